/** A table is laid part by part, so that a slow phone listens to its owner in between. */

import { onMount } from "svelte";

import { inTurn } from "./pieces.ts";

/** How far a table is laid. Once it is, its parts come and go without waiting for each other. */
export class Laid {
  #parts = $state(0);
  readonly #all: number;

  /** To be made where a component begins; all its parts come one after another. */
  constructor(all: number) {
    this.#all = all;
    onMount(() => {
      for (let part = 0; part < all; part++) inTurn(() => this.#parts++);
    });
  }

  /** Whether the part of this number, counted from 1, has its turn. */
  has(part: number): boolean {
    return this.#parts >= part;
  }

  /** For who cannot see that something is missing yet. */
  get busy(): true | undefined {
    return this.has(this.#all) ? undefined : true;
  }
}
