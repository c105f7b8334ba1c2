/** Finds what a game's folder brings along: nothing lists the games. */

import type { Component, Snippet } from "svelte";

import type { Words } from "../lib/saying.ts";
import type { Reply } from "../lib/table.svelte.ts";
import {
  FOLDERS,
  type AnyCampaign,
  type AnyView,
  type Event,
  type Happened,
  type SeatShown,
} from "../wire.ts";

/** What is asked, said closer once something is in hand. */
export interface Closer {
  sentence?: string;
  /** Of whom it tells, if of nobody who is asked. */
  seat?: number | null;
  about?: string;
  /** The sign that `about` explains. */
  sign?: Snippet;
  /** What was advised, where the board shows it otherwise than the game says it. */
  advice?: string;
  /** What comes of it, where the board does not show what the game speaks of; or nothing. */
  tells?: (event: Event) => string;
  /** Something else is in hand than what was advised. */
  other?: boolean;
  /** Signs and buttons beside the sentence. */
  more?: Snippet;
}

/** What the table page lends to a board, which knows the best place for it. */
export interface Furniture {
  /** Whose decision it is and what is asked. */
  prompt: Snippet<[Closer]>;
  /** The head of a seat: shape, name, presence, clock. */
  seat: Snippet<[number]>;
  /** What somebody did last, in a line or a cell; a tap opens all of it. */
  log: Snippet;
  /** All that happened and the bar to look back with, where a board has room for it. */
  story: Snippet;
}

/** What a board is given: see README.md. */
export interface BoardProps<View extends AnyView = AnyView> {
  view: View;
  seats: SeatShown[];
  words: Words;
  fresh: Happened[];
  waiting: boolean;
  choose: (move: string) => void;
  whyNot: (move: string) => Promise<Reply>;
  furniture?: Furniture;
  /** The move that was advised, to be pointed at. */
  hint?: string | null;
  /** The codes of what a line of the log speaks of, while somebody points at it. */
  pointed?: string[];
  /** Asks for `view.drawn`, so many letters in a line: for who has nothing better to show. */
  letters?: (columns: number) => void;
  /** Is told what is in hand, by its code. */
  held?: (code: string | null) => void;
  /** Is told whether what happened is still being shown: nobody passes the screen on meanwhile. */
  showing?: (is: boolean) => void;
}

export interface Renderer {
  // Which view a game has follows from its key; its own board expects just that one.
  Board: Component<BoardProps<any>>;
  /** The board shows at the end what every point came from: the page does without its list. */
  explainsPoints?: boolean;
}

/** What draws one frame of a picture of the rules. */
export interface FigureProps<Frame = unknown> {
  frame: Frame;
  game: string;
  words: Words;
}

/** The pictures of the rules: see README.md. */
export interface Figures {
  /** By the number of the rule, the frames of its picture, as the folder's own `Scene` reads them. */
  frames: Record<string, unknown[]>;
  Scene: Component<FigureProps<any>>;
  /** The sign that stands for a rule on the table, by the number of the rule. */
  signs?: Record<string, string>;
  Sign?: Component<{ name: string }>;
  /** Drawn once on a page, for all the pictures there. */
  Shared?: Component;
}

/** What is told of a campaign, to be drawn: see README.md. */
export interface CampaignProps<View extends AnyCampaign = AnyCampaign> {
  view: View;
  words: Words;
  /** The names under which whoever looks plays. */
  mine: string[];
}

/** The parts of a campaign's page that only its game can draw. */
export interface CampaignParts {
  // Which view a campaign has follows from its game; its own parts expect just that one.
  /** How it stands: what was won, what lies ahead, what has changed. */
  Standing: Component<CampaignProps<any>>;
  /** What an evening has brought, as a small picture; counted from 1. */
  Brought?: Component<{ view: any; words: Words; evening: number }>;
  /** All that an evening has changed for good; folded up, unless it is news. */
  Changes?: Component<{ view: any; words: Words; evening: number; open?: boolean }>;
}

const RENDERERS = import.meta.glob<Renderer>("./*/index.ts");
const FIGURES = import.meta.glob<Figures>("./*/figures.ts");
const CAMPAIGNS = import.meta.glob<CampaignParts>("./*/campaign.ts");
const COVERS = import.meta.glob<string>("./*/covers/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The renderer of a game, if its folder has one. */
export async function rendererOf(game: string): Promise<Renderer | null> {
  return (await RENDERERS[`./${FOLDERS[game]}/index.ts`]?.()) ?? null;
}

/** What draws a game's campaigns, if its folder has something. */
export async function campaignPartsOf(game: string): Promise<CampaignParts | null> {
  return (await CAMPAIGNS[`./${FOLDERS[game]}/campaign.ts`]?.()) ?? null;
}

/** The pictures of a game's rules, if its folder has some. */
export async function figuresOf(game: string): Promise<Figures | null> {
  return (await FIGURES[`./${FOLDERS[game]}/figures.ts`]?.()) ?? null;
}

/** Where the picture on a game's box is, if there is one; with letters of this language, if any. */
export function coverOf(game: string, language = ""): string | undefined {
  const path = `./${FOLDERS[game]}/covers/${game}`;
  return COVERS[`${path}.${language}.svg`] ?? COVERS[`${path}.svg`];
}
