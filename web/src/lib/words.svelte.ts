/** The text files of the Python package and the client's own, loaded as they are wanted. */

import { bundleOf, type Text, Words } from "./saying.ts";
import { FOLDERS, type Phrase } from "../wire.ts";

type Texts = Record<string, () => Promise<Text>>;

/** What every page needs comes with the page: nobody waits for it once more. */
const SHELL = import.meta.glob<Text>(
  ["../../text/{ru,en}.ftl", "../../text/boxes.*.ftl", "../../../src/stolik/text/called.*.ftl"],
  { import: "default", eager: true },
);
/** Of every game only what it is called and what it is about: see vite.config.ts. */
const TITLES = import.meta.glob<Text>("../../../src/stolik/games/*/text/{ru,en}.ftl", {
  query: "?title",
  import: "default",
  eager: true,
});
/** What only a table needs. */
const OWN: Texts = import.meta.glob<Text>(
  ["../../text/*.ftl", "!../../text/{ru,en}.ftl", "!../../text/boxes.*.ftl"],
  { import: "default" },
);
const HOUSE: Texts = import.meta.glob<Text>(
  ["../../../src/stolik/text/*.ftl", "!../../../src/stolik/text/called.*.ftl"],
  { import: "default" },
);
const GAMES: Texts = import.meta.glob<Text>("../../../src/stolik/games/*/text/*.ftl", {
  import: "default",
});
/** How the names of the files begin that only a page of their own needs. */
const APART = ["rules", "teaching"] as const;

let own = $state.raw<Words>();
let spoken = "";

/** Opens the client's own words in a language: every page needs them. */
export function speak(language: string): void {
  // Other words mean a page drawn anew.
  if (language === spoken) return;
  spoken = language;
  own = new Words(bundleOf(language, shellTexts(language)));
}

/** The client's own words for this key. */
export function t(key: string, args: Phrase["args"] = {}): string {
  return own?.the(key, args) ?? "";
}

/** The client's own words, for who looks whether there are some. */
export function ownWords(): Words | undefined {
  return own;
}

/** All words at a table: the client's, the house's and the game's; on some pages, a few more. */
export async function wordsAt(
  language: string,
  game: string,
  more?: (typeof APART)[number],
): Promise<Words> {
  const folder = `/games/${FOLDERS[game]}/text/`;
  const texts = await Promise.all([
    shellTexts(language),
    textsOf(OWN, language),
    textsOf(HOUSE, language),
    textsOf(GAMES, language, (path) => path.includes(folder) && isWanted(path, more)),
  ]);
  return new Words(bundleOf(language, texts.flat()), game);
}

function isWanted(path: string, more?: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return !APART.some((apart) => apart !== more && name.startsWith(apart));
}

function shellTexts(language: string): Text[] {
  const files = [...Object.entries(SHELL), ...Object.entries(TITLES)];
  return files.flatMap(([path, text]) => (isIn(language, path) ? [text] : []));
}

function isIn(language: string, path: string): boolean {
  return path.endsWith(`${language}.ftl`);
}

function textsOf(
  files: Texts,
  language: string,
  wanted: (path: string) => boolean = () => true,
): Promise<Text[]> {
  const paths = Object.keys(files).filter((path) => isIn(language, path));
  return Promise.all(
    paths
      .filter(wanted)
      .sort()
      .map((path) => files[path]!()),
  );
}
