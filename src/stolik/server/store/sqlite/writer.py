"""What writes to SQLite: one thread, which commits whatever waits for it together, or none.

Every call into SQLite lets the event loop have the interpreter, and waits to get it back. So a
batch is written with a handful of statements of many rows each, however many appends it holds.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from stolik.server.store.port import Append, Due, Full, Kept, Missing, Taken, Unavailable
from stolik.server.store.stages import Stage

MOST_AT_ONCE = 500
MOST_ROWS = 4000
"""Of a statement: SQLite takes 32,766 values."""
NO_ROOM = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY)
"""What SQLite says when the disk takes nothing more, or nothing at all."""
Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Any]


class Wish(NamedTuple):
    """An append or other work, and who waits for it."""

    work: Append | Work
    answer: asyncio.Future[Any]


class Writer(Protocol):
    """Has the database to itself."""

    async def append(self, append: Append) -> None:
        """Return once the append is on the disk."""

    async def do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Return what the work did, once it is on the disk."""

    async def close(self) -> None:
        """Write what was asked before, then close the database."""


class WriterInPlace:
    """Writes where it is asked, one wish after another: where there are no threads."""

    def __init__(self, database: sqlite3.Connection) -> None:
        """Start with a database that nobody else uses from now on."""
        self._database = database
        self._closed = False

    async def append(self, append: Append) -> None:
        """Return once the append is on the disk."""
        self._done(append)

    async def do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Return what the work did, once it is on the disk."""
        answer: Answer = self._done(work)
        return answer

    def _done(self, work: Append | Work) -> Any:
        if self._closed:
            raise Unavailable("the store is closed")
        (answer,) = commit(self._database, [work])
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def close(self) -> None:
        """Close the database."""
        self._closed = True
        self._database.close()


class WriterThread:
    """Takes wishes on the event loop and fulfils them on its own thread."""

    def __init__(self, database: sqlite3.Connection) -> None:
        """Start with a database that nobody else uses from now on."""
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="stolik-sqlite-writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> None:
        """Return once the append is on the disk."""
        await self._asked(append)

    async def do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Return what the work did, once it is on the disk."""
        answer: Answer = await self._asked(work)
        return answer

    def _asked(self, work: Append | Work) -> asyncio.Future[Any]:
        if self._closed:
            raise Unavailable("the store is closed")
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._wishes.put(Wish(work, answer))
        return answer

    async def close(self) -> None:
        """Write what was asked before, then end the thread."""
        self._closed = True
        self._wishes.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            taken = self._take()
            wishes = [wish for wish in taken if wish is not None]
            going = len(wishes) == len(taken)
            answers = commit(self._database, [wish.work for wish in wishes])
            self._loop.call_soon_threadsafe(give, wishes, answers)
        self._database.close()

    def _take(self) -> list[Wish | None]:
        """Wait for a wish and take what came with it; nobody else takes from the queue."""
        taken = [self._wishes.get()]
        while len(taken) < MOST_AT_ONCE and not self._wishes.empty():
            taken.append(self._wishes.get())
        return taken


def give(wishes: Sequence[Wish], answers: Sequence[Any]) -> None:
    """Answer everybody who still waits, in one visit to the event loop."""
    for wish, answer in zip(wishes, answers, strict=True):
        if wish.answer.done():
            continue
        if isinstance(answer, Exception):
            wish.answer.set_exception(answer)
        else:
            wish.answer.set_result(answer)


def commit(database: sqlite3.Connection, works: Sequence[Append | Work]) -> list[Any]:
    """Do all of it in one transaction; return what each led to, or the fault it met."""
    appends = [work for work in works if isinstance(work, Append)]
    try:
        database.execute("begin immediate")
        done = [None if isinstance(work, Append) else attempt(database, work) for work in works]
        added = iter(add(database, appends))
        answers = [
            next(added) if isinstance(work, Append) else answer
            for work, answer in zip(works, done, strict=True)
        ]
        database.execute("commit")
    except Exception as fault:  # noqa: BLE001 - whoever asked gets it, and the thread goes on
        if database.in_transaction:
            database.execute("rollback")
        return blame(database, works, fault)
    return answers


def blame(
    database: sqlite3.Connection, works: Sequence[Append | Work], fault: Exception
) -> list[Exception | Any]:
    """Return what to answer after a fault: the file's hits all, an append's only itself."""
    if isinstance(fault, sqlite3.OperationalError):
        return [unavailable(fault) for _ in works]
    if len(works) > 1:
        return [answer for work in works for answer in commit(database, [work])]
    return [fault]


def unavailable(fault: sqlite3.OperationalError) -> Unavailable:
    """Return what is wrong with the file, as the store says it."""
    kind = Full if fault.sqlite_errorcode & 0xFF in NO_ROOM else Unavailable
    return kind(str(fault))


