/** What stands on the boxes; every game's folder brings its own, and nothing lists them. */

import { ownWords, t } from "../lib/words.svelte.ts";
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

/** What a game is called everywhere here: as it stands on its box, and else by its own title. */
export function nameOf(game: string): string {
  return short(`box-name-${game}`, `title-${game}`);
}

/** What stands under that name on the shelf. */
export function aboutOf(game: string): string {
  return short(`box-about-${game}`, `about-${game}`);
}

/** The words that were made for a box, if there are some, and else those of the game itself. */
function short(key: string, long: string): string {
  return t(ownWords()?.knows(key) ? key : long);
}

/** How many paints there are for boxes whose folder brings none: see app.css. */
const PAINTS = 6;

/** Which of them a box has: the same one always, by the letters of its key. */
export function paintOf(game: string): number | undefined {
  if (boxOf(game)) return undefined;
  return [...game].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % PAINTS;
}
