/** What touching something does: a half is picked up, a place is chosen, or it is asked why not. */

import { sound } from "../../lib/sounds.ts";
import type { Reply } from "../../lib/table.svelte.ts";
import { spelled, type Card, type Face, type Labour, type View } from "./cards.ts";
import type { Hand } from "./hand.svelte.ts";

/** What can be looked at closer; last, the labours after a round. */
export type Looked = { seat: number } | { labour: number } | { card: string } | { after: number };

/** What the board lends. */
interface Lent {
  view: () => View;
  waiting: () => boolean;
  choose: (move: string) => void;
  whyNot: (move: string) => Promise<Reply>;
}

export class Touch {
  /** What is looked at closer. */
  looked = $state.raw<Looked | null>(null);
  /** With a half in hand to the Gymnasium: it pays, as soon as that can be said. */
  #next = $state<string | null>(null);
  readonly #hand: Hand;
  readonly #lent: Lent;

  constructor(hand: Hand, lent: Lent) {
    this.#hand = hand;
    this.#lent = lent;
  }

  play(move: string): void {
    if (this.#lent.waiting()) return;
    this.#hand.hold(null);
    this.#lent.choose(move);
  }

  ask(move: string, at: string): void {
    if (!this.#lent.waiting()) void this.#hand.ask(move, at, this.#lent.whyNot);
  }

  /** Says what was to be said next; to be called in an effect. */
  goOn(): void {
    const move = this.#next;
    if (!move || this.#lent.waiting()) return;
    this.#next = null;
    if (this.#lent.view().moves.some((each) => each.move === move)) this.play(move);
  }

  /** Tells whether the half is in hand now. */
  half({ card }: Card, { half }: Face): boolean {
    const quick = this.#hand.quick(card, half);
    if (quick) this.play(quick.move);
    else if (!this.#hand.usable(card, half)) this.#askAbout(card, spelled(card, half));
    else if (this.#hand.take(spelled(card, half))) {
      sound("taken");
      return true;
    }
    return false;
  }

  #askAbout(card: string, face: string): void {
    const { moves, phase } = this.#lent.view();
    if (!moves.length) return;
    const paying = phase === "choice" || phase === "redirect";
    const move = paying ? `${face} pay` : phase === "refresh" ? `${card} discard` : `${face} lay`;
    this.ask(move, `[data-face="${face}"]`);
  }

  labour({ number }: Labour): void {
    const { face, labours } = this.#hand;
    const move = labours.get(number);
    if (move) this.play(move.move);
    else if (face) this.ask(`${face} labour ${number}`, `[data-labour="${number}"]`);
    else this.looked = { labour: number };
  }

  /** A card of the Gymnasium. */
  open(code: string): void {
    const { face, open, choosing } = this.#hand;
    const move = open.get(code);
    if (move) {
      this.play(move.move);
      this.#next = face && move.act === "visit" ? `${face} pay` : null;
    } else if (choosing) this.ask(`${code} visit`, `[data-card="${code}"]`);
    else this.looked = { card: code };
  }
}
