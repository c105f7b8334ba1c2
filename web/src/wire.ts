// Written by `nox -s types` from what Python sends and receives: change it there.

/** The protocol that the house speaks, and so does whoever is built with it. */
export const PROTOCOL = 1;

/** How long somebody may think, of what a clock can show. */
export interface Thinking {
  bank?: number | null;
  increment?: number;
  days?: number | null;
}

/** Lay a table. */
export interface NewTable {
  game?: string;
  /** For each seat the name of a bot, or nothing: a person comes. */
  chairs?: string[];
  options?: Record<string, boolean | string>;
  components?: string | null;
  pace?: Thinking;
  listed?: boolean;
  stand_in?: string;
  grace?: number;
  kid?: boolean;
  /** Go on from this record, instead of dealing anew; it names game, options and components. */
  record?: string | null;
  /** After so many of its moves. */
  moves?: number | null;
}

/** Be called so. */
export interface Name {
  name: string;
}

/** Take a seat. */
export interface Sit {
  luck?: string;
  /** The invitation; not needed at a listed table or for the host. */
  token?: string;
  /** Of somebody who plays at the guest's screen; without it, it is the guest. */
  name?: string;
}

/** Decide. */
export interface Move {
  seat: number;
  question: number;
  move: string;
  /** Sent again with the same id, it counts once. */
  id?: string;
}

/** Ask for something: to take back, to pause or to go on. */
export interface Ask {
  seat: number;
  what: "undo" | "pause" | "resume";
  /** How many moves the player has seen, for taking back: so that it is done once. */
  moves?: number | null;
}

/** Agree to what somebody asks, or not. */
export interface Answer {
  seat: number;
  yes: boolean;
  /** Which question is answered. */
  question?: number | null;
}

/** Say a set phrase or show a face; where no children sit, also free words. */
export interface Say {
  seat: number;
  phrase?: string;
  text?: string;
}

/** How a window that has no board for the game wants to see it: drawn with letters. */
export interface Letters {
  /** How many of them fit into a line. */
  columns: number;
  language: "en" | "ru";
}

/** The first message of a window: from which entry on it wants to be told. Said again, it is told anew: with other letters, if it asks for them. */
export interface Hello {
  type: "hello";
  /** The one that the window speaks; one that the house does not speak closes it, with 4426. */
  protocol?: number;
  since?: number;
  tokens?: string[];
  letters?: Letters | null;
}

/** Decide, over the socket. */
export interface Moving {
  type: "move";
  id: string;
  seat: number;
  question: number;
  move: string;
}

/** Ask, over the socket. */
export interface Asking {
  type: "ask";
  id: string;
  seat: number;
  what: "undo" | "pause" | "resume";
  /** How many moves the player has seen, for taking back: so that it is done once. */
  moves?: number | null;
}

/** Answer, over the socket. */
export interface Answering {
  type: "answer";
  id: string;
  seat: number;
  yes: boolean;
  /** Which question is answered. */
  question?: number | null;
}

/** Say something, over the socket. */
export interface Saying {
  type: "say";
  id: string;
  seat: number;
  phrase?: string;
  text?: string;
}

/** Somebody is still there. */
export interface Ping {
  type: "ping";
}

/** Begin a campaign; or go on with one that was kept. */
export interface NewCampaign {
  game?: string;
  roster?: string[];
  options?: Record<string, boolean | string>;
  components?: string | null;
  /** Go on from this one, instead of beginning anew. */
  record?: string | null;
}

/** Play in a campaign under a name of its roster, or under a new one. */
export interface Join {
  name: string;
}

/** Begin an evening of a campaign. */
export interface NewEvening {
  /** Seat by seat, by their names in the campaign. */
  players: string[];
  /** For each the bot that stands in, or nothing: the player comes. */
  bots?: string[];
  options?: Record<string, boolean | string>;
  pace?: Thinking;
}

/** How many evenings are left of a campaign: to take back, or to branch off. */
export interface Evenings {
  evenings: number;
}

/** A piece of a drawing made of letters. */
export interface SpanShown {
  text: string;
  /** What it looks like, by the name of a colour or of a kind of text; a new name is plain. */
  style: string;
}

