"""Dealing (RK-2, RK-3)."""

from typing import Final

from stolik.core import Chance, first_seat, refuse_seats

from .components import CODES
from .state import Rules, Table

SEATS: Final = (2, 3)
HAND: Final = 2


def prepare(rules: Rules, seats: int, chance: Chance) -> Table:
    """Two shells for everybody, the others face down."""
    refuse_seats(seats, SEATS)
    first = first_seat(rules.options.first_seat, seats, chance)
    pile = list(range(len(CODES)))
    chance.shuffle(pile)
    hands = [[pile.pop(), pile.pop()] for _ in range(seats)]
    return Table(rules, hands, pile, [], [False] * seats, first)
