"""Plays what looks best at this moment, by the game's own rules of thumb."""

from typing import Any

from stolik.bots.bot import onward
from stolik.core import AnyGame, Chance, Move, Seat


def greed(game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance) -> Move:
    """Pick the move that the game's advice likes best; among equals, any."""
    return best_of(game, seat, game.imagine(knowledge, chance), moves, chance)


def best_of(game: AnyGame, seat: Seat, table: Any, moves: list[Move], chance: Chance) -> Move:
    """Pick what looks best at this table; what only takes a choice back, if there is no other."""
    moves = onward(moves)
    looks = [game.advice(table, seat, move) for move in moves]
    best = max(looks)
    return chance.choice([move for move, look in zip(moves, looks, strict=True) if look == best])
