/** A window at a table: told everything as it happens, and heard whenever it wishes something. */

import { look, Refusal, storyUntil } from "./api.ts";
import { unforeseen } from "./chance.ts";
import { loadAnew, protocol } from "./protocol.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { toldOn } from "./story.ts";
import { PROTOCOL } from "../wire.ts";
import type {
  Answering,
  Asking,
  DoneTold,
  FromWindow,
  Happened,
  Letters,
  Moving,
  RefusedTold,
  SaidTold,
  Saying,
  Shown,
  StaleTold,
  ToWindow,
} from "../wire.ts";

/** How the line stands; a short break is not worth a word, and shows as online. */
export type Standing = "opening" | "online" | "reconnecting" | "closed";
type Wish = Moving | Asking | Answering | Saying;
type Unnumbered<One> = One extends Wish ? Omit<One, "id"> : never;
/** A wish as a page makes it: the line numbers it. */
export type Wished = Unnumbered<Wish>;
export type Reply = DoneTold | RefusedTold | StaleTold;

interface Waiting {
  wish: Wish;
  answer: (reply: Reply) => void;
}

const FIRST_PAUSE = 400;
/** Whoever waits for a house that is back hears of it within five seconds. */
const LONGEST_PAUSE = 3_000;
/** A break shorter than this is not shown. */
const UNNOTICED = 1_500;
const HEARTBEAT = 15_000;
/** Silence after which the line is taken for cut, although nobody said so. */
const SILENCE = 40_000;
/** The house does not understand us: trying again would not help. */
const NOT_UNDERSTOOD = 4400;
/** The house speaks another protocol than this page. */
const UNSPOKEN = 4426;
/** There is no such table, or its rules are not played any more. */
const NO_MORE = [404, 410];

export class TableLine {
  readonly table: string;
  readonly tokens: string[];
  standing = $state<Standing>("opening");
  shown = $state.raw<Shown | null>(null);
  /** Everything that happened, as far as these seats heard it. */
  story = $state.raw<Happened[]>([]);
  /** Moves before those of the story: it is told from its end, and read back page by page. */
  earlier = $state(0);
  /** What the last message brought: for motion, sound and the reader of screens. */
  fresh = $state.raw<Happened[]>([]);
  said = $state.raw<SaidTold | null>(null);
  /** Something was wished that the house has not answered yet. */
  owed = $state(false);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  /** How the table is to be drawn, where there is no board for the game. */
  #letters: Letters | null = null;
  /** The next message tells the whole story, for whoever looks now. */
  #whole = true;
  #heard = 0;
  #retry = 0;
  #notice = 0;
  #heart = 0;

  constructor(table: string, tokens: string[]) {
    this.table = table;
    this.tokens = tokens;
  }

  /** Opens the line, until `close`. */
  open(): void {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#heart = window.setInterval(() => this.#beat(), HEARTBEAT);
    void this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearInterval(this.#heart);
    this.#end();
  }

  /** Begins anew: whoever has just become a guest is known to the house only then. */
  reopen(): void {
    this.#drop();
    this.#whole = true;
    void this.#connect();
  }

  /** Has the table drawn with letters from now on: it is told again, so that they are there. */
  drawWith(letters: Letters): void {
    this.#letters = letters;
    this.#hello();
  }

  /** Sends a wish, and again after a break, until the house has answered it. */
  wish(wished: Wished): Promise<Reply> {
    const wish = { ...wished, id: unforeseen().slice(0, 18) } as Wish;
    return new Promise((answer) => {
      this.#waiting.set(wish.id, { wish, answer });
      this.owed = true;
      this.#send(wish);
    });
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#retry);
    if (!(await this.#isThere()) || this.#socket) return;
    const address = new URL(`/api/tables/${this.table}/socket`, location.origin);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("lang", settings.language);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as ToWindow);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  /** Finds out whether there is such a table: a socket that is not opened does not say why. */
  async #isThere(): Promise<boolean> {
    if (this.shown) return true;
    try {
      this.#show(await look(this.table, this.tokens));
      return true;
    } catch (fault) {
      const over = fault instanceof Refusal && NO_MORE.includes(fault.status);
      if (over || protocol.unspoken) this.#end();
      else this.#tryLater();
      return false;
    }
  }

  /** Says from where on it wants to be told, and once more what it has no answer to. */
  #greet(): void {
    this.#hello();
    for (const { wish } of this.#waiting.values()) this.#send(wish);
  }

  #hello(): void {
    const since = this.#whole ? 0 : (this.shown?.number ?? 0);
    const { tokens } = this;
    this.#send({ type: "hello", protocol: PROTOCOL, since, tokens, letters: this.#letters });
  }

  #hear(told: ToWindow): void {
    this.#heard = Date.now();
    switch (told.type) {
      case "table":
        this.#online();
        this.#show(told);
        break;
      case "said":
        this.said = told;
        break;
      case "done":
      case "refused":
      case "stale":
        this.#waiting.get(told.id)?.answer(told);
        this.#waiting.delete(told.id);
        this.owed = this.#waiting.size > 0;
        break;
      case "error":
        console.error(told.error);
        break;
      case "pong":
    }
  }

