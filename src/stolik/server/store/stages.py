"""How far a table has come: by it is known what is packed, and what may go in the end."""

from enum import IntEnum


class Stage(IntEnum):
    """How far a table has come, as the store notes it with every append."""

    UNKNOWN = 0
    """It was stored before this was noted: whoever tidies up finds out."""
    GATHERING = 1
    PLAYING = 2
    OVER = 3
    PACKED = 4
    """Over, and its entries are packed."""
    CAMPAIGN = 5
    """It is no table: it has neither beginning nor end."""


FINISHED = (Stage.OVER, Stage.PACKED)
