"""Plays anything: the yardstick for everybody else."""

from typing import Any

from stolik.core import AnyGame, Chance, Move, Seat


def luck(game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance) -> Move:  # noqa: ARG001 - luck asks nothing
    """Pick any legal move."""
    return chance.choice(moves)
