"""Step 3 and the passing of the turn (ST-15 to ST-17, ST-R6, ST-R13, ST-R14)."""

from stolik.core import Event, Seat, event
from stolik.games.stickers.components import NOTHING, Card
from stolik.games.stickers.naming import listed
from stolik.games.stickers.piles import draw
from stolik.games.stickers.preparation import HAND
from stolik.games.stickers.state import COLLECT, LAST_PICK, TAKE_ONE, Table, no_combos


def refill_hand(table: Table, happened: list[Event] | None) -> None:
    """ST-15: up to six cards; ST-R5, ST-R6: the bonus lapses, the combos perhaps."""
    table.refilled = True
    table.bonus = 0
    if not table.rules.options.combos_in_refill:
        table.combos = no_combos()
    draw(table, table.seat, happened, HAND - len(table.player.hand))


def end_turn(table: Table, happened: list[Event] | None) -> None:
    """Fill the market; the turn passes, or with the deck gone and the round over the end comes."""
    refill_market(table, happened)
    following = Seat((table.seat + 1) % len(table.players))
    if not table.deck:
        left = (table.first - following) % len(table.players)
        if happened is not None:
            happened.append(event("deck-out", turns=left))
        if left == 0:
            clear_turn(table)
            table.phase = LAST_PICK
            return
    if following == table.first:
        table.round += 1
    begin_turn(table, following, happened)


def refill_market(table: Table, happened: list[Event] | None) -> None:
    """ST-15, ST-16: fill the empty places from the deck, else from the reserve, while they last."""
    dealt: list[Card] = []
    for place, card in enumerate(table.market):
        if card == NOTHING and (table.deck or table.reserve):
            dealt.append((table.deck or table.reserve).pop())
            table.market[place] = dealt[-1].index
    if dealt and happened is not None:
        happened.append(event("market-filled", cards=listed(dealt), count=len(dealt)))


def clear_turn(table: Table) -> None:
    """Forget what belongs to a single turn; what was not used has lapsed."""
    table.laid = table.bonus = 0
    table.combos = no_combos()
    table.refilled = False


def begin_turn(table: Table, seat: Seat, happened: list[Event] | None) -> None:
    """ST-7; ST-R14: without a market straight to the collection, without any card he passes."""
    table.seat = table.asked = seat
    clear_turn(table)
    if table.to_take():
        table.phase = TAKE_ONE
    elif table.player.hand:
        table.phase = COLLECT
    else:
        if happened is not None:
            happened.append(event("passed", seat=seat))
        end_turn(table, happened)
