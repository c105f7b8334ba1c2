/** What a frame of a picture shows, read from how it is written down in `figures.json`. */

import type { Face } from "./cards.ts";
import prints from "./prints.json";

export interface Frame {
  rows?: string[];
  shelves: Record<string, string>;
  discard?: string;
  collection?: string;
  box?: string;
  /** Bonus turns that are earned here; 0 where a later frame earns some. */
  bonus?: number;
}

export type Piece =
  | { kind: "place" | "no" | "gap"; key: string }
  | { kind: "card"; key: string; face: Face; down: boolean; lifted: boolean; marked: boolean };

const PRINTS: Record<string, (string | number)[]> = prints;
const OTHERS = { "+": "place", x: "no", ".": "gap" } as const;

/** What lies there, from left to right. */
export function pieces(line: string): Piece[] {
  return line.split(" ").filter(Boolean).map(pieceOf);
}

export function pointsOf(line: string): number {
  return pieces(line).reduce((sum, piece) => sum + (piece.kind === "card" ? piece.face.points : 0), 0);
}

function pieceOf(written: string, place: number): Piece {
  const other = OTHERS[written as keyof typeof OTHERS];
  if (other) return { kind: other, key: `${other}-${place}` };
  const code = written.replace(/^-|[*!]$/g, "");
  return {
    kind: "card",
    key: code,
    face: faceOf(code),
    down: written.startsWith("-"),
    lifted: written.endsWith("*"),
    marked: written.endsWith("!"),
  };
}

/** What is printed on a card; a picture does not say its name, whoever reads the caption hears it. */
function faceOf(code: string): Face {
  const [id = ""] = code.split(".");
  const [points, property, shown] = PRINTS[id] ?? [];
  const side = { L: "left", R: "right" }[id[1] ?? ""] ?? null;
  return {
    card: code,
    kind: side ? "edge" : "toy",
    colour: id[0] ?? "",
    points: Number(points),
    property: String(property),
    side,
    toy: side ? ((shown as string | undefined) ?? null) : id,
    noun: { key: "", args: {} },
    calls: null,
  };
}
