"""The one task of a node that appends to PostgreSQL: whatever waits for it is committed together.

The appends of a batch travel in one call and commit at once. If the line is cut on the way, nobody
knows whether they did: so they are sent again as they are. Those that were there already are
refused by their number, and known for our own by their stamp. Nothing is added twice, and nothing
that is there is reported lost.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from secrets import randbits
from typing import Any

from stolik.server.store.port import Append, Full, Missing, Taken, Unavailable
from stolik.server.store.postgres.connection import (
    CONFLICT,
    NO_ROOM,
    Connection,
    let_go,
    pauses,
    unavailable,
    worth_another_try,
)

MOST_AT_ONCE = 500
A_MOMENT = 10.0
"""Seconds for which it is believed that there is no room, if nothing else was written meanwhile."""
APPEND = (
    "select found, added from append_entries"
    "($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)"
)
OURS = (
    "select table_id from entries"
    " join unnest($1::text[], $2::integer[], $3::bigint[]) as wish (id, number, stamp)"
    " on table_id = wish.id and entries.number = wish.number and entries.stamp = wish.stamp"
)


class Wish:
    """An append, what tells its entries from all others, and who waits for it."""

    __slots__ = ("answer", "append", "doubtful", "stamp")

    def __init__(self, append: Append) -> None:
        """Make the wish of somebody who will wait for the answer."""
        self.append = append
        self.stamp = randbits(63)
        self.answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.doubtful = False
        """It was sent over a line that was cut, so that it may have arrived."""

    def settle(self, verdict: Exception | None) -> None:
        """Answer, if somebody still waits."""
        if self.answer.done():
            return
        if verdict is None:
            self.answer.set_result(None)
        else:
            self.answer.set_exception(verdict)


class Writer:
    """Takes appends and writes them, batch after batch, over a line of its own."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], patience: float) -> None:
        """Start to write; the line is laid when it is first needed."""
        self._connect = connect
        self._patience = patience
        self._line: Connection | None = None
        self._cut_at: float | None = None
        self._full_at: float | None = None
        """When there was no room for the last batch, if there was none."""
        self._wishes: deque[Wish] = deque()
        self._called = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="stolik-postgres-writer")

    async def append(self, append: Append) -> None:
        """Return once the append is committed."""
        if self._closed:
            raise Unavailable("the store is closed")
        wish = Wish(append)
        self._wishes.append(wish)
        self._called.set()
        await wish.answer

    def refuse_full(self) -> None:
        """Say that there was no room a moment ago: what is smaller may still find some."""
        if self._full_at is not None and time.monotonic() < self._full_at + A_MOMENT:
            raise Full("there was no room for what happened last")

    async def close(self) -> None:
        """Write what was asked before, then hang up."""
        self._closed = True
        self._called.set()
        await self._task
        await let_go(self._line)

    async def _run(self) -> None:
        while self._wishes or not self._closed:
            await self._called.wait()
            while batch := self._next_batch():
                await self._fulfil(batch)
            if not self._closed:
                self._called.clear()

    def _next_batch(self) -> list[Wish]:
        """Return the first wish of every table; a second one may depend on it and waits."""
        batch: dict[str, Wish] = {}
        later: list[Wish] = []
        while self._wishes and len(batch) < MOST_AT_ONCE:
            wish = self._wishes.popleft()
            if wish.append.table in batch:
                later.append(wish)
            elif not wish.answer.done():
                batch[wish.append.table] = wish
        self._wishes.extendleft(reversed(later))
        return list(batch.values())

    async def _fulfil(self, batch: Sequence[Wish]) -> None:
        """Write the batch and answer; one append that PostgreSQL refuses spoils no other."""
        try:
            added = await self._insist(batch)
        except Exception as fault:  # noqa: BLE001 - whoever waits gets it
            if len(batch) > 1 and not isinstance(fault, Unavailable):
                for wish in batch:
                    await self._fulfil([wish])
                return
            for wish in batch:
                unknown = wish.doubtful or isinstance(fault, Unavailable)
                wish.settle(unavailable(fault) if unknown else fault)
        else:
            for wish in batch:
                wish.settle(verdict(wish.append, added))

    async def _insist(self, batch: Sequence[Wish]) -> Mapping[str, bool]:
        """Return the tables there are, and whether these entries were added, as often as it takes.

        Patience is counted from the cut: the longer nothing answers, the sooner the next hears so.
        """
        waits = pauses()
        while True:
            try:
                added = await self._sent(batch)
            except Exception as fault:
                if isinstance(fault, NO_ROOM):
                    self._full_at = time.monotonic()
                    raise unavailable(fault) from fault
                if not worth_another_try(fault):
                    raise
                self._doubt(batch, fault)
                if time.monotonic() > (self._cut_at or 0) + self._patience:
                    raise unavailable(fault) from fault
            else:
                self._cut_at = self._full_at = None
                return added
            await asyncio.sleep(next(waits))

    async def _sent(self, batch: Sequence[Wish]) -> dict[str, bool]:
        if self._line is None or self._line.is_closed():
            self._line = await self._connect()
        found = await self._line.fetch(APPEND, *columns(batch))
        added = {table: won for table, won in found}  # noqa: C416 - records are no pairs
        doubtful = [
            wish for wish in batch if wish.doubtful and added.get(wish.append.table) is False
        ]
        if doubtful:
            ours = await self._line.fetch(OURS, *marks(doubtful))
            added |= dict.fromkeys((table for (table,) in ours), True)
        return added

    def _doubt(self, batch: Sequence[Wish], fault: Exception) -> None:
        """Take the line for dead, and what went over it for unknown."""
        self._cut_at = self._cut_at or time.monotonic()
        if isinstance(fault, CONFLICT):
            return
        for wish in batch:
            wish.doubtful = True
        if self._line is not None:
            self._line.terminate()
            self._line = None


def verdict(append: Append, added: Mapping[str, bool]) -> Exception | None:
    """Return why the entries were not added."""
    if append.table not in added:
        return Missing(append.table)
    if not added[append.table]:
        return Taken(f"{append.table} has not {append.number} entries")
    return None


def columns(batch: Sequence[Wish]) -> tuple[list[Any], ...]:
    """Return the batch as PostgreSQL takes it, one list a column."""
    appends = [wish.append for wish in batch]
    entries = [
        (wish.append.table, number, wish.stamp, body)
        for wish in batch
        for number, body in enumerate(wish.append.entries, wish.append.number)
    ]
    due = [work for append in appends for work in append.due or ()]
    sittings = [(append.table, guest) for append in appends for guest in append.guests]
    return (
        [append.table for append in appends],
        [append.number for append in appends],
        [len(append.entries) for append in appends],
        [append.now for append in appends],
        [append.listed for append in appends],
        [append.stage for append in appends],
        *turned(entries, 4),
        [append.table for append in appends if append.due is not None],
        *turned(due, 3),
        *turned(sittings, 2),
    )


def marks(batch: Sequence[Wish]) -> tuple[list[Any], ...]:
    """Return by what our own entries can be known."""
    return turned([(wish.append.table, wish.append.number, wish.stamp) for wish in batch], 3)


def turned(rows: Sequence[tuple[Any, ...]], width: int) -> tuple[list[Any], ...]:
    """Return the columns of the rows."""
    return tuple([row[place] for row in rows] for place in range(width))
