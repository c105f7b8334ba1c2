"""Marks on the way through a game, so that nobody has to go through all of it to look back.

They are made when somebody looks back for the first time: most games are played to their end
without, and each mark is a whole table.
"""

from typing import Any

from stolik.core import AnyGame, Event, Record, deal, move_named

APART = 32
"""Moves from one mark to the next: what is gone through to look at any of them."""


class Marks:
    """The table as it lay after every so many moves, as far as anybody went through them."""

    def __init__(self, game: AnyGame) -> None:
        """Begin with none."""
        self.game = game
        self.states: list[Any] = []

    def missing(self, number: int) -> int:
        """Return how many marks have to be made before this move can be looked at."""
        return max(0, before(number) + 1 - len(self.states))

    def go_on(self, record: Record) -> None:
        """Make one more mark."""
        if self.states:
            self.states.append(self.played(record, len(self.states) * APART, []))
        else:
            self.states.append(deal(self.game, record))

    def after(self, record: Record, number: int, happened: list[Event] | None = None) -> Any:
        """Return the table after so many moves, and note what the last of them brought."""
        while self.missing(number):
            self.go_on(record)
        return self.played(record, number, [] if happened is None else happened)

    def played(self, record: Record, number: int, happened: list[Event]) -> Any:
        """Play on from the last mark before a move until after it."""
        place = before(number)
        state = self.game.copy(self.states[place])
        for seat, text in record.moves[place * APART : number]:
            happened.clear()
            self.game.play(state, seat, move_named(self.game, text), happened)
        return state

    def forget(self, moves: int) -> None:
        """Forget what came after so many moves: they are played otherwise now."""
        del self.states[moves // APART + 1 :]


def before(number: int) -> int:
    """Return the last mark before a move."""
    return max(0, number - 1) // APART
