"""What a bot is."""

from collections.abc import Callable
from typing import Any

from stolik.core import AnyGame, Chance, Move, Seat

Bot = Callable[[AnyGame, Seat, Any, list[Move], Chance], Move]
"""Picks one of the legal moves: given the game, its seat, what the seat knows, the moves,
and luck of its own, apart from the table's."""
