"""Processes are killed, lines are cut, servers restart: what was confirmed is there, once."""

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from uuid import uuid4

import pytest

from stolik.server.store import Due, Store, Taken, Unavailable
from stolik.server.store.port import in_order
from stolik.server.store.postgres.store import PostgresStore

from .appending import TABLES
from .postgres import Postgres, cut_all_lines, told
from .proxy import proxied
from .stores import SOON, change, laid, opened, until

PROGRAM = str(Path(__file__).with_name("appending.py"))
PATIENT = 60.0
"""Seconds that a busy machine may take."""

Confirmed = dict[tuple[str, int], str]


async def append_until_killed(place: str, after: int) -> Confirmed:
    """Kill the program once it has confirmed so many appends; return all it has confirmed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, PROGRAM, place, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    said = [await process.stdout.readline() for _ in range(after)]
    process.kill()
    said += (await process.stdout.read()).splitlines()
    await process.wait()
    return {
        (table, at): body
        for table, number, bodies in map(json.loads, filter(None, said))
        for at, body in enumerate(bodies, number)
    }


async def compare(store: Store, confirmed: Confirmed) -> None:
    """Everything confirmed is at its number, nothing is there twice, and work is planned."""
    entries = {table: await store.entries(table) for table in TABLES}
    for (table, at), body in confirmed.items():
        assert entries[table][at] == body
    every = [body for bodies in entries.values() for body in bodies]
    assert len(set(every)) == len(every)
    works = await store.claim_due("checking", 1e9, 100, -2e9)
    assert works == sorted(
        (Due(table, "bot", float(len(bodies))) for table, bodies in entries.items() if bodies),
        key=in_order,
    )


async def killed_again_and_again(place: str, rounds: int, seed: int) -> None:
    """Kill round after round, with one history from the first to the last."""
    luck = random.Random(seed)  # noqa: S311 - when to kill
    confirmed: Confirmed = {}
    for _ in range(rounds):
        told_now = await append_until_killed(place, luck.randrange(1, 200))
        assert not confirmed.keys() & told_now.keys()
        confirmed |= told_now
        async with opened(place) as store:
            await compare(store, confirmed)


@pytest.mark.parametrize("part", [0, pytest.param(1, marks=pytest.mark.thorough)])
async def test_killed_in_the_middle_of_appends_to_a_file(tmp_path: Path, part: int) -> None:
    """Ten rounds and ten again."""
    await killed_again_and_again(str(tmp_path / "stolik.db"), 10, part)


async def test_killed_in_the_middle_of_appends_to_a_server(database: str) -> None:
    """A few rounds."""
    await killed_again_and_again(database, 4, 3)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """Return a server that a test may restart."""
    server = Postgres(Path(tempfile.gettempdir()) / f"stolik-{uuid4().hex[:12]}")
    yield server
    server.close()


class Players:
    """Nodes on one database that append to the same tables, and note who won which number."""

    def __init__(self, tables: int) -> None:
        """Begin with so many tables."""
        self.tables = [f"table {number}" for number in range(tables)]
        self.won: Confirmed = {}
        self.over = False

    async def play(self, store: Store, node: str) -> None:
        """Append at the next number until the game is over, whoever takes the numbers."""
        await asyncio.gather(*(self.fill(store, node, table) for table in self.tables))

    async def fill(self, store: Store, node: str, table: str) -> None:
        """Append to one table; whoever is late reads and tries again."""
        while not self.over:
            number = len(await store.entries(table))
            body = f"{node}: {number}"
            try:
                await store.append(table, number, [body], now=1.0)
            except Taken:
                continue
            assert (table, number) not in self.won
            self.won[table, number] = body

    def have_won(self, numbers: int) -> bool:
        """Tell whether so many numbers have a winner."""
        return len(self.won) >= numbers

    async def check(self, store: Store) -> None:
        """There is one history, and it is what the winners were told."""
        for table in self.tables:
            entries = await store.entries(table)
            assert entries == [self.won[table, number] for number in range(len(entries))]
        assert len(self.won) == sum([len(await store.entries(table)) for table in self.tables])


@pytest.mark.thorough
async def test_the_server_crashes_and_comes_back(own_postgres: Postgres) -> None:
    """Both nodes wait and go on; nobody is told anything that is not so."""
    url = await asyncio.to_thread(own_postgres.database)
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(opened(url)) for _ in range(2)]
        players = Players(3)
        await laid(one, *players.tables)
        playing = asyncio.gather(players.play(one, "one"), players.play(two, "two"))
        for _ in range(2):
            before = len(players.won)
            await asyncio.to_thread(own_postgres.restart)
            await until(partial(players.have_won, before + 50))
        players.over = True
        await playing
        await players.check(two)


async def test_two_nodes_race_for_one_table(database: str) -> None:
    """Every number has one winner, and the other hears that it is taken."""
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(opened(database)) for _ in range(2)]
        await laid(nodes[0], "t")
        for number in range(100):
            answers = await asyncio.gather(
                *(
                    node.append("t", number, [f"{who} {seat}"], now=1.0)
                    for who, node in enumerate(nodes)
                    for seat in range(2)
                ),
                return_exceptions=True,
            )
            assert sum(answer is None for answer in answers) == 1
            assert sum(isinstance(answer, Taken) for answer in answers) == 3
        assert len(await nodes[1].entries("t")) == 100


async def test_batches_of_many_nodes_never_wait_in_a_circle(database: str) -> None:
    """Each appends to all the tables, in its own order."""
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(opened(database)) for _ in range(3)]
        players = Players(20)
        await laid(nodes[0], *players.tables)
        playing = asyncio.gather(*(players.play(node, str(node)) for node in nodes))
        await asyncio.sleep(1.0)
        players.over = True
        await playing
        await players.check(nodes[0])


@pytest.mark.thorough
async def test_lines_are_cut_all_the_time(database: str) -> None:
    """From the database's end, in the middle of whatever goes on."""
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(opened(database)) for _ in range(2)]
        players = Players(5)
        await laid(one, *players.tables)
        playing = asyncio.gather(players.play(one, "one"), players.play(two, "two"))
        cuts = 0
        async with asyncio.timeout(PATIENT):
            while cuts < 15 or len(players.won) <= 15:  # however fast the machine is
                await asyncio.sleep(0.05)
                await cut_all_lines(database)
                cuts += 1
        players.over = True
        await playing
        await players.check(one)


