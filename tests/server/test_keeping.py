"""What every store does with what is over, and with what nobody came back to."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from stolik.core import Seat
from stolik.server.store import Due, Kept, Store
from stolik.server.store.keeping import LATELY, Weight
from stolik.server.store.naming import companion
from stolik.server.store.stages import FINISHED, Stage

from .postgres import told
from .stores import added, laid, opened

LATER = 1e9
GATHERING = (Stage.GATHERING,)
ENTRIES = ["Ёжик 🦔", "", "line\nline", "x" * 5000, "{}"]
PARTS = ("progress", "entries", "packs", "snapshots", "due", "codes", "sittings")


async def finished(store: Store, table: str = "t", *entries: str) -> list[str]:
    """Lay a table whose game is over."""
    kept = list(entries or ENTRIES)
    await laid(store, table)
    await store.append(table, 0, kept, now=2.0, guests=["ann"], stage=Stage.OVER)
    return kept


async def rows(place: str, table: str) -> int:
    """Return how many rows of the database are about a table."""
    asked = " union all ".join(
        f"select count(*) as n from {part} where table_id = '{table}'"  # noqa: S608
        for part in PARTS
    )
    both = f"select sum(n) from ({asked} union all select count(*) from tables where id = '{table}') as a"  # noqa: S608, E501
    if place.startswith("postgresql"):
        return int((await told(place, both))[0][0])
    with closing(sqlite3.connect(place.removeprefix("sqlite:///"))) as line:
        return int(line.execute(both).fetchone()[0])


async def test_packed_entries_read_as_before(place: str) -> None:
    """From any number on, after a restart, in a backup, and when more has come."""
    async with opened(place) as store:
        entries = await finished(store)
        before = [kept async for kept in store.everything()]
        assert await store.keeper.pack("t")
        assert not await store.keeper.pack("t")
        assert [kept async for kept in store.everything()] == before
        assert await rows(place, "t") == 4  # its head, its progress, its pack and Ann
    async with opened(place) as store:
        for since in range(len(entries) + 2):
            assert await store.entries("t", since) == entries[since:]
        assert await added(store, "t", 4, "late") == "Taken"
        assert await added(store, "t", 5, "again", "and on") == "added"
        entries += ["again", "and on"]
        for since in range(len(entries) + 2):
            assert await store.entries("t", since) == entries[since:]


async def test_a_game_that_went_on_is_packed_again(place: str) -> None:
    """All of it, once it is over again."""
    async with opened(place) as store:
        entries = await finished(store)
        await store.keeper.pack("t")
        await store.append("t", 5, ["undone"], now=3.0, stage=Stage.PLAYING)
        assert not await store.keeper.pack("t")
        await store.append("t", 6, ["moved"], now=4.0, stage=Stage.OVER)
        assert await store.keeper.pack("t")
        assert await store.entries("t") == [*entries, "undone", "moved"]
        assert await rows(place, "t") == 4


async def test_only_what_is_over_is_packed(place: str) -> None:
    """And what is not there is no fault."""
    async with opened(place) as store:
        await laid(store, "t")
        await store.append("t", 0, ["a"], now=2.0, stage=Stage.PLAYING)
        await store.create("empty", "{}", 1.0, listed=False, stage=Stage.OVER)
        for table in ("t", "empty", "nowhere"):
            assert not await store.keeper.pack(table)
        assert await store.entries("t") == ["a"]


async def test_nothing_that_is_over_keeps_a_snapshot(place: str) -> None:
    """Neither an older one, nor one that comes late; nor does what is not there."""
    async with opened(place) as store:
        await laid(store, "t")
        await store.keep_snapshot("t", 0, "an older one")
        await store.append("t", 0, ["a"], now=2.0, stage=Stage.OVER)
        await store.keep_snapshot("t", 1, "a late one")
        assert await store.newest_snapshot("t") == (0, "an older one")
        await store.keeper.pack("t")
        await store.keep_snapshot("t", 1, "a late one")
        await store.keep_snapshot("nowhere", 1, "of nothing")
        assert await store.newest_snapshot("t") is None
        assert await store.newest_snapshot("nowhere") is None


async def test_packing_while_somebody_writes(place: str) -> None:
    """What is confirmed is there, at its number, whoever packs meanwhile."""
    async with opened(place) as store, opened(place) as other:
        begun = await finished(store)
        entries = [*begun, *map(str, range(len(begun), 40))]

        async def write() -> None:
            for number in range(len(begun), 40):
                await store.append("t", number, [entries[number]], now=3.0, stage=Stage.OVER)

        async def read() -> None:
            for _ in range(20):
                there = await other.entries("t")
                assert there == entries[: len(there)]
                assert len(there) >= len(begun)
                await other.keeper.pack("t")

        await asyncio.gather(write(), read())
        assert await store.entries("t") == entries


async def fill(store: Store, table: str, *, now: float = 2.0, lasting: bool = False) -> None:
    """Lay a table with something of everything."""
    await store.create(table, "{}", 1.0, listed=True, lasting=lasting)
    work = [Due(table, "bot", 5.0)]
    await store.append(table, 0, ["a", "b"], now=now, due=work, guests=["ann", "ben"])
    await store.keep_snapshot(table, 2, "as it lies")
    await store.give_code(table, table.upper())
    await store.rename(companion("ann", table, Seat(1)), "Beside Ann", now)


async def test_a_table_goes_with_all_there_is_of_it(place: str) -> None:
    """And nothing goes of any other."""
    async with opened(place) as store:
        for table in ("t", "tt", "u"):
            await fill(store, table)
        spared = ["tt", "u"]
        assert await store.keeper.weigh(GATHERING, LATER) == Weight(3, 3 * (2 + 2 + 10))
        assert await store.keeper.clear_away(GATHERING, LATER, 10, spared) == 1
        assert await rows(place, "t") == 0
        assert await rows(place, "tt") == await rows(place, "u") == 9
        assert await store.head("t") is None
        assert await store.table_by_code("T") is None
        assert await store.name(companion("ann", "t", Seat(1))) is None
        assert await store.name(companion("ann", "tt", Seat(1))) == "Beside Ann"
        assert sorted(await store.tables_of("ann", 10)) == spared
        assert sorted(await store.listed(10)) == spared
        assert [due.table for due in await store.claim_due("n", 9.0, 10, 1.0)] == spared
        assert await added(store, "t", 2, "late") == "Missing"
        assert await store.give_code("t", "LATE") is None
        await store.keep_snapshot("t", 2, "as it lay")
        assert await rows(place, "t") == 0
        await fill(store, "t")  # a name may be used again, as that of a rematch
        assert await rows(place, "t") == 9


async def test_what_stays(place: str) -> None:
    """What lasts, what was used since, and whatever has come to another stage."""
    async with opened(place) as store:
        keeper = store.keeper
        await fill(store, "campaign's", lasting=True)
        await fill(store, "new", now=10.0)
        await store.create("playing", "{}", 1.0, listed=False, stage=Stage.PLAYING)
        await store.create("unknown", "{}", 1.0, listed=False, stage=Stage.UNKNOWN)
        await finished(store, "over")
        await finished(store, "packed")
        await keeper.pack("packed")
        assert await keeper.clear_away(GATHERING, 10.0, 10) == 0
        assert await keeper.clear_away(FINISHED, 10.0, 1) == 1  # no more than was asked for
        assert (await keeper.weigh(FINISHED, 10.0)).things == 1
        assert await keeper.clear_away(FINISHED, 10.0, 10) == 1
        assert await keeper.clear_away(GATHERING, 10.5, 10) == 1
        assert [table async for table in store.tables()] == ["campaign's", "playing", "unknown"]


async def test_a_table_that_somebody_looks_at_stays(place: str) -> None:
    """But nobody's order of tables changes because somebody looks in again the same day."""
    async with opened(place) as store:
        await fill(store, "t", now=10.0)
        await store.keeper.touch("t", 10.0 + LATELY)
        assert await store.keeper.clear_away(GATHERING, 10.5, 0) == 0
        assert (await store.keeper.weigh(GATHERING, 10.5)).things == 1
        await store.keeper.touch("t", 11.0 + LATELY)
        assert await store.keeper.clear_away(GATHERING, 10.5 + LATELY, 10) == 0


