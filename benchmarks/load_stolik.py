"""Our server under load: tables of four with a real game, played by legal moves.

Every seat is a guest with a name, a cookie and a window. Games are met at every stage, as they are
in an evening: a table goes on from a record that was played up to some point. Who has finished
plays again at the table of the rematch, so there are always as many tables in play.
"""

import asyncio
import random
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from functools import partial
from math import ceil
from pathlib import Path
from time import perf_counter

from load_driving import SEATS, Load, say
from load_lines import Caller, Line, Place, open_line
from load_processes import Server, free_place
from msgspec import Struct, json

from stolik import games
from stolik.core import AnyGame, Record, Seat, begin, deal, write_record

GAME = "geroychiki"
TABLES_OF_A_CALLER = 60
"""240 guests come from one address: a house of before lets 300 nobodies be named in 10 s."""
READ_AT_ONCE = 4
"""A house turns records away when too many of them wait to be read."""
UNMADE = 8
"""Moves that a game met at its latest stage still has before it, about."""


class Offered(Struct):
    """A move that can be made."""

    move: str


class View(Struct):
    """Of what a seat sees, what it may do."""

    moves: list[Offered] = []


class SeatView(Struct):
    """What one seat is asked."""

    view: View
    question: int | None = None


class Message(Struct):
    """Of what the server says, what the driver needs."""

    type: str
    id: str = ""
    number: int = 0
    phase: str = ""
    views: list[SeatView] = []

    def asks(self) -> bool:
        """Tell whether this window may move now."""
        return self.phase == "playing" and bool(self.views) and bool(self.views[0].view.moves)


DECODER = json.Decoder(Message)


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, caller: Caller) -> None:
        """Come from the caller's address."""
        self.caller = caller
        self.cookie = ""

    async def introduce(self, name: str) -> None:
        """Say a name."""
        answer = await self.caller.call("PUT", "/api/me", {"name": name})
        answer.granted()
        self.cookie = answer.cookie

    async def lay(self, record: str) -> tuple[str, list[str]]:
        """Lay a table that goes on from a record; return its name and the invitations."""
        wanted = {"chairs": [""] * SEATS, "record": record}
        laid = (await self.caller.call("POST", "/api/tables", wanted, self.cookie)).granted()
        return laid["table"], laid["invitations"]

    async def sit(self, table: str, seat: int, token: str) -> None:
        """Take a seat."""
        body = {"luck": "of the load", "token": token}
        path = f"/api/tables/{table}/seats/{seat}"
        (await self.caller.call("PUT", path, body, self.cookie)).granted()

    async def play_again(self, table: str) -> str:
        """Ask for a rematch; return its table."""
        path = f"/api/tables/{table}/rematch"
        laid = (await self.caller.call("POST", path, {}, self.cookie)).granted()
        return str(laid["table"])


class Table:
    """Four guests at a table, and what each window was told last."""

    def __init__(self, house: "House", name: str, guests: list[Guest]) -> None:
        """Stand before the windows."""
        self.house = house
        self.load = house.load
        self.name = name
        self.guests = guests
        self.lines: list[Line] = []
        self.told: list[Message | None] = [None] * SEATS
        self.sent = 0.0
        self.before = -1
        """The number that everybody had been told when the last move was sent."""
        self.on_its_way = ""
        """The id of a move that is not acknowledged yet."""
        self.acknowledged: list[str] = []
        self.over = False

    async def open(self, place: Place) -> None:
        """Open a window for every guest; the table is in play when all have been told of it."""
        path = f"/api/tables/{self.name}/socket"
        for seat, guest in enumerate(self.guests):
            line = await open_line(place, path, partial(self.hear, seat), self.cut, guest.cookie)
            self.lines.append(line)
            line.say(b'{"type":"hello"}')

    def cut(self) -> None:
        """Note that the server has cut a line."""
        self.load.fault("a socket was closed by the server")

    @property
    def number(self) -> int:
        """What all four have been told."""
        return min(-1 if message is None else message.number for message in self.told)

    def move(self) -> None:
        """Make any move of somebody who is asked."""
        luck = self.load.luck
        asked = [seat for seat, told in enumerate(self.told) if told is not None and told.asks()]
        seat = asked[int(luck.random() * len(asked))]
        told = self.told[seat]
        assert told is not None  # noqa: S101 - it is asked
        offered = told.views[0].view.moves
        self.on_its_way = self.house.next_id()
        self.before = self.number
        move = {
            "type": "move",
            "id": self.on_its_way,
            "seat": seat,
            "question": told.views[0].question,
            "move": offered[int(luck.random() * len(offered))].move,
        }
        self.sent = perf_counter()
        self.lines[seat].say(json.encode(move))

    def hear(self, seat: int, text: bytes) -> None:
        """Take what a window is told."""
        now = perf_counter()
        self.load.received += len(text)
        message = DECODER.decode(text)
        if message.type == "table":
            self.hear_table(seat, message, now)
        elif message.type == "done" and message.id == self.on_its_way:
            self.acknowledged.append(message.id)
            self.on_its_way = ""
        else:
            self.load.fault(text.decode())
        self.go_on()

    def hear_table(self, seat: int, message: Message, now: float) -> None:
        """Note what a window knows now; with the last one a move is shown."""
        before = self.told[seat]
        if before is not None and message.number != before.number + 1:
            self.load.fault("a window was not told every number")
        self.told[seat] = message
        if self.before >= 0 and self.number > self.before:
            self.load.seen(now - self.sent)
            self.before = -1

    def go_on(self) -> None:
        """Wait for the next move, or play again."""
        if self.on_its_way or self.before >= 0 or self.number < 0 or self.over:
            return
        if any(told is not None and told.asks() for told in self.told):
            self.load.ready(self)
        elif all(told is not None and told.phase == "over" for told in self.told):
            self.over = True
            self.load.begin(self.house.play_again(self))


