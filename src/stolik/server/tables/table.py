"""A table: what follows from its head and its entries, and nothing else.

`heard` takes one more entry. It was granted when it was written, so nothing is checked again; what
can be granted is the matter of `wishes.py`. The time is always handed in.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from stolik.core import (
    AnyGame,
    Event,
    Record,
    Seat,
    Unreadable,
    begin,
    deal,
    move_named,
    read_record,
    replay,
)
from stolik.games import find, found_with
from stolik.server.tables.clocks import Clock
from stolik.server.tables.entries import (
    Answered,
    Asked,
    Dealt,
    Entry,
    Head,
    Left,
    Moved,
    Paused,
    Rematched,
    Resumed,
    Returned,
    Sat,
    Stood,
    TakenOver,
    Undone,
)
from stolik.server.tables.fairness import commitment, seed_of
from stolik.server.tables.marks import Marks
from stolik.server.tables.refusing import refuse


class Outdated(Unreadable):
    """A table whose rules are not here any more."""


class Sitter:
    """Who has a seat."""

    __slots__ = ("bot", "came", "guest", "left", "luck", "taken_over")

    def __init__(self, bot: str) -> None:
        """A bot, or nobody yet."""
        self.bot = bot
        self.guest = ""
        self.luck = bot
        """What this seat brings to the shuffle."""
        self.came = 0.0
        """When this player last sat down or came back."""
        self.left: float | None = None
        """When the last window of this player closed, if none is open."""
        self.taken_over = False
        """Whether a bot decides meanwhile."""

    @property
    def free(self) -> bool:
        """Tell whether somebody may sit down here."""
        return not self.bot and not self.guest

    @property
    def decides(self) -> bool:
        """Tell whether a person decides for this seat now."""
        return bool(self.guest) and not self.taken_over


NEVER = -1
"""No question: nothing is asked."""


class Told(NamedTuple):
    """What happened with one entry."""

    number: int
    seat: Seat | None
    events: list[Event]
    question: int = NEVER
    """What the move answered."""
    id: str = ""
    """What the player's window called it."""


class Question(NamedTuple):
    """Something that is asked of the others."""

    number: int
    """The entry it was asked with."""
    seat: Seat
    what: str
    moves: int
    agreed: frozenset[Seat]
    needs: tuple[Seat, ...] | None = None
    """Who has to agree, there or not; nobody is named where it is up to whoever is there."""


