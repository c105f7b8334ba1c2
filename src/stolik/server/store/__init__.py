"""Where tables are kept: one file of SQLite, or PostgreSQL for any number of nodes."""

import re
from pathlib import Path

from stolik.core import Unreadable
from stolik.server.line import without_password
from stolik.server.store.port import Due, Kept, Known, Missing, Store, Taken, Unavailable
from stolik.server.store.postgres import PostgresStore
from stolik.server.store.sqlite import SQLiteStore

__all__ = [
    "Due",
    "Kept",
    "Known",
    "Missing",
    "Store",
    "Taken",
    "Unavailable",
    "file_of",
    "open_store",
]

KINDS = ("sqlite:///", "postgresql://")


def open_store(url: str) -> Store:
    """Return the store at `sqlite:///path`, a plain path or `postgresql://…`; `open` opens it."""
    file = file_of(url)
    return PostgresStore(url) if file is None else SQLiteStore(file)


def file_of(url: str) -> Path | None:
    """Return the file of a store that is one."""
    if url.startswith(("postgresql://", "postgres://")):
        return None
    path = url.removeprefix("sqlite:///")
    if not path or re.match("[A-Za-z][A-Za-z0-9+.-]*://", path) or path.startswith("sqlite:"):
        raise Unreadable(
            "'{url}' is no address of a database; there are: a path, {kinds}",
            url=without_password(url),
            kinds=", ".join(f"{kind}…" for kind in KINDS),
        )
    return Path(path)
