"""The file of SQLite: reached, refused with what is wrong with it, brought up to date."""

import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from stolik.core import Unreadable
from stolik.server.store.migrations import Migration, migrations, outstanding

PATIENCE = 30.0
"""Seconds to wait for another program that has the file locked."""
Answer = TypeVar("Answer")


def connected(path: Path) -> sqlite3.Connection:
    """Return a connection without a will of its own: we say where a transaction begins."""
    database = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    # FULL: what was committed survives the loss of power, not only of the process.
    database.execute("pragma synchronous = full")
    return database


def opened(path: Path) -> sqlite3.Connection:
    """Return the database with its schema up to date, or say what is wrong with the file."""
    refuse_place(path)
    try:
        if not path.exists():
            path.touch(mode=0o600)  # hands lie in it, and nobody else's eyes should
        database = connected(path)
        try:
            refuse_strangers(database, path)
            # Heard by a new file alone: room that is free in it can be given back bit by bit.
            database.execute("pragma auto_vacuum = incremental")
            insist(lambda: database.execute("pragma journal_mode = wal").close())
            migrate(database)
        except BaseException:
            database.close()
            raise
    except sqlite3.OperationalError as fault:
        raise Unreadable(
            "the database {path} cannot be opened: {fault}", path=path, fault=fault
        ) from None
    except sqlite3.DatabaseError:
        raise Unreadable("{path} is not a database", path=path) from None
    return database


def refuse_place(path: Path) -> None:
    """Refuse a path where no database can be."""
    if path.is_dir():
        raise Unreadable("{path} is a folder, not a database", path=path)
    if not path.parent.is_dir():
        raise Unreadable("there is no folder {folder} for the database", folder=path.parent)
    writable = os.access(path.parent, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))
    if not writable:
        raise Unreadable("no right to write to the database {path}", path=path)


def insist(attempt: Callable[[], Answer]) -> Answer:
    """Try until another program lets go: SQLite does not wait when it changes its journal."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except sqlite3.OperationalError as fault:
            if "locked" not in str(fault) or time.monotonic() > end:
                raise
            time.sleep(0.02)


def migrate(database: sqlite3.Connection) -> None:
    """Apply what is outstanding, in one transaction: of two programs the second finds it done."""
    database.execute("begin immediate")
    database.execute(
        "create table if not exists migrations"
        " (number integer primary key not null, checksum text not null, applied real not null)"
    )
    done = dict(database.execute("select number, checksum from migrations").fetchall())
    for step in outstanding(migrations("sqlite"), done):
        apply(database, step)
    database.execute("commit")


def refuse_strangers(database: sqlite3.Connection, path: Path) -> None:
    """Refuse a database that somebody keeps other things in, before anything of it changes."""
    known = {name for (name,) in database.execute("select name from sqlite_master")}
    if known and "migrations" not in known:
        raise Unreadable("{path} is a database of another program", path=path)


def apply(database: sqlite3.Connection, step: Migration) -> None:
    """Run the statements of one step, one by one: a script would end the transaction."""
    statement = ""
    for line in step.script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            database.execute(statement)
            statement = ""
    database.execute(
        "insert into migrations (number, checksum, applied) values (?, ?, ?)",
        (step.number, step.checksum, time.time()),
    )
