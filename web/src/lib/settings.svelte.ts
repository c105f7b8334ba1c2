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

/** At first as nobody has chosen anything: so the front page was drawn ahead. */
export const settings: Settings = $state({
  language: "ru",
  theme: "auto",
  motion: 2,
  sound: true,
  speech: false,
});

/** Takes what this browser likes, from now on for as long as the page is open. */
export function applySettings(): void {
  Object.assign(settings, usual(), kept<Partial<Settings>>(PLACE, {}));
  $effect.root(() => {
    $effect(keepAndShow);
  });
}

function usual(): Partial<Settings> {
  const russian = navigator.languages.some((language) => language.startsWith("ru"));
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { language: russian ? "ru" : "en", motion: calm ? 0 : 2 };
}

/** Keeps the settings, shows them to the style sheet, and to the house what it draws ahead. */
function keepAndShow(): void {
  const { language, theme, motion } = settings;
  keep(PLACE, $state.snapshot(settings));
  const page = document.documentElement;
  // What stands there already, said again, would have the whole page styled anew.
  if (page.lang !== language) page.lang = language;
  if (page.dataset.theme !== theme) page.dataset.theme = theme;
  if (page.dataset.motion !== `${motion}`) page.dataset.motion = `${motion}`;
  document.cookie = `look=${language}.${theme}; path=/; max-age=31536000; samesite=lax`;
}
