"""What a bot is."""

from collections.abc import Callable
from typing import Any

from stolik.core import AnyGame, Chance, Move, Seat

Bot = Callable[[AnyGame, Seat, Any, list[Move], Chance], Move]
"""Picks one of the legal moves: given the game, its seat, what the seat knows, the moves,
and luck of its own, apart from the table's."""


def onward(moves: list[Move]) -> list[Move]:
    """Return the moves without what only takes a choice back, if there is any other."""
    return [move for move in moves if not move.takes_back] or moves


def helping(game: AnyGame, seat: Seat, knowledge: Any, chance: Chance) -> list[Move]:
    """Return the moves that help where people make something together; elsewhere, none."""
    return [] if game.plan is None else game.plan(game.imagine(knowledge, chance), seat)
