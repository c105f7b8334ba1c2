"""Work that time brings: each piece is done once, by whoever is alive."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack

import pytest

from stolik.server.store import Due, Store, Taken

from .stores import laid, opened

LEASE = 10.0


async def planned(store: Store, *works: Due) -> None:
    """Lay a table for each work's name and plan the work there."""
    for table in dict.fromkeys(work.table for work in works):
        await laid(store, table)
        due = [work for work in works if work.table == table]
        await store.append(table, 0, ["begins"], now=0.0, due=due)


async def test_work_is_claimed_when_it_is_due(place: str) -> None:
    """Not before; earliest first; no more than asked for."""
    works = [Due("a", "bot 1", 30.1), Due("a", "clock", 10.3), Due("b", "bot 2", 20.7)]
    async with opened(place) as store:
        assert await store.next_due(1.0) is None
        await planned(store, *works)
        assert await store.next_due(1.0) == 10.3
        assert await store.next_due(15.0) == 15.0
        assert await store.claim_due("node", 10.2, 10, LEASE) == []
        assert await store.claim_due("node", 25.0, 1, LEASE) == [works[1]]
        assert await store.claim_due("node", 25.0, 9, LEASE) == [works[2]]
        assert await store.claim_due("node", 25.0, 9, LEASE) == []
        assert await store.next_due(25.0) == 30.1


async def test_a_dead_nodes_lease_passes_on(place: str) -> None:
    """Nobody else gets the work while it lasts; somebody does afterwards."""
    work = Due("a", "bot", 5.0)
    async with opened(place) as store:
        await planned(store, work)
        assert await store.claim_due("dead", 6.0, 10, LEASE) == [work]
        assert await store.claim_due("living", 15.9, 10, LEASE) == []
        assert await store.next_due(15.9) == 16.0
        assert await store.claim_due("living", 16.0, 10, LEASE) == [work]
        assert await store.claim_due("other", 16.0, 10, LEASE) == []


async def test_an_append_replaces_the_work_of_its_table(place: str) -> None:
    """Of this table only; saying nothing of work leaves it."""
    async with opened(place) as store:
        await planned(store, Due("a", "bot", 5.0), Due("a", "clock", 6.0), Due("b", "bot", 7.0))
        await store.append("a", 1, ["move"], now=1.0)
        await store.append("a", 2, ["move"], now=1.0, due=[Due("a", "clock", 8.0)])
        works = await store.claim_due("node", 9.0, 10, LEASE)
        assert works == [Due("b", "bot", 7.0), Due("a", "clock", 8.0)]
        await store.append("a", 3, [], now=1.0, due=[])
        assert await store.claim_due("node", 99.0, 10, LEASE) == [Due("b", "bot", 7.0)]
        assert await store.entries("a") == ["begins", "move", "move"]


async def test_a_refused_append_changes_no_work(place: str) -> None:
    """All or nothing."""
    async with opened(place) as store:
        await planned(store, Due("a", "bot", 5.0))
        with pytest.raises(Taken):
            await store.append("a", 0, ["late"], now=1.0, due=[], guests=["late"], listed=True)
        assert await store.claim_due("node", 9.0, 10, LEASE) == [Due("a", "bot", 5.0)]
        assert await store.tables_of("late", 10) == []
        assert await store.listed(10) == []


async def test_work_that_stays_the_same_stays_leased(place: str) -> None:
    """While a bot thinks others may move; that is no reason to let it think twice."""
    bot = Due("a", "bot", 5.0)
    async with opened(place) as store:
        await planned(store, bot)
        await store.claim_due("node", 6.0, 10, LEASE)
        await store.append("a", 1, ["move"], now=7.0, due=[bot, Due("a", "grace", 7.0)])
        assert await store.claim_due("other", 8.0, 10, LEASE) == [Due("a", "grace", 7.0)]
        await store.append("a", 2, ["move"], now=8.0, due=[Due("a", "bot", 8.0)])
        assert await store.claim_due("other", 8.0, 10, LEASE) == [Due("a", "bot", 8.0)]


async def test_nodes_that_compete_share_the_work(place: str) -> None:
    """Each piece goes to exactly one of them, and two batches of work never wait in a circle."""
    works = [Due(f"t{number}", "bot", 1.0 + number) for number in range(60)]
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(opened(place)) for _ in range(3)]
        await planned(nodes[0], *works)

        async def labour(number: int) -> list[Due]:
            done: list[Due] = []
            while claimed := await nodes[number].claim_due(f"node {number}", 100.0, 4, LEASE):
                for work in claimed:
                    await nodes[number].append(work.table, 1, ["done"], now=100.0, due=[])
                done += claimed
            return done

        shares = await asyncio.gather(*map(labour, range(3)))
        assert Counter(work for share in shares for work in share) == Counter(works)
        assert await nodes[0].next_due(100.0) is None


async def test_a_node_dies_in_the_middle_of_its_work(place: str) -> None:
    """What it left undone is done by the other, and nothing is done twice."""
    works = [Due(f"t{number}", "bot", 1.0) for number in range(10)]
    async with AsyncExitStack() as stack:
        living = await stack.enter_async_context(opened(place))
        await planned(living, *works)
        async with opened(place) as dying:
            for work in (await dying.claim_due("dying", 2.0, 10, LEASE))[:4]:
                await dying.append(work.table, 1, ["done"], now=2.0, due=[])
        assert await living.claim_due("living", 3.0, 10, LEASE) == []
        left = await living.claim_due("living", 2.0 + LEASE, 10, LEASE)
        for work in left:
            await living.append(work.table, 1, ["done"], now=3.0, due=[])
        assert len(left) == 6
        for work in works:
            assert await living.entries(work.table) == ["begins", "done"]
