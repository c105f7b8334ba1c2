/** Reads phrases out as the client does, for a test that compares them with `words.py`. */

import { FluentResource } from "@fluent/bundle";

import { bundleOf, Words } from "../src/lib/saying.ts";
import type { Phrase } from "../src/wire.ts";

interface Asked {
  language: string;
  texts: string[];
  game: string;
  names: string[];
  phrases: Phrase[];
}

let text = "";
for await (const piece of process.stdin.setEncoding("utf-8")) text += piece;

const said = (JSON.parse(text) as Asked[]).map(({ language, texts, game, names, phrases }) => {
  const read = texts.map((text) => new FluentResource(text).body);
  const words = new Words(bundleOf(language, read), game, names);
  return phrases.map((phrase) => words.sentence(phrase));
});
process.stdout.write(JSON.stringify(said));
