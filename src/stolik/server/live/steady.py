"""The time, as a house knows it: that of the machine's clock, but it never leaps.

When somebody sets the machine's clock, nobody at a table has thought an hour longer, and nobody has
been away for one. So what has passed is measured by a clock that cannot be set, and if the two
come to differ, the difference is made up for little by little.
"""

import time
from collections.abc import Callable

Clock = Callable[[], float]
"""Tells the time, in seconds since 1970."""
CATCHING_UP = 0.1
"""How much faster or slower than time itself: an hour is made up for in ten."""


def passing() -> float:
    """Return seconds that only ever pass, also while the machine sleeps, where it counts those."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyClock:
    """Tells the machine's time, and follows it slowly where it leaps."""

    def __init__(self, wall: Clock = time.time, passing: Clock = passing) -> None:
        """Begin with the time as it is on the wall."""
        self.wall = wall
        self.passing = passing
        self.now, self.asked = wall(), passing()

    def __call__(self) -> float:
        """Return the time."""
        asked = self.passing()
        passed = asked - self.asked
        most = passed * CATCHING_UP
        wrong = self.wall() - (self.now + passed)
        self.now += passed + min(max(wrong, -most), most)
        self.asked = asked
        return self.now
