"""Whether the house can serve: it says no while nothing can be written, and loses nothing by it."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from stolik.server.live import readiness
from stolik.server.live.readiness import FULL, SILENT, Readiness
from stolik.server.store.port import Full
from stolik.server.store.postgres import writer
from stolik.server.store.sqlite.store import SQLiteStore

from .house import Guest, Process, Screen, choice, owing, process, stored
from .postgres import Postgres, cut_all_lines
from .proxy import Proxy, proxied
from .stores import SOON, change, laid, opened, until

NOT_READY = {"ready": False, "part": "database", "error": f"the database: {FULL}"}


@contextmanager
def full_disk(node: Process) -> Iterator[None]:
    """Let a running node write to no file any more, as on a disk without room."""
    assert node.running is not None
    before = resource.prlimit(node.running.pid, resource.RLIMIT_FSIZE, (0, -1))
    try:
        yield
    finally:
        resource.prlimit(node.running.pid, resource.RLIMIT_FSIZE, before)


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[tuple[Process, Guest]]:
    """Let somebody come to a house in a process of its own."""
    with process(tmp_path) as node:
        guest = Guest(node.url, "Ann")
        yield node, guest
        guest.http.close()


def test_a_house_on_a_full_disk(ann: tuple[Process, Guest]) -> None:
    """It says so, a move is refused with a sentence, nothing is half there, and play goes on."""
    node, guest = ann
    table = guest.lay().name
    for seat in range(2):
        guest.sit(table, seat)
    before = guest.look(table)
    (seat,) = owing(before)
    entries = stored(node.folder, table)
    with full_disk(node):
        for _ in range(3):
            told = guest.call("GET", "/readyz")
            assert (told.status_code, told.json()) == (503, NOT_READY)
            move = guest.move(table, seat)
            assert move.status_code == 503
            assert move.json()["text"].startswith("Stolik has no room to write this down now.")
            assert guest.look(table)["views"] == before["views"]
            assert guest.call("GET", "/healthz").status_code == 200
        wanted = {"game": "rally", "chairs": ["", ""]}
        assert guest.call("POST", "/api/tables", json=wanted).status_code == 503
        assert stored(node.folder, table) == entries
    assert guest.done("GET", "/readyz") == {"ready": True}
    assert guest.move(table, seat).status_code == 200
    assert len(stored(node.folder, table)[1]) == len(entries[1]) + 1
    assert guest.look(table)["moves"] == before["moves"] + 1


def test_a_window_on_a_full_disk(ann: tuple[Process, Guest]) -> None:
    """It is let go, and comes back to the table as it was."""
    node, guest = ann
    table = guest.lay().name
    for seat in range(2):
        guest.sit(table, seat)
    with guest.window(table) as screen:
        seen = screen.table_when(lambda message: bool(message["views"]))
        move = choice(seen, owing(seen)[0])
        with full_disk(node):
            screen.say(type="move", id="1", **move)
            assert code_of(screen) in (4000, 4503)
            assert guest.look(table)["moves"] == seen["moves"]
    with guest.window(table) as screen:
        screen.say(type="move", id="1", **move)
        assert screen.answer_to("1")["type"] == "done"


def code_of(screen: Screen) -> int:
    """Return the code with which a window is closed, whatever it is told before."""
    with pytest.raises(ConnectionClosed) as caught:
        screen.hear_until(lambda _: False)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


async def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """Whoever shares a batch hears so, too, and the thread that writes goes on."""
    store = SQLiteStore(tmp_path / "stolik.db", threads=False)
    await store.open()
    await laid(store, "t")
    database = store._writer._database  # type: ignore[attr-defined] # there is no other way in
    await store.ping()
    ((pages,),) = database.execute("pragma page_count")
    database.execute(f"pragma max_page_count = {pages}")
    with pytest.raises(Full, match="full"):
        await store.append("t", 0, ["long" * 10_000], now=1.0)
    with pytest.raises(Full, match="full"):
        await store.rename("guest", "long" * 10_000, 1.0)
    database.execute("pragma max_page_count = 100000")
    await store.append("t", 0, ["a"], now=1.0)
    await store.ping()
    assert await store.entries("t") == ["a"]
    assert [known async for known in store.everything() if known.name != "t"] == []
    await store.close()


FUNCTION = (
    "create function no_room() returns trigger language plpgsql as"
    " $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$"
)
TRIGGER = "create trigger no_room before insert on entries execute function no_room()"


async def test_a_server_without_room(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody hears so at once, not when patience ends; what is smaller may find room."""
    async with asyncio.timeout(SOON), opened(database) as store:
        await laid(store, "t", "u")
        for statement in (FUNCTION, TRIGGER):
            await change(database, statement)
        appends = [store.append(table, 0, ["a"], now=1.0) for table in ("t", "u")]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Full, Full]
        asking = Readiness(store)
        assert await asking.ask() == FULL
        monkeypatch.setattr(writer, "A_MOMENT", 0.0)
        assert await asking.ask() == ""
        monkeypatch.undo()
        await change(database, "drop trigger no_room on entries")
        await store.append("t", 0, ["a"], now=1.0)
        assert await asking.ask() == ""
        assert await store.entries("t") == ["a"]


async def test_a_server_that_takes_nothing(postgres: Postgres, database: str) -> None:
    """One that may only be read from is not ready, and is again by itself."""
    name = database.partition("?")[0].rpartition("/")[2]
    async with opened(database) as store:
        asking = Readiness(store)
        for settled, fault in (("on", FULL), ("off", "")):
            await asyncio.to_thread(
                postgres.do, f"alter database {name} set default_transaction_read_only={settled}"
            )
            await cut_all_lines(database)
            assert await asking.ask() == fault


async def test_a_server_that_falls_silent(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is answered all the same, and no lines pile up however many ask."""
    monkeypatch.setattr(readiness, "WITHIN", 0.2)
    monkeypatch.setattr("stolik.server.store.postgres.store.PING", 0.5)
    async with proxied(database) as (proxy, url), opened(url) as store:
        asking = Readiness(store)
        assert await asking.ask() == ""
        before = lines(proxy)
        proxy.requests = proxy.answers = False
        for _ in range(10):
            async with asyncio.timeout(SOON):
                assert {*await asyncio.gather(*(asking.ask() for _ in range(50)))} == {SILENT}
            assert lines(proxy) <= before + 2
        proxy.cut()
        await until(partial(is_ready, asking))


def lines(proxy: Proxy) -> int:
    """Return how many lines are open."""
    return sum(not each.is_closing() for each in proxy._writers)


async def is_ready(asking: Readiness) -> bool:
    """Tell whether nothing is wrong any more."""
    return not await asking.ask()
