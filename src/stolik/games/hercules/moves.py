"""What a player may say: a card and what is done with it, or a word. Every move is made once."""

from typing import Final

from stolik.core import PlainMove
from stolik.core.phrases import words
from stolik.games.hercules.components import NOTHING, Box, Card, Face

KEEP: Final = 0
"""Keep the hand as it is (HE-12)."""
TWO: Final = 1
"""Discard two cards for one (HE-13)."""
FOUR: Final = 2
"""Discard four cards for two (HE-13)."""
RENEW: Final = 3
"""Pay a token for a new hand of four (HE-13)."""
DISCARD: Final = 4
"""This card goes: for the refresh, or because nothing else can be done (HE-R24)."""
LABOUR: Final = 5
"""Lay this card on that labour (HE-14)."""
VISIT: Final = 6
"""Lay cards on this card of the Gymnasium (HE-15); the cards are named next."""
PAY: Final = 7
"""Lay this card on the card of the Gymnasium."""
BACK: Final = 8
"""Take the hidden choice back (HE-R1)."""
EXTRA: Final = 9
"""Take the extra token of the permanent effect (HE-R16)."""
LEAVE: Final = 10
"""Leave it where it is."""
REPLACE: Final = 11
"""The new permanent effect replaces the old one (HE-23)."""
TUCK: Final = 12
"""The new permanent effect goes under the old one (HE-23)."""
ROB: Final = 13
"""Take a token from that seat."""
TAKE: Final = 14
"""Take this card into the hand, from the Gymnasium or from the discard."""
DUEL: Final = 15
"""Lay one more card for the contested one (HE-27)."""
DECLINE: Final = 16
"""Leave the contest (HE-27)."""
LAY: Final = 17
"""This is the one more card."""
WITHDRAW: Final = 18
"""After declining: take the cards back into the hand (HE-R15)."""
ACTS: Final = words(
    "keep two four renew discard labour visit pay back extra leave replace tuck rob take duel"
    " decline lay withdraw"
)
WORDS: Final = (
    KEEP,
    TWO,
    FOUR,
    RENEW,
    BACK,
    EXTRA,
    LEAVE,
    REPLACE,
    TUCK,
    DUEL,
    DECLINE,
    WITHDRAW,
)
"""The acts that need no card."""
MOST_SEATS: Final = 4


class Move(PlainMove):
    """One thing a player may say."""

    __slots__ = ("card", "face", "target")

    def __init__(self, index: int, act: int, text: str, card: int, face: int, target: int) -> None:
        """Say what it is about."""
        super().__init__(index, act, text, takes_back=act == BACK)
        self.card = card
        """The card it is about, by its index, or nothing."""
        self.face = face
        """The face of it, by its index, or nothing."""
        self.target = target
        """A labour or a seat, by its index, or nothing."""


class Moves:
    """Every move of a box: the list, and the same by what they are about."""

    __slots__ = ("all", "discard", "labour", "lay", "pay", "rob", "take", "visit", "word")

    def __init__(self, box: Box) -> None:
        """Make them all."""
        self.all: list[Move] = []
        self.word = {act: self.added(act, ACTS[act]) for act in WORDS}
        """By act."""
        self.rob = [self.added(ROB, f"rob {n + 1}", target=n) for n in range(MOST_SEATS)]
        """By seat."""
        self.discard = [self.of_card(DISCARD, card) for card in box.cards]
        self.take = [self.of_card(TAKE, card) for card in box.cards]
        self.visit = {card.index: self.of_card(VISIT, card) for card in box.gymnasium()}
        """By card."""
        self.pay = [self.of_face(PAY, face) for face in box.faces]
        self.lay = [self.of_face(LAY, face) for face in box.faces]
        """By face."""
        self.labour = [
            [self.of_face(LABOUR, face, labour.number) for labour in box.labours]
            for face in box.faces
        ]
        """By face, then by labour."""

    def of_card(self, act: int, card: Card) -> Move:
        """Make a move about a card."""
        return self.added(act, f"{card.code} {ACTS[act]}", card=card.index)

    def of_face(self, act: int, face: Face, number: int = 0) -> Move:
        """Make a move about a card and the half that is used; perhaps with a labour."""
        text = f"{face.text} {ACTS[act]}" + (f" {number}" if number else "")
        return self.added(act, text, face.card.index, face.index, number - 1)

    def added(
        self, act: int, text: str, card: int = NOTHING, face: int = NOTHING, target: int = NOTHING
    ) -> Move:
        """Make one more move of the list."""
        self.all.append(Move(len(self.all), act, text, card, face, target))
        return self.all[-1]
