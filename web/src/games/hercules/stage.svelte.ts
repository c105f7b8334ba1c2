/** The scene: what happened at once is shown in its order, step by step, and can be skipped. */

import type { Event, Happened } from "../../wire.ts";
import type { View } from "./cards.ts";
import { after } from "./telling.ts";

/** Things that happen together are one step. */
const TOGETHER: Record<string, string> = {
  went: "reveal",
  visited: "reveal",
  rested: "reveal",
  refreshed: "refresh",
  renewed: "refresh",
  tied: "tied",
  duels: "answers",
  declines: "answers",
  laid: "duel",
  "showed-discard": "duel",
  "showed-stack": "duel",
  outbid: "lost",
  "out-duelled": "lost",
};
/** What is seen with whatever comes next. */
const PASSING = ["planned", "thought-again", "reshuffled", "opened", "turn-begins", "round-begins"];
/** Shares of `--time`, which is 240 ms for whoever has not chosen otherwise. */
const LASTS: Record<string, number> = { reveal: 5, "took-labour": 11, tied: 5, duel: 5, refresh: 4 };
const USUAL = 4;
/** Whoever was away for long does not watch everything. */
const PATIENCE = 60;
/** Between two questions: what was hidden lies open. */
const SCENE = "scene";

export interface Step {
  kind: string;
  events: Event[];
  view: View;
}

export class Stage {
  /** What is drawn: the table as it is, or as it was a moment ago. */
  view = $state.raw<View>()!;
  /** What happens in it now. */
  step = $state.raw<Step | null>(null);
  #steps: Step[] = [];
  #last: View;
  #heard: Happened[];
  #timer = 0;
  readonly #time: () => number;

  readonly playing = $derived.by(() => this.step !== null);

  constructor(view: View, fresh: Happened[], time: () => number) {
    this.view = view;
    this.#last = view;
    this.#heard = fresh;
    this.#time = time;
  }

  /** Another view has come; with what has happened since, if anything has. */
  hear(view: View, fresh: Happened[]): void {
    const news = fresh === this.#heard ? [] : fresh.flatMap(({ events }) => events);
    const before = this.#steps.at(-1)?.view ?? this.#last;
    this.#heard = fresh;
    this.#last = view;
    // Somebody else looks, or looks back: there is nothing to tell on.
    if (view.seat !== before.seat) return this.skip();
    this.#steps.push(...stepsOf(before, news, view));
    const lasting = this.#steps.reduce((sum, { kind }) => sum + (LASTS[kind] ?? USUAL), 0);
    if (!this.#time() || lasting > PATIENCE) return this.skip();
    if (!this.step) this.#next();
  }

  /** To the table as it is. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.step = null;
    this.view = this.#last;
  }

  #next(): void {
    const step = this.#steps.shift();
    if (!step) return this.skip();
    this.step = step;
    this.view = step.view;
    const lasts = (LASTS[step.kind] ?? USUAL) * this.#time();
    this.#timer = window.setTimeout(() => this.#next(), lasts);
  }
}

/** What happened, step by step, each with the table as it looked then. */
function stepsOf(before: View, events: Event[], last: View): Step[] {
  const steps: Step[] = [];
  let view: View = { ...before, moves: [], phase: SCENE };
  for (const event of events) {
    view = after(view, event, last);
    if (PASSING.includes(event.key)) continue;
    const kind = TOGETHER[event.key] ?? event.key;
    const step = steps.at(-1);
    if (step?.kind === kind && event.key in TOGETHER) {
      step.events.push(event);
      step.view = view;
    } else steps.push({ kind, events: [event], view });
  }
  return steps;
}