async def says(url: str, query: str) -> bool:
    """Ask the database itself."""
    return bool((await told(url, query))[0][0])


async def test_an_answer_that_got_lost(database: str) -> None:
    """The append is there, once, and whoever waits hears so in the end."""
    async with proxied(database) as (proxy, url), opened(url) as store:
        await laid(store, "t", "u")
        await store.append("t", 0, ["a"], now=1.0)
        proxy.answers = False
        appends = asyncio.gather(
            store.append("t", 1, ["b", "c"], now=2.0), store.append("u", 0, ["a"], now=2.0)
        )
        await until(partial(says, database, "select count(*) = 4 from entries"))
        assert not appends.done()
        proxy.cut()
        async with asyncio.timeout(SOON):
            await appends
        await store.append("t", 3, ["d"], now=3.0)
        assert await store.entries("t") == ["a", "b", "c", "d"]


async def test_a_request_that_got_lost(database: str) -> None:
    """It is sent again; if somebody said the very same meanwhile, it was still somebody else."""
    async with proxied(database) as (proxy, url), opened(url) as store, opened(database) as other:
        await laid(store, "t", "u")
        await store.append("t", 0, ["a"], now=1.0)
        proxy.requests = False
        late, lost = (
            asyncio.create_task(store.append(table, number, ["the same"], now=2.0))
            for table, number in (("t", 1), ("u", 0))
        )
        await asyncio.sleep(0.05)
        await other.append("t", 1, ["the same"], now=2.0)
        proxy.cut()
        async with asyncio.timeout(SOON):
            with pytest.raises(Taken):
                await late
            await lost
        assert await store.entries("t") == ["a", "the same"]
        assert await store.entries("u") == ["the same"]


async def test_a_claim_whose_answer_got_lost(database: str) -> None:
    """The work is not asleep until the lease ends: the same claim gets it."""
    async with proxied(database) as (proxy, url), opened(url) as store:
        await laid(store, "t")
        assert await store.claim_due("node", 1.0, 10, 1000.0) == []
        await store.append("t", 0, ["a"], now=1.0, due=[Due("t", "bot", 1.0)])
        proxy.answers = False
        claim = asyncio.create_task(store.claim_due("node", 2.0, 10, 1000.0))
        await until(partial(says, database, "select node = 'node' from due"))
        proxy.cut()
        async with asyncio.timeout(SOON):
            assert await claim == [Due("t", "bot", 1.0)]


async def test_patience_ends(database: str) -> None:
    """Whoever waits too long hears that nothing is known; the store works again afterwards."""
    async with proxied(database) as (proxy, url):
        store = PostgresStore(url, patience=0.2)
        await store.open()
        await laid(store, "t")
        proxy.open = False
        await cut_all_lines(database)
        with pytest.raises(Unavailable):
            await store.append("t", 0, ["a"], now=1.0)
        with pytest.raises(Unavailable):
            await store.entries("t")
        with pytest.raises(Unavailable):
            await store.ping()
        proxy.open = True
        await store.ping()
        await store.append("t", 0, ["a"], now=1.0)
        assert await store.entries("t") == ["a"]
        await store.close()


FORBID = (
    (
        "create trigger forbid before insert on entries when new.body = 'forbidden'"
        " begin select raise(abort, 'forbidden'); end"
    ),
    "alter table entries add constraint forbidden check (body <> 'forbidden')",
)


async def test_what_the_database_refuses_spoils_no_other(place: str) -> None:
    """Were there something that only the database minds, the rest of a batch would not suffer."""
    async with opened(place) as store:
        await laid(store, "t", "u", "v")
        await change(place, FORBID[place.startswith("postgresql")])
        answers = await asyncio.gather(
            *(
                store.append(table, 0, [body], now=1.0)
                for table, body in (("t", "a"), ("u", "forbidden"), ("v", "b"))
            ),
            return_exceptions=True,
        )
        assert [answer is None for answer in answers] == [True, False, True]
        assert "forbidden" in str(answers[1])
        assert await store.entries("u") == []
        await store.append("u", 0, ["allowed"], now=1.0)


async def test_a_file_that_is_locked_for_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody hears that nothing is known, and the store works again afterwards."""
    monkeypatch.setattr("stolik.server.store.sqlite.file.PATIENCE", 0.1)
    path = tmp_path / "stolik.db"
    async with opened(str(path)) as store:
        await laid(store, "t")
        locker = sqlite3.connect(path, isolation_level=None)
        locker.execute("begin immediate")
        with pytest.raises(Unavailable, match="locked"):
            await store.append("t", 0, ["a"], now=1.0)
        with pytest.raises(Unavailable, match="locked"):
            await store.ping()
        assert await store.entries("t") == []
        locker.execute("rollback")
        locker.close()
        await store.append("t", 0, ["a"], now=1.0)
        assert await store.entries("t") == ["a"]
