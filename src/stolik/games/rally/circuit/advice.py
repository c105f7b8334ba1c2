"""How good does a move look? Build a ring together; race hard when behind."""

from stolik.core import Seat
from stolik.games.rally.circuit import planning
from stolik.games.rally.circuit.building import KIND_OF
from stolik.games.rally.circuit.moves import HARE, LIFT, READY, TURN
from stolik.games.rally.circuit.state import Table
from stolik.games.rally.components import DEAD_END
from stolik.games.rally.moves import Move


def advice(table: Table, seat: Seat, move: Move) -> float:
    """Return how good the move looks."""
    if move.act == READY:
        return 3.0
    if move.act == HARE:
        return 1.0 if table.driven[seat] < max(table.driven) else -1.0
    if move in planning.plan(table):
        return 1.0
    spoils = move.act == LIFT or (move.act == TURN and KIND_OF[move.road] == DEAD_END)
    return -1.0 if spoils else 0.0


def plan(table: Table, seat: Seat) -> list[Move]:
    """Return what helps to build: nobody builds against anybody."""
    return planning.plan(table) if seat == table.seat else []


def outlook(table: Table) -> list[float]:
    """Return how far each car has come."""
    return [float(steps) for steps in table.driven]
