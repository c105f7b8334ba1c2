/** A look back at a game, move by move, without leaving it. */

import { lookAt, Refusal } from "./api.ts";
import type { AnyView, ShownAt } from "../wire.ts";

/** Moves a second while it plays by itself. */
const PACE = 1_100;

export class Replay {
  /** After how many moves; nothing is now. */
  at = $state<number | null>(null);
  playing = $state(false);
  /** Why it cannot be looked at, in words. */
  fault = $state("");
  shown = $state.raw<ShownAt | null>(null);

  readonly #table: string;
  readonly #tokens: string[];
  readonly #seen = new Map<number, ShownAt>();
  /** Letters in a line of what is drawn, where there is no board for the game. */
  #columns: number | undefined;
  #timer = 0;

  constructor(table: string, tokens: string[]) {
    this.#table = table;
    this.#tokens = tokens;
  }

  /** What a seat saw then. */
  view(seat: number | null): AnyView | undefined {
    const views = this.at === null ? [] : (this.shown?.views ?? []);
    return (views.find((view) => view.seat === seat) ?? views[0])?.view;
  }

  /** Goes to a move. What is asked for last is what is shown, however long the others take. */
  async goTo(at: number): Promise<void> {
    this.at = at;
    this.fault = "";
    const found = this.#seen.get(at) ?? (await this.#fetched(at));
    if (found && this.at === at) this.shown = found;
  }

  async #fetched(at: number): Promise<ShownAt | null> {
    try {
      const found = await lookAt(this.#table, at, this.#tokens, this.#columns);
      this.#seen.set(at, found);
      return found;
    } catch (error) {
      this.now();
      this.fault = error instanceof Refusal ? error.message : "";
      return null;
    }
  }

  now(): void {
    this.stop();
    this.at = null;
    this.shown = null;
  }

  /** Plays on from here, or from the beginning, until the last of so many moves. */
  play(moves: number): void {
    this.stop();
    this.playing = true;
    void this.goTo(this.at === null || this.at >= moves ? 0 : this.at);
    this.#timer = window.setInterval(() => {
      if (this.at === null || this.at >= moves) this.stop();
      else void this.goTo(this.at + 1);
    }, PACE);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** Has the table drawn with letters from now on. */
  drawWith(columns: number): void {
    this.#columns = columns;
    this.forget();
    if (this.at !== null) void this.goTo(this.at);
  }

  /** Moves were taken back: what was seen of them is not so any more. */
  forget(): void {
    this.#seen.clear();
  }
}
