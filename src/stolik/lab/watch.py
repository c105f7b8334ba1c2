"""An eye on a game in play: everything that must hold, looked at after every move."""

from collections.abc import Sequence
from typing import Any

from stolik.core import AnyGame, Chance, IllegalMove, Seat, ensure, written

SECRETS_EVERY = 20
"""Comparing whole views is slow, so secrecy is looked at in one position out of so many."""


class Watch:
    """Remembers the components at the start, and raises `Broken` when a promise fails."""

    def __init__(self, game: AnyGame, state: Any, chance: Chance) -> None:
        """Count the components."""
        self.game = game
        self.components = sorted(game.inventory(state))
        self.chance = chance
        self.seats = len(game.scores(state))
        ensure(len(set(self.components)) == len(self.components), "a component is there twice")

    def look(self, state: Any, made: Sequence[int]) -> None:
        """Check the table after so many decisions of each seat."""
        endless = f"the game goes on after {self.game.longest} decisions of a seat"
        ensure(max(made) <= self.game.longest, endless)
        ensure(sorted(self.game.inventory(state)) == self.components, "a component is lost")
        self.game.check(state)
        movers = self.game.to_move(state)
        ensure(bool(movers) == (self.game.ending(state) is None), "over, and yet somebody to move")
        for seat in map(Seat, range(self.seats)):
            holds = self.can_move if seat in movers else self.only_thinks_again
            ensure(holds(state, seat), f"seat {seat + 1} is stuck, or moves out of turn")
        if sum(made) % SECRETS_EVERY == 0:
            self.look_for_secrets(state)

    def can_move(self, state: Any, seat: Seat) -> bool:
        """Tell whether a seat has a move."""
        return bool(self.game.legal_moves(state, seat))

    def only_thinks_again(self, state: Any, seat: Seat) -> bool:
        """Tell whether all that a seat can do unasked is to take its decision back."""
        for move in self.game.legal_moves(state, seat):
            after = self.game.copy(state)
            try:
                self.game.play(after, seat, move)
            except IllegalMove:
                return False
            if self.game.to_move(after) != sorted([*self.game.to_move(state), seat]):
                return False
        return True

    def look_for_secrets(self, state: Any) -> None:
        """Deal anew what each seat must not know: neither its view nor its knowledge changes."""
        for seat in map(Seat, range(self.seats)):
            other = self.game.redeal(state, seat, self.chance)
            ensure(
                self.seen(state, seat) == self.seen(other, seat), f"seat {seat + 1} sees secrets"
            )

    def seen(self, state: Any, seat: Seat) -> tuple[str, str]:
        """Return all that a seat is given, byte for byte."""
        knowledge = self.game.write_knowledge(self.game.knows(state, seat))
        return written(self.game.view(state, seat)), written(knowledge)


def nobody_looks(state: Any, made: Sequence[int]) -> None:
    """Stand in for a watch where speed matters more."""
