"""What every store keeps to, be it a file or a server."""

import asyncio
import math
from contextlib import AsyncExitStack
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stolik.server.store import Due, Kept, Known, Store, Taken, Unavailable, open_store
from stolik.server.store.stages import Stage

from .stores import added, laid, opened

HARD = ["Ёжик 🦔", '{"a": "\\u0000"}', "", "'; drop table entries; --", "x" * 100_000, "line\nline"]


async def test_a_table_is_laid_once(place: str) -> None:
    """The same again is no fault, since an answer may get lost; another head is."""
    async with opened(place) as store:
        assert await store.head("t") is None
        await store.create("t", '{"game": "ралли"}', 1.0, listed=False)
        await store.create("t", '{"game": "ралли"}', 1.0, listed=False)
        with pytest.raises(Taken):
            await store.create("t", '{"game": "shelf"}', 2.0, listed=True)
        assert await store.head("t") == '{"game": "ралли"}'
        assert await store.listed(10) == []


async def test_entries_are_numbered(place: str) -> None:
    """Only who knows how many there are may add."""
    async with opened(place) as store:
        await laid(store, "t", "other")
        assert await added(store, "t", 0, "a", "b") == "added"
        assert await added(store, "t", 1, "c") == "Taken"
        assert await added(store, "t", 3, "c") == "Taken"
        assert await added(store, "t", 0) == "Taken"
        assert await added(store, "t", 2, "c") == "added"
        assert await added(store, "nowhere", 0, "a") == "Missing"
        assert await store.entries("t") == ["a", "b", "c"]
        assert await store.entries("t", 2) == ["c"]
        assert await store.entries("t", 3) == []
        assert await store.entries("other") == []
        assert await store.entries("nowhere") == []


async def test_any_text_comes_back_as_it_was(place: str) -> None:
    """Also after the store was closed."""
    async with opened(place) as store:
        await store.create("t", HARD[0], 1.0, listed=False)
        await store.append("t", 0, HARD, now=2.0)
        await store.keep_snapshot("t", 3, HARD[1])
    async with opened(place) as store:
        assert await store.entries("t") == HARD
        assert await store.head("t") == HARD[0]
        assert await store.newest_snapshot("t") == (3, HARD[1])


@pytest.mark.parametrize("wrong", ["\0", "\ud800"])
async def test_letters_that_not_every_database_keeps(place: str, wrong: str) -> None:
    """Are refused by all of them, and spoil nothing beside them."""
    async with opened(place) as store:
        await laid(store, "t", "u")
        bad, good = await asyncio.gather(
            store.append("t", 0, [wrong], now=1.0),
            store.append("u", 0, ["fine"], now=1.0),
            return_exceptions=True,
        )
        assert isinstance(bad, ValueError)
        assert good is None
        with pytest.raises(ValueError, match=r"NUL|surrogates"):
            await store.rename("guest", wrong, 1.0)
        assert await store.entries("u") == ["fine"]


async def test_work_that_makes_no_sense(place: str) -> None:
    """Is refused before it is sent."""
    async with opened(place) as store:
        await laid(store, "t")
        for due in (
            [Due("t", "bot", math.nan)],
            [Due("t", "bot", 1.0), Due("t", "bot", 2.0)],
            [Due("other", "bot", 1.0)],
        ):
            with pytest.raises(ValueError, match=r"time|once|own"):
                await store.append("t", 0, ["a"], now=1.0, due=due)
        assert await store.entries("t") == []


async def test_one_who_is_late_spoils_no_other(place: str) -> None:
    """Many appends go into one transaction, and each is answered on its own."""
    async with opened(place) as store:
        tables = [f"t{number}" for number in range(50)]
        await laid(store, *tables)
        answers = await asyncio.gather(
            *(added(store, table, number, "a") for table in tables for number in (0, 0, 7, 1)),
            *(added(store, f"no {table}", 0, "a") for table in tables),
        )
        assert answers == ["added", "Taken", "Taken", "added"] * 50 + ["Missing"] * 50
        for table in tables:
            assert await store.entries(table) == ["a", "a"]


async def test_more_than_one_statement_takes(place: str) -> None:
    """As when a long game is restored."""
    async with opened(place) as store:
        await laid(store, "t")
        long = [str(number) for number in range(20_000)]
        await store.append("t", 0, long, now=1.0)
        assert await store.entries("t") == long


async def test_whoever_stops_waiting_stops_nobody(place: str) -> None:
    """An append given up is there or not, whole; the store goes on."""
    async with opened(place) as store:
        await laid(store, "t", "u")
        waiting = asyncio.create_task(store.append("t", 0, ["a", "b"], now=1.0))
        await asyncio.sleep(0)
        waiting.cancel()
        assert await added(store, "u", 0, "a") == "added"
        assert await store.entries("t") in ([], ["a", "b"])


