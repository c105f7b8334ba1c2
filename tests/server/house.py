"""A real house on a free port: in a thread of the tests, or in a process that can be killed."""

import gc
import json
import os
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stolik.server.door.crowds import Door
from stolik.server.door.visitors import DoorConfig
from stolik.server.http.guarding import RIGHTS
from stolik.server.http.passes import COOKIE
from stolik.server.live import house as of_house
from stolik.server.serving import house_of
from stolik.server.settings import Settings
from stolik.server.store.packing import unpacked
from stolik.server.tables import timed_work as due
from stolik.server.tables.entries import Entry, Head, read_entry, read_head
from stolik.server.tables.table import Table, opened

SOON = 20.0
"""Seconds after which whatever should come is given up."""
HOST = "127.0.0.1"
QUICK = "geroychiki"
JSON = {"content-type": "application/json"}
"""Of a message that is sent letter by letter."""

Message = dict[str, Any]


class Laid(NamedTuple):
    """A table that somebody has laid."""

    name: str
    invitations: list[str]


class Screen:
    """A window at a table, with everything that was ever sent to it."""

    def __init__(self, line: ClientConnection) -> None:
        """Look through an open line."""
        self.line = line
        self.frames: list[str] = []

    def say(self, **said: Any) -> None:
        """Send a message."""
        self.line.send(json.dumps(said))

    def hear(self) -> Message:
        """Return the next message."""
        text = self.line.recv(timeout=SOON)
        assert isinstance(text, str)
        self.frames.append(text)
        message: Message = json.loads(text)
        return message

    def hear_until(self, found: Callable[[Message], bool]) -> Message:
        """Return the first message that is meant."""
        while not found(message := self.hear()):
            pass
        return message

    def table_when(self, found: Callable[[Message], bool]) -> Message:
        """Return how the table stands as soon as it stands so."""
        return self.hear_until(lambda message: message["type"] == "table" and found(message))

    def answer_to(self, id_: str) -> Message:
        """Return the answer to a wish."""
        return self.hear_until(lambda message: message.get("id") == id_)


class Guest:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str = "") -> None:
        """Come to the house, and say a name if there is one."""
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=SOON, headers={"accept-language": "en"})
        self.sent: list[str] = []
        """Every answer."""
        if name:
            assert self.call("PUT", "/api/me", json={"name": name}).status_code == 200

    @property
    def cookie(self) -> str:
        """What the browser keeps."""
        return self.http.cookies.get(COOKIE) or ""

    @property
    def id(self) -> str:
        """What the house calls the guest."""
        return self.cookie.rpartition(".")[0]

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask for something."""
        response = self.http.request(method, path, **more)
        self.sent.append(response.text)
        return response

    def done(self, method: str, path: str, **more: Any) -> Any:
        """Ask for something that is granted, and return the answer."""
        response = self.call(method, path, **more)
        assert response.is_success, response.text
        return response.json()

    def refused(self, method: str, path: str, **more: Any) -> str:
        """Ask for something that is refused, and return why; the words are there too."""
        response = self.call(method, path, **more)
        said = response.json()
        rights = RIGHTS.get(said["refused"]["key"], 409)
        assert response.status_code == rights, response.text
        assert said["text"]
        assert "refused-" not in said["text"]
        return str(said["refused"]["key"])

    def lay(self, game: str = QUICK, chairs: tuple[str, ...] = ("", ""), **more: Any) -> Laid:
        """Lay a table."""
        wanted = {"game": game, "chairs": chairs, **more}
        laid = self.done("POST", "/api/tables", json=wanted)
        return Laid(laid["table"], laid["invitations"])

    def sit(self, table: str, seat: int, token: str = "", luck: str = "a word", **more: str) -> str:
        """Take a seat, and return its token."""
        body = {"luck": luck, "token": token, **more}
        return str(self.done("PUT", f"/api/tables/{table}/seats/{seat}", json=body)["token"])

    def look(self, table: str, **asked: int) -> Message:
        """Look at a table."""
        seen: Message = self.done("GET", f"/api/tables/{table}", params=asked)
        return seen

    def wait(self, table: str, found: Callable[[Message], bool], since: int = 0) -> Message:
        """Return the table as soon as it stands so."""
        seen = self.look(table, since=since)
        while not found(seen):
            newer = self.look(table, since=seen["number"], wait=int(SOON))
            assert newer["number"] > seen["number"], "nothing happens"
            seen = newer
        return seen

    def move(self, table: str, seat: int, place: int = 0, **more: Any) -> httpx.Response:
        """Make the n-th of the moves that there are."""
        return self.call(
            "POST", f"/api/tables/{table}/moves", json=self.choice(table, seat, place) | more
        )

    def choice(self, table: str, seat: int, place: int = 0) -> Message:
        """Return a move that can be made now."""
        return choice(self.look(table), seat, place)

    @contextmanager
    def window(self, table: str, since: int = 0, **more: Any) -> Iterator[Screen]:
        """Open a window, and say hello."""
        with self.line(table, **more) as line:
            screen = Screen(line)
            screen.say(type="hello", since=since)
            yield screen

    def line(self, table: str, **more: Any) -> ClientConnection:
        """Open a line, and say nothing."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?lang=en"
        cookie = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        line: ClientConnection = connect(
            address, additional_headers=cookie, open_timeout=SOON, **more
        )
        return line


