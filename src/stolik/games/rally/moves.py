"""What a player may say. Every move is made once, for all boxes."""

from typing import Final

from stolik.core import PlainMove
from stolik.games.rally.board import NAMES, PLACES, TRACK, finish_of
from stolik.games.rally.components import COLOURS, NOTHING, ROADS, sides_of

START: Final = 0
"""Put the car on this start tile (SR-4)."""
OPEN: Final = 1
"""Turn this tile face up, to drive onto it (SR-6)."""
TURN: Final = 2
"""Lay the opened tile with its road this way (SR-6)."""
DRIVE: Final = 3
"""Drive onto this tile, with nothing to open (SR-8, SR-R22)."""
SWAP: Final = 4
"""Swap two tiles (SR-10); they are named next."""
PICK: Final = 5
"""This is one of the two."""
BACK: Final = 6
"""Not a swap after all."""
ACTS: Final = ("start", "open", "turn", "drive", "swap", "pick", "back")


class Move(PlainMove):
    """One thing a driver or a builder may say."""

    __slots__ = ("place", "road")

    def __init__(
        self, index: int, act: int, text: str, place: int, road: int, takes_back: bool
    ) -> None:
        """Say what it is about."""
        super().__init__(index, act, text, takes_back)
        self.place = place
        """The place it is about, or nothing."""
        self.road = road
        """The road as it is laid, or nothing."""


ALL: Final[list[Move]] = []
"""Every move there is."""


def added(act: int, place: int = NOTHING, road: int = NOTHING) -> Move:
    """Make one more move of the list."""
    words = [ACTS[act]]
    if place != NOTHING:
        words.insert(0, NAMES[place])
    if road != NOTHING:
        words.append(sides_of(road))
    ALL.append(Move(len(ALL), act, " ".join(words), place, road, takes_back=act == BACK))
    return ALL[-1]


STARTS: Final = {finish_of(n): added(START, finish_of(n)) for n in range(len(COLOURS))}
OPENS: Final = {place: added(OPEN, place) for place in TRACK}
TURNS: Final = {road: added(TURN, road=road) for roads in ROADS for road in roads}
DRIVES: Final = {place: added(DRIVE, place) for place in range(PLACES)}
THE_SWAP: Final = added(SWAP)
PICKS: Final = {place: added(PICK, place) for place in TRACK}
THE_BACK: Final = added(BACK)