async def test_closing_finishes_what_was_accepted(place: str) -> None:
    """And takes nothing more."""
    store = open_store(place)
    await store.open()
    tables = [f"t{number}" for number in range(200)]
    await laid(store, *tables)
    appends = [asyncio.create_task(added(store, table, 0, "a")) for table in tables]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*appends) == ["added"] * 200
    with pytest.raises(Unavailable):
        await store.append("t0", 1, ["b"], now=1.0)
    with pytest.raises(Unavailable):
        await store.entries("t0")
    async with opened(place) as store:
        assert [await store.entries(table) for table in tables] == [["a"]] * 200


async def test_a_table_has_one_code(place: str) -> None:
    """The first that it was given; no two tables have the same, and it stays."""
    async with opened(place) as store:
        await laid(store, "t", "u")
        assert await store.table_by_code("KM4T7D") is None
        assert await store.give_code("t", "KM4T7D") == "KM4T7D"
        assert await store.give_code("t", "AAAAAA") == "KM4T7D"
        assert await store.give_code("u", "KM4T7D") is None
        assert await store.give_code("u", "AAAAAA") == "AAAAAA"
    async with opened(place) as store:
        assert await store.table_by_code("KM4T7D") == "t"
        assert await store.table_by_code("AAAAAA") == "u"


async def test_nodes_that_give_a_code_at_once(place: str) -> None:
    """Agree on one."""
    async with opened(place) as one, opened(place) as other:
        await laid(one, "t")
        given = await asyncio.gather(one.give_code("t", "KM4T7D"), other.give_code("t", "AAAAAA"))
        assert given[0] == given[1]
        assert given[0] in ("KM4T7D", "AAAAAA")


async def test_the_newest_snapshot_is_kept(place: str) -> None:
    """An older one that comes late changes nothing."""
    async with opened(place) as store:
        await laid(store, "t")
        assert await store.newest_snapshot("t") is None
        await store.keep_snapshot("t", 5, "five")
        await store.keep_snapshot("t", 3, "three")
        assert await store.newest_snapshot("t") == (5, "five")
        await store.keep_snapshot("t", 9, "nine")
        assert await store.newest_snapshot("t") == (9, "nine")


async def test_names_and_being_forgotten(place: str) -> None:
    """The name and the seats go, the entries stay."""
    async with opened(place) as store:
        await laid(store, "t")
        await store.append("t", 0, ["Маша sits down"], now=2.0, guests=["guest", "friend"])
        assert await store.name("guest") is None
        await store.rename("guest", "Маша", 1.0)
        await store.rename("guest", "Мария", 1.0)
        assert await store.name("guest") == "Мария"
        await store.forget("guest")
        await store.forget("nobody")
        assert await store.name("guest") is None
        assert await store.tables_of("guest", 10) == []
        assert await store.tables_of("friend", 10) == ["t"]
        assert await store.entries("t") == ["Маша sits down"]


async def test_own_tables_by_their_last_entry(place: str) -> None:
    """Whoever sits down twice sits there once."""
    async with opened(place) as store:
        await laid(store, "a", "b", "c", "d")
        for at, table in enumerate(("a", "b", "c")):
            await store.append(table, 0, ["sits"], now=10.0 + at, guests=["guest", "guest"])
        assert await store.tables_of("guest", 10) == ["c", "b", "a"]
        await store.append("a", 1, ["move"], now=20.0, guests=["guest"])
        assert await store.tables_of("guest", 2) == ["a", "c"]


async def test_listed_tables(place: str) -> None:
    """Newest first, as long as they are listed."""
    async with opened(place) as store:
        for made, table in enumerate(("a", "b", "c")):
            await store.create(table, table, float(made), listed=table != "b")
        assert await store.listed(10) == ["c", "a"]
        assert await store.listed(1) == ["c"]
        await store.append("b", 0, ["x"], now=9.0, listed=True)
        await store.append("c", 0, ["x"], now=9.0, listed=False)
        await store.append("a", 0, ["x"], now=9.0)
        assert await store.listed(10) == ["b", "a"]


async def test_every_table_for_a_backup(place: str) -> None:
    """In pages, each once."""
    async with opened(place) as store:
        names = [f"table {number:04}" for number in range(1203)]
        await asyncio.gather(*(store.create(name, "{}", 1.0, listed=False) for name in names))
        assert [table async for table in store.tables()] == names


async def everything(store: Store) -> list[Kept | Known]:
    """Return all there is."""
    return [kept async for kept in store.everything()]


