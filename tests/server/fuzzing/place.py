"""The house that is given everything: with guests, tables of every kind, and a window that is open.

It runs in one thread. So nothing is tried elsewhere first: what it takes is what reading takes.
"""

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from stolik.core import Seat, Unreadable
from stolik.server.http.calls import tables as playing
from stolik.server.http.limits import Limits
from stolik.server.live.house import House
from stolik.server.store.backup import read_backup
from stolik.server.store.restoring import restore
from stolik.server.tables import timed_work
from stolik.server.thinking.thought import Answer, Thought
from stolik.words import LANGUAGES

from ..asgi import Caller, Line, house_in, opened  # noqa: TID252 - as the other tests do
from .examples import QUESTION, ROSTER
from .inputs import FORGET, Input

AFTER = '{"type": "move", "id": "after", "seat": 9, "question": 0, "move": "x"}'
"""Refused by everybody: what was answered before it was the answer to something else."""
ACCEPTED, REFUSED = "accepted", "refused"
QUICK = "geroychiki"
MOVES = 3
"""That are made with whatever was let in."""
PLAIN = 25
"""After so many inputs somebody asks for something plain."""


class Fault(Exception):
    """The house did what no house may do."""


class Unthinking:
    """A bot that makes the first move there is: how long bots think is measured elsewhere."""

    async def open(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    async def answer(self, thought: Thought, _who: str = "") -> Answer:
        """Return the first move."""
        return Answer(thought.moves[0])


class Complaints(logging.Handler):
    """Whatever the house complains of in its log."""

    def __init__(self) -> None:
        """Listen to what is grave."""
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note it, with the fault."""
        fault = record.exc_info[1] if record.exc_info else ""
        self.heard.append(f"{record.getMessage()} {fault!r}")


@contextmanager
def unhurried() -> Iterator[None]:
    """Let nobody be told to wait, and nobody wait."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Limits, "allows", lambda *_: True)
        patch.setattr(playing, "LONGEST_WAIT", 0.0)
        patch.setattr(timed_work, "MOMENT", 0.0)
        yield


class Place:
    """A house and all who are in it."""

    def __init__(self, house: Any, complaints: Complaints) -> None:
        """Stand before it."""
        self.house = house
        self.complaints = complaints
        self.ann = Caller(house)
        self.cookie = ""
        self.marks: dict[str, str] = {}
        self.line: Line | None = None
        self.fed = 0

    @property
    def indoors(self) -> House:
        """The house without its door."""
        inside: House = self.house.house
        return inside

    async def furnish(self) -> None:
        """Let Ann come, and lay tables of every kind."""
        await self.ann.named("Ann")
        if self.line is not None:
            await self.line.close()
            self.line = None
        for language in LANGUAGES:  # to read the words for the first time takes a second
            await self.ann.call("GET", "/api/games", headers={"accept-language": language})
        self.cookie = self.ann.cookie
        for mark, game, seats in (
            ("gathering", QUICK, 1),
            ("playing", "stickers", 2),
            ("over", QUICK, 2),
        ):
            self.marks[f"@@{mark}"] = await self.lay(game, seats)
        over = self.indoors.rooms[self.marks["@@over"]]
        while over.table.waits_for:
            await self.move(self.marks["@@over"])
        new = {"game": "stickers", "roster": ROSTER}
        self.marks["@@campaign"] = await self.granted("POST", "/api/campaigns", new, "campaign")
        gathering = f"/api/tables/{self.marks['@@gathering']}"
        self.marks["@@code"] = await self.granted(
            "GET", f"{gathering}/seats/1/invitation", {}, "code"
        )

    async def granted(self, method: str, path: str, body: dict[str, Any], what: str) -> str:
        """Return a part of the answer to what is right."""
        told = await self.ann.call(method, path, body, query=b"columns=80" * (method == "GET"))
        if told.status not in {200, 201}:
            raise Fault(f"{method} {path} is answered with {told.status}: {told.body[:300]!r}")
        return str(told.json[what])

    async def lay(self, game: str, seats: int) -> str:
        """Lay a table at which Ann has so many of the two seats."""
        wanted = {"game": game, "chairs": ["", ""], "listed": True}
        table = await self.granted("POST", "/api/tables", wanted, "table")
        for seat in range(seats):
            path = f"/api/tables/{table}/seats/{seat}"
            self.marks["@@token"] = await self.granted("PUT", path, {"luck": "any"}, "token")
        return table

    async def move(self, table: str) -> None:
        """Make the first move there is."""
        now = self.indoors.rooms[table].table
        seat = now.waits_for[0]
        move = str(now.game.legal_moves(now.state, seat)[0])
        said = {"seat": seat, "question": now.questions[seat], "move": move}
        await self.granted("POST", f"/api/tables/{table}/moves", said, "number")

    # What it is given

    async def feed(self, given: Input) -> str:
        """Give it something, and return whether it was accepted; a fault is raised."""
        if given.kind == "backup":
            return await self.bring_back(given.body.encode("latin-1"))
        if given.kind == "frame":
            return await self.say(self.filled(given.body).encode("latin-1"), given.method)
        return await self.ask(given)

    def filled(self, text: str) -> str:
        """Put what is there in the place of its mark."""
        if "@@" not in text:
            return text
        room = self.indoors.rooms.get(self.marks["@@playing"])
        question, move = "0", "x"
        if room is not None and room.table.playing:
            question = str(room.table.questions[0])
            moves = room.table.game.legal_moves(room.table.state, Seat(0))
            move = str(moves[0]) if moves else "x"
        text = text.replace(f'"{QUESTION}"', question).replace("@@move", move)
        for mark, name in self.marks.items():
            text = text.replace(mark, name)
        return text

    async def ask(self, given: Input) -> str:
        """Make a call."""
        path, query = self.filled(given.path), self.filled(given.query).encode("latin-1", "replace")
        headers = {name: self.filled(text) for name, text in given.headers.items()}
        body = self.filled(given.body).encode("latin-1", "replace")
        self.ann.cookie = "" if "cookie" in headers else self.cookie
        told = await self.ann.call(given.method, path, body, query, headers)
        if told.status >= 500:
            raise Fault(f"it answers {told.status}: {told.body[:300]!r}")
        if (given.method, path) == FORGET and told.status < 400:
            self.ann.cookie = ""
            await self.furnish()
        if given.kind != "call" and told.status == 201:
            await self.use(told.json)
        return ACCEPTED if told.status < 400 else REFUSED

    async def use(self, brought: dict[str, str]) -> None:
        """Play a little with what was let in: it may be strange."""
        if "campaign" in brought:
            await self.granted("GET", f"/api/campaigns/{brought['campaign']}", {}, "view")
            return
        table = brought["table"]
        room = self.indoors.rooms[table]
        for seat, sitter in enumerate(room.table.sitters):
            if sitter.free:
                await self.granted("PUT", f"/api/tables/{table}/seats/{seat}", {}, "token")
        for _ in range(MOVES):
            if room.table.waits_for:
                await self.move(table)
        await self.granted("GET", f"/api/tables/{table}", {}, "views")

    async def say(self, said: bytes, how: str) -> str:
        """Say something at the window, and wait until it is answered."""
        if self.line is None:
            self.line = Line(self.house, self.marks["@@playing"], self.cookie)
            await self.line.accepted()
        frame: str | bytes = said
        if how == "letters":
            frame = said.decode("utf-8", "replace")
        self.line.send(frame)
        self.line.send(AFTER)
        kinds: set[str] = set()
        while (told := await self.heard(self.line)) is not None:
            if '"after"' in told:
                break
            kinds |= {kind for kind in ("done", "pong") if f'"type":"{kind}"' in told}
        return ACCEPTED if kinds else REFUSED

    async def heard(self, line: Line) -> str | None:
        """Return what the window is told next; nothing, if it was closed: it comes back later."""
        hearing = asyncio.ensure_future(line.heard.get())
        await asyncio.wait({hearing, line.running}, return_when=asyncio.FIRST_COMPLETED)
        if not hearing.done():
            hearing.cancel()
            self.line = None
            line.running.result()
            return None
        message = hearing.result()
        if message["type"] == "websocket.close":
            self.line = None
            return None
        return str(message["text"])

    async def bring_back(self, whole: bytes) -> str:
        """Read a backup to its end, and bring back what is in it."""
        file = io.BytesIO(whole)
        try:
            for _ in read_backup(file):
                pass
        except Unreadable:
            return REFUSED
        await restore(self.indoors.node.store, read_backup(file))
        return ACCEPTED

    async def check(self) -> None:
        """It has nothing to complain about; now and then it is asked for something plain."""
        await asyncio.sleep(0)
        if self.complaints.heard:
            raise Fault(self.complaints.heard[0])
        self.fed += 1
        if self.fed % PLAIN:
            return
        self.ann.cookie = self.cookie
        told = await self.ann.call("GET", f"/api/tables/{self.marks['@@playing']}")
        if told.status != 200:
            raise Fault(f"it answers a plain call with {told.status}: {told.body[:300]!r}")


@asynccontextmanager
async def furnished(folder: Path) -> AsyncIterator[Place]:
    """Open a house, and close it."""
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        with unhurried():
            house = house_in(folder, thinkers=Unthinking())
            async with opened(house):
                place = Place(house, complaints)
                await place.furnish()
                yield place
                if place.line is not None:
                    await place.line.close()
    finally:
        logging.getLogger().removeHandler(complaints)
