/** What stands on the boxes; every game's folder brings its own, and nothing lists them. */

import type { Words } from "../lib/saying.ts";
import { SEATS } from "../wire.ts";

export interface Box {
  /** Where it stands on the shelf, counted from the left. */
  place: number;
  /** The shortest and the longest game. */
  minutes: readonly [number, number];
}

const FOUND = import.meta.glob<Record<string, Box>>("./*/box.ts", {
  import: "boxes",
  eager: true,
});
const BOXES: Record<string, Box> = Object.assign({}, ...Object.values(FOUND));

/** What is known of a game's box, if its folder says something. */
export function boxOf(game: string): Box | undefined {
  return BOXES[game];
}

/** All games in the order in which their boxes stand; one that has no place stands last. */
export function onShelf(): string[] {
  const place = (game: string) => boxOf(game)?.place ?? Infinity;
  return Object.keys(SEATS).sort((one, other) => place(one) - place(other));
}

/** The words for a box: the short ones if there are some, and else those of the game itself. */
export function onBox(words: Words | undefined, what: string, game: string, long: string): string {
  const key = `box-${what}-${game}`;
  return words?.knows(key) ? words.the(key) : long;
}
