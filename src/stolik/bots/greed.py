"""Plays what looks best at this moment, by the game's own rules of thumb."""

from typing import Any

from stolik.core import AnyGame, Chance, Move, Seat


def greed(game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance) -> Move:
    """Pick the move that the game's advice likes best; among equals, any."""
    return best_of(game, seat, game.imagine(knowledge, chance), moves, chance)


def best_of(game: AnyGame, seat: Seat, table: Any, moves: list[Move], chance: Chance) -> Move:
    """Pick what looks best at this table; what only takes a choice back, if there is no other."""
    onward = [move for move in moves if not move.takes_back] or moves
    looks = [game.advice(table, seat, move) for move in onward]
    best = max(looks)
    return chance.choice([move for move, look in zip(onward, looks, strict=True) if look == best])
