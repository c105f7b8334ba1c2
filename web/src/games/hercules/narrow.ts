/** What a phone needs otherwise than a table does. */

import { MediaQuery } from "svelte/reactivity";

/** Below so many pixels the hand stays at the lower edge, on whatever is under it. */
export const NARROW = 700;
/** A phone that lies: as in Layout.svelte. */
export const lies = new MediaQuery(
  "(max-height: 519.98px) and (min-width: 640px) and (max-width: 1111.98px)",
);

type Find = (selector: string) => HTMLElement | null;

/** Pixels between the Gymnasium and the hand. */
const GAP = 8;

/** Scrolls the Gymnasium out from under the hand; unless it must, only if no labour goes off. */
export function bringOutGymnasium(find: Find, dock: number, must: boolean): void {
  const [frieze, zone] = [find(".frieze"), find(".gymnasium")];
  if (!frieze || !zone) return;
  const below = dock + GAP;
  const height = zone.getBoundingClientRect().bottom - frieze.getBoundingClientRect().top;
  if (!must && height + below > innerHeight) return;
  zone.style.scrollMarginBottom = `${below}px`;
  zone.scrollIntoView({ block: "nearest", behavior: "smooth" });
}
