"""The flow of the game: a turn, its bonus turns, and the next player's (SH-5, SH-21)."""

from typing import Final

from stolik.core import Event, IllegalMove, Reason, Refusal, Seat, event
from stolik.games.shelf import refusals
from stolik.games.shelf.components import COLOURS, ENDS, Card
from stolik.games.shelf.explaining import explained
from stolik.games.shelf.final_round import next_turn
from stolik.games.shelf.middle import is_end, offers_any_card, on_offer, refresh, row_of, take
from stolik.games.shelf.moves import ADD, DISCARD, DOWN, REMOVE, START, Move
from stolik.games.shelf.placing import (
    bonus_turns,
    built,
    ends_for,
    forbids_add,
    forbids_down,
    forbids_start,
    open_to_backs,
)
from stolik.games.shelf.shelf import Shelf, new_shelf
from stolik.games.shelf.state import Table
from stolik.games.shelf.stuck import (
    before,
    forbids_discard,
    forbids_remove,
    removable,
    remove,
)

PLACED: Final = ("placed-start", "placed-add", "placed-down")
"""The event of each act that places a card."""


def to_move(table: Table) -> list[Seat]:
    """SH-5: one player at a time."""
    return [] if table.over else [table.seat]


def legal_moves(table: Table, seat: Seat) -> list[Move]:
    """Return what the player may do: place a card, or if that is impossible, SH-42."""
    if seat != table.seat or table.over:
        return []
    return placements(table) or ways_out(table)


def placements(table: Table) -> list[Move]:
    """SH-6, SH-7: every card on offer with every place where it may go."""
    moves: list[Move] = []
    shelves = table.shelves[table.seat]
    count = built(shelves)
    backs = open_to_backs(shelves)
    by_card = table.rules.moves.by_card
    for card in on_offer(table, any_card=offers_any_card(table)):
        can = by_card[card.index]
        shelf = shelves[card.colour]
        if shelf is None:
            if forbids_start(card, final=table.final) is None:
                moves.append(can.start)
        else:
            moves += can.add[ends_for(card, shelf, count)]
        moves += can.down[backs]
    return moves


def ways_out(table: Table) -> list[Move]:
    """SH-42: remove a card that hinders; SH-R30: with none before you, discard one on offer."""
    by_card = table.rules.moves.by_card
    if before(table.shelves[table.seat]):
        return [by_card[card.index].remove for card in removable(table)]
    offer = on_offer(table, any_card=offers_any_card(table))
    return [by_card[card.index].discard for card in offer]


def why_not(table: Table, seat: Seat, move: Move) -> Reason | None:
    """Return the rule that forbids this move, and what it speaks of."""
    refusal = forbids(table, seat, move)
    return None if refusal is None else explained(refusal, table, seat, move)


def forbids(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """Return the rule that forbids this move."""
    if table.over:
        return refusals.GAME_OVER
    if seat != table.seat:
        return refusals.NOT_YOUR_TURN
    if move.act == REMOVE:
        return forbids_remove(table, move.card)
    refusal = forbids_taking(table, move.card)
    return forbids_putting(table, move) if refusal is None else refusal


def forbids_taking(table: Table, card: Card) -> Refusal | None:
    """SH-6: a card of the middle, in a normal turn an end card of its row."""
    row = row_of(table, card)
    if row < 0:
        return refusals.NOT_IN_THE_MIDDLE
    if offers_any_card(table) or is_end(table.rows[row], card):
        return None
    return refusals.NOT_AN_END


def forbids_putting(table: Table, move: Move) -> Refusal | None:
    """SH-7: only a card that can be placed may be taken."""
    shelves = table.shelves[table.seat]
    shelf = shelves[move.shelf]
    if move.act == DISCARD:
        return forbids_discard(table)
    if move.act == START:
        exists = shelf is not None
        return refusals.SHELF_EXISTS if exists else forbids_start(move.card, final=table.final)
    if shelf is None:
        return refusals.BACK_NEEDS_SHELF if move.act == DOWN else refusals.NO_SHELF
    if move.act == ADD:
        return forbids_add(move.card, move.end, shelf, built(shelves))
    return forbids_down(move.end, shelf)


def play(table: Table, seat: Seat, move: Move, happened: list[Event] | None = None) -> None:
    """SH-21: take, place, complete, refresh; only then a bonus turn."""
    refusal = forbids(table, seat, move)
    if refusal is not None:
        raise IllegalMove(seat, move.text, explained(refusal, table, seat, move))
    if move.act == REMOVE:
        remove(table, move.card, happened)
        return
    row = take(table, move.card)
    if move.act == DISCARD:
        table.discard.append(move.card)
        tell(happened, "discarded", table, move)
    else:
        place(table, seat, move, happened)
    refresh(table, row, happened)
    next_turn(table, happened)


def place(table: Table, seat: Seat, move: Move, happened: list[Event] | None) -> None:
    """Put the card on the shelf, count the bonus turns, complete the shelf if it is closed."""
    shelves = table.shelves[seat]
    shelf = shelves[move.shelf]
    after = placed(shelf, move)
    shelves[move.shelf] = after
    tell(happened, PLACED[move.act], table, move)
    if shelf is not None and move.act == ADD:
        earn(table, seat, bonus_turns(move.card, move.end, shelf), happened)
    if after.left is not None and after.right is not None:
        complete(table, seat, after, happened)


def placed(shelf: Shelf | None, move: Move) -> Shelf:
    """Return the shelf with the card on it."""
    if shelf is None:
        return new_shelf(move.card)
    if move.act == DOWN:
        return shelf.with_edge(move.card, move.end, down=True)
    if move.card.is_toy:
        return shelf.with_toy(move.card, move.end)
    return shelf.with_edge(move.card, move.end)


def complete(table: Table, seat: Seat, shelf: Shelf, happened: list[Event] | None) -> None:
    """SH-32: face-down cards to the box, the others to the collection, and a bonus turn."""
    table.removed += shelf.face_down()
    table.collections[seat] += shelf.face_up()
    table.shelves[seat][shelf.colour] = None
    if happened is not None:
        points = sum(card.points for card in shelf.face_up())
        happened.append(event("completed", seat=seat, colour=COLOURS[shelf.colour], points=points))
    earn(table, seat, 1, happened)


def earn(table: Table, seat: Seat, turns: int, happened: list[Event] | None) -> None:
    """SH-33: bonus turns add up, and are made one after the other."""
    table.bonus_due += turns
    if turns and happened is not None:
        happened.append(event("bonus-earned", seat=seat, turns=turns))


def tell(happened: list[Event] | None, key: str, table: Table, move: Move) -> None:
    """Tell everybody about this move, if somebody listens."""
    if happened is not None:
        happened.append(
            event(
                key,
                seat=table.seat,
                bonus=int(table.bonus),
                card=move.card.noun(),
                colour=COLOURS[move.shelf],
                end=ENDS[move.end] if move.end >= 0 else "none",
            )
        )
