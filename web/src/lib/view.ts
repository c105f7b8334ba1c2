/** Choosing among what a table shows. */

import type { Choice, Shown, ViewShown } from "../wire.ts";

/** The seats that this window decides for. */
export function ownSeats(shown: Shown): number[] {
  return shown.views.flatMap(({ seat }) => (seat === null ? [] : [seat]));
}

/** The view to show: of the seat that is to decide, where several share a screen. */
export function currentView(shown: Shown, facing: number | null = null): ViewShown | undefined {
  const asked = shown.views.filter(({ seat }) => seat !== null && shown.seats[seat]?.owes);
  const before = (views: ViewShown[]) => views.find(({ seat }) => seat === facing);
  return before(asked) ?? asked[0] ?? before(shown.views) ?? shown.views[0];
}

/** Moves with the same thing, in the order in which the game lists them. */
export function byThing(moves: Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of moves) {
    const thing = choice.code + JSON.stringify(choice.about);
    groups.set(thing, [...(groups.get(thing) ?? []), choice]);
  }
  return [...groups.values()];
}
