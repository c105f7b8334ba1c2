/** The card in hand: what may be taken, where it may go, and what was asked about it. */

import type { Reply } from "../../lib/table.svelte.ts";
import type { Reason, shelf } from "../../wire.ts";
import { backOf, isFace } from "./cards.ts";
import { codesIn, placesFor } from "./places.ts";

export interface Asked {
  move: string;
  reason: Reason;
  /** The card that was touched, if it was a card and not a place. */
  touched: string | null;
}

export class Hand {
  readonly #view: () => shelf.View;
  #wanted = $state<string | null>(null);
  #asked = $state.raw<Asked | null>(null);

  /** What was chosen; whatever cannot be moved any more is in hand no longer. */
  readonly #first = $derived.by(
    () => this.#view().moves.find(({ code }) => code === this.#wanted) ?? null,
  );
  readonly #own = $derived.by(() => {
    const { seat, seats } = this.#view();
    return seat === null ? null : (seats[seat] ?? null);
  });

  readonly code = $derived.by(() => this.#first?.code ?? null);
  readonly about = $derived.by(() => this.#first?.about ?? null);
  /** If it lies in the middle. */
  readonly card = $derived.by(
    () => this.#view().rows.flat().find(({ card }) => card === this.code) ?? null,
  );
  /** The cards of the middle that may be taken. */
  readonly takeable = $derived.by(
    () => new Set(this.#view().moves.flatMap(({ act, code }) => (act === "remove" ? [] : [code]))),
  );
  /** The own cards that may be removed: their codes, by what they are called on the shelves. */
  readonly removable = $derived.by(() => {
    const { moves, seat } = this.#view();
    const removed = moves.filter(({ act }) => act === "remove");
    return new Map(
      removed.map(({ code, shelf }) => [this.#lies(code) ? code : backOf(seat ?? 0, shelf), code]),
    );
  });
  readonly key = $derived.by(
    () => [...this.removable].find(([, code]) => code === this.code)?.[0] ?? this.code,
  );
  /** For the own shelf of each colour. */
  readonly places = $derived.by(() =>
    this.card && this.#own ? placesFor(this.card, this.#view().moves, this.#own.shelves) : [],
  );
  /** Moves without a place on a shelf: out of the game, or to the discard. */
  readonly loose = $derived.by(() =>
    this.#view().moves.filter(
      ({ code, act }) => code === this.code && (act === "remove" || act === "discard"),
    ),
  );
  /** What was answered, as long as there is something to choose: not while one looks back. */
  readonly asked = $derived.by(() => (this.#view().moves.length ? this.#asked : null));
  /** The cards that an answer speaks of. */
  readonly concerned = $derived.by(() => (this.asked ? codesIn(this.asked.reason.args) : []));

  constructor(view: () => shelf.View) {
    this.#view = view;
  }

  /** Takes the card, or puts it back if it is in hand; tells whether it is now. */
  take(code: string): boolean {
    this.hush();
    this.#wanted = this.code === code ? null : code;
    return this.#wanted !== null;
  }

  /** Takes this card and no other. */
  hold(code: string | null): void {
    this.hush();
    this.#wanted = code;
  }

  async ask(move: string, touched: string | null, whyNot: (move: string) => Promise<Reply>) {
    this.hush();
    const reply = await whyNot(move);
    if (reply.type === "refused" && reply.reason) {
      this.#asked = { move, reason: reply.reason, touched };
    }
  }

  /** The answer was read. */
  hush(): void {
    this.#asked = null;
  }

  #lies(code: string): boolean {
    const cards = this.#own?.shelves.flatMap((shelf) => shelf?.cards ?? []) ?? [];
    return cards.some((card) => isFace(card) && card.card === code);
  }
}
