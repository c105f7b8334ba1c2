/**
 * The pictures of the rules: fixed positions, written down in `figures.json` frame by frame.
 *
 * A card is its code. `*` may be taken, `!` is spoken of, `-` in front lies face down; `+` is a
 * place where the card goes, `x` one where it does not, `.` a gap.
 */

import type { Frame } from "./figure-pieces.ts";
import written from "./figures.json";

export { default as Sign } from "./Pictogram.svelte";
export { default as Scene } from "./FigureScene.svelte";
export { default as Shared } from "./Defs.svelte";

export const frames: Record<string, Frame[]> = written;

/** What a card has printed on it. */
export const signs: Record<string, string> = {
  "SH-23": "edge-bonus",
  "SH-24": "same",
  "SH-25": "first-toy",
  "SH-26": "two-toys",
  "SH-27": "three-shelves",
  "SH-28": "neighbour-bonus",
  "SH-29": "touch-edge",
  "SH-30": "no-edge",
};
