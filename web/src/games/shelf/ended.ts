/** What lies before one player when the game is over: the score pad, card by card. */

import type { Phrase, shelf } from "../../wire.ts";
import type { AnyCard } from "./cards.ts";

export interface Counted {
  card: AnyCard;
  points: number;
  /** Not so for a toy that stood outermost on an unfinished shelf. */
  kept: boolean;
}

export interface PadLine {
  what: Phrase;
  points: number;
  cards: Counted[];
}

export type Ended = shelf.SeatView & { pad?: PadLine[] | null };
