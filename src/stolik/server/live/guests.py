"""Which guests there are: a cookie alone makes nobody one, once the house was asked to forget."""

from stolik.server.store.port import Store

MOST_KEPT = 50_000
"""Guests to remember, so that the store is asked once about each."""


class Guests:
    """Those who are on record, as far as this node has asked."""

    def __init__(self, store: Store) -> None:
        """Know nobody yet."""
        self.store = store
        self.known: dict[str, None] = {}
        self.forgotten = 0
        """How often somebody was forgotten: what was read before that may not be true any more."""

    async def know(self, guest: str) -> bool:
        """Tell whether this guest is on record."""
        if guest in self.known:
            return True
        before = self.forgotten
        found = bool(guest) and await self.store.name(guest) is not None
        if found and self.forgotten == before:
            self.remember(guest)
        return found

    def remember(self, guest: str) -> None:
        """Need not ask about this guest again."""
        if len(self.known) >= MOST_KEPT:
            del self.known[next(iter(self.known))]
        self.known[guest] = None

    def forget(self, guest: str) -> None:
        """Ask about this guest again."""
        self.forgotten += 1
        self.known.pop(guest, None)

    def forget_all(self) -> None:
        """Ask about everybody again: anybody may have been forgotten elsewhere."""
        self.forgotten += 1
        self.known.clear()
