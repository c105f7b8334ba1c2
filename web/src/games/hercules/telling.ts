/** How the table looked after each thing that is told of it: for the scene of the reveal. */

import type { Event, Phrase } from "../../wire.ts";
import { cardsIn, codeOf, type Card, type Laid, type Seat, type View } from "./cards.ts";

type Told = (view: View, args: Event["args"], cards: Map<string, Card>) => View;

/** The ways in which a face is named. */
const FACE = "face-";
const NO_CHOICE = {
  plan: null,
  named: [],
  labour: null,
  wanted: null,
  laid: [],
  answer: null,
  duel: null,
};

/** The table after an event; what nobody spoke of stays as it was. */
export function after(view: View, event: Event, last: View): View {
  const cards = new Map([...cardsIn(view), ...cardsIn(last)]);
  return TOLD[event.key]?.(view, event.args, cards) ?? view;
}

export function seatOf(args: Event["args"]): number {
  return Number(args.seat);
}

export function labourOf(args: Event["args"]): number {
  return Number((args.labour as Phrase | undefined)?.args.number);
}

function withSeat(view: View, seat: number, change: (of: Seat) => Partial<Seat>): View {
  return {
    ...view,
    seats: view.seats.map((of, each) => (each === seat ? { ...of, ...change(of) } : of)),
  };
}

/** The cards that a sentence names, one after another. */
function named(phrase: unknown): Phrase[] {
  const said = phrase as Phrase;
  if (said.key !== "and-more") return [said];
  return [...named(said.args.first), ...named(said.args.rest)];
}

function laidIn(phrase: unknown): Laid[] {
  return named(phrase).map((noun) => {
    const half = noun.key.startsWith(FACE) ? noun.key.slice(FACE.length) : "whole";
    return { card: codeOf(noun), half, noun };
  });
}

/** A card that was seen somewhere; of any other, what was said of it. */
export function seen(laid: Laid, colour: number, cards: Map<string, Card>): Card {
  const known = cards.get(laid.card);
  if (known) return known;
  const { symbol, initiative } = laid.noun.args;
  const face = { half: "whole", symbol: String(symbol), initiative: initiative ?? "", tokens: 1 };
  return {
    card: laid.card,
    colour,
    cost: null,
    faces: [{ ...face, noun: laid.noun }],
    noun: laid.noun,
    short: laid.noun,
  };
}

/** So many tokens more; each is a point, and so is a labour. */
function paid({ tokens, points }: Seat, more: number): Partial<Seat> {
  return { tokens: tokens + more, points: points + more };
}

function without(of: Seat, codes: string[]): Pick<Seat, "hand" | "cards"> {
  const cards = of.cards?.filter(({ card }) => !codes.includes(card)) ?? null;
  return { hand: of.hand - codes.length, cards };
}

/** Cards leave the hand and lie open somewhere. */
function lay(of: Seat, laid: Laid[], target: { labour?: number; wanted?: string }): Partial<Seat> {
  const codes = laid.map(({ card }) => card);
  return { ...without(of, codes), ready: false, choice: { ...NO_CHOICE, ...target, laid } };
}

function discard(of: Seat, laid: Laid[], cards: Map<string, Card>): Partial<Seat> {
  const gone = laid.map((each) => seen(each, of.colour, cards));
  return { discard: [...of.discard, ...gone], choice: null };
}

function back(of: Seat, cards: Map<string, Card>): Partial<Seat> {
  const laid = of.choice?.laid ?? [];
  const own = laid.flatMap(({ card }) => cards.get(card) ?? []);
  return {
    hand: of.hand + laid.length,
    cards: of.cards && [...of.cards, ...own],
    choice: null,
  };
}

function gain(of: Seat, card: Card | undefined): Partial<Seat> {
  if (!card) return {};
  return {
    hand: of.hand + 1,
    cards: of.cards && [...of.cards, card],
    bought: card.cost === null ? of.bought : [...of.bought, card],
  };
}

function leaves(view: View, code: string): View {
  return {
    ...view,
    gymnasium: view.gymnasium.map((card) => (card?.card === code ? null : card)),
  };
}

