"""Laying the table (HE-8 to HE-11)."""

from typing import Final

from stolik.core import Chance, Event, Seat, refuse_seats
from stolik.games.hercules.components import NOTHING, Card
from stolik.games.hercules.piles import draw
from stolik.games.hercules.state import REFRESH, Player, Rules, Table, seated

SEATS: Final = (2, 3, 4)
HAND: Final = 4
PLACES: Final = 5
"""Open cards in the Gymnasium."""
OPENING: Final = ("club", "bow", "rope", "iolaus", "log")
"""HE-10, HE-R37: what lies there at first, from left to right."""


def prepare(rules: Rules, seats: int, chance: Chance) -> Table:
    """Lay out the labours and the Gymnasium, and deal everybody a hand."""
    refuse_seats(seats, SEATS)
    order = rules.box.labours.copy()
    if rules.caprice:
        chance.shuffle(order)
    opened = [] if rules.caprice else opening(rules)
    stack = [card for card in rules.box.gymnasium() if card not in opened]
    chance.shuffle(stack)
    players = [stacked(rules, seat, chance) for seat in range(seats)]
    table = Table(
        rules,
        chance,
        players,
        order,
        [rules.tokens] * len(order),
        [card.index for card in opened] + [NOTHING] * (PLACES - len(opened)),
        stack,
        paid=0,
        round_=0,
        turn=1,
        phase=REFRESH,
        asked=[Seat(seat) for seat in range(seats)],
        queue=[],
        hero=Seat(0),
        effects=[],
        contest=NOTHING,
        decliners=[],
    )
    fill_gymnasium(table)
    for seat in table.asked:
        fill_hand(table, seat)
    return table


def opening(rules: Rules) -> list[Card]:
    """HE-10: a card of each opening item; HE-R25: the one that is marked, else the cheapest."""
    return [
        min(rules.box.with_item(item), key=lambda card: (not card.opening, card.cost))
        for item in OPENING
    ]


def stacked(rules: Rules, seat: int, chance: Chance) -> Player:
    """HE-11, HE-R28: a player with the shuffled cards of a colour."""
    player = seated()
    player.stack = rules.box.starting(int(rules.options.colours[seat]) - 1)
    chance.shuffle(player.stack)
    return player


def fill_gymnasium(table: Table) -> list[Card]:
    """HE-28, HE-R23: fill the gaps from the stack while there is one; return the new cards."""
    dealt: list[Card] = []
    for place, card in enumerate(table.open):
        if card == NOTHING and table.stack:
            dealt.append(table.stack.pop())
            table.open[place] = dealt[-1].index
    return dealt


def fill_hand(table: Table, seat: Seat, happened: list[Event] | None = None) -> None:
    """HE-11, HE-29: draw one by one up to four; HE-R21: a fuller hand stays as it is."""
    while len(table.players[seat].hand) < HAND and draw(table, seat, happened):
        pass
