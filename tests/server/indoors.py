"""Houses without their door, on the loop of the test: rooms, store and bus can be looked into."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from stolik.core import Seat
from stolik.server.live.house import House
from stolik.server.live.node import Node
from stolik.server.live.room import Room
from stolik.server.live.window import Message, Window
from stolik.server.store import Store, open_store
from stolik.server.store.bus import Bus, LocalBus
from stolik.server.store.postgres.bus import PostgresBus
from stolik.server.tables import wishes
from stolik.server.tables.entries import Entry, Head, read_entry
from stolik.server.tables.table import Table
from stolik.server.thinking.processes import ProcessThinkers

from .sitting import head_of
from .stores import opened

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
    house = House(Node(store, ProcessThinkers(0), line, node))
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        await line.close()


@asynccontextmanager
async def two_nodes(place: str) -> AsyncIterator[tuple[House, House]]:
    """Open two nodes of one house: on one file with a bus between them, or on PostgreSQL."""
    async with AsyncExitStack() as night:
        one = two = await night.enter_async_context(opened(place))
        neighbours: set[LocalBus] = set()
        lines: list[Bus] = [LocalBus(neighbours), LocalBus(neighbours)]
        if place.startswith("postgresql"):
            two = await night.enter_async_context(opened(place))
            lines = [PostgresBus(place, node) for node in ("one", "two")]
        yield (
            await night.enter_async_context(indoors(one, lines[0], "one")),
            await night.enter_async_context(indoors(two, lines[1], "two")),
        )


async def vanish(house: House) -> None:
    """Let a node be gone without a word: nothing is finished, nothing is written down."""
    for room in house.rooms.values():
        for timer in room.timers:
            timer.cancel()
    await house.node.stop_working()
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
    await room.wish(lambda table, now: wishes.sit(table, seat, name, f"luck of {name}", now))


class Eye:
    """A window whose messages go nowhere: they can be read."""

    def __init__(self, guest: str) -> None:
        """Look as this guest, or as an onlooker."""
        self.told: list[Message] = []
        self.window = Window(guest, {}, 0, self.read)

    async def read(self, text: str) -> None:
        """Note what was sent."""
        self.told.append(json.loads(text))

    def said(self) -> list[Message]:
        """Return what somebody said."""
        return [each for each in self.told if each["type"] == "said"]

    def names(self) -> list[str | None]:
        """Return what everybody is called, by the newest that was sent."""
        tables = [each for each in self.told if each["type"] == "table"]
        return [seat["name"] for seat in tables[-1]["seats"]] if tables else []


async def look_in(room: Room, guest: str = "") -> Eye:
    """Open a window."""
    eye = Eye(guest)
    await room.enter(eye.window)
    return eye


async def play(room: Room, moves: int = 1) -> None:
    """Let whoever is waited for make the first move there is, so many times."""
    for _ in range(moves):
        await room.wish(first_move)


def first_move(table: Table, now: float) -> list[Entry]:
    """Wish the first move there is, of the first seat that is waited for."""
    seat = table.waits_for[0]
    move = str(table.game.legal_moves(table.state, seat)[0])
    return wishes.move(table, seat, table.questions[seat], move, now)


async def stored(store: Store, table: str = TABLE) -> list[Entry]:
    """Return what the store has of a table."""
    return [read_entry(entry) for entry in await store.entries(table)]


def kinds(entries: Sequence[Entry], seat: Seat) -> list[type]:
    """Return what happened to one seat."""
    return [type(entry) for entry in entries if getattr(entry, "seat", None) == seat]
