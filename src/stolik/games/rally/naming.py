"""Places and tiles as parts of sentences."""

from stolik.core import Phrase, phrase
from stolik.games.rally.board import CELLS, NAMES, PIT
from stolik.games.rally.components import KINDS


def place_name(place: int) -> Phrase:
    """Return what a place is called."""
    if place >= CELLS:
        return phrase("finish", colour=NAMES[place])
    return phrase("pit") if place == PIT else phrase("cell", cell=NAMES[place])


def tile_name(kind: int) -> Phrase:
    """Return what a tile is called."""
    return phrase("tile", kind=KINDS[kind])
