/** A game as one window plays it: whose eyes look, what was answered, what is pointed at. */

import { hintFor, Refusal } from "./api.ts";
import { keep, kept } from "./keeping.ts";
import type { Whose } from "./seats.ts";
import { Replay } from "./replay.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { sound } from "./sounds.ts";
import type { Reply, TableLine } from "./table.svelte.ts";
import { currentView, ownSeats } from "./view.ts";
import type { AnyView, Choice, Happened, SaidTold, Shown, Why } from "../wire.ts";

/** How long something that was said stays in sight. */
const IN_SIGHT = 7_000;
/** The last move is seen to its end before the curtain falls. */
const BEFORE_CURTAIN = 1_600;

export class Play {
  readonly line: TableLine;
  readonly replay: Replay;

  /** A wish is on its way. */
  waiting = $state(false);
  /** Why something was not granted. */
  reply = $state.raw<Reply | null>(null);
  hint = $state.raw<Choice | null>(null);
  /** Advice is being thought about. */
  advising = $state(false);
  /** Why that is a good move. */
  why = $state.raw<Why | null>(null);
  /** Something to tell that is no refusal of the table's, in words. */
  notice = $state("");
  /** What a line of the log speaks of, while somebody points at it. */
  pointed = $state.raw<string[]>([]);
  /** The same, chosen by a touch: the board shows it until something else is touched. */
  found = $state.raw<string[]>([]);
  /** What was said a moment ago, by seat. */
  said = $state.raw<Record<number, SaidTold>>({});
  /** On a shared screen: whose eyes look, and whether everybody may. */
  facing = $state<number | null>(null);
  open = $state(false);
  /** The board still shows what happened. */
  showing = $state(false);
  #fallen = $state(false);

  readonly shown = $derived.by((): Shown => this.line.shown!);
  readonly mine = $derived.by(() => ownSeats(this.shown));
  /** People share this screen and have something to hide from each other. */
  readonly secret = $derived.by(
    () => !this.open && this.mine.length > 1 && !this.shown.result && this.shown.secret,
  );
  readonly next = $derived.by(() => currentView(this.shown, this.facing));
  /** Somebody else is to look now. */
  readonly passing = $derived.by(() => this.secret && this.next?.seat !== this.facing);
  /** Whoever is asked to take the screen, once the curtain has fallen. */
  readonly curtain = $derived.by(() => (this.passing && this.#fallen ? this.next!.seat : null));
  /** What is looked at: while the screen has not been passed, by whoever looked before. */
  readonly current = $derived.by(() => {
    if (!this.passing) return this.next;
    return this.shown.views.find(({ seat }) => seat === this.facing) ?? this.next;
  });
  readonly seat = $derived.by(() => this.current?.seat ?? null);
  readonly looking = $derived.by(() => this.replay.at !== null);
  /** Something is asked of whoever looks. */
  readonly asked = $derived.by(
    () => this.seat !== null && !this.passing && !!this.shown.seats[this.seat]?.owes,
  );
  readonly view = $derived.by((): AnyView | undefined => {
    const then = this.replay.view(this.seat);
    if (then) return { ...then, moves: [] };
    const now = this.current?.view;
    return now && this.passing ? { ...now, moves: [] } : now;
  });
  readonly story = $derived.by(() => this.line.story.map(this.#heard).filter(isSomething));
  readonly fresh = $derived.by(() => this.line.fresh.map(this.#heard).filter(isSomething));
  readonly canUndo = $derived.by(
    () =>
      this.seat !== null &&
      !this.looking &&
      this.shown.phase === "playing" &&
      (this.current?.decided ?? 0) > 0 &&
      this.shown.moves > 0,
  );

  constructor(line: TableLine) {
    this.line = line;
    this.replay = new Replay(line.table, line.tokens);
    this.open = kept(`open-${line.table}`, false);
  }

  /** On a shared screen nobody reads what only another one may hear. */
  #heard = (told: Happened): Happened => {
    if (!this.secret) return told;
    const events = told.events.filter(
      ({ audience }) => !audience || (this.seat !== null && audience.includes(this.seat)),
    );
    return { ...told, events };
  };

  /** Lets the curtain fall when somebody else is to look; to be called in an effect. */
  drawCurtain(): (() => void) | undefined {
    if (!this.passing) {
      this.#fallen = false;
      return;
    }
    if (this.showing) return;
    const seen = this.facing === null || settings.motion === 0;
    const timer = setTimeout(() => (this.#fallen = true), seen ? 0 : BEFORE_CURTAIN);
    return () => clearTimeout(timer);
  }

  /** Has the table drawn with letters, so many in a line: there is no board for the game. */
  drawWith(columns: number): void {
    this.line.drawWith({ columns, language: settings.language });
    this.replay.drawWith(columns);
  }

  whose(seat: number): Whose {
    if (seat === this.seat) return "mine";
    return this.mine.includes(seat) ? "beside" : "theirs";
  }

  lookFrom(seat: number | null): void {
    this.facing = seat;
  }

  /** They play with open cards: no curtain at this table any more. */
  playOpenly(): void {
    this.open = true;
    keep(`open-${this.line.table}`, true);
  }

  async send(move: string): Promise<Reply> {
    this.waiting = true;
    const question = this.current?.question ?? 0;
    const seat = this.seat ?? 0;
    const reply = await this.line.wish({ type: "move", seat, question, move });
    this.waiting = false;
    if (reply.type === "refused") sound("no");
    return reply;
  }

  async choose(move: string): Promise<void> {
    if (this.waiting || this.looking) return;
    this.clear();
    this.facing = this.seat;
    this.reply = await this.send(move);
  }

  async undo(): Promise<void> {
    if (!this.canUndo) return;
    this.clear();
    const [seat, moves] = [this.seat ?? 0, this.shown.moves];
    this.reply = await this.line.wish({ type: "ask", seat, what: "undo", moves });
  }

  async pause(): Promise<void> {
    if (this.seat === null) return;
    const what = this.shown.phase === "paused" ? "resume" : "pause";
    this.reply = await this.line.wish({ type: "ask", seat: this.seat, what });
  }

  async advise(): Promise<void> {
    if (!this.asked || this.looking || this.advising) return;
    this.clear();
    this.advising = true;
    try {
      const { line, seat } = this;
      const { question, move, why } = await hintFor(line.table, seat ?? 0, line.tokens);
      if (question !== this.current?.question) return; // of an older one
      this.hint = this.view?.moves.find((choice) => choice.move === move) ?? null;
      this.why = why;
    } catch (error) {
      // Who has moved meanwhile does not need it any more.
      const over = error instanceof Refusal && error.said.stale;
      this.notice = error instanceof Refusal && !over ? error.message : "";
    } finally {
      this.advising = false;
    }
  }

  async say(words: { phrase: string } | { text: string }): Promise<Reply> {
    return this.line.wish({ type: "say", seat: this.seat ?? 0, ...words });
  }

  /** Keeps what was said in sight for a while; to be called in an effect. */
  hear(told: SaidTold): void {
    this.said = { ...this.said, [told.seat]: told };
    sound("said");
    setTimeout(() => {
      if (this.said[told.seat] !== told) return;
      const { [told.seat]: _, ...others } = this.said;
      this.said = others;
    }, IN_SIGHT);
  }

  /** Whatever was told in answer to something is read by now. */
  clear(): void {
    this.reply = null;
    this.hint = null;
    this.notice = "";
    this.replay.fault = "";
  }
}

function isSomething({ events }: Happened): boolean {
  return events.length > 0;
}
