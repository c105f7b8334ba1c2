"""How nodes hear of each other over PostgreSQL: its LISTEN and NOTIFY, and a list of who lives."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from uuid import uuid4

from stolik.core import Unreadable
from stolik.server.store.bus import EVERYTHING, Listener, Listeners, Notice
from stolik.server.store.postgres.connection import (
    Connection,
    cut,
    first_reached,
    let_go,
    pauses,
    reached,
)

HEARTBEAT = 5.0
MISSED = 3
"""So many heartbeats later a silent node is taken for dead, and hears no more."""
MOST_KEPT = 10_000
"""Tables to remember notices of while the line is cut; beyond that, `EVERYTHING` is shorter."""
MOST_SAID = 1000
"""Words to remember meanwhile: who says more than that is not heard anyway."""
MOST_BYTES = 7000
"""Of a payload: PostgreSQL takes 8000."""
HURRIED = {"synchronous_commit": "off"}
"""Heartbeats and notices need not survive a crash: whoever comes back looks at everything."""
REGISTER = (
    "insert into nodes (id, channel, seen) values ($1, $2, now())"
    " on conflict (id) do update set channel = excluded.channel, seen = now()"
)
CLEAR = "delete from nodes where seen < now() - interval '1 hour'"
BEAT = (
    "with before as (select seen from nodes where id = $1 and channel = $2 for update),"
    " silent as (select from nodes, before where id <> $1"
    " and nodes.seen + make_interval(secs => $3) between before.seen and now())"
    " update nodes set seen = now() from before where id = $1"
    " returning before.seen > now() - make_interval(secs => $3) and not exists (select from silent)"
)
"""Returns whether neither this node nor another could be taken for dead since the last time."""
NOTIFY = (
    "select pg_notify(channel, payload) from nodes, unnest($2::text[]) as payload"
    " where id <> $1 and seen > now() - make_interval(secs => $3)"
)
LEAVE = "delete from nodes where id = $1 and channel = $2"


class PostgresBus:
    """The bus over PostgreSQL; the store's migrations make its table.

    Every node listens on a channel of its own, named anew whenever it joins, and one call tells
    all the others what a batch of appends brought. A cut line is laid again by itself. A node that
    is killed may have stored what it told nobody of: so everybody looks at everything when one
    joins, which may be the same that comes back, and when one falls silent.
    """

    def __init__(self, url: str, node: str, heartbeat: float = HEARTBEAT) -> None:
        """Name the database and this node, which no other living node may be called."""
        self._url = url
        self._node = node
        self._channel = f"stolik_{uuid4().hex}"
        self._heartbeat = heartbeat
        self._dead_after = MISSED * heartbeat
        self._listeners = Listeners()
        self._kept: dict[str, int] = {}
        self._said: deque[Notice] = deque(maxlen=MOST_SAID)
        self._called = asyncio.Event()
        self._closed = False

    async def open(self) -> None:
        """Join the living nodes."""
        line = await first_reached(self._url, server_settings=HURRIED)
        await self._join(line)
        self.publish([EVERYTHING])
        self._task = asyncio.create_task(self._run(line), name="stolik-postgres-bus")

    async def close(self) -> None:
        """Send what was published, if the line stands, then leave."""
        self._closed = True
        self._called.set()
        with suppress(TimeoutError):  # nobody answers, so nobody needs to hear
            await asyncio.wait_for(self._task, self._dead_after)

    def publish(self, notices: Sequence[Notice]) -> None:
        """Note it for the next call; of a table only the newest entry matters."""
        for notice in notices:
            table, number, said = notice
            if said:
                self._said.append(notice)
            else:
                self._kept[table] = max(number, self._kept.get(table, number))
        if len(self._kept) > MOST_KEPT:
            self._kept = {EVERYTHING.table: EVERYTHING.number}
        self._called.set()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear the other nodes."""
        return self._listeners.add(listener)

    async def _run(self, line: Connection | None) -> None:
        waits = pauses()
        while line is not None or not self._closed:
            try:
                if line is None:
                    line = await self._come_back()
                    waits = pauses()
                await self._serve(line)
            except Exception as fault:  # noqa: BLE001 - a node without its bus would be deaf
                report(fault)
                await asyncio.sleep(next(waits))
            finally:
                await let_go(line)
                line = None

    async def _come_back(self) -> Connection:
        """Lay the line anew; the entries of the meantime were not heard of."""
        line = await reached(self._url, server_settings=HURRIED)
        try:
            await self._join(line)
        except BaseException:
            await let_go(line)
            raise
        self._listeners.tell([EVERYTHING])
        return line

    async def _join(self, line: Connection) -> None:
        """Listen first, then be seen: who sees this node can be heard by it."""
        line.add_termination_listener(self._wake)
        await line.add_listener(self._channel, self._hear)
        await line.execute(REGISTER, self._node, self._channel)
        await line.execute(CLEAR)

    async def _serve(self, line: Connection) -> None:
        """Send notices as they come and a heartbeat now and then, until the line is cut."""
        beat = time.monotonic() + self._heartbeat
        while not self._closed:
            await self._wait(beat - time.monotonic())
            self._called.clear()
            await self._tell(line)
            if time.monotonic() >= beat:
                await self._beat(line)
                beat = time.monotonic() + self._heartbeat
        await self._tell(line)
        await line.execute(LEAVE, self._node, self._channel, timeout=self._dead_after)

    async def _wait(self, seconds: float) -> None:
        """Return when there is something to tell or to end, at the latest after this time."""
        try:
            async with asyncio.timeout(seconds):
                await self._called.wait()
        except TimeoutError:
            return

    async def _tell(self, line: Connection) -> None:
        """Send what is kept; what may not have arrived is kept on."""
        if line.is_closed():
            raise ConnectionResetError("the line of the bus was cut")
        kept = [*(Notice(*each) for each in self._kept.items()), *self._said]
        self._kept = {}
        self._said.clear()
        if not kept:
            return
        try:
            told = list(payloads(kept))
            await line.execute(NOTIFY, self._node, told, self._dead_after, timeout=self._dead_after)
        except BaseException:
            self.publish(kept)
            raise

    async def _beat(self, line: Connection) -> None:
        """Say that this node lives; if others had to think otherwise, it was told nothing.

        Nor was anybody told the last of a node that lives no more.
        """
        marks = (self._node, self._channel, self._dead_after)
        missed_nothing = await line.fetchval(BEAT, *marks, timeout=self._dead_after)
        if missed_nothing is None:
            await line.execute(REGISTER, self._node, self._channel)
        if not missed_nothing:
            self._listeners.tell([EVERYTHING])

    def _hear(self, _line: object, _process: int, _channel: str, payload: object) -> None:
        self._listeners.tell([Notice(*parts) for parts in json.loads(str(payload))])

    def _wake(self, _line: object) -> None:
        self._called.set()


def report(fault: Exception) -> None:
    """Tell the loop of what should not happen; that lines are cut is to be expected."""
    if not cut(fault) and not isinstance(fault, Unreadable):
        asyncio.get_running_loop().call_exception_handler(
            {"message": "the bus stumbled and goes on", "exception": fault}
        )


def payloads(notices: Sequence[Notice]) -> Iterator[str]:
    """Return the notices as JSON, in as few pieces as PostgreSQL carries."""
    piece: list[str] = []
    size = 0
    for notice in notices:
        parts = json.dumps(notice if notice.said else notice[:2], separators=(",", ":"))
        if piece and size + len(parts) >= MOST_BYTES:
            yield f"[{','.join(piece)}]"
            piece, size = [], 0
        piece.append(parts)
        size += len(parts) + 1
    yield f"[{','.join(piece)}]"
