/** Motion: cards fly from where they were to where they are, in the order of what happened. */

import { timeOf } from "../../lib/timing.ts";
import type { Event, Happened } from "../../wire.ts";
import { backOf } from "./cards.ts";
import { arc, type Box, boxOf, EASE, moved, onCard, shift, slide } from "./paths.ts";

interface Seen {
  box: Box;
  /** What is shown and hidden: the card with all that is round it. */
  holder: HTMLElement;
  drawing: SVGElement;
  /** The shelf where it lies, if it lies on one. */
  shelf: string | undefined;
  held: boolean;
  /** It came there in the course of what is told: before that it is not seen there. */
  arrived?: boolean;
}

export type Sight = Map<string, Seen>;

/** Shares of `--time`, which is 240 ms for whoever has not chosen otherwise. */
const FLIGHT = 1.25;
const GATHER = 1.45;
const SLIDE = 0.8;
const DEALT = 0.25;
const BURSTS = 2.5;
/** In milliseconds: without motion, things fade. */
const FADE = 150;
/** Whoever was away for long does not watch everything. */
const PATIENCE = 4000;
/** In pixels: the sign of a bonus turn on its way. */
const BURST = 46;

/** Remembers where every card lies now. */
export function look(board: HTMLElement): Sight {
  const sight: Sight = new Map();
  for (const card of board.querySelectorAll<HTMLElement>("[data-card]")) {
    const drawing = card.querySelector("svg");
    if (!drawing) continue;
    const shelf = card.closest<HTMLElement>("[data-shelf]")?.dataset.shelf;
    const held = card.matches(".held");
    sight.set(card.dataset.card!, { box: boxOf(card), holder: card, drawing, shelf, held });
  }
  return sight;
}

/** Plays what happened between two looks at the board. */
export class Flights {
  readonly #board: HTMLElement;
  readonly #layer: HTMLElement;
  /** When the last flight lands. */
  #until = 0;

  constructor(board: HTMLElement, layer: HTMLElement) {
    this.#board = board;
    this.#layer = layer;
  }

