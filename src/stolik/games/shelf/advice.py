"""How good does a move look? A player's rules of thumb, in points."""

from stolik.core import Seat
from stolik.games.shelf.components import Card
from stolik.games.shelf.moves import ADD, DOWN, REMOVE, START, Move
from stolik.games.shelf.placing import bonus_turns
from stolik.games.shelf.scoring import kept, points
from stolik.games.shelf.shelf import Shelf
from stolik.games.shelf.state import Table
from stolik.games.shelf.stuck import shelf_of
from stolik.games.shelf.turn import placed

BONUS_TURN = 2.5
"""What one more turn is worth."""
PROMISE = 0.7
"""How much of a card on an unfinished shelf will be brought home."""
LAST_PROMISE = 0.2
"""The same in the final round, when there is hardly a turn left to bring it home in."""
BACK = 0.6
"""What closing an end with a face-down card costs: the card might have been worth something."""


def advice(table: Table, seat: Seat, move: Move) -> float:
    """Return the worth of the seat's shelf after this move, less its worth before."""
    if move.act in (START, ADD, DOWN):
        return gain(table, table.shelves[seat][move.shelf], move)
    # Stuck: part with what is worth least, and leave the others as little as possible.
    return -loss(table, seat, move.card) if move.act == REMOVE else -float(move.card.points)


def loss(table: Table, seat: Seat, card: Card) -> float:
    """Return what removing a card costs; a face-down card is worth only the end it closes."""
    shelf = shelf_of(table.shelves[seat], card)
    return BACK if card in shelf.face_down() else float(card.points)


def gain(table: Table, shelf: Shelf | None, move: Move) -> float:
    """Return what placing the card brings."""
    after = placed(shelf, move)
    before = 0.0 if shelf is None else worth(table, shelf)
    if after.left is not None and after.right is not None:
        return points(after.face_up()) + BONUS_TURN - before
    earned = 0 if shelf is None or move.act == DOWN else bonus_turns(move.card, move.end, shelf)
    return worth(table, after) + BONUS_TURN * earned - before - (BACK if move.act == DOWN else 0.0)


def outlook(table: Table) -> list[float]:
    """Return what each seat has brought home, what its shelves promise, and turns it has won."""
    found = [
        sum((worth(table, shelf) for shelf in shelves if shelf is not None), float(points(cards)))
        for shelves, cards in zip(table.shelves, table.collections, strict=True)
    ]
    if not table.over:
        found[table.seat] += BONUS_TURN * table.bonus_due
    return found


def worth(table: Table, shelf: Shelf) -> float:
    """Return what an unfinished shelf promises: all of what is safe, a part of the rest."""
    safe = kept(shelf)
    promise = LAST_PROMISE if table.final else PROMISE
    return points(safe) + promise * points(at_risk(shelf, safe))


def at_risk(shelf: Shelf, safe: list[Card]) -> list[Card]:
    """Return the cards that would be lost if the game ended now."""
    return [card for card in shelf.face_up() if card not in safe]
