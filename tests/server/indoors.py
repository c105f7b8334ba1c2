"""Houses without their door, on the loop of the test: rooms, store and bus can be looked into."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from stolik.core import Seat
from stolik.server.bus import Bus, LocalBus
from stolik.server.entries import Entry, Head, read_entry
from stolik.server.house import House
from stolik.server.rooms import Room
from stolik.server.store import Store, open_store
from stolik.server.table import Table
from stolik.server.thinking import Thinkers

from .sitting import head_of

TABLE = "table"


@asynccontextmanager
async def kept_in(folder: Path) -> AsyncIterator[Store]:
    """Open the store of a folder."""
    store = open_store(str(folder / "stolik.db"))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def indoors(store: Store, bus: Bus | None = None, node: str = "node") -> AsyncIterator[House]:
    """Open a house in which no bot has to think."""
    line = bus or LocalBus()
    await line.open()
    house = House(store, line, Thinkers(0), node)
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        await line.close()


async def vanish(house: House) -> None:
    """Let a node be gone without a word: nothing is finished, nothing is written down."""
    for room in house.rooms.values():
        for timer in room.timers:
            timer.cancel()
    for task in house.tasks:
        task.cancel()
    await asyncio.gather(*house.tasks, return_exceptions=True)
    house.rooms.clear()


async def begun(house: House, head: Head | None = None, name: str = TABLE) -> Room:
    """Lay a table to which everybody comes."""
    laid = head or head_of()
    room = await house.create(name, laid)
    for number, chair in enumerate(laid.chairs):
        if not chair:
            await sit(room, Seat(number))
    return room


async def sit(room: Room, seat: Seat, guest: str = "") -> None:
    """Sit down."""
    name = guest or f"guest {seat}"
    await room.wish(lambda table, now: table.sit(seat, name, f"luck of {name}", now))


async def play(room: Room, moves: int = 1) -> None:
    """Let whoever is waited for make the first move there is, so many times."""
    for _ in range(moves):
        await room.wish(first_move)


def first_move(table: Table, now: float) -> list[Entry]:
    """Wish the first move there is, of the first seat that is waited for."""
    seat = table.waits_for[0]
    move = str(table.game.legal_moves(table.state, seat)[0])
    return table.move(seat, table.questions[seat], move, now)


async def stored(store: Store, table: str = TABLE) -> list[Entry]:
    """Return what the store has of a table."""
    return [read_entry(entry) for entry in await store.entries(table)]


def kinds(entries: Sequence[Entry], seat: Seat) -> list[type]:
    """Return what happened to one seat."""
    return [type(entry) for entry in entries if getattr(entry, "seat", None) == seat]
