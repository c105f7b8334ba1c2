"""Laying it out (SH-4, SH-5)."""

from typing import Final

from stolik.core import Chance, first_seat, refuse_seats
from stolik.games.shelf.components import COLOURS
from stolik.games.shelf.state import UNTIL_SKIP, Rules, Shelves, Table

SEATS: Final = (2, 3, 4, 5)
ROWS: Final = 3
ROW_LENGTH: Final = 6


def prepare(rules: Rules, seats: int, chance: Chance) -> Table:
    """SH-4: shuffle all the cards, deal three rows of six, leave the others as the deck."""
    refuse_seats(seats, SEATS)
    # SH-R26: the players name who begins.
    first = first_seat(rules.options.first_seat, seats, chance)
    deck = list(rules.box.cards)
    chance.shuffle(deck)
    rows = [[deck.pop() for _ in range(ROW_LENGTH)] for _ in range(ROWS)]
    shelves: list[Shelves] = [[None for _ in COLOURS] for _ in range(seats)]
    return Table(
        rules,
        first,
        rows,
        deck,
        discard=[],
        removed=[],
        shelves=shelves,
        collections=[[] for _ in range(seats)],
        bonus=False,
        bonus_due=0,
        final=False,
        turns_left=UNTIL_SKIP,
        ending="",
    )
