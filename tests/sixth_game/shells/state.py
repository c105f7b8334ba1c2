"""What lies on the table, and in whose hand."""

from typing import NamedTuple

from stolik.core import Seat, travel

from .components import Box
from .options import Options


class Rules(NamedTuple):
    """What was agreed on: the box, and what the players have settled."""

    box: Box
    options: Options


class Table(travel.Table):
    """Everything: shells are named by their places among the codes."""

    __slots__ = ("hands", "kept", "pile", "rules", "sand", "seat")

    def __init__(
        self,
        rules: Rules,
        hands: list[list[int]],
        pile: list[int],
        sand: list[int],
        kept: list[bool],
        seat: Seat,
    ) -> None:
        """Set everything in its place."""
        self.rules = rules
        self.hands = hands
        self.pile = pile
        """Face down; the last is drawn first."""
        self.sand = sand
        """What was swapped away lies on the sand, for everybody to see."""
        self.kept = kept
        """Who has kept both shells."""
        self.seat = seat
        """Whose turn it is."""

    def spots(self, shell: int) -> int:
        """Return how many spots a shell has."""
        return self.rules.box.points[shell]

    @property
    def over(self) -> bool:
        """Tell whether everybody has kept (RK-6)."""
        return all(self.kept)

    def copy(self) -> "Table":
        """Return a table of its own."""
        hands = [hand.copy() for hand in self.hands]
        pile, sand, kept = self.pile.copy(), self.sand.copy(), self.kept.copy()
        return Table(self.rules, hands, pile, sand, kept, self.seat)
