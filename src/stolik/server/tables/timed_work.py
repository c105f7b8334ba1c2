"""What time brings at a table if nobody does anything: bots decide, patience comes to an end."""

from typing import NamedTuple

from stolik.core import Seat
from stolik.server.tables.table import Table

MOMENT = 0.8
"""Seconds that a bot is seen to think."""


class Work(NamedTuple):
    """Something to do for a seat when its time has come."""

    what: str
    """`bot`: let its bot decide; `late`: let a bot take over."""
    seat: Seat
    at: float


def work_at(table: Table, now: float) -> list[Work]:
    """Return what is to be done and when, for everybody whom the table waits for."""
    found: list[Work] = []
    for seat in table.waits_for:
        if not table.sitters[seat].decides:
            found.append(Work("bot", seat, now + MOMENT))
        elif (late := table.late_at(seat)) is not None:
            found.append(Work("late", seat, late))
    return found
