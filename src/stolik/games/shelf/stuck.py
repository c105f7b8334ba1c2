"""What to do when no card on offer can be placed (SH-42)."""

from stolik.core import Event, Refusal, event
from stolik.games.shelf import refusals
from stolik.games.shelf.components import COLOURS, LEFT, RIGHT, TOUCH_EDGE, Card
from stolik.games.shelf.middle import offers_any_card, on_offer
from stolik.games.shelf.placing import built, ends_for, forbids_start, open_to_backs
from stolik.games.shelf.shelf import Shelf, closed_to_edges
from stolik.games.shelf.state import Shelves, Table


def can_place(cards: list[Card], shelves: Shelves, *, final: bool) -> bool:
    """Tell whether any of these cards can go on any of these shelves."""
    if not cards:
        return False
    if open_to_backs(shelves):
        return True
    count = built(shelves)
    return any(fits(card, shelves[card.colour], count, final=final) for card in cards)


def fits(card: Card, shelf: Shelf | None, count: int, *, final: bool) -> bool:
    """Tell whether the card can be placed face up."""
    if shelf is None:
        return forbids_start(card, final=final) is None
    return ends_for(card, shelf, count) != 0


def is_stuck(table: Table) -> bool:
    """Tell whether the player whose turn it is can place nothing."""
    cards = on_offer(table, any_card=offers_any_card(table))
    return not can_place(cards, table.shelves[table.seat], final=table.final)


def becomes_normal(table: Table) -> bool:
    """SH-R5: after a removal the book has a normal turn, even in place of a bonus turn."""
    return table.rules.options.stuck_bonus_turn == "normal"


def removable(table: Table) -> list[Card]:
    """SH-R4: the own cards that hinder; if none alone does, all that can go lawfully."""
    shelves = table.shelves[table.seat]
    offer = on_offer(table, any_card=table.bonus and not becomes_normal(table))
    lawful = [card for card in before(shelves) if goes_lawfully(card, shelves)]
    helpful = [card for card in lawful if can_place(offer, without(card, shelves), final=False)]
    return helpful or lawful


def before(shelves: Shelves) -> list[Card]:
    """SH-R27: the cards that lie before the player, shelf by shelf; no collection hinders."""
    return [card for shelf in shelves if shelf is not None for card in shelf.cards()]


def without(card: Card, shelves: Shelves) -> Shelves:
    """Return the shelves as they would be with this card removed."""
    return [shelf.without(card) if shelf is not None else None for shelf in shelves]


def goes_lawfully(card: Card, shelves: Shelves) -> bool:
    """Tell whether the shelves would still obey the rules that bind lying cards (SH-R32)."""
    return all(shelf is None or is_lawful(shelf) for shelf in without(card, shelves))


def is_lawful(shelf: Shelf) -> bool:
    """SH-29, SH-30: no toy that needs an edge lies between toys, none that shuns it has one."""
    if any(toy.property == TOUCH_EDGE for toy in shelf.toys[1:-1]):
        return False
    shunned = closed_to_edges(shelf.toys) if shelf.toys else 0
    closed = (shelf.left is not None) << LEFT | (shelf.right is not None) << RIGHT
    return not shunned & closed


def forbids_remove(table: Table, card: Card) -> Refusal | None:
    """SH-42: only a stuck player removes, and only a card that hinders."""
    shelves = table.shelves[table.seat]
    if table.final or not is_stuck(table):
        return refusals.NOT_STUCK
    if card not in before(shelves):
        return refusals.NOT_BEFORE_YOU
    if not goes_lawfully(card, shelves):
        return refusals.REMOVAL_UNLAWFUL
    return None if card in removable(table) else refusals.REMOVAL_NO_HELP


def forbids_discard(table: Table) -> Refusal | None:
    """SH-R30: a card on offer is discarded only if nothing can be placed and nothing removed."""
    if table.final or not is_stuck(table):
        return refusals.NOT_STUCK
    return refusals.CAN_REMOVE if before(table.shelves[table.seat]) else None


def remove(table: Table, card: Card, happened: list[Event] | None = None) -> None:
    """SH-42: the card goes to the box, and what follows is a normal turn (SH-R5)."""
    shelves = table.shelves[table.seat]
    table.shelves[table.seat] = without(card, shelves)
    left = before(table.shelves[table.seat])
    for shelf in shelves:
        if shelf is not None:
            gone = [each for each in shelf.cards() if each not in left]
            table.removed += gone
            tell_removed(table, gone, shelf, happened)
    if table.bonus and becomes_normal(table):
        table.bonus = False
        if happened is not None:
            happened.append(event("now-normal", seat=table.seat))


def tell_removed(
    table: Table, gone: list[Card], shelf: Shelf, happened: list[Event] | None
) -> None:
    """Tell which cards left the shelf; a back may have gone with the last toy (SH-R28)."""
    if happened is not None:
        happened += [
            event(
                "removed",
                seat=table.seat,
                card=card.noun(),
                colour=COLOURS[shelf.colour],
                face="down" if card in shelf.face_down() else "up",
            )
            for card in gone
        ]


def shelf_of(shelves: Shelves, card: Card) -> Shelf:
    """Return the shelf where the card lies, whichever way it faces."""
    return next(shelf for shelf in shelves if shelf is not None and card in shelf.cards())
