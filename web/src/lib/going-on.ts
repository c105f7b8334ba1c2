/** From a game that is over to another table. */

import { fetchRecord, layTable, playAgain, sitDown } from "./api.ts";
import { companyAt, luck } from "./beginning.ts";

/** Goes on after some moves of a finished game, against bots, and returns where. */
export async function goOnFrom(table: string, moves: number, seat: number, seats: number) {
  const record = await fetchRecord(table);
  const company = companyAt(record.game);
  const chairs = Array.from({ length: seats }, (_, place) => (place === seat ? "" : company));
  const laid = await layTable({ chairs, record: JSON.stringify(record), moves });
  await sitDown(laid.table, seat, { luck: luck() });
  return laid.table;
}

/** Lays the table for the same people, or goes to the one somebody has laid; returns where. */
export async function onceMore(table: string, laid: string | null, mine: number[], names: string[]) {
  const next = laid ?? (await playAgain(table)).table;
  for (const seat of mine) {
    const name = mine.length > 1 ? { name: names[seat] ?? "" } : {};
    await sitDown(next, seat, { luck: luck(), ...name });
  }
  return next;
}
