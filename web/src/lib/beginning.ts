/** From a box to a seat at a table in one step. */

import { layTable, sitDown } from "./api.ts";
import { unforeseen } from "./chance.ts";
import { beSomebody } from "./guest.svelte.ts";
import { COMPANY, SEATS, type NewTable, type Thinking } from "../wire.ts";

/** Company for whoever chose nobody; at a game that we do not know, an open chair. */
export function companyAt(game: string): string {
  return COMPANY[game] ?? "";
}

/** Seconds on a clock, or days for a decision; without either nobody is hurried. */
export const PACES: Record<string, Thinking> = {
  live: {},
  "clock-5": { bank: 300, increment: 5 },
  "clock-15": { bank: 900, increment: 10 },
  "days-1": { days: 1 },
  "days-3": { days: 3 },
};

/** Who sits on a chair: you, somebody at this screen, whoever has the link, or a bot. */
export interface Sitter {
  who: "you" | "here" | "open" | "bot";
  /** Of the bot, or of the person at this screen. */
  name: string;
}

/** Something that nobody could foresee, for the shuffle. */
export function luck(): string {
  return unforeseen();
}

/** How many sit at a table where nobody said how many. */
export function usualCount(game: string): number {
  return SEATS[game]?.find((count) => count > 1) ?? 1;
}

/** Lays a table for you and bots, sits down, and returns where. */
export function playNow(game: string): Promise<string> {
  const bots = Array.from({ length: usualCount(game) - 1 }, () => bot(companyAt(game)));
  return lay([{ who: "you", name: "" }, ...bots], { game });
}

export function bot(name: string): Sitter {
  return { who: "bot", name };
}

/** Lays a table, seats whoever is at this screen, and returns where. */
export async function lay(sitters: Sitter[], wanted: NewTable): Promise<string> {
  await beSomebody(sitters.find(({ who }) => who === "you")?.name);
  const chairs = sitters.map(({ who, name }) => (who === "bot" ? name : ""));
  const { table } = await layTable({ ...wanted, chairs });
  for (const [seat, { who, name }] of sitters.entries()) {
    if (who === "you") await sitDown(table, seat, { luck: luck() });
    if (who === "here") await sitDown(table, seat, { luck: luck(), name });
  }
  return table;
}
