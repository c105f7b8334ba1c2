/** Cards and their faces, as far as they are to be drawn. */

import type { hercules, Phrase } from "../../wire.ts";

export type Card = hercules.CardView;
export type Face = hercules.FaceView;
export type Laid = hercules.LaidView;
export type Labour = hercules.LabourView;
export type Move = hercules.MoveView;
export type Seat = hercules.SeatView;
export type View = hercules.View;

const CHARACTERISTICS = ["strength", "agility", "wit", "perseverance"];
const ITEMS = ["club", "bow", "log", "rope"];

export function isCharacteristic(symbol: string): boolean {
  return CHARACTERISTICS.includes(symbol);
}

/** A companion, drawn with a star. */
export function isCompanion(symbol: string): boolean {
  return !isCharacteristic(symbol) && !ITEMS.includes(symbol);
}

/** A way to lay a card, as moves spell it. */
export function spelled(card: string, half: string): string {
  return half === "whole" ? card : `${card} ${half}`;
}

/** The card of a way to lay it. */
export function cardOf(face: string): string {
  return face.split(" ", 1)[0] ?? "";
}

/** What a phrase says of a card: its code. */
export function codeOf(noun: unknown): string {
  const code = (noun as Phrase | undefined)?.args?.card;
  return typeof code === "string" ? code : "";
}

/** Everything that is seen of cards somewhere on the table, by code. */
export function cardsIn(view: View): Map<string, Card> {
  const seats = view.seats.flatMap(({ cards, discard, bought }) => [
    ...(cards ?? []),
    ...discard,
    ...bought,
  ]);
  const open = view.gymnasium.filter((card) => card !== null);
  return new Map([...open, ...seats].map((card) => [card.card, card]));
}

/** The symbol and the number of a card that was laid. */
export function printedOn({ noun }: Laid): { symbol: string; initiative: string } {
  const { symbol, initiative } = noun.args;
  return { symbol: String(symbol), initiative: String(initiative) };
}