async def test_everything_for_a_backup(place: str) -> None:
    """Whole tables, with the time of their last entry, then guests with a name; in order."""
    async with opened(place) as store:
        await store.create("б", HARD[0], 1.5, listed=True)
        await store.create("a", "{}", 2.5, listed=False)
        await store.append("б", 0, HARD, now=7.25, guests=["ёж", "nameless"])
        await store.append("a", 0, [], now=8.5, guests=["ёж"])
        await store.rename("ёж", "Ёжик 🦔", 1.0)
        await store.rename("alone", "Ann", 1.0)
        assert await store.count() == 2
        assert await everything(store) == [
            Kept("a", "{}", 2.5, 8.5, listed=False, entries=[]),
            Kept("б", HARD[0], 1.5, 7.25, listed=True, entries=HARD),
            Known("alone", "Ann", []),
            Known("ёж", "Ёжик 🦔", ["a", "б"]),
        ]


async def test_everything_is_of_one_moment(place: str) -> None:
    """What comes while somebody reads is not in it; and nobody waits for the reader."""
    async with opened(place) as store:
        await laid(store, "a", "b", "d")
        await store.rename("guest", "Ann", 1.0)
        reading = store.everything()
        first = await anext(reading)
        await laid(store, "c", "e")
        await store.append("b", 0, ["late"], now=9.0, guests=["guest"])
        await store.rename("guest", "Ben", 1.0)
        await store.rename("late", "Vera", 1.0)
        old = [first, *[kept async for kept in reading]]
        assert old == [
            *(Kept(name, "{}", 1.0, 1.0, listed=False, entries=[]) for name in "abd"),
            Known("guest", "Ann", []),
        ]
        assert len(await everything(store)) == 7


async def test_whoever_stops_reading_leaves_nothing_open(place: str) -> None:
    """Neither a line nor a moment that the database has to keep."""
    async with opened(place) as store:
        await laid(store, "a", "b")
        reading = store.everything()
        await anext(reading)
        await reading.aclose()
        assert await added(store, "a", 0, "entry") == "added"
    with pytest.raises(Unavailable):
        await anext(store.everything())


async def test_a_table_is_put_back_whole(place: str) -> None:
    """With its work; another of the same name is left alone."""
    whole = Kept("t", HARD[0], 1.5, 7.25, listed=True, entries=HARD)
    async with opened(place) as store:
        assert await store.put_back(whole, [Due("t", "bot 0", 3.0), Due("t", "late 1", 9.0)])
        assert await everything(store) == [whole]
        assert await store.listed(10) == ["t"]
        assert await store.claim_due("n", 5.0, 10, 60.0) == [Due("t", "bot 0", 3.0)]
        other = Kept("t", "{}", 2.0, 2.0, listed=False, entries=["x"])
        assert not await store.put_back(other, [Due("t", "other", 1.0)])
        assert await everything(store) == [whole]
        assert await store.claim_due("n", 5.0, 10, 60.0) == []
        assert await added(store, "t", len(HARD), "more") == "added"
        assert await store.put_back(Kept("u", "{}", 2.0, 3.0, listed=False, entries=[]), [])
        assert await added(store, "u", 0, "first") == "added"


async def test_a_long_table_is_put_back(place: str) -> None:
    """Longer than one statement takes."""
    long = Kept("t", "{}", 1.0, 2.0, False, [str(number) for number in range(20_000)])
    async with opened(place) as store:
        assert await store.put_back(long, [])
        assert await everything(store) == [long]


async def test_a_guest_is_remembered(place: str) -> None:
    """At the tables that there are; whoever has a name is called so."""
    async with opened(place) as store:
        await laid(store, "a", "b")
        await store.append("b", 0, [], now=3.0, guests=["guest"])
        known = Known("guest", "Маша", ["a", "b", "nowhere"])
        await store.remember(known, 1.0)
        await store.remember(known, 1.0)
        assert await store.name("guest") == "Маша"
        assert await store.tables_of("guest", 10) == ["b", "a"]
        await store.remember(Known("guest", "Мария", []), 1.0)
        assert await store.name("guest") == "Маша"
        await laid(store, "nowhere")
        assert await store.tables_of("guest", 10) == ["b", "a"]


