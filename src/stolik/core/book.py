"""From the chapters of a rule book to a `Game`: what all games say alike is said here once.

A game's folder has a module for each chapter, and in it the functions that `Game` promises. So a
game names these modules, and says what stands on its cover; `bound` makes the record of it.
"""
# ruff: noqa: D102 - what each function promises is said in `Game`

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from stolik.core.chance import Chance
from stolik.core.component_file import Box
from stolik.core.game import AnyMove, Game, Knowledge, Line, MoveIn, Options, Say, Span, StateIn
from stolik.core.options import checked
from stolik.core.phrases import Event, Reason
from stolik.core.seat import Seat
from stolik.core.travel import Table
from stolik.core.wire import JSON

KEPT: Final = 32
"""How many files of owners a game keeps in mind: whoever brings one again finds the same game."""

State = TypeVar("State", bound=Table)
StateOut = TypeVar("StateOut", bound=Table, covariant=True)
Rules = TypeVar("Rules")
RulesIn = TypeVar("RulesIn", contravariant=True)


class Cover(NamedTuple):
    """What stands on the cover; each as `Game` has it."""

    key: str
    package: str
    version: int
    age: int
    longest: int
    endings: tuple[str, ...]


class Lying(Protocol[StateOut]):
    """What lies on the table."""

    @property
    def Table(self) -> type[StateOut]: ...  # noqa: N802 - a class there


class Preparation(Protocol[RulesIn, StateOut]):
    """Laying the table; the rules are what was agreed on, with the box."""

    @property
    def SEATS(self) -> tuple[int, ...]: ...  # noqa: N802 - a constant there
    def prepare(self, rules: RulesIn, seats: int, chance: Chance, /) -> StateOut: ...


class Turn(Protocol[StateIn, AnyMove]):
    """The course of the game."""

    def to_move(self, state: StateIn, /) -> list[Seat]: ...
    def legal_moves(self, state: StateIn, seat: Seat, /) -> list[AnyMove]: ...
    def why_not(self, state: StateIn, seat: Seat, move: AnyMove, /) -> Reason | None: ...
    def play(
        self, state: StateIn, seat: Seat, move: AnyMove, happened: list[Event] | None = None, /
    ) -> None: ...


class Scoring(Protocol[StateIn]):
    """The end, and who has won."""

    def scores(self, state: StateIn, /) -> list[list[Line]]: ...
    def ranking(self, state: StateIn, /) -> list[list[Seat]]: ...
    def ending(self, state: StateIn, /) -> str | None: ...


class View(Protocol[StateIn]):
    """What a seat sees."""

    def view(self, state: StateIn, seat: Seat | None, /) -> Mapping[str, Any]: ...


class Knowing(Protocol[RulesIn, State, Knowledge]):
    """What it knows, and what might be."""

    def knows(self, state: State, seat: Seat, /) -> Knowledge: ...
    def imagine(self, knowledge: Knowledge, chance: Chance, /) -> State: ...
    def forget(self, knowledge: Knowledge, most: int, /) -> Knowledge: ...
    def redeal(self, state: State, seat: Seat, chance: Chance, /) -> State: ...
    def write_knowledge(self, knowledge: Knowledge, /) -> JSON: ...
    def read_knowledge(self, rules: RulesIn, value: JSON, /) -> Knowledge: ...


class Writing(Protocol[RulesIn, State]):
    """The way to JSON and back."""

    def write_table(self, state: State, /) -> JSON: ...
    def read_table(self, rules: RulesIn, value: JSON, /) -> State: ...


class Checking(Protocol[StateIn]):
    """What must always hold."""

    def inventory(self, state: StateIn, /) -> list[str]: ...
    def check(self, state: StateIn, /) -> None: ...


class Advice(Protocol[StateIn, MoveIn]):
    """Rules of thumb."""

    def advice(self, state: StateIn, seat: Seat, move: MoveIn, /) -> float: ...
    def outlook(self, state: StateIn, /) -> list[float]: ...


class Drawing(Protocol):
    """A picture for a terminal."""

    def draw(self, view: Mapping[str, Any], say: Say, width: int, /) -> list[list[Span]]: ...


class Chapters(NamedTuple, Generic[Rules, State, AnyMove, Knowledge]):
    """The modules of a game's folder, in the order of a rule book."""

    state: Lying[State]
    preparation: Preparation[Rules, State]
    turn: Turn[State, AnyMove]
    scoring: Scoring[State]
    view: View[State]
    knowledge: Knowing[Rules, State, Knowledge]
    writing: Writing[Rules, State]
    checking: Checking[State]
    advice: Advice[State, AnyMove]
    drawing: Drawing


def bound(
    cover: Cover,
    book: Chapters[Rules, State, AnyMove, Knowledge],
    box: Box,
    moves: Sequence[AnyMove],
    options: type[Options],
    agreed: Callable[[Options], Rules],
    read: Callable[[str], Game[State, AnyMove, Options, Knowledge]],
) -> Game[State, AnyMove, Options, Knowledge]:
    """Return the game of this book, played with this box and rules that are agreed on.

    It can read the file of an owner, too.
    """
    usual = agreed(options())
    prepare, read_table = book.preparation.prepare, book.writing.read_table
    read_knowledge = book.knowledge.read_knowledge
    copy: Any = book.state.Table.copy

    def owned(text: str) -> Game[State, AnyMove, Options, Knowledge]:
        return read(text)._replace(with_components=with_components)

    with_components = lru_cache(KEPT)(owned)
    return Game(
        key=cover.key,
        version=cover.version,
        package=cover.package,
        source=box.source,
        components=box.owned,
        seats=book.preparation.SEATS,
        age=cover.age,
        longest=cover.longest,
        options=options,
        moves=tuple(moves),
        by_name={str(move): move for move in moves},
        with_components=with_components,
        prepare=lambda seats, chosen, chance: prepare(agreed(checked(chosen)), seats, chance),
        to_move=book.turn.to_move,
        legal_moves=book.turn.legal_moves,
        play=book.turn.play,
        why_not=book.turn.why_not,
        copy=copy,
        view=book.view.view,
        knows=book.knowledge.knows,
        imagine=book.knowledge.imagine,
        forget=book.knowledge.forget,
        redeal=book.knowledge.redeal,
        scores=book.scoring.scores,
        ranking=book.scoring.ranking,
        ending=book.scoring.ending,
        endings=cover.endings,
        advice=book.advice.advice,
        outlook=book.advice.outlook,
        plan=getattr(book.advice, "plan", None),
        inventory=book.checking.inventory,
        check=book.checking.check,
        write_state=book.writing.write_table,
        read_state=lambda value: read_table(usual, value),
        write_knowledge=book.knowledge.write_knowledge,
        read_knowledge=lambda value: read_knowledge(usual, value),
        draw=book.drawing.draw,
    )
