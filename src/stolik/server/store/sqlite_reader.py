"""A connection that only reads, and the one thread that it reads on."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from stolik.server.store.port import Unavailable


class Reader:
    """Takes questions on the event loop and answers them from its own thread."""

    def __init__(self, database: sqlite3.Connection) -> None:
        """Start with a connection that nobody else uses from now on."""
        database.execute("pragma query_only = on")
        self._database = database
        self._thread = ThreadPoolExecutor(1, "stolik-sqlite-reader")

    async def all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all the rows."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, fetched, self._database, query, values)
        except sqlite3.Error as fault:
            raise Unavailable(str(fault)) from fault

    async def close(self) -> None:
        """Finish what was asked, then close the connection."""
        await asyncio.to_thread(self._thread.shutdown)
        self._database.close()


def fetched(
    database: sqlite3.Connection, query: str, values: tuple[Any, ...]
) -> list[tuple[Any, ...]]:
    """Return all the rows."""
    return database.execute(query, values).fetchall()