const took: Told = (view, args) => {
  const [number, taken] = [labourOf(args), Number(args.tokens)];
  const labours = view.labours.map((labour) =>
    labour.number === number ? { ...labour, tokens: Number(args.left) } : labour,
  );
  return withSeat({ ...view, labours }, seatOf(args), (of) => paid(of, taken));
};

const lost: Told = (view, args, cards) =>
  withSeat({ ...view, contest: null }, seatOf(args), (of) =>
    args.where === "discard" ? discard(of, of.choice?.laid ?? [], cards) : back(of, cards),
  );

const takesBack: Told = (view, args, cards) =>
  withSeat(view, seatOf(args), (of) => back(of, cards));

const refreshed: Told = (view, args, cards) =>
  withSeat(view, seatOf(args), (of) => {
    const laid = laidIn(args.cards);
    const codes = laid.map(({ card }) => card);
    return { ...without(of, codes), ...discard(of, laid, cards), ready: false };
  });

const TOLD: Record<string, Told> = {
  refreshed,
  renewed: (view, args, cards) =>
    withSeat(refreshed(view, args, cards), seatOf(args), (of) => paid(of, -1)),
  reshuffled: (view, args) =>
    withSeat(view, seatOf(args), () => ({ stack: Number(args.cards), discard: [] })),
  went: (view, args) =>
    withSeat(view, seatOf(args), (of) => lay(of, laidIn(args.cards), { labour: labourOf(args) })),
  visited: (view, args) =>
    withSeat(view, seatOf(args), (of) => lay(of, laidIn(args.cards), { wanted: codeOf(args.wanted) })),
  rested: (view, args, cards) =>
    withSeat(view, seatOf(args), (of) => {
      const laid = laidIn(args.card);
      const codes = laid.map(({ card }) => card);
      return { ...without(of, codes), ...discard(of, laid, cards), ready: false };
    }),
  "took-tokens": took,
  "took-extra": took,
  "took-labour": (view, args) =>
    withSeat(view, seatOf(args), ({ labours, points }) => ({
      labours: [...labours, labourOf(args)],
      points: points + 1,
    })),
  activated: (view, args) => withSeat(view, seatOf(args), () => ({ active: labourOf(args) })),
  robbed: (view, args) => {
    const poorer = withSeat(view, seatOf((args.victim as Phrase).args), (of) => paid(of, -1));
    return withSeat(poorer, seatOf(args), (of) => paid(of, 1));
  },
  "took-free": (view, args, cards) =>
    withSeat(leaves(view, codeOf(args.card)), seatOf(args), (of) =>
      gain(of, cards.get(codeOf(args.card))),
    ),
  bought: (view, args, cards) =>
    withSeat({ ...leaves(view, codeOf(args.card)), contest: null }, seatOf(args), (of) => ({
      ...gain(of, cards.get(codeOf(args.card))),
      ...discard(of, of.choice?.laid ?? [], cards),
    })),
  recalled: (view, args, cards) =>
    withSeat(view, seatOf(args), (of) => ({
      hand: of.hand + 1,
      cards: of.cards && [...of.cards, ...[cards.get(codeOf(args.card)) ?? []].flat()],
      discard: of.discard.filter(({ card }) => card !== codeOf(args.card)),
    })),
  "drew-card": (view, args) =>
    withSeat(view, seatOf(args), ({ hand, stack }) => ({ hand: hand + 1, stack: stack - 1 })),
  outbid: lost,
  "out-duelled": lost,
  "claim-failed": takesBack,
  withdrew: takesBack,
  tied: (view, args) => ({ ...view, contest: codeOf(args.card) }),
  laid: (view, args) =>
    withSeat(view, seatOf(args), (of) => {
      const more = laidIn(args.card);
      const laid = [...(of.choice?.laid ?? []), ...more];
      const codes = more.map(({ card }) => card);
      return { ...without(of, codes), choice: { ...NO_CHOICE, ...of.choice, laid } };
    }),
  redirected: (view, args) =>
    withSeat(view, seatOf(args), ({ choice }) => ({
      choice: { ...NO_CHOICE, ...choice, wanted: codeOf(args.card) },
    })),
};
