/** What can be chosen at a table of so many seats. */

export type Value = boolean | string;
type Offered = Record<string, Value[]>;

/** An option whose name ends so names a seat by its number; other values of it always make sense. */
const OF_SEATS = /_seat$/;

/** The values of every option, without seats that are not there; the default stays first. */
export function offeredFor(seats: number, options: Offered): Offered {
  const there = (value: Value) => !(Number(value) > seats);
  return Object.fromEntries(
    Object.entries(options).map(([option, values]) => [
      option,
      OF_SEATS.test(option) ? values.filter(there) : values,
    ]),
  );
}

/** What was chosen and is still on offer. */
export function stillOffered(chosen: Record<string, Value>, offered: Offered): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(chosen).filter(([option, value]) => offered[option]?.includes(value)),
  );
}
