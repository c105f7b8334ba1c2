"""Keeps hardly anything in mind and sometimes just does something: company for small children."""

from typing import Any

from stolik.bots.bot import helping, onward
from stolik.bots.greed import greed
from stolik.bots.luck import luck
from stolik.core import AnyGame, Chance, Move, Seat

IN_MIND = 2
"""How many things that are out of sight it remembers."""
WHIM = 5
"""One move out of so many is a whim; so it never goes in circles for long."""


def child(game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance) -> Move:
    """Pick what looks best to somebody who has forgotten most of it, or anything."""
    if helpful := helping(game, seat, knowledge, chance):
        return chance.choice(helpful)
    if chance.below(WHIM) == 0:
        return luck(game, seat, knowledge, onward(moves), chance)
    return greed(game, seat, game.forget(knowledge, IN_MIND), moves, chance)
