/** Draws the front page ahead, when the client is built: see vite.config.ts. */

import { render } from "svelte/server";

import App from "./App.svelte";
import { LANGUAGES, settings, THEMES } from "./lib/settings.svelte.ts";
import { speak } from "./lib/words.svelte.ts";

/** The page in every language and light, by its name. */
export function drawAll(page: string): [string, string][] {
  return LANGUAGES.flatMap((language) => {
    settings.language = language;
    speak(language);
    const { head, body } = render(App);
    return THEMES.map((theme): [string, string] => [
      `${language}.${theme}`,
      page
        .replace(/<html[^>]*>/, `<html lang="${language}" data-theme="${theme}">`)
        .replace(/<title>.*<\/title>/, head)
        .replace('<div id="app">', `$&${body}`),
    ]);
  });
}
