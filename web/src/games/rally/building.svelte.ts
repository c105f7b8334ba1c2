/** What may be done on the circuit: which tile is in hand, how it is turned, which is to be removed. */

import type { Reply } from "../../lib/table.svelte.ts";
import type { rally } from "../../wire.ts";
import type { Asked } from "./choosing.svelte.ts";
import { angleOf, kindOf } from "./sides.ts";

type Move = rally.MoveView;

export class Building {
  readonly #view: () => rally.circuit.View;
  /** The kind that was taken from the supply, and how it is turned. */
  #kind = $state<string | null>(null);
  #road = $state<string | null>(null);
  #lifted = $state<string | null>(null);
  asked = $state.raw<Asked | null>(null);

  readonly #moves = $derived.by(() => this.#view().moves);
  readonly lays = $derived.by(() => this.#byPlace("lay"));
  readonly lifts = $derived.by(() => this.#byPlace("lift"));
  /** The place where a tile is about to be laid. */
  readonly place = $derived.by(() => this.#view().cells.find(({ laying }) => laying)?.place ?? null);
  /** The tile that is about to be removed. */
  readonly lift = $derived.by(() => this.lifts.get(this.#lifted ?? "") ?? null);
  readonly ready = $derived.by(() => this.#with("ready"));
  readonly back = $derived.by(() => this.#with("back"));
  readonly tortoise = $derived.by(() => this.#with("tortoise"));
  readonly hare = $derived.by(() => this.#with("hare"));

  /** All ways to lay each kind, clockwise. */
  readonly #ways = $derived.by(() => {
    const ways = new Map<string, Move[]>();
    for (const move of this.#moves) {
      if (move.act !== "turn" || !move.road) continue;
      const kind = kindOf(move.road);
      ways.set(kind, [...(ways.get(kind) ?? []), move]);
    }
    for (const [kind, moves] of ways) {
      moves.sort((one, other) => angleOf(kind, one.road!) - angleOf(kind, other.road!));
    }
    return ways;
  });
  /** The kind in hand, if there is one of it; the first of the supply otherwise. */
  readonly kind = $derived.by(() => {
    const { supply } = this.#view();
    if (this.#kind && supply[this.#kind]) return this.#kind;
    return Object.keys(supply).find((kind) => supply[kind]) ?? null;
  });
  readonly ways = $derived.by(() => this.#ways.get(this.kind ?? "") ?? []);
  readonly way = $derived.by(
    () => this.ways.find(({ road }) => road === this.#road) ?? this.ways[0] ?? null,
  );

  constructor(view: () => rally.circuit.View) {
    this.#view = view;
  }

  #with(act: string): Move | null {
    return this.#moves.find((move) => move.act === act) ?? null;
  }

  #byPlace(act: string): Map<string, Move> {
    const moves = this.#moves.filter((move) => move.act === act);
    return new Map(moves.map((move) => [move.place!, move]));
  }

  /** Takes a tile of this kind; the same once more is turned. */
  take(kind: string): void {
    this.asked = null;
    this.#lifted = null;
    if (kind === this.kind && this.ways.length) this.turnOn();
    this.#kind = kind;
  }

  turnOn(): void {
    const at = this.way ? this.ways.indexOf(this.way) : -1;
    this.#road = this.ways[(at + 1) % this.ways.length]?.road ?? null;
  }

  /** Chooses a tile to be removed, or leaves it. */
  choose(place: string | null): void {
    this.asked = null;
    this.#lifted = place;
  }

  async ask(place: string, move: string, whyNot: (move: string) => Promise<Reply>): Promise<void> {
    this.asked = null;
    const reply = await whyNot(move);
    if (reply.type === "refused" && reply.reason) this.asked = { place, reason: reply.reason };
  }
}
