/** What every part of this board needs: the words, and what is known of the clans. */

import { createContext } from "svelte";

import type { Words } from "../../lib/saying.ts";
import type { stickers } from "../../wire.ts";

export type Card = stickers.CardView;
export type Clan = stickers.ClanView;

export interface Table {
  readonly words: Words;
  readonly view: stickers.View;
  /** Codes of what a line of the log or a guide speaks of: cards, clans, zones. */
  readonly pointed: ReadonlySet<string>;
  /** What is worth most now: all its cards shimmer. */
  readonly rarest: string | undefined;
  /** The move that was advised. */
  readonly hint: string | null;
  /** The same, taken apart. */
  readonly advised: stickers.MoveView | undefined;
}

export const [table, layTable] = createContext<Table>();

export function clanOf(at: Table, code: string): Clan | undefined {
  return at.view.clans.find(({ clan }) => clan === code);
}

/** What a clan is called, without any signs round it. */
export function nameOf(at: Table, code: string): string {
  const name = clanOf(at, code)?.noun.args[at.words.language];
  return typeof name === "string" ? name : code;
}

/** Its two letters. */
export function lettersOf(at: Table, code: string): string {
  const letters = clanOf(at, code)?.letters;
  return letters ? at.words.say(letters) : code.slice(0, 2);
}

/** What a card is called, with all that is printed and stuck on it. */
export function spoken(at: Table, card: Card): string {
  const { words } = at;
  const stuck = card.stuck.map((sticker) => words.the("sticker", { sticker }));
  const worn = card.decorations.map((decoration) => words.the("decoration", { decoration }));
  return words.the("stickers-card", {
    card: card.noun,
    mark: card.mark ?? 0,
    stuck: stuck.join(", ") || "nothing",
    decorations: worn.join(", ") || "nothing",
  });
}

/** Which place a seat has in a clan now: 1, 2, or none. */
export function placeOf(at: Table, clan: string, seat: number): number {
  const places = clanOf(at, clan)?.places ?? [];
  return places.findIndex((seats) => seats.includes(seat)) + 1;
}

/** What was stuck tonight on the cards of an album, in order. */
export function stuckIn({ stuck }: stickers.View, album: stickers.ColumnView[]): string[] {
  const cards = new Set<string | null>(album.flatMap(({ cards }) => cards.map(({ card }) => card)));
  return stuck.flatMap(({ card, sticker }) => (cards.has(card) ? [sticker] : []));
}

/** What these words speak of: the cards that they name, or else the clans. */
export function spokenOf(view: stickers.View, said: string[]): ReadonlySet<string> {
  const codes = new Set(said);
  if (cardsInSight(view).some(({ card }) => codes.has(card))) return codes;
  const isSaid = (name: unknown) => typeof name === "string" && codes.has(name);
  const named = view.clans.filter(({ noun }) => Object.values(noun.args).some(isSaid));
  return new Set([...said, ...named.map(({ clan }) => clan)]);
}

export function cardsInSight({ market, seats, offered }: stickers.View): Card[] {
  const open = seats.flatMap(({ cards, album }) => [
    ...(cards ?? []),
    ...album.flatMap((column) => column.cards),
  ]);
  return [...market.filter((card) => card !== null), ...open, ...offered];
}

/** Whether a card is spoken of, itself or with its clan; in a swap a clan is its token. */
export function isPointed({ pointed, view }: Table, { card, clan }: Card): boolean {
  return pointed.has(card) || (pointed.has(clan) && view.phase !== "swapping");
}
