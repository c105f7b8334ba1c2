/** What may be done in the race, by its place; which way a tile is turned; what was asked. */

import type { Reply } from "../../lib/table.svelte.ts";
import type { rally, Reason } from "../../wire.ts";
import { angleOf } from "./sides.ts";

export interface Asked {
  /** The place that was touched. */
  place: string;
  reason: Reason;
}

export class Choosing {
  readonly #view: () => rally.View;
  /** The way that was chosen, and for which tile in which turn. */
  #wanted = $state.raw({ tile: "", road: "" });
  asked = $state.raw<Asked | null>(null);

  readonly #moves = $derived.by(() => this.#view().moves);
  /** Moves that are about a place: to start, to open, to drive, to pick. */
  readonly places = $derived.by(
    () => new Map(this.#moves.flatMap((move) => (move.place ? [[move.place, move] as const] : []))),
  );
  readonly swap = $derived.by(() => this.#with("swap"));
  readonly back = $derived.by(() => this.#with("back"));
  /** The tile that lies open and is still to be turned. */
  readonly opened = $derived.by(
    () => this.#view().cells.find(({ tile, road }) => tile !== null && road === null) ?? null,
  );
  /** The ways to lay it, clockwise from the first. */
  readonly ways = $derived.by(() => {
    const ways = this.#moves.filter(({ act }) => act === "turn");
    const kind = this.opened?.tile ?? "";
    const angle = ({ road }: rally.MoveView) => angleOf(kind, road ?? "");
    const first = ways[0] ? angle(ways[0]) : 0;
    const on = (way: rally.MoveView) => (angle(way) - first + 360) % 360;
    return ways.toSorted((one, other) => on(one) - on(other));
  });
  readonly #tile = $derived.by(() => `${this.#view().turn} ${this.opened?.place}`);
  readonly way = $derived.by(() => {
    const { tile, road } = this.#wanted;
    const wanted = tile === this.#tile && this.ways.find((way) => way.road === road);
    return wanted || this.ways[0] || null;
  });

  constructor(view: () => rally.View) {
    this.#view = view;
  }

  #with(act: string): rally.MoveView | null {
    return this.#moves.find((move) => move.act === act) ?? null;
  }

  take(road: string | null): void {
    this.asked = null;
    this.#wanted = { tile: this.#tile, road: road ?? "" };
  }

  /** Turns the tile on to the next way that fits. */
  turnOn(): void {
    const at = this.way ? this.ways.indexOf(this.way) : -1;
    this.take(this.ways[(at + 1) % this.ways.length]?.road ?? null);
  }

  async ask(place: string, move: string, whyNot: (move: string) => Promise<Reply>): Promise<void> {
    this.asked = null;
    const reply = await whyNot(move);
    if (reply.type === "refused" && reply.reason) this.asked = { place, reason: reply.reason };
  }
}
