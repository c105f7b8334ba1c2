"""The store in PostgreSQL: any number of nodes are one service, and the database decides."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from typing import Any

import asyncpg

from stolik.server.store.keeping import Keeper
from stolik.server.store.packing import unpacked
from stolik.server.store.port import (
    Append,
    Due,
    Kept,
    Known,
    Taken,
    Unavailable,
    in_order,
    refuse_kept,
    refuse_letters,
    refuse_times,
    refuse_work,
)
from stolik.server.store.postgres.asking import leave_as_it_is, make_durable, patiently, walk
from stolik.server.store.postgres.connection import (
    NO_ROOM,
    SILENCE,
    Connection,
    cut,
    first_reached,
    let_go,
    reached,
    unavailable,
)
from stolik.server.store.postgres.keeper import PostgresKeeper
from stolik.server.store.postgres.schema import migrate
from stolik.server.store.postgres.writer import Writer
from stolik.server.store.stages import FINISHED, Stage

PATIENCE = 30.0
"""Seconds to go on trying when the database is away, as while it restarts."""
PING = 3.0
PROBE = (
    "do $$ begin insert into names (guest, name, named) values ('', '', 0);"
    " delete from names where guest = ''; end $$"
)
PAGE = 500
READERS = 4
CREATE = (
    "with laid as (insert into tables (id, head) values ($1, $2)"
    " on conflict do nothing returning id)"
    " insert into progress (table_id, made, active, entries, listed, stage, lasting)"
    " select id, $3, $3, 0, $4, $5, $6 from laid"
)
ENTRIES = (
    "select (select body from packs where table_id = $1 and number > $2),"
    " array(select body from entries where table_id = $1 and number >= $2 order by number)"
)
"""In one statement: what is packed and what is not are of one moment."""
SNAPSHOT = (
    "insert into snapshots as s (table_id, number, body) select table_id, $2, $3 from progress"
    " where table_id = $1 and stage <> all ($4::smallint[]) for share"
    " on conflict (table_id) do update set number = excluded.number, body = excluded.body"
    " where excluded.number > s.number"
)
CLAIM = (
    "with open as (select table_id, what from due"
    " where free <= $2 or ($5 and node = $1 and free = $3)"
    " order by free limit $4 for update skip locked)"
    " update due set free = $3, node = $1 from open"
    " where due.table_id = open.table_id and due.what = open.what"
    " returning due.table_id, due.what, due.at"
)
RENAME = (
    "insert into names (guest, name, named) values ($1, $2, $3)"
    " on conflict (guest) do update set name = excluded.name, named = excluded.named"
)
FORGET = (
    "with nameless as (delete from names where guest = $1 or starts_with(guest, $1 || '+'))"
    " delete from sittings where guest = $1"
)
GIVE_CODE = (
    "insert into codes (code, table_id) select $1, table_id from progress where table_id = $2"
    " for share on conflict do nothing"
)
EVERY_TABLE = (
    "select id, head, made, active, listed,"
    " (select body from packs where packs.table_id = tables.id), array(select body from entries"
    " where entries.table_id = tables.id order by number)"
    " from tables join progress on progress.table_id = tables.id"
    " where id > $1 order by id limit 1"
)
EVERY_GUEST = (
    "select guest, name, array(select table_id from sittings"
    " where sittings.guest = names.guest order by table_id)"
    " from names where guest > $1 order by guest limit 1"
)
PUT_BACK = (
    "with laid as (insert into tables (id, head) values ($1, $2)"
    " on conflict do nothing returning id),"
    " written as (insert into entries (table_id, number, stamp, body)"
    " select id, place - 1, 0, body"
    " from laid, unnest($6::text[]) with ordinality as entry (body, place)),"
    " planned as (insert into due (table_id, what, at, free)"
    " select id, what, at, at"
    " from laid, unnest($7::text[], $8::double precision[]) as work (what, at))"
    " insert into progress (table_id, made, active, listed, entries, stage, lasting)"
    " select id, $3, $4, $5, cardinality($6::text[]), $9, $10 from laid returning table_id"
)
REMEMBER = (
    "with named as (insert into names (guest, name, named) values ($1, $2, $4)"
    " on conflict do nothing) insert into sittings (guest, table_id)"
    " select $1, table_id from progress where table_id = any ($3::text[]) for share"
    " on conflict do nothing"
)


class PostgresStore:
    """Appends through one batching writer, asks and changes the rest through a small pool."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """Name the database; `open` reaches for it."""
        self._url = url
        self._patience = patience
        self._closed = False

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        line = await first_reached(self._url)
        try:
            await migrate(line, self._url)
        finally:
            await let_go(line)
        self._pool: asyncpg.Pool[asyncpg.Record] = await asyncpg.create_pool(
            self._url,
            min_size=0,  # the pool would complain loudly while the database is away
            max_size=READERS,
            timeout=SILENCE,
            command_timeout=SILENCE,
            init=make_durable,
            reset=leave_as_it_is,
        )
        self._writer = Writer(self._reached, self._patience)
        self.keeper: Keeper = PostgresKeeper(self._all, self.entries, self._reached)

    async def close(self) -> None:
        """Finish what was accepted, then hang up."""
        await self._writer.close()
        self._closed = True
        try:
            await asyncio.wait_for(self._pool.close(), SILENCE)
        except Exception as fault:
            if not cut(fault):
                raise
            self._pool.terminate()

    async def create(
        self,
        table: str,
        head: str,
        made: float,
        listed: bool,
        *,
        stage: Stage = Stage.GATHERING,
        lasting: bool = False,
    ) -> None:
        """Lay a new table."""
        refuse_letters(table, head)
        refuse_times(made)
        await self._all(CREATE, table, head, made, listed, stage, lasting)
        if await self.head(table) != head:
            raise Taken(table)

    async def head(self, table: str) -> str | None:
        """Return what the table was created with."""
        head: str | None = await self._one("select head from tables where id = $1", table)
        return head

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[str],
        *,
        now: float,
        due: Sequence[Due] | None = None,
        guests: Sequence[str] = (),
        listed: bool | None = None,
        stage: Stage | None = None,
    ) -> None:
        """Add entries, all or none."""
        planned = None if due is None else tuple(due)
        await self._writer.append(
            Append(table, number, tuple(entries), now, planned, tuple(guests), listed, stage)
        )

    async def entries(self, table: str, since: int = 0) -> list[str]:
        """Return the entries from this number on."""
        ((pack, rest),) = await self._all(ENTRIES, table, since)
        return [*unpacked(pack)[since:], *rest]

    async def keep_snapshot(self, table: str, number: int, body: str) -> None:
        """Keep the newest snapshot."""
        refuse_letters(table, body)
        await self._all(SNAPSHOT, table, number, body, FINISHED)

    async def newest_snapshot(self, table: str) -> tuple[int, str] | None:
        """Return the number and the body of the snapshot."""
        found = await self._all("select number, body from snapshots where table_id = $1", table)
        return (found[0][0], found[0][1]) if found else None

    async def claim_due(self, node: str, now: float, limit: int, lease: float) -> list[Due]:
        """Lease work that is due to this node.

        If the line is cut, what this very claim got before, known by its end, is got again.
        """
        refuse_letters(node)
        refuse_times(now, lease)
        again = False

        async def claim() -> list[asyncpg.Record]:
            nonlocal again
            before, again = again, True
            return await self._fetched(CLAIM, node, now, now + lease, limit, before)

        found = await patiently(claim, self._patience)
        return sorted((Due(*work) for work in found), key=in_order)

    async def next_due(self, now: float) -> float | None:
        """Return when there is work to claim."""
        free = await self._one("select min(free) from due")
        return None if free is None else max(now, free)

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """Return where this guest sits."""
        found = await self._all(
            "select table_id from sittings join progress using (table_id) where guest = $1"
            " order by active desc, table_id limit $2",
            guest,
            limit,
        )
        return [table for (table,) in found]

    async def listed(self, limit: int) -> list[str]:
        """Return the tables open to everybody."""
        found = await self._all(
            "select table_id from progress where listed order by made desc, table_id limit $1",
            limit,
        )
        return [table for (table,) in found]

    async def name(self, guest: str) -> str | None:
        """Return what this guest is called."""
        name: str | None = await self._one("select name from names where guest = $1", guest)
        return name

    async def rename(self, guest: str, name: str, now: float) -> None:
        """Call the guest so from now on."""
        refuse_letters(guest, name)
        refuse_times(now)
        await self._all(RENAME, guest, name, now)

    async def forget(self, guest: str) -> None:
        """Drop the name and where the guest sits."""
        await self._all(FORGET, guest)

    async def give_code(self, table: str, code: str) -> str | None:
        """Return the code of the table: the one it has, else this one from now on."""
        refuse_letters(table, code)
        await self._all(GIVE_CODE, code, table)
        given: str | None = await self._one("select code from codes where table_id = $1", table)
        return given

    async def table_by_code(self, code: str) -> str | None:
        """Return the table that has this code."""
        table: str | None = await self._one("select table_id from codes where code = $1", code)
        return table

    async def tables(self) -> AsyncIterator[str]:
        """Return every table, page by page, so that nothing is held up meanwhile."""
        last = ""
        ask = "select id from tables where id > $1 order by id limit $2"
        while page := await self._all(ask, last, PAGE):
            for (last,) in page:
                yield last

    async def count(self) -> int:
        """Return how many tables there are."""
        return int(await self._one("select count(*) from tables"))

    async def everything(self) -> AsyncGenerator[Kept | Known, None]:
        """Return tables and guests of one moment: over a line of its own that stays in it."""
        self._refuse_if_closed()
        line = None
        try:
            line = await reached(self._url)
            async with line.transaction(isolation="repeatable_read", readonly=True):
                async for name, head, made, active, listed, pack, rest in walk(line, EVERY_TABLE):
                    yield Kept(name, head, made, active, listed, [*unpacked(pack), *rest])
                async for guest in walk(line, EVERY_GUEST):
                    yield Known(*guest)
        except Exception as fault:
            if not cut(fault):
                raise
            raise unavailable(fault) from fault
        finally:
            await let_go(line)

    async def put_back(
        self,
        kept: Kept,
        due: Sequence[Due],
        *,
        stage: Stage = Stage.UNKNOWN,
        lasting: bool = False,
    ) -> bool:
        """Lay a whole table, unless there is one of this name."""
        refuse_kept(kept)
        refuse_work(kept.name, due)
        laid = await self._all(
            PUT_BACK,
            kept.name,
            kept.head,
            kept.made,
            kept.active,
            kept.listed,
            kept.entries,
            [work.what for work in due],
            [work.at for work in due],
            stage,
            lasting,
        )
        return bool(laid)

    async def remember(self, known: Known, now: float) -> None:
        """Seat the guest; one who has a name keeps it."""
        refuse_kept(known)
        refuse_times(now)
        await self._all(REMEMBER, known.guest, known.name, known.tables, now)

    async def ping(self) -> None:
        """Return if the database takes a row that is gone again before anybody sees it."""
        self._writer.refuse_full()
        try:
            await self._fetched(PROBE, within=PING)
        except Exception as fault:
            if not cut(fault) and not isinstance(fault, NO_ROOM):
                raise
            raise unavailable(fault) from fault

    async def _reached(self) -> Connection:
        line = await reached(self._url)
        await make_durable(line)
        return line

    async def _one(self, query: str, *values: Any) -> Any:
        found = await self._all(query, *values)
        return found[0][0] if found else None

    async def _all(self, statement: str, *values: Any) -> list[asyncpg.Record]:
        """Run a statement that does no harm when it is run twice."""
        return await patiently(lambda: self._fetched(statement, *values), self._patience)

    async def _fetched(
        self, statement: str, *values: Any, within: float = SILENCE
    ) -> list[asyncpg.Record]:
        self._refuse_if_closed()
        async with self._pool.acquire(timeout=within) as line:
            try:
                return await line.fetch(statement, *values, timeout=within)
            except Exception as fault:
                if cut(fault):
                    line.terminate()  # or the next to ask might be given this silent line
                raise

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise Unavailable("the store is closed")
