/** Somebody new is led through a first game: which step it is, what is shown, what is said. */

import { guideTo, whyNotAt } from "./api.ts";
import { faultSaid } from "./failing.ts";
import { settings } from "./settings.svelte.ts";
import type { Reply } from "./table.svelte.ts";
import { t } from "./words.svelte.ts";
import type { Words } from "./saying.ts";
import type { AnyView, Choice, GuideShown, GuideStepShown, Happened } from "../wire.ts";

/** In milliseconds: so long it takes until somebody else moves, with motion and without. */
const PACE = 1_400;
const CALM_PACE = 900;

/** Look at something, do something, or watch somebody else do it. */
export type Kind = "look" | "do" | "watch";

export class Guiding {
  guide = $state.raw<GuideShown>()!;
  at = $state(0);
  /** The move of this step was made. */
  played = $state(false);
  /** For motion, sound and the reader of screens. */
  fresh = $state.raw<Happened[]>([]);
  /** A kind word about something that was not asked for. */
  answer = $state("");
  #held = $state<string | null>(null);
  /** Not every board tells what is in hand. */
  #tells = $state(false);
  #timer = 0;

  readonly step = $derived.by((): GuideStepShown => this.guide.steps[this.at]!);
  readonly kind = $derived.by((): Kind => this.#kindOf(this.step));
  /** The table as it lies now, and which step it lies so at. */
  readonly number = $derived.by(() => this.at + (this.played ? 1 : 0));
  readonly view = $derived.by((): AnyView => this.guide.steps[this.number]!.view);
  /** What is to be done at this step, taken apart. */
  readonly asked = $derived.by((): Choice | null => {
    if (this.kind !== "do") return null;
    return this.view.moves.find(({ move }) => move === this.step.move) ?? null;
  });
  /** The move is pointed at once its thing is in hand; before that, the thing, if there is one. */
  readonly hint = $derived.by(() => {
    const near = !this.#tells || !this.asked?.code || this.#held === this.asked.code;
    return this.asked && near ? this.asked.move : null;
  });
  readonly pointed = $derived.by(() => {
    if (!this.asked) return this.played ? [] : this.step.shows;
    return [this.asked.code, ...this.step.shows].filter((code) => code && code !== this.#held);
  });
  /** The steps at which one stops. */
  readonly stops: number[];
  readonly place = $derived.by(() => this.stops.filter((stop) => stop <= this.at).length);
  readonly last = $derived.by(() => this.at === this.guide.steps.length - 1);

  constructor(guide: GuideShown) {
    this.guide = guide;
    this.stops = guide.steps.flatMap(({ note }, number) => (note ? [number] : []));
    const reached = reachedIn(guide.game);
    this.at = this.stops.findLast((stop) => stop <= reached) ?? 0;
  }

  #kindOf({ move, seat }: GuideStepShown): Kind {
    if (move === null) return "look";
    return seat === this.guide.seat ? "do" : "watch";
  }

  /** Begins, or goes on after a break; to be ended with `stop`. */
  begin(): void {
    this.#enter(this.at, this.fresh);
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.last) noteReached(this.guide.game, 0);
  }

  next(): void {
    if (this.last) return;
    if (this.step.move !== null && !this.played) this.#play();
    const leap = this.guide.steps[this.at + 1]!.leap;
    this.#enter(this.at + 1, leap ? [] : this.fresh);
  }

  back(): void {
    const before = this.stops.findLast((stop) => stop < this.at);
    if (before !== undefined) this.#enter(before, []);
  }

  again(): void {
    this.#enter(0, []);
  }

  /** Has the tables drawn with letters, so many in a line: there is no board for the game. */
  async drawWith(columns: number): Promise<void> {
    try {
      this.guide = await guideTo(this.guide.game, columns);
    } catch (fault) {
      this.answer = faultSaid(fault);
    }
  }

  /** The board tells what is in hand. */
  hold(code: string | null): void {
    this.#tells = true;
    this.#held = code;
    if (code) this.answer = "";
  }

  /** Whoever cannot wait for the own move that comes next may make it now. */
  choose(move: string, words: Words): void {
    const { steps } = this.guide;
    const next = steps.findIndex((step, at) => at >= this.number && this.#kindOf(step) === "do");
    const leaps = steps.slice(this.number + 1, next + 1).some(({ leap }) => leap);
    if (next >= 0 && !leaps && steps[next]!.move === move) {
      this.at = next;
      this.played = false;
      this.next();
    } else if (this.asked) {
      const { about, says } = this.asked;
      this.answer = t("guided-other", { about: words.say(about), says: words.say(says) });
    } else this.answer = t("guided-later");
  }

  /** The rules themselves say why something cannot be done. */
  async whyNot(move: string): Promise<Reply> {
    this.answer = "";
    try {
      const { reason } = await whyNotAt(this.guide.game, this.number, move);
      if (reason) {
        const { key, args } = reason;
        return { type: "refused", id: "", refused: { key, args }, reason, text: "" };
      }
    } catch (fault) {
      this.answer = faultSaid(fault);
    }
    return { type: "stale", id: "" };
  }

  #enter(at: number, fresh: Happened[]): void {
    this.stop();
    this.at = at;
    this.played = false;
    this.fresh = fresh;
    this.answer = "";
    noteReached(this.guide.game, at);
    if (this.kind === "watch" || !this.step.note) this.#timer = this.#soon(() => this.#watch());
  }

  /** Somebody else moves; where nothing is said about it, the guide goes on by itself. */
  #watch(): void {
    if (!this.step.note) this.next();
    else this.#play();
  }

  /** What is done in secret, without a word, is not waited for: there is nothing to see. */
  #soon(then: () => void): number {
    const { note, happened } = this.step;
    const pace = settings.motion === 0 ? CALM_PACE : PACE;
    return window.setTimeout(then, note || happened.length ? pace : 0);
  }

  #play(): void {
    const { seat, happened } = this.step;
    this.fresh = [{ number: this.at, seat, events: happened }];
    this.played = true;
  }
}

/** Which step a guide had come to in this tab: who loads the page anew goes on there. */
function reachedIn(game: string): number {
  try {
    return Number(sessionStorage.getItem(`stolik-guide-${game}`));
  } catch {
    return 0;
  }
}

function noteReached(game: string, step: number): void {
  try {
    sessionStorage.setItem(`stolik-guide-${game}`, String(step));
  } catch {
    // Where nothing may be kept, it begins anew.
  }
}
