"""The mix of tiles in a TOML file, ours or an owner's, held against the number the book states."""

from typing import Final

from stolik.core import Said, Unreadable, wire
from stolik.core.component_file import Entry, opened
from stolik.core.travel import Address
from stolik.games.rally.components import CROSSING, CURVE, KINDS, TEE, TILES, Box

FILE_PARTS: Final = ("usual", "alternative")
FEWEST_TURNS: Final = 8
"""Two for each car: a way to the pit stop turns, and tiles can be swapped into it."""
WHOLE_FILE: Final = Said("the tile file")


def read_box(text: str, game: str, *, ours: bool = False) -> Box:
    """Return the box that this file describes, or say which number is wrong."""
    address = Address("stolik.games.rally", game, None if ours else text)
    whole = opened(text, game, FILE_PARTS, WHOLE_FILE)
    usual = a_mix(whole, "usual")
    alternative = a_mix(whole, "alternative") if "alternative" in whole else []
    return Box(whole["source"], usual, alternative, address)


def a_mix(whole: Entry, name: str) -> list[int]:
    """Return how many tiles of each kind; SR-1: 24 in all."""
    what = Said("the mix '{name}'", name=name)
    mix = wire.part(dict, whole, name, WHOLE_FILE)
    wire.no_other_parts(mix, KINDS, what)
    counts = [wire.part(int, {kind: 0} | mix, kind, what) for kind in KINDS]
    for kind, count in zip(KINDS, counts, strict=True):
        if count < 0:
            raise Unreadable("{what} has {count} of {kind}", what=what, count=count, kind=kind)
    if sum(counts) != TILES:
        raise Unreadable(
            "{what} has {found} tiles, but SR-1 counts {stated}",
            what=what,
            found=sum(counts),
            stated=TILES,
        )
    turning = counts[CURVE] + counts[TEE] + counts[CROSSING]
    if turning < FEWEST_TURNS:
        raise Unreadable(
            "{what} has {found} curves, tees and crossings; with fewer than {least}"
            " the pit stop might never be reached",
            what=what,
            found=turning,
            least=FEWEST_TURNS,
        )
    return counts
