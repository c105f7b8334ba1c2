/** Choices that have no place on the board: a word, whose token, which card, which effect. */

import { cardsIn, type Card, type Labour, type Move, type View } from "./cards.ts";
import { seen } from "./telling.ts";

/** Answered with a word, in the prompt. */
const WORDS = ["keep", "extra", "leave", "duel", "decline", "withdraw", "back"];
const PICKED = ["rob", "replace", "tuck"];

export interface Choices {
  moves: Move[];
  /** What the cards among them look like. */
  cards: Map<string, Card>;
  /** The lasting effect there is, and the new one. */
  effects: Labour[];
}

/** What is answered with a word. */
export function wordsIn(view: View): Move[] {
  return view.moves.filter(({ act }) => WORDS.includes(act));
}

/** What is chosen among things that are not seen otherwise. */
export function choicesIn(view: View): Choices {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  const laid = own?.choice?.laid ?? [];
  const known = cardsIn(view);
  const unknown = laid.map((each) => [each.card, seen(each, own?.colour ?? 1, known)] as const);
  const effects = [own?.active, own?.labours.at(-1)];
  return {
    moves: view.moves.filter(({ act }) => isPicked(act, view.phase)),
    cards: new Map([...known, ...unknown]),
    effects: effects.flatMap((number) => view.labours.find((each) => each.number === number) ?? []),
  };
}

function isPicked(act: string, phase: string): boolean {
  if (act === "take") return phase === "recall";
  if (act === "pay") return phase === "redirect";
  return PICKED.includes(act);
}
