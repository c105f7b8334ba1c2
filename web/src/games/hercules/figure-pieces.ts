/** What a frame of a picture shows, read from how it is written down in `figures.json`. */

import type { Event } from "../../wire.ts";
import { cardOf, spelled, type Card, type Labour, type Seat } from "./cards.ts";
import type { Claim } from "./claims.ts";
import prints from "./prints.json";

/** Players are counted from 1, as their colours are. */
export interface Frame {
  labours?: LabourShown[];
  gymnasium?: { card: string; laid?: string }[];
  players?: PlayerShown[];
  /** A labour whose back is read. */
  turned?: number;
  /** Who takes how many tokens, and whence. */
  took?: { player: number; labour: number; tokens: number };
}

interface LabourShown {
  number: number;
  tokens: number;
  laid?: string;
  won?: number;
  fits?: boolean;
}

interface PlayerShown {
  tokens?: number;
  labours?: number[];
  active?: number;
  hand?: string;
  stack?: number;
  discard?: string;
}

export interface HandPiece {
  card: Card;
  /** The half that is in hand, as moves spell it. */
  held: string | null;
  goes: boolean;
}

const CARDS = prints.cards as unknown as Record<string, Card>;
const LABOURS = prints.labours as unknown as Record<string, Labour>;
/** Beside a card of the hand: it is picked up, or it goes. */
const MARK = /[*-]$/;

function words(line: string | undefined): string[] {
  return line?.split(" ").filter(Boolean) ?? [];
}

export function cardCalled(code: string): Card {
  return CARDS[code]!;
}

export function labourShown({ number, tokens }: { number: number; tokens?: number }): Labour {
  return { ...LABOURS[number]!, tokens: tokens ?? 0, places: 3, round: 1 };
}

/** `G01.lower` is the lower half of a card, as moves spell it. */
function faceOf(written: string): string {
  const [card = "", half = "whole"] = written.split(".");
  return spelled(card, half);
}

/** Cards in hand: `S32*` is picked up, `S1-` goes. */
export function handIn(line: string | undefined): HandPiece[] {
  return words(line).map((written) => {
    const face = faceOf(written.replace(MARK, ""));
    return {
      card: cardCalled(cardOf(face)),
      held: written.endsWith("*") ? face : null,
      goes: written.endsWith("-"),
    };
  });
}

export function cardsOn(line: string | undefined): Card[] {
  return words(line).map(cardCalled);
}

/** What lies on a labour or a card: `2:G15.lower` is the second player's, `1:?S32` lies face down. */
export function claimsIn(line: string | undefined): Claim[] {
  const claims = new Map<number, Claim>();
  for (const written of words(line)) {
    const [colour = "", what = ""] = written.split(":");
    const claim = claims.get(Number(colour)) ?? {
      seat: Number(colour) - 1,
      colour: Number(colour),
      laid: [],
      down: what.startsWith("?"),
    };
    claims.set(claim.colour, claim);
    const face = faceOf(what.replace("?", ""));
    const { card, faces } = cardCalled(cardOf(face));
    const { half, noun } = faces.find((each) => spelled(card, each.half) === face)!;
    claim.laid.push({ card, half, noun });
  }
  return [...claims.values()];
}

export function playerShown(shown: PlayerShown, place: number): Seat {
  return {
    colour: place + 1,
    tokens: shown.tokens ?? 0,
    labours: shown.labours ?? [],
    active: shown.active ?? null,
    points: 0,
    hand: 0,
    cards: null,
    stack: shown.stack ?? 0,
    discard: cardsOn(shown.discard),
    bought: [],
    ready: false,
    choice: null,
  };
}

/** What the frame tells, as a table would: so tokens fly as they do there. */
export function eventsOf({ took, labours }: Frame): Event[] {
  if (!took) return [];
  const { number, tokens: left } = labours!.find(({ number }) => number === took.labour)!;
  const labour = { key: "labour", args: { number } };
  const args = { seat: took.player - 1, tokens: took.tokens, left, labour };
  return [{ key: "took-tokens", args, audience: null }];
}
