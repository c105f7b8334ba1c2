/** How a car stands and drives, in units of a tile; the rug is seen as it is written down. */

import { HIGH } from "./rug.ts";
import { AWAY, opposite, sidesOf, sideTowards, type Point, type Side } from "./sides.ts";

export interface Pose extends Point {
  /** Clockwise from driving to the right, in degrees. */
  angle: number;
  /** Of a car, where 1 is as long as a tile. */
  size: number;
}

/** A car that has its place to itself. */
const ALONE = 0.74;
const SHARED = 0.5;
/** At the finish, below its sign. */
const PARKED = 0.64;
const CROWDED = 0.38;
const MIDDLE: Point = { x: 0.5, y: 0.5 };
/** Points of each leg of a drive. */
const SAMPLES = 8;

/** What is at the place where a car stands. */
export interface Ground {
  spot: Point;
  kind: "road" | "pit" | "finish";
  road: string;
}

/** Where a car stands that came over this side, if it is known; which of how many it is there. */
export function poseAt(ground: Ground, came: Side | null, number: number, many: number): Pose {
  if (ground.kind === "finish") return parked(ground, number, many);
  const back = came ?? sidesOf(ground.road)[0] ?? "W";
  const { angle, ...at } = halfway(back, ahead(ground.road, back));
  if (ground.kind === "pit") return placed(ground, beside(number), angle, SHARED);
  if (many === 1) return placed(ground, at, angle, ALONE);
  return placed(ground, lane(at, angle, number, many), angle, SHARED);
}

/** At the pit stop cars stand round the tokens. */
function beside(number: number): Point {
  return { x: 0.5 + 0.28 * (number % 2 ? 1 : -1), y: 0.5 + 0.28 * (number > 1 ? 1 : -1) };
}

/** Cars that share a tile stand side by side on its road, two in a row. */
function lane({ x, y }: Point, angle: number, number: number, many: number): Point {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const across = number % 2 ? 0.11 : -0.11;
  const along = many < 3 ? 0 : number > 1 ? -0.22 : 0.22;
  return { x: x + along * cos - across * sin, y: y + along * sin + across * cos };
}

function placed({ spot }: Ground, at: Point, angle: number, size: number): Pose {
  return { x: spot.x + at.x, y: spot.y + at.y, angle, size };
}

function parked(ground: Ground, number: number, many: number): Pose {
  const right = ground.road === "E";
  const alone = { x: 0.35, y: 0.76 };
  const at = many === 1 ? alone : { x: number % 2 ? 0.5 : 0.2, y: number > 1 ? 0.86 : 0.64 };
  const mirrored = right ? at : { x: 1 - at.x, y: at.y };
  return placed(ground, mirrored, right ? 0 : 180, many === 1 ? PARKED : CROWDED);
}

/** Where the road leads on: straight ahead if it does, and else round the bend. */
function ahead(road: string, came: Side): Side {
  const others = sidesOf(road).filter((side) => side !== came);
  return others.find((side) => side === opposite(came)) ?? others[0] ?? opposite(came);
}

function edge(side: Side): Point {
  return { x: 0.5 + AWAY[side].x / 2, y: 0.5 + AWAY[side].y / 2 };
}

function halfway(from: Side, to: Side): Point & { angle: number } {
  const [one, other] = [edge(from), edge(to)];
  return { ...bent(one, MIDDLE, other, 0.5), angle: directionOf(one, other) };
}

function directionOf(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** A point of the bend from one point to another that is drawn towards a third. */
function bent(from: Point, over: Point, to: Point, part: number): Point {
  const [one, two, three] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return {
    x: one * from.x + two * over.x + three * to.x,
    y: one * from.y + two * over.y + three * to.y,
  };
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

/** The way from one pose to another, over the side that their tiles share. */
export function wayBetween(from: Pose, start: Point, to: Pose, end: Point): Pose[] {
  const side = sideTowards(start, end);
  if (!side) return [from, to];
  const gate = plus(start, edge(side));
  const aside = Math.abs(turnBetween(from.angle, directionOf(from, gate)));
  const along = aside < 60 || aside > 120;
  const over = along ? between(plus(start, MIDDLE), gate) : plus(start, MIDDLE);
  const into = between(gate, plus(end, MIDDLE));
  const points = [...leg(from, over, gate), ...leg(gate, into, to).slice(1)];
  return headed(points, from, to);
}

function leg(from: Point, over: Point, to: Point): Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_, number) =>
    bent(from, over, to, number / SAMPLES),
  );
}

/** Every point with the direction of driving: it is first turned to, and at the end turned from. */
function headed(points: Point[], from: Pose, to: Pose): Pose[] {
  let angle = from.angle;
  const way: Pose[] = [from];
  for (const [number, point] of points.entries()) {
    const next = points[number + 1];
    if (next) angle += turnBetween(angle, directionOf(point, next));
    const part = number / (points.length - 1);
    way.push({ x: point.x, y: point.y, angle, size: from.size + (to.size - from.size) * part });
  }
  return [...way, { ...to, angle: angle + turnBetween(angle, to.angle) }];
}

/** From one direction to another, the shorter way round. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** A pose as it is seen, if the rug is turned by a quarter, clockwise. */
export function seenPose(pose: Pose, quarters: number): Pose {
  if (!quarters) return pose;
  return { ...pose, x: HIGH - pose.y, y: pose.x, angle: pose.angle + 90 };
}