def refused_window(guest: Guest, table: str) -> int:
    """Return the code with which a window is closed that nothing was said to."""
    with guest.line(table) as line, pytest.raises(ConnectionClosed) as caught:
        line.recv(timeout=SOON)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


def closed_with(line: ClientConnection) -> int:
    """Return how the house closed a line; what was still on its way is let pass."""
    with pytest.raises(ConnectionClosed) as caught:  # noqa: PT012 - until it is closed
        while True:
            line.recv(timeout=SOON)
    received = caught.value.rcvd
    assert received is not None
    return received.code


def choice(seen: Message, seat: int, place: int = 0) -> Message:
    """Return a move that the table offers to a seat."""
    view = next(view for view in seen["views"] if view["seat"] == seat)
    moves = view["view"]["moves"]
    move = moves[place % len(moves)]["move"]
    return {"seat": seat, "question": view["question"], "move": move}


def owing(seen: Message) -> list[int]:
    """Return whom the table waits for."""
    return [number for number, seat in enumerate(seen["seats"]) if seat["owes"]]


def plays_on(guest: Guest, table: str, until: Callable[[Message], bool]) -> Message:
    """Let somebody who has all the seats play until the table stands so."""
    seen = guest.look(table)
    place = 0
    while not until(seen):
        assert guest.move(table, owing(seen)[0], place).status_code == 200
        seen = guest.look(table)
        place += 1
    return seen


def is_over(seen: Message) -> bool:
    """Tell whether the game is over."""
    return bool(seen["phase"] == "over")


class House:
    """A house that is open, the guests who came, and what its store has."""

    def __init__(self, url: str, folder: Path, door: Door) -> None:
        """Stand before the house."""
        self.url = url
        self.folder = folder
        self.door = door
        self.guests: list[Guest] = []

    def guest(self, name: str = "") -> Guest:
        """Let somebody come."""
        self.guests.append(Guest(self.url, name))
        return self.guests[-1]

    def two(self, **more: Any) -> tuple[Guest, Guest, str]:
        """Return two guests at a table that Ann has laid."""
        ann, ben = self.guest("Ann"), self.guest("Ben")
        laid = ann.lay(**more)
        ann.sit(laid.name, 0)
        ben.sit(laid.name, 1, laid.invitations[1])
        return ann, ben, laid.name

    def one(self, **more: Any) -> tuple[Guest, str]:
        """Return a guest who has every chair of a table: one screen for all."""
        ann = self.guest("Ann")
        laid = ann.lay(**more)
        for seat, chair in enumerate(more.get("chairs", ("", ""))):
            if not chair:
                ann.sit(laid.name, seat)
        return ann, laid.name

    def stored(self, table: str) -> tuple[Head, list[Entry]]:
        """Return what the store has of a table."""
        return stored(self.folder, table)

    def table(self, name: str, number: int | None = None) -> Table:
        """Return the table that follows from the store, after so many entries."""
        head, entries = self.stored(name)
        return opened(head, entries[:number])

    def leave(self) -> None:
        """Let everybody go home."""
        for guest in self.guests:
            guest.http.close()


