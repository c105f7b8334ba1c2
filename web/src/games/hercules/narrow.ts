/** What a phone needs otherwise than a table does. */

import { MediaQuery } from "svelte/reactivity";

/** Below so many pixels the hand stays at the lower edge, on whatever is under it. */
export const NARROW = 700;
/** A phone that lies: as in Layout.svelte. */
export const lies = new MediaQuery(
  "(max-height: 519.98px) and (min-width: 640px) and (max-width: 1111.98px)",
);

type Find = (selector: string) => HTMLElement | null;

/** Scrolls the Gymnasium out from under the hand. */
export function bringOutGymnasium(find: Find): void {
  const zone = find(".gymnasium");
  if (!zone) return;
  zone.style.scrollMarginBottom = `${(find(".dock")?.offsetHeight ?? 0) + 8}px`;
  zone.scrollIntoView({ block: "nearest", behavior: "smooth" });
}
