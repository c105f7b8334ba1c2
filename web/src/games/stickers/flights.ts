/** Motion: cards and tokens go from where they were to where they are. */

import type { Event, Happened } from "../../wire.ts";

interface Box {
  left: number;
  top: number;
  width: number;
}

interface Seen {
  box: Box;
  holder: HTMLElement;
}

export type Sight = Map<string, Seen>;

/** Shares of `--time`, which is 240 ms for whoever has not chosen otherwise. */
const FLIGHT = 1.3;
const AFTER = 0.35;
/** In milliseconds: without motion, things fade. */
const FADE = 150;
/** So far a card moves when it is lifted or chosen: that is no way to go. */
const LIFTED = 24;
const EASE = "cubic-bezier(0.22, 0.9, 0.3, 1)";
/** Whose cards go to somebody: the event, and where it names whom. */
const GOES_TO: Record<string, string> = { took: "seat", gave: "whom", laid: "seat" };

/** Remembers where every card and every token lies now. */
export function look(board: HTMLElement): Sight {
  const sight: Sight = new Map();
  for (const holder of board.querySelectorAll<HTMLElement>("[data-card], [data-token]")) {
    const { card, token } = holder.dataset;
    sight.set(card ?? `token ${token}`, { box: boxOf(holder), holder });
  }
  return sight;
}

function boxOf(element: Element): Box {
  const { left, top, width } = element.getBoundingClientRect();
  return { left, top, width };
}

/** What `--time` is, in milliseconds, however it is written. */
export function timeOf(element: Element): number {
  const time = getComputedStyle(element).getPropertyValue("--time");
  return (parseFloat(time) || 0) * (time.trim().endsWith("ms") ? 1 : 1000);
}

/** Plays what changed between two looks at the board. */
export function fly(board: HTMLElement, layer: HTMLElement, before: Sight, fresh: Happened[]): void {
  const after = look(board);
  const time = timeOf(board);
  const events = fresh.flatMap((told) => told.events);
  let number = 0;
  for (const [key, { box, holder }] of after) {
    const from = before.get(key)?.box;
    if (!time) {
      if (!from) holder.animate({ opacity: [0, 1] }, FADE);
    } else if (!from) arrive(holder, sourceOf(board, events), box, time, number++);
    else if (moved(from, box)) go(holder, from, box, time * FLIGHT, 0);
  }
  if (!time) return;
  for (const [key, seen] of before) {
    const to = after.has(key) ? null : targetOf(board, events);
    if (to) leave(layer, seen, to, time * FLIGHT);
  }
}

/** New cards come from whoever gave them, else from the deck. */
function sourceOf(board: HTMLElement, events: Event[]): Box | null {
  const gave = events.find(({ key }) => key === "gave");
  const zone = gave ? zoneOf(board, `seat-${seatIn(gave.args.seat)}`) : null;
  return zone ?? zoneOf(board, "deck");
}

/** What is gone from sight went to somebody, if anybody is told to have it. */
function targetOf(board: HTMLElement, events: Event[]): Box | null {
  for (const { key, args } of events) {
    const whom = GOES_TO[key];
    if (whom) return zoneOf(board, `seat-${seatIn(args[whom])}`);
  }
  return null;
}

function seatIn(arg: unknown): unknown {
  const said = arg as { args?: { seat?: unknown } } | undefined;
  return typeof arg === "number" ? arg : said?.args?.seat;
}

function zoneOf(board: HTMLElement, zone: string): Box | null {
  const found = board.querySelector(`[data-zone="${zone}"]`);
  return found && boxOf(found);
}

function arrive(holder: HTMLElement, from: Box | null, to: Box, time: number, number: number): void {
  const wait = number * time * AFTER;
  if (from) go(holder, { ...from, width: Math.min(from.width, to.width) }, to, time * FLIGHT, wait);
  else holder.animate({ opacity: [0, 1] }, { duration: time, delay: wait, fill: "backwards" });
}

/** The thing itself moves: from there, a little above the straight line, with a small bounce. */
function go(holder: HTMLElement, from: Box, to: Box, duration: number, delay: number): void {
  const x = from.left - to.left;
  const y = from.top - to.top;
  const scale = from.width / (to.width || 1);
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20 },
    { transform: `translate(${x / 2}px, ${y / 2 - 18}px) scale(${(1 + scale) / 2})`, zIndex: 20 },
    { transform: "scale(1.04)", offset: 0.85, zIndex: 20 },
    { transform: "none", zIndex: 20 },
  ].map((frame) => ({ ...frame, transformOrigin: "0 0" }));
  holder.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
}

/** A copy goes where the thing itself is no longer seen. */
function leave(layer: HTMLElement, { box, holder }: Seen, to: Box, duration: number): void {
  const over = boxOf(layer);
  const copy = document.createElement("div");
  copy.style.left = `${box.left - over.left}px`;
  copy.style.top = `${box.top - over.top}px`;
  copy.style.width = `${box.width}px`;
  const drawing = holder.firstElementChild?.cloneNode(true);
  if (!drawing) return;
  copy.append(drawing);
  layer.append(copy);
  const x = to.left + to.width / 2 - box.left - box.width / 4;
  const y = to.top + 8 - box.top;
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 1, offset: 0.85 },
    { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
  ];
  const gone = () => copy.remove();
  copy.animate(frames, { duration, easing: EASE, fill: "both" }).finished.then(gone, gone);
}

function moved(from: Box, to: Box): boolean {
  return Math.hypot(from.left - to.left, from.top - to.top) > LIFTED;
}
