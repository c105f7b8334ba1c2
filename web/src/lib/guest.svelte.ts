/** Who plays in this browser, as the house knows it. */

import { beCalled, forgetMe, me } from "./api.ts";
import { keep, kept } from "./keeping.ts";
import { LANGUAGES, settings } from "./settings.svelte.ts";
import type { Me } from "../wire.ts";

export const guest: { known: Me | null } = $state({ known: null });

/** Asks the house; the name that it suggested first stays the suggestion, on every page. */
export async function meet(): Promise<Me> {
  const found = await me();
  const place = `suggested-${settings.language}`;
  const suggested = guest.known?.suggested ?? (kept(place, "") || found.suggested);
  if (!found.name) keep(place, suggested);
  guest.known = { ...found, suggested };
  return guest.known;
}

/** Sees to it that the house knows who is playing, by this name if one is given. */
export async function beSomebody(wanted = ""): Promise<string> {
  const known = guest.known ?? (await meet());
  const name = wanted.trim() || known.name || known.suggested;
  if (name !== known.name) await beCalled(name);
  known.name = name;
  return name;
}

/** The house forgets the guest, and the guest gets to know the house anew. */
export async function beForgotten(): Promise<void> {
  await forgetMe();
  guest.known = null;
  for (const language of LANGUAGES) keep(`suggested-${language}`, "");
  await meet();
}