/** What every game's view has; the rest is the game's own. */
export interface AnyView {
  game: string;
  seat: Seat | null;
  to_move: Seat[];
  prompt: Phrase;
  /** What can be played. */
  moves: Choice[];
  /** All of it drawn with letters, line by line, for who asked for them. */
  drawn?: SpanShown[][];
}

export type Seat = number;

/** A key of the text files with what it speaks of. */
export interface Phrase {
  key: string;
  args: Record<string, number | string | Phrase>;
}

/** A legal move as a view offers it; a game may add parts of its own. */
export interface Choice {
  /** Its spelling. */
  move: string;
  /** What the thing it is done with is called in it; empty where that needs no name. */
  code: string;
  /** That thing: a card, a car. */
  about: Phrase;
  /** What is done with it. */
  says: Phrase;
}

/** Who sits there, and how the clock stands. */
export interface SeatShown {
  bot: string | null;
  name: string | null;
  free: boolean;
  present: boolean;
  /** A bot decides meanwhile. */
  taken_over: boolean;
  /** The table waits for a decision of this seat. */
  owes: boolean;
  /** Seconds on the clock when it was last looked at. */
  left: number | null;
  /** When the time is up, in seconds since 1970. */
  runs_out: number | null;
}

/** What one seat sees, and the question that it is asked. */
export interface ViewShown {
  /** Nobody's is an onlooker's. */
  seat: Seat | null;
  /** A move answers this number; −1 if nothing is asked. */
  question: number | null;
  /** The first entry after the last decision of this seat: since then it has only watched. */
  decided: number;
  view: AnyView;
}

/** What was heard of one entry. */
export interface Happened {
  number: number;
  seat: Seat | null;
  events: Event[];
}

/** Something that happened at the table. */
export interface Event {
  key: string;
  args: Record<string, number | string | Phrase>;
  /** The seats that may hear of it; `None` is everybody. */
  audience: Seat[] | null;
}

/** What somebody asks of the others. */
export interface QuestionShown {
  question: number;
  seat: Seat;
  what: string;
  agreed: Seat[];
  /** Who has yet to agree, there or not; none is named where it is up to whoever is there. */
  waits_for: Seat[] | null;
}

/** How it ended, and the proof of a fair shuffle. */
export interface Result {
  scores: Line[][];
  /** The best first; those who share a place stand together. */
  ranking: Seat[][];
  ending: string | null;
  /** What the shuffle was made of; a game that went on from a record was not shuffled here. */
  secret: string | null;
  lucks: string[];
}

/** One line of the score pad. */
export interface Line {
  what: Phrase;
  points: number;
}

/** What everybody is shown of a table, whoever looks. */
export interface ShownToAll {
  /** How many entries there are: what comes next is asked for with `since`. */
  number: number;
  game: string;
  /** Those that differ from the defaults. */
  options: Record<string, boolean | string>;
  /** Nothing can be said but set phrases. */
  kid: boolean;
  /** The campaign that this is an evening of. */
  campaign: string | null;
  phase: "gathering" | "playing" | "paused" | "over";
  moves: number;
  /** After how many moves of a record it began, if it goes on from one: its deal is not fair luck, for whoever has the record may know what is hidden. */
  from_record: number | null;
  /** The SHA-256 of the secret behind the shuffle; what goes on from a record was not shuffled. */
  commitment: string | null;
  /** Seconds after which a bot decides for somebody who left; at an unhurried table never. */
  grace: number | null;
  /** That bot. */
  stand_in: string;
  seats: SeatShown[];
  asking: QuestionShown | null;
  /** The table where the same people play again. */
  rematch: string | null;
  /** Since this entry nothing was taken back; who knows less asks for everything again. */
  undone: number;
  /** When the game is over. */
  result: Result | null;
}

/** A table as some of its seats see it, with what happened since an entry. */
export interface Shown {
  number: number;
  game: string;
  options: Record<string, boolean | string>;
  kid: boolean;
  campaign: string | null;
  phase: "gathering" | "playing" | "paused" | "over";
  moves: number;
  from_record: number | null;
  commitment: string | null;
  grace: number | null;
  stand_in: string;
  seats: SeatShown[];
  asking: QuestionShown | null;
  rematch: string | null;
  undone: number;
  result: Result | null;
  /** Your seats, before the deal too. */
  yours: Seat[];
  /** Whether you have laid the table. */
  host: boolean;
  /** Whether one of your seats sees what another one must not know: people share your screen. */
  secret: boolean;
  views: ViewShown[];
  /** Since the entry that was asked for, or the newest of it; of what was before that, see `earlier`. */
  happened: Happened[];
  /** How many moves were made before those of which `happened` tells: the story of these can be read with `until`. */
  earlier: number;
}

