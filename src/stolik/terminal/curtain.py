"""One screen and several people: who looks at it now, and what the others must not see."""

import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from stolik.core import AnyGame, Event, Move, Seat, written
from stolik.core.hiding import dealt_anew, hidden
from stolik.terminal.transcript import hears

FORGET_WHAT_ROLLED_BY = "\x1b[3J"


class Curtain:
    """Falls between two people where one of them has something to hide; bots do not peep."""

    def __init__(self, game: AnyGame, people: list[Seat]) -> None:
        """A single person has the screen all the time; of several, nobody yet."""
        self.game = game
        self.people = people
        self.looking: Seat | None = people[0] if len(people) == 1 else None
        self.private = False
        """Whether something on the screen is for the eyes of one person."""

    def first_of(self, movers: list[Seat]) -> Seat:
        """Return who is asked first: the screen should not change hands without need."""
        return self.looking if self.looking in movers else movers[0]

    def has_secrets(self, state: Any, seat: Seat) -> bool:
        """Tell whether this seat sees, or is about to choose, what somebody here must not know."""
        choosing = [each for each in self.game.to_move(state) if each in self.people]
        others = [each for each in self.people if each != seat]
        return any(hidden(self.game, state, seat, each) for each in others) or (
            len(choosing) > 1 and any(untold(self.game, state, seat, each) for each in others)
        )

    def falls(self, seat: Seat, *, secret: bool) -> bool:
        """Tell whether the screen must change hands unseen before this seat is shown a secret."""
        return seat != self.looking and (secret or self.private)

    def fall(self, console: Console) -> None:
        """Take the screen from whoever looked, with what the others must not see."""
        if self.private:
            wipe(console)
        self.looking = None
        self.private = False

    def rise(self, seat: Seat, *, secret: bool) -> None:
        """Let this seat look, perhaps at a secret."""
        self.private = secret or (self.private and seat == self.looking)
        self.looking = seat


def untold(game: AnyGame, state: Any, seat: Seat, other: Seat) -> bool:
    """Tell whether the other is not told what this seat chooses, or could take it for another move.

    The table does not answer that: that somebody has chosen is seen, hidden or not.
    """
    moves = game.legal_moves(state, seat)
    told = set()
    for move in moves:
        happened: list[Event] = []
        game.play(game.copy(state), seat, move, happened)
        told.add(written([event for event in happened if hears(event, other)]))
    return len(told - {written([])}) < len(moves)


def shows_nothing(game: AnyGame, before: Any, after: Any, seat: Seat, move: Move) -> bool:
    """Tell whether the move has shown nothing to anybody, nor to the mover anything new."""
    seats = [Seat(number) for number in range(len(game.scores(before)))]
    for other in (None, *seats):
        if other != seat and game.view(before, other) != game.view(after, other):
            return False
    foreseen = game.view(after, seat)
    for table in dealt_anew(game, before, seat):
        game.play(table, seat, move)
        if game.view(table, seat) != foreseen:
            return False
    return True


def wipe(console: Console) -> None:
    """Clear the screen, what rolled off it, and the lines typed; in a file, draw a line."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.clear()
        if not console.legacy_windows:
            console.out(FORGET_WHAT_ROLLED_BY, end="", highlight=False)
    else:
        console.print(Text("─" * console.width))
    forget_typed_lines()


def forget_typed_lines() -> None:
    """Forget what the arrow keys would bring back, where they do."""
    forget = getattr(sys.modules.get("readline"), "clear_history", None)
    if forget is not None:
        forget()
