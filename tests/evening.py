"""An evening at the terminal, and the same table beside it to compare with."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from io import StringIO
from typing import Any

from rich.console import Console

from stolik import bots
from stolik.core import AnyGame, Chance, Choice, Event, Move, Record, Seat, begin, deal, move_named
from stolik.games import catalogue
from stolik.terminal.curtain import FORGET_WHAT_ROLLED_BY
from stolik.terminal.play import Sitting
from stolik.terminal.seating import seated
from stolik.terminal.transcript import hears, sentence
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


ANN, PETE = Seat(0), Seat(1)
BOTH = "person:Аня,person:Петя"
HIDDEN = "hercules"
"""A game of hidden hands in which everybody chooses at once."""
ENOUGH = 5000
"""Answers; no game is that long."""

WIDE = 300
"""Columns, so that no sentence is broken in two."""

Answer = Callable[["Evening", str], str]


MARK = "=== the table ==="
"""Stands above every table that is drawn, whatever it looks like."""


def marked(game: AnyGame) -> AnyGame:
    """Return the same game, its tables with a mark above them."""
    return game._replace(draw=lambda *drawn: [[(MARK, "plain")], *game.draw(*drawn)])


class Evening:
    """Some people at a screen who take what is first on the list, unless told otherwise."""

    def __init__(self, game: str = HIDDEN, seats: str = BOTH, lang: str = "ru") -> None:
        """Sit down."""
        self.game = marked(catalogue()[game])
        sitters = seated(seats, Words(lang), self.game)
        self.words = Words(lang, self.game, [sitter.name for sitter in sitters])
        self.paper = StringIO()
        console = Console(
            file=self.paper, force_terminal=True, color_system=None, width=WIDE, highlight=False
        )
        record = begin(self.game, len(sitters), "an evening")
        self.sitting = Sitting(self.game, record, sitters, self.words, console, self.ask, None)
        self.asked: list[str] = []
        self.screens: list[str] = []
        self.look: Answer = first
        self.answered_at = 0

    def play(self, look: Answer) -> "Evening":
        """Play until the game is over or the answers come to an end."""
        self.look = look
        self.sitting.play()
        return self

    def ask(self, text: str) -> str:
        """Keep what was asked and what stood on the screen, and answer."""
        assert len(self.asked) < ENOUGH
        self.asked.append(text)
        self.screens.append(self.screen)
        answer = self.look(self, text)
        self.answered_at = len(self.paper.getvalue())
        return answer

    @property
    def screen(self) -> str:
        """What can be read now: all that was printed since the screen was wiped."""
        return self.paper.getvalue().rpartition(FORGET_WHAT_ROLLED_BY)[2]

    @property
    def record(self) -> Record:
        """The moves so far."""
        return self.sitting.course.record

    def curtain(self, seat: Seat) -> str:
        """Return how the screen is handed to somebody."""
        return self.words("play-curtain", name=self.words.name(seat))

    def question(self, seat: Seat) -> str:
        """Return how somebody is asked for a move."""
        return self.words("play-ask", name=self.words.name(seat))

    def curtain_before(self, question: str) -> str:
        """Return how the screen is handed to whoever is asked this."""
        seats = [seat for seat in self.sitting.people if question == self.question(seat)]
        return self.curtain(seats[0]) if seats else ""

    def agreeing(self, whose: Seat) -> str:
        """Return how everybody is asked whether somebody's move is taken back."""
        return self.words("play-undo-agree", name=self.words.name(whose))

    @property
    def since(self) -> str:
        """What was printed since the last answer, on whichever screen."""
        return self.paper.getvalue()[self.answered_at :]

    def hand(self, seat: Seat) -> set[str]:
        """Return the codes of somebody's cards."""
        mine = self.game.view(self.sitting.course.state, seat)["seats"][seat]["cards"]
        return {card["card"] for card in mine}

    def told(self, events: list[Event], seat: Seat | None) -> list[str]:
        """Return the lines of these events as this seat reads them."""
        return [f"• {sentence(event, self.words)}" for event in events if hears(event, seat)]


def first(evening: Evening, text: str) -> str:
    """Be ready at a curtain, and take the first move."""
    return "" if text in map(evening.curtain, evening.sitting.people) else "1"


def sensible(evening: Evening, text: str) -> str:
    """Be ready at a curtain, and take the move that greed would take."""
    for seat in evening.sitting.people:
        if text == evening.question(seat):
            game, state = evening.game, evening.sitting.course.state
            moves = game.legal_moves(state, seat)
            luck = Chance(f"sensible {len(evening.asked)}")
            best = bots.find("greed")(game, seat, game.knows(state, seat), moves, luck)
            return str(moves.index(best) + 1)
    return ""


def typing(*lines: str) -> Answer:
    """Type these lines, whatever is asked; then the input ends."""
    left = list(lines)

    def answer(_: Evening, __: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return answer


def codes(text: str) -> set[str]:
    """Return the codes of cards in a text."""
    return set(re.findall(r"\b[A-Z]\d+\b", text))


def bullets(text: str) -> list[str]:
    """Return what is told in a text."""
    return re.findall(r"^• .*", text, re.MULTILINE)
