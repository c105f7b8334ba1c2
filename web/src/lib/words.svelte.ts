/** The text files of the Python package and the client's own, loaded as they are wanted. */

import { bundleOf, Words } from "./saying.ts";
import { FOLDERS, type Phrase } from "../wire.ts";

type Texts = Record<string, () => Promise<string>>;

/** What every page needs comes with the page: nobody waits for it once more. */
const SHELL: Record<string, string> = import.meta.glob(
  ["../../text/{ru,en}.ftl", "../../text/boxes.*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
/** What only a table needs. */
const OWN = import.meta.glob(
  ["../../text/*.ftl", "!../../text/{ru,en}.ftl", "!../../text/boxes.*.ftl"],
  { query: "?raw", import: "default" },
) as Texts;
const HOUSE = import.meta.glob("../../../src/stolik/text/*.ftl", {
  query: "?raw",
  import: "default",
}) as Texts;
const GAMES = import.meta.glob("../../../src/stolik/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
}) as Texts;
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

function shellTexts(language: string): string[] {
  return Object.entries(SHELL).flatMap(([path, text]) => (isIn(language, path) ? [text] : []));
}

function isIn(language: string, path: string): boolean {
  return path.endsWith(`${language}.ftl`);
}

function textsOf(
  files: Texts,
  language: string,
  wanted: (path: string) => boolean = () => true,
): Promise<string[]> {
  const paths = Object.keys(files).filter((path) => isIn(language, path));
  return Promise.all(
    paths
      .filter(wanted)
      .sort()
      .map((path) => files[path]!()),
  );
}
