"""What the house says of a table, piece by piece, and what it tells a window.

The description of the calls is made from these, and so are the client's types:
`tools/write_types.py` turns them, what clients send and what games show into `web/src/wire.ts`.
"""

from typing import Literal, NotRequired, TypedDict

from stolik.core import Choice, Event, Line, Phrase, Reason, Seat, Value

Phase = Literal["gathering", "playing", "paused", "over"]


class SpanShown(TypedDict):
    """A piece of a drawing made of letters."""

    text: str
    style: str
    """What it looks like, by the name of a colour or of a kind of text; a new name is plain."""


class AnyView(TypedDict):
    """What every game's view has; the rest is the game's own."""

    game: str
    seat: Seat | None
    to_move: list[Seat]
    prompt: Phrase
    moves: list[Choice]
    """What can be played."""
    drawn: NotRequired[list[list[SpanShown]]]
    """All of it drawn with letters, line by line, for who asked for them."""


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
    waits_for: list[Seat] | None
    """Who has yet to agree, there or not; none is named where it is up to whoever is there."""


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
    from_record: int | None
    """After how many moves of a record it began, if it goes on from one: its deal is not fair
    luck, for whoever has the record may know what is hidden."""
    commitment: str | None
    """The SHA-256 of the secret behind the shuffle; what goes on from a record was not shuffled."""
    grace: float | None
    """Seconds after which a bot decides for somebody who left; at an unhurried table never."""
    stand_in: str
    """That bot."""
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
    """Since the entry that was asked for, or the newest of it; of what was before that, see
    `earlier`."""
    earlier: int
    """How many moves were made before those of which `happened` tells: the story of these can be
    read with `until`."""


class Looked(Shown):
    """The same, for those who call now and then: with what was said lately."""

    said: "list[SaidTold]"


class StoryShown(TypedDict):
    """A part of what happened, as far as you hear it."""

    happened: list[Happened]
    earlier: int
    """How many moves were made before: the story of these can be read with `until` again."""


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
    from_record: int | None
    """After how many moves of a record it began: its deal is not fair luck then."""


# What a window is told


class TableTold(Shown):
    """The table has changed."""

    type: Literal["table"]
    protocol: int
    """The protocol that the house speaks."""


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
