/** Windows that are too small for a whole table, or have room to spare: as in parts/frame.css. */

import { MediaQuery } from "svelte/reactivity";

/** A phone, held upright. */
export const upright = new MediaQuery(
  "(max-width: 639.98px), (max-width: 699.98px) and (orientation: portrait)",
);
/** A phone, held sideways. */
export const sideways = new MediaQuery(
  "(min-width: 640px) and (max-height: 519.98px) and (orientation: landscape)",
);
/** High enough for an album, even on a phone. */
export const tall = new MediaQuery("(min-height: 760px)");
/** There is room for all that happened. */
export const wide = new MediaQuery("(min-width: 1600px) and (min-height: 900px)");
