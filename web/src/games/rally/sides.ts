/** The sides of a tile, and how a road lies on it. */

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

export interface Point {
  x: number;
  y: number;
}

/** One step over each side. */
export const AWAY: Record<Side, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** The road of each kind as it is drawn, before it is turned. */
const DRAWN: Record<string, string> = {
  straight: "NS",
  curve: "SW",
  tee: "ESW",
  crossing: "NESW",
  "dead-end": "S",
};
export const KINDS = Object.keys(DRAWN);

export function opposite(side: Side): Side {
  return turned(side, 2);
}

/** A side after so many quarters of a turn, clockwise. */
export function turned(side: Side, quarters: number): Side {
  return SIDES[(SIDES.indexOf(side) + quarters) % 4]!;
}

/** A road after so many quarters of a turn, in the order in which the game writes it. */
export function turnedRoad(road: string, quarters: number): string {
  const sides = sidesOf(road).map((side) => turned(side, quarters));
  return SIDES.filter((side) => sides.includes(side)).join("");
}

export function sidesOf(road: string): Side[] {
  return SIDES.filter((side) => road.includes(side));
}

/** How far a tile of this kind is turned from how it is drawn, in degrees. */
export function angleOf(kind: string, road: string): number {
  const drawn = DRAWN[kind] ?? "";
  return 90 * Math.max(0, [0, 1, 2, 3].findIndex((quarters) => turnedRoad(drawn, quarters) === road));
}

/** The kind of tile that has this road. */
export function kindOf(road: string): string {
  const same = (drawn: string) => [0, 1, 2, 3].some((by) => turnedRoad(drawn, by) === road);
  return KINDS.find((kind) => same(DRAWN[kind]!)) ?? "";
}

/** The side over which one place lies beside another; none if they are not neighbours. */
export function sideTowards(from: Point, to: Point): Side | null {
  return (
    SIDES.find((side) => from.x + AWAY[side].x === to.x && from.y + AWAY[side].y === to.y) ?? null
  );
}
