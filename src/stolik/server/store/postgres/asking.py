"""Asking PostgreSQL: patiently, row after row, and for answers that last."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

import asyncpg

from stolik.server.store.postgres.connection import (
    NO_ROOM,
    Connection,
    pauses,
    unavailable,
    worth_another_try,
)

Answer = TypeVar("Answer")
DURABLE = (
    "select set_config('synchronous_commit', 'on', false)"
    " where current_setting('synchronous_commit') = 'off'"
)
"""A commit that returns before it is on the disk would be a promise nobody keeps."""


async def walk(line: Connection, ask: str) -> AsyncIterator[asyncpg.Record]:
    """Return row after row, each asked for by the one before: never all of them at once."""
    last = ""
    while found := await line.fetch(ask, last):
        yield found[0]
        last = found[0][0]


async def patiently(attempt: Callable[[], Awaitable[Answer]], patience: float) -> Answer:
    """Try until it goes well, for as long as a restart of the database may take."""
    end = time.monotonic() + patience
    waits = pauses()
    while True:
        try:
            return await attempt()
        except Exception as fault:
            if isinstance(fault, NO_ROOM) or (worth_another_try(fault) and time.monotonic() > end):
                raise unavailable(fault) from fault
            if not worth_another_try(fault):
                raise
        await asyncio.sleep(next(waits))


async def make_durable(line: Connection) -> None:
    """See to it that what returns is on the disk, however the database is set up."""
    await line.execute(DURABLE)


async def leave_as_it_is(_: Connection) -> None:
    """Spare the journey that would reset a connection: we set nothing that needs it."""
