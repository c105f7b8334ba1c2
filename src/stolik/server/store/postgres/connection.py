"""The connection to PostgreSQL: reaching it, noticing that it is cut, saying why it cannot be."""

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

import asyncpg

from stolik.core import Unreadable
from stolik.server.store.addresses import without_password
from stolik.server.store.port import Full, Unavailable

if TYPE_CHECKING:
    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]
else:  # only its stubs know what a connection returns
    Connection = asyncpg.Connection

SILENCE = 20.0
"""Seconds without an answer after which a line is taken for cut."""
CUT = (
    OSError,  # also when time runs out
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shut down, crashed, still starting
    asyncpg.InsufficientResourcesError,  # too many connections, for the moment
    asyncpg.ReadOnlySQLTransactionError,  # what was the primary is so no longer
    asyncpg.InternalClientError,  # it stumbles over a line that is cut while in use
)
NO_ROOM = (asyncpg.DiskFullError, asyncpg.PostgresSystemError)
"""Its disk is full or fails: nobody mends that within a moment, and people wait."""
CONFLICT = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)


def cut(fault: BaseException) -> bool:
    """Tell a line that broke, and can be laid again, from a word that PostgreSQL does not take."""
    if isinstance(fault, asyncpg.InterfaceError):  # "connection is closed", and wrong arguments
        return not isinstance(fault, ValueError)
    return isinstance(fault, CUT)


def worth_another_try(fault: BaseException) -> bool:
    """Tell what may go well the next time; a door closed in mid-flight may open again."""
    return cut(fault) or isinstance(fault, (*CONFLICT, Unreadable))


def unavailable(fault: BaseException) -> Unavailable:
    """Return what is wrong with the database, as the store says it."""
    full = isinstance(fault, (Full, *NO_ROOM, asyncpg.ReadOnlySQLTransactionError))
    kind = Full if full else Unavailable
    return kind(said(fault))


def said(fault: BaseException) -> str:
    """Return what there is to read about a fault; some have no words."""
    return str(fault) or type(fault).__name__


def pauses(longest: float = 1.0) -> Iterator[float]:
    """Return how long to wait before each next try: longer and longer, never all nodes at once."""
    pause = 0.02
    while True:
        yield pause * random.uniform(0.5, 1.0)  # noqa: S311 - nobody gains by guessing it
        pause = min(2 * pause, longest)


async def reached(url: str, **settings: Any) -> Connection:
    """Return a connection, or raise what `cut` knows or `Unreadable`."""
    try:
        return await asyncpg.connect(url, timeout=SILENCE, command_timeout=SILENCE, **settings)
    except (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError) as no:
        raise Unreadable(
            "the database {url} lets nobody in so: {fault}", url=without_password(url), fault=no
        ) from None
    except ValueError as fault:  # also asyncpg's own about addresses
        raise Unreadable(
            "'{url}' is no address of a PostgreSQL database: {fault}",
            url=without_password(url),
            fault=fault,
        ) from None


async def first_reached(url: str, **settings: Any) -> Connection:
    """Return a connection at the start, when somebody is there to hear why it cannot be."""
    try:
        return await reached(url, **settings)
    except Exception as fault:
        if not cut(fault):
            raise
        raise Unreadable(
            "the database {url} does not answer: {fault}",
            url=without_password(url),
            fault=str(fault) or type(fault).__name__,
        ) from None


async def let_go(connection: Connection | None) -> None:
    """Close a line politely if it lives, at once if not."""
    if connection is None or connection.is_closed():
        return
    try:
        await connection.close(timeout=2)
    except Exception:  # noqa: BLE001 - however it objects, it is let go
        connection.terminate()