/** The same, for those who call now and then: with what was said lately. */
export interface Looked {
  number: number;
  game: string;
  options: Record<string, boolean | string>;
  kid: boolean;
  campaign: string | null;
  phase: "gathering" | "playing" | "paused" | "over";
  moves: number;
  from_record: number | null;
  commitment: string | null;
  grace: number | null;
  stand_in: string;
  seats: SeatShown[];
  asking: QuestionShown | null;
  rematch: string | null;
  undone: number;
  result: Result | null;
  yours: Seat[];
  host: boolean;
  secret: boolean;
  views: ViewShown[];
  happened: Happened[];
  earlier: number;
  said: SaidTold[];
}

/** Somebody said a set phrase, showed a face, or said something in free words. */
export interface SaidTold {
  type: "said";
  seat: Seat;
  phrase: string;
  text: string;
  at: number;
}

/** A part of what happened, as far as you hear it. */
export interface StoryShown {
  happened: Happened[];
  /** How many moves were made before: the story of these can be read with `until` again. */
  earlier: number;
}

/** What one seat saw after some of the moves. */
export interface ViewAt {
  seat: Seat | null;
  view: AnyView;
}

/** A game as it was after some of its moves. */
export interface ShownAt {
  at: number;
  /** Of the whole game. */
  moves: number;
  /** By the last of those moves, as far as you hear it. */
  happened: Event[];
  views: ViewAt[];
}

/** It is done. */
export interface Granted {
  /** Of entries at the table now: what happens next is `since` this one. */
  number: number;
}

/** A wish that was not granted. */
export interface NotGranted {
  /** Its key says why. */
  refused: Phrase;
  /** The rule, if it was a rule of the game. */
  reason: Reason | null;
  /** In the language that was asked for. */
  text: string;
}

/** Why a move is not allowed. */
export interface Reason {
  /** The number in the game's RULES.md. */
  rule: string;
  key: string;
  args: Record<string, number | string | Phrase>;
}

/** An answer to a question that is not asked any more: look again. */
export interface NotAsked {
  stale: true;
  text: string;
}

/** Something could not be understood, found or done. */
export interface Fault {
  /** In English. */
  error: string;
  /** In the language that was asked for. */
  text?: string;
}

/** A table at a glance, for a list. */
export interface TableCard {
  table: string;
  game: string;
  phase: "gathering" | "playing" | "paused" | "over";
  seats: SeatShown[];
  yours: Seat[];
  /** For a decision of yours. */
  waiting: boolean;
  campaign: string | null;
  /** After how many moves of a record it began: its deal is not fair luck then. */
  from_record: number | null;
}

/** The table has changed. */
export interface TableTold {
  number: number;
  game: string;
  options: Record<string, boolean | string>;
  kid: boolean;
  campaign: string | null;
  phase: "gathering" | "playing" | "paused" | "over";
  moves: number;
  from_record: number | null;
  commitment: string | null;
  grace: number | null;
  stand_in: string;
  seats: SeatShown[];
  asking: QuestionShown | null;
  rematch: string | null;
  undone: number;
  result: Result | null;
  yours: Seat[];
  host: boolean;
  secret: boolean;
  views: ViewShown[];
  happened: Happened[];
  earlier: number;
  type: "table";
  /** The protocol that the house speaks. */
  protocol: number;
}

/** A wish was granted. */
export interface DoneTold {
  number: number;
  type: "done";
  id: string;
}

/** A wish was not granted. */
export interface RefusedTold {
  refused: Phrase;
  reason: Reason | null;
  text: string;
  type: "refused";
  id: string;
}

/** The question had changed: the table as it is now comes along. */
export interface StaleTold {
  type: "stale";
  id: string;
}

/** A message could not be understood. */
export interface FaultTold {
  error: string;
  text?: string;
  type: "error";
}

/** The house is there. */
export interface Pong {
  type: "pong";
}

