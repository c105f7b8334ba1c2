"""What is in the box (SR-1): 24 track tiles, the pit stop, four start and finish tiles, tokens."""

from typing import Final

from stolik.core import Unreadable, component_file
from stolik.core.travel import Address

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = "NESW"
ALL_SIDES: Final = 15
"""Sides of a tile, a bit each: a road is the set of sides that it runs to."""

STRAIGHT: Final = 0
CURVE: Final = 1
TEE: Final = 2
CROSSING: Final = 3
DEAD_END: Final = 4
KINDS: Final = ("straight", "curve", "tee", "crossing", "dead-end")
TILES: Final = 24

COLOURS: Final = ("red", "green", "blue", "yellow")
"""Of the start and finish tiles, and of the victory tokens."""
NOTHING: Final = -1


def turned(road: int) -> int:
    """Return the road turned clockwise by a quarter."""
    return (road << 1 & ALL_SIDES) | road >> WEST


def opposite(side: int) -> int:
    """Return the side across."""
    return (side + 2) % 4


def ways(road: int) -> list[int]:
    """SR-R24: the ways to lay a tile that do not look the same."""
    found = [road]
    while turned(found[-1]) != road:
        found.append(turned(found[-1]))
    return found


ROADS: Final = [ways(0b0101), ways(0b0011), ways(0b1011), ways(0b1111), ways(0b0001)]
"""Every way to lay a tile, by its kind."""


def sides_of(road: int) -> str:
    """Return the sides that a road runs to, such as `NE`."""
    return "".join(side for number, side in enumerate(SIDES) if road >> number & 1)


def kind_of(road: int) -> int:
    """Return the kind of tile that has this road."""
    return next(kind for kind in range(len(KINDS)) if road in ROADS[kind])


def mix_of(box: "Box", name: str) -> list[int]:
    """Return the mix of this name, if the box has it."""
    if name == "alternative" and not box.alternative:
        raise Unreadable("the tile file has no mix '{name}'", name=name)
    return box.alternative if name == "alternative" else box.usual


class Box(component_file.Box):
    """How many tiles of each kind."""

    __slots__ = ("alternative", "usual")

    def __init__(
        self, source: str, usual: list[int], alternative: list[int], address: Address
    ) -> None:
        """Pack the box."""
        super().__init__(source, address)
        self.usual = usual
        """By kind."""
        self.alternative = alternative
        """Another mix of the same number of tiles, for variety; an owner's file may have none."""
