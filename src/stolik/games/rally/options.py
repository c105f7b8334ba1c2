"""The rulings that can be played otherwise, and who begins."""

from dataclasses import dataclass
from typing import Any

from stolik.core import one_of


@dataclass(frozen=True)
class Options:
    """The defaults are the book's words and the rulings of RULES.md."""

    first_seat: str = one_of("random", "1", "2", "3", "4")
    """SR-5, SR-R23: the youngest begins."""
    occupied_move: str = one_of("touch", "road")
    """SR-R1: onto another car's tile it is enough to touch it, or a road must lead there."""
    tokens: str = one_of("random", "occupied_corners")
    """SR-R13: which tokens are played for when there are fewer than four players."""
    mix: str = one_of("usual", "alternative")
    """Which mix of tiles."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        return Options, (self.first_seat, self.occupied_move, self.tokens, self.mix)
