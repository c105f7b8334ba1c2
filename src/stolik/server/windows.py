"""Somebody looks at a table: as some of its seats, or as an onlooker."""

import asyncio
from typing import Any

from stolik.core import Seat
from stolik.server.table import Table

LET_GO = 4000
"""The code with which the house lets a window go: it may come back at once."""
TOO_MUCH = 4429
"""The code for a window that says too much."""
OUTBOX = 64
"""Messages that may wait for a slow window before it is let go."""

Message = dict[str, Any]


def seats_for(table: Table, guest: str, held: dict[Seat, str]) -> list[Seat]:
    """Return the seats of a guest, and those held by a token of whoever sits there."""
    return [
        Seat(seat)
        for seat, sitter in enumerate(table.sitters)
        if sitter.guest and sitter.guest in (guest, held.get(Seat(seat)))
    ]


class Window:
    """A page that is open at a table."""

    def __init__(self, guest: str, held: dict[Seat, str], since: int) -> None:
        """Look from this entry on, as whatever this guest sits at and as seats held by a token."""
        self.guest = guest
        self.held = held
        self.since = since
        self.outbox: asyncio.Queue[Message] = asyncio.Queue(OUTBOX)
        self.gone = asyncio.Event()
        """Set when the house has let it go."""
        self.code = LET_GO

    def seats(self, table: Table) -> list[Seat]:
        """Return its seats as of now: people sit down and stand up while they look."""
        return seats_for(table, self.guest, self.held)

    def tell(self, message: Message) -> None:
        """Put a message into the outbox; a window that does not keep up is let go."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Let the window go: it comes back from where it was."""
        self.gone.set()
