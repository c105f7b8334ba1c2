/** The rules of a game as its text file has them: titles, and below each its numbered rules. */

import type { Words } from "./saying.ts";
import { wordsAt } from "./words.svelte.ts";
import { FOLDERS } from "../wire.ts";

export interface Rule {
  /** As in RULES.md, and in the reasons that the house gives. */
  number: string;
  text: string;
}

export interface Section {
  key: string;
  title: string;
  rules: Rule[];
}

export interface Rules {
  /** For what stands beside them. */
  words: Words;
  short: string;
  sections: Section[];
}

const FILES = import.meta.glob<string>("../../../src/stolik/games/*/text/rules.*.ftl", {
  query: "?raw",
  import: "default",
});
const KEY = /^(rules-section-[\w-]+|rule-[\w-]+) =/gm;
const RULE = "rule-";

/** Reads the rules of a game in a language; none, if there is no such game. */
export async function rulesOf(game: string, language: string): Promise<Rules | null> {
  const file = FILES[`../../../src/stolik/games/${FOLDERS[game]}/text/rules.${language}.ftl`];
  if (!file) return null;
  const [text, words] = await Promise.all([file(), wordsAt(language, game, "rules")]);
  const sections: Section[] = [];
  for (const [, key = ""] of text.matchAll(KEY)) {
    const said = words.the(key);
    if (!key.startsWith(RULE)) sections.push({ key, title: said, rules: [] });
    else sections.at(-1)?.rules.push({ number: key.slice(RULE.length), text: said });
  }
  return { words, short: words.the("rules-in-short"), sections };
}

/** Leaves the rules in which every word that is looked for occurs, in whatever case. */
export function found(sections: Section[], looked: string): Section[] {
  const words = folded(looked).split(/\s+/).filter(Boolean).map(stem);
  if (!words.length) return sections;
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => has(rule, section)) }))
    .filter(({ rules }) => rules.length);

  function has({ number, text }: Rule, { title }: Section): boolean {
    const all = folded(`${number} ${title} ${text}`);
    return words.every((word) => all.includes(word));
  }
}

/** A word without what changes at its end. */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word;
}

function folded(text: string): string {
  return text.toLocaleLowerCase().replaceAll("ё", "е");
}
