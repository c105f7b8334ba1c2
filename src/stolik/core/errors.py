"""The ways a table can say no, each naming what was given and what was wrong with it."""

from stolik.core.phrase import Reason
from stolik.core.seat import Seat


class Unreadable(ValueError):
    """A message, a file or a setting that cannot be understood."""


class IllegalMove(ValueError):
    """A move that the rules forbid here and now."""

    def __init__(self, seat: Seat, move: str, reason: Reason) -> None:
        """Quote the move and the numbered rule, so that a log line is enough to understand it."""
        super().__init__(f"seat {seat + 1} may not play '{move}': {reason['rule']} {reason['key']}")
        self.reason = reason


class Broken(Exception):
    """A table in a condition that the rules can never bring about: a fault of ours."""


def ensure(holds: bool, promise: str) -> None:
    """Raise `Broken` unless the promise holds; unlike `assert`, never switched off."""
    if not holds:
        raise Broken(promise)