def stored(folder: Path, table: str) -> tuple[Head, list[Entry]]:
    """Return what is in the file, read beside the house."""
    with closing(sqlite3.connect(folder / "stolik.db", timeout=SOON)) as line:
        ((head,),) = line.execute("select head from tables where id = ?", [table])
        packs = line.execute("select body from packs where table_id = ?", [table]).fetchall()
        asked = "select body from entries where table_id = ? order by number"
        rest = [body for (body,) in line.execute(asked, [table])]
        before = [body for (pack,) in packs for body in unpacked(pack)]
        return read_head(head), [read_entry(body) for body in (*before, *rest)]


@contextmanager
def open_house(
    folder: Path, *, patient: bool = True, narrow: bool = False, **settled: Any
) -> Iterator[House]:
    """Open a house in a thread, with bots that do not pretend to think.

    A patient one lets guests ask as fast as they can: a script is faster than any player. From a
    narrow one little is on the way to somebody who does not read.
    """
    settings = Settings(folder=folder, workers=1, **{"crowd": 40 * (not patient), **settled})
    # Whoever knocks before it is open waits in the queue of the socket: nobody has to try again.
    door = socket.create_server((HOST, 0))
    if narrow:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    config = DoorConfig(house_of(settings), settings)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([door],))
    house = House(f"http://{HOST}:{door.getsockname()[1]}", folder, config.door)
    collecting = gc.get_threshold()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(due, "MOMENT", 0.0)
        patch.setattr(of_house, "SLACK", 0.2)
        thread.start()
        try:
            yield house
        finally:
            house.leave()
            server.should_exit = True
            thread.join(SOON)
            # The house has set the collector for a process of its own.
            gc.unfreeze()
            gc.set_threshold(*collecting)
    assert not thread.is_alive()


class Process:
    """A node of its own, as `stolik serve` starts it."""

    def __init__(self, folder: Path, *more: str, files: int = 0) -> None:
        """Start it at a port that is free, and always the same; it may have few files open."""
        with socket.create_server((HOST, 0)) as free:
            self.port = free.getsockname()[1]
        self.folder = folder
        self.more = more
        self.files = files
        self.url = f"http://{HOST}:{self.port}"
        self.running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Open the house, and wait until it can serve."""
        command = [sys.executable, "-m", "stolik", "serve", "--port", str(self.port)]
        command += ["--folder", str(self.folder), "--workers", "1", *self.more]
        if self.files:
            command = ["sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh", *command]
        source = str(Path(of_house.__file__).parents[3])
        environment = os.environ | {"PYTHONPATH": source, "PYTHONUNBUFFERED": "1"}
        self.running = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        self.knock(time.monotonic() + SOON)
        assert httpx.get(f"{self.url}/readyz", timeout=SOON).json() == {"ready": True}

    def knock(self, until: float) -> None:
        """Try the door until somebody opens."""
        while time.monotonic() < until:
            try:
                socket.create_connection((HOST, self.port)).close()
            except ConnectionRefusedError:
                time.sleep(0.02)
            else:
                return
        raise TimeoutError

    def kill(self) -> None:
        """Pull the plug."""
        if self.running is not None:
            self.running.kill()
            self.running.wait()
            if self.running.stdout is not None:
                self.running.stdout.close()
            self.running = None


@contextmanager
def process(folder: Path, *more: str, files: int = 0) -> Iterator[Process]:
    """Start a node that is gone afterwards."""
    node = Process(folder, *more, files=files)
    node.start()
    try:
        yield node
    finally:
        node.kill()
