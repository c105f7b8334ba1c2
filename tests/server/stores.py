"""What tests of the store share."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from stolik.server.store import Missing, Store, Taken, open_store

from .postgres import told

SOON = 20.0


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[Store]:
    """Open the store for a while."""
    store = open_store(place)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def laid(store: Store, *tables: str) -> None:
    """Lay new tables."""
    for table in tables:
        await store.create(table, "{}", 1.0, listed=False)


async def added(store: Store, table: str, number: int, *entries: str) -> str:
    """Return how an append went."""
    try:
        await store.append(table, number, entries, now=2.0)
    except (Taken, Missing) as refused:
        return type(refused).__name__
    return "added"


async def until(seen: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
    """Wait until something can be seen that nobody announces."""
    async with asyncio.timeout(SOON):
        while True:
            answer = seen()
            if answer if isinstance(answer, bool) else await answer:
                return
            await asyncio.sleep(0.005)


async def change(place: str, statement: str) -> None:
    """Change the database behind the program's back."""
    if place.startswith("postgresql"):
        await told(place, statement)
        return
    database = sqlite3.connect(place.removeprefix("sqlite:///"))
    with database:
        database.execute(statement)
    database.close()
