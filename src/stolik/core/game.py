"""The promises every game keeps.

`Game` is a record of functions: there is nothing to inherit and nothing to register. What the
functions promise together is written down as a test that every game gets for nothing,
`tests/test_every_game.py`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypedDict, TypeVar

from stolik.core.chance import Chance
from stolik.core.errors import Unreadable
from stolik.core.move import Move
from stolik.core.phrases import Event, Phrase, Reason
from stolik.core.seat import Seat
from stolik.core.wire import JSON


class Choice(TypedDict):
    """A legal move as a view offers it; a game may add parts of its own."""

    move: str
    """Its spelling."""
    code: str
    """What the thing it is done with is called in it; empty where that needs no name."""
    about: Phrase
    """That thing: a card, a car."""
    says: Phrase
    """What is done with it."""


class Seen(TypedDict):
    """What every game's view begins with; to this a game adds `moves`, each a `Choice`."""

    game: str
    seat: Seat | None
    to_move: list[Seat]
    prompt: Phrase


class Line(TypedDict):
    """One line of the score pad."""

    what: Phrase
    points: int


State = TypeVar("State")
StateIn = TypeVar("StateIn", contravariant=True)
AnyMove = TypeVar("AnyMove", bound=Move)
MoveIn = TypeVar("MoveIn", bound=Move, contravariant=True)
Options = TypeVar("Options")
Knowledge = TypeVar("Knowledge")

Span = tuple[str, str]
"""A piece of drawn text and the name of its style."""
Say = Callable[[Phrase], str]
"""Reads a phrase out in somebody's language."""


class Play(Protocol[StateIn, MoveIn]):
    """Changes the table in place; appends what happened if somebody wants to know."""

    def __call__(
        self, state: StateIn, seat: Seat, move: MoveIn, happened: list[Event] | None = None, /
    ) -> None:
        """Play the move, or raise `IllegalMove` and change nothing."""


class Game(NamedTuple, Generic[State, AnyMove, Options, Knowledge]):
    """Everything anybody may ask of a game."""

    key: str
    """Its name in records and addresses, for ever."""
    version: int
    """Raised when a rule changes, so that old records are not misread."""
    package: str
    """The folder with its words."""
    source: str
    """Where its components come from."""
    components: str | None
    """The component file of an owner that it is played with, if not our own."""
    seats: tuple[int, ...]
    """How many can play."""
    age: int
    """From how many years on it can be played."""
    longest: int
    """More decisions of one seat than any game has, even one of luck: beyond it goes in circles."""
    options: type[Options]
    """What can be settled before the deal."""
    moves: tuple[AnyMove, ...]
    """Every move there is; a move's `index` is its place here."""
    by_name: Mapping[str, AnyMove]
    """The same by their spelling."""

    with_components: Callable[[str], "Game[State, AnyMove, Options, Knowledge]"]
    """The same game with the component file (TOML text) of an owner."""
    prepare: Callable[[int, Options, Chance], State]
    """A fresh table for so many seats."""
    to_move: Callable[[State], list[Seat]]
    """The seats that owe a decision, several at once where the book says so; none at the end."""
    legal_moves: Callable[[State, Seat], list[AnyMove]]
    """What that seat may do now, members of `moves`, in a stable order.

    Whoever owes a decision has a move. Whoever has decided while others still think owes nothing,
    and may have moves all the same: to take the decision back, and owe it again.
    """
    play: Play[State, AnyMove]
    why_not: Callable[[State, Seat, AnyMove], Reason | None]
    """The rule that forbids the move, or `None` exactly if it is legal."""
    copy: Callable[[State], State]
    """A table of its own, changed without changing this one."""

    view: Callable[[State, Seat | None], Mapping[str, Any]]
    """What lies on the table for that seat now, as JSON; `None` is an onlooker.

    It begins as `Seen` says, and has `moves`, each a `Choice`.
    """
    knows: Callable[[State, Seat], Knowledge]
    """All that seat has been shown so far, as a player with a perfect memory holds it."""
    imagine: Callable[[Knowledge, Chance], State]
    """A whole table that this seat might be facing."""
    forget: Callable[[Knowledge, int], Knowledge]
    """What is left of it to somebody who remembers only so many things that are out of sight."""
    redeal: Callable[[State, Seat, Chance], State]
    """This table with everything that seat must not know dealt anew: the touchstone of secrecy."""

    scores: Callable[[State], list[list[Line]]]
    """The score pad of every seat, line by line, as if the game ended now."""
    ranking: Callable[[State], list[list[Seat]]]
    """Who is first, second …; those who share a place stand together."""
    ending: Callable[[State], str | None]
    """The key of the way the game ended, or `None` while it goes on."""
    endings: tuple[str, ...]
    """All the ways it can end."""
    advice: Callable[[State, Seat, AnyMove], float]
    """For bots: how good does this legal move look?"""
    outlook: Callable[[State], list[float]]
    """For bots: about how well every seat stands, in points or in whatever the game is about.

    Only differences between seats count: whoever stands better is likelier to win. It is a rule of
    thumb for tables in mid-game; who has won at the end says `ranking`.
    """

    plan: Callable[[State, Seat], list[AnyMove]] | None
    """For bots and hints, where people make something together: the moves that help now, the next
    step first; none while everybody plays for themselves. Most games have no such thing."""

    inventory: Callable[[State], list[str]]
    """Every component, wherever it lies: always the same list but for the order."""
    check: Callable[[State], None]
    """Raise `Broken` if the table is in a condition that the rules cannot bring about."""
    write_state: Callable[[State], JSON]
    read_state: Callable[[JSON], State]
    write_knowledge: Callable[[Knowledge], JSON]
    read_knowledge: Callable[[JSON], Knowledge]
    draw: Callable[[Mapping[str, Any], Say, int], list[list[Span]]]
    """A view as lines of text, for a terminal of so many columns."""

    def __repr__(self) -> str:
        """Show it in a traceback, without its thousand moves."""
        return f"<Game {self.key}>"


def refuse_seats(seats: int, possible: tuple[int, ...]) -> None:
    """Refuse a table of a size the game is not made for."""
    if seats not in possible:
        raise Unreadable(
            "{seats} seats asked for; this game has {least} to {most}",
            seats=seats,
            least=possible[0],
            most=possible[-1],
        )


def seen_by(seat: Seat | None, game: str, to_move: list[Seat], prompt: Phrase) -> Seen:
    """Return what a view begins with."""
    return {"game": game, "seat": seat, "to_move": to_move, "prompt": prompt}
