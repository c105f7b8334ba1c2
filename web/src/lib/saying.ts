/** Reading phrases out, with the same results as `words.py`: keys in, sentences out. */

import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from "@fluent/bundle";

import type { Phrase } from "../wire.ts";

/** A text file as it was read when the client was built: see vite.config.ts. */
export type Text = FluentResource["body"];

/** From here on a number is written in groups, and every language has its own way. */
const GROUPED = 1000;

type Arg = Phrase["args"][string];

/** Puts the text files of one language together; the first to say a key keeps it. */
export function bundleOf(language: string, texts: Text[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const body of texts) bundle.addResource({ body });
  return bundle;
}

/** The words of one language at one table: the house's, the client's and a game's. */
export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #game: string;
  readonly #names: readonly string[];

  /** The names are those of the players, seat by seat. */
  constructor(bundle: FluentBundle, game = "", names: readonly string[] = []) {
    this.language = bundle.locales[0] ?? "";
    this.#bundle = bundle;
    this.#game = game;
    this.#names = names;
  }

  /** The same words at a table with these players. */
  at(game: string, names: readonly string[]): Words {
    return new Words(this.#bundle, game, names);
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Reads a phrase out; a key without words is shown as it is rather than as nothing. */
  say(said: Phrase): string {
    const pattern = this.#bundle.getMessage(said.key)?.value;
    if (!pattern) {
      console.error(`no words for '${said.key}' in ${this.language}`);
      return said.key;
    }
    return this.#bundle.formatPattern(pattern, this.#arguments(said.args), []);
  }

  /** Reads out the words of this key. */
  the(key: string, args: Phrase["args"] = {}): string {
    return this.say({ key, args });
  }

  /** Reads a phrase out as a sentence of its own. */
  sentence(said: Phrase): string {
    return capital(this.say(said));
  }

  /** What the player in this seat is called. */
  name(seat: number): string {
    return this.#names[seat] ?? this.the("player", { number: seat + 1 });
  }

  #arguments(args: Phrase["args"]): Record<string, FluentVariable> {
    const read = Object.entries(args).map(([name, arg]) => [name, this.#argument(name, arg)]);
    return { game: this.#game, ...Object.fromEntries(read) };
  }

  #argument(name: string, arg: Arg): FluentVariable {
    if (typeof arg === "object") return this.say(arg);
    if (typeof arg !== "number") return arg;
    return name === "seat" ? this.name(arg) : new AsItIs(arg);
  }
}

/** A number; to ask the browser how to write a small one would take a phone longer than all words. */
class AsItIs extends FluentNumber {
  override toString(...[scope]: Parameters<FluentNumber["toString"]>): string {
    const isSmall = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED;
    return isSmall ? String(this.value) : super.toString(scope);
  }
}

/** A capital letter in front, unless the text begins with something to type. */
export function capital(text: string): string {
  const [word = ""] = text.split(" ", 1);
  if (!/^\p{L}+$/u.test(word.replace(/[:,;]+$/, ""))) return text;
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
