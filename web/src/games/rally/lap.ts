/** Where the cars are on their lap, and how they come there. */

import type { Happened, rally } from "../../wire.ts";
import { poseAt, seenPose, wayBetween, type Pose } from "./poses.ts";
import { HIGH, spotsOfCircuit, WIDE } from "./rug.ts";
import { sideTowards } from "./sides.ts";
import type { Stage } from "./stage.ts";

type View = rally.circuit.View;

/** How a car stands that has driven so many steps: which of how many it is there. */
function poseAfter(view: View, steps: number, number = 0, many = 1): Pose | null {
  const { circuit } = view;
  const spots = spotsOfCircuit(view);
  const around = [-1, 0, 1].map(
    (by) => spots.get(circuit[(steps + by + circuit.length) % circuit.length] ?? ""),
  );
  const [before, spot, next] = around;
  if (!before || !spot || !next) return null;
  const [came, on] = [sideTowards(spot, before), sideTowards(spot, next)];
  return poseAt({ spot, kind: "road", road: `${came}${on}` }, came, number, many);
}

export function posesOf(view: View): (Pose | null)[] {
  return view.seats.map(({ place, driven }, seat) => {
    if (place === null) return null;
    const there = [...view.seats.keys()].filter((other) => view.seats[other]!.place === place);
    return poseAfter(view, driven, there.indexOf(seat), there.length);
  });
}

/** The way of a car from one pose to another, place by place. */
function wayOf(view: View, from: Pose, to: Pose, start: number, end: number): Pose[] {
  const spots = spotsOfCircuit(view);
  const spotAfter = (steps: number) => spots.get(view.circuit[steps % view.circuit.length]!)!;
  const way: Pose[] = [];
  let at = from;
  for (let steps = start; steps < end; steps++) {
    const next = steps + 1 === end ? to : poseAfter(view, steps + 1)!;
    const here = wayBetween(at, spotAfter(steps), next, spotAfter(steps + 1));
    way.push(...here);
    at = here.at(-1)!;
  }
  return way.length ? way : [from, to];
}

/** What hares have thrown, by the seat. */
function thrown(fresh: Happened[]): Map<number, number> {
  const events = fresh.flatMap((told) => told.events).filter(({ key }) => key === "hare-drove");
  return new Map(events.map(({ args }) => [Number(args.seat), Number(args.steps)]));
}

/** What is seen of a step of the game: tiles that are laid, dice that are thrown, cars that drive. */
export function playLap(
  stage: Stage,
  before: View,
  after: View,
  fresh: Happened[],
  quarters: number,
): void {
  const laid = after.cells.filter(({ road }, number) => road && !before.cells[number]?.road);
  const throws = thrown(fresh);
  const played = stage.play(() => {
    for (const { place } of laid) stage.land(place);
    const [old, now] = [posesOf(before), posesOf(after)];
    for (const [seat, { driven }] of after.seats.entries()) {
      const [from, to] = [old[seat], now[seat]];
      if (!from || !to) continue;
      const steps = throws.get(seat);
      const said = steps ? String(steps) : "zzz";
      if (steps !== undefined) stage.pop(seenPose(from, quarters), said, quarters ? HIGH : WIDE);
      if (from.x === to.x && from.y === to.y) continue;
      const way = wayOf(after, from, to, before.seats[seat]!.driven, driven);
      stage.drive(seat, way.map((pose) => seenPose(pose, quarters)));
    }
  });
  if (!played) stage.fade(laid.map(({ place }) => place));
}
