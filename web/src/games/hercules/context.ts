/** What every part of this board needs: the words, and how large it is. */

import { createContext } from "svelte";

import type { Words } from "../../lib/saying.ts";

export interface Table {
  readonly words: Words;
  /** As small as a phone: cards have the small face. */
  readonly small: boolean;
}

export const [table, layTable] = createContext<Table>();
