"""Laying the table (ST-4 to ST-6, ST-R1, ST-R29)."""

from typing import Final

from stolik.core import Chance, first_seat, refuse_seats
from stolik.games.stickers.components import NOTHING
from stolik.games.stickers.piles import take_up
from stolik.games.stickers.state import TAKE_ONE, Rules, Table, no_combos, seated

SEATS: Final = (2, 3, 4)
HAND: Final = 6
RESERVE: Final = 3
"""Cards of the reserve for each player."""


def prepare(rules: Rules, seats: int, chance: Chance) -> Table:
    """Shuffle the tokens onto the board; cut the deck into reserve, market, hands and the rest."""
    refuse_seats(seats, SEATS)
    board = [clan.index for clan in rules.box.clans]
    chance.shuffle(board)
    deck = [card for card in rules.box.cards if card.mark <= seats]
    chance.shuffle(deck)
    cut = RESERVE * seats
    reserve, deck = deck[:cut], deck[cut:]
    market = [deck.pop().index for _ in range(rules.market)]
    # ST-6, ST-R29: whoever stuck a sticker last, if the players say who that is.
    first = first_seat(rules.options.first_seat, seats, chance)
    table = Table(
        rules,
        chance,
        [seated(len(board)) for _ in range(seats)],
        deck,
        reserve,
        market,
        board,
        first,
        seat=first,
        round_=1,
        phase=TAKE_ONE,
        clan=NOTHING,
        laid=0,
        bonus=0,
        combos=no_combos(),
        taking=0,
        refilled=False,
        asked=first,
        pack="",
        passed=[],
        stuck=[],
        kept=[],
        decorated=[],
    )
    for player in table.players:
        for _ in range(HAND):
            take_up(table, player, deck.pop())
    return table
