/** What is heard at a place of the rug: where it is, what lies there, who stands there. */

import type { Words } from "../../lib/saying.ts";
import type { Event, Phrase, rally } from "../../wire.ts";
import { turnedRoad, type Side } from "./sides.ts";

export interface Heard {
  view: rally.View;
  place: string;
  quarters: number;
  /** How the tile lies that is being turned. */
  road: string | null;
  /** On which side of the own car it is, as it is seen. */
  beside: Side | null;
  /** What touching it does. */
  act: string | null;
}

export function spokenPlace(words: Words, heard: Heard): string {
  const { view, place, beside, act } = heard;
  const cell = view.cells.find((each) => each.place === place);
  const names = view.seats.flatMap((seat, number) =>
    seat.place === place ? [words.name(number)] : [],
  );
  const own = view.seat === null ? null : view.seats[view.seat];
  const parts = [
    words.sentence(nounOf(heard, cell)),
    cell?.banned && words.the("rally-banned"),
    cell?.picked && words.the("rally-picked"),
    names.length && words.the("rally-here", { names: names.join(", ") }),
    own?.goal && own.goal === place && words.the("rally-your-goal"),
    act && beside && words.the("rally-beside", { side: beside }),
  ];
  const about = parts.filter(Boolean).join(", ");
  return act ? `${about}. ${words.the("rally-do", { act })}` : about;
}

function nounOf({ view, place, quarters, road }: Heard, cell?: rally.CellView): Phrase {
  if (!cell) return { key: "finish", args: { colour: place } };
  if (cell.tile === "pit") return { key: "rally-pit", args: { tokens: view.tokens } };
  if (!cell.tile) return { key: "rally-closed", args: { cell: place } };
  const lies = cell.road ?? road;
  const args = { cell: place, kind: cell.tile };
  if (!lies) return { key: "rally-face", args };
  return { key: "rally-open", args: { ...args, sides: turnedRoad(lies, quarters) } };
}

/** What a face is called when it is seen large; a back is nothing to look at. */
export function calledLarge(words: Words, view: rally.View, place: string): string | undefined {
  const cell = view.cells.find((each) => each.place === place);
  if (!cell) return words.sentence({ key: "finish", args: { colour: place } });
  if (!cell.tile) return undefined;
  if (cell.tile === "pit") return words.sentence({ key: "pit", args: {} });
  return words.sentence({ key: "tile", args: { kind: cell.tile } });
}

/** What comes of a move; the rug has no letters, so of a place on it only that one drives on. */
export function toldOf(words: Words, event: Event): string {
  const places = Object.values(event.args).some((arg) => typeof arg === "object" && "cell" in arg.args);
  if (!places) return words.sentence(event);
  return event.key === "drove" ? words.the("rally-drives-on") : "";
}
