"""What builders and drivers may say. Every move is made once."""

from typing import Any, Final

from stolik.games.rally.circuit.rug import NAMES, PLACES
from stolik.games.rally.components import NOTHING, ROADS, sides_of

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


class Move:
    """One thing a player may say."""

    __slots__ = ("act", "index", "place", "road", "text")

    def __init__(self, index: int, act: int, place: int, road: int, text: str) -> None:
        """Make the move; there is one of each kind in the whole game."""
        self.index = index
        self.act = act
        self.place = place
        """The place it is about, or nothing."""
        self.road = road
        """The road as it is laid, or nothing."""
        self.text = text

    def __str__(self) -> str:
        """Return its spelling in records."""
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        """Refuse to travel: moves are known by identity, so a copy would be a stranger."""
        raise TypeError("send a move as str(move), take it up with game.by_name")

    def __repr__(self) -> str:
        """Show it in a traceback."""
        return f"<Move {self.text}>"


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
    ALL.append(Move(len(ALL), act, place, road, " ".join(words)))
    return ALL[-1]


LAYS: Final = [added(LAY, place) for place in range(PLACES)]
TURNS: Final = {road: added(TURN, road=road) for roads in ROADS for road in roads}
LIFTS: Final = [added(LIFT, place) for place in range(PLACES)]
WORDS: Final = {act: added(act) for act in (BACK, READY, TORTOISE, HARE)}
