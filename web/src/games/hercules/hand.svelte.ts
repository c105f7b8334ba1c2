/** The hand: which half was picked up, what can be done with it, and what was asked about it. */

import type { Reply } from "../../lib/table.svelte.ts";
import type { Reason } from "../../wire.ts";
import { cardOf, spelled, type Move, type View } from "./cards.ts";

export interface Asked {
  reason: Reason;
  /** Where it was asked: finds the thing on the board. */
  at: string;
}

/** What is done with a card by touching it, in the order in which it is looked for. */
const AT_ONCE = ["pay", "lay", "discard"];

export class Hand {
  readonly #view: () => View;
  #wanted = $state<string | null>(null);
  asked = $state.raw<Asked | null>(null);

  readonly own = $derived.by(() => {
    const { seat, seats } = this.#view();
    return seat === null ? null : (seats[seat] ?? null);
  });
  /** Where to go is being chosen, and nothing is chosen yet. */
  readonly choosing = $derived.by(() =>
    this.#view().moves.some(({ act }) => act === "labour" || act === "visit"),
  );
  /** The half in hand, as moves spell it. */
  readonly face = $derived.by(() => {
    const wanted = this.#wanted;
    const cards = this.own?.cards ?? [];
    const held = wanted !== null && cards.some(({ card }) => card === cardOf(wanted));
    return held && this.choosing && this.#view().phase === "choice" ? wanted : null;
  });
  /** Laid face down: they lie on the board already. */
  readonly away = $derived.by(() => {
    const { laid = [], duel } = this.own?.choice ?? {};
    const hidden = this.#view().phase === "choice" ? laid : [];
    return [...hidden, ...(duel ? [duel] : [])].map(({ card }) => card);
  });
  /** Named to be discarded. */
  readonly named = $derived.by(() => this.own?.choice?.named ?? []);
  /** The labours where it may go. */
  readonly labours = $derived.by(() => {
    const moves = this.#view().moves.filter(({ act }) => act === "labour");
    const mine = moves.filter(({ code, half }) => spelled(code, half ?? "") === this.face);
    return new Map(mine.map((move) => [move.labour ?? 0, move]));
  });
  /** What may be taken or paid for in the Gymnasium. */
  readonly open = $derived.by(
    () => new Map(this.#only("visit", "take").map((move) => [move.code, move])),
  );
  /** What touching a half, or a whole card, does at once. */
  readonly #quick = $derived.by(() => {
    const moves = AT_ONCE.flatMap((act) => this.#only(act));
    return new Map(moves.map((move) => [spelled(move.code, move.half ?? "whole"), move]));
  });

  constructor(view: () => View) {
    this.#view = view;
  }

  #only(...acts: string[]): Move[] {
    return this.#view().moves.filter(({ act }) => acts.includes(act));
  }

  /** What happens at once if this half is touched. */
  quick(card: string, half: string): Move | undefined {
    return this.#quick.get(spelled(card, half)) ?? this.#quick.get(card);
  }

  /** Whether this half can be picked up, or used at once. */
  usable(card: string, half: string): boolean {
    return this.choosing
      ? this.#view().phase === "choice" && !this.#view().moves.some(({ act }) => act === "withdraw")
      : this.quick(card, half) !== undefined;
  }

  /** Picks a half up, or puts it back if it is in hand; tells whether it is now. */
  take(face: string): boolean {
    this.asked = null;
    this.#wanted = this.face === face ? null : face;
    return this.#wanted !== null;
  }

  hold(face: string | null): void {
    this.asked = null;
    this.#wanted = face;
  }

  async ask(move: string, at: string, whyNot: (move: string) => Promise<Reply>): Promise<void> {
    this.asked = null;
    const reply = await whyNot(move);
    if (reply.type === "refused" && reply.reason) this.asked = { reason: reply.reason, at };
  }
}
