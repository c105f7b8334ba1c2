"""Looking after a file of SQLite: packing, clearing away, counting."""

import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol, TypeVar

from stolik.server.store.keeping import LATELY, Stored, Weight
from stolik.server.store.packing import packed, unpacked
from stolik.server.store.port import Unavailable
from stolik.server.store.sqlite.file import connected
from stolik.server.store.sqlite.reader import Reader
from stolik.server.store.sqlite.writer import Writer
from stolik.server.store.stages import Stage

Answer = TypeVar("Answer")
THESE = "(select value from json_each(?))"
UNUSED = f"from progress where stage in {THESE} and active < ? and not lasting"
COMPANIONS = (
    "delete from names where guest in (select names.guest from sittings cross join names"
    " on names.guest between sittings.guest || '+' || table_id || '+'"
    " and sittings.guest || '+' || table_id || ','"
    f" where table_id in {THESE})"
)
"""Names that were used at these tables alone, by those beside a guest."""
CLEAR = (
    COMPANIONS,
    *(
        f"delete from {part} where table_id in {THESE}"
        for part in ("sittings", "entries", "packs", "snapshots", "due", "codes", "progress")
    ),
    f"delete from tables where id in {THESE}",
)
WEIGHT = (
    "select count(*), coalesce(sum((select length(cast(head as blob)) from tables where id = t)"
    " + (select coalesce(sum(length(cast(body as blob))), 0) from entries where table_id = t)"
    " + (select coalesce(sum(length(body)), 0) from packs where table_id = t)"
    " + (select coalesce(sum(length(cast(body as blob))), 0) from snapshots where table_id = t)),"
    f" 0) from (select table_id as t {UNUSED})"
)
IDLE_GUESTS = (
    "from names where named < ? and not exists (select 1 from sittings where sittings.guest ="
    " substr(names.guest, 1, instr(names.guest || '+', '+') - 1))"
)
"""Also names of those who played at the screen of somebody who sits nowhere any more."""
SIZE = "select page_count * page_size from pragma_page_count, pragma_page_size"

BIT = 500
"""Pages that are cut off at once."""


class Aside(Protocol):
    """Reaches for the file where nobody has to wait for it."""

    def __call__(self, reach: Callable[[Path], Answer], /) -> Awaitable[Answer]:
        """Return what came of it."""


