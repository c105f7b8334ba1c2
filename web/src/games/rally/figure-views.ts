/** What a frame of a picture shows, read from how it is written down in `figures.json`. */

import type { Happened, rally } from "../../wire.ts";
import { HIGH, WIDE } from "./rug.ts";
import { kindOf, type Point } from "./sides.ts";

/** A part of the rug: its first column and row, how many of them. */
export type Part = [left: number, top: number, wide: number, high: number];

interface Shown {
  part: Part;
}

/** A moment of the race. */
export interface RaceFrame extends Shown {
  /** The roads of open tiles, by their place. */
  open?: Record<string, string>;
  /** Where each car stands. */
  cars?: string[];
  /** Where it came from, in a first frame. */
  came?: string[];
  /** What can be touched. */
  may?: string[];
  /** The tile that is being turned. */
  turning?: string;
  picked?: string[];
  banned?: string[];
  /** Left on the pit stop. */
  tokens?: number;
  /** The colour of the first car's token; nothing where a later frame shows it. */
  goal?: string | null;
}

/** A moment of the circuit. */
export interface LapFrame extends Shown {
  laid: Record<string, string>;
  laying?: string;
  /** The closed road, from its start. */
  ring?: string[];
  driven?: number[];
  who?: "tortoise" | "hare";
  /** What the hare of the first car has thrown. */
  thrown?: number;
}

export type Frame = RaceFrame | LapFrame;

export function isLap(frame: Frame): frame is LapFrame {
  return "laid" in frame;
}

const COLOURS = ["red", "green", "blue", "yellow"];
const INNER = 5;
const PIT = "c3";

const NOTHING_ASKED = { seat: null, to_move: [], prompt: { key: "", args: {} }, moves: [] };

function namesOf(wide: number): string[] {
  return Array.from({ length: wide * HIGH }, (_, number) => {
    return `${"abcdefg"[number % wide]}${Math.floor(number / wide) + 1}`;
  });
}

/** The frame as the race would show it. */
export function raceView(frame: RaceFrame, cars = frame.cars): rally.View {
  const { open = {}, picked = [], banned = [], tokens = 2, goal = null } = frame;
  return {
    ...NOTHING_ASKED,
    game: "rally",
    phase: picked.length ? "swapping" : "turn",
    turn: 1,
    cells: namesOf(INNER).map((name) => {
      const place = name === PIT ? "pit" : name;
      const road = open[place] ?? null;
      const tile = name === PIT ? "pit" : road && kindOf(road);
      return { place, tile, road, banned: banned.includes(place), picked: picked.includes(place) };
    }),
    finishes: COLOURS,
    tokens,
    seats: (cars ?? []).map((place, seat) => ({ place, start: null, goal: seat ? null : goal })),
  };
}

/** The frame as the circuit would show it. */
export function lapView({ laid, laying, ring = [], driven = [] }: LapFrame): rally.circuit.View {
  return {
    ...NOTHING_ASKED,
    game: "rally-circuit",
    phase: "racing",
    wide: WIDE,
    cells: namesOf(WIDE).map((place) => ({
      place,
      road: laid[place] ?? null,
      on_circuit: ring.includes(place),
      laying: laying === place,
    })),
    supply: {},
    circuit: ring,
    laps: 1,
    turns_left: 0,
    seats: driven.map((steps) => ({
      place: ring[steps % ring.length] ?? null,
      driven: steps,
      lap: 0,
    })),
  };
}

/** What the hare has thrown, as the table would tell it. */
export function thrownIn({ thrown }: LapFrame): Happened[] {
  if (thrown === undefined) return [];
  const event = { key: "hare-drove", args: { seat: 0, steps: thrown }, audience: null };
  return [{ number: 0, seat: 0, events: [event] }];
}

/** Whether a place of the rug is seen in this part of it. */
export function isIn([left, top, wide, high]: Part, { x, y }: Point): boolean {
  return x >= left && x < left + wide && y >= top && y < top + high;
}
