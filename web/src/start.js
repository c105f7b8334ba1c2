// Stands in the front page that is drawn ahead; for SCRIPTS, vite.config.ts puts their addresses, what
// the others need first.
{
  const PAINTED = "largest-contentful-paint";
  const isTold = PerformanceObserver.supportedEntryTypes.includes(PAINTED);
  /** Milliseconds in which the other covers are painted too. */
  const BLINK = 200;
  /** Milliseconds after which nobody waits for anything. */
  const LATER = 5_000;
  const scripts = SCRIPTS;
  let begun;
  let blink;

  const rest = () => new Promise((rested) => setTimeout(rested));

  // Over a slow line scripts would take their share of what is needed to see the page: they are
  // fetched when the covers have been seen, or when somebody cannot wait. Everything is done bit by bit:
  // whoever touches a slow phone that is busy for a blink waits.
  const begin = async () => {
    if (begun) return;
    begun = true;
    for (const href of scripts) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
      await rest();
    }
    for (const script of scripts) {
      await import(script);
      await rest();
    }
  };

  const look = (painted) => {
    if (!painted.getEntries().some(({ url }) => url)) return;
    clearTimeout(blink);
    blink = setTimeout(begin, BLINK);
  };
  if (isTold) new PerformanceObserver(look).observe({ type: PAINTED, buffered: true });
  // A page in the background is never told, nor one that was touched before anything was painted.
  addEventListener("load", () => setTimeout(begin, isTold ? LATER : 0));

  // What is pressed before they have come, FrontPage.svelte presses again; a form that the browser
  // sent itself would be lost.
  onsubmit = (event) => event.preventDefault();
  onclick = ({ target }) => {
    window.early = target.closest("button");
    begin();
  };
}
