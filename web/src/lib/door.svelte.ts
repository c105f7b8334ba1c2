/** How friends come in: known to every part of a page that shows a way. */

import { lookAtDoor, turnDoor } from "./api.ts";
import { beSomebody } from "./guest.svelte.ts";
import type { Door } from "../wire.ts";

export const door: {
  known: Door | null;
  /** How often links became others: whoever shows one asks for it again. */
  turned: number;
} = $state({ known: null, turned: 0 });

/** Asks the house; without an answer the links stand alone, as they are. */
export async function learnDoor(): Promise<void> {
  know(await lookAtDoor().catch(() => null));
}

/** Lets the home network in, or shuts it out again. */
export async function turnTheDoor(open: boolean): Promise<void> {
  await beSomebody();
  know(await turnDoor(open));
}

function know(found: Door | null): void {
  if (door.known && found && door.known.address !== found.address) door.turned += 1;
  door.known = found;
}

/** The address of the house as somebody types it; none, if friends cannot come. */
export function typedAddress(): string {
  if (!door.known || door.known.reach === "here") return "";
  return door.known.address.replace(/^https?:\/\//, "");
}
