"""How much one guest, or one address, may ask for: enough for any game, too little to do harm.

Anybody can be as many guests as they like, but nobody has many addresses: so whatever is counted by
guest is counted by address too, with room for as many people as may share one.
"""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from time import monotonic
from typing import NamedTuple


class Limit(NamedTuple):
    """So many within so many seconds."""

    most: int
    seconds: float
    of: str = ""
    """What is counted, where others may be allowed as many of something else."""

    def times(self, people: int) -> "Limit":
        """Return what is allowed to so many."""
        return self._replace(most=self.most * people)


CALLS = Limit(300, 10)
"""Of one guest, or of one address for those who are nobody yet."""
AN_UNDO = 20
"""Calls that one takes about as long as, when it has to be looked at."""
TABLES = Limit(30, 60)
"""That one guest may lay."""
HINTS = Limit(20, 60)
"""For one guest: each takes a while to think."""
SENT = Limit(2_000_000, 3600)
"""Bytes of long messages from one guest: files, mostly, that have to be read."""
LAID = Limit(1_000_000, 3600)
"""Bytes of files that one guest may have the house keep: own components, records, campaigns."""
CODES = Limit(10, 60)
"""Wrong codes from one address: people mistype, and whoever guesses waits."""
FRAMES = Limit(60, 2)
"""Of one window, of whatever kind."""
EACH = {
    CALLS: Limit(50, 10, "calls"),
    TABLES: Limit(6, 3600, "tables"),
    HINTS: Limit(5, 60, "hints"),
    SENT: Limit(100_000, 3600, "sent"),
    LAID: Limit(50_000, 3600, "laid"),
}
"""The same for each of those who share an address: all together, not everybody at once."""
FRAMES_EACH = Limit(120, 60, "frames")
"""Of all the windows at one address, for each who shares it."""
GUESTS = Limit(3, 3600, "guests")
"""That may be new from one address, for each who shares it."""
MANY = 10_000
"""Whoever asked long ago is forgotten when there are so many."""


class TooMuch(Exception):
    """Somebody asks for more than is good for the others."""

    def __init__(self, limit: Limit, wait: float = 0.0) -> None:
        """Say how long to wait: until so much is allowed again, or one more."""
        self.wait = max(1, ceil(wait or limit.seconds / limit.most))
        super().__init__("too many calls: wait a little")


class Limits:
    """Counts what was asked for lately; every node counts for itself.

    Whoever asks fills a bucket that empties steadily; all that is kept is when it will be empty.
    """

    def __init__(self, *, counting: bool = True) -> None:
        """Begin with empty buckets; or count nothing, where everybody may ask for anything."""
        self.counting = counting
        self.empty: dict[tuple[Limit, str], float] = {}
        self.many = MANY

    def allows(self, limit: Limit, who: str, amount: int = 1) -> bool:
        """Count one more, or so many, and tell whether it is not too much."""
        if not self.counting:
            return True
        if self.wait(limit, who, amount) > 0:
            return False
        now = monotonic()
        if len(self.empty) >= self.many:
            self.empty = {each: at for each, at in self.empty.items() if at > now}
            self.many = max(MANY, 2 * len(self.empty))  # or everybody would be gone through again
        self.empty[limit, who] = max(now, self.empty.get((limit, who), now)) + cost(limit, amount)
        return True

    def wait(self, limit: Limit, who: str, amount: int = 1) -> float:
        """Return after how many seconds so much is allowed; it is not counted."""
        now = monotonic()
        empty = max(now, self.empty.get((limit, who), now)) + cost(limit, amount)
        half = limit.seconds / limit.most / 2  # because sums of parts are not exact
        return max(0.0, empty - now - limit.seconds - half)

    def forgive(self, limit: Limit, who: str) -> None:
        """Take back the last one that was counted."""
        if (limit, who) in self.empty:
            self.empty[limit, who] -= limit.seconds / limit.most

    def check(self, limit: Limit, who: str, amount: int = 1) -> None:
        """Refuse what is too much."""
        if not self.allows(limit, who, amount):
            raise TooMuch(limit, self.wait(limit, who, amount))


def cost(limit: Limit, amount: int) -> float:
    """Return for how many seconds something is remembered; what is huge fills the bucket."""
    return limit.seconds * min(amount, limit.most) / limit.most


@lru_cache(MANY)
def neighbourhood(host: str) -> str:
    """Return what counts as one address: of IPv6 everybody has a whole network of them."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((address.packed, 64), strict=False))
