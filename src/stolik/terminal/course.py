"""The game so far: its record, the table it has led to, and what happened on the way."""

from itertools import takewhile

from stolik.core import AnyGame, Event, Move, Record, Seat, replay
from stolik.core.record import deal, move_named
from stolik.terminal.curtain import shows_nothing
from stolik.terminal.transcript import Story, undone


class Course:
    """A game that can be gone on with, and gone back in."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        """Lay the table, and play again what the record holds."""
        self.game = game
        self.record = record
        self.state = deal(game, record)
        self.story: Story = []
        for step in replay(game, record):
            self.state = step.state
            self.story.append((step.seat, step.happened))

    def make(self, seat: Seat, move: Move) -> list[Event]:
        """Play the move, and return what happened."""
        happened: list[Event] = []
        self.game.play(self.state, seat, move, happened)
        self.record = self.record.then(seat, str(move))
        self.story.append((seat, happened))
        return happened

    def unseen(self, seat: Seat, move: Move) -> bool:
        """Tell whether the move would show nothing to anybody, nor to the mover anything new."""
        after = self.game.copy(self.state)
        self.game.play(after, seat, move)
        return shows_nothing(self.game, self.state, after, seat, move)

    def last_of(self, people: list[Seat]) -> int | None:
        """Return the place in the record of the last decision of one of them."""
        places = [place for place, (mover, _) in enumerate(self.record.moves) if mover in people]
        return places[-1] if places else None

    def before(self, place: int) -> "Course":
        """Return the game as it was before that move, with what has been taken back lately."""
        earlier = Course(self.game, self.record.until(place))
        lately = list(takewhile(lambda told: told[0] is None, reversed(self.story)))
        earlier.story += reversed(lately)
        return earlier

    def is_own_secret(self, seat: Seat, earlier: "Course") -> bool:
        """Tell whether all since then is one move of this seat, and still nobody's business."""
        (mover, text), *more = self.record.moves[len(earlier.record.moves) :]
        return mover == seat and not more and earlier.unseen(seat, move_named(self.game, text))

    def note_undone(self, whose: Seat, audience: list[Seat] | None) -> None:
        """Have it told that a decision was taken back."""
        self.story.append((None, [undone(whose, audience)]))
