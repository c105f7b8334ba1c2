"""How much one guest, or one address, may ask for: enough for any game, too little to do harm."""

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.exceptions import HTTPException

CALLS = parse("300/10second")
"""Of one guest, or of one address for those who are nobody yet."""
TABLES = parse("30/minute")
"""That one guest may lay."""
FRAMES = parse("60/2second")
"""Of one window."""


class Limits:
    """Counts what was asked for lately; every node counts for itself."""

    def __init__(self) -> None:
        """Begin with nothing counted."""
        self.counter = MovingWindowRateLimiter(MemoryStorage())

    def allows(self, limit: RateLimitItem, who: str) -> bool:
        """Count one more, and tell whether it is not too much."""
        return bool(self.counter.hit(limit, who))

    def check(self, limit: RateLimitItem, who: str) -> None:
        """Refuse what is too much."""
        if not self.allows(limit, who):
            raise HTTPException(429, "too many calls: wait a little")
