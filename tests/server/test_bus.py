"""Nodes hear of each other, also after a while of silence."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core import Unreadable
from stolik.server.store.bus import EVERYTHING, Bus, LocalBus, Notice
from stolik.server.store.postgres.bus import MOST_KEPT, PostgresBus, payloads

from .postgres import cut_all_lines, told
from .proxy import proxied
from .stores import SOON, opened, until

BEAT = 0.2


class Ear:
    """Notes what a node hears."""

    def __init__(self, bus: Bus) -> None:
        """Listen from now on."""
        self.heard: list[Notice] = []
        self.calls = 0
        self.leave = bus.subscribe(self.hear)

    def hear(self, notices: Sequence[Notice]) -> None:
        """Note it."""
        self.calls += 1
        self.heard += notices

    async def until(self, enough: Callable[[list[Notice]], bool]) -> list[Notice]:
        """Wait until enough was heard."""
        await until(lambda: enough(self.heard))
        return self.heard


@pytest.fixture
def migrated(database: str) -> str:
    """Return a database whose schema is there."""

    async def migrate() -> None:
        async with opened(database):
            pass

    asyncio.run(migrate())
    return database


@asynccontextmanager
async def node(url: str, name: str) -> AsyncIterator[tuple[PostgresBus, Ear]]:
    """Let a node live for a while."""
    bus = PostgresBus(url, name, heartbeat=BEAT)
    ear = Ear(bus)
    await bus.open()
    try:
        yield bus, ear
    finally:
        await bus.close()


async def test_one_node_hears_nothing_of_its_own() -> None:
    """It knows what it stored."""
    bus = LocalBus()
    ear = Ear(bus)
    await bus.open()
    bus.publish([Notice("t", 1)])
    await asyncio.sleep(0)
    await bus.close()
    assert ear.heard == []


async def test_neighbours_in_one_process() -> None:
    """Each hears the others while it is there, and whoever stumbles holds up nobody."""
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, said: complaints.append(said))
    neighbours: set[LocalBus] = set()
    one, two = LocalBus(neighbours), LocalBus(neighbours)
    await one.open()
    await two.open()

    def stumble(_: Sequence[Notice]) -> None:
        raise RuntimeError

    two.subscribe(stumble)
    ear, other = Ear(two), Ear(two)
    one.publish([Notice("t", 1), Notice("u", 2)])
    other.leave()
    other.leave()
    await asyncio.sleep(0)
    assert ear.heard == [Notice("t", 1), Notice("u", 2)]
    assert other.heard == []
    assert len(complaints) == 1
    await two.close()
    one.publish([Notice("t", 2)])
    await asyncio.sleep(0)
    assert len(ear.heard) == 2


async def test_every_other_node_hears(migrated: str) -> None:
    """And nobody hears itself."""
    async with (
        node(migrated, "one") as (one, first),
        node(migrated, "two") as (_, second),
        node(migrated, "three") as (_, third),
    ):
        one.publish([Notice("стол", 1)])
        await second.until(lambda heard: Notice("стол", 1) in heard)
        assert await third.until(bool) == [Notice("стол", 1)]
        assert {*first.heard} <= {EVERYTHING}  # of those who joined


async def test_what_comes_together_goes_together(migrated: str) -> None:
    """One call carries all that was published meanwhile, of each table the newest."""
    async with node(migrated, "one") as (one, _), node(migrated, "two") as (_, ear):
        for number in range(500):
            one.publish([Notice(f"table {number % 50}", number)])
        await ear.until(lambda heard: len(heard) >= 50)
        assert sorted(heard.number for heard in ear.heard) == list(range(450, 500))
        assert ear.calls == 1


async def test_more_than_a_payload_carries(migrated: str) -> None:
    """It is split, and all arrives."""
    notices = [Notice(f"{number:0100}", number) for number in range(1000)]
    async with node(migrated, "one") as (one, _), node(migrated, "two") as (_, ear):
        one.publish(notices)
        assert await ear.until(lambda heard: len(heard) >= 1000) == notices
        assert ear.calls > 10


@given(st.dictionaries(st.text(max_size=300), st.integers(0, 10**6), min_size=1, max_size=200))
def test_payloads_are_small_and_complete(notices: dict[str, int]) -> None:
    """Whatever tables are called."""
    pieces = list(payloads([Notice(*each) for each in notices.items()]))
    assert all(len(piece.encode()) < 8000 for piece in pieces)
    assert [pair for piece in pieces for pair in json.loads(piece)] == list(
        map(list, notices.items())
    )


async def test_closing_sends_what_was_published(migrated: str) -> None:
    """And the node is gone for the others."""
    async with node(migrated, "two") as (_, ear):
        async with node(migrated, "one") as (one, _):
            one.publish([Notice("t", 7)])
        await ear.until(lambda heard: Notice("t", 7) in heard)
        assert [*map(tuple, await told(migrated, "select id from nodes"))] == [("two",)]


async def test_a_cut_line_is_laid_again(migrated: str) -> None:
    """Both look at everything, and what was published meanwhile arrives."""
    async with node(migrated, "one") as (one, first), node(migrated, "two") as (_, second):
        await cut_all_lines(migrated)
        one.publish([Notice("t", 1)])
        assert EVERYTHING in await first.until(bool)
        assert EVERYTHING in await second.until(bool)
        one.publish([Notice("t", 2)])
        await second.until(lambda heard: Notice("t", 2) in heard)


async def test_a_line_that_is_silent(migrated: str) -> None:
    """Nothing is heard and nobody hangs up: the heartbeat finds out, and so do the others."""
    async with (
        proxied(migrated) as (proxy, url),
        node(url, "one") as (one, first),
        node(migrated, "two") as (two, second),
    ):
        assert await first.until(bool) == [EVERYTHING]  # the other has joined
        first.heard.clear()
        proxy.answers = proxy.requests = False
        two.publish([Notice("missed", 1)])
        one.publish([Notice("t", 1)])
        assert await second.until(bool) == [EVERYTHING]
        assert first.heard == []
        proxy.answers = proxy.requests = True
        assert await first.until(bool) == [EVERYTHING]
        await second.until(lambda heard: Notice("t", 1) in heard)
        two.publish([Notice("t", 2)])
        await first.until(lambda heard: Notice("t", 2) in heard)


async def test_the_database_is_away_for_a_while(migrated: str) -> None:
    """What is published is kept; too much of it becomes one notice."""
    async with (
        proxied(migrated) as (proxy, url),
        node(url, "one") as (one, _),
        node(migrated, "two") as (_, second),
    ):
        proxy.open = False
        await cut_all_lines(migrated)
        one.publish([Notice(str(number), 1) for number in range(MOST_KEPT + 1)])
        await second.until(bool)
        assert EVERYTHING in second.heard


async def test_a_node_that_slept_was_told_nothing(migrated: str) -> None:
    """Others took it for dead; once awake it looks at everything."""
    async with node(migrated, "one") as (one, _), node(migrated, "two") as (_, ear):
        await told(migrated, "update nodes set seen = now() - interval '1 minute' where id = 'two'")
        one.publish([Notice("t", 1)])
        assert await ear.until(bool) == [EVERYTHING]
        one.publish([Notice("t", 2)])
        await ear.until(lambda heard: Notice("t", 2) in heard)


async def test_what_a_killed_node_had_told_nobody(migrated: str) -> None:
    """All look at everything once it is taken for dead, and when one joins: it may be back."""
    async with node(migrated, "one") as (_, ear):
        await told(migrated, "insert into nodes (id, channel, seen) values ('two', 'x', now())")
        assert await ear.until(bool) == [EVERYTHING]
        await asyncio.sleep(2 * BEAT)
        assert ear.heard == [EVERYTHING]  # once
        ear.heard.clear()
        async with node(migrated, "two again"):
            assert await ear.until(bool) == [EVERYTHING]


async def test_a_node_that_was_cleared_away(migrated: str) -> None:
    """It comes back by itself."""
    async with node(migrated, "one") as (one, _), node(migrated, "two") as (_, ear):
        await told(migrated, "delete from nodes where id = 'two'")
        assert await ear.until(bool) == [EVERYTHING]
        one.publish([Notice("t", 2)])
        await ear.until(lambda heard: Notice("t", 2) in heard)


async def test_what_should_not_happen_is_reported_and_survived(migrated: str) -> None:
    """Somebody takes the table of nodes away and brings it back."""
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, said: complaints.append(said))
    async with node(migrated, "one") as (_, ear):
        await told(migrated, "alter table nodes rename to hidden")
        await until(lambda: len(complaints) >= 2)
        await told(migrated, "alter table hidden rename to nodes")
        await ear.until(bool)
        async with node(migrated, "two") as (two, _):
            two.publish([Notice("t", 2)])
            await ear.until(lambda heard: Notice("t", 2) in heard)


async def test_closing_while_the_database_is_away(migrated: str) -> None:
    """Takes no longer than a dead node is waited for."""
    async with proxied(migrated) as (proxy, url):
        bus = PostgresBus(url, "one", heartbeat=BEAT)
        await bus.open()
        proxy.answers = False
        bus.publish([Notice("t", 1)])
        async with asyncio.timeout(SOON):
            await bus.close()


async def test_a_bus_to_nowhere() -> None:
    """Says so at once."""
    with pytest.raises(Unreadable, match="does not answer"):
        await PostgresBus("postgresql://u@127.0.0.1:1/d", "one").open()