def attempt(database: sqlite3.Connection, work: Work) -> Any:
    """Do work that, if it fails, leaves nothing behind and spoils nobody else's."""
    database.execute("savepoint work")
    try:
        answer = work(database)
    except Exception as fault:
        if not database.in_transaction:
            raise  # without room SQLite takes everything back, not only this work
        database.execute("rollback to work")
        answer = fault
    database.execute("release work")
    return answer


def add(database: sqlite3.Connection, appends: Sequence[Append]) -> list[Exception | None]:
    """Add the entries of all who said how many there are; return who was refused and why."""
    counts = count(database, {append.table for append in appends})
    answers = [judge(counts, append) for append in appends]
    won = [append for append, refused in zip(appends, answers, strict=True) if refused is None]
    if won:
        put_entries(database, won)
        put_progress(database, won, counts)
        put_guests(database, won)
        plan(database, {append.table: append for append in won if append.due is not None})
    return answers


def count(database: sqlite3.Connection, tables: Iterable[str]) -> dict[str, int]:
    """Return how many entries the tables have."""
    counted: dict[str, int] = json.loads(
        database.execute(
            "select json_group_object(table_id, entries) from progress"
            " where table_id in (select value from json_each(?))",
            (json.dumps(list(tables)),),
        ).fetchone()[0]
    )
    return counted


def judge(counts: dict[str, int], append: Append) -> Exception | None:
    """Return why the entries cannot be added, or count them in."""
    if append.table not in counts:
        return Missing(append.table)
    if counts[append.table] != append.number:
        return Taken(f"{append.table} has {counts[append.table]} entries, not {append.number}")
    counts[append.table] += len(append.entries)
    return None


def put_entries(database: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Write the entries themselves."""
    rows = [
        (append.table, number, body)
        for append in appends
        for number, body in enumerate(append.entries, append.number)
    ]
    put(database, "insert into entries (table_id, number, body) values {rows}", rows)


def put_progress(
    database: sqlite3.Connection, appends: Sequence[Append], counts: dict[str, int]
) -> None:
    """Note how many entries there are now, and since when."""
    listed = {append.table: append.listed for append in appends if append.listed is not None}
    active = {append.table: append.now for append in appends}
    stages = {append.table: append.stage for append in appends if append.stage is not None}
    rows = [
        (table, counts[table], now, listed.get(table), stages.get(table))
        for table, now in active.items()
    ]
    put(
        database,
        "with grown (id, entries, active, listed, stage) as (values {rows}) update progress"
        " set entries = grown.entries, active = grown.active,"
        " listed = coalesce(grown.listed, progress.listed),"
        " stage = coalesce(grown.stage, progress.stage) from grown where table_id = grown.id",
        rows,
    )


def put_first(database: sqlite3.Connection, row: tuple[Any, ...]) -> None:
    """Note how a table stands that is new here."""
    put(
        database,
        "insert into progress (table_id, made, active, entries, listed, stage, lasting)"
        " values {rows}",
        [row],
    )


def put_guests(database: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Note who sits where."""
    rows = [(guest, append.table) for append in appends for guest in append.guests]
    put(database, "insert or ignore into sittings (guest, table_id) values {rows}", rows)


def plan(database: sqlite3.Connection, planning: dict[str, Append]) -> None:
    """Replace the due work of these tables; what stays the same stays leased."""
    if not planning:
        return
    planned = [work for append in planning.values() for work in append.due or ()]
    kept = json.dumps([[work.table, work.what] for work in planned])
    database.execute(
        "delete from due where table_id in (select value from json_each(?))"
        " and (table_id, what) not in"
        " (select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(?))",
        (json.dumps(list(planning)), kept),
    )
    put_work(database, planned)


def put_work(database: sqlite3.Connection, planned: Sequence[Due]) -> None:
    """Write down what is to be done."""
    put(
        database,
        "insert into due (table_id, what, at, free) values {rows}"
        " on conflict (table_id, what) do update"
        " set at = excluded.at, free = excluded.free, node = '' where at <> excluded.at",
        [(work.table, work.what, work.at, work.at) for work in planned],
    )


def lay_whole(
    database: sqlite3.Connection, kept: Kept, due: Sequence[Due], stage: Stage, *, lasting: bool
) -> bool:
    """Lay a table with all that is at it, unless there is one of this name."""
    known = database.execute("select 1 from tables where id = ?", (kept.name,)).fetchone()
    if known is not None:
        return False
    database.execute("insert into tables (id, head) values (?, ?)", (kept.name, kept.head))
    standing = (kept.made, kept.active, len(kept.entries), kept.listed, stage, lasting)
    put_first(database, (kept.name, *standing))
    rows = [(kept.name, number, body) for number, body in enumerate(kept.entries)]
    put(database, "insert into entries (table_id, number, body) values {rows}", rows)
    put_work(database, due)
    return True


def put(database: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Run a statement with all the rows at once, or as many as SQLite takes."""
    for start in range(0, len(rows), MOST_ROWS):
        part = rows[start : start + MOST_ROWS]
        places = ",".join(["(" + ",".join("?" * len(part[0])) + ")"] * len(part))
        values = [value for row in part for value in row]
        database.execute(statement.format(rows=places), values)
