/** The pictures of the rules: fixed positions, written down in `figures.json` frame by frame. */

import type { Frame } from "./figure-pieces.ts";
import written from "./figures.json";

export { default as Scene } from "./FigureScene.svelte";
export { default as Shared } from "./Defs.svelte";

export const frames: Record<string, Frame[]> = written;
