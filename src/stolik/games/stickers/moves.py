"""What a player may say: a card and what is done with it, clans, or a word; each made once."""

from typing import Final

from stolik.core import PlainMove
from stolik.core.phrases import words
from stolik.games.stickers.components import COMBOS, NOTHING, STICKERS, Box, Card

TAKE: Final = 0
"""Take this card from the market into the hand (ST-7, ST-10)."""
LAY: Final = 1
"""Lay this card of the hand on its column of the album (ST-8)."""
GIVE: Final = 2
"""Give this card to whoever asked (ST-14)."""
PICK: Final = 3
"""The card of the last pick (ST-18)."""
STICK: Final = 4
"""Stick the sticker in hand on this card (ST-24)."""
DECORATE: Final = 5
"""Stick the decoration on this card, or on the lid (ST-24)."""
CHOOSE: Final = 6
"""The decoration goes on a card of this clan."""
FROM: Final = 7
"""Ask that seat for a card of this clan (ST-14)."""
WITH: Final = 8
"""Swap the tokens of these clans (ST-10)."""
DONE: Final = 9
"""The collection is complete (ST-8)."""
BONUS_TAKE: Final = 10
"""Use the collection bonus: two cards of the market (ST-10)."""
BONUS_SWAP: Final = 11
"""Use the collection bonus: swap two tokens (ST-10)."""
REFILL: Final = 12
"""Go on to step 3: fill the hand (ST-15)."""
END: Final = 13
"""End the turn, with the combos that are left unused (ST-R6)."""
BACK: Final = 14
"""Take the last pick back, while others still think (ST-18)."""
HOLD: Final = 15
"""Take another of the own stickers in hand, to stick it first (ST-R30)."""
USE: Final = 16
"""Use a combo (ST-11): this act and the next ones, one for each kind."""
ACTS: Final = (
    *words(
        "take lay give pick stick decorate choose from with done bonus-take bonus-swap refill end"
        " back hold"
    ),
    *STICKERS[:COMBOS],
)
WORDS: Final = (DONE, BONUS_TAKE, BONUS_SWAP, REFILL, END, BACK)
"""The acts that need no card, but for the combos."""
MOST_SEATS: Final = 4


class Move(PlainMove):
    """One thing a player may say."""

    __slots__ = ("card", "clan", "other")

    def __init__(self, index: int, act: int, text: str, card: int, clan: int, other: int) -> None:
        """Say what it is about."""
        super().__init__(index, act, text, takes_back=act in (BACK, HOLD))
        self.card = card
        """The card it is about, by its index, or nothing."""
        self.clan = clan
        """The clan it is about, or nothing."""
        self.other = other
        """The other clan, or a seat, or a kind of sticker, or nothing."""


class Moves:
    """Every move of a box: the list, and the same by what they are about."""

    __slots__ = ("all", "ask", "by_card", "choose", "hold", "lid", "swap", "use", "word")

    def __init__(self, box: Box) -> None:
        """Make them all."""
        self.all: list[Move] = []
        self.by_card = [
            [self.of_card(act, card) for card in box.cards] for act in range(DECORATE + 1)
        ]
        """By act, then by card."""
        self.ask = [
            [
                self.added(FROM, f"{clan.code} from {n + 1}", clan.index, n)
                for n in range(MOST_SEATS)
            ]
            for clan in box.clans
        ]
        """By clan, then by seat."""
        self.swap = {
            (one.index, other.index): self.added(
                WITH, f"{one.code} with {other.code}", one.index, other.index
            )
            for one in box.clans
            for other in box.clans[one.index + 1 :]
        }
        """By the two clans, in the order of the box."""
        self.word = {act: self.added(act, ACTS[act]) for act in WORDS}
        """By act."""
        self.use = [self.added(USE + kind, STICKERS[kind]) for kind in range(COMBOS)]
        """By combo."""
        self.choose = [self.added(CHOOSE, f"{clan.code} choose", clan.index) for clan in box.clans]
        """By clan."""
        self.lid = self.added(DECORATE, "lid decorate")
        self.hold = [
            self.added(HOLD, f"{name} hold", other=kind) for kind, name in enumerate(STICKERS)
        ]
        """By kind of sticker."""

    def of_card(self, act: int, card: Card) -> Move:
        """Make a move about a card."""
        text = f"{card.code} {ACTS[act]}"
        return self.added(act, text, card.clan.index, card=card.index)

    def added(
        self, act: int, text: str, clan: int = NOTHING, other: int = NOTHING, card: int = NOTHING
    ) -> Move:
        """Make one more move of the list."""
        self.all.append(Move(len(self.all), act, text, card, clan, other))
        return self.all[-1]
