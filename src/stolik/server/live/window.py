"""Somebody looks at a table: as some of its seats, or as an onlooker."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import json

from stolik.core import Seat
from stolik.server.tables.messages import Letters
from stolik.server.tables.table import Table

LET_GO = 4000
"""The code with which the house lets a window go: it may come back at once."""
TOO_MUCH = 4429
"""The code for a window that says too much."""
OUTBOX = 64
"""Messages that may wait for a slow window before it is let go."""

Message = dict[str, Any]
Send = Callable[[str], Awaitable[None]]
"""Sends a text; an `OSError` says that nobody is there any more."""


def seats_for(table: Table, guest: str, held: dict[Seat, str]) -> list[Seat]:
    """Return the seats of a guest, and those held by a token of whoever sits there."""
    return [
        Seat(seat)
        for seat, sitter in enumerate(table.sitters)
        if sitter.guest and sitter.guest in (guest, held.get(Seat(seat)))
    ]


class Window:
    """A page that is open at a table."""

    def __init__(
        self,
        guest: str,
        held: dict[Seat, str],
        since: int,
        send: Send,
        letters: Letters | None = None,
    ) -> None:
        """Look from this entry on, as whatever this guest sits at and as seats held by a token."""
        self.guest = guest
        self.held = held
        self.since = since
        self.send = send
        self.letters = letters
        """How it wants to have the table drawn, if it has no board for the game."""
        self.outbox: deque[str] = deque()
        self.sending: asyncio.Task[None] | None = None
        """Empties the outbox; most windows have nothing in it, and thousands are open."""
        self.listening: asyncio.Task[None] | None = None
        """Waits for what the window says next."""
        self.code = 0
        """Why the house lets it go, if it does."""

    def is_let_go(self) -> bool:
        """Tell whether the house has closed it."""
        return bool(self.code)

    def seats(self, table: Table) -> list[Seat]:
        """Return its seats as of now: people sit down and stand up while they look."""
        return seats_for(table, self.guest, self.held)

    def tell(self, message: Any) -> None:
        """Put a message into the outbox; a window that does not keep up is let go."""
        if len(self.outbox) >= OUTBOX:
            self.close()
        if self.is_let_go():
            return
        self.outbox.append(json.encode(message).decode())
        if self.sending is None:
            self.sending = asyncio.ensure_future(self.empty())

    async def empty(self) -> None:
        """Send what is in the outbox, one after another."""
        try:
            while self.outbox:
                await self.send(self.outbox.popleft())
        except OSError:
            self.close()  # nobody is there any more
        finally:
            self.sending = None

    def close(self, code: int = LET_GO) -> None:
        """Let the window go, but let what it wished be done: it comes back from where it was."""
        self.code = self.code or code
        for waiting in (self.sending, self.listening):
            if waiting is not None and waiting is not asyncio.current_task():
                waiting.cancel()
