/** The games of the house, asked for once in each language. */

import { games } from "./api.ts";
import { settings } from "./settings.svelte.ts";
import type { GameOffered } from "../wire.ts";

const asked = new Map<string, Promise<GameOffered[]>>();

/** All games; where the house did not answer, it is asked again the next time. */
export function catalogue(): Promise<GameOffered[]> {
  const { language } = settings;
  const known = asked.get(language) ?? games();
  asked.set(language, known);
  known.catch(() => asked.delete(language));
  return known;
}
