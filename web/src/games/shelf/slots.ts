/** Where the cards of the middle lie: they keep their places while others are taken away. */

import type { Face } from "./cards.ts";

export const ROW = 6;

export type Slots = Map<string, number>;

/** The places in a row: as many cards as possible stay where they were. */
export function rowSlots(row: Face[], before: Slots): Slots {
  const shifts = row.flatMap(({ card }, place) => {
    const slot = before.get(card);
    return slot === undefined ? [] : [slot - place];
  });
  const room = Math.max(0, ROW - row.length);
  const shift = Math.min(Math.max(0, commonest(shifts) ?? Math.floor(room / 2)), room);
  return new Map(row.map(({ card }, place) => [card, shift + place]));
}

function commonest(numbers: number[]): number | undefined {
  const count = (number: number) => numbers.filter((each) => each === number).length;
  return numbers.toSorted((one, other) => count(other) - count(one))[0];
}

/** The places of the last round's one heap: nobody moves up. */
export function poolSlots(pool: Face[], before: Slots): Slots {
  const known = pool.every(({ card }) => before.has(card));
  return known ? before : new Map(pool.map(({ card }, place) => [card, place]));
}
