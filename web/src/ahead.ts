/** Draws the front page ahead, when the client is built: see vite.config.ts. */

import { render } from "svelte/server";

import App from "./App.svelte";
import { ahead } from "./lib/pieces.ts";
import { LANGUAGES, settings, THEMES } from "./lib/settings.svelte.ts";
import { speak } from "./lib/words.svelte.ts";

const drawn: string[] = [];
ahead.draw = (of, props) => drawn.push(render(of, { props }).body) - 1;

/** The page in every language and light, by its name. */
export function drawAll(page: string): [string, string][] {
  return LANGUAGES.flatMap((language) => {
    settings.language = language;
    speak(language);
    const { head, body: frame } = render(App);
    const body = frame.replace(/ data-piece="(\d+)"([^>]*>)/g, (_, n, rest) => rest + drawn[n]);
    return THEMES.map((theme): [string, string] => [
      `${language}.${theme}`,
      page
        .replace(/<html[^>]*>/, `<html lang="${language}" data-theme="${theme}">`)
        .replace(/<title>.*<\/title>/, head)
        .replace('<div id="app">', `$&${body}`),
    ]);
  });
}
