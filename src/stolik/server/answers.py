"""What the house says, piece by piece.

The description of the calls is made from these, and so are the client's types:
`tools/write_types.py` turns them, what clients send and what games show into `web/src/wire.ts`.
"""

from typing import Literal, NotRequired, TypedDict

from stolik.core import Choice, Event, Line, Phrase, Reason, Seat, Value

Phase = Literal["gathering", "playing", "paused", "over"]

# A table


class AnyView(TypedDict):
    """What every game's view has; the rest is the game's own."""

    game: str
    seat: Seat | None
    to_move: list[Seat]
    prompt: Phrase
    moves: list[Choice]
    """What can be played."""


class SeatShown(TypedDict):
    """Who sits there, and how the clock stands."""

    bot: str | None
    name: str | None
    free: bool
    present: bool
    taken_over: bool
    """A bot decides meanwhile."""
    owes: bool
    """The table waits for a decision of this seat."""
    left: float | None
    """Seconds on the clock when it was last looked at."""
    runs_out: float | None
    """When the time is up, in seconds since 1970."""


class ViewShown(TypedDict):
    """What one seat sees, and the question that it is asked."""

    seat: Seat | None
    """Nobody's is an onlooker's."""
    question: int | None
    """A move answers this number; −1 if nothing is asked."""
    decided: int
    """The first entry after the last decision of this seat: since then it has only watched."""
    view: AnyView


class Happened(TypedDict):
    """What was heard of one entry."""

    number: int
    seat: Seat | None
    events: list[Event]


class QuestionShown(TypedDict):
    """What somebody asks of the others."""

    question: int
    seat: Seat
    what: str
    agreed: list[Seat]


class Result(TypedDict):
    """How it ended, and the proof of a fair shuffle."""

    scores: list[list[Line]]
    ranking: list[list[Seat]]
    """The best first; those who share a place stand together."""
    ending: str | None
    secret: str | None
    """What the shuffle was made of; a game that went on from a record was not shuffled here."""
    lucks: list[str]


class ShownToAll(TypedDict):
    """What everybody is shown of a table, whoever looks."""

    number: int
    """How many entries there are: what comes next is asked for with `since`."""
    game: str
    options: dict[str, Value]
    """Those that differ from the defaults."""
    kid: bool
    """Nothing can be said but set phrases."""
    campaign: str | None
    """The campaign that this is an evening of."""
    phase: Phase
    moves: int
    commitment: str
    """The SHA-256 of the secret behind the shuffle."""
    seats: list[SeatShown]
    asking: QuestionShown | None
    rematch: str | None
    """The table where the same people play again."""
    undone: int
    """Since this entry nothing was taken back; who knows less asks for everything again."""
    result: Result | None
    """When the game is over."""


class Shown(ShownToAll):
    """A table as some of its seats see it, with what happened since an entry."""

    yours: list[Seat]
    """Your seats, before the deal too."""
    host: bool
    """Whether you have laid the table."""
    secret: bool
    """Whether one of your seats sees what another one must not know: people share your screen."""
    views: list[ViewShown]
    happened: list[Happened]
    """Since the entry that was asked for."""


class Looked(Shown):
    """The same, for those who call now and then: with what was said lately."""

    said: "list[SaidTold]"


class ViewAt(TypedDict):
    """What one seat saw after some of the moves."""

    seat: Seat | None
    view: AnyView


class ShownAt(TypedDict):
    """A game as it was after some of its moves."""

    at: int
    moves: int
    """Of the whole game."""
    happened: list[Event]
    """By the last of those moves, as far as you hear it."""
    views: list[ViewAt]


# Answers


class Granted(TypedDict):
    """It is done."""

    number: int
    """Of entries at the table now: what happens next is `since` this one."""


class NotGranted(TypedDict):
    """A wish that was not granted."""

    refused: Phrase
    """Its key says why."""
    reason: Reason | None
    """The rule, if it was a rule of the game."""
    text: str
    """In the language that was asked for."""


class NotAsked(TypedDict):
    """An answer to a question that is not asked any more: look again."""

    stale: Literal[True]
    text: str


class Fault(TypedDict):
    """Something could not be understood, found or done."""

    error: str
    """In English."""
    text: NotRequired[str]
    """In the language that was asked for."""


class TableCard(TypedDict):
    """A table at a glance, for a list."""

    table: str
    game: str
    phase: Phase
    seats: list[SeatShown]
    yours: list[Seat]
    waiting: bool
    """For a decision of yours."""
    campaign: str | None


class CampaignCard(TypedDict):
    """A campaign at a glance, for a list."""

    campaign: str
    game: str
    names: list[str]
    """Of all who play in it, whether they have come here or not."""
    evenings: int
    """How many are over."""
    playing: str | None
    """The table of an evening that is not over."""
    waiting: bool
    """That evening waits for you: to sit down, or to decide."""


class Me(TypedDict):
    """Who is asking, where that guest sits, and a name for a guest who has none."""

    name: str | None
    suggested: str
    tables: list[TableCard]
    campaigns: list[CampaignCard]
    """Those that the guest began or plays in."""


class Called(TypedDict):
    """What somebody is called now."""

    name: str | None