async def test_guests_who_never_sat_down_go(place: str) -> None:
    """With those who were to play at their screen; whoever sits anywhere stays."""
    async with opened(place) as store:
        await finished(store)
        for guest in ("ann", "eve", companion("ann", "t", Seat(1)), companion("eve", "t", Seat(0))):
            await store.rename(guest, "Anybody", 5.0)
        await store.rename("new", "Ben", 10.0)
        keeper = store.keeper
        assert await keeper.count_guests(10.0) == 2
        assert await keeper.clear_guests(10.0, 1) == 1
        assert await keeper.clear_guests(10.0, 10) == 1
        assert await keeper.clear_guests(10.0, 10) == await keeper.count_guests(10.0) == 0
        assert await store.name("eve") is None
        assert await store.name("ann") == await store.name("ann+t+1") == "Anybody"
        assert await store.name("new") == "Ben"


async def test_tables_are_sorted_once(place: str) -> None:
    """Only those of which nobody knows, and only as they were looked at."""
    async with opened(place) as store:
        keeper = store.keeper
        for name in "abc":
            await store.put_back(Kept(name, "{}", 1.0, 2.0, listed=False, entries=["x"]), [])
        assert await keeper.at_stage(Stage.UNKNOWN, LATER, 2) == ["a", "b"]
        await keeper.sort("a", 1, Stage.GATHERING, lasting=True)
        await keeper.sort("a", 1, Stage.PLAYING, lasting=False)
        await keeper.sort("b", 0, Stage.GATHERING, lasting=False)
        assert await keeper.at_stage(Stage.UNKNOWN, LATER, 9) == ["b", "c"]
        assert await keeper.at_stage(Stage.UNKNOWN, 2.0, 9) == []
        assert await keeper.at_stage(Stage.GATHERING, LATER, 9) == ["a"]
        assert await keeper.clear_away(GATHERING, LATER, 9) == 0


