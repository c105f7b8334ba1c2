"""What the builders of a circuit settle."""

from dataclasses import dataclass
from typing import Any

from stolik.core import one_of


@dataclass(frozen=True)
class Options:
    """How long the race is, who begins, and which tiles there are."""

    laps: str = one_of("2", "1", "3")
    """SR-C8: how many laps."""
    first_seat: str = one_of("random", "1", "2", "3", "4")
    """The youngest begins, as in the race."""
    mix: str = one_of("usual", "alternative")
    """Which mix of tiles."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        return Options, (self.laps, self.first_seat, self.mix)