  play(before: Sight, fresh: Happened[]): void {
    const after = look(this.#board);
    const time = timeOf(this.#board);
    if (!time) return fadeIn(before, after);
    const now = performance.now();
    // What was in hand goes at once, whatever else is still on its way.
    const chosen = [...before.values()].some(({ held }) => held);
    const start = chosen ? 0 : Math.max(0, this.#until - now);
    if (start > PATIENCE) return;
    const scene = new Scene(this.#board, this.#layer, time, before, after, start);
    for (const { events } of fresh) for (const event of events) scene.tell(event);
    scene.settle();
    this.#until = Math.max(this.#until, now + scene.clock);
  }
}

function fadeIn(before: Sight, after: Sight): void {
  for (const [key, { holder }] of after) {
    if (!before.has(key)) holder.animate({ opacity: [0, 1] }, FADE);
  }
}

class Scene {
  /** Milliseconds from now, when the next thing may begin. */
  clock: number;
  readonly #board: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #time: number;
  readonly #before: Sight;
  readonly #after: Sight;
  readonly #flown = new Set<string>();
  /** Where something has landed last: a bonus turn comes from there. */
  #landed: Box | null = null;

  constructor(
    board: HTMLElement,
    layer: HTMLElement,
    time: number,
    before: Sight,
    after: Sight,
    start: number,
  ) {
    this.#board = board;
    this.#layer = layer;
    this.#time = time;
    this.#before = before;
    this.#after = after;
    this.clock = start;
  }

  tell({ key, args }: Event): void {
    const card = codeOf(args.card);
    const shelf = `${args.seat}-${args.colour}`;
    if (key === "placed-start" || key === "placed-add") this.#place(card, card, shelf, args.end);
    else if (key === "placed-down") this.#placeDown(card, Number(args.seat), shelf, args.end);
    else if (key === "completed") this.#complete(shelf, `collection-${args.seat}`);
    else if (key === "row-discarded" || key === "discarded") this.#send(card, "discard");
    else if (key === "row-dealt") this.#deal();
    else if (key === "removed") {
      this.#drop(args.face === "down" ? backOf(Number(args.seat), String(args.colour)) : card);
    } else if (key === "bonus-earned") this.#earn(Number(args.turns));
  }

  /** What nobody spoke of slides to its new place, or appears. */
  settle(): void {
    for (const [key, { holder, drawing, box }] of this.#after) {
      if (this.#flown.has(key)) continue;
      const from = this.#before.get(key)?.box;
      if (!from) holder.animate({ opacity: [0, 1] }, this.#time);
      else if (moved(from, box)) slide(drawing, from, box, this.#time * SLIDE);
    }
  }

  #place(card: string, landed: string, shelf: string, end: unknown): void {
    const from = this.#before.get(card);
    if (!from) return;
    const to = this.#after.get(landed);
    const box = to && to.box.width > 4 ? to.box : this.#endOf(shelf, end);
    this.#landed = box;
    this.#fly(from.drawing, from.box, box);
    if (to) this.#reveal(landed);
    else this.#before.set(card, { ...from, box, shelf, arrived: true });
    this.clock += this.#time * FLIGHT;
  }

  #placeDown(card: string, seat: number, shelf: string, end: unknown): void {
    const from = this.#before.get(card);
    if (!from) return;
    const key = backOf(seat, shelf.slice(-1));
    const to = this.#after.get(key);
    const box = to && to.box.width > 4 ? to.box : this.#endOf(shelf, end);
    this.#landed = box;
    const back = to?.drawing ?? this.#zone("deck")?.querySelector("svg") ?? from.drawing;
    this.#turn(from.drawing, back as SVGElement, from.box, box);
    if (to) this.#reveal(key);
    else this.#before.set(key, { ...from, box, drawing: back as SVGElement, shelf, arrived: true });
    this.clock += this.#time * FLIGHT;
  }

  /** Backs slip out to the box, the rest closes up and goes to the collection as one heap. */
  #complete(shelf: string, collection: string): void {
    const lying = [...this.#before].filter(([, seen]) => seen.shelf === shelf);
    const to = this.#box(this.#zone(collection));
    const faces = lying.filter(([key]) => !key.startsWith("back-"));
    const middle = faces[Math.floor(faces.length / 2)]?.[1].box;
    for (const [key, { box, drawing, arrived }] of lying) {
      this.#flown.add(key);
      if (key.startsWith("back-")) this.#fade(drawing, box, arrived);
      else if (middle && to) this.#gather(drawing, box, middle, to, arrived);
    }
    this.#landed = to ?? this.#landed;
    this.clock += this.#time * GATHER * 2;
  }

  /** A burst for every bonus turn flies to those still owed; if none is, it is seen and gone. */
  #earn(turns: number): void {
    if (!this.#landed) return;
    const from = onCard(this.#landed, BURST);
    const owed = this.#zone("owed");
    const to = this.#box(owed);
    for (let turn = 0; turn < turns; turn++) {
      const gone = to ?? { ...from, top: from.top - BURST };
      const frames = [
        { transform: "scale(0.2)", opacity: 1 },
        { transform: "scale(1.25)", opacity: 1, offset: 0.35 },
        { transform: shift(from, { ...gone, width: BURST / 1.5 }), opacity: to ? 1 : 0 },
      ];
      this.#copy(burst(), from, frames, this.#time * BURSTS, true);
      this.clock += this.#time / 2;
    }
    this.clock += this.#time * BURSTS - this.#time / 2;
    owed?.animate({ opacity: [0, 0] }, this.clock);
  }

  #send(card: string, zone: string): void {
    const from = this.#before.get(card);
    const to = this.#box(this.#zone(zone));
    if (from && to) this.#fly(from.drawing, from.box, to);
    this.#flown.add(card);
    this.clock += this.#time * FLIGHT;
  }

  /** New cards come from the deck, one after another. */
  #deal(): void {
    const from = this.#box(this.#zone("deck"));
    const back = this.#zone("deck")?.querySelector("svg");
    let number = 0;
    for (const [key, { box, drawing }] of this.#after) {
      if (this.#before.has(key) || this.#flown.has(key) || !from) continue;
      const begin = this.clock;
      this.clock += number++ * this.#time * DEALT;
      if (back) this.#turn(back, drawing, from, box);
      else this.#fly(drawing, from, box);
      this.#reveal(key);
      this.clock = begin;
    }
    this.clock += this.#time * (FLIGHT + number * DEALT);
  }

  #drop(card: string): void {
    const from = this.#before.get(card);
    if (from) this.#fade(from.drawing, from.box);
    this.#flown.add(card);
  }

  #fly(drawing: SVGElement, from: Box, to: Box): void {
    this.#copy(drawing, from, arc(from, to), this.#time * FLIGHT);
  }

  /** One side until half way, then the other. */
  #turn(front: SVGElement, back: SVGElement, from: Box, to: Box): void {
    const duration = this.#time * FLIGHT;
    const path = arc(from, to);
    const turned = path.map((frame, place) => ({
      ...frame,
      transform: `${frame.transform} scaleX(${place === 1 ? 0.05 : 1})`,
    }));
    const shown = (first: number, last: number) =>
      turned.map((frame, place) => ({
        ...frame,
        opacity: place < 2 ? first : last,
        easing: "ease",
      }));
    this.#copy(front, from, shown(1, 0), duration);
    this.#copy(back, from, shown(0, 1), duration);
  }

  #gather(drawing: SVGElement, from: Box, middle: Box, to: Box, arrived = false): void {
    const near = { ...middle, left: middle.left + (from.left - middle.left) / 6 };
    const frames = [from, near, to].map((box) => ({ transform: shift(from, box), opacity: 1 }));
    this.#copy(drawing, from, frames, this.#time * GATHER * 2, arrived);
  }

  #fade(drawing: SVGElement, from: Box, arrived = false): void {
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: "translateY(-24px) scale(0.9)", opacity: 0 },
    ];
    this.#copy(drawing, from, frames, this.#time * GATHER, arrived);
  }

  /** A copy of the card waits where it was, and moves when its time has come. */
  #copy(
    drawing: SVGElement,
    from: Box,
    frames: Keyframe[],
    duration: number,
    arrived = false,
  ): void {
    const over = boxOf(this.#layer);
    const copy = document.createElement("div");
    copy.className = "flying";
    copy.style.left = `${from.left - over.left}px`;
    copy.style.top = `${from.top - over.top}px`;
    copy.style.width = `${from.width}px`;
    if (arrived) copy.style.opacity = "0";
    copy.append(drawing.cloneNode(true));
    this.#layer.append(copy);
    const fill = arrived ? "forwards" : "both";
    const timing: KeyframeAnimationOptions = { delay: this.clock, duration, easing: EASE, fill };
    const landed = () => copy.remove();
    copy.animate(frames, timing).finished.then(landed, landed);
  }

  /** The card itself is seen when its copy has landed: with a small bounce. */
  #reveal(key: string): void {
    const { holder, drawing } = this.#after.get(key) ?? {};
    this.#flown.add(key);
    const arrives = this.clock + this.#time * FLIGHT;
    holder?.animate({ opacity: [0, 0] }, arrives);
    drawing?.animate({ scale: [1, 1.04, 1] }, { delay: arrives, duration: this.#time / 2 });
  }

  /** Where a card came to lie that is gone already: the shelf was completed by it. */
  #endOf(shelf: string, end: unknown): Box {
    const boxes = [...this.#before.values()]
      .filter((seen) => seen.shelf === shelf)
      .map(({ box }) => box);
    boxes.sort((one, other) => one.left - other.left);
    const last = end === "left" ? boxes[0] : boxes.at(-1);
    const place = this.#box(this.#board.querySelector(`[data-shelf="${shelf}"]`));
    if (!last) return place ?? { left: 0, top: 0, width: 0 };
    return { ...last, left: last.left + (end === "left" ? -1 : 1) * (last.width + 4) };
  }

  #zone(name: string): Element | null {
    return this.#board.querySelector(`[data-zone="${name}"]`);
  }

  #box(element: Element | null): Box | null {
    return element && boxOf(element);
  }
}

function codeOf(noun: unknown): string {
  const said = noun as { args?: { card?: string } } | undefined;
  return said?.args?.card ?? "";
}

/** The sign of a bonus turn, as it stands beside the prompt. */
function burst(): SVGElement {
  const [svg, use] = ["svg", "use"].map((name) =>
    document.createElementNS("http://www.w3.org/2000/svg", name),
  ) as [SVGElement, SVGElement];
  svg.setAttribute("class", "burst");
  svg.setAttribute("viewBox", "-2 -2 44 44");
  use.setAttribute("href", "#shelf-again");
  svg.append(use);
  return svg;
}
