"""Luck for thinking ahead: thousands of imagined tables a second, none of them anybody's secret.

The luck of a real table must not be foretold, which takes time (`core.chance`). What a bot imagines
is nobody's business, so here an ordinary generator does; it grows from the bot's own luck, so the
same thought is thought again in the same way.
"""

from random import Random
from typing import Any

from stolik.core.chance import Chance


class QuickLuck(Chance):
    """A stream of luck as quick as can be."""

    def __init__(self, source: Chance) -> None:
        """Grow from another stream, spending a little of it."""
        super().__init__("")
        self.random = Random(source.word() << 32 | source.word())  # noqa: S311 - see above

    def copy(self) -> Chance:
        """Return luck that is still to come; not the same, for nobody could tell."""
        return QuickLuck(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Refuse to travel: it is worth nothing to anybody else."""
        raise TypeError("quick luck stays where it is")

    def word(self) -> int:
        """Return a number from 0 up to, not including, 2 ** 32."""
        return self.random.getrandbits(32)

    def below(self, limit: int) -> int:
        """Return a number from 0 up to, not including, the limit."""
        return int(self.random.random() * limit)

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place."""
        draw = self.random.random
        for last in range(len(items) - 1, 0, -1):
            other = int(draw() * (last + 1))
            items[last], items[other] = items[other], items[last]
