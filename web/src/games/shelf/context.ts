/** What every part of this board needs: the words, the box, and how a card is called. */

import { createContext } from "svelte";

import type { Words } from "../../lib/saying.ts";
import type { Phrase } from "../../wire.ts";
import type { AnyCard, Face } from "./cards.ts";
import { isFace, pictogramOf } from "./cards.ts";

export interface Table {
  readonly words: Words;
  /** The key of the game: which of the two boxes is on the table. */
  readonly edition: string;
}

export const [table, layTable] = createContext<Table>();

/** What a card is called, with all that is printed on it. */
export function spoken(words: Words, card: AnyCard): string {
  if (!isFace(card)) return words.the("shelf-back");
  const { noun, kind, colour, points } = card;
  const property = pictogramOf(card);
  return words.the(property ? "shelf-card-with" : "shelf-card", {
    card: noun,
    kind,
    colour,
    points,
    property: property ? words.the("shelf-property", { property }) : "",
  });
}

/** What the toy on a card is called, without any signs round it. */
export function nameOf(words: Words, card: AnyCard): string {
  return isFace(card) ? inTongue(words, card.noun) : "";
}

/** What the toy is called that earns a bonus turn with a card. */
export function calledBy(words: Words, card: Face): string {
  return card.calls ? inTongue(words, card.calls) : "";
}

function inTongue(words: Words, noun: Phrase): string {
  const name = noun.args[words.language];
  return typeof name === "string" ? name : "";
}