  #show(shown: Shown): void {
    const before = this.shown;
    this.fresh = before ? shown.happened.filter((told) => told.number >= before.number) : [];
    this.#tellOn(shown, before);
    this.#whole = false;
    this.shown = shown;
    if (before && shown.undone > before.number) void this.#readAgain();
  }

  /** Goes on with the story; who has missed more than is told at once begins it anew. */
  #tellOn(shown: Shown, before: Shown | null): void {
    const anew = this.#whole || !before || shown.earlier > before.moves;
    this.story = toldOn(anew ? [] : this.story, shown);
    if (anew) this.earlier = shown.earlier;
  }

  /** Reads one page further back, unless something was taken back meanwhile. */
  async readBack(): Promise<void> {
    const [from, last] = [this.earlier, this.shown?.undone];
    const page = await storyUntil(this.table, from, this.tokens).catch(() => null);
    if (!page || this.earlier !== from || this.shown?.undone !== last) return;
    this.story = [...page.happened, ...this.story];
    this.earlier = page.earlier;
  }

  /** Something was taken back: the story is what the house has of it, and what came since. */
  async #readAgain(): Promise<void> {
    const read = await look(this.table, this.tokens).catch(() => null);
    if (!read) return;
    const since = this.story.filter((told) => told.number >= read.number);
    this.story = [...read.happened, ...since];
    this.earlier = read.earlier;
  }

  #online(): void {
    clearTimeout(this.#notice);
    this.#notice = 0;
    this.#pause = FIRST_PAUSE;
    this.standing = "online";
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    if (code === UNSPOKEN) loadAnew();
    if (code === UNSPOKEN || code === NOT_UNDERSTOOD) this.#end();
    else this.#tryLater();
  }

  #tryLater(): void {
    if (this.standing === "closed") return;
    this.#notice ||= window.setTimeout(() => this.#admit(), UNNOTICED);
    clearTimeout(this.#retry);
    const pause = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE);
    this.#retry = window.setTimeout(() => void this.#connect(), pause);
  }

  #admit(): void {
    if (this.standing !== "closed") this.standing = "reconnecting";
  }

  /** The network, or whoever looks, is back: no need to wait. */
  #hurry = (): void => {
    if (document.visibilityState !== "visible" || this.standing === "closed") return;
    if (!this.#socket) void this.#connect();
    else this.#beat();
  };

  /** The network is gone: no need to wait for silence. */
  #cut = (): void => {
    this.#drop();
    this.#tryLater();
  };

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#heard && Date.now() - this.#heard > SILENCE) this.#cut();
    else this.#send({ type: "ping" });
  }

  #send(message: FromWindow): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#heard = 0;
    socket?.close();
  }

  #end(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#notice);
    this.#drop();
    this.standing = "closed";
  }
}
