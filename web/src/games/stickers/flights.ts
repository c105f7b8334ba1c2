/** Motion: cards and tokens go from where they were to where they are. */

import type { Event, Happened, stickers } from "../../wire.ts";
import type { Card } from "./context.ts";

interface Box {
  left: number;
  top: number;
  width: number;
}

interface Seen {
  box: Box;
  holder: HTMLElement;
  /** What it lies in, and where that was: a whole zone that shifts is no way to go. */
  home: Element | null;
  homeBox: Box;
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
/** So long a card of somebody else is shown on its way. */
const STAY = 3;
/** Whose cards go to somebody: the event, and where it names whom. */
const GOES_TO: Record<string, string> = { took: "seat", gave: "whom", laid: "seat" };

/** Remembers where every card and every token lies now. */
export function look(board: HTMLElement): Sight {
  const sight: Sight = new Map();
  for (const holder of board.querySelectorAll<HTMLElement>("[data-card], [data-token]")) {
    const { card, token } = holder.dataset;
    const home = holder.closest("section");
    const homeBox = boxOf(home ?? board);
    const box = boxOf(holder);
    if (box.width) sight.set(card ?? `token ${token}`, { box, holder, home, homeBox });
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
export function fly(
  board: HTMLElement,
  layer: HTMLElement,
  before: Sight,
  fresh: Happened[],
): void {
  const after = look(board);
  const time = timeOf(board);
  if (!time) return fadeIn(before, after);
  const events = fresh.flatMap((told) => told.events);
  let number = 0;
  for (const [key, seen] of after) {
    const was = before.get(key);
    const from = was ? placeBefore(was, seen) : sourceOf(board, events);
    const wait = was ? 0 : number++ * time * AFTER;
    if (!from) seen.holder.animate({ opacity: [0, 1] }, time);
    else if (moved(from, seen.box)) glide(layer, seen, from, time * FLIGHT, wait);
  }
  for (const [key, seen] of before) {
    const to = after.has(key) ? null : targetOf(board, events, seen.holder.dataset.clan);
    if (to) leave(layer, seen, to, time * FLIGHT);
  }
}

/** A card that somebody else has laid. */
export interface Laid {
  seat: number;
  card: Card;
  /** From the deck, not from the hand. */
  drawn: boolean;
  /** How many go before it. */
  number: number;
}

/** The cards that came to albums of others: nothing is seen of them but a number. */
export function laidBy(view: stickers.View, fresh: Happened[]): Laid[] {
  if (view.seat === null) return [];
  const laid = ({ key, args }: Event): Omit<Laid, "number">[] => {
    const seat = Number(seatIn(args.seat));
    if (!["laid", "draw-played"].includes(key) || seat === view.seat) return [];
    const album = view.seats[seat]?.album.flatMap(({ cards }) => cards) ?? [];
    const card = album.find(({ card }) => card === codeIn(args.card));
    return card ? [{ seat, card, drawn: key === "draw-played" }] : [];
  };
  const found = fresh.flatMap(({ events }) => events.flatMap(laid));
  return found.map((each, number) => ({ ...each, number }));
}

/** Lets a copy of such a card be seen, and go to the number that it has become a part of. */
export async function cross(board: HTMLElement, copy: HTMLElement, laid: Laid): Promise<void> {
  const { seat, card, drawn, number } = laid;
  const from = drawn ? zoneOf(board, "deck") : (zoneOf(board, `hand-${seat}`) ?? seatOf(board, seat));
  const to = seatOf(board, seat, card.clan);
  if (!from || !to) return;
  const over = boxOf(board);
  const time = timeOf(board);
  const at = ({ left, top }: Box, scale: number) =>
    `translate(${left - over.left}px, ${top - over.top}px) scale(${scale})`;
  const middle = { ...to, top: to.top + 26 };
  const frames = [
    { transform: at(from, 0.3), opacity: 0 },
    { transform: at(middle, 1), opacity: 1, offset: 0.25 },
    { transform: at(middle, 1), opacity: 1, offset: 0.8 },
    { transform: at(to, 0.3), opacity: 0 },
  ];
  const timing = { duration: time * (FLIGHT + STAY), delay: number * time * AFTER, easing: EASE };
  await copy.animate(frames, { ...timing, fill: "both" }).finished.catch(() => null);
}

function fadeIn(before: Sight, after: Sight): void {
  for (const [key, { holder }] of after) {
    if (!before.has(key)) holder.animate({ opacity: [0, 1] }, FADE);
  }
}

/** Where it was, seen from where its zone is now. */
function placeBefore(was: Seen, seen: Seen): Box {
  if (was.home !== seen.home) return was.box;
  const { left, top, width } = was.box;
  const { homeBox: then } = was;
  const { homeBox: now } = seen;
  return { left: left + now.left - then.left, top: top + now.top - then.top, width };
}

/** New cards come from whoever gave them, else from the deck. */
function sourceOf(board: HTMLElement, events: Event[]): Box | null {
  const gave = events.find(({ key }) => key === "gave");
  const zone = gave ? seatOf(board, seatIn(gave.args.seat)) : null;
  return zone ?? zoneOf(board, "deck");
}

/** What is gone from sight went to somebody, if anybody is told to have it. */
function targetOf(board: HTMLElement, events: Event[], clan: string | undefined): Box | null {
  for (const { key, args } of events) {
    const whom = GOES_TO[key];
    if (whom) return seatOf(board, seatIn(args[whom]), key === "laid" ? clan : "");
  }
  return null;
}

/** Where somebody's cards of a clan are, or else where they sit. */
function seatOf(board: HTMLElement, seat: unknown, clan = ""): Box | null {
  return zoneOf(board, `seat-${seat}-${clan}`) ?? boxIn(board, `[data-seat="${seat}"]`);
}

function seatIn(arg: unknown): unknown {
  const said = arg as { args?: { seat?: unknown } } | undefined;
  return typeof arg === "number" ? arg : said?.args?.seat;
}

function codeIn(arg: unknown): unknown {
  return (arg as { args?: { code?: unknown } } | undefined)?.args?.code;
}

function zoneOf(board: HTMLElement, zone: string): Box | null {
  return boxIn(board, `[data-zone="${zone}"]`);
}

/** Where it is, if it is in sight. */
function boxIn(board: HTMLElement, selector: string): Box | null {
  const found = [...board.querySelectorAll(selector)].find((each) => each.checkVisibility());
  return found ? boxOf(found) : null;
}

/** From there to its place, a little above the straight line, with a small bounce. */
function glide(layer: HTMLElement, seen: Seen, from: Box, duration: number, delay: number): void {
  const { box, holder } = seen;
  const x = from.left - box.left;
  const y = from.top - box.top;
  const scale = Math.min(1.5, from.width / (box.width || 1));
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: `translate(${x / 2}px, ${y / 2 - 18}px) scale(${(1 + scale) / 2})` },
    { transform: "scale(1.04)", offset: 0.85 },
    { transform: "none" },
  ];
  if (send(layer, seen, frames, duration, delay)) {
    holder.animate({ opacity: [0, 0] }, duration + delay);
  }
}

/** To where it is no longer seen. */
function leave(layer: HTMLElement, seen: Seen, to: Box, duration: number): void {
  const { box } = seen;
  const x = to.left + to.width / 2 - box.left - box.width / 4;
  const y = to.top + 8 - box.top;
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 1, offset: 0.85 },
    { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
  ];
  send(layer, seen, frames, duration, 0);
}

/** A copy flies over everything; tells whether there is something to copy. */
function send(
  layer: HTMLElement,
  { box, holder }: Seen,
  frames: Keyframe[],
  duration: number,
  delay: number,
): boolean {
  const drawing = holder.querySelector(".card, .token")?.cloneNode(true);
  if (!drawing) return false;
  const over = boxOf(layer);
  const copy = document.createElement("div");
  copy.style.left = `${box.left - over.left}px`;
  copy.style.top = `${box.top - over.top}px`;
  copy.style.width = `${box.width}px`;
  copy.append(drawing);
  layer.append(copy);
  const gone = () => copy.remove();
  const timing: KeyframeAnimationOptions = { duration, delay, easing: EASE, fill: "both" };
  copy.animate(frames, timing).finished.then(gone, gone);
  return true;
}

function moved(from: Box, to: Box): boolean {
  return Math.hypot(from.left - to.left, from.top - to.top) > LIFTED;
}
