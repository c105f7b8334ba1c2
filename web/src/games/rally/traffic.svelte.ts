/** Where every car stands, and over which side it came there: nobody drives backwards. */

import type { rally } from "../../wire.ts";
import { poseAt, type Ground, type Pose } from "./poses.ts";
import { spotsOfRace } from "./rug.ts";
import { opposite, sideTowards, type Side } from "./sides.ts";

export class Traffic {
  #places: (string | null)[] = [];
  #came = $state.raw<(Side | null)[]>([]);

  /** Looks where the cars have gone; to be called before they are drawn. */
  follow(view: rally.View): void {
    const spots = spotsOfRace(view);
    this.#came = view.seats.map(({ place }, seat) => {
      const before = this.#places[seat];
      if (place === before) return this.#came[seat] ?? null;
      const [from, to] = [spots.get(before ?? ""), spots.get(place ?? "")];
      const side = from && to ? sideTowards(from, to) : null;
      return side && opposite(side);
    });
    this.#places = view.seats.map(({ place }) => place);
  }

  poses(view: rally.View): (Pose | null)[] {
    return view.seats.map(({ place }, seat) => {
      const ground = place ? groundAt(view, place) : null;
      if (!ground) return null;
      const there = [...view.seats.keys()].filter((other) => view.seats[other]!.place === place);
      return poseAt(ground, this.#came[seat] ?? null, there.indexOf(seat), there.length);
    });
  }
}

/** What a car stands on. */
export function groundAt(view: rally.View, place: string): Ground | null {
  const spot = spotsOfRace(view).get(place);
  if (!spot) return null;
  const cell = view.cells.find((each) => each.place === place);
  if (!cell) return { spot, kind: "finish", road: spot.x ? "W" : "E" };
  if (cell.tile === "pit") return { spot, kind: "pit", road: "NESW" };
  return { spot, kind: "road", road: cell.road ?? "" };
}