@pytest.mark.parametrize(
    "wrong",
    [
        Kept("t\0", "{}", 1.0, 1.0, listed=False, entries=[]),
        Kept("t", "\0", 1.0, 1.0, listed=False, entries=[]),
        Kept("t", "{}", 1.0, 1.0, listed=False, entries=["\0"]),
        Kept("t", "{}", math.nan, 1.0, listed=False, entries=[]),
        Kept("t", "{}", 1.0, math.inf, listed=False, entries=[]),
        Known("guest\0", "Ann", []),
        Known("guest", "\0", []),
        Known("guest", "Ann", ["\0"]),
    ],
    ids=str,
)
async def test_what_no_store_has_kept_is_not_put_back(place: str, wrong: Kept | Known) -> None:
    """And changes nothing."""
    async with opened(place) as store:
        with pytest.raises(ValueError, match=r"NUL|time"):
            await (
                store.remember(wrong, 1.0)
                if isinstance(wrong, Known)
                else store.put_back(wrong, [])
            )
        with pytest.raises(ValueError, match="own"):
            await store.put_back(
                Kept("t", "{}", 1.0, 1.0, listed=False, entries=[]), [Due("u", "bot", 1.0)]
            )
        assert await everything(store) == []


async def test_ping(place: str) -> None:
    """A store that is there says so."""
    async with opened(place) as store:
        await store.ping()


async def test_the_loop_goes_on_while_the_store_works(place: str) -> None:
    """Nobody at another table waits for a large append."""
    async with opened(place) as store:
        await laid(store, "t")
        body = ["x" * 1_000_000] * 20
        loop = asyncio.get_running_loop()
        append = asyncio.create_task(store.append("t", 0, body, now=1.0))
        slowest = 0.0
        while not append.done():
            start = loop.time()
            await asyncio.sleep(0.001)
            slowest = max(slowest, loop.time() - start)
        await append
        assert slowest < 0.5


Write = tuple[str, str, int, int, int]
WRITES = st.lists(
    st.tuples(
        st.sampled_from(["add", "add", "add", "pack", "clear"]),
        st.sampled_from("abc"),
        st.integers(1, 3),
        st.sampled_from([0, 0, 0, -1, 1]),
        st.integers(0, 3),
    ),
    max_size=12,
)
"""What to do to which table, how many entries, how wrong about the number, how much later."""


class History:
    """What several writers were told, each believing what it last read."""

    def __init__(self) -> None:
        """Begin with empty tables, of names that no other example has."""
        self.tables = {letter: f"{letter} {uuid4()}" for letter in "abc"}
        self.confirmed: dict[str, dict[int, str]] = {"a": {}, "b": {}, "c": {}}
        self.gone: set[str] = set()

    async def lay(self, store: Store) -> None:
        """Lay two games that are over, and may be packed; the third can be cleared away."""
        for letter, table in self.tables.items():
            stage = Stage.GATHERING if letter == "c" else Stage.OVER
            await store.create(table, "{}", 1.0, listed=False, stage=stage)

    async def write(self, store: Store, who: int, writes: list[Write]) -> None:
        """Append again and again, sometimes with a wrong number; pack and clear away between."""
        for step, (what, letter, size, wrong, turns) in enumerate(writes):
            table = self.tables[letter]
            number = max(0, len(await store.entries(table)) + wrong)
            for _ in range(turns):
                await asyncio.sleep(0)
            bodies = [f"{who}.{step}.{part}" for part in range(size)]
            if what == "pack":
                await store.keeper.pack(table)
            elif what == "clear" and letter == "c":
                if await store.keeper.clear_away([Stage.GATHERING], 10.0, 10):
                    self.gone.add(letter)
            elif await added(store, table, number, *bodies) == "added":
                for at, body in enumerate(bodies, number):
                    assert at not in self.confirmed[letter]
                    self.confirmed[letter][at] = body

    async def check(self, store: Store) -> None:
        """What was confirmed is there, at its number, and nothing else is; or nothing at all."""
        for letter, confirmed in self.confirmed.items():
            table = self.tables[letter]
            entries = await store.entries(table)
            if letter in self.gone:
                assert (await store.head(table), entries) == (None, [])
                assert await added(store, table, len(confirmed), "late") == "Missing"
            else:
                assert entries == [confirmed[at] for at in range(len(confirmed))]


async def interleave(place: str, nodes: int, writers: list[list[Write]]) -> None:
    """Let the writers write through several stores, then open it anew."""
    history = History()
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(opened(place)) for _ in range(nodes)]
        await history.lay(stores[0])
        await asyncio.gather(
            *(history.write(stores[who % nodes], who, writes) for who, writes in enumerate(writers))
        )
        await history.check(stores[0])
    async with opened(place) as store:
        await history.check(store)


@given(nodes=st.integers(1, 2), writers=st.lists(WRITES, min_size=2, max_size=5))
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_interleaved_appends(place: str, nodes: int, writers: list[list[Write]]) -> None:
    """No two entries of one number, no gap, everything confirmed is there; no half of a table."""
    asyncio.run(interleave(place, nodes, writers))
