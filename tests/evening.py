"""An evening at the terminal, and the same table beside it to compare with."""

from dataclasses import dataclass, field
from typing import Any

from stolik.core import AnyGame, Choice, Event, Move, Seat, begin, deal, move_named
from stolik.games import catalogue
from stolik.terminal.transcript import sentence
from stolik.words import Words

from .program import Done, here, stolik

SEED = "an evening"
TABLE = ("--seed", SEED, "--option", "first_seat=1")
TWINS = str.maketrans("ABCabc", "АВСавс")
"""Cyrillic letters that look the same."""


def sit(
    *lines: str, seats: str = "person,person", lang: str = "ru", more: Any = (), **env: str
) -> Done:
    """Play in the terminal, typing these lines; then the input ends."""
    return stolik(*call(seats, lang, *more), typed=keyed(lines), **env)


def sit_here(*lines: str, seats: str = "person,person", lang: str = "ru", more: Any = ()) -> Done:
    """Do the same without starting a process: for long games."""
    return here(*call(seats, lang, *more), typed=keyed(lines))


def call(seats: str, lang: str, *more: object) -> tuple[object, ...]:
    """Return the call for a table that is dealt the same every time."""
    return ("play", "geroychiki", *TABLE, "--seats", seats, "--lang", lang, *more)


def keyed(lines: tuple[str, ...]) -> str:
    """Return the lines as they are typed."""
    return "".join(f"{line}\n" for line in lines)


@dataclass
class Twin:
    """The same table as the one in the terminal: what it offers, and what should be said."""

    lang: str = "ru"
    names: tuple[str, ...] = ()
    game: AnyGame = field(default_factory=lambda: catalogue()["geroychiki"])

    def __post_init__(self) -> None:
        """Deal."""
        self.words = Words(self.lang, self.game, self.names)
        self.state = deal(self.game, begin(self.game, 2, SEED, {"first_seat": "1"}))

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.game.to_move(self.state)[0]

    def choices(self, part: str = "") -> list[Choice]:
        """Return the moves on offer whose spelling contains this."""
        view = self.game.view(self.state, self.seat)
        return [choice for choice in view["moves"] if part in choice["move"]]

    def first(self, part: str) -> str:
        """Return the first of them."""
        return self.choices(part)[0]["move"]

    def move(self, text: str) -> Move:
        """Return the move of this spelling."""
        return move_named(self.game, text)

    def play(self, text: str) -> str:
        """Play here too, and return the first sentence about it."""
        happened: list[Event] = []
        self.game.play(self.state, self.seat, self.move(text), happened)
        return f"• {sentence(happened[0], self.words)}"

    def after(self, *moves: str) -> "Twin":
        """Play these moves."""
        for move in moves:
            self.play(move)
        return self
