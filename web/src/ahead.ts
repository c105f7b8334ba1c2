/** Draws pages ahead, when the client is built: see vite.config.ts. */

import { render } from "svelte/server";

import App from "./App.svelte";
import { ahead } from "./lib/pieces.ts";
import { route } from "./lib/route.svelte.ts";
import { LANGUAGES, settings, THEMES } from "./lib/settings.svelte.ts";
import { speak } from "./lib/words.svelte.ts";

const drawn: { head: string; body: string }[] = [];
ahead.draw = (of, props) => drawn.push(render(of, { props })) - 1;

/** The page at this address, in every language and light, by its name. */
export function drawAll(path: string, page: string): [string, string][] {
  route.path = path;
  return LANGUAGES.flatMap((language) => {
    settings.language = language;
    speak(language);
    drawn.length = 0;
    const frame = render(App);
    const body = withPieces(frame.body);
    const head = [frame, ...drawn].map((each) => each.head).join("");
    return THEMES.map((theme): [string, string] => [
      `${language}.${theme}`,
      page
        .replace(/<html[^>]*>/, htmlTag(language, theme))
        .replace(/<title>.*<\/title>/, (title) => head || title)
        .replace('<div id="app">', `$&${body}`),
    ]);
  });
}

/** A page with its pieces, and theirs. */
function withPieces(page: string): string {
  return page.replace(
    / data-piece="(\d+)"([^>]*>)/g,
    (_, n, rest) => rest + withPieces(drawn[n]!.body),
  );
}

/** What settings.svelte.ts shows to the style sheet: nothing changes when it does so. */
function htmlTag(language: string, theme: string): string {
  return `<html lang="${language}" data-theme="${theme}" data-motion="${settings.motion}">`;
}
