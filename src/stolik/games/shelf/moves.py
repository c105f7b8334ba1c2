"""What a player may say: a card, and where it goes. Every move is made once, for the whole box."""

from typing import Final

from stolik.core import PlainMove
from stolik.games.shelf.components import COLOURS, ENDS, LEFT, RIGHT, Box, Card

START: Final = 0
"""Start the shelf of its colour (SH-9)."""
ADD: Final = 1
"""Put it face up at an end of the shelf of its colour (SH-10)."""
DOWN: Final = 2
"""Turn it face down and put it at an end of any own shelf (SH-15)."""
REMOVE: Final = 3
"""Stuck: remove this own card to the box (SH-42)."""
DISCARD: Final = 4
"""Stuck with nothing to remove: put this card on the discard (SH-R30)."""
ACTS: Final = ("start", "add", "down", "remove", "discard")


class Move(PlainMove):
    """One thing a player may say."""

    __slots__ = ("card", "end", "shelf")

    def __init__(self, index: int, act: int, text: str, card: Card, shelf: int, end: int) -> None:
        """Say what it is about."""
        super().__init__(index, act, text)
        self.card = card
        self.shelf = shelf
        """The colour of the shelf it goes to."""
        self.end = end


class CardMoves:
    """All that can be done with one card."""

    __slots__ = ("add", "discard", "down", "remove", "start")

    def __init__(self, card: Card, moves: list[Move]) -> None:
        """Make the moves of this card and add them to the game's list."""
        self.start = added(moves, START, card, "start")
        self.add = subsets([added(moves, ADD, card, ENDS[end], end=end) for end in (LEFT, RIGHT)])
        """Face up, by the ends that are open to it, as two bits."""
        self.down = subsets(
            [
                added(moves, DOWN, card, f"down {COLOURS[shelf]} {ENDS[end]}", shelf, end)
                for shelf in range(len(COLOURS))
                for end in (LEFT, RIGHT)
            ]
        )
        """Face down, by the ends that are open to it: two bits a shelf, the shelves in order."""
        self.remove = added(moves, REMOVE, card, "remove")
        self.discard = added(moves, DISCARD, card, "discard")


def added(
    moves: list[Move], act: int, card: Card, words: str, shelf: int = -1, end: int = -1
) -> Move:
    """Make one more move of the game's list."""
    where = card.colour if shelf < 0 else shelf
    moves.append(Move(len(moves), act, f"{card.code} {words}", card, where, end))
    return moves[-1]


def subsets(moves: list[Move]) -> list[list[Move]]:
    """Return, for every set of bits, the moves it picks."""
    return [
        [move for bit, move in enumerate(moves) if chosen >> bit & 1]
        for chosen in range(1 << len(moves))
    ]


class Moves:
    """Every move of a box: the list, and the same by card."""

    __slots__ = ("all", "by_card")

    def __init__(self, box: Box) -> None:
        """Make them all."""
        self.all: list[Move] = []
        self.by_card = [CardMoves(card, self.all) for card in box.cards]
