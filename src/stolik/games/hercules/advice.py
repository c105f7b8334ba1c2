"""How good does a move look? A player's rules of thumb, in points."""

from stolik.core import Seat
from stolik.games.hercules.moves import Move
from stolik.games.hercules.state import Table


def advice(table: Table, seat: Seat, move: Move) -> float:
    """Return the worth of the move."""
    return 0.0
