"""A shelf in the making: at most one edge so far, and toys from left to right.

A shelf is a value that never changes: placing a card makes another shelf. So tables can share
shelves when they are copied, and what follows from the cards is worked out once.
"""

from typing import Final

from stolik.games.shelf.components import LEFT, NO_EDGE, RIGHT, TOUCH_EDGE, Card

BOTH: Final = 1 << LEFT | 1 << RIGHT


class Shelf:
    """The cards of one colour before one player; a face-down card is an edge (SH-16)."""

    __slots__ = (
        "colour",
        "left",
        "left_down",
        "open_to_edges",
        "open_to_toys",
        "right",
        "right_down",
        "toy_kinds",
        "toys",
    )

    def __init__(
        self,
        colour: int,
        toys: tuple[Card, ...],
        left: Card | None = None,
        right: Card | None = None,
        *,
        left_down: bool = False,
        right_down: bool = False,
    ) -> None:
        """Lay the shelf out."""
        self.colour = colour
        self.toys = toys
        self.left = left
        self.right = right
        self.left_down = left_down
        self.right_down = right_down
        kinds = 0
        for toy in toys:
            kinds |= 1 << toy.toy
        self.toy_kinds = kinds
        """The toys as a set of bits."""
        ends = (left is None) << LEFT | (right is None) << RIGHT
        self.open_to_toys = ends & ~closed_to_toys(toys)
        """The ends where a toy may go: bit 0 is left, bit 1 right."""
        self.open_to_edges = ends & ~closed_to_edges(toys)
        """The ends where an edge or a face-down card may go."""

    def edge(self, end: int) -> Card | None:
        """Return the edge that closes this end."""
        return self.left if end == LEFT else self.right

    def is_down(self, end: int) -> bool:
        """Tell whether the edge at this end is a face-down card."""
        return self.left_down if end == LEFT else self.right_down

    def outer_toy(self, end: int) -> Card | None:
        """Return the toy nearest to this end."""
        if not self.toys:
            return None
        return self.toys[0] if end == LEFT else self.toys[-1]

    def with_toy(self, card: Card, end: int) -> "Shelf":
        """Return the shelf with one more toy at this end."""
        toys = (card, *self.toys) if end == LEFT else (*self.toys, card)
        return Shelf(
            self.colour,
            toys,
            self.left,
            self.right,
            left_down=self.left_down,
            right_down=self.right_down,
        )

    def with_edge(self, card: Card, end: int, *, down: bool = False) -> "Shelf":
        """Return the shelf closed at this end, by an edge or by a card turned face down."""
        if end == LEFT:
            return Shelf(
                self.colour,
                self.toys,
                card,
                self.right,
                left_down=down,
                right_down=self.right_down,
            )
        return Shelf(
            self.colour,
            self.toys,
            self.left,
            card,
            left_down=self.left_down,
            right_down=down,
        )

    def cards(self) -> list[Card]:
        """Return all the cards, from left to right, whichever way they face."""
        row: list[Card] = [] if self.left is None else [self.left]
        row += self.toys
        return row if self.right is None else [*row, self.right]

    def without(self, card: Card) -> "Shelf | None":
        """Return the shelf with the gap closed; an empty one is none (SH-R4).

        A face-down card does not stay behind alone: it needs a toy (SH-R28).
        """
        toys = tuple(toy for toy in self.toys if toy is not card)
        left = None if self.left is card or (self.left_down and not toys) else self.left
        right = None if self.right is card or (self.right_down and not toys) else self.right
        if not toys and left is None and right is None:
            return None
        return Shelf(
            self.colour,
            toys,
            left,
            right,
            left_down=self.left_down and left is not None,
            right_down=self.right_down and right is not None,
        )

    def face_up(self) -> list[Card]:
        """Return the cards that show their face, from left to right."""
        cards = [*self.toys]
        if self.left is not None and not self.left_down:
            cards.insert(0, self.left)
        if self.right is not None and not self.right_down:
            cards.append(self.right)
        return cards

    def face_down(self) -> list[Card]:
        """Return the cards that lie face down."""
        lying = ((self.left, self.left_down), (self.right, self.right_down))
        return [card for card, down in lying if card is not None and down]


def new_shelf(card: Card) -> Shelf:
    """Return the shelf that this card starts (SH-9)."""
    if card.is_toy:
        return Shelf(card.colour, (card,))
    return Shelf(card.colour, ()).with_edge(card, card.side)


def closed_to_edges(toys: tuple[Card, ...]) -> int:
    """SH-15, SH-30, SH-31: no edge closes a shelf without toys, or lies by a toy that shuns it."""
    if not toys:
        return BOTH
    return (toys[0].property == NO_EDGE) << LEFT | (toys[-1].property == NO_EDGE) << RIGHT


def closed_to_toys(toys: tuple[Card, ...]) -> int:
    """SH-29: a toy that must touch an edge, with a toy on its inner side, takes no other there."""
    if len(toys) < 2:  # noqa: PLR2004 - a lone toy has no toy on its inner side
        return 0
    return (toys[0].property == TOUCH_EDGE) << LEFT | (toys[-1].property == TOUCH_EDGE) << RIGHT
