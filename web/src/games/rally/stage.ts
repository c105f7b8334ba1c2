/** Motion on the rug: tiles are turned over, cars drive, one thing after another. */

import { timeOf } from "../../lib/timing.ts";
import { engine } from "./engine.ts";
import { turnBetween, type Pose } from "./poses.ts";

/** Shares of `--time`, which is 240 ms for whoever has not chosen otherwise. */
const FLIP = 1.9;
const SWAP = 2.4;
const TOKEN = 5;
const THROWN = 5;
/** To set off and to stop, and a tile of the way. */
const START = 1.1;
const TILE = 1.7;
/** In milliseconds: without motion, things fade. */
const FADE = 150;
/** Whoever was away for long does not watch everything. */
const PATIENCE = 5000;
const EASE = "cubic-bezier(0.4, 0, 0.3, 1)";

export class Stage {
  readonly #board: HTMLElement;
  /** When the last thing has come to rest. */
  #until = 0;
  #begun = 0;
  /** Milliseconds from now, when the next thing may begin. */
  clock = 0;

  constructor(board: HTMLElement) {
    this.#board = board;
  }

  /** Plays a scene after all that is under way; who wants no motion, or was away, sees it done. */
  play(scene: () => void): boolean {
    this.#begun = performance.now();
    this.clock = Math.max(0, this.#until - this.#begun);
    if (!this.#time || this.clock > PATIENCE) return false;
    scene();
    this.#until = this.#begun + this.clock;
    return true;
  }

  /** Tells that something is still on its way, and when all has come to rest. */
  watched(tell: (is: boolean) => void): () => void {
    const left = this.#until - performance.now();
    tell(left > 0);
    const rest = setTimeout(() => tell(false), left);
    return () => {
      clearTimeout(rest);
      tell(false);
    };
  }

  get #time(): number {
    return timeOf(this.#board);
  }

  /** The tile is turned over: what it was before is seen from behind, until it has gone round. */
  flip(place: string, before: Element): void {
    const turner = this.#cell(place)?.querySelector<HTMLElement>(".turner");
    if (!turner) return;
    const ghost = document.createElement("span");
    ghost.className = "ghost";
    ghost.append(before);
    turner.append(ghost);
    const frames = [
      { transform: "perspective(7em) rotateY(-180deg)" },
      { transform: "perspective(7em) translateZ(1.4em) rotateY(-90deg)" },
      { transform: "perspective(7em) rotateY(0deg)" },
    ];
    const gone = () => ghost.remove();
    this.#move(turner, frames, this.#time * FLIP, EASE).finished.then(gone, gone);
  }

  flipped(): void {
    this.clock += this.#time * FLIP;
  }

  /** The car drives this way; its engine is heard. */
  drive(seat: number, way: Pose[]): void {
    const car = this.#board.querySelector(`[data-car="${seat}"]`);
    const end = way.at(-1);
    if (!car || !end) return;
    const driven = lengths(way);
    const length = driven.at(-1)! || 1;
    const frames = way.map((pose, number) => ({
      "--angle": `${pose.angle}deg`,
      translate: `calc(${pose.x - end.x} * var(--step)) calc(${pose.y - end.y} * var(--step))`,
      scale: pose.size,
      offset: driven[number]! / length,
    }));
    const duration = this.#time * (START + TILE * length);
    this.#move(car, frames, duration, "cubic-bezier(0.45, 0, 0.3, 1)");
    engine(seat, this.clock / 1000, duration / 1000);
    this.clock += duration;
  }

  /** Two tiles change places, the one over the other. */
  swap(one: string, other: string): void {
    for (const [to, from, aside] of [
      [one, other, 1],
      [other, one, -1],
    ] as const) {
      const [cell, start] = [this.#cell(to), this.#cell(from)];
      if (!cell || !start) return;
      const x = start.offsetLeft - cell.offsetLeft;
      const y = start.offsetTop - cell.offsetTop;
      const away = { x: x / 2 - (y / 4) * aside, y: y / 2 + (x / 4) * aside };
      const frames = [
        { translate: `${x}px ${y}px`, scale: 1, zIndex: 6 },
        { translate: `${away.x}px ${away.y}px`, scale: 1.16, zIndex: 6 },
        { translate: "0 0", scale: 1, zIndex: 6 },
      ];
      this.#move(cell, frames, this.#time * SWAP, "ease-in-out");
    }
    this.clock += this.#time * SWAP;
  }

  /** The token is turned over on the pit stop, and goes to whoever took it. */
  take(from: string, seat: number): void {
    const badge = this.#board.querySelector(`[data-goal="${seat}"] svg`);
    const [pit, layer] = [this.#cell(from), this.#board.querySelector(".layer")];
    if (!badge || !pit || !layer) return;
    const [over, start, end] = [layer, pit, badge].map((each) => each.getBoundingClientRect());
    const token = document.createElement("div");
    token.append(badge.cloneNode(true));
    Object.assign(token.style, {
      left: `${start!.left - over!.left}px`,
      top: `${start!.top - over!.top}px`,
      width: `${start!.width}px`,
    });
    layer.append(token);
    const away = `${end!.left - start!.left}px ${end!.top - start!.top}px`;
    const small = end!.width / start!.width;
    const frames = [
      { transform: "scale(0.4) rotateY(180deg)", opacity: 0, offset: 0 },
      { transform: "scale(0.6) rotateY(180deg)", opacity: 1, offset: 0.1 },
      { transform: "translateY(-20%) scale(1.5) rotateY(360deg)", translate: "0 0", offset: 0.4 },
      { transform: "translateY(-20%) scale(1.5) rotateY(360deg)", translate: "0 0", offset: 0.7 },
      { transform: `scale(${small}) rotateY(360deg)`, translate: away, offset: 1 },
    ];
    const duration = this.#time * TOKEN;
    const gone = () => token.remove();
    this.#move(token, frames, duration, "ease-in-out").finished.then(gone, gone);
    badge.animate({ opacity: [0, 0] }, this.clock + duration);
    this.clock += duration;
  }

  /** What was thrown is shown over a car, before it drives. */
  pop(at: Pose, text: string, across: number): void {
    const layer = this.#board.querySelector(".layer");
    const cars = this.#board.querySelector(".cars");
    if (!layer || !cars) return;
    const [over, rug] = [layer.getBoundingClientRect(), cars.getBoundingClientRect()];
    const step = rug.width / across;
    const die = document.createElement("b");
    die.className = "die";
    die.textContent = text;
    die.style.left = `${rug.left - over.left + at.x * step - 22}px`;
    die.style.top = `${rug.top - over.top + at.y * step - 52}px`;
    layer.append(die);
    const frames = [
      { scale: 0.2, rotate: "-200deg", opacity: 0 },
      { scale: 1.25, rotate: "8deg", opacity: 1, offset: 0.2 },
      { scale: 1, rotate: "0deg", opacity: 1, offset: 0.8 },
      { scale: 0.8, rotate: "0deg", opacity: 0 },
    ];
    const gone = () => die.remove();
    this.#move(die, frames, this.#time * THROWN, "ease-out").finished.then(gone, gone);
    this.clock += (this.#time * THROWN) / 2;
  }

  /** A tile is laid: it comes from above. */
  land(place: string): void {
    const turner = this.#cell(place)?.querySelector(".turner");
    if (!turner) return;
    const frames = [{ scale: 1.3, opacity: 0 }, { scale: 0.95, opacity: 1 }, { scale: 1 }];
    this.#move(turner, frames, this.#time, EASE);
    this.clock += this.#time;
  }

  /** What has changed appears slowly, in its place. */
  fade(places: Iterable<string>): void {
    for (const place of places) {
      this.#cell(place)?.querySelector(".turner")?.animate({ opacity: [0, 1] }, FADE);
    }
  }

  #move(thing: Element, frames: Keyframe[], duration: number, easing: string): Animation {
    return thing.animate(frames, { delay: this.clock, duration, easing, fill: "backwards" });
  }

  #cell(place: string): HTMLElement | null {
    return this.#board.querySelector<HTMLElement>(`[data-place="${place}"]`);
  }
}

/** How much of the way is behind at each pose; to turn on the spot is a way too. */
function lengths(way: Pose[]): number[] {
  let sum = 0;
  return way.map((pose, number) => {
    const before = way[number - 1];
    if (before) {
      sum += Math.hypot(pose.x - before.x, pose.y - before.y);
      sum += Math.abs(turnBetween(before.angle, pose.angle)) / 400;
    }
    return sum;
  });
}
