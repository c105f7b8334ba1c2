"""Positions for the tests that hold every game to its promises: how to come to a table."""

import tomllib
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from operator import mod
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from stolik.core import (
    AnyGame,
    Chance,
    Event,
    Move,
    Record,
    Seat,
    Unreadable,
    Value,
    begin,
    deal,
    offered,
    read_record,
    replay,
    write_record,
    written,
)
from stolik.games import catalogue, find

MOST_AGREEMENTS = 256
SEED = "the-seed-that-nobody-may-ever-read"
GAMES = Path(__file__).parents[1] / "src/stolik/games"
KEPT = sorted(GAMES.glob("*/tests/records/*.json"))
FILES = sorted(GAMES.glob("*/tests/components/*.toml"))

Pick = Callable[[int], int]
"""Picks a number below the given one."""


@cache
def game_with(key: str, components: str | None, version: int | None = None) -> AnyGame:
    """Return the game with this component file or our own; always the same, read once."""
    game = find(key, version)
    return game if components is None else game.with_components(components)


def game_of(record: Record) -> AnyGame:
    """Return the game of this record, with the components it was played with."""
    earlier = None if record.version == find(record.game).version else record.version
    return game_with(record.game, record.components, earlier)


@cache
def every_game_there_is() -> dict[str, AnyGame]:
    """Return all that must keep the promises, by name: `rally`, `rally+mine`.

    The rules may depend on the component file, so each file kept with a game's tests counts as
    another game.
    """
    files = [(path.stem, path.read_text("utf-8")) for path in FILES]
    return catalogue() | {
        f"{key}+{file}": game_with(key, text)
        for file, text in files
        for key in tomllib.loads(text)["games"]
    }