/** A campaign at a glance, for a list. */
export interface CampaignCard {
  campaign: string;
  game: string;
  /** Of all who play in it, whether they have come here or not. */
  names: string[];
  /** How many are over. */
  evenings: number;
  /** The table of an evening that is not over. */
  playing: string | null;
  /** That evening waits for you: to sit down, or to decide. */
  waiting: boolean;
}

/** A campaign; its link is the invitation. */
export interface CampaignBegun {
  campaign: string;
}

/** A name under which some guest plays. */
export interface NameShown {
  name: string;
  you: boolean;
}

/** Somebody of a roster, in every game; the rest is the game's own. */
export interface PlayerShown {
  name: string;
}

/** An evening, in every game; the rest is the game's own. */
export interface EveningShown {
  players: string[];
  /** The bot that stood in for each; empty where the player came. */
  bots: string[];
  options: Record<string, boolean | string>;
  over: boolean;
  winners: string[];
  /** Seat by seat. */
  points: number[];
}

/** What is told of every campaign; the rest is the game's own. */
export interface AnyCampaign {
  /** What holds on every evening. */
  options: Record<string, boolean | string>;
  /** What can be settled for the next one, each with its values, the default first. */
  offers: Record<string, (boolean | string)[]>;
  roster: PlayerShown[];
  /** The first of these who plays begins the next evening; if none does, that can be settled. */
  begins: string[];
  /** When it is over. */
  winners: string[];
  evenings: EveningShown[];
}

/** A campaign as a guest sees it. */
export interface CampaignShown {
  game: string;
  /** Whether it is the guest's own: who began it may take evenings back. */
  host: boolean;
  names: NameShown[];
  /** Evening by evening, where it was played; nowhere here if the campaign came from a file. */
  tables: (string | null)[];
  /** The table of an evening that is not over. */
  playing: string | null;
  /** That table at a glance. */
  tonight: TableCard | null;
  /** All that can be told of it, as the game shows it. */
  view: AnyCampaign;
}

/** What leads to a campaign. */
export interface CampaignInvitation {
  link: string;
  /** The link as a picture, SVG. */
  qr: string;
}

/** How many evenings count now, and the campaign as it was, to be kept. */
export interface EveningsTakenBack {
  evenings: number;
  record: string;
}

/** Who is asking, where that guest sits, and a name for a guest who has none. */
export interface Me {
  name: string | null;
  suggested: string;
  tables: TableCard[];
  /** Those that the guest began or plays in. */
  campaigns: CampaignCard[];
}

/** What somebody is called now. */
export interface Called {
  name: string | null;
}

/** A game of the catalogue. */
export interface GameOffered {
  game: string;
  title: string;
  about: string;
  seats: number[];
  /** The values that each may take, the default first. */
  options: Record<string, (boolean | string)[]>;
  bots: string[];
  /** Whether somebody new can be led through a first game. */
  guide: boolean;
  /** What can be settled for a whole campaign, if it can be played evening after evening. */
  campaign: Record<string, (boolean | string)[]> | null;
}

/** A step of a guide: something to look at, to do or to watch. */
export interface GuideStepShown {
  /** What is said; without it nobody stops here. */
  note: Phrase | null;
  /** The codes of what the note speaks of. */
  shows: string[];
  /** Something was played meanwhile that is not shown. */
  leap: boolean;
  /** What the guided seat sees, before the move. */
  view: AnyView;
  /** Who moves; nobody, where there is only something to look at. */
  seat: Seat | null;
  move: string | null;
  /** By the move. */
  happened: Event[];
}

/** A first game, annotated. */
export interface GuideShown {
  game: string;
  /** Whoever is guided. */
  seat: Seat;
  seats: number;
  steps: GuideStepShown[];
  /** If the game is over at the last step. */
  scores: Line[][] | null;
  ranking: Seat[][] | null;
}

/** Why a move cannot be made at a step of a guide. */
export interface WhyNot {
  /** None, if it can be made. */
  reason: Reason | null;
}

/** A new table, with an invitation to each of its seats; a bot's chair has none. */
export interface TableLaid {
  table: string;
  invitations: string[];
}

/** The seat that was taken, and the token with which another device has it too. */
export interface Seated {
  seat: Seat;
  token: string;
}

/** The seat that was given up. */
export interface Stood {
  seat: Seat;
}

