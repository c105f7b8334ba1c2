"""All the rooms of this node, and the work of tables that no node has open."""

import asyncio
import logging
from collections.abc import Sequence

from msgspec import json

from stolik.core import Unreadable
from stolik.server.live.guests import Guests
from stolik.server.live.housekeeping import keep_house
from stolik.server.live.node import Node
from stolik.server.live.room import ATTENTION, OVER, Room
from stolik.server.settings import Keeping
from stolik.server.store.archive import from_due
from stolik.server.store.bus import EVERYTHING, FORGOTTEN, Notice
from stolik.server.store.port import Due, Unavailable
from stolik.server.tables import wishes
from stolik.server.tables.entries import Head
from stolik.server.tables.refusing import Stale

log = logging.getLogger(__name__)

SLACK = 2.0
"""Seconds by which work must be late before a node takes it that does not have the table."""
LEASE = 30.0
ROLL_CALL = 10.0
"""Seconds between one look at who is there and the next."""
TOUCH = 3600.0
"""Seconds between one time that the store is told that a table is in use and the next."""
MOST_KEPT = 500
"""Tables and campaigns of one guest that are looked at for a list."""
MOST_TABLES = 50
"""Tables of a list."""


class House:
    """All the rooms of this node, and the work of those that no node has open."""

    def __init__(self, node: Node, keeping: Keeping | None = None) -> None:
        """Have rooms on this node; what it keeps how long is settled."""
        self.node = node
        self.guests = Guests(node.store)
        self.keeping = keeping or Keeping()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        """Begin to listen to the other nodes, and to look for work."""
        self.node.bus.subscribe(self.hear)
        housekeeping = keep_house(self.node, self.keeping, lambda: list(self.rooms))
        for chore in (self.look_for_work(), self.call_roll(), self.tidy(), housekeeping):
            self.node.begin(chore)

    async def close(self) -> None:
        """Finish what was begun, write the tables down, and tell everybody to come back."""
        self.say_goodbye()
        await self.node.stop_working()
        new = [room for room in self.rooms.values() if room.has_news()]
        await asyncio.gather(*(room.write_down() for room in new))

    def say_goodbye(self) -> None:
        """Let everybody go who looks or waits, and begin nothing more."""
        self.node.closing = True
        for room in list(self.rooms.values()):
            room.close()

    def is_quiet(self) -> bool:
        """Tell whether nobody looks at any table."""
        return not any(room.windows for room in self.rooms.values())

    # Tables

    async def create(self, name: str, head: Head) -> Room:
        """Lay a new table."""
        await self.node.archive.lay(name, head, self.node.clock())
        room = await self.room(name)
        await room.wish(wishes.begin)
        return room

    async def room(self, name: str) -> Room:
        """Return the room of a table, opened if it is not."""
        try:
            async with self.opening.setdefault(name, asyncio.Lock()):
                if name not in self.rooms:
                    # After a fault somebody else may read it too: there is one room all the same.
                    table = await self.node.archive.read(name)
                    room = Room(self.node, name, table, self.put_away)
                    self.rooms.setdefault(name, room).set_timers()
                return self.rooms[name]
        finally:
            self.opening.pop(name, None)

    def put_away(self, room: Room) -> None:
        """Forget a room: the store has its table."""
        if self.rooms.get(room.name) is room:
            del self.rooms[room.name]
        room.close()

    # Guests

    async def forget(self, guest: str) -> None:
        """Know a guest no more, here and on the other nodes; the games of the others stay whole."""
        tables = await self.node.store.tables_of(guest, MOST_TABLES)
        await self.node.store.forget(guest)
        self.node.bus.publish([Notice(guest, FORGOTTEN)])
        self.see_off(guest)
        await self.show_names(tables)

    def see_off(self, guest: str) -> None:
        """Let the windows of somebody go who was forgotten: they come back as anybody's."""
        self.guests.forget(guest)
        for room in self.rooms.values():
            for window in list(room.windows):
                if guest == window.guest or guest in window.held.values():
                    window.close()

    async def renamed(self, guest: str) -> None:
        """Show everybody who sits with a guest what the guest is called now."""
        await self.show_names(await self.node.store.tables_of(guest, MOST_TABLES))

    async def show_names(self, tables: list[str]) -> None:
        """Show at these tables what everybody is called now, here and on the other nodes."""
        for name in tables:
            self.node.bus.publish([Notice(name, 0, '{"type":"names"}')])
            if name in self.rooms:
                await self.rooms[name].rename()

    # What other nodes say, and what time brings

    def hear(self, notices: Sequence[Notice]) -> None:
        """Read on wherever another node has stored something, or may have."""
        told: dict[str, int] = {}
        for name, number, said in notices:
            if said and name in self.rooms:
                self.rooms[name].hear(json.decode(said))
            elif number == FORGOTTEN:
                self.see_off(name)
            elif not said:
                told[name] = number
        if EVERYTHING in notices:
            self.guests.forget_all()
        for name, room in self.rooms.items():
            if EVERYTHING in notices or room.table.number < told.get(name, 0):
                self.node.begin(room.catch_up())

    async def look_for_work(self) -> None:
        """Take up work that is late: the node that should have done it may be gone."""
        node = self.node
        while True:
            try:
                for due in await node.store.claim_due(node.name, node.clock() - SLACK, 32, LEASE):
                    node.begin(self.take_up(due))
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
                    await self.touch(room)
                except (Stale, Unavailable, Unreadable) as fault:
                    log.warning("Nobody was called at the table %s: %s", room.name, fault)
                await asyncio.sleep(pause)

    async def touch(self, room: Room) -> None:
        """Let no node clear a table away while somebody is there."""
        now = self.node.clock()
        here = room.windows or any(at > now - ATTENTION for at in room.calls.values())
        if here and now > room.touched + TOUCH:
            await self.node.store.keeper.touch(room.name, now)
            room.touched = now

    async def tidy(self) -> None:
        """Put rooms away that nobody has used for a while, each written down as it lies."""
        while True:
            await asyncio.sleep(OVER / 2)
            for room in [room for room in self.rooms.values() if room.is_idle(self.node.clock())]:
                if room.has_news():
                    await room.write_down()
                if room.is_idle(self.node.clock()):
                    self.put_away(room)
