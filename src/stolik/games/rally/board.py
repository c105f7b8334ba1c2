"""The rug (SR-2, SR-R19): 5 × 5 places, the pit stop in the middle, a finish beside each corner."""

from typing import Final

from stolik.games.rally.components import COLOURS, EAST, NOTHING, WEST, opposite

SIZE: Final = 5
CELLS: Final = SIZE * SIZE
PIT: Final = 12
CORNERS: Final = (0, SIZE - 1, CELLS - SIZE, CELLS - 1)
"""The corner tile of each finish, in the order of the colours."""
PLACES: Final = CELLS + len(CORNERS)
"""The cells row by row, then the finishes."""
TRACK: Final = [place for place in range(CELLS) if place != PIT]
"""The places of track tiles."""


def finish_of(colour: int) -> int:
    """Return the place of the start and finish tile of this colour."""
    return CELLS + colour


def is_track(place: int) -> bool:
    """Tell whether a track tile lies there."""
    return 0 <= place < CELLS and place != PIT


def door(colour: int) -> int:
    """SR-R19, SR-R22: the side on which a finish opens towards its corner tile."""
    return EAST if CORNERS[colour] % SIZE == 0 else WEST


def beside(place: int, side: int) -> int:
    """Return the place that shares this side, or nothing."""
    if place >= CELLS:
        colour = place - CELLS
        return CORNERS[colour] if side == door(colour) else NOTHING
    for colour, corner in enumerate(CORNERS):
        if corner == place and side == opposite(door(colour)):
            return finish_of(colour)
    row, column = divmod(place, SIZE)
    row, column = row + (0, 0, 1, 0)[side] - (1, 0, 0, 0)[side], column + (0, 1, 0, -1)[side]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else NOTHING


BESIDE: Final = [[beside(place, side) for side in range(4)] for place in range(PLACES)]
"""The place that shares each side of each place, or nothing."""


def name_of(place: int) -> str:
    """Return what a place is called: `a1` is upper left."""
    if place >= CELLS:
        return COLOURS[place - CELLS]
    return "pit" if place == PIT else f"{'abcde'[place % SIZE]}{place // SIZE + 1}"


NAMES: Final = [name_of(place) for place in range(PLACES)]


def side_towards(place: int, other: int) -> int:
    """Return the side that one place shares with another, or nothing."""
    return BESIDE[place].index(other) if other in BESIDE[place] else NOTHING
