// Stands in the front page that is drawn ahead; for SCRIPTS, vite.config.ts puts their addresses.
{
  const PAINTED = "largest-contentful-paint";
  const isTold = PerformanceObserver.supportedEntryTypes.includes(PAINTED);
  /** Milliseconds in which the other covers are painted too. */
  const BLINK = 200;
  /** Milliseconds after which nobody waits for anything. */
  const LATER = 5_000;
  /** What tells that somebody is about to press something. */
  const STIRS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "popstate"];
  const scripts = SCRIPTS;
  let waits = true;
  let blink;

  // Over a slow line scripts would take their share of what is needed to see the page: they are
  // fetched when the covers have been seen, or when somebody cannot wait.
  const fetchThem = () => {
    if (!waits) return;
    waits = false;
    for (const href of scripts) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
    }
  };

  const begin = () => {
    fetchThem();
    import(scripts[0]); // It brings the others.
  };

  // Somebody new has seen all there is to see, and the page sleeps until they stir; others have a
  // name, and tables that wait for them. In the dark the button for the light changes.
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const isNew = () => {
    try {
      return !localStorage.length;
    } catch {
      return true; // Here nothing is ever kept.
    }
  };
  const arrive = isNew() && !isDark ? fetchThem : begin;

  const look = (painted) => {
    if (!painted.getEntries().some(({ url }) => url)) return;
    clearTimeout(blink);
    blink = setTimeout(arrive, BLINK);
  };
  if (isTold) new PerformanceObserver(look).observe({ type: PAINTED, buffered: true });
  // A page in the background is never told, nor one that was touched before anything was painted.
  addEventListener("load", () => setTimeout(begin, isTold ? LATER : 0));
  for (const stir of STIRS) addEventListener(stir, begin, { once: true });

  // What is pressed before they have come, FrontPage.svelte presses again; a form that the browser
  // sent itself would be lost.
  onsubmit = (event) => event.preventDefault();
  onclick = ({ target }) => {
    window.early = target.closest("button");
    begin();
  };
}
