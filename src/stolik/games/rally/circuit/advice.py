"""How good does a move look? Build a ring together; race hard when behind."""

from typing import Final

from stolik.core import Seat
from stolik.games.rally.circuit.moves import HARE, LAY, LIFT, READY, TURN
from stolik.games.rally.circuit.rug import NAMES, PLACES
from stolik.games.rally.circuit.state import Table
from stolik.games.rally.moves import Move

PLAN: Final = {
    "b2": 0b0110,
    "c2": 0b1010,
    "d2": 0b1010,
    "e2": 0b1100,
    "b3": 0b0101,
    "e3": 0b0101,
    "b4": 0b0011,
    "c4": 0b1010,
    "d4": 0b1010,
    "e4": 0b1001,
}
"""A ring of curves and straights that every mix of ours can build."""
ROADS: Final = [PLAN.get(NAMES[place], 0) for place in range(PLACES)]


def advice(table: Table, seat: Seat, move: Move) -> float:
    """Return how good the move looks."""
    if move.act == LAY:
        return float(ROADS[move.place] > 0)
    if move.act == TURN:
        return float(ROADS[table.place] == move.road)
    if move.act == LIFT:
        return 2.0 if table.roads[move.place] != ROADS[move.place] > 0 else -1.0
    if move.act == READY:
        return 3.0
    if move.act == HARE:
        return 1.0 if table.driven[seat] < max(table.driven) else -1.0
    return 0.0


def outlook(table: Table) -> list[float]:
    """Return how far each car has come."""
    return [float(steps) for steps in table.driven]
