/**
 * The pictures of the rules: fixed positions, written down in `figures.json` frame by frame.
 *
 * A card or a token is its code; `!` is spoken of, `.` is a gap, `?` a card face down, `+` a place
 * for a new column. Of bonus and combos, `!` is earned, `=` in front is spent, `-` not to be had.
 */

import type { Frame } from "./figure-pieces.ts";
import written from "./figures.json";

export { default as Scene } from "./FigureScene.svelte";

export const frames: Record<string, Frame[]> = written;
