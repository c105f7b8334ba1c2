"""Plays what looks best at this moment, by the game's own rules of thumb."""

from typing import Any

from stolik.core import AnyGame, Chance, Move, Seat


def greed(game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance) -> Move:
    """Pick the move that the game's advice likes best; among equals, any."""
    table = game.imagine(knowledge, chance)
    looks = [game.advice(table, seat, move) for move in moves]
    best = max(looks)
    return chance.choice([move for move, look in zip(moves, looks, strict=True) if look == best])
