"""All the rooms of this node, and the work of tables that no node has open."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from time import time
from typing import Any

from msgspec import json

from stolik.core import Seat, Unreadable
from stolik.server.bus import EVERYTHING, Bus, Notice
from stolik.server.due import from_due
from stolik.server.entries import Head, read_entry, read_head, write_head
from stolik.server.garbage import keep_calm
from stolik.server.guests import is_campaign
from stolik.server.metrics import Metrics
from stolik.server.refusing import Stale
from stolik.server.rooms import OVER, Room
from stolik.server.snapshots import read_table, write_table
from stolik.server.store import Due, Store, Unavailable
from stolik.server.table import Table
from stolik.server.thinking import Thinkers

log = logging.getLogger(__name__)

SLACK = 5.0
"""Seconds by which work must be late before a node takes it that does not have the table."""
LEASE = 30.0
ROLL_CALL = 10.0
"""Seconds between one look at who is there and the next."""
MOST_KEPT = 500
"""Tables and campaigns of one guest that are looked at for a list."""
MOST_TABLES = 50
"""Tables of a list."""


class NoTable(Unreadable):
    """There is no table of this name."""


class House:
    """All the rooms of this node, and the work of those that no node has open."""

    def __init__(self, store: Store, bus: Bus, thinkers: Thinkers, node: str) -> None:
        """Open the house."""
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.node = node
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def open(self) -> None:
        """Begin to listen to the other nodes, and to look for work."""
        self.bus.subscribe(self.hear)
        self.begin(self.look_for_work())
        self.begin(self.call_roll())
        self.begin(self.tidy())
        self.begin(keep_calm(self.is_quiet))

    async def close(self) -> None:
        """Finish what was begun, write the tables down, and tell everybody to come back."""
        self.say_goodbye()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        new = [room for room in self.rooms.values() if room.table.number > room.snapshot]
        await asyncio.gather(*map(self.write_down, new))

    def say_goodbye(self) -> None:
        """Let everybody go who looks or waits, and begin nothing more."""
        self.closing = True
        for room in list(self.rooms.values()):
            for timer in room.timers:
                timer.cancel()
            for window in list(room.windows):
                window.close()
            room.wake()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin some work beside the rest, and keep hold of it."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        """Let go of some work; what went wrong with it is told to whoever runs the house."""
        self.tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if isinstance(fault, Unavailable):
            log.warning("Something was left undone: %s", fault)
        elif fault is not None:
            log.error("Something went wrong.", exc_info=fault)

    def is_quiet(self) -> bool:
        """Tell whether nobody looks at any table."""
        return not any(room.windows for room in self.rooms.values())

    # Tables

    async def create(self, name: str, head: Head) -> Room:
        """Lay a new table."""
        await self.store.create(name, write_head(head), time(), head.listed)
        room = await self.room(name)
        await room.wish(lambda table, now: table.begin(now))
        return room

    async def room(self, name: str) -> Room:
        """Return the room of a table, opened if it is not."""
        try:
            async with self.opening.setdefault(name, asyncio.Lock()):
                if name not in self.rooms:
                    # After a fault somebody else may read it too: there is one room all the same.
                    room = self.rooms.setdefault(name, Room(self, name, await self.read(name)))
                    room.set_timers()
                return self.rooms[name]
        finally:
            self.opening.pop(name, None)

    async def head(self, name: str) -> Head:
        """Return what was settled when a table was laid."""
        head = None if is_campaign(name) else await self.store.head(name)
        if head is None:
            raise NoTable("there is no table '{name}'", name=name)
        return read_head(head)

    async def read(self, name: str) -> Table:
        """Return a table as the store has it."""
        head = await self.head(name)
        table = await self.written_down(name, head) or Table(head)
        for entry in await self.store.entries(name, table.number):
            table.heard(read_entry(entry))
        return table

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

    async def write_down(self, room: Room) -> None:
        """Write a table down as the store has it, so that it is taken up sooner."""
        async with room.lock:  # what is on its way to the store may not arrive there
            if room.doubtful:
                return
            number, body = room.table.number, write_table(room.table)
        try:
            await self.store.keep_snapshot(room.name, number, body)
        except Unavailable as fault:
            log.warning("The table %s was not written down: %s", room.name, fault)

    async def read_on(self, room: Room) -> None:
        """Let a room hear what was stored since."""
        if room.doubtful:
            await room.read_again()
            return
        for entry in await self.store.entries(room.name, room.table.number):
            room.table.heard(read_entry(entry))

    def put_away(self, room: Room) -> None:
        """Forget a room: the store has its table."""
        if self.rooms.get(room.name) is room:
            del self.rooms[room.name]
        for timer in room.timers:
            timer.cancel()
        for window in list(room.windows):
            window.close()

    # Names

    async def name_at(self, room: Room, seat: Seat) -> str:
        """Return what whoever sits there is called: at this seat, or wherever they go."""
        if room.table.head.names:
            return room.table.head.names[seat]
        guest = room.table.sitters[seat].guest
        beside = await self.store.name(companion(guest, room.name, seat))
        return beside or await self.store.name(guest) or ""

    async def renamed(self, guest: str) -> None:
        """Show everybody who sits with a guest what the guest is called now."""
        await self.show_names(await self.store.tables_of(guest, MOST_TABLES))

    async def show_names(self, tables: list[str]) -> None:
        """Show at these tables what everybody is called now, here and on the other nodes."""
        for name in tables:
            self.bus.publish([Notice(name, 0, '{"type":"names"}')])
            if name in self.rooms:
                await self.rooms[name].rename()

    # What other nodes say, and what time brings

    def hear(self, notices: Sequence[Notice]) -> None:
        """Read on wherever another node has stored something, or may have."""
        told: dict[str, int] = {}
        for name, number, said in notices:
            if said and name in self.rooms:
                self.rooms[name].hear(json.decode(said))
            elif not said:
                told[name] = number
        for name, room in self.rooms.items():
            if EVERYTHING in notices or room.table.number < told.get(name, 0):
                self.begin(room.catch_up())

    async def look_for_work(self) -> None:
        """Take up work that is late: the node that should have done it may be gone."""
        while True:
            try:
                for due in await self.store.claim_due(self.node, time() - SLACK, 32, LEASE):
                    self.begin(self.take_up(due))
            except Unavailable as fault:
                log.warning("No work is looked for: %s", fault)
            await asyncio.sleep(SLACK / 2)

    async def take_up(self, due: Due) -> None:
        """Do some work at a table, if it can still be read."""
        try:
            room = await self.room(due.table)
            before = room.table.number
            await room.do(from_due(due))
            if room.table.number == before:
                await room.settle_due()
        except (Unavailable, Unreadable) as fault:
            log.warning("Nothing was done at the table %s: %s", due.table, fault)

    async def call_roll(self) -> None:
        """Look now and then who is there: at one table after another, never at all at once."""
        while True:
            rooms = list(self.rooms.values())
            pause = ROLL_CALL / (len(rooms) + 1)
            await asyncio.sleep(pause)
            for room in rooms:
                try:
                    await room.call_roll()
                except (Stale, Unavailable, Unreadable) as fault:
                    log.warning("Nobody was called at the table %s: %s", room.name, fault)
                await asyncio.sleep(pause)

    async def tidy(self) -> None:
        """Put rooms away that nobody has used for a while, each written down as it lies."""
        while True:
            await asyncio.sleep(OVER / 2)
            for room in [room for room in self.rooms.values() if room.is_idle(time())]:
                if room.table.number > room.snapshot:
                    await self.write_down(room)
                if room.is_idle(time()):
                    self.put_away(room)


def companion(guest: str, table: str, seat: Seat) -> str:
    """Return under what the name is kept of somebody who plays at a guest's screen."""
    return f"{guest}+{table}+{seat}"
