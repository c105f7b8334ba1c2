"""Taking cards of the market (ST-7, ST-10, ST-R9)."""

from stolik.core import Event, Refusal, event
from stolik.games.stickers import refusals
from stolik.games.stickers.components import NOTHING
from stolik.games.stickers.moves import TAKE, Move
from stolik.games.stickers.piles import take_up_openly
from stolik.games.stickers.state import COLLECT, EFFECTS, TAKE_ONE, Table


def legal_take(table: Table) -> list[Move]:
    """Return every card of the market."""
    by_card = table.rules.moves.by_card[TAKE]
    return [by_card[card] for card in table.market if card != NOTHING]


def forbids_take(table: Table, move: Move) -> Refusal | None:
    """A card must lie there, and it must be time to take one."""
    if move.act != TAKE:
        return refusals.TAKE_FIRST if table.phase == TAKE_ONE else refusals.OTHER_QUESTION
    return None if move.card in table.market else refusals.NOT_IN_MARKET


def take(table: Table, move: Move, happened: list[Event] | None) -> None:
    """Take the card into the hand for all to see; its place stays empty until the refill."""
    card = table.rules.box.cards[move.card]
    table.market[table.market.index(move.card)] = NOTHING
    take_up_openly(table.player, card)
    if happened is not None:
        happened.append(event("took", seat=table.seat, card=card.noun()))
    if table.phase == TAKE_ONE:
        table.phase = COLLECT
        return
    table.taking -= 1
    if table.taking == 0 or not table.to_take():
        table.taking = 0
        table.phase = EFFECTS
