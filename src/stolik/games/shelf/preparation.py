"""Laying it out (SH-4, SH-5)."""

from typing import Final

from stolik.core import Chance, Seat, Unreadable, refuse_seats
from stolik.games.shelf.components import COLOURS
from stolik.games.shelf.state import UNTIL_SKIP, Rules, Shelves, Table

SEATS: Final = (2, 3, 4, 5)
ROWS: Final = 3
ROW_LENGTH: Final = 6


def prepare(rules: Rules, seats: int, chance: Chance) -> Table:
    """SH-4: shuffle all the cards, deal three rows of six, leave the others as the deck."""
    refuse_seats(seats, SEATS)
    first = first_seat(rules, seats, chance)
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


def first_seat(rules: Rules, seats: int, chance: Chance) -> Seat:
    """SH-R26: the players name who begins; if they name nobody, luck does."""
    named = rules.options.first_seat
    if named == "random":
        return Seat(chance.below(seats))
    if int(named) > seats:
        raise Unreadable(
            "first_seat is {named}, but the table has {seats} seats", named=named, seats=seats
        )
    return Seat(int(named) - 1)
