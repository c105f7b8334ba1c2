"""The book's modes and variants, and the rulings that can be played otherwise."""

from dataclasses import dataclass
from itertools import permutations
from typing import Any

from stolik.core import one_of

ORDERS = tuple("".join(order) for order in permutations("1234"))


@dataclass(frozen=True)
class Options:
    """The defaults are the book's first game and the rulings of RULES.md."""

    mode: str = one_of("heroic", "caprice")
    """HE-34: the heroic mode, or Каприз Эврисфея."""
    rounds: str = one_of("3", "4")
    """HE-33: three rounds of four labours, or four of three."""
    gym_loser_cards: str = one_of("return", "discard")
    """HE-R11: where the cards go that were laid for a Gymnasium card in vain."""
    tie_break: str = one_of("shared", "labours")
    """HE-R26: equal points share the victory, or more labours win."""
    colours: str = one_of(*ORDERS)
    """HE-R28: the colour of each seat, in the order of the seats."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        values = (self.mode, self.rounds, self.gym_loser_cards, self.tie_break, self.colours)
        return Options, values
