"""The end and the points (RK-6, RK-7)."""

from typing import Final

from stolik.core import Line, Seat, phrase

from .state import Table

ENDINGS: Final = ("kept",)
TWINS: Final = 3
"""RK-6: what two shells with as many spots bring besides."""


def ending(table: Table) -> str | None:
    """Return how it ended."""
    return ENDINGS[0] if table.over else None


def scores(table: Table) -> list[list[Line]]:
    """Return the spots of everybody, and what twins bring."""
    return [pad(table, hand) for hand in table.hands]


def pad(table: Table, hand: list[int]) -> list[Line]:
    """Return the lines of one player."""
    one, other = map(table.spots, hand)
    twins = TWINS if one == other else 0
    return [
        {"what": phrase("score-spots"), "points": one + other},
        {"what": phrase("score-twins"), "points": twins},
    ]


def total(table: Table, seat: int) -> int:
    """Return all points of a player."""
    return sum(line["points"] for line in pad(table, table.hands[seat]))


def ranking(table: Table) -> list[list[Seat]]:
    """Return who is first, second …; who has as many shares the place (RK-7)."""
    totals = [total(table, seat) for seat in range(len(table.hands))]
    places = sorted(set(totals), reverse=True)
    return [[Seat(seat) for seat, mine in enumerate(totals) if mine == most] for most in places]
