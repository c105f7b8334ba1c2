"""What is kept how long, as the server asks it of a database: packing, clearing away, counting."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from stolik.server.store.stages import Stage

LATELY = 12 * 60 * 60.0
"""Seconds for which a table counts as used anyway: who looks in then changes no order."""


class Weight(NamedTuple):
    """How much something is."""

    things: int
    bytes: int
    """Of what was written, without what the database needs to find it."""


class Stored(NamedTuple):
    """How much a store holds."""

    tables: Mapping[Stage, int]
    guests: int
    entries: int
    bytes: int
    """What the database takes of the disk."""


class Keeper(Protocol):
    """Looks after what is stored: all of it can be done while others play."""

    async def sort(self, table: str, number: int, stage: Stage, *, lasting: bool) -> None:
        """Note how far a table has come of which it is not known, if it has so many entries."""

    async def at_stage(self, stage: Stage, before: float, limit: int) -> list[str]:
        """Return tables that have come so far, and have had no entry since; the oldest first."""

    async def pack(self, table: str) -> bool:
        """Pack the entries of a table that is over, and drop its snapshot; tell if it was done.

        All at once: whoever reads its entries finds the same before and after.
        """

    async def touch(self, table: str, now: float) -> None:
        """Count a table as used that somebody looks at though nothing has happened there lately."""

    async def clear_away(
        self, stages: Sequence[Stage], before: float, limit: int, spared: Sequence[str] = ()
    ) -> int:
        """Delete tables of these stages without an entry since, and return how many.

        A table goes with all there is of it, or stays: a lasting one always, one of those spared,
        and one to which somebody adds an entry just then. Who comes later finds it `Missing`.
        """

    async def weigh(self, stages: Sequence[Stage], before: float) -> Weight:
        """Return how much `clear_away` would take in the end."""

    async def clear_guests(self, before: float, limit: int) -> int:
        """Delete guests named before who sit nowhere, and return how many names that were."""

    async def count_guests(self, before: float) -> int:
        """Return how many `clear_guests` would delete in the end."""

    async def stored(self) -> Stored:
        """Return how much there is; nobody is held up by it."""

    async def give_back(self, *, all_at_once: bool) -> None:
        """Give room that is free within the database back to the disk, as far as it can.

        All at once is thorough, and holds up whoever writes meanwhile.
        """
