/** Where a card can go, and where one may ask why it cannot. */

import type { shelf } from "../../wire.ts";
import { COLOURS, type Face, type Shelf } from "./cards.ts";

export type End = "left" | "right";

export interface Place {
  /** What to play, or what to ask about. */
  move: string;
  kind: "up" | "down" | "no";
  /** Read out. */
  says: shelf.MoveView["says"] | null;
}

/** The places at one end of a shelf, from the shelf outwards. */
export interface Places {
  start: Place[];
  left: Place[];
  right: Place[];
}

/** The places of a chosen card, for the own shelf of each colour. */
export function placesFor(card: Face, moves: shelf.MoveView[], shelves: Shelf[]): Places[] {
  const code = card.card;
  const own = moves.filter((move) => move.code === code);
  return COLOURS.map((colour, number) => {
    const shelf = shelves[number] ?? null;
    const fits = card.colour === colour;
    return {
      start: shelf ? [] : [atStart(own, code, colour, fits)],
      left: atEnd(own, code, colour, "left", shelf, fits),
      right: atEnd(own, code, colour, "right", shelf, fits),
    };
  });
}

/** A shelf that is still to be begun: by a card of its colour, and never face down. */
function atStart(own: shelf.MoveView[], code: string, colour: string, fits: boolean): Place {
  return fits ? placed(own, `${code} start`, "up") : placed(own, `${code} down ${colour} left`, "down");
}

function atEnd(
  own: shelf.MoveView[],
  code: string,
  colour: string,
  end: End,
  shelf: Shelf,
  fits: boolean,
): Place[] {
  if (!shelf?.open.includes(end)) return [];
  const down = placed(own, `${code} down ${colour} ${end}`, "down");
  if (!fits) return [down];
  const up = placed(own, `${code} ${end}`, "up");
  // One question is enough where nothing can lie.
  return up.kind === "no" && down.kind === "no" ? [up] : [up, down];
}

/** The place of this move: allowed if the table lists it, otherwise one to ask about. */
function placed(own: shelf.MoveView[], move: string, kind: "up" | "down"): Place {
  const found = own.find((each) => each.move === move);
  return { move, kind: found ? kind : "no", says: found?.says ?? null };
}

/** What to ask about a card that may not be taken: its likeliest place. */
export function questionOf({ card, colour, side }: Face, shelves: Shelf[]): string {
  const shelf = shelves[COLOURS.findIndex((each) => each === colour)];
  return shelf ? `${card} ${side ?? shelf.open[0] ?? "left"}` : `${card} start`;
}

/** The card that a reason speaks of, and the one in its way. */
export function codesIn(args: Record<string, unknown>): string[] {
  return ["card", "other"].flatMap((name) => {
    const noun = args[name] as { args?: { card?: unknown } } | undefined;
    return typeof noun?.args?.card === "string" ? [noun.args.card] : [];
  });
}
