/** What a frame of a picture shows, read from how it is written down in `figures.json`. */

import type { Phrase, stickers } from "../../wire.ts";
import type { Card, Clan } from "./context.ts";
import prints from "./prints.json";

export interface Frame {
  /** The tokens of each level, the most valuable first. */
  board?: string[];
  market?: string;
  /** So large that every cell of a card is seen. */
  large?: boolean;
  /** How many cards are left in the deck and in the reserve. */
  deck?: number[];
  hand?: string;
  /** Its columns. */
  album?: string[];
  /** Bonus and combos. */
  things?: string;
  /** The clan that an opponent is asked for, and the opponent's hand. */
  asks?: string;
  rival?: string;
  /** Whether the stars of the album are counted. */
  stars?: boolean;
  count?: Count;
}

/** One clan counted: how many cards each player has of it, and what they bring. */
export interface Count {
  clan: string;
  cards: number[];
  rewards: number[];
  /** The points of everybody, and who wins, where they are equal. */
  totals?: number[];
  wins?: number;
}

export interface Piece {
  code: string;
  /** Nothing where there is a gap, or a card that lies face down. */
  card: Card | null;
  marked: boolean;
}

export interface Thing {
  kind: "bonus" | "combo";
  what: string[];
  lit: boolean;
  off: boolean;
  left: number;
}

type Names = Record<"ru" | "en", string[]>;

const CLANS: Record<string, Names> = prints.clans;
const CARDS: Record<string, { stars: number; combos: string[] }> = prints.cards;

/** What lies there, from left to right. */
export function pieces(line: string): Piece[] {
  return wordsOf(line).map((written) => {
    const code = written.replace("!", "");
    return { code, card: cardOf(code), marked: written.endsWith("!") };
  });
}

/** The codes of what is spoken of. */
export function markedIn(lines: string[]): string[] {
  return lines.flatMap(pieces).flatMap(({ code, marked }) => (marked ? [code] : []));
}

export function cardsOf(line: string): Card[] {
  return pieces(line).flatMap(({ card }) => card ?? []);
}

export function thingsOf(line: string): Thing[] {
  return wordsOf(line).map((written) => {
    const what = written.replace(/^[-=]|!$/g, "");
    const kind = what === "take" || what === "swap" ? "bonus" : "combo";
    const lit = written.endsWith("!");
    const left = written.startsWith("=") ? 0 : 1;
    return { kind, what: [what], lit, off: written.startsWith("-"), left };
  });
}

function wordsOf(line: string): string[] {
  return line.split(" ").filter(Boolean);
}

/** What is printed on a card. */
function cardOf(code: string): Card | null {
  const [clan = "", number = ""] = code.split("-");
  const printed = CARDS[number];
  if (!printed) return null;
  const { stars, combos } = printed;
  return {
    card: code,
    clan,
    stars,
    combos,
    mark: null,
    star_cells: prints.cells,
    combo_cells: prints.cells - combos.length,
    stuck: [],
    decorations: [],
    noun: { key: "card", args: { clan: nounOf(clan), stars } },
  };
}

function nounOf(clan: string): Phrase {
  const { ru, en } = CLANS[clan]!;
  return { key: "clan", args: { ru: ru[0]!, en: en[0]! } };
}

/** The table that a frame is a part of. */
export function viewOf({ board = [] }: Frame): stickers.View {
  const levels = prints.levels.map(({ ru, en, first, second }, level) => ({
    noun: { key: "level", args: { ru, en } },
    clans: pieces(board[level] ?? "").map(({ code }) => code),
    first,
    second,
  }));
  return {
    ...NOTHING,
    // Where the board is shown, what is spoken of are its tokens.
    phase: board.length ? "swapping" : "",
    levels: board.length ? levels : [],
    clans: Object.entries(CLANS).map(clanOf),
    order: Object.keys(CLANS),
  };
}

function clanOf([clan, { ru, en }]: [string, Names]): Clan {
  return {
    clan,
    noun: nounOf(clan),
    letters: { key: "letters", args: { ru: ru[1]!, en: en[1]! } },
    level: 1,
    first: 0,
    second: 0,
    points: [],
    places: [],
  };
}

const NOTHING: stickers.View = {
  game: "stickers",
  seat: null,
  to_move: [],
  prompt: { key: "", args: {} },
  moves: [],
  phase: "",
  round: 1,
  turn: 0,
  first: 0,
  scenario: "none",
  campaign: false,
  levels: [],
  clans: [],
  order: [],
  market: [],
  deck: 0,
  reserve: 0,
  collecting: null,
  asked_for: null,
  laid: 0,
  refilled: false,
  tiers: [],
  bonus: [],
  combos: [],
  seats: [],
  pack: null,
  passed: [],
  stuck: [],
  kept: [],
  decorated: [],
  offered: [],
  tie_break: null,
  winners: [],
};

/** The place of a seat by counted cards: 1, 2 if nobody shares the first, or none. */
export function placeIn(cards: number[], seat: number): number {
  const own = cards[seat] ?? 0;
  const ahead = cards.filter((each) => each > own).length;
  return own && ahead < 2 ? ahead + 1 : 0;
}
