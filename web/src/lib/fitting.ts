/** Words that must not take more room than they have: they become smaller, to a size that is read. */

import type { Attachment } from "svelte/attachments";

/** In pixels. */
const SMALLEST = 12.5;
const STEP = 0.5;
/** Sizes are told in whole pixels. */
const ROUNDED = 1;

/**
 * Makes what is written in a place small enough for it; `words` says when to look anew. A word that
 * is still too long is broken.
 */
export function fitted(words: string, smallest = SMALLEST): Attachment<HTMLElement> {
  return (place) => {
    void words;
    const fit = () => shrink(place, smallest);
    // It looks for the first time when the page has been laid out, and before it is painted.
    const watch = new ResizeObserver(fit);
    watch.observe(place);
    addEventListener("resize", fit);
    return () => {
      watch.disconnect();
      removeEventListener("resize", fit);
    };
  };
}

function shrink(place: HTMLElement, smallest: number): void {
  place.style.removeProperty("font-size");
  place.style.removeProperty("overflow-wrap");
  let size = parseFloat(getComputedStyle(place).fontSize);
  while (isTooMuch(place) && size > smallest) {
    size = Math.max(smallest, size - STEP);
    place.style.fontSize = `${size}px`;
  }
  if (isTooMuch(place)) place.style.overflowWrap = "anywhere";
}

function isTooMuch({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight + ROUNDED || scrollWidth > clientWidth + ROUNDED;
}
