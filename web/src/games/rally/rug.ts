/** Where every place lies on the rug: seven across, five down; on a narrow screen turned round. */

import type { rally } from "../../wire.ts";
import type { Point } from "./sides.ts";

export const WIDE = 7;
export const HIGH = 5;
/** The places of the race lie between two columns with the finishes. */
const INNER = 5;

export type Spots = ReadonlyMap<string, Point>;

export function spotsOfRace(view: rally.View): Spots {
  const cells = view.cells.map(
    ({ place }, number) => [place, { x: 1 + (number % INNER), y: Math.floor(number / INNER) }] as const,
  );
  const finishes = view.finishes.map(
    (colour, corner) =>
      [colour, { x: corner % 2 ? WIDE - 1 : 0, y: corner > 1 ? HIGH - 1 : 0 }] as const,
  );
  return new Map([...cells, ...finishes]);
}

export function spotsOfCircuit(view: rally.circuit.View): Spots {
  return new Map(
    view.cells.map(({ place }, number) => [
      place,
      { x: number % view.wide, y: Math.floor(number / view.wide) },
    ]),
  );
}

/** Where a place is seen, if the rug is turned by a quarter, clockwise. */
export function seenAt({ x, y }: Point, quarters: number): Point {
  return quarters ? { x: HIGH - 1 - y, y: x } : { x, y };
}

/** Places in the order in which they are read: line by line, as they are seen. */
export function inReadingOrder<Thing extends { place: string }>(
  things: Thing[],
  spots: Spots,
  quarters: number,
): Thing[] {
  const rank = ({ place }: Thing) => {
    const { x, y } = seenAt(spots.get(place)!, quarters);
    return y * WIDE + x;
  };
  return things.toSorted((one, other) => rank(one) - rank(other));
}