class At:
    """A table in the course of a game, and how it came to be."""

    def __init__(self, game: AnyGame, record: Record, state: object) -> None:
        """Sit down."""
        self.game = game
        self.record = record
        self.state: Any = state

    def __repr__(self) -> str:
        """Print what it takes to come here again."""
        return f"the table after this record:\n{write_record(self.record)}"

    @property
    def seats(self) -> list[Seat]:
        """Everybody at the table."""
        return [Seat(seat) for seat in range(self.record.seats)]

    @property
    def moves(self) -> list[tuple[Seat, Move]]:
        """Everything that can be done now, by anybody."""
        legal = self.game.legal_moves
        return [(seat, move) for seat in self.seats for move in legal(self.state, seat)]

    @property
    def whole(self) -> str:
        """The table, byte for byte."""
        return written(self.game.write_state(self.state))

    def seen(self, seat: Seat | None) -> str:
        """Return what that seat sees, byte for byte."""
        return written(self.game.view(self.state, seat))

    def known(self, seat: Seat) -> str:
        """Return what that seat knows, byte for byte."""
        return written(self.game.write_knowledge(self.game.knows(self.state, seat)))

    def with_state(self, state: object) -> "At":
        """Return another table that this record might stand for."""
        return At(self.game, self.record, state)

    def copy(self) -> "At":
        """Return a table of its own."""
        return self.with_state(self.game.copy(self.state))

    def redealt(self, seat: Seat, luck: str) -> "At":
        """Return the table with all that this seat must not know dealt anew."""
        return self.with_state(self.game.redeal(self.state, seat, Chance(luck)))

    def imagined(self, seat: Seat, luck: str) -> "At":
        """Return a table that this seat might be facing."""
        known = self.game.knows(self.state, seat)
        return self.with_state(self.game.imagine(known, Chance(luck)))

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Play, write it down, and return what happened."""
        happened: list[Event] = []
        self.game.play(self.state, seat, move, happened)
        self.record = self.record.then(seat, str(move))
        return happened


def dealt(game: AnyGame, seats: int, seed: str, options: dict[str, Value]) -> At:
    """Return a table about to begin."""
    record = begin(game, seats, seed, options)
    return At(game, record, deal(game, record))


def play_on(at: At, pick: Pick, plies: int | None = None) -> At:
    """Play so many moves, or until the game is over or should be."""
    for _ in range(at.game.longest * at.record.seats if plies is None else plies):
        owing = at.game.to_move(at.state)
        if not owing:
            break
        seat = owing[pick(len(owing))]
        moves = at.game.legal_moves(at.state, seat)
        at.play(seat, moves[pick(len(moves))])
    return at


@cache
def agreements(name: str) -> list[tuple[int, dict[str, Value]]]:
    """Return every number of seats with every set of options that this game accepts.

    Of a great many, every so-many-th: an odd step, so that all values of an option come up.
    """
    game = every_game_there_is()[name]
    names = offered(game.options)
    sets = [dict(zip(names, values, strict=True)) for values in product(*names.values())]
    every = product(game.seats, sets)
    found = [(seats, options) for seats, options in every if is_accepted(game, seats, options)]
    return found[:: 2 * (len(found) // MOST_AGREEMENTS) + 1]


def is_accepted(game: AnyGame, seats: int, options: dict[str, Value]) -> bool:
    """Tell whether a table can be dealt so."""
    try:
        dealt(game, seats, SEED, options)
    except Unreadable:
        return False
    return True


@cache
def usual_length(name: str) -> int:
    """Return the length of some game, to know where its middle might be."""
    game = every_game_there_is()[name]
    at = dealt(game, game.seats[0], SEED, {})
    return len(play_on(at, Chance("how long").below).record.moves)


@st.composite
def fresh_tables(draw: st.DrawFn, name: str) -> At:
    """Deal."""
    seats, options = draw(st.sampled_from(agreements(name)))
    game, seed = every_game_there_is()[name], f"{SEED} {draw(st.integers(0, 9999))}"
    return dealt(game, seats, seed, options)


@st.composite
def lucky_tables(draw: st.DrawFn, name: str) -> At:
    """Deal, and let luck play up to somewhere."""
    at = draw(fresh_tables(name))
    luck = Chance(f"{at.record.seed} moves")
    return play_on(at, luck.below, draw(st.integers(0, usual_length(name))))


@st.composite
def kept_tables(draw: st.DrawFn, name: str) -> At:
    """Follow a kept game up to somewhere: it knows places where luck hardly ever leads."""
    record = draw(st.sampled_from(kept(name)))
    *_, at = moments(record.until(draw(st.integers(0, len(record.moves)))))
    return at


@st.composite
def tables(draw: st.DrawFn, name: str) -> At:
    """Play on for a while: perhaps not at all, perhaps to the end.

    Hypothesis picks only the last moves: so there is little to try when it looks for the
    shortest game that shows a fault.
    """
    at = draw(lucky_tables(name) | kept_tables(name) if kept(name) else lucky_tables(name))
    for number in draw(st.lists(st.integers(0, 999), max_size=6)):
        play_on(at, partial(mod, number), plies=1)
    return at


@st.composite
def tables_in_play(draw: st.DrawFn, name: str) -> At:
    """Play on for a while, but not to the end."""
    at = draw(tables(name))
    return at if at.moves else next(moments(at.record))


@st.composite
def finished_tables(draw: st.DrawFn, name: str) -> At:
    """Play on for a while, and let luck play until the game is over, or should be."""
    return to_the_end(draw(tables(name)))


def to_the_end(at: At) -> At:
    """Let luck play until the game is over."""
    return play_on(at, Chance("to the end").below)


def moments(record: Record) -> Iterator[At]:
    """Go through the game again: the table as it was dealt, and after each move."""
    game = game_of(record)
    yield At(game, record.until(0), deal(game, record))
    for step in replay(game, record):
        yield At(game, record.until(step.number), step.state)


@cache
def kept(name: str) -> list[Record]:
    """Return the finished games that are kept with this game, if there are any."""
    records = [read_record(path.read_text("utf-8")) for path in KEPT]
    return [each for each in records if game_of(each) is every_game_there_is()[name]]
