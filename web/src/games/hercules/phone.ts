/** A phone, upright or lying, as in frame.css: its cards have the small face, and words give way to signs. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery(
  "(max-width: 639.98px), (max-width: 699.98px) and (orientation: portrait), " +
    "(min-width: 640px) and (max-height: 519.98px) and (orientation: landscape)",
);
