/** What is read out of cards and labours, and named under them. */

import { capital, type Words } from "../../lib/saying.ts";
import type { Card, Face, Labour } from "./cards.ts";

export function symbolName(words: Words, symbol: string): string {
  return words.the("symbol-name", { symbol });
}

/** As it stands on a card. */
export function symbolTitle(words: Words, symbol: string): string {
  return capital(symbolName(words, symbol));
}

export function labourName(words: Words, labour: Labour): string {
  const name = labour.noun.args[words.language];
  return typeof name === "string" ? name : String(labour.number);
}

/** One way to lay a card, with all that is printed on it. */
export function faceSaid(words: Words, { half, symbol, initiative, tokens }: Face): string {
  return words.the("hercules-face", { half, symbol, initiative, tokens });
}

export function cardSaid(words: Words, card: Card): string {
  const faces = card.faces.map((face) => faceSaid(words, face)).join("; ");
  if (card.cost === null) return capital(faces);
  return words.sentence({
    key: "hercules-card",
    args: { name: card.short, faces, cost: card.cost },
  });
}

/** What the back of a labour gives. */
export function rewardSaid(words: Words, labour: Labour): string {
  if (labour.extra_token) return words.the("permanent-effect", { symbol: labour.extra_token });
  return effectsSaid(words, labour.instant);
}

export function effectsSaid(words: Words, effects: string[]): string {
  return effects.map((effect) => words.the("hercules-effect", { effect })).join(", ");
}

export function labourSaid(words: Words, labour: Labour): string {
  const { number, symbols, tokens, places } = labour;
  return words.the("hercules-labour", {
    number,
    name: labourName(words, labour),
    symbols: symbols.map((symbol) => symbolName(words, symbol)).join(", "),
    tokens,
    places,
    reward: rewardSaid(words, labour),
  });
}
