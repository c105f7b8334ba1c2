"""Tables as the store keeps them: taken up from their entries, and written down as they lie."""

import asyncio
import logging

from stolik.core import Seat, Unreadable
from stolik.server.store.naming import is_campaign
from stolik.server.store.port import Due, Store, Unavailable
from stolik.server.store.stages import Stage
from stolik.server.tables.entries import Entry, Head, read_entry, read_head, write_head
from stolik.server.tables.snapshots import read_table
from stolik.server.tables.table import Table
from stolik.server.tables.timed_work import Work

log = logging.getLogger(__name__)

AT_ONCE = 32
"""Entries that a table hears without a pause when it is taken up."""


class NotThere(Unreadable):
    """There is nothing of this name: no table, no campaign, no guide."""


class Archive:
    """The tables of a store."""

    def __init__(self, store: Store) -> None:
        """Keep them in this store."""
        self.store = store

    async def lay(self, name: str, head: Head, now: float) -> None:
        """Keep a new table."""
        await self.store.create(
            name, write_head(head), now, head.listed, lasting=bool(head.campaign)
        )

    async def head(self, name: str) -> Head:
        """Return what was settled when a table was laid."""
        head = None if is_campaign(name) else await self.store.head(name)
        if head is None:
            raise NotThere("there is no table '{name}'", name=name)
        return read_head(head)

    async def entries(self, name: str, since: int = 0) -> list[Entry]:
        """Return what happened at a table, from this entry on."""
        return [read_entry(entry) for entry in await self.store.entries(name, since)]

    async def read(self, name: str) -> Table:
        """Return a table as the store has it."""
        head = await self.head(name)
        table = await self.written_down(name, head) or Table(head)
        entries = await self.entries(name, table.number)
        try:
            for entry in entries:
                table.heard(entry)
                if table.number % AT_ONCE == 0:
                    await asyncio.sleep(0)  # a story may be long, and others wait
        except Unreadable:
            raise
        except Exception as fault:  # a backup of somebody else may hold anything
            log.warning("The table %s cannot be taken up", name, exc_info=fault)
            raise Unreadable(
                "the table '{name}' is damaged: {fault}", name=name, fault=fault
            ) from fault
        return table

    async def read_on(self, name: str, table: Table) -> None:
        """Let a table hear what was stored since."""
        for entry in await self.entries(name, table.number):
            table.heard(entry)

    async def written_down(self, name: str, head: Head) -> Table | None:
        """Return the table as it was last written down, if it was and can be read."""
        snapshot = await self.store.newest_snapshot(name)
        if snapshot is None:
            return None
        try:
            return read_table(head, snapshot[1])
        except Unreadable as fault:
            log.warning("The story of the table %s is gone through again: %s", name, fault)
            return None

    async def write_down(self, name: str, number: int, table: str) -> None:
        """Keep a table as it lay after so many entries, so that it is taken up sooner."""
        try:
            await self.store.keep_snapshot(name, number, table)
        except Unavailable as fault:
            log.warning("The table %s was not written down: %s", name, fault)


def stage_of(table: Table) -> Stage:
    """Return how far a table has come."""
    if table.over:
        return Stage.OVER
    return Stage.GATHERING if table.state is None else Stage.PLAYING


def as_due(name: str, work: list[Work]) -> list[Due]:
    """Return what time brings at a table, as the store keeps it."""
    return [Due(name, f"{each.what} {each.seat}", each.at) for each in work]


def from_due(due: Due) -> Work:
    """Return what the store has kept."""
    what, _, seat = due.what.partition(" ")
    return Work(what, Seat(int(seat)), due.at)
