/** What stands on the boxes; every game's folder brings its own, and nothing lists them. */

import type { Words } from "../lib/saying.ts";

export interface Box {
  /** Where it stands on the shelf, counted from the left. */
  place: number;
  /** From how many years on. */
  age: number;
  /** The shortest and the longest game. */
  minutes: readonly [number, number];
  /** Of the play button: white letters are read on it. */
  colour: string;
  /** Its lower edge, and the tray of the box. */
  edge: string;
}

const FOUND = import.meta.glob<Record<string, Box>>("./*/box.ts", {
  import: "boxes",
  eager: true,
});
const BOXES: Record<string, Box> = Object.assign({}, ...Object.values(FOUND));
/** For a game whose folder says nothing. */
const PLAIN: Omit<Box, "age" | "minutes"> = { place: Infinity, colour: "#6a4122", edge: "#3f2412" };

/** What is known of a game's box: at least how it is painted. */
export function boxOf(game: string): Partial<Box> & typeof PLAIN {
  return BOXES[game] ?? PLAIN;
}

/** The words for a box: the short ones if there are some, and else those of the game itself. */
export function onBox(words: Words | undefined, what: string, game: string, long: string): string {
  const key = `box-${what}-${game}`;
  return words?.knows(key) ? words.the(key) : long;
}
