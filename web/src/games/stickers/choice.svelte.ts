/** What is chosen and not yet confirmed: cards in the order they will lie, a token, a question. */

import type { Reply } from "../../lib/table.svelte.ts";
import type { Reason, stickers } from "../../wire.ts";
import type { Card } from "./context.ts";

type Move = stickers.MoveView;

export interface Asked {
  reason: Reason;
  /** What was touched: a key by which the board finds it. */
  touched: string;
}

/** One step of something that takes several moves. */
interface Step {
  act: string;
  card: string | null;
}

export class Choice {
  readonly #view: () => stickers.View;
  #chosen = $state.raw<string[]>([]);
  #token = $state<string | null>(null);
  #whom = $state<number | null>(null);
  #clan = $state<string | null>(null);
  #steps = $state.raw<Step[]>([]);
  #sent: string | null = null;
  asked = $state.raw<Asked | null>(null);

  /** The moves that are made with a card, by its code. */
  readonly cards = $derived.by(
    () => new Map(this.#view().moves.flatMap((move) => (move.card ? [[move.card, move]] : []))),
  );
  /** Whatever can no longer be played is no longer chosen. */
  readonly chosen = $derived.by(() => this.#chosen.filter((code) => this.cards.has(code)));
  /** Several cards make a collection; every other question wants one. */
  readonly collecting = $derived.by(() => this.#view().phase === "collect" && this.cards.size > 0);
  readonly collection = $derived.by(() =>
    this.collecting || this.done ? this.#collection() : null,
  );
  /** A collection is on its way to the album. */
  readonly laying = $derived.by(() => this.#steps.length > 0);

  readonly swaps = $derived.by(() => this.#of("with"));
  readonly token = $derived.by(() =>
    this.swaps.some((move) => touches(move, this.#token)) ? this.#token : null,
  );
  readonly questions = $derived.by(() => this.#of("from"));
  /** Whom one can ask, and whom one is about to ask: there may be only one. */
  readonly askable = $derived.by(() => [...new Set(this.questions.map(({ whom }) => whom!))]);
  readonly whom = $derived.by(() => (this.askable.length === 1 ? this.askable[0]! : this.#whom));
  readonly clan = $derived.by(() => (this.questions.length ? this.#clan : null));
  readonly question = $derived.by(
    () => this.questions.find(({ whom, clan }) => whom === this.whom && clan === this.clan) ?? null,
  );

  readonly done = $derived.by(() => this.word("done"));

  constructor(view: () => stickers.View) {
    this.#view = view;
  }

  /** The move without a card that is called so, if it may be made. */
  word(act: string): Move | null {
    return this.#view().moves.find((move) => move.act === act && !move.card && !move.clan) ?? null;
  }

  /** Chooses a card, or puts it back; tells whether it is chosen now. */
  touch(card: Card): boolean {
    this.asked = null;
    if (this.chosen.includes(card.card)) {
      this.#chosen = this.chosen.filter((code) => code !== card.card);
      return false;
    }
    const fits = (code: string) => this.collecting && this.#clanOf(code) === card.clan;
    this.#chosen = [...this.chosen.filter(fits), card.card];
    return true;
  }

  /** Chooses a token, puts it back, or names the pair that it makes with the one before. */
  touchToken(clan: string): readonly [string, string] | null {
    this.asked = null;
    const first = this.token;
    if (!first || first === clan) {
      this.#token = first ? null : clan;
      return null;
    }
    return [first, clan];
  }

  swapOf(one: string, other: string): Move | null {
    if (one === other) return null;
    return this.swaps.find((move) => touches(move, one) && touches(move, other)) ?? null;
  }

  askWhom(seat: number): void {
    this.asked = null;
    this.#whom = seat;
  }

  askFor(clan: string): void {
    this.asked = null;
    this.#clan = clan;
  }

  /** Points at what was advised. */
  follow(hint: string): void {
    const move = this.#view().moves.find((each) => each.move === hint);
    if (!move || this.held === move.code) return;
    this.clear();
    if (move.card) this.#chosen = [move.card];
    else if (move.act === "with") this.#token = move.clan;
    else if (move.act === "from") [this.#whom, this.#clan] = [move.whom, move.clan];
  }

  clear(): void {
    this.#chosen = [];
    this.#steps = [];
    this.#token = this.#whom = this.#clan = this.asked = null;
  }

  /** What is in hand: the first card, or a token; moves with neither go by the same name. */
  get held(): string {
    return this.chosen[0] ?? this.token ?? "";
  }

  /** Of these, the cards that can be chosen come one by one; everything else stays. */
  oneByOne(codes: string[]): string[] {
    const next = codes.find((code) => this.cards.has(code) && !this.chosen.includes(code));
    return codes.filter((code) => code === next || !this.cards.has(code));
  }

  /** Something is chosen that can be put back. */
  get any(): boolean {
    return this.chosen.length > 0 || this.token !== null || this.clan !== null;
  }

  /** Lays the chosen cards one by one, in their order, and says that this is the collection. */
  layAll(): void {
    const steps = this.chosen.map((card) => ({ act: "lay", card }));
    this.#steps = [...steps, { act: "done", card: null }];
    this.#sent = null;
    this.#chosen = [];
  }

  /** The next move of those, once the table shows the one before as made. */
  next(): Move | null {
    const { moves } = this.#view();
    const [step] = this.#steps;
    if (!step || moves.some(({ move }) => move === this.#sent)) return null;
    return moves.find(({ act, card }) => act === step.act && card === step.card) ?? null;
  }

  /** The table has gone on in another way: what was planned cannot be played any more. */
  get lost(): boolean {
    const { moves } = this.#view();
    return this.laying && !this.next() && !moves.some(({ move }) => move === this.#sent);
  }

  /** It is on its way. */
  sent({ move }: Move): void {
    this.#sent = move;
    this.#steps = this.#steps.slice(1);
  }

  async ask(move: string, touched: string, whyNot: (move: string) => Promise<Reply>) {
    this.asked = null;
    const reply = await whyNot(move);
    if (reply.type === "refused" && reply.reason) this.asked = { reason: reply.reason, touched };
  }

  #of(act: string): Move[] {
    return this.#view().moves.filter((move) => move.act === act);
  }

  #clanOf(code: string): string | null {
    return this.cards.get(code)?.clan ?? null;
  }

  /** What lies and will lie, and what it brings: a bonus by its size, combos by its top card. */
  #collection() {
    const { laid, tiers, collecting, seats, seat } = this.#view();
    const own = seats[seat ?? 0];
    const column = own?.album.find(({ clan }) => clan === collecting)?.cards ?? [];
    const last = this.chosen.at(-1);
    const top = last
      ? own?.cards?.find(({ card }) => card === last)
      : laid
        ? column.at(-1)
        : undefined;
    const size = laid + this.chosen.length;
    const tier = tiers.findLast(({ least }) => least <= size);
    return { size, top, combos: top?.combos ?? [], effects: tier?.effects ?? [] };
  }
}

function touches(move: Move, clan: string | null): boolean {
  return clan !== null && (move.clan === clan || move.other === clan);
}
