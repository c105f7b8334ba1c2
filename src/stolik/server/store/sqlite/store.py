"""The store in one file of SQLite: built in, and all that one node needs."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

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
from stolik.server.store.sqlite.file import connected, opened
from stolik.server.store.sqlite.keeper import SQLiteKeeper
from stolik.server.store.sqlite.reader import Reader
from stolik.server.store.sqlite.writer import (
    Writer,
    WriterInPlace,
    WriterThread,
    lay_whole,
    put_first,
)
from stolik.server.store.stages import FINISHED, Stage

PAGE = 500
SOME_PAGES = 16 * 1024
"""Bytes that no page of the file has room for."""
Answer = TypeVar("Answer")
ENTRIES = (
    "select (select body from packs where table_id = ?1 and number > ?2),"
    " (select json_group_array(body) from (select body from entries"
    " where table_id = ?1 and number >= ?2 order by number))"
)
"""As one value, or two where a part is packed; both of one moment."""
SNAPSHOT = (
    "insert into snapshots (table_id, number, body) select table_id, ?, ? from progress"
    " where table_id = ? and stage not in (?, ?) on conflict (table_id)"
    " do update set number = excluded.number, body = excluded.body where excluded.number > number"
)
EVERY_TABLE = (
    "select id, head, made, active, listed,"
    " (select body from packs where packs.table_id = tables.id), (select json_group_array(body)"
    " from (select body from entries where entries.table_id = tables.id order by number))"
    " from tables join progress on progress.table_id = tables.id"
    " where id > ? order by id limit 1"
)
EVERY_GUEST = (
    "select guest, name, (select json_group_array(table_id) from"
    " (select table_id from sittings where sittings.guest = names.guest order by table_id))"
    " from names where guest > ? order by guest limit 1"
)


class SQLiteStore:
    """Writes on one thread, reads on another; or, where there are none, on the event loop's."""

    def __init__(self, path: Path, *, threads: bool = True) -> None:
        """Name the file; `open` makes it."""
        self._path = path.absolute()
        self._threads = threads
        self._closed = False

    async def open(self) -> None:
        """Bring the schema up to date and start to write and to read."""
        database = await self._aside(opened)
        self._writer: Writer = (WriterThread if self._threads else WriterInPlace)(database)
        self._reader = await self._another_reader()
        self.keeper: Keeper = SQLiteKeeper(self._writer, self._another_reader, self._aside)

    async def close(self) -> None:
        """Finish what was accepted, then close the file."""
        await self._writer.close()
        self._closed = True
        await self._reader.close()

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

        def lay(database: sqlite3.Connection) -> None:
            known = database.execute("select head from tables where id = ?", (table,)).fetchone()
            if known is None:
                database.execute("insert into tables (id, head) values (?, ?)", (table, head))
                put_first(database, (table, made, made, 0, listed, stage, lasting))
            elif known != (head,):
                raise Taken(table)

        await self._writer.do(lay)

    async def head(self, table: str) -> str | None:
        """Return what the table was created with."""
        head: str | None = await self._one("select head from tables where id = ?", table)
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
        ((pack, found),) = await self._all(ENTRIES, table, since)
        return [*unpacked(pack)[since:], *json.loads(found)]

    async def keep_snapshot(self, table: str, number: int, body: str) -> None:
        """Keep the newest snapshot."""
        refuse_letters(table, body)
        await self._change(SNAPSHOT, number, body, table, *FINISHED)

    async def newest_snapshot(self, table: str) -> tuple[int, str] | None:
        """Return the number and the body of the snapshot."""
        found = await self._all("select number, body from snapshots where table_id = ?", table)
        return (int(found[0][0]), str(found[0][1])) if found else None

    async def claim_due(self, node: str, now: float, limit: int, lease: float) -> list[Due]:
        """Lease work that is due to this node."""
        refuse_letters(node)
        refuse_times(now, lease)

        def claim(database: sqlite3.Connection) -> list[Due]:
            found = database.execute(
                "select table_id, what, at from due where free <= ? order by free limit ?",
                (now, limit),
            ).fetchall()
            database.executemany(
                "update due set free = ?, node = ? where table_id = ? and what = ?",
                [(now + lease, node, table, what) for table, what, _ in found],
            )
            return sorted((Due(*work) for work in found), key=in_order)

        return await self._writer.do(claim)

    async def next_due(self, now: float) -> float | None:
        """Return when there is work to claim."""
        free = await self._one("select min(free) from due")
        return None if free is None else max(now, free)

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """Return where this guest sits."""
        found = await self._all(
            "select table_id from sittings join progress using (table_id) where guest = ?"
            " order by active desc, table_id limit ?",
            guest,
            limit,
        )
        return [table for (table,) in found]

    async def listed(self, limit: int) -> list[str]:
        """Return the tables open to everybody."""
        found = await self._all(
            "select table_id from progress where listed order by made desc, table_id limit ?", limit
        )
        return [table for (table,) in found]

    async def name(self, guest: str) -> str | None:
        """Return what this guest is called."""
        name: str | None = await self._one("select name from names where guest = ?", guest)
        return name

    async def rename(self, guest: str, name: str, now: float) -> None:
        """Call the guest so from now on."""
        refuse_letters(guest, name)
        refuse_times(now)
        await self._change(
            "insert into names (guest, name, named) values (?, ?, ?)"
            " on conflict (guest) do update set name = excluded.name, named = excluded.named",
            guest,
            name,
            now,
        )

    async def forget(self, guest: str) -> None:
        """Drop the name and where the guest sits."""

        def drop(database: sqlite3.Connection) -> None:
            database.execute(
                "delete from names where guest = ?1"
                " or substr(guest, 1, length(?1) + 1) = ?1 || '+'",
                (guest,),
            )
            database.execute("delete from sittings where guest = ?", (guest,))

        await self._writer.do(drop)

    async def give_code(self, table: str, code: str) -> str | None:
        """Return the code of the table: the one it has, else this one from now on."""
        refuse_letters(table, code)
        await self._change(
            "insert or ignore into codes (code, table_id)"
            " select ?, table_id from progress where table_id = ?",
            code,
            table,
        )
        given: str | None = await self._one("select code from codes where table_id = ?", table)
        return given

    async def table_by_code(self, code: str) -> str | None:
        """Return the table that has this code."""
        table: str | None = await self._one("select table_id from codes where code = ?", code)
        return table

    async def tables(self) -> AsyncIterator[str]:
        """Return every table, page by page, so that nothing is held up meanwhile."""
        last = ""
        ask = "select id from tables where id > ? order by id limit ?"
        while page := await self._all(ask, last, PAGE):
            for (last,) in page:
                yield last

    async def count(self) -> int:
        """Return how many tables there are."""
        return int(await self._one("select count(*) from tables"))

    async def everything(self) -> AsyncGenerator[Kept | Known, None]:
        """Return tables and guests of one moment: a reader of its own that stays in it."""
        self._refuse_if_closed()
        reader = await self._another_reader()
        try:
            await reader.all("begin")
            async for *row, pack, rest in walk(reader, EVERY_TABLE):
                name, head, made, active, listed = row
                entries = [*unpacked(pack), *json.loads(rest)]
                yield Kept(name, head, made, active, bool(listed), entries)
            async for guest, name, tables in walk(reader, EVERY_GUEST):
                yield Known(guest, name, json.loads(tables))
        finally:
            await reader.close()

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
        return await self._writer.do(
            lambda database: lay_whole(database, kept, due, stage, lasting=lasting)
        )

    async def remember(self, known: Known, now: float) -> None:
        """Seat the guest; one who has a name keeps it."""
        refuse_kept(known)
        refuse_times(now)

        def note(database: sqlite3.Connection) -> None:
            database.execute(
                "insert or ignore into names (guest, name, named) values (?, ?, ?)",
                (known.guest, known.name, now),
            )
            database.execute(
                "insert or ignore into sittings (guest, table_id) select ?, table_id from progress"
                " where table_id in (select value from json_each(?))",
                (known.guest, json.dumps(known.tables)),
            )

        await self._writer.do(note)

    async def ping(self) -> None:
        """Return if the file takes something that needs new pages; nobody ever sees it."""

        def write(database: sqlite3.Connection) -> None:
            insert = "insert into names (guest, name) values ('', zeroblob(?))"
            database.execute(insert, (SOME_PAGES,))
            database.execute("delete from names where guest = ''")

        await self._writer.do(write)

    async def _another_reader(self) -> Reader:
        return Reader(await self._aside(connected), threads=self._threads)

    async def _aside(self, reach: Callable[[Path], Answer]) -> Answer:
        """Reach for the file where nobody has to wait for it, if there is such a place."""
        return await asyncio.to_thread(reach, self._path) if self._threads else reach(self._path)

    async def _change(self, statement: str, *values: Any) -> None:
        await self._writer.do(lambda database: database.execute(statement, values).close())

    async def _one(self, query: str, *values: Any) -> Any:
        found = await self._all(query, *values)
        return found[0][0] if found else None

    async def _all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        self._refuse_if_closed()
        return await self._reader.all(query, *values)

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise Unavailable("the store is closed")


async def walk(reader: Reader, ask: str) -> AsyncIterator[tuple[Any, ...]]:
    """Return row after row, each asked for by the one before: never all of them at once."""
    last = ""
    while found := await reader.all(ask, last):
        yield found[0]
        last = found[0][0]