class GameOffered(TypedDict):
    """A game of the catalogue."""

    game: str
    title: str
    about: str
    seats: list[int]
    options: dict[str, list[Value]]
    """The values that each may take, the default first."""
    bots: list[str]
    guide: bool
    """Whether somebody new can be led through a first game."""
    campaign: dict[str, list[Value]] | None
    """What can be settled for a whole campaign, if it can be played evening after evening."""


class GuideStepShown(TypedDict):
    """A step of a guide: something to look at, to do or to watch."""

    note: Phrase | None
    """What is said; without it nobody stops here."""
    shows: list[str]
    """The codes of what the note speaks of."""
    leap: bool
    """Something was played meanwhile that is not shown."""
    view: AnyView
    """What the guided seat sees, before the move."""
    seat: Seat | None
    """Who moves; nobody, where there is only something to look at."""
    move: str | None
    happened: list[Event]
    """By the move."""


class GuideShown(TypedDict):
    """A first game, annotated."""

    game: str
    seat: Seat
    """Whoever is guided."""
    seats: int
    steps: list[GuideStepShown]
    scores: list[list[Line]] | None
    """If the game is over at the last step."""
    ranking: list[list[Seat]] | None


class WhyNot(TypedDict):
    """Why a move cannot be made at a step of a guide."""

    reason: Reason | None
    """None, if it can be made."""


class TableLaid(TypedDict):
    """A new table, with an invitation to each of its seats; a bot's chair has none."""

    table: str
    invitations: list[str]


class Seated(TypedDict):
    """The seat that was taken, and the token with which another device has it too."""

    seat: Seat
    token: str


class Stood(TypedDict):
    """The seat that was given up."""

    seat: Seat


class Invitation(TypedDict):
    """What leads to a seat."""

    link: str
    token: str
    qr: str
    """The link as a picture, SVG."""
    code: str | None
    """What leads to any free seat of the table, to be read out; an own seat has none."""


class ByCode(TypedDict):
    """Where a code leads: a table that gathers, with an invitation to any of its free seats."""

    table: str
    token: str


class Why(TypedDict):
    """Why a move looks good."""

    tries: int
    """Games that were tried on from here."""
    percent: int
    """How well Stolik thinks the seat stands with this move, 0 to 100; rough."""
    points: int
    """What it brings at once, as far as the seat can tell."""
    happens: list[Event]
    """What it brings about at once, as far as the seat can tell."""
    later: list[Event]
    """What the seat mostly came to in those games."""


class Hint(TypedDict):
    """A move that answers a question, and looks good."""

    question: int
    move: str
    why: Why | None


class Again(TypedDict):
    """A table where the game goes on: another one, or an evening of a campaign."""

    table: str


# Campaigns


class CampaignBegun(TypedDict):
    """A campaign; its link is the invitation."""

    campaign: str


class NameShown(TypedDict):
    """A name under which some guest plays."""

    name: str
    you: bool


class PlayerShown(TypedDict):
    """Somebody of a roster, in every game; the rest is the game's own."""

    name: str


class EveningShown(TypedDict):
    """An evening, in every game; the rest is the game's own."""

    players: list[str]
    bots: list[str]
    """The bot that stood in for each; empty where the player came."""
    options: dict[str, Value]
    over: bool
    winners: list[str]
    points: list[int]
    """Seat by seat."""


class AnyCampaign(TypedDict):
    """What is told of every campaign; the rest is the game's own."""

    options: dict[str, Value]
    """What holds on every evening."""
    offers: dict[str, list[Value]]
    """What can be settled for the next one, each with its values, the default first."""
    roster: list[PlayerShown]
    winners: list[str]
    """When it is over."""
    evenings: list[EveningShown]


class CampaignShown(TypedDict):
    """A campaign as a guest sees it."""

    game: str
    host: bool
    """Whether it is the guest's own: who began it may take evenings back."""
    names: list[NameShown]
    tables: list[str | None]
    """Evening by evening, where it was played; nowhere here if the campaign came from a file."""
    playing: str | None
    """The table of an evening that is not over."""
    tonight: TableCard | None
    """That table at a glance."""
    view: AnyCampaign
    """All that can be told of it, as the game shows it."""


class CampaignInvitation(TypedDict):
    """What leads to a campaign."""

    link: str
    qr: str
    """The link as a picture, SVG."""


class EveningsTakenBack(TypedDict):
    """How many evenings count now, and the campaign as it was, to be kept."""

    evenings: int
    record: str


# What a window is told


class TableTold(Shown):
    """The table has changed."""

    type: Literal["table"]


class DoneTold(Granted):
    """A wish was granted."""

    type: Literal["done"]
    id: str


class RefusedTold(NotGranted):
    """A wish was not granted."""

    type: Literal["refused"]
    id: str


class StaleTold(TypedDict):
    """The question had changed: the table as it is now comes along."""

    type: Literal["stale"]
    id: str


class FaultTold(Fault):
    """A message could not be understood."""

    type: Literal["error"]


class SaidTold(TypedDict):
    """Somebody said a set phrase, showed a face, or said something in free words."""

    type: Literal["said"]
    seat: Seat
    phrase: str
    text: str
    at: float


class Pong(TypedDict):
    """The house is there."""

    type: Literal["pong"]


ToWindow = TableTold | DoneTold | RefusedTold | StaleTold | FaultTold | SaidTold | Pong
