"""What builders and drivers may say. Every move is made once."""

from typing import Final

from stolik.games.rally.circuit.rug import NAMES, PLACES
from stolik.games.rally.components import NOTHING, ROADS, sides_of
from stolik.games.rally.moves import Move

LAY: Final = 0
"""Lay a tile here (SR-C2); which one is said next."""
TURN: Final = 1
"""This tile, this way round."""
BACK: Final = 2
"""Not here after all."""
LIFT: Final = 3
"""Take the tile back (SR-C2)."""
READY: Final = 4
"""The road is ready: let the race begin (SR-C4)."""
TORTOISE: Final = 5
"""Drive two steps (SR-C6)."""
HARE: Final = 6
"""Drive as far as the die says (SR-C6)."""
ACTS: Final = ("lay", "turn", "back", "lift", "ready", "tortoise", "hare")


ALL: Final[list[Move]] = []
"""Every move there is."""


def added(act: int, place: int = NOTHING, road: int = NOTHING) -> Move:
    """Make one more move of the list."""
    words = [ACTS[act]]
    if place != NOTHING:
        # A bare name of a place means to lay a tile there; to take one away is said first.
        words.insert(act == LIFT, NAMES[place])
    if road != NOTHING:
        words.append(sides_of(road))
    ALL.append(Move(len(ALL), act, " ".join(words), place, road, takes_back=act == BACK))
    return ALL[-1]


LAYS: Final = [added(LAY, place) for place in range(PLACES)]
TURNS: Final = {road: added(TURN, road=road) for roads in ROADS for road in roads}
LIFTS: Final = [added(LIFT, place) for place in range(PLACES)]
WORDS: Final = {act: added(act) for act in (BACK, READY, TORTOISE, HARE)}