async def test_how_much_is_stored(place: str) -> None:
    """Tables by how far they have come, names, entries packed or not, and what it takes."""
    async with opened(place) as store:
        await fill(store, "t")
        await finished(store, "u")
        await finished(store, "v")
        await store.keeper.pack("v")
        stored = await store.keeper.stored()
        assert stored.tables == {Stage.GATHERING: 1, Stage.OVER: 1, Stage.PACKED: 1}
        assert (stored.guests, stored.entries) == (1, 12)
        assert stored.bytes > 10_000


@pytest.mark.parametrize("all_at_once", [True, False])
async def test_a_file_shrinks(tmp_path: Path, all_at_once: bool) -> None:
    """By what was cleared away, while it is open."""
    async with opened(str(tmp_path / "stolik.db")) as store:
        for number in range(20):
            await finished(store, f"{number:02}", *(["x" * 50_000] * 4))
        full = (await store.keeper.stored()).bytes
        await store.keeper.clear_away(FINISHED, LATER, 19)
        await store.keeper.give_back(all_at_once=all_at_once)
        assert (await store.keeper.stored()).bytes < full / 10
        assert len(await store.entries("19")) == 4


async def test_a_file_of_before_shrinks_too(tmp_path: Path) -> None:
    """It was made without the marks that let it give back room bit by bit; then it gets them."""
    path = tmp_path / "stolik.db"
    async with opened(str(path)):
        pass
    with closing(sqlite3.connect(path)) as line:
        line.execute("pragma auto_vacuum = none")
        line.execute("vacuum")
    async with opened(str(path)) as store:
        await finished(store, "t", *(["x" * 50_000] * 4))
        full = (await store.keeper.stored()).bytes
        await store.keeper.clear_away(FINISHED, LATER, 1)
        await store.keeper.give_back(all_at_once=False)
        assert (await store.keeper.stored()).bytes == full
        await store.keeper.give_back(all_at_once=True)
        assert (await store.keeper.stored()).bytes < full / 2
        await finished(store, "t", *(["x" * 50_000] * 4))
        await store.keeper.clear_away(FINISHED, LATER, 1)
        await store.keeper.give_back(all_at_once=False)
        assert (await store.keeper.stored()).bytes < full / 2
