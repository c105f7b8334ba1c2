"""What is in the box (SH-1): 84 cards, 61 toys and 23 shelf edges, in three colours."""

from collections.abc import Mapping
from typing import Any, Final

from stolik.core import Phrase, component_file, phrase
from stolik.core.component_file import Name
from stolik.core.phrases import words
from stolik.core.travel import Address

LEFT: Final = 0
RIGHT: Final = 1
ENDS: Final = ("left", "right")

COLOURS: Final = ("A", "B", "C")
BLUE: Final = 2

PLAIN: Final = 0
FIRST_TOY: Final = 1
TWO_TOYS: Final = 2
THREE_SHELVES: Final = 3
NEIGHBOUR_BONUS: Final = 4
TOUCH_EDGE: Final = 5
NO_EDGE: Final = 6
PROPERTIES: Final = words(
    "plain first-toy two-toys three-shelves neighbour-bonus touch-edge no-edge"
)

NOTHING: Final = -1
"""The toy that an edge without a picture shows."""


class Card:
    """A card of the box; every copy is a card of its own."""

    __slots__ = (
        "bonus_for",
        "calls",
        "code",
        "colour",
        "face",
        "index",
        "is_toy",
        "name",
        "points",
        "property",
        "said",
        "side",
        "toy",
        "toy_id",
    )

    def __init__(
        self,
        index: int,
        code: str,
        colour: int,
        points: int,
        *,
        toy: int = NOTHING,
        toy_id: str = "",
        name: Name | None = None,
        property_: int = PLAIN,
        side: int = NOTHING,
        bonus_for: int = NOTHING,
        calls: Name | None = None,
    ) -> None:
        """Print the card."""
        self.index = index
        """Its place in the box."""
        self.code = code
        """What it is called in moves and records, such as `A3.2` or `BL1`."""
        self.colour = colour
        self.points = points
        self.is_toy = toy != NOTHING
        self.toy = toy
        """Which toy; equal toys are equal numbers, whatever else is printed (SH-R21)."""
        self.toy_id = toy_id
        """The toy shown: its own, or for an edge with a bonus the toy that earns it."""
        self.name = name
        """What the toy shown is called."""
        self.property = property_
        self.side = side
        """The end where an edge belongs."""
        self.bonus_for = bonus_for
        """The toy that earns a bonus turn: on this edge's shelf, or beside this toy."""
        self.calls = calls
        """What that toy is called."""
        self.said: Phrase | None = None
        """The card as a part of a sentence, once somebody has spoken of it."""
        self.face: Mapping[str, Any] | None = None
        """The card as a screen shows it, once somebody has looked at it."""

    def noun(self) -> Phrase:
        """Return the card as a part of a sentence: always the same, and said all the time."""
        if self.said is None:
            self.said = self.named()
        return self.said

    def named(self) -> Phrase:
        """Put it into words."""
        if self.is_toy:
            return phrase("toy", card=self.code, **shown(self.name))
        key = "edge" if self.bonus_for == NOTHING else "edge-with-toy"
        return phrase(
            key,
            card=self.code,
            colour=COLOURS[self.colour],
            side=ENDS[self.side],
            **shown(self.name),
        )


def shown(name: Name | None) -> dict[str, str]:
    """Return a toy's name in every language, as arguments of a phrase."""
    return {} if name is None else name


class Box(component_file.Box):
    """All the cards."""

    __slots__ = ("by_code", "cards")

    def __init__(self, source: str, cards: list[Card], address: Address) -> None:
        """Pack the box."""
        super().__init__(source, address)
        self.cards = cards
        self.by_code = {card.code: card for card in cards}
