"""boardgame.io's server under the same load, with a game that only counts, its tables in memory.

Its windows speak socket.io over a WebSocket: a frame begins with the number of its kind, an event
is a list of its name and what comes with it. Of what it depends on, one package is held at the
version it was made with: koa-compose 4.2 no longer sees the calls that boardgame.io adds late, and
there would be no lobby.
"""

import asyncio
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import perf_counter

from load_driving import SEATS, Load, say
from load_lines import Caller, Line, Place, open_line
from load_processes import HOST, Server, free_place
from msgspec import Raw, Struct, field, json

SOURCES = Path(__file__).parent / "boardgameio"
INSTALLED = Path(__file__).parent.parent / ".cache" / "boardgameio"
CALLERS = 32
GAME = "counting"
PATH = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING = b"0", b"2"
PONG, CONNECT = b"3", f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()


class Turn(Struct, rename="camel"):
    """Of what boardgame.io tells of a turn, whose it is."""

    current_player: str


class Count(Struct):
    """The whole game."""

    count: int


class State(Struct):
    """Of what a window is told, what the driver needs."""

    number: int = field(name="_stateID")
    turn: Turn = field(name="ctx")
    game: Count = field(name="G")


class Synced(Struct):
    """What a window is told first."""

    state: State


EVENTS = json.Decoder(list[Raw])
STATES = json.Decoder(State)
SYNCED = json.Decoder(Synced)


class Table:
    """Four windows at a match, and what each was told last."""

    def __init__(self, load: Load, name: str, passes: list[str]) -> None:
        """Stand before the windows."""
        self.load = load
        self.name = name
        self.passes = passes
        self.lines: list[Line] = []
        self.told: list[State | None] = [None] * SEATS
        self.synced = [asyncio.get_running_loop().create_future() for _ in range(SEATS)]
        self.sent = 0.0
        self.before = -1
        self.moves = 0
        """That all four have seen."""

    async def open(self, place: Place) -> None:
        """Open a window for every seat."""
        for seat in range(SEATS):
            line = await open_line(place, PATH, partial(self.hear, seat), self.cut)
            self.lines.append(line)
            line.say(CONNECT)
            await self.synced[seat]
        self.load.ready(self)

    def cut(self) -> None:
        """Note that the server has cut a line."""
        self.load.fault("a socket was closed by the server")

    @property
    def number(self) -> int:
        """What all four have been told."""
        return min(-1 if state is None else state.number for state in self.told)

    def move(self) -> None:
        """Count one up."""
        state = self.told[0]
        assert state is not None  # noqa: S101 - the table is in play
        player = state.turn.current_player
        payload = {
            "type": "count",
            "args": [],
            "playerID": player,
            "credentials": self.passes[int(player)],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        event = ["update", action, state.number, self.name, player]
        self.before = state.number
        self.sent = perf_counter()
        self.lines[int(player)].say(EVENT + json.encode(event))

    def hear(self, seat: int, text: bytes) -> None:
        """Take what a window is told."""
        now = perf_counter()
        self.load.received += len(text)
        if text == PING:
            self.lines[seat].say(PONG)
        elif text.startswith(CONNECT):
            event = ["sync", self.name, str(seat), self.passes[seat], SEATS]
            self.lines[seat].say(EVENT + json.encode(event))
        elif text.startswith(EVENT):
            self.hear_event(seat, EVENTS.decode(text[len(EVENT) :]), now)
        elif not text.startswith(OPEN):
            self.load.fault(text.decode())

    def hear_event(self, seat: int, event: list[Raw], now: float) -> None:
        """Take what happened; who is connected is told too, and is not our matter."""
        name = bytes(event[0])
        if name == b'"sync"':
            self.told[seat] = SYNCED.decode(event[2]).state
            self.synced[seat].set_result(None)
        elif name == b'"update"':
            self.hear_update(seat, STATES.decode(event[2]), now)

    def hear_update(self, seat: int, state: State, now: float) -> None:
        """Note what a window knows now; with the last one a move is shown."""
        before = self.told[seat]
        if before is None or state.game.count != before.game.count + 1:
            self.load.fault("a window was not told every number")
        self.told[seat] = state
        if self.before >= 0 and self.number > self.before:
            self.load.seen(now - self.sent)
            self.moves += 1
            self.before = -1
            self.load.ready(self)


class Peer:
    """boardgame.io's server with all its tables."""

    name = "boardgame.io"

    def __init__(self, folder: Path, load: Load) -> None:
        """Say how it is started."""
        self.load = load
        place = free_place()
        command = ["node", str(INSTALLED / "server.js"), str(place.port)]
        self.server = Server(command, place, "/games", folder)
        self.tables: list[Table] = []

    async def prepare(self, tables: int) -> None:
        """Create the matches, join them and open the windows."""
        numbers = [range(tables)[n::CALLERS] for n in range(CALLERS)]
        await asyncio.gather(*(self.create(len(part)) for part in numbers))

    async def create(self, tables: int) -> None:
        """Create so many matches, one after another."""
        caller = Caller(self.server.place, HOST)
        for _ in range(tables):
            made = await caller.call("POST", f"/games/{GAME}/create", {"numPlayers": SEATS})
            name = made.granted()["matchID"]
            passes = [await self.join(caller, name, seat) for seat in range(SEATS)]
            table = Table(self.load, name, passes)
            self.tables.append(table)
            await table.open(self.server.place)
            say(f"boardgame.io: {len(self.tables)} tables")

    async def join(self, caller: Caller, match: str, seat: int) -> str:
        """Take a seat; return what proves it."""
        body = {"playerID": str(seat), "playerName": f"Guest {seat}"}
        joined = await caller.call("POST", f"/games/{GAME}/{match}/join", body)
        return str(joined.granted()["playerCredentials"])

    def lost(self) -> int:
        """Compare the moves that were shown with the count; there is no store to look into."""
        counted = sum(table.told[0].game.count for table in self.tables if table.told[0])
        return abs(counted - sum(table.moves for table in self.tables))


def install() -> None:
    """Install boardgame.io where it stays out of the way, the versions being those of the lock."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            sys.exit(f"There is no {program} on the PATH: boardgame.io needs Node. (--only stolik)")
    INSTALLED.mkdir(parents=True, exist_ok=True)
    wanted = (SOURCES / "package-lock.json").read_bytes()
    lock = INSTALLED / "package-lock.json"
    whole = (INSTALLED / "node_modules" / ".package-lock.json").exists()  # npm writes it last
    ready = whole and lock.exists() and lock.read_bytes() == wanted
    shutil.copytree(SOURCES, INSTALLED, dirs_exist_ok=True)
    if not ready:
        print("installing boardgame.io", file=sys.stderr)
        command = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
        subprocess.run(command, cwd=INSTALLED, check=True)  # noqa: S603 - npm from the PATH
