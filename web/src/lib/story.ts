/** What happened at a table, as a window gathers it from one message to the next. */

import type { Event, Happened, Phrase, Shown } from "../wire.ts";

/** How the key of an event begins that is seen in passing: see `core/phrases.py`. */
const FLEETING = "seen-";

/** The story with what a message brings; what was only seen in passing is forgotten. */
export function toldOn(before: Happened[], shown: Shown): Happened[] {
  const brought = new Set(shown.happened.map((told) => told.number));
  const earlier = before.filter((told) => !brought.has(told.number));
  return [...(shown.phase === "over" ? earlier : remembered(earlier)), ...shown.happened];
}

function remembered(story: Happened[]): Happened[] {
  return story
    .map((told) => ({
      ...told,
      events: told.events.filter((event) => !event.key.startsWith(FLEETING)),
    }))
    .filter((told) => told.events.length > 0);
}

/** What one player did until somebody else was to move. */
export interface Turn {
  seat: number | null;
  events: Event[];
}

/** The story turn by turn. */
export function turnsOf(story: Happened[]): Turn[] {
  const turns: Turn[] = [];
  for (const { seat, events } of story) {
    const last = turns.at(-1);
    if (last && last.seat === seat) last.events.push(...events);
    else turns.push({ seat, events: [...events] });
  }
  return turns;
}

/** What happened since the last decision of a seat, beginning with that decision. */
export function sinceDecided(story: Happened[], decided: number, seat: number): Happened[] {
  const since = story.filter(({ number }) => number >= decided - 1);
  // It was taken back: then since the one before it.
  return since.length ? since : story.slice(story.findLastIndex((told) => told.seat === seat));
}

/** The codes of all that a phrase speaks of: cards, places, colours. */
export function codesIn(args: Phrase["args"]): string[] {
  return Object.values(args).flatMap((arg) => {
    if (typeof arg === "string") return [arg];
    return typeof arg === "object" ? codesIn(arg.args) : [];
  });
}

/** The last that is worth a line of its own: what a player did, a rival's before one's own. */
export function lastTold(
  story: Happened[],
  me: number | null,
): { seat: number | null; event: Event } | null {
  const turns = turnsOf(story).filter(({ events }) => events.length);
  const told = turns.findLast(({ seat }) => seat !== null && seat !== me) ?? turns.at(-1);
  if (!told) return null;
  // What all have chosen is told at once, at the turn of whoever chose last.
  const others = told.events.find(({ args }) => typeof args.seat === "number" && args.seat !== me);
  const event = others ?? told.events[0]!;
  const { seat } = event.args;
  return { seat: typeof seat === "number" ? seat : told.seat, event };
}
