"""How many games there are from here: the sequences of moves of each length, counted.

A slip in the rules that no example notices nearly always changes one of these numbers. Each
game's table lies in its `tests/perft`, one position a line. No game is named here: positions are
taken from random games, at the deal, in the middle, and where a player is asked something new;
what random games never asked is looked for in the game's `tests/records`. Counts cannot see in
which order the moves are listed, so a digest of the lists stands beside them.
"""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from stolik.core import AnyGame, Chance, Move, Record, Seat, begin, deal, read_record
from stolik.games import catalogue, game_of

from .cases import shorter

SOURCES = Path(__file__).parents[1] / "src"
REGENERATE = os.environ.get("STOLIK_REGENERATE") == "1"
HOW_TO_COUNT = "STOLIK_REGENERATE=1 pytest tests/test_perft.py"
SEEDS = ("first", "second", "third")
DEPTH = 3
QUICK = 3_000
"""Up to so many sequences, those one move longer are counted too."""

every_game = pytest.mark.parametrize(
    "key", shorter(catalogue(), "hercules", "rally", "rally-circuit", "stickers")
)
Turn = tuple[Seat, Move]
Pick = Callable[[int, list[Turn]], Turn]
"""Picks the move of this number in a game, among the legal ones."""


@dataclass(frozen=True)
class Position:
    """A table in the course of a game."""

    plies: int
    asked: str
    """What whoever is to move is asked."""
    state: Any
    moves: list[Turn]


@every_game
def test_no_sequence_of_moves_is_lost_or_won(key: str) -> None:
    game = catalogue()[key]
    file = folder(game) / "perft" / f"{game.key}.txt"
    lines = [line("seats", "plies", "asked", "1, 2, 3 … moves", "order", "game"), *table_of(game)]
    if REGENERATE:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"{each}\n" for each in lines), "utf-8")
    assert file.exists(), f"{file.name} is missing; it is written by {HOW_TO_COUNT}"
    assert lines == file.read_text("utf-8").splitlines(), f"if it is meant: {HOW_TO_COUNT}"


def folder(game: AnyGame) -> Path:
    """Return where the game keeps its tests."""
    return SOURCES.joinpath(*game.package.split("."), "tests")


def line(seats: object, plies: object, asked: str, counts: str, order: str, name: str) -> str:
    """Return a line of the table."""
    return f"{seats:>5} {plies:>5} {asked:12} {counts:26} {order:12} {name}"


def table_of(game: AnyGame) -> Iterator[str]:
    """Return a line for each position."""
    known = set()
    for seats in game.seats:
        for seed in SEEDS:
            whole = random_game(game, seats, seed)
            known |= {at.asked for at in whole}
            yield from lines_of(game, whole, chosen(whole), seed)
    for path in sorted((folder(game) / "records").glob("*.json")):
        record = read_record(path.read_text("utf-8"))
        if record.game == game.key:
            played = game_of(record)
            whole = recorded_game(played, record)
            rare = [at for at in whole if at.asked not in known]
            yield from lines_of(played, whole, rare, path.name)


def lines_of(
    game: AnyGame, whole: list[Position], some: list[Position], name: str
) -> Iterator[str]:
    """Return the lines of some positions of a game."""
    for at in some:
        counts = " ".join(str(count) for count in counted(game, at.state))
        seats = len(game.scores(at.state))
        yield line(seats, at.plies, at.asked, counts, order(whole[at.plies :]), name)


# The positions


def random_game(game: AnyGame, seats: int, seed: str) -> list[Position]:
    """Play a game, the same one in whatever order the moves are listed."""
    chance = Chance(f"{game.key} {seed}")

    def pick(_: int, moves: list[Turn]) -> Turn:
        return chance.choice(sorted(moves, key=lambda turn: (turn[0], turn[1].index)))

    return list(positions(game, begin(game, seats, seed), pick))


def recorded_game(game: AnyGame, record: Record) -> list[Position]:
    """Play a recorded game again."""

    def pick(number: int, _: list[Turn]) -> Turn:
        seat, text = record.moves[number]
        return seat, game.by_name[text]

    return list(positions(game, record, pick))


def positions(game: AnyGame, record: Record, pick: Pick) -> Iterator[Position]:
    """Deal, and play to the end; return the table before each move."""
    state, plies = deal(game, record), 0
    while moves := all_moves(game, state):
        asked = game.view(state, moves[0][0])["prompt"]["key"].removeprefix("prompt-")
        yield Position(plies, asked, game.copy(state), moves)
        game.play(state, *pick(plies, moves))
        plies += 1


def all_moves(game: AnyGame, state: object) -> list[Turn]:
    """Return everything that can be done now, by anybody."""
    return [(seat, move) for seat in game.to_move(state) for move in game.legal_moves(state, seat)]


def chosen(whole: list[Position]) -> list[Position]:
    """Return the deal, the middle, and the first position of each kind."""
    firsts = {at.asked: at for at in reversed(whole)}.values()
    picked = {at.plies: at for at in (whole[0], whole[len(whole) // 2], *firsts)}
    return [picked[plies] for plies in sorted(picked)]


# What is counted


def counted(game: AnyGame, state: object) -> Iterator[int]:
    """Return the number of sequences of one move, of two, of three, and further while quick."""
    count, depth = 0, 0
    while depth < DEPTH or 0 < count <= QUICK:
        depth += 1
        count = sequences(game, state, depth)
        yield count


def sequences(game: AnyGame, state: object, depth: int) -> int:
    """Count the ways to make so many moves; a game that ends sooner has none."""
    moves = all_moves(game, state)
    if depth == 1:
        return len(moves)
    count = 0
    for seat, move in moves:
        after = game.copy(state)
        game.play(after, seat, move)
        count += sequences(game, after, depth - 1)
    return count


def order(rest: list[Position]) -> str:
    """Return a digest of the lists of moves from this position to the end of the game."""
    lists = (" | ".join(f"{seat} {move}" for seat, move in at.moves) for at in rest)
    return sha256("\n".join(lists).encode()).hexdigest()[:12]
