"""What must hold at every table: the deductions of RULES.md (SH-D1 to SH-D6)."""

from stolik.core import ensure
from stolik.games.shelf.components import BLUE
from stolik.games.shelf.final_round import endings as possible_endings
from stolik.games.shelf.preparation import ROW_LENGTH
from stolik.games.shelf.shelf import Shelf
from stolik.games.shelf.state import Table
from stolik.games.shelf.stuck import is_lawful


def inventory(table: Table) -> list[str]:
    """Return every card by code, wherever it lies."""
    piles = [*table.rows, table.deck, table.discard, table.removed, *table.collections]
    piles += [shelf.cards() for shelves in table.shelves for shelf in shelves if shelf is not None]
    return [card.code for pile in piles for card in pile]


def check(table: Table) -> None:
    """Raise `Broken` with the number of the deduction that does not hold."""
    check_rows(table)
    endings = ("", *possible_endings(table.rules.edition))
    ensure(table.ending in endings, "SH-35: a game ends in a way of its edition")
    for shelves in table.shelves:
        for colour, shelf in enumerate(shelves):
            if shelf is not None:
                ensure(shelf.colour == colour, "SH-8: a shelf lies in the place of its colour")
                check_shelf(shelf)


def check_rows(table: Table) -> None:
    """SH-D1, SH-D2, SH-D3."""
    ensure(len(table.deck) % ROW_LENGTH == 0, "SH-D1: the deck is a multiple of six")
    if table.final:
        ensure(not table.deck and not table.discard, "SH-35: all is spread in the final round")
        ensure(len(table.rows) == 1, "SH-35: the middle is one pool in the final round")
        return
    ensure(not table.over, "SH-22: no game ends without a final round")
    for row in table.rows:
        ensure(1 < len(row) <= ROW_LENGTH, "SH-D2: a row holds two to six cards")


def check_shelf(shelf: Shelf) -> None:
    """SH-8, SH-12, SH-24, SH-29, SH-30, SH-31 hold for every shelf at any time."""
    ensure(bool(shelf.cards()), "SH-R4: an emptied shelf no longer exists")
    both = shelf.left is not None and shelf.right is not None
    ensure(not both, "SH-D4: a shelf in the making has at most one edge")
    ensure(all(card.colour == shelf.colour for card in shelf.face_up()), "SH-8: one colour a shelf")
    ensure(bool(shelf.toys) or not shelf.face_down(), "SH-15: a face-down card needs a toy")
    ensure(is_lawful(shelf), "SH-29, SH-30, SH-D6: toys and edges that may not lie so")
    kinds = len({toy.toy for toy in shelf.toys})
    all_equal = shelf.colour == BLUE and kinds <= 1
    ensure(all_equal or kinds == len(shelf.toys), "SH-12, SH-24: toys different, or blue and equal")