/** What leads to a seat. */
export interface Invitation {
  link: string;
  token: string;
  /** The link as a picture, SVG. */
  qr: string;
  /** What leads to any free seat of the table, to be read out; an own seat has none. */
  code: string | null;
}

/** Where a code leads: a table that gathers, with an invitation to any of its free seats. */
export interface ByCode {
  table: string;
  token: string;
}

/** A move that answers a question, and looks good. */
export interface Hint {
  question: number;
  move: string;
  why: Why | null;
}

/** Why a move looks good. */
export interface Why {
  /** Games that were tried on from here. */
  tries: number;
  /** How well Stolik thinks the seat stands with this move, 0 to 100; rough. */
  percent: number;
  /** What it brings at once, as far as the seat can tell. */
  points: number;
  /** What it brings about at once, as far as the seat can tell. */
  happens: Event[];
  /** What the seat mostly came to in those games. */
  later: Event[];
}

/** A table where the game goes on: another one, or an evening of a campaign. */
export interface Again {
  table: string;
}

/** How friends come in, as whoever asks finds it. */
export interface Door {
  /** Who can open our links: this machine alone, whoever is in its network, or anybody. */
  reach: "here" | "network" | "anywhere";
  /** What links begin with. */
  address: string;
  /** Whoever asks sits at the machine, and can let its home network in. */
  may_open: boolean;
  /** … and can shut it out again. */
  may_close: boolean;
  /** … and could let one in, but the machine is in none. */
  no_network: boolean;
}

export type FromWindow = Hello | Moving | Asking | Answering | Saying | Ping;

export type ToWindow = TableTold | DoneTold | RefusedTold | StaleTold | FaultTold | SaidTold | Pong;

export namespace hercules {
  /** The table as one seat sees it. */
  export interface View {
    game: string;
    seat: Seat | null;
    to_move: Seat[];
    prompt: Phrase;
    moves: hercules.MoveView[];
    phase: string;
    mode: string;
    round: number;
    rounds: number;
    turn: number;
    /** As they lie, round by round. */
    labours: hercules.LabourView[];
    gymnasium: (hercules.CardView | null)[];
    stack: number;
    paid: number;
    contest: string | null;
    seats: hercules.SeatView[];
  }

  /** A move that may be made, taken apart for a screen. */
  export interface MoveView {
    move: string;
    code: string;
    about: Phrase;
    says: Phrase;
    act: string;
    half: string | null;
    labour: number | null;
    victim: Seat | null;
  }

  /** A labour: both its sides are open to everybody (HE-R34). */
  export interface LabourView {
    number: number;
    noun: Phrase;
    symbols: string[];
    tokens: number;
    /** How many tokens lay on it at first. */
    places: number;
    /** Counted from 1. */
    round: number;
    extra_token: string | null;
    instant: string[];
    at_the_end: string[];
  }

  /** A card of a hand, of a discard or of the Gymnasium. */
  export interface CardView {
    card: string;
    /** Of a starting card, counted from 1. */
    colour: number | null;
    /** Of a Gymnasium card. */
    cost: number | null;
    faces: hercules.FaceView[];
    noun: Phrase;
    /** Without its code. */
    short: Phrase;
  }

  /** A card with one of its halves. */
  export interface FaceView {
    half: string;
    symbol: string;
    /** A number, or ★. */
    initiative: number | string | Phrase;
    tokens: number;
    noun: Phrase;
  }

  /** What belongs to one player. */
  export interface SeatView {
    /** Of the starting cards, counted from 1. */
    colour: number;
    tokens: number;
    labours: number[];
    active: number | null;
    points: number;
    hand: number;
    /** The hand, for the owner's eyes alone. */
    cards: hercules.CardView[] | null;
    stack: number;
    discard: hercules.CardView[];
    /** The Gymnasium cards of this player, wherever they are: everybody saw them taken. */
    bought: hercules.CardView[];
    ready: boolean;
    choice: hercules.ChoiceView | null;
  }

  /** What a seat has decided; others see it when all have. */
  export interface ChoiceView {
    plan: string | null;
    named: string[];
    labour: number | null;
    wanted: string | null;
    laid: hercules.LaidView[];
    answer: string | null;
    duel: hercules.LaidView | null;
  }

