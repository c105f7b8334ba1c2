"""A connection that only reads: on a thread of its own, or where it is asked."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from stolik.server.store.port import Unavailable


class Reader:
    """Takes questions on the event loop and answers them from its own thread, if it has one."""

    def __init__(self, database: sqlite3.Connection, *, threads: bool) -> None:
        """Start with a connection that nobody else uses from now on."""
        database.execute("pragma query_only = on")
        self._database = database
        self._thread = ThreadPoolExecutor(1, "stolik-sqlite-reader") if threads else None

    async def all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all the rows."""
        try:
            if self._thread is None:
                return fetched(self._database, query, values)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, fetched, self._database, query, values)
        except sqlite3.Error as fault:
            raise Unavailable(str(fault)) from fault

    async def close(self) -> None:
        """Finish what was asked, then close the connection."""
        if self._thread is not None:
            await asyncio.to_thread(self._thread.shutdown)
        self._database.close()


def fetched(
    database: sqlite3.Connection, query: str, values: tuple[Any, ...]
) -> list[tuple[Any, ...]]:
    """Return all the rows."""
    return database.execute(query, values).fetchall()
