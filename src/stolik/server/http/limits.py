"""How much one guest, or one address, may ask for: enough for any game, too little to do harm."""

from time import monotonic
from typing import NamedTuple


class Limit(NamedTuple):
    """So many within so many seconds."""

    most: int
    seconds: float


CALLS = Limit(300, 10)
"""Of one guest, or of one address for those who are nobody yet."""
TABLES = Limit(30, 60)
"""That one guest may lay."""
CODES = Limit(10, 60)
"""Wrong codes from one address: people mistype, and whoever guesses waits."""
HINTS = Limit(1, 2)
"""About as fast as they are thought of: how many may wait is for those who think to say."""
FRAMES = Limit(60, 2)
"""Of one window."""
MANY = 10_000
"""Whoever asked long ago is forgotten when there are so many."""


class TooMuch(Exception):
    """Somebody asks for more than is good for the others."""

    def __init__(self, limit: Limit) -> None:
        """Say how long to wait."""
        self.wait = max(1, round(limit.seconds / limit.most))
        super().__init__("too many calls: wait a little")


class Limits:
    """Counts what was asked for lately; every node counts for itself.

    Whoever asks fills a bucket that empties steadily; all that is kept is when it will be empty.
    """

    def __init__(self) -> None:
        """Begin with empty buckets."""
        self.empty: dict[tuple[Limit, str], float] = {}

    def allows(self, limit: Limit, who: str, worth: int = 1) -> bool:
        """Count one more that is worth so many, and tell whether it is not too much."""
        now, one = monotonic(), limit.seconds / limit.most
        empty = max(now, self.empty.get((limit, who), now)) + worth * one
        if empty > now + limit.seconds + one / 2:  # half, because sums of parts are not exact
            return False
        if len(self.empty) >= MANY:
            self.empty = {each: at for each, at in self.empty.items() if at > now}
        self.empty[limit, who] = empty
        return True

    def forgive(self, limit: Limit, who: str) -> None:
        """Take back the last one that was counted."""
        if (limit, who) in self.empty:
            self.empty[limit, who] -= limit.seconds / limit.most

    def check(self, limit: Limit, who: str, worth: int = 1) -> None:
        """Refuse what is too much."""
        if not self.allows(limit, who, worth):
            raise TooMuch(limit)