  /** A card that was laid, and the half that is used. */
  export interface LaidView {
    card: string;
    half: string;
    noun: Phrase;
  }
}

export namespace rally {
  /** The table as one seat sees it: everybody sees the same. */
  export interface View {
    game: string;
    seat: Seat | null;
    to_move: Seat[];
    prompt: Phrase;
    moves: rally.MoveView[];
    phase: string;
    turn: number;
    /** Row by row. */
    cells: rally.CellView[];
    /** The colours of the corners: upper left, upper right, lower left, lower right. */
    finishes: string[];
    /** Left on the pit stop. */
    tokens: number;
    seats: rally.SeatView[];
  }

  /** A move that may be made, taken apart for a screen. */
  export interface MoveView {
    move: string;
    code: string;
    about: Phrase;
    says: Phrase;
    act: string;
    place: string | null;
    road: string | null;
  }

  /** A place of the rug. */
  export interface CellView {
    place: string;
    /** The kind of an open tile, `pit`, or nothing for a back. */
    tile: string | null;
    /** The sides that its road runs to, such as `NE`; nothing while it is being turned. */
    road: string | null;
    /** Whether the tile was swapped the turn before (SR-10). */
    banned: boolean;
    /** Whether the tile is the first of two to be swapped. */
    picked: boolean;
  }

  /** A car, and where it has to go. */
  export interface SeatView {
    place: string | null;
    start: string | null;
    /** The colour of the token, or nothing before the pit stop. */
    goal: string | null;
  }
}

export namespace rally.circuit {
  /** The rug as everybody sees it. */
  export interface View {
    game: string;
    seat: Seat | null;
    to_move: Seat[];
    prompt: Phrase;
    moves: rally.MoveView[];
    phase: string;
    wide: number;
    /** Row by row. */
    cells: rally.circuit.CellView[];
    /** How many tiles of each kind lie beside the rug. */
    supply: Record<string, number>;
    /** The places of the longest closed road, from its start. */
    circuit: string[];
    laps: number;
    /** Building turns still to come. */
    turns_left: number;
    seats: rally.circuit.SeatView[];
  }

  /** A place of the rug. */
  export interface CellView {
    place: string;
    /** The sides that its road runs to, such as `NE`; nothing where no tile lies. */
    road: string | null;
    on_circuit: boolean;
    /** Whether a tile is about to be laid here. */
    laying: boolean;
  }

  /** A car. */
  export interface SeatView {
    /** Where it stands once the race has begun. */
    place: string | null;
    driven: number;
    /** Laps done. */
    lap: number;
  }
}

export namespace shelf {
  /** The table as one seat sees it. */
  export interface View {
    game: string;
    seat: Seat | null;
    to_move: Seat[];
    prompt: Phrase;
    moves: shelf.MoveView[];
    /** What the colours A, B and C are in this edition. */
    colours: string[];
    bonus: boolean;
    bonus_due: number;
    final: boolean;
    rows: shelf.CardView[][];
    deck: number;
    discard: shelf.CardView[];
    removed: number;
    seats: shelf.SeatView[];
  }

  /** A move that may be made, taken apart for a screen. */
  export interface MoveView {
    move: string;
    code: string;
    about: Phrase;
    says: Phrase;
    act: string;
    shelf: string;
    end: string | null;
  }

  /** The face of a card. */
  export interface CardView {
    card: string;
    kind: string;
    colour: string;
    points: number;
    property: string;
    side: string | null;
    /** The toy itself, or the toy that an edge shows. */
    toy: string | null;
    noun: Phrase;
    /** The toy that earns a bonus turn with this card: on this edge's shelf, or beside this toy. */
    calls: Phrase | null;
  }

  /** What lies before one player. */
  export interface SeatView {
    shelves: (shelf.ShelfView | null)[];
    /** How many cards; what they are is nobody's business now (SH-R24). */
    collection: number;
    /** Their points, for the owner's eyes; at the end for everybody's. */
    points: number | null;
    /** Where the points come from, card by card; there is none before the end (SH-41). */
    pad: shelf.PadView[] | null;
  }

  /** A shelf from left to right. */
  export interface ShelfView {
    colour: string;
    cards: (shelf.CardView | shelf.BackView)[];
    /** The ends where a card might still go. */
    open: string[];
  }

