"""An empty rug (SR-C1), and the roads on it (SR-C3)."""

from collections.abc import Sequence
from typing import Final

from stolik.games.rally.components import ALL_SIDES, EAST, NOTHING, opposite

WIDE: Final = 7
HIGH: Final = 5
PLACES: Final = WIDE * HIGH
NAMES: Final = [f"{'abcdefg'[place % WIDE]}{place // WIDE + 1}" for place in range(PLACES)]

Edge = tuple[int, int]
"""A place, and the side over which a car leaves it."""


def beside(place: int, side: int) -> int:
    """Return the place that shares this side, or nothing."""
    row = place // WIDE + (-1, 0, 1, 0)[side]
    column = place % WIDE + (0, 1, 0, -1)[side]
    return row * WIDE + column if 0 <= row < HIGH and 0 <= column < WIDE else NOTHING


BESIDE: Final = [[beside(place, side) for side in range(4)] for place in range(PLACES)]


def is_joined(roads: Sequence[int], place: int, side: int) -> bool:
    """Tell whether a road leads over this side, out of one tile and into the next."""
    other = BESIDE[place][side]
    if other == NOTHING or not roads[place] >> side & 1:
        return False
    return bool(roads[other] >> opposite(side) & 1)


def ways_on(roads: list[int], place: int, back: int) -> list[int]:
    """SR-C3: where a car may leave that came over this side: at a crossing straight on only."""
    if roads[place] == ALL_SIDES:
        return [opposite(back)] if is_joined(roads, place, opposite(back)) else []
    return [side for side in range(4) if side != back and is_joined(roads, place, side)]


def longest_circuit(roads: list[int]) -> list[int]:
    """SR-C3: the places of the longest closed road, in the order of driving; none if there is none.

    The upper left tile of a closed road has a road to the right and one down, so each is found
    once, from there and to the right (SR-C4).
    """
    best: list[int] = []
    for place in range(PLACES):
        if is_joined(roads, place, EAST):
            found = longest_from(roads, [(place, EAST)])
            if len(found) > len(best):
                best = [at for at, _ in found]
    return best


def longest_from(roads: list[int], driven: list[Edge]) -> list[Edge]:
    """Return the longest way on that comes back to where it began, passing no place before it."""
    start = driven[0][0]
    at, side = driven[-1]
    to = BESIDE[at][side]
    best: list[Edge] = []
    for out in ways_on(roads, to, opposite(side)) if to >= start else []:
        found: list[Edge] = []
        if (to, out) == driven[0]:
            found = driven
        elif (to, out) not in driven and (BESIDE[to][out], opposite(out)) not in driven:
            found = longest_from(roads, [*driven, (to, out)])
        if len(found) > len(best):
            best = found
    return best
