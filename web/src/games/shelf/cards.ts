/** What lies on the table, told apart. */

import type { shelf } from "../../wire.ts";

export type Face = shelf.CardView;
export type AnyCard = shelf.CardView | shelf.BackView;
export type Shelf = shelf.ShelfView | null;

export const COLOURS = ["A", "B", "C"] as const;

export function isFace(card: AnyCard): card is Face {
  return card.kind !== "back";
}

/** What a card is called while it lies on somebody's shelf; at most one card of it is a back. */
export function keyOf(card: AnyCard, seat: number, colour: string): string {
  return isFace(card) ? card.card : backOf(seat, colour);
}

export function backOf(seat: number, colour: string): string {
  return `back-${seat}-${colour}`;
}

/** The pictogram printed on a card: the toys of the blue shelf all carry its rule. */
export function pictogramOf(card: Face): string | null {
  if (card.property !== "plain") return card.property;
  return card.kind === "toy" && card.colour === "C" ? "same" : null;
}