class SQLiteKeeper:
    """Looks after the file, beside those who play."""

    def __init__(
        self, writer: Writer, another_reader: Callable[[], Awaitable[Reader]], aside: Aside
    ) -> None:
        """Change the file through the writer, and look at it with eyes of its own."""
        self._writer = writer
        self._another_reader = another_reader
        self._aside = aside

    async def sort(self, table: str, number: int, stage: Stage, *, lasting: bool) -> None:
        """Note how far a table has come."""
        await self._change(
            "update progress set stage = ?, lasting = ?"
            " where table_id = ? and entries = ? and stage = ?",
            *(stage, lasting, table, number, Stage.UNKNOWN),
        )

    async def at_stage(self, stage: Stage, before: float, limit: int) -> list[str]:
        """Return tables that have come so far."""
        asked = "select table_id from progress where stage = ? and active < ? order by made limit ?"
        return [table for (table,) in await self._all(asked, stage, before, limit)]

    async def pack(self, table: str) -> bool:
        """Pack the entries of a table that is over."""
        return await self._writer.do(lambda database: pack(database, table))

    async def touch(self, table: str, now: float) -> None:
        """Count a table as used now."""
        touched = "update progress set active = ? where table_id = ? and active < ?"
        await self._change(touched, now, table, now - LATELY)

    async def clear_away(
        self, stages: Sequence[Stage], before: float, limit: int, spared: Sequence[str] = ()
    ) -> int:
        """Delete tables that nobody has used since: found first, and looked at again then."""
        unused = (json.dumps(stages), before)
        few = (
            f"select table_id {UNUSED} and table_id not in {THESE} order by made, table_id limit ?"
        )
        found = await self._all(few, *unused, json.dumps(list(spared)), limit)
        those = json.dumps([table for (table,) in found])

        def clear(database: sqlite3.Connection) -> int:
            still = f"select table_id {UNUSED} and table_id in {THESE}"
            return delete(database, [row[0] for row in database.execute(still, (*unused, those))])

        return await self._writer.do(clear)

    async def weigh(self, stages: Sequence[Stage], before: float) -> Weight:
        """Return how much that would take."""
        ((count, size),) = await self._all(WEIGHT, json.dumps(stages), before)
        return Weight(count, size)

    async def clear_guests(self, before: float, limit: int) -> int:
        """Delete guests who sit nowhere: found first, and looked at again then."""
        found = await self._all(f"select guest {IDLE_GUESTS} limit ?", before, limit)
        asked = (before, json.dumps([guest for (guest,) in found]))
        delete = f"delete {IDLE_GUESTS} and guest in {THESE}"
        return await self._writer.do(lambda database: database.execute(delete, asked).rowcount)

    async def count_guests(self, before: float) -> int:
        """Return how many there are."""
        ((count,),) = await self._all(f"select count(*) {IDLE_GUESTS}", before)
        return int(count)

    async def stored(self) -> Stored:
        """Return how much there is."""
        stages = await self._all(
            "select stage, count(*), sum(entries) from progress group by stage"
        )
        ((guests, size),) = await self._all(f"select (select count(*) from names), ({SIZE})")
        tables = {Stage(stage): count for stage, count, _ in stages}
        return Stored(tables, guests, sum(entries for _, _, entries in stages), size)

    async def give_back(self, *, all_at_once: bool) -> None:
        """Give free room back to the disk."""
        try:
            await self._aside(written_anew if all_at_once else cut_bit_by_bit)
        except sqlite3.Error as fault:
            raise Unavailable(str(fault)) from fault

    async def _change(self, statement: str, *values: Any) -> None:
        await self._writer.do(lambda database: database.execute(statement, values).close())

    async def _all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Ask over a line of its own: whoever plays waits for no count."""
        reader = await self._another_reader()
        try:
            return await reader.all(query, *values)
        finally:
            await reader.close()


def pack(database: sqlite3.Connection, table: str) -> bool:
    """Pack the entries of a table that is over; those packed before are packed again."""
    over = (Stage.PACKED, table, Stage.OVER)
    if not database.execute(
        "update progress set stage = ? where table_id = ? and stage = ? and entries > 0", over
    ).rowcount:
        return False
    found = database.execute("select body from packs where table_id = ?", (table,)).fetchone()
    rest = database.execute(
        "select body from entries where table_id = ? order by number", (table,)
    ).fetchall()
    entries = [*unpacked(found and found[0]), *(body for (body,) in rest)]
    database.execute(
        "insert or replace into packs (table_id, number, body) values (?, ?, ?)",
        (table, len(entries), packed(entries)),
    )
    database.execute("delete from entries where table_id = ?", (table,))
    database.execute("delete from snapshots where table_id = ?", (table,))
    return True


def delete(database: sqlite3.Connection, tables: list[str]) -> int:
    """Delete all there is of these tables; return how many they are."""
    for statement in CLEAR:
        database.execute(statement, (json.dumps(tables),))
    return len(tables)


def written_anew(path: Path) -> None:
    """Write the file anew without the room that is free in it."""
    with closing(connected(path)) as database:
        database.execute("pragma auto_vacuum = incremental")
        database.execute("vacuum")
        database.execute("pragma wal_checkpoint(truncate)").fetchall()


def cut_bit_by_bit(path: Path) -> None:
    """Cut the room that is free off the file; between two bits others may write.

    A file that was made without the marks for it stays as it is.
    """
    with closing(connected(path)) as database:
        before, free = 0, free_pages(database)
        while free and free != before:
            database.executescript(f"pragma incremental_vacuum({BIT})")  # what steps to the end
            before, free = free, free_pages(database)
        database.execute("pragma wal_checkpoint(truncate)").fetchall()


def free_pages(database: sqlite3.Connection) -> int:
    """Return how many pages of the file hold nothing."""
    return int(database.execute("pragma freelist_count").fetchone()[0])
