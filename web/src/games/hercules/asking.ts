/** What is asked and told in the prompt, as shortly as the board allows: the rest is in sight. */

import type { Words } from "../../lib/saying.ts";
import type { Closer } from "../registry.ts";
import { spelled, type View } from "./cards.ts";
import type { Hand } from "./hand.svelte.ts";
import type { Step } from "./stage.svelte.ts";
import { labourOf, seatOf } from "./telling.ts";

/** What happens now, in a sentence. */
export function tell(words: Words, { kind, events }: Step): string {
  if (kind === "reveal") return words.the("hercules-revealed");
  const names = events.map(({ args }) => words.name(seatOf(args))).join(", ");
  if (kind === "lost") return words.the("hercules-lost", { names });
  if (kind === "refresh") return words.the("hercules-refreshed", { names });
  if (kind === "took-labour") {
    const { args } = events[0]!;
    return words.the("hercules-taken", { seat: seatOf(args), number: labourOf(args) });
  }
  if (kind === "took-tokens") return words.the("hercules-took", events[0]!.args);
  return events.map((event) => words.sentence(event)).join(" ");
}

/** Where the half in hand may go. */
export function askWhere(words: Words, hand: Hand): Closer {
  const labours = [...hand.labours.keys()].join(", ");
  const faces = hand.own?.cards?.flatMap(({ card, faces }) =>
    faces.map(({ half, noun }) => ({ face: spelled(card, half), noun })),
  );
  const held = faces?.find(({ face }) => face === hand.face);
  return {
    ...(held && { sentence: words.sentence({ key: "hercules-where", args: { card: held.noun } }) }),
    about: words.the(labours ? "hercules-where-about" : "hercules-nowhere", { labours }),
  };
}

/**
 * What is asked most often; any other question is asked in the game's own words. On a phone what is
 * answered there with a word stands beside the question, and it says no more.
 */
export function ask(words: Words, view: View, hand: Hand, small: boolean): Closer {
  const has = (...acts: string[]) => view.moves.some(({ act }) => acts.includes(act));
  const { wanted, named = [], laid = [] } = hand.own?.choice ?? {};
  const card = view.gymnasium.find((open) => open && open.card === wanted);
  if (card && has("pay")) {
    const paid = view.phase === "redirect" ? named.length : laid.length;
    const args = { card: card.short, cost: card.cost ?? 0, paid };
    return { sentence: words.sentence({ key: "hercules-paying", args }) };
  }
  const contested = view.gymnasium.find((open) => open && open.card === view.contest);
  if (contested && has("duel")) {
    const sentence = words.sentence({ key: "hercules-tie", args: { card: contested.short } });
    return small ? { sentence } : { sentence, about: words.the("hercules-tie-about") };
  }
  if (!has("keep", "labour", "visit", "extra", "replace")) return {};
  const cards = laid.map(({ noun }) => words.say(noun)).join(", ");
  const sentence = words.the("hercules-ask", { phase: view.phase });
  if (small && has("keep", "extra")) return { sentence };
  return { sentence, about: words.the("hercules-ask-about", { phase: view.phase, cards }) };
}
