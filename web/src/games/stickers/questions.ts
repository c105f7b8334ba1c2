/** Each question of a turn: what it asks, said shorter, and what is needed to answer it. */

import type { Closer } from "../registry.ts";
import type { Choice } from "./choice.svelte.ts";
import type { stickers } from "../../wire.ts";
import { cardsInSight, nameOf, spoken, type Table } from "./context.ts";

/** What a turn needs besides the hand. A phone shows one of them at a time. */
export type Stage = "market" | "tray" | "rarity" | "asking";

const STAGES: Record<string, Stage> = {
  collect: "tray",
  effects: "tray",
  giving: "tray",
  "one-more": "tray",
  swapping: "rarity",
  asking: "asking",
};

/** What the own turn needs now; whoever waits sees the market. */
export function stageOf({ phase, turn, seat }: stickers.View): Stage {
  return (turn === seat && STAGES[phase]) || "market";
}

/** What one would do with a card of the hand. */
export function handActIn(phase: string): string {
  return { giving: "give", "last-pick": "pick" }[phase] ?? "lay";
}

/** Whether the points are counted: nothing is played with any more. */
export function isCounted(phase: string): boolean {
  return ["sticking", "decorating", "over"].includes(phase);
}

/** What is asked, said closer by what is chosen. */
export function closerOf(at: Table, choice: Choice): Closer {
  const { words, view } = at;
  const { collection, chosen, token } = choice;
  if (collection) {
    const { top } = collection;
    return {
      sentence: words.the("stickers-collect", { laid: view.laid, chosen: chosen.length }),
      about: top
        ? words.the("stickers-on-top", { card: top.noun, combos: top.combos.length })
        : words.the("stickers-collect-about"),
    };
  }
  if (view.phase === "effects" && view.moves.length) {
    const left = view.refilled ? "late" : view.bonus.length ? "bonus" : "combos";
    return {
      sentence: words.the("stickers-spend", { left }),
      about: words.the("stickers-spend-about"),
    };
  }
  if (token) return { sentence: words.the("stickers-swap-with", { clan: nameOf(at, token) }) };
  const card = cardsInSight(view).find((each) => each.card === chosen[0]);
  const about = card ? { about: spoken(at, card) } : {};
  if (view.phase !== "last-pick" || !choice.cards.size) return about;
  return {
    sentence: words.the("stickers-last"),
    about: words.the("stickers-last-about"),
    ...about,
  };
}
