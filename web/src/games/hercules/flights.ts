/** Motion: tokens and cards go from where they were to where they are. */

import { timeOf } from "../../lib/timing.ts";
import type { Event, Phrase } from "../../wire.ts";
import { codeOf } from "./cards.ts";
import { labourOf, seatOf } from "./telling.ts";

interface Box {
  left: number;
  top: number;
  width: number;
}

/** Where every card lies, by code, with what it looks like. */
export type Sight = Map<string, { box: Box; holder: HTMLElement; drawing: Element }>;

/** Shares of `--time`. */
const FLIGHT = 1.6;
const APART = 0.35;
/** In milliseconds: without motion, things fade. */
const FADE = 150;
/** So far a card moves when it is lifted or chosen: that is no way to go. */
const LIFTED = 26;
const EASE = "cubic-bezier(0.22, 0.9, 0.3, 1)";

/** Remembers where every card and token lies now. */
export function look(board: HTMLElement): Sight {
  const sight: Sight = new Map();
  for (const thing of board.querySelectorAll<HTMLElement>("[data-card], [data-token]")) {
    const isToken = thing instanceof SVGElement;
    // The place of a token stays when the token goes: remembered is what lies there now.
    const drawing = isToken ? (thing.cloneNode(true) as Element) : (thing.querySelector("svg") ?? thing);
    const key = thing.dataset.card ?? `token-${thing.dataset.token}`;
    if (isToken || thing.offsetParent !== null) {
      sight.set(key, { box: boxOf(thing), holder: thing, drawing });
    }
  }
  return sight;
}

function boxOf(element: Element): Box {
  const { left, top, width } = element.getBoundingClientRect();
  return { left, top, width };
}

/** Shows how the board has come from one look to the next, told by what happened. */
export function fly(board: HTMLElement, layer: HTMLElement, before: Sight, events: Event[]): void {
  const time = timeOf(board);
  const after = look(board);
  if (!time) return fadeIn(before, after);
  const flown = new Set<string>();
  for (const event of events) tell(board, layer, before, time, event, flown);
  for (const [key, { box, holder }] of after) {
    const from = before.get(key);
    if (flown.has(key)) continue;
    if (!from) arrive(board, key, box, holder, time);
    else if (isHidden(from.holder) && !isHidden(holder)) turnUp(holder, time);
    else if (moved(from.box, box)) slide(holder, from.box, box, time * FLIGHT);
  }
}

function fadeIn(before: Sight, after: Sight): void {
  for (const [key, { holder }] of after) {
    if (!before.has(key)) holder.animate({ opacity: [0, 1] }, FADE);
  }
}

/** Tokens go to a purse; a card that was won goes to a hand. */
function tell(
  board: HTMLElement,
  layer: HTMLElement,
  before: Sight,
  time: number,
  { key, args }: Event,
  flown: Set<string>,
): void {
  const purse = purseOf(board, seatOf(args));
  if (key === "took-tokens" || key === "took-extra") {
    const [left, taken] = [Number(args.left), Number(args.tokens)];
    for (let each = 0; each < taken; each += 1) {
      const token = before.get(`token-${labourOf(args)}-${left + taken - 1 - each}`);
      if (token && purse) copy(layer, token.drawing, token.box, purse, time, each * APART * time);
    }
  } else if (key === "robbed") {
    const from = purseOf(board, seatOf((args.victim as Phrase).args));
    const token = board.querySelector(`[data-zone="purse-${seatOf(args)}"] svg`);
    if (from && purse && token) copy(layer, token, { ...from, width: purse.width }, purse, time, 0);
  } else if (key === "bought" || key === "took-free") {
    const card = before.get(codeOf(args.card));
    const hand = zone(board, `hand-${seatOf(args)}`);
    if (card && hand) {
      flown.add(codeOf(args.card));
      copy(layer, card.drawing, card.box, hand, time, 0);
    }
  }
}

/** New cards come from the stack they were drawn from; others appear. */
function arrive(
  board: HTMLElement,
  key: string,
  box: Box,
  holder: HTMLElement,
  time: number,
): void {
  const laid = holder.closest<HTMLElement>("[data-laid]")?.dataset.laid;
  const whence = holder.closest("[data-hand]")
    ? `stack-${board.querySelector<HTMLElement>("[data-hand]")?.dataset.hand}`
    : laid
      ? `choice-${laid}`
      : "gymnasium";
  const from = key.startsWith("token-") ? null : zone(board, whence);
  if (laid) turnUp(holder, time);
  else if (from) slide(holder, from, box, time * FLIGHT);
  else holder.animate({ opacity: [0, 1] }, time);
}

function isHidden(holder: HTMLElement): boolean {
  return holder.classList.contains("back");
}

/** A card that lay face down is turned. */
function turnUp(holder: HTMLElement, time: number): void {
  const frames = {
    transform: ["perspective(300px) rotateY(90deg)", "perspective(300px) rotateY(0)"],
    opacity: [0.4, 1],
  };
  holder.animate(frames, { duration: time * FLIGHT, easing: EASE });
}

function zone(board: HTMLElement, name: string): Box | null {
  const found = board.querySelector(`[data-zone="${name}"] svg`);
  const box = (found ?? board.querySelector(`[data-zone="${name}"]`))?.getBoundingClientRect();
  return box && box.width > 4 ? { left: box.left, top: box.top, width: box.width } : null;
}

/** Where somebody's tokens are counted: by themselves, or on a phone among the points. */
function purseOf(board: HTMLElement, seat: number): Box | null {
  return zone(board, `purse-${seat}`) ?? zone(board, `points-${seat}`);
}

/** A copy goes there on a slight arc, and is gone. */
function copy(
  layer: HTMLElement,
  drawing: Element,
  from: Box,
  to: Box,
  time: number,
  delay: number,
): void {
  const over = boxOf(layer);
  const flying = document.createElement("div");
  flying.style.left = `${from.left - over.left}px`;
  flying.style.top = `${from.top - over.top}px`;
  flying.style.width = `${from.width}px`;
  flying.append(drawing.cloneNode(true));
  layer.append(flying);
  const half = {
    left: (from.left + to.left) / 2,
    top: (from.top + to.top) / 2 - 26,
    width: Math.max(from.width, (from.width + to.width) / 2),
  };
  const frames = [from, half, to].map((box) => ({ transform: shift(from, box) }));
  const timing: KeyframeAnimationOptions = {
    delay,
    duration: time * FLIGHT * 1.3,
    easing: "ease-in-out",
    fill: "both",
  };
  const landed = () => flying.remove();
  flying.animate(frames, timing).finished.then(landed, landed);
}

function shift(from: Box, to: Box): string {
  const scale = to.width / (from.width || 1);
  return `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`;
}

function moved(from: Box, to: Box): boolean {
  return Math.hypot(from.left - to.left, from.top - to.top) > LIFTED;
}

function slide(drawing: Element, from: Box, to: Box, duration: number): void {
  const frames = { translate: [`${from.left - to.left}px ${from.top - to.top}px`, "none"] };
  drawing.animate(frames, { duration, easing: EASE });
}
