/** Which page is open. An ordinary link to one of our own opens it without loading anew. */

/** Where pages are drawn ahead of any browser, the front page; and the table that somebody came from. */
export const route = $state({ path: import.meta.env.SSR ? "/" : location.pathname, table: "" });

/** What the house answers itself. */
const SERVED = /^\/(api\/|docs$|openapi\.json$|licences\.txt$)/;

/** Whether somebody has come here from another page of ours. */
let walked = false;

export function go(path: string): void {
  history.pushState(null, "", path);
  walk();
  scrollTo(0, 0);
}

function walk(): void {
  walked = true;
  route.table = tableIn(route.path) ?? route.table;
  route.path = location.pathname;
}

/** The focus follows who walks, as it does when a browser loads a page: what had it has gone. */
export function arrived(main: HTMLElement): void {
  if (walked) main.focus({ preventScroll: true });
}

/** Follows links and the browser's own buttons. */
export function followLinks(): void {
  addEventListener("popstate", walk);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isOurs(link) || event.button || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function isOurs(link: HTMLAnchorElement): boolean {
  const page = link.origin === location.origin && !SERVED.test(link.pathname);
  const elsewhere = link.target || link.hasAttribute("download");
  const within = link.pathname === location.pathname && link.hash;
  return page && !elsewhere && !within;
}

/** The table that an address names. */
export function tableIn(path: string): string | undefined {
  return /^\/t\/([\w-]+)$/.exec(path)?.[1];
}

/** The campaign that an address names. */
export function campaignIn(path: string): string | undefined {
  return /^\/c\/([\w.-]+)$/.exec(path)?.[1];
}

/** The game whose box an address opens. */
export function boxIn(path: string): string | undefined {
  return /^\/games\/([\w-]+)$/.exec(path)?.[1];
}

/** The game whose rules an address opens; all games, without a name. */
export function rulesIn(path: string): string | undefined {
  return /^\/games\/([\w-]+)\/rules$/.exec(path)?.[1];
}

/** The game whose guide an address opens. */
export function guideIn(path: string): string | undefined {
  return /^\/games\/([\w-]+)\/guide$/.exec(path)?.[1];
}
