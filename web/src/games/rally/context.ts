/** What every part of this board needs: the words, and how the rug is turned. */

import { createContext } from "svelte";

import type { Words } from "../../lib/saying.ts";

export interface Table {
  readonly words: Words;
  /** The key of the game: the race, or the circuit. */
  readonly game: string;
  /** By how many quarters the rug is turned, clockwise: one on a narrow screen. */
  readonly quarters: number;
}

export const [table, layTable] = createContext<Table>();
