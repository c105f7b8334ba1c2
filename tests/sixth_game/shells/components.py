"""The shells (RK-1), as a file counts their spots."""

from typing import Final

from stolik.core import Said, component_file, wire
from stolik.core.travel import Address

KEY: Final = "shells"
CODES: Final = tuple(f"{number}{twin}" for number in range(1, 7) for twin in "ab")
"""The names of the twelve shells; what a shell is worth, the file says."""
WHAT: Final = Said("the component file")


class Box(component_file.Box):
    """What lies in the box."""

    __slots__ = ("points",)

    def __init__(self, source: str, points: list[int], address: Address) -> None:
        """Pack it."""
        super().__init__(source, address)
        self.points = points
        """Of each shell, by its place among the codes."""


def read_box(text: str, *, ours: bool = False) -> Box:
    """Return the box that this file describes, or say which shell is wrong (RK-1)."""
    address = Address(__package__ or "", KEY, None if ours else text)
    whole = component_file.opened(text, KEY, ("points",), WHAT)
    points = wire.part(dict, whole, "points", WHAT)
    wire.no_other_parts(points, CODES, WHAT)
    worth = [wire.part(int, points, code, WHAT) for code in CODES]
    return Box(whole["source"], worth, address)
