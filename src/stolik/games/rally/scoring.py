"""Who has won (SR-12), and how."""

from typing import Final

from stolik.core import Line, Seat, phrase
from stolik.games.rally.state import Table

OWN_CORNER: Final = "own-corner"
OTHER_CORNER: Final = "other-corner"
ENDINGS: Final = (OWN_CORNER, OTHER_CORNER)


def scores(table: Table) -> list[list[Line]]:
    """Return the score pad: a race has one line."""
    return [
        [{"what": phrase("score-finish"), "points": int(table.over and seat == table.seat)}]
        for seat in range(len(table.cars))
    ]


def ranking(table: Table) -> list[list[Seat]]:
    """SR-12: whoever has reached the finish, then all the others together."""
    seats = [Seat(seat) for seat in range(len(table.cars))]
    if not table.over:
        return [seats]
    return [[table.seat], [seat for seat in seats if seat != table.seat]]


def ending(table: Table) -> str | None:
    """SR-12, SR-R10: at the corner where the winner started, or at another."""
    if not table.over:
        return None
    home = table.cars[table.seat] == table.starts[table.seat]
    return OWN_CORNER if home else OTHER_CORNER
