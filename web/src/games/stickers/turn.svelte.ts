/** What a turn has brought so far: a view alone says what is left of it. */

import type { stickers } from "../../wire.ts";

/** Something to spend. */
export interface Won {
  kind: "bonus" | "combo";
  what: string;
  spent: boolean;
}

export class Turn {
  won = $state.raw<Won[]>([]);
  /** Cards that came to the album of whoever has the turn. */
  laid = $state.raw<ReadonlySet<string>>(new Set());
  #which = "";
  #before = new Set<string>();

  see(view: stickers.View): void {
    const which = `${view.round}-${view.turn}`;
    const album = view.seats[view.turn]?.album.flatMap(({ cards }) => cards) ?? [];
    const codes = album.map(({ card }) => card);
    const begins = view.laid === 0 && view.phase !== "last-pick";
    if (which !== this.#which || begins) {
      this.#which = which;
      this.#before = new Set(begins ? codes : codes.filter((code) => !this.laid.has(code)));
      this.won = [];
    }
    this.laid = new Set(codes.filter((code) => !this.#before.has(code)));
    this.won = wonNow(this.won, view);
  }
}

/** What was seen before and is gone is spent; what was not seen before has just been won. */
function wonNow(before: Won[], view: stickers.View): Won[] {
  const left = { bonus: [...view.bonus], combo: [...view.combos] };
  const known = before.map((each): Won => {
    const at = left[each.kind].indexOf(each.what);
    if (at >= 0) left[each.kind].splice(at, 1);
    return { ...each, spent: at < 0 };
  });
  const fresh = (["bonus", "combo"] as const).flatMap((kind) =>
    left[kind].map((what): Won => ({ kind, what, spent: false })),
  );
  return [...known, ...fresh];
}