  /** A card of which only the back is seen. */
  export interface BackView {
    kind: string;
  }

  /** A line of the score pad, with the cards it speaks of. */
  export interface PadView {
    what: Phrase;
    points: number;
    cards: shelf.CountedView[];
  }

  /** A card when the points are counted. */
  export interface CountedView {
    card: shelf.CardView | shelf.BackView;
    /** What it gives, which may be nothing. */
    points: number;
    /** Not so for a toy that stood outermost on an unfinished shelf (SH-40). */
    kept: boolean;
  }
}

export namespace stickers {
  /** The table as one seat sees it. */
  export interface View {
    game: string;
    seat: Seat | null;
    to_move: Seat[];
    prompt: Phrase;
    moves: stickers.MoveView[];
    phase: string;
    round: number;
    turn: Seat;
    first: Seat;
    scenario: string;
    campaign: boolean;
    levels: stickers.LevelView[];
    /** From the most valuable on. */
    clans: stickers.ClanView[];
    /** The clans in the order of the box. */
    order: string[];
    market: (stickers.CardView | null)[];
    deck: number;
    reserve: number;
    /** The clan of the collection that is being laid. */
    collecting: string | null;
    /** The clan of which somebody is about to give a card. */
    asked_for: string | null;
    laid: number;
    refilled: boolean;
    /** What collections earn, the smallest first. */
    tiers: stickers.TierView[];
    bonus: string[];
    /** Still to be used, by kind. */
    combos: string[];
    seats: stickers.SeatView[];
    pack: string | null;
    /** On their way to another album. */
    passed: stickers.StickerView[];
    stuck: stickers.StuckView[];
    /** Without a place in the whole box. */
    kept: stickers.StickerView[];
    decorated: stickers.StuckView[];
    /** Cards from anywhere in the box that the own decoration may go on now, or a sticker that fits in nobody's album. */
    offered: stickers.CardView[];
    /** What decided between equals, once the points are counted. */
    tie_break: Phrase | null;
    /** Who has won, once the points are counted. */
    winners: Seat[];
  }

  /** A move that may be made, taken apart for a screen. */
  export interface MoveView {
    move: string;
    code: string;
    about: Phrase;
    says: Phrase;
    act: string;
    card: string | null;
    clan: string | null;
    other: string | null;
    whom: Seat | null;
    /** Of the own stickers, the one that is taken in hand. */
    sticker: string | null;
  }

  /** A level of the rarity board. */
  export interface LevelView {
    noun: Phrase;
    /** The tokens that lie there, from left to right. */
    clans: string[];
    first: number;
    second: number;
  }

  /** A clan, where its token lies, and what it is worth now. */
  export interface ClanView {
    clan: string;
    noun: Phrase;
    letters: Phrase;
    /** Counted from 1, the most valuable first. */
    level: number;
    first: number;
    second: number;
    /** What each seat would get for it now. */
    points: number[];
    /** Who has most cards of it, and who comes second unless the first tie. */
    places: Seat[][];
  }

  /** A card with everything that is printed and stuck on it. */
  export interface CardView {
    card: string;
    clan: string;
    stars: number;
    combos: string[];
    /** The smallest number of players that it is used with, if that is printed. */
    mark: number | null;
    /** Still empty. */
    star_cells: number;
    combo_cells: number;
    stuck: string[];
    decorations: string[];
    noun: Phrase;
  }

  /** A tier of the collection bonus: from so many cards on, these effects and no others. */
  export interface TierView {
    least: number;
    effects: string[];
  }

  /** What belongs to one player. */
  export interface SeatView {
    hand: number;
    /** The hand, for the owner's eyes alone unless hands lie open; at the end they all do. */
    cards: stickers.CardView[] | null;
    album: stickers.ColumnView[];
    stars: number;
    /** As if the game ended now. */
    points: number;
    picked: boolean;
    /** The card of the last pick, for the owner's eyes alone. */
    pick: string | null;
    stickers: stickers.StickerView[];
    decoration: string | null;
    /** The clan that the decoration goes to. */
    choosing: string | null;
  }

  /** The cards of one clan in an album; the accessible one is the last. */
  export interface ColumnView {
    clan: string;
    cards: stickers.CardView[];
  }

