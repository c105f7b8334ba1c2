"""Turning a refusal into a reason: which rule, about which card."""

from stolik.core import Args, Reason, Refusal, Seat
from stolik.games.shelf import refusals
from stolik.games.shelf.components import COLOURS, ENDS, Card
from stolik.games.shelf.moves import Move
from stolik.games.shelf.shelf import Shelf
from stolik.games.shelf.state import Table


def explained(refusal: Refusal, table: Table, seat: Seat, move: Move) -> Reason:
    """Return the reason, with the card moved and the card that stands in its way."""
    args: Args = {"card": move.card.noun(), "colour": COLOURS[move.shelf]}
    if move.end >= 0:
        args["end"] = ENDS[move.end]
    shelf = table.shelves[seat][move.shelf] if seat == table.seat else None
    hindrance = None if shelf is None else in_the_way(refusal, shelf, move)
    if hindrance is not None:
        args["other"] = hindrance.noun()
    return refusal.about(args)


def in_the_way(refusal: Refusal, shelf: Shelf, move: Move) -> Card | None:
    """Return the card on the shelf that the refusal speaks of."""
    if refusal is refusals.CLOSED_END:
        return shelf.edge(move.end)
    if refusal in (refusals.ONLY_AN_EDGE, refusals.TOY_SHUNS_EDGES):
        return shelf.outer_toy(move.end)
    if refusal is refusals.SAME_TOY:
        return next(toy for toy in shelf.toys if toy.toy == move.card.toy)
    return None
