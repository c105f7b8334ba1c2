/** Pieces of a page that was drawn ahead come to life one by one: see parts/front/Piece.svelte. */

import type { Component } from "svelte";

declare global {
  interface Window {
    /** What was pressed before anything could answer: see start.js. */
    early?: HTMLElement | null;
  }
}

type Draw = (of: Component<any>, props: object) => number | undefined;

/** Where a page is drawn ahead somebody draws its pieces; in the browser they are there already. */
export const ahead: { draw: Draw } = { draw: () => undefined };

let last: Promise<unknown> = Promise.resolve();

/** Does this after all that was asked for before, and lets the browser breathe in between. */
export function inTurn(wake: () => unknown): void {
  last = last.then(() => new Promise((rested) => setTimeout(rested))).then(wake);
}

/** Presses what was pressed too early, now that the page has come to life. */
export function pressAgain(): void {
  const { early } = window;
  window.onclick = null;
  window.onsubmit = null;
  window.early = null;
  inTurn(() => early?.click());
}
