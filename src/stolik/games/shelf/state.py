"""What lies on the table."""

from typing import Final

from stolik.core import Seat, travel
from stolik.games.shelf.components import Box, Card
from stolik.games.shelf.editions import Edition
from stolik.games.shelf.moves import Moves
from stolik.games.shelf.options import Options
from stolik.games.shelf.shelf import Shelf

Shelves = list[Shelf | None]
"""The shelves of one player: one place a colour."""

UNTIL_SKIP: Final = -1
"""No number of turns is set: the game goes on until somebody must skip."""


class Rules:
    """What this table agreed on; never changes while it is played."""

    __slots__ = ("box", "edition", "moves", "options")

    def __init__(self, edition: Edition, box: Box, moves: Moves, options: Options) -> None:
        """Agree."""
        self.edition = edition
        self.box = box
        self.moves = moves
        self.options = options


class Table(travel.Table):
    """Everything on the table, and whose turn it is."""

    __slots__ = (
        "bonus",
        "bonus_due",
        "collections",
        "deck",
        "discard",
        "ending",
        "final",
        "removed",
        "rows",
        "rules",
        "seat",
        "shelves",
        "turns_left",
    )

    def __init__(
        self,
        rules: Rules,
        seat: Seat,
        rows: list[list[Card]],
        deck: list[Card],
        discard: list[Card],
        removed: list[Card],
        shelves: list[Shelves],
        collections: list[list[Card]],
        bonus: bool,
        bonus_due: int,
        final: bool,
        turns_left: int,
        ending: str,
    ) -> None:
        """Set everything in its place."""
        self.rules = rules
        self.seat = seat
        """Whose turn it is."""
        self.rows = rows
        """The middle, face up; in the final round all of it is a single row (SH-35)."""
        self.deck = deck
        """Face down; the next card is the last of the list."""
        self.discard = discard
        """Face up."""
        self.removed = removed
        """Back in the box, out of the game."""
        self.shelves = shelves
        self.collections = collections
        self.bonus = bonus
        """Whether the turn is a bonus turn."""
        self.bonus_due = bonus_due
        """Bonus turns still to be made after it."""
        self.final = final
        self.turns_left = turns_left
        """Turns still to come after this one once the end is in sight, else `UNTIL_SKIP`."""
        self.ending = ending
        """The way the game ended, or will; empty while that is open."""

    @property
    def over(self) -> bool:
        """Tell whether the game has ended: nobody is left to take a turn."""
        return self.seat < 0

    def copy(self) -> "Table":
        """Return a table of its own; cards and shelves never change, so they are shared."""
        return Table(
            self.rules,
            self.seat,
            [row.copy() for row in self.rows],
            self.deck.copy(),
            self.discard.copy(),
            self.removed.copy(),
            [shelves.copy() for shelves in self.shelves],
            [cards.copy() for cards in self.collections],
            self.bonus,
            self.bonus_due,
            self.final,
            self.turns_left,
            self.ending,
        )


NOBODY: Final = Seat(-1)
"""Whose turn it is when the game is over."""
