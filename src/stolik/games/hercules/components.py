"""What is in the box (HE-2): 12 labours, 32 starting cards, 20 Gymnasium cards, 48 tokens."""

from typing import Final

from stolik.core import Arg, Phrase, component_file, phrase
from stolik.core.component_file import Name
from stolik.core.travel import Address

SYMBOLS: Final = (
    "strength",
    "agility",
    "wit",
    "perseverance",
    "club",
    "bow",
    "log",
    "rope",
    "iolaus",
    "theseus",
    "abderus",
    "hermes",
    "nymphs",
    "cry",
)
CHARACTERISTICS: Final = 4
"""The first four symbols; the others are items and companions (HE-3)."""

STAR: Final = 1000
"""Exceptional initiative: it beats every number (HE-20)."""

WHOLE: Final = 0
UPPER: Final = 1
LOWER: Final = 2
HALVES: Final = ("whole", "upper", "lower")

TAKE_TOKEN: Final = 0
TAKE_CARD: Final = 1
RECALL_CARD: Final = 2
DRAW_CARD: Final = 3
EFFECTS: Final = ("take-token", "take-gymnasium-card", "recall-card", "draw-card")

NOTHING: Final = -1
"""No symbol, no card, no labour."""


class Face:
    """One way to lay a card: a starting card has one, a Gymnasium card two halves (HE-6)."""

    __slots__ = ("card", "half", "index", "initiative", "symbol", "text", "tokens")

    def __init__(self, card: "Card", half: int, symbol: int, initiative: int, tokens: int) -> None:
        """Print the face."""
        self.index = NOTHING
        """Its place among the faces of the box, once it is packed."""
        self.card = card
        self.half = half
        self.symbol = symbol
        self.initiative = initiative
        self.tokens = tokens
        """How many tokens it takes from a labour: its laurel wreaths (HE-5)."""
        self.text = card.code if half == WHOLE else f"{card.code} {HALVES[half]}"

    def noun(self) -> Phrase:
        """Return the card, used this way, as a part of a sentence."""
        return phrase(
            f"face-{HALVES[self.half]}",
            card=self.card.code,
            symbol=SYMBOLS[self.symbol],
            item=SYMBOLS[self.card.lower.symbol],
            initiative=shown(self.initiative),
        )


class Card:
    """A card that can be held in a hand; every one is there once."""

    __slots__ = ("code", "colour", "cost", "faces", "index", "opening")

    def __init__(self, index: int, code: str, colour: int, cost: int, opening: bool) -> None:
        """Cut the card; its faces are printed next."""
        self.index = index
        """Its place in the box: starting cards first."""
        self.code = code
        """What it is called in moves and records, such as `S32` or `G07`."""
        self.colour = colour
        """Whose starting card it is; nobody's for a Gymnasium card."""
        self.cost = cost
        """How many cards a Gymnasium card costs."""
        self.opening = opening
        """Whether it lies in the Gymnasium from the beginning (HE-10)."""
        self.faces: list[Face] = []

    @property
    def upper(self) -> Face:
        """The upper half, or the only face of a starting card."""
        return self.faces[0]

    @property
    def lower(self) -> Face:
        """The lower half, or the only face of a starting card."""
        return self.faces[-1]

    def noun(self) -> Phrase:
        """Return the card as a part of a sentence: another has the same item, none both halves."""
        printed = {"symbol": SYMBOLS[self.upper.symbol], "initiative": shown(self.upper.initiative)}
        return self.called("gymnasium-card", **printed)

    def name(self) -> Phrase:
        """Return what the card is called where its code stands beside it."""
        return self.called("item-name")

    def called(self, key: str, **printed: Arg) -> Phrase:
        """Return a starting card by what is printed on it, another by its item or companion."""
        if self.colour != NOTHING:
            return self.upper.noun()
        return phrase(key, card=self.code, item=SYMBOLS[self.lower.symbol], **printed)


def shown(initiative: int) -> Arg:
    """Return an initiative as it is printed."""
    return "★" if initiative == STAR else initiative


class Labour:
    """A labour of Heracles: what it asks for, and what its back gives (HE-7)."""

    __slots__ = ("accepts", "at_the_end", "index", "instant", "name", "number", "permanent")

    def __init__(
        self,
        number: int,
        name: Name,
        accepts: int,
        permanent: int,
        instant: list[int],
        at_the_end: list[int],
    ) -> None:
        """Print the labour."""
        self.number = number
        self.index = number - 1
        self.name = name
        self.accepts = accepts
        """The symbols it asks for, a bit each: any one of them will do (HE-D3)."""
        self.permanent = permanent
        """The characteristic that gives one more token from now on, or nothing."""
        self.instant = instant
        """What happens at once, in this order."""
        self.at_the_end = at_the_end
        """What happens instead if this labour ends the game."""

    def noun(self) -> Phrase:
        """Return the labour as a part of a sentence."""
        return phrase("labour", number=self.number, **self.name)

    def asks_for(self, symbol: int) -> bool:
        """Tell whether a card with this symbol may be laid here."""
        return bool(self.accepts >> symbol & 1)

    def symbols(self) -> list[int]:
        """Return what it asks for, one by one."""
        return [symbol for symbol in range(len(SYMBOLS)) if self.asks_for(symbol)]


class Box(component_file.Box):
    """All the cards."""

    __slots__ = ("by_code", "cards", "faces", "labours")

    def __init__(
        self, source: str, labours: list[Labour], cards: list[Card], address: Address
    ) -> None:
        """Pack the box."""
        super().__init__(source, address)
        self.labours = labours
        """In the order of their numbers."""
        self.cards = cards
        self.by_code = {card.code: card for card in cards}
        self.faces = [face for card in cards for face in card.faces]
        for index, face in enumerate(self.faces):
            face.index = index

    def starting(self, colour: int) -> list[Card]:
        """Return the starting cards of a colour."""
        return [card for card in self.cards if card.colour == colour]

    def gymnasium(self) -> list[Card]:
        """Return the Gymnasium cards."""
        return self.starting(NOTHING)

    def with_item(self, item: str) -> list[Card]:
        """Return the Gymnasium cards with this item or companion."""
        symbol = SYMBOLS.index(item)
        return [card for card in self.gymnasium() if card.lower.symbol == symbol]
