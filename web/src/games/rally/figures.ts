/**
 * The pictures of the rules: fixed positions, written down in `figures.json` frame by frame, each a
 * part of the rug. What its words mean stands in `figure-views.ts`.
 */

import type { Frame } from "./figure-views.ts";
import written from "./figures.json";

export { default as Scene } from "./FigureScene.svelte";
export { default as Shared } from "./Defs.svelte";

export const frames = written as unknown as Record<string, Frame[]>;
