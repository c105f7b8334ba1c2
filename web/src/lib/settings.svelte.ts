/** What somebody likes, kept in this browser. */

import { kept, keep } from "./keeping.ts";

export const LANGUAGES = ["ru", "en"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
/** From none to lively. */
export const MOTIONS = [0, 1, 2, 3] as const;

export interface Settings {
  language: (typeof LANGUAGES)[number];
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  /** Prompts and reasons are read aloud. */
  speech: boolean;
}

const PLACE = "settings";

export const settings: Settings = $state({ ...usual(), ...kept<Partial<Settings>>(PLACE, {}) });

/** Keeps the settings, and shows them to the style sheet; for as long as the page is open. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      keep(PLACE, $state.snapshot(settings));
      document.documentElement.dataset.theme = settings.theme;
      document.documentElement.dataset.motion = String(settings.motion);
    });
  });
}

function usual(): Settings {
  const english = !navigator.languages.some((language) => language.startsWith("ru"));
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: english ? "en" : "ru",
    theme: "auto",
    motion: calm ? 0 : 2,
    sound: true,
    speech: false,
  };
}
