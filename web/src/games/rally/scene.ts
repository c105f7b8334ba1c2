/** What is seen of a step of the race: the difference between two looks at the rug. */

import type { rally } from "../../wire.ts";
import { engine, horn } from "./engine.ts";
import { seenPose, wayBetween, type Pose } from "./poses.ts";
import { spotsOfRace } from "./rug.ts";
import type { Stage } from "./stage.ts";

export interface Sight {
  view: rally.View;
  poses: (Pose | null)[];
  quarters: number;
  /** The drawings of all tiles, as they were. */
  tiles: Map<string, Element>;
}

/** How long a drive is heard that is not watched, in seconds. */
const UNSEEN = 0.6;

/** Remembers how every tile is drawn now. */
export function look(board: HTMLElement): Map<string, Element> {
  const tiles = new Map<string, Element>();
  for (const cell of board.querySelectorAll<HTMLElement>("[data-place]")) {
    const drawing = cell.querySelector(".turner > svg");
    if (drawing) tiles.set(cell.dataset.place!, drawing.cloneNode(true) as Element);
  }
  return tiles;
}

export function playScene(stage: Stage, before: Sight, after: Sight): void {
  const changed = after.view.cells.filter(
    ({ tile }, number) => (tile === null) !== (before.view.cells[number]?.tile === null),
  );
  const opened = changed.filter(({ tile }) => tile !== null);
  const closed = changed.filter(({ tile }) => tile === null);
  const played = stage.play(() => {
    for (const { place } of opened) flip(stage, place, before);
    if (opened.length) stage.flipped();
    swapTiles(stage, before.view, after.view);
    driveCars(stage, before, after);
    for (const { place } of closed) flip(stage, place, before);
    takeTokens(stage, before.view, after.view);
  });
  if (played) return;
  stage.fade(changed.map(({ place }) => place));
  for (const [seat, { place }] of after.view.seats.entries()) {
    if (place !== before.view.seats[seat]?.place) engine(seat, 0, UNSEEN);
  }
}

function flip(stage: Stage, place: string, before: Sight): void {
  const drawing = before.tiles.get(place);
  if (drawing) stage.flip(place, drawing);
}

function swapTiles(stage: Stage, before: rally.View, after: rally.View): void {
  const pair = ({ cells }: rally.View) =>
    cells.flatMap(({ banned, place }) => (banned ? [place] : []));
  const [one, other] = pair(after);
  if (!one || !other || before.phase !== "swapping" || after.phase !== "turn") return;
  stage.swap(one, other);
}

function driveCars(stage: Stage, before: Sight, after: Sight): void {
  const spots = spotsOfRace(after.view);
  for (const [seat, { place, goal }] of after.view.seats.entries()) {
    const [from, to] = [before.poses[seat], after.poses[seat]];
    const start = spots.get(before.view.seats[seat]?.place ?? "");
    const end = spots.get(place ?? "");
    if (!from || !to || !start || !end || (from.x === to.x && from.y === to.y)) continue;
    const way = start === end ? [from, to] : wayBetween(from, start, to, end);
    stage.drive(seat, way.map((pose) => seenPose(pose, after.quarters)));
    if (after.view.phase === "over" && place === goal) horn(stage.clock / 1000);
  }
}

function takeTokens(stage: Stage, before: rally.View, after: rally.View): void {
  for (const [seat, { goal, place }] of after.seats.entries()) {
    if (goal && !before.seats[seat]?.goal && place) stage.take(place, seat);
  }
}