class House:
    """Our server with all its tables."""

    def __init__(
        self, folder: Path, load: Load, name: str = "stolik", python: str = sys.executable
    ) -> None:
        """Say how it is started, as anybody would start it who has installed it so."""
        self.name = name
        self.load = load
        self.folder = folder
        place = free_place()
        # A variable, since builds of before know no such flag: all our guests have one address.
        command = ["env", "STOLIK_CROWD=0", python, "-m", "stolik", "serve"]
        command += ["--port", str(place.port)]
        command += ["--folder", str(folder)]
        self.server = Server(command, place, "/readyz", folder)
        self.tables: list[Table] = []
        self.finished: list[Table] = []
        self.ids = 0
        self.reading = asyncio.Semaphore(READ_AT_ONCE)

    def next_id(self) -> str:
        """Return what no move was called yet."""
        self.ids += 1
        return str(self.ids)

    async def prepare(self, tables: int) -> None:
        """Name the guests, lay the tables, let everybody sit down and open a window."""
        callers = [
            Caller(self.server.place, f"127.0.1.{number + 1}")
            for number in range(ceil(tables / TABLES_OF_A_CALLER))
        ]
        parts = [range(tables)[n :: len(callers)] for n in range(len(callers))]
        guests = await asyncio.gather(
            *(self.name_guests(caller, part) for caller, part in zip(callers, parts, strict=True))
        )
        await asyncio.gather(
            *(self.lay_tables(fours, part) for fours, part in zip(guests, parts, strict=True))
        )

    async def name_guests(self, caller: Caller, numbers: range) -> list[list[Guest]]:
        """Return guests for these tables, four each."""
        fours = [[Guest(caller) for _ in range(SEATS)] for _ in numbers]
        for four in fours:
            for guest in four:
                await guest.introduce(f"Guest {self.next_id()}")
        return fours

    async def lay_tables(self, fours: list[list[Guest]], numbers: range) -> None:
        """Lay a table for each four, let them sit down and open their windows."""
        for four, number in zip(fours, numbers, strict=True):
            async with self.reading:
                name, invitations = await four[0].lay(record_of(number))
            for seat, guest in enumerate(four):
                await guest.sit(name, seat, invitations[seat])
            table = Table(self, name, four)
            self.tables.append(table)
            await table.open(self.server.place)
            say(f"{self.name}: {len(self.tables)} tables")

    async def play_again(self, table: Table) -> None:
        """Move on to the rematch, everybody in their own seat, and close the old windows."""
        name = await table.guests[0].play_again(table.name)
        for seat, guest in enumerate(table.guests):
            await guest.sit(name, seat, "")
        again = Table(self, name, table.guests)
        await again.open(self.server.place)
        for line in table.lines:
            line.close()
        self.tables[self.tables.index(table)] = again
        self.finished.append(table)

    def lost(self) -> int:
        """Compare what was acknowledged with what is in the store, the server being dead.

        What was stored and not acknowledged before the end is not lost.
        """
        lost = 0
        with closing(sqlite3.connect(self.folder / "stolik.db")) as database:
            for table in (*self.tables, *self.finished):
                # No game has been over for long enough to be packed.
                asked = "select body from entries where table_id = ? order by number"
                bodies = [body for (body,) in database.execute(asked, [table.name])]
                kept = [entry["id"] for entry in map(json.decode, bodies) if entry["is"] == "moved"]
                both = sum(x == y for x, y in zip(kept, table.acknowledged, strict=False))
                lost += len(table.acknowledged) - both
                lost += max(0, table.number - len(bodies))
        return lost


def record_of(number: int) -> str:
    """Return a game that was played up to some point, each table's to another."""
    game: AnyGame = games.find(GAME)
    luck = random.Random(number)  # noqa: S311 - a benchmark
    record = begin(game, SEATS, f"load {number}", {})
    moves = tuple(played(game, record, luck))
    kept = luck.randrange(max(1, len(moves) - UNMADE))
    return write_record(replace(record, moves=moves[:kept]))


def played(game: AnyGame, record: Record, luck: random.Random) -> list[tuple[Seat, str]]:
    """Return the moves of a whole game."""
    state = deal(game, record)
    moves = []
    while movers := game.to_move(state):
        move = luck.choice(game.legal_moves(state, movers[0]))
        game.play(state, movers[0], move)
        moves.append((movers[0], str(move)))
    return moves
