"""What clients send: each a small record, refused with a sentence if it is not one."""

from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct, json

from stolik.core import Unreadable, Value

PROTOCOL = 1
"""How calls, messages and answers are spelled: raised when those who speak the one before would be
misunderstood, or would misunderstand."""

Text = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(max_length=40)]
MOST = 2**31
Number = Annotated[int, Meta(ge=0, le=MOST)]
Question = Annotated[int, Meta(ge=-1, le=MOST)]
"""Also the one that is shown where nothing is asked: the answer to it says why not."""
Seconds = Annotated[float, Meta(ge=0, le=31 * 86400)]
Days = Annotated[float, Meta(ge=0, le=366)]


class Thinking(Struct, frozen=True, forbid_unknown_fields=True):
    """How long somebody may think, of what a clock can show."""

    bank: Seconds | None = None
    increment: Seconds = 0
    days: Days | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Lay a table."""

    game: Text = ""
    chairs: Annotated[list[Text], Meta(max_length=8)] = []
    """For each seat the name of a bot, or nothing: a person comes."""
    options: dict[str, Value] = {}
    components: Annotated[str, Meta(max_length=100_000)] | None = None
    pace: Thinking = Thinking()
    listed: bool = False
    stand_in: Text = "greed"
    grace: Annotated[float, Meta(ge=0, le=7 * 86400)] = 60
    kid: bool = True
    record: Annotated[str, Meta(max_length=200_000)] | None = None
    """Go on from this record, instead of dealing anew; it names game, options and components."""
    moves: Number | None = None
    """After so many of its moves."""


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """Be called so."""

    name: Text


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat."""

    luck: Text = ""
    token: Text = ""
    """The invitation; not needed at a listed table or for the host."""
    name: Text = ""
    """Of somebody who plays at the guest's screen; without it, it is the guest."""


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """Decide."""

    seat: Number
    question: Question
    move: Text
    id: Id = ""
    """Sent again with the same id, it counts once."""


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for something: to take back, to pause or to go on."""

    seat: Number
    what: Literal["undo", "pause", "resume"]
    moves: Number | None = None
    """How many moves the player has seen, for taking back: so that it is done once."""


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to what somebody asks, or not."""

    seat: Number
    yes: bool
    question: Number | None = None
    """Which question is answered."""


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Say a set phrase or show a face; where no children sit, also free words."""

    seat: Number
    phrase: Text = ""
    text: Text = ""


LEAST_COLUMNS = 40
MOST_COLUMNS = 160


class Letters(Struct, frozen=True):
    """How a window that has no board for the game wants to see it: drawn with letters."""

    columns: Annotated[int, Meta(ge=LEAST_COLUMNS, le=MOST_COLUMNS)]
    """How many of them fit into a line."""
    language: Literal["en", "ru"]


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message of a window: from which entry on it wants to be told.

    Said again, it is told anew: with other letters, if it asks for them.
    """

    protocol: Number = 1
    """The one that the window speaks; one that the house does not speak closes it, with 4426."""
    since: Number = 0
    tokens: Annotated[list[Text], Meta(max_length=8)] = []
    letters: Letters | None = None


class Moving(Struct, frozen=True, tag_field="type", tag="move"):
    """Decide, over the socket."""

    id: Id
    seat: Number
    question: Question
    move: Text


class Asking(Struct, frozen=True, tag_field="type", tag="ask"):
    """Ask, over the socket."""

    id: Id
    seat: Number
    what: Literal["undo", "pause", "resume"]
    moves: Number | None = None
    """How many moves the player has seen, for taking back: so that it is done once."""


class Answering(Struct, frozen=True, tag_field="type", tag="answer"):
    """Answer, over the socket."""

    id: Id
    seat: Number
    yes: bool
    question: Number | None = None
    """Which question is answered."""


class Saying(Struct, frozen=True, tag_field="type", tag="say"):
    """Say something, over the socket."""

    id: Id
    seat: Number
    phrase: Text = ""
    text: Text = ""


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Somebody is still there."""


Wish = Moving | Asking | Answering | Saying
FromWindow = Hello | Wish | Ping
Kind = TypeVar("Kind")


def from_window(text: str | bytes) -> FromWindow:
    """Return what a window says."""
    try:
        said: FromWindow = json.decode(text, type=FromWindow)
    except (ValueError, TypeError, RecursionError) as fault:
        raise Unreadable("the message cannot be understood: {fault}", fault=fault) from None
    return said


def understood(kind: type[Kind], text: bytes | str) -> Kind:
    """Return the message, or say what was wrong with it."""
    try:
        return json.decode(text, type=kind)
    except (ValueError, TypeError, RecursionError) as fault:
        raise Unreadable("the message cannot be understood: {fault}", fault=fault) from None