  /** A sticker in hand. */
  export interface StickerView {
    sticker: string;
    clan: string | null;
    mark: number | null;
    noun: Phrase;
  }

  /** A sticker or a decoration that was stuck after this game. */
  export interface StuckView {
    /** Nothing for the lid. */
    card: string | null;
    sticker: string;
  }

  /** All that can be told of a campaign. */
  export interface CampaignView {
    /** What holds on every evening. */
    options: Record<string, boolean | string>;
    /** What can be settled for the next one, each with its values, the default first. */
    offers: Record<string, (boolean | string)[]>;
    roster: stickers.PlayerTold[];
    /** When the track is full. */
    winners: string[];
    /** The packs that were opened, and what is to come: a pack, or `clan` for a random one. */
    track: string[];
    opened: string[];
    opens: string;
    /** Those who have stuck stickers, the latest first: the first of them who plays begins. */
    begins: string[];
    evenings: stickers.EveningTold[];
    clans: stickers.Named[];
    /** Those that were changed, in the order of the box. */
    cards: stickers.CardTold[];
    /** The ornaments on the lid of the box. */
    lid: stickers.ChangeTold[];
    aside: stickers.WaitingTold[];
    kept: stickers.WaitingTold[];
    placed: stickers.PlacedTold[];
  }

  /** Somebody of the roster. */
  export interface PlayerTold {
    name: string;
    /** The numbers of the evenings they were won on. */
    trophies: number[];
  }

  /** What came of an evening; one that goes on has no winners yet. */
  export interface EveningTold {
    players: string[];
    /** The bot that stood in for each; empty where the player came. */
    bots: string[];
    options: Record<string, boolean | string>;
    over: boolean;
    winners: string[];
    /** Seat by seat. */
    points: number[];
    /** What was opened after it: `P1` … `P6`, the clan of a clan pack, or nothing. */
    pack: string;
    /** Which rules the pack has brought. */
    news: Phrase[];
  }

  /** What a clan is called. */
  export interface Named {
    clan: string;
    noun: Phrase;
    letters: Phrase;
  }

  /** A card that the campaign has changed, as it is now, and how it came to that. */
  export interface CardTold {
    card: stickers.CardView;
    changes: stickers.ChangeTold[];
  }

  /** A sticker or an ornament that was stuck. */
  export interface ChangeTold {
    evening: number;
    /** Nobody: it was chance. */
    name: string | null;
    sticker: string;
    ornament: boolean;
  }

  /** A sticker that is on no card. */
  export interface WaitingTold {
    sticker: string;
    /** For how many players it waits. */
    mark: number;
  }

  /** A sticker that chance has stuck before the last evening, and where. */
  export interface PlacedTold {
    card: string;
    sticker: string;
  }
}

/** What each game shows. */
export interface Views {
  "hercules": hercules.View;
  "rally": rally.View;
  "rally-circuit": rally.circuit.View;
  "geroychiki": shelf.View;
  "toy-story-4": shelf.View;
  "stickers": stickers.View;
}

/** What is told of campaigns. */
export interface CampaignViews {
  "stickers": stickers.CampaignView;
}

/** The folder of each game: its words and its renderer. */
export const FOLDERS: Record<string, string> = {
  "hercules": "hercules",
  "rally": "rally",
  "rally-circuit": "rally",
  "geroychiki": "shelf",
  "toy-story-4": "shelf",
  "stickers": "stickers",
};

/** With how many each game is played. */
export const SEATS: Record<string, readonly number[]> = {
  "hercules": [2, 3, 4],
  "rally": [2, 3, 4],
  "rally-circuit": [1, 2, 3, 4],
  "geroychiki": [2, 3, 4, 5],
  "toy-story-4": [2, 3, 4, 5],
  "stickers": [2, 3, 4],
};

/** From how many years on. */
export const AGES: Record<string, number> = {
  "hercules": 10,
  "rally": 5,
  "rally-circuit": 5,
  "geroychiki": 6,
  "toy-story-4": 6,
  "stickers": 8,
};

/** The bot that people meet who chose nobody. */
export const COMPANY: Record<string, string> = {
  "hercules": "level-3",
  "rally": "level-2",
  "rally-circuit": "level-2",
  "geroychiki": "level-3",
  "toy-story-4": "level-3",
  "stickers": "level-3",
};
