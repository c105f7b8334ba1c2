"""A whole house in one thread: no sockets, no processes, a bot that thinks in place.

So it can be opened where there is nothing else, as in a browser's worker.
"""

import asyncio
import gc
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolik.server.http.app import application
from stolik.server.live.node import Node, in_place
from stolik.server.settings import Settings
from stolik.server.store import Unavailable
from stolik.server.store.sqlite.store import SQLiteStore
from stolik.server.tables import timed_work
from stolik.server.tables.entries import Moved, read_entry
from stolik.server.thinking.in_place import ThinkersInPlace

from .asgi import Line, opened
from .stores import added, laid

LATER = 1_000_000.0
"""What the clock shows first: no clock of this machine does."""
SOON = 60.0


@pytest.fixture
def nothing_else(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let there be no other thread, process or socket than those that the test began with."""

    def refuse(*_: Any, **__: Any) -> Any:
        raise AssertionError("there is nothing but this thread")

    monkeypatch.setattr(timed_work, "MOMENT", 0.0)
    collecting = gc.get_threshold()
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        patch.setattr(subprocess.Popen, "__init__", refuse)
        patch.setattr(asyncio, "create_subprocess_exec", refuse)
        patch.setattr(socket.socket, "bind", refuse)
        patch.setattr(socket.socket, "connect", refuse)
        yield
    # The house has set the collector for a process of its own.
    gc.unfreeze()
    gc.set_threshold(*collecting)


@pytest.mark.usefixtures("nothing_else")
@pytest.mark.parametrize("game", ["geroychiki", "hercules"])
async def test_a_game_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    """By calls and over a window, against a bot; it is stored with the times of a clock of ours."""
    ticking = count()
    store = SQLiteStore(tmp_path / "stolik.db", threads=False)
    node = Node(store, ThinkersInPlace(), clock=lambda: LATER + next(ticking), aside=in_place)
    house = application(Settings(tmp_path, secret="a secret of this test"), node)  # noqa: S106
    async with asyncio.timeout(SOON), opened(house):
        transport = httpx.ASGITransport(house)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as ann:
            await ann.put("/api/me", json={"name": "Ann"})
            wanted = {"game": game, "chairs": ["", "greed"]}
            table = (await ann.post("/api/tables", json=wanted)).json()["table"]
            await ann.put(f"/api/tables/{table}/seats/0", json={"luck": "any words"})
            cookie = f"stolik={ann.cookies['stolik']}"
            last = await play(Line(house, table, cookie))
            assert (await ann.get(f"/api/tables/{table}")).json()["phase"] == "over"
            record = (await ann.get(f"/api/tables/{table}/record")).json()
        assert len(record["moves"]) == last["moves"]
        entries = [read_entry(entry) for entry in await store.entries(table)]
    moved = [entry for entry in entries if isinstance(entry, Moved)]
    assert {entry.by for entry in moved} == {"", "greed"}
    assert all(LATER <= entry.at < LATER + next(ticking) for entry in moved)


async def play(line: Line) -> dict[str, Any]:
    """Answer every question with the first move there is, until the game is over."""
    await line.accepted()
    answered = -1
    while (shown := await line.told("table"))["phase"] != "over":
        view = shown["views"][0]
        if view["question"] > answered and 0 in view["view"]["to_move"]:
            answered = view["question"]
            move = view["view"]["moves"][0]["move"]
            line.say(type="move", id=str(answered), seat=0, question=answered, move=move)
    await line.close()
    return shown


@pytest.mark.usefixtures("nothing_else")
async def test_a_store_without_threads_keeps_the_same_promises(tmp_path: Path) -> None:
    """The database decides who was first, what is kept is there, and closed is closed."""
    store = SQLiteStore(tmp_path / "stolik.db", threads=False)
    await store.open()
    await laid(store, "here", "there")
    assert await added(store, "here", 0, "one", "two") == "added"
    assert await added(store, "here", 1, "other") == "Taken"
    assert await added(store, "nowhere", 0, "one") == "Missing"
    assert await store.entries("here") == ["one", "two"]
    assert [kept.name async for kept in store.everything()] == ["here", "there"]
    await store.close()
    for ask in (store.head("here"), store.rename("guest", "Ann", 1.0)):
        with pytest.raises(Unavailable):
            await ask
    with pytest.raises(AssertionError, match="nothing but this thread"):
        threading.Thread(target=print).start()  # it would be noticed


def test_a_house_of_its_own_needs_no_postgresql() -> None:
    """Its driver is imported by what speaks to it, and by nothing else."""
    program = (
        "import sys; import stolik.server.serving; from stolik.server.store import open_store;"
        "open_store('house.db'); print('asyncpg' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.PIPE)
    assert run.stdout == b"False\n"
