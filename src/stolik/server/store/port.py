"""What the server asks of a database, whichever it is."""

from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Annotated, NamedTuple, Protocol

from msgspec import Meta, Struct

from stolik.server.store.keeping import Keeper
from stolik.server.store.stages import Stage


class Taken(Exception):
    """The table has not as many entries as the append said: somebody was faster."""


class Missing(Exception):
    """There is no table of this name."""


class Unavailable(Exception):
    """The database does not answer. What was asked may have been done all the same.

    Whoever hears this must forget what it holds of the table and read it again.
    """


class Full(Unavailable):
    """The database answers, but takes nothing: there is no room left, or no right to write."""


class Due(NamedTuple):
    """Something that time brings: a bot's move, a clock that runs out, a grace that ends."""

    table: str
    what: str
    """Says nothing to the store; a table has each at most once."""
    at: float


Key = Annotated[str, Meta(min_length=1)]
"""What somebody or something is known by. Nobody is known by the empty one: a ping writes it."""


class Kept(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="table"):
    """A whole table, as a backup has it."""

    name: Key
    head: str
    made: float
    active: float
    listed: bool
    entries: list[str]


class Known(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="guest"):
    """A guest who has a name, as a backup has it."""

    guest: Key
    name: str
    tables: list[str]
    """Where the guest sits."""


class Store(Protocol):
    """Tables as lists of entries that only grow, and the little that is kept beside them."""

    keeper: Keeper
    """Packs, clears away and counts, once the store is open."""

    async def open(self) -> None:
        """Bring the schema up to date and start; `Unreadable` says why that cannot be."""

    async def close(self) -> None:
        """Finish what was accepted, then let go of the database."""

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
        """Lay a new table, whose head never changes; one that is lasting is never cleared away.

        Done twice with the same head it is one table; with another head it is `Taken`.
        """

    async def head(self, table: str) -> str | None:
        """Return what the table was created with."""

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
        """Add entries number, number + 1 …, all or none, durable once this returns.

        `Taken` unless the table has exactly `number` entries; `Missing` if there is no table.
        In the same transaction `due` replaces all due work of the table (what stays the same
        stays leased to whoever does it; `None` leaves everything), `guests` sit at the table
        from now on, `listed` shows or hides it, and `stage` is how far it has come. Without entries
        only these change.
        """

    async def entries(self, table: str, since: int = 0) -> list[str]:
        """Return the entries from this number on."""

    async def keep_snapshot(self, table: str, number: int, body: str) -> None:
        """Keep what follows from the first `number` entries, unless a newer one is kept.

        Nothing is kept of a table that is over, or not there any more.
        """

    async def newest_snapshot(self, table: str) -> tuple[int, str] | None:
        """Return the number and the body of the snapshot."""

    async def claim_due(self, node: str, now: float, limit: int, lease: float) -> list[Due]:
        """Lease the work that is due to this node until now + lease; earliest first.

        No work is leased to two nodes at once. It is done when an append replaces it; if that
        does not happen while the lease lasts, the node is taken for dead and another may claim.
        """

    async def next_due(self, now: float) -> float | None:
        """Return when, from now on, there is work to claim: its time, or its lease's end."""

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """Return where this guest sits; the table with the newest entry comes first."""

    async def listed(self, limit: int) -> list[str]:
        """Return the tables open to everybody, newest first."""

    async def name(self, guest: str) -> str | None:
        """Return what this guest is called."""

    async def rename(self, guest: str, name: str, now: float) -> None:
        """Call the guest so from now on."""

    async def forget(self, guest: str) -> None:
        """Drop the name and where the guest sits; entries are the others' game too and stay.

        Names of those who played at the guest's screen, kept as the guest's with a `+`, go too.
        """

    async def give_code(self, table: str, code: str) -> str | None:
        """Return the code of the table: the one it has, else this one from now on.

        Nothing if another table has this one, or there is no such table.
        """

    async def table_by_code(self, code: str) -> str | None:
        """Return the table that has this code."""

    def tables(self) -> AsyncIterator[str]:
        """Return every table there is, in the order of their names."""

    async def count(self) -> int:
        """Return how many tables there are."""

    def everything(self) -> AsyncGenerator[Kept | Known, None]:
        """Return all tables, then all guests with a name, each in the order of their names.

        All of it is as it was at one moment, whatever happens meanwhile: no table speaks of another
        that came later. Nobody is held up by it.
        """

    async def put_back(
        self,
        kept: Kept,
        due: Sequence[Due],
        *,
        stage: Stage = Stage.UNKNOWN,
        lasting: bool = False,
    ) -> bool:
        """Lay a whole table with its work, unless there is one of this name.

        All at once: nobody sees a table of which the half is missing.
        """

    async def remember(self, known: Known, now: float) -> None:
        """Seat the guest at those of the tables that there are; one who has a name keeps it."""

    async def ping(self) -> None:
        """Return if the database answers and takes what is written, else raise `Unavailable`."""


@dataclass(slots=True, frozen=True)
class Append:
    """What one append asks for."""

    table: str
    number: int
    entries: tuple[str, ...]
    now: float
    due: tuple[Due, ...] | None
    guests: tuple[str, ...]
    listed: bool | None
    stage: Stage | None

    def __post_init__(self) -> None:
        """Refuse what one database would take and the other not: it would spoil a batch."""
        refuse_letters(self.table, *self.entries, *self.guests)
        refuse_times(self.now)
        refuse_work(self.table, self.due or ())


def refuse_work(table: str, due: Sequence[Due]) -> None:
    """Refuse work that is not of this table, or twice there."""
    whats = [work.what for work in due]
    refuse_letters(*whats)
    refuse_times(*(work.at for work in due))
    if len(set(whats)) < len(whats):
        raise ValueError("a table has each due work once")
    if any(work.table != table for work in due):
        raise ValueError("an append plans the work of its own table only")


def refuse_kept(kept: Kept | Known) -> None:
    """Refuse what could not have been stored."""
    if isinstance(kept, Known):
        refuse_letters(kept.guest, kept.name, *kept.tables)
    else:
        refuse_letters(kept.name, kept.head, *kept.entries)
        refuse_times(kept.made, kept.active)


def refuse_letters(*texts: str) -> None:
    """Refuse NUL and halves of letters, which PostgreSQL does not keep; JSON escapes both."""
    for text in texts:
        if "\0" in text:
            raise ValueError("a text with NUL cannot be stored")
        text.encode()


def refuse_times(*times: float) -> None:
    """Refuse times that no clock shows."""
    if not all(map(isfinite, times)):
        raise ValueError("a time is a finite number")


def in_order(work: Due) -> tuple[float, Due]:
    """Return what to sort work by: the earliest first, the same everywhere."""
    return work.at, work
