"""What time brings at a table if nobody does anything: bots decide, patience comes to an end."""

from typing import NamedTuple

from stolik.core import Seat
from stolik.server.store import Due
from stolik.server.table import Table

MOMENT = 0.8
"""Seconds that a bot is seen to think."""


class Work(NamedTuple):
    """Something to do for a seat."""

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
            continue
        ends = (table.grace_ends(seat), table.clock.runs_out(seat))
        late = [at for at in ends if at is not None]
        if late:
            found.append(Work("late", seat, min(late)))
    return found


def as_due(name: str, work: list[Work]) -> list[Due]:
    """Return the same as the store keeps it."""
    return [Due(name, f"{each.what} {each.seat}", each.at) for each in work]


def from_due(due: Due) -> Work:
    """Return what the store has kept."""
    what, _, seat = due.what.partition(" ")
    return Work(what, Seat(int(seat)), due.at)
