"""Luck that can be repeated, checked by anybody, and foretold by nobody.

The n-th block of luck is SHA-256 of ``seed/n``: the same on every machine, and seeing many
shuffled cards tells nothing about the next, which a quick statistical generator would not promise.
"""

from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import Any, Final, TypeVar

Item = TypeVar("Item")

WORDS: Final = 8
"""Numbers in a block, of four bytes each, the high byte first."""
RANGE: Final = 1 << 32


class Chance:
    """A stream of luck: the text it grew from, and how many words of it are spent."""

    __slots__ = ("block", "seed", "spent")

    def __init__(self, seed: str, spent: int = 0) -> None:
        """Begin the stream of this seed, or take it up where it was left."""
        self.seed = seed
        self.spent = spent
        self.block: tuple[int, ...] = ()

    def copy(self) -> "Chance":
        """Return the same luck, still to come."""
        return Chance(self.seed, self.spent)

    def imagined(self) -> "Chance":
        """Return luck to come that nobody has met yet, for a table that might be."""
        return Chance(f"imagined {self.word()} {self.word()}")

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        return Chance, (self.seed, self.spent)

    def word(self) -> int:
        """Return a number from 0 up to, not including, 2 ** 32."""
        place = self.spent % WORDS
        if place == 0 or not self.block:
            text = f"{self.seed}/{self.spent // WORDS}"
            self.block = unpack(">8I", sha256(text.encode()).digest())
        self.spent += 1
        return self.block[place]

    def below(self, limit: int) -> int:
        """Return a number from 0 up to, not including, the limit, each equally likely."""
        if not 0 < limit <= RANGE:
            raise ValueError(f"no luck below {limit}: it should be from 1 to {RANGE}")
        fair = RANGE - RANGE % limit
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % limit

    def choice(self, items: Sequence[Item]) -> Item:
        """Pick one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Item]) -> None:
        """Shuffle in place; every order is equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
