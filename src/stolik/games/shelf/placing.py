"""How to put a card on a shelf: what forbids it, and the bonus turns it earns."""

from stolik.core import Refusal
from stolik.games.shelf import refusals
from stolik.games.shelf.components import (
    BLUE,
    FIRST_TOY,
    NO_EDGE,
    PLAIN,
    THREE_SHELVES,
    TWO_TOYS,
    Card,
)
from stolik.games.shelf.shelf import Shelf
from stolik.games.shelf.state import Shelves

ALL_SHELVES = 3
ENOUGH_TOYS = 2


def forbids_start(card: Card, *, final: bool) -> Refusal | None:
    """SH-9: a card starts the shelf of its colour; SH-37: but not in the final round."""
    if final:
        return refusals.NO_NEW_SHELF
    if card.property == TWO_TOYS:
        return refusals.NEEDS_TWO_TOYS
    if card.property == THREE_SHELVES:
        return refusals.NEEDS_THREE_SHELVES
    return None


def forbids_add(card: Card, end: int, shelf: Shelf, shelves: int) -> Refusal | None:
    """SH-10: a card goes to the left or to the right end of the shelf of its colour."""
    if not open_ends(card, shelf) >> end & 1:
        return why_not_open(card, end, shelf)
    return forbids_toy(card, shelf, shelves) if card.is_toy else None


def open_ends(card: Card, shelf: Shelf) -> int:
    """Return the ends that are open to such a card: bit 0 is left, bit 1 right."""
    return shelf.open_to_toys if card.is_toy else shelf.open_to_edges & 1 << card.side


def ends_for(card: Card, shelf: Shelf, shelves: int) -> int:
    """Return the ends where this card may go face up, by the same bits."""
    ends = open_ends(card, shelf)
    if ends and card.is_toy and forbids_toy(card, shelf, shelves) is not None:
        return 0
    return ends


def why_not_open(card: Card, end: int, shelf: Shelf) -> Refusal:
    """SH-11, SH-29, SH-30, SH-31: what makes this end closed to such a card."""
    if shelf.edge(end) is not None:
        return why_closed(end, shelf)
    if card.is_toy:
        return refusals.ONLY_AN_EDGE
    if card.side != end:
        return refusals.WRONG_SIDE
    return refusals.TOY_SHUNS_EDGES if shelf.toys else refusals.NO_TOY_TO_CLOSE


def why_closed(end: int, shelf: Shelf) -> Refusal:
    """SH-11, SH-19: nothing lies beyond an edge, nor beyond a card turned face down."""
    return refusals.CLOSED_BY_BACK if shelf.is_down(end) else refusals.CLOSED_END


def forbids_toy(card: Card, shelf: Shelf, shelves: int) -> Refusal | None:
    """SH-12, SH-13, SH-24: what a toy asks of the shelf, wherever it goes."""
    if card.property != PLAIN:
        refusal = forbids_property(card, shelf, shelves)
        if refusal is not None:
            return refusal
    return forbids_company(card, shelf)


def forbids_property(card: Card, shelf: Shelf, shelves: int) -> Refusal | None:
    """SH-13: the condition printed on the card holds before it is placed."""
    if card.property == FIRST_TOY and shelf.toys:
        return refusals.NOT_FIRST
    if card.property == TWO_TOYS and len(shelf.toys) < ENOUGH_TOYS:
        return refusals.NEEDS_TWO_TOYS
    if card.property == THREE_SHELVES and shelves < ALL_SHELVES:
        return refusals.NEEDS_THREE_SHELVES
    if card.property == NO_EDGE and not shelf.toys:
        return refusals.SHUNS_EDGES
    return None


def forbids_company(card: Card, shelf: Shelf) -> Refusal | None:
    """SH-12, SH-24: toys are all different; on a blue shelf they may also be all equal."""
    among = shelf.toy_kinds >> card.toy & 1
    if shelf.colour != BLUE:
        return refusals.SAME_TOY if among else None
    if len(shelf.toys) < ENOUGH_TOYS:
        return None
    all_equal = shelf.toys[0].toy == shelf.toys[1].toy
    return None if all_equal == bool(among) else refusals.BLUE_MIX


def forbids_down(end: int, shelf: Shelf) -> Refusal | None:
    """SH-15: any card may be turned face down and close an end of a shelf with a toy."""
    if shelf.open_to_edges >> end & 1:
        return None
    if not shelf.toys:
        return refusals.BACK_NEEDS_TOY
    return refusals.TOY_SHUNS_EDGES if shelf.edge(end) is None else why_closed(end, shelf)


def bonus_turns(card: Card, end: int, shelf: Shelf) -> int:
    """SH-23, SH-28, SH-34: for the toy that an edge shows, and for the neighbour that calls it."""
    if not card.is_toy:
        return 0
    earned = 0
    for edge, down in ((shelf.left, shelf.left_down), (shelf.right, shelf.right_down)):
        if edge is not None and not down and edge.bonus_for == card.toy:
            earned += 1
    neighbour = shelf.outer_toy(end)
    if neighbour is not None and neighbour.bonus_for == card.toy:
        earned += 1
    return earned


def open_to_backs(shelves: Shelves) -> int:
    """Return the ends of all shelves that take a face-down card: two bits a shelf."""
    ends = 0
    for place, shelf in enumerate(shelves):
        if shelf is not None:
            ends |= shelf.open_to_edges << 2 * place
    return ends


def built(shelves: Shelves) -> int:
    """Return how many shelves the player has, each with at least one card (SH-27)."""
    return len(shelves) - shelves.count(None)
