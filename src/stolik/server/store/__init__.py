"""Where tables are kept: one file of SQLite, or PostgreSQL for any number of nodes."""

from stolik.server.store.addresses import file_of
from stolik.server.store.bus import Bus, LocalBus
from stolik.server.store.port import Due, Kept, Known, Missing, Store, Taken, Unavailable

__all__ = [
    "Bus",
    "Due",
    "Kept",
    "Known",
    "LocalBus",
    "Missing",
    "Store",
    "Taken",
    "Unavailable",
    "file_of",
    "open_bus",
    "open_store",
]


def open_store(url: str) -> Store:
    """Return the store at `sqlite:///path`, a plain path or `postgresql://…`; `open` opens it.

    What speaks to a database is imported only where one of its kind is asked for.
    """
    file = file_of(url)
    if file is None:
        from stolik.server.store.postgres.store import PostgresStore  # noqa: PLC0415

        return PostgresStore(url)
    from stolik.server.store.sqlite.store import SQLiteStore  # noqa: PLC0415

    return SQLiteStore(file)


def open_bus(url: str, node: str) -> Bus:
    """Return how this node hears of others with the same store; one with a file is alone."""
    if file_of(url) is not None:
        return LocalBus()
    from stolik.server.store.postgres.bus import PostgresBus  # noqa: PLC0415

    return PostgresBus(url, node)