class Table:
    """Everything at one table, as of its last entry."""

    def __init__(self, head: Head) -> None:
        """Open the table: nobody sits there yet but bots."""
        self.head = head
        self.game: AnyGame = game_of(head)
        self.sitters = [Sitter(bot) for bot in head.chairs]
        self.number = 0
        """How many entries it has heard."""
        self.dealt: Record | None = None
        """The game so far, once it is dealt."""
        self.state: Any = None
        self.story: list[Told] = []
        """What happened, entry by entry; what was taken back is left out."""
        self.questions = [NEVER] * len(self.sitters)
        """For every seat since which entry it is asked what it is asked now."""
        self.asked: list[tuple[int, ...]] = [()] * len(self.sitters)
        """What that is: the moves it may make."""
        self.decided = [0] * len(self.sitters)
        """For every seat the first entry after its last decision."""
        self.clock = Clock(head.pace, len(self.sitters))
        self.paused = False
        self.asking: Question | None = None
        self.rematch = ""
        """The table where the same people play again."""
        self.undone = 0
        """The number of entries after the last that took moves back: what was told before may not
        be so any more."""
        self.origin = None if head.record is None else read_record(head.record)
        """The game that this one goes on from: whoever has it knows its luck."""
        self.commitment = None if self.origin else commitment(head.secret)
        """What is shown of our part of the luck before the game, where we have a part in it."""
        self.marks = Marks(self.game)
        self.secrets: dict[tuple[Seat, ...], bool] = {}
        """Whether those who share a screen have something to hide, as found out since the last
        entry: it takes many deals."""

    # How it stands

    @property
    def record(self) -> Record:
        """The game so far."""
        if self.dealt is None:
            raise refuse("no-game")
        return self.dealt

    @property
    def playing(self) -> bool:
        """Tell whether a game is going on."""
        return self.state is not None and bool(self.game.to_move(self.state))

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.state is not None and not self.game.to_move(self.state)

    @property
    def waits_for(self) -> list[Seat]:
        """Return those who owe a decision, while time goes on."""
        return self.game.to_move(self.state) if self.playing and not self.paused else []

    def seats_of(self, guest: str) -> list[Seat]:
        """Return the seats of a guest: several where one screen is shared."""
        return [Seat(n) for n, sitter in enumerate(self.sitters) if guest and sitter.guest == guest]

    def people(self) -> list[Seat]:
        """Return the seats for which a person decides."""
        return [Seat(n) for n, sitter in enumerate(self.sitters) if sitter.decides]

    def others(self, seat: Seat, what: str, now: float) -> list[Seat]:
        """Return who has to agree: people, but not those who have been away too long.

        At an unhurried table everybody is away; there only to go on needs nobody who is not there.
        """
        patient = self.head.pace.days is not None and what != "resume"
        people = [other for other in self.people() if other != seat]
        return [other for other in people if patient or not self.is_away(other, now)]

    def guests(self) -> set[Seat]:
        """Return the seats of people, whoever decides for them now."""
        return {Seat(n) for n, sitter in enumerate(self.sitters) if sitter.guest}

    def awaited(self, asked: Question, now: float) -> set[Seat]:
        """Return who has yet to agree to what is asked."""
        needs = self.others(asked.seat, asked.what, now) if asked.needs is None else asked.needs
        return {*needs} - asked.agreed

    def is_away(self, seat: Seat, now: float) -> bool:
        """Tell whether somebody has left for longer than the grace."""
        left = self.sitters[seat].left
        return left is not None and left + self.head.grace <= now

    def grace_ends(self, seat: Seat) -> float | None:
        """Return when a bot takes over from somebody who has left."""
        left = self.sitters[seat].left
        unhurried = self.head.pace.days is not None
        return None if left is None or unhurried else left + self.head.grace

    def late_at(self, seat: Seat) -> float | None:
        """Return when somebody who is waited for is late: by the grace, or by the clock."""
        ends = (self.grace_ends(seat), self.clock.runs_out(seat))
        return min((at for at in ends if at is not None), default=None)

    # What happened

    def heard(self, entry: Entry) -> None:
        """Take one more entry; it was granted, so nothing is checked again."""
        HEARS[type(entry)](self, entry)
        self.number += 1
        self.secrets.clear()
        self.ask_anew()

    def hear_sat(self, entry: Sat) -> None:
        """Seat the guest."""
        sitter = self.sitters[entry.seat]
        sitter.guest, sitter.luck, sitter.came = entry.guest, entry.luck, entry.at

    def hear_stood(self, entry: Stood) -> None:
        """Free the seat."""
        self.sitters[entry.seat] = Sitter(self.head.chairs[entry.seat])

    def hear_dealt(self, entry: Dealt) -> None:
        """Deal, from all the luck together."""
        self.go_on_from(self.beginning())
        self.clock.start(self.waits_for, entry.at)

    def beginning(self) -> Record:
        """Return what the game begins with: the luck of all, or another game that goes on."""
        if self.origin is not None:
            return self.origin
        seed = seed_of(self.head.secret, [sitter.luck for sitter in self.sitters])
        return begin(self.game, len(self.sitters), seed, self.head.options)

    def go_on_from(self, record: Record) -> None:
        """Lay the table of a record, and tell what happened in it."""
        self.dealt = record
        self.state = deal(self.game, record)
        for step in replay(self.game, record):
            self.state = step.state
            self.story.append(Told(self.number, step.seat, step.happened))

    def hear_moved(self, entry: Moved) -> None:
        """Play the move; whatever was asked of the others before is settled by it."""
        happened: list[Event] = []
        owed = entry.seat in self.waits_for
        self.game.play(self.state, entry.seat, move_named(self.game, entry.move), happened)
        self.dealt = self.record.then(entry.seat, entry.move)
        answered = self.questions[entry.seat]
        self.story.append(Told(self.number, entry.seat, happened, answered, entry.id))
        self.asking = None
        self.questions[entry.seat] = NEVER
        self.decided[entry.seat] = self.number + 1
        self.clock.decided(entry.seat, self.waits_for, entry.at, owed=owed)

    def hear_asked(self, entry: Asked) -> None:
        """Put the question to the others."""
        asked = (self.number, entry.seat, entry.what, entry.moves)
        self.asking = Question(*asked, frozenset(), entry.needs)

    def hear_answered(self, entry: Answered) -> None:
        """Count the answer; one who does not agree is enough."""
        if self.asking is not None:
            agreed = self.asking.agreed | {entry.seat}
            self.asking = self.asking._replace(agreed=agreed) if entry.yes else None

    def hear_undone(self, entry: Undone) -> None:
        """Go back to where the game was."""
        self.dealt = self.record.until(entry.moves)
        self.marks.forget(entry.moves)
        self.state = self.marks.after(self.record, entry.moves)
        self.story = self.story[: entry.moves]
        self.undone = self.number + 1
        self.decided = [self.last_decision(Seat(seat)) for seat in range(len(self.sitters))]
        self.asking = None
        self.questions = [NEVER] * len(self.sitters)
        self.clock.take_back(entry.moves)
        self.clock.start(self.waits_for, entry.at)

    def last_decision(self, seat: Seat) -> int:
        """Return the first entry after the last decision of a seat that still counts."""
        return max((told.number + 1 for told in self.story if told.seat == seat), default=0)

    def hear_paused(self, entry: Paused) -> None:
        """Stop the clocks."""
        self.clock.stop(entry.at)
        self.paused, self.asking = True, None

    def hear_resumed(self, entry: Resumed) -> None:
        """Start them again."""
        self.paused, self.asking = False, None
        self.clock.start(self.waits_for, entry.at)

    def hear_left(self, entry: Left) -> None:
        """Remember since when nobody is there."""
        self.sitters[entry.seat].left = entry.at

    def hear_returned(self, entry: Returned) -> None:
        """Welcome the player back."""
        sitter = self.sitters[entry.seat]
        if sitter.taken_over:
            self.clock.refill(entry.seat, self.waits_for, entry.at)
        sitter.came, sitter.left, sitter.taken_over = entry.at, None, False

    def hear_rematched(self, entry: Rematched) -> None:
        """Remember where the same people play again."""
        self.rematch = entry.table

    def hear_taken_over(self, entry: TakenOver) -> None:
        """Let the bot decide."""
        self.sitters[entry.seat].taken_over = True

    def ask_anew(self) -> None:
        """Number the questions: one is new if it, or whether it is asked at all, has changed."""
        for seat, asked in enumerate(self.asked_now()):
            if asked != self.asked[seat] or self.questions[seat] == NEVER:
                self.questions[seat] = self.number if asked else NEVER
            self.asked[seat] = asked

    def asked_now(self) -> list[tuple[int, ...]]:
        """Return what every seat is asked: the moves it may make, and whether it owes one."""
        if not self.playing or self.paused:
            return [()] * len(self.sitters)
        owing = self.game.to_move(self.state)
        return [self.asked_of(Seat(seat), owing) for seat in range(len(self.sitters))]

    def asked_of(self, seat: Seat, owing: list[Seat]) -> tuple[int, ...]:
        """Return what one seat is asked; nothing, where it has no move."""
        moves = [move.index for move in self.game.legal_moves(self.state, seat)]
        return (*moves, int(seat in owing)) if moves else ()


HEARS: dict[type, Callable[[Table, Any], None]] = {
    Sat: Table.hear_sat,
    Stood: Table.hear_stood,
    Dealt: Table.hear_dealt,
    Moved: Table.hear_moved,
    Asked: Table.hear_asked,
    Answered: Table.hear_answered,
    Undone: Table.hear_undone,
    Paused: Table.hear_paused,
    Resumed: Table.hear_resumed,
    Left: Table.hear_left,
    Rematched: Table.hear_rematched,
    Returned: Table.hear_returned,
    TakenOver: Table.hear_taken_over,
}


def opened(head: Head, entries: Iterable[Entry]) -> Table:
    """Return the table that follows from its head and its entries."""
    table = Table(head)
    for entry in entries:
        table.heard(entry)
    return table


def game_of(head: Head) -> AnyGame:
    """Return the game of a table, with the components it is played with."""
    game = find(head.game, head.version)
    if game.version != head.version:
        raise Outdated(
            "the table was laid with version {version} of {game}; here is version {ours}",
            version=head.version,
            game=head.game,
            ours=game.version,
        )
    return found_with(head.game, head.components, head.version)
