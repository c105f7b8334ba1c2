"""How good does a move look? Swap what has few spots."""

from typing import Final

from stolik.core import Seat

from .moves import KEEP, Move
from .scoring import total
from .state import Table

USUAL: Final = 3.5
"""Spots of a shell that nobody has seen, about."""
ENOUGH: Final = 9


def advice(table: Table, seat: Seat, move: Move) -> float:
    """Return how good the move looks."""
    if move.act == KEEP:
        return 3.0 if total(table, seat) >= ENOUGH else 0.0
    return USUAL - table.spots(table.hands[seat][move.shell])


def outlook(table: Table) -> list[float]:
    """Return the points of every hand."""
    return [float(total(table, seat)) for seat in range(len(table.hands))]
