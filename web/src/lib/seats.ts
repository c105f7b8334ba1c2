/** The people and bots at a table, as they are called here. */

import { t } from "./words.svelte.ts";
import type { SeatShown } from "../wire.ts";

/** What everybody is called, seat by seat; a seat without a name is called by its number. */
export function namesOf(seats: SeatShown[]): string[] {
  return seats.map((seat, number) => {
    // In a campaign a bot stands in for somebody, whose name it has.
    if (seat.bot && !seat.name) return t("bot-name", { number });
    return seat.name || t("lay-seat", { number: number + 1 });
  });
}

/** All seats in the order in which they are shown: oneself first, then as they sit. */
export function asTheySit(many: number, me: number | null): number[] {
  return Array.from({ length: many }, (_, place) => ((me ?? 0) + place) % many);
}

/** Whether a seat is one's own, or that of somebody at the same screen. */
export type Whose = "mine" | "beside" | "theirs";

/** What is said of somebody besides the name. */
export function standingOf(seat: SeatShown, whose: Whose): string {
  if (seat.free) return t("seat-free");
  if (seat.bot) return t("seat-bot");
  if (whose === "mine") return t("seat-you");
  if (whose === "beside") return t("seat-beside");
  if (seat.taken_over) return t("seat-taken-over");
  return t(seat.present ? "seat-here" : "seat-away");
}

const MINUTE = 60;

/** What happens when somebody leaves: after so many seconds a bot decides. */
export function graceSaid(seconds: number): string {
  if (seconds < MINUTE) return t("table-grace", { seconds: Math.round(seconds) });
  return t("table-grace-minutes", { minutes: Math.round(seconds / MINUTE) });
}
