"""A table on the server, without any I/O: it is told what happened, and what somebody wishes.

A table is what follows from its head and its entries: `heard` takes one more of them. A wish (to
sit, to move, to take back …) changes nothing; it is answered with the entries that would grant it,
or refused. Whoever runs the table stores those entries first, and only then shows what follows: so
nothing is seen that could be lost, and two nodes that grant different wishes cannot both win. The
time is always handed in.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from stolik.core import (
    AnyGame,
    Event,
    Phrase,
    Reason,
    Record,
    Seat,
    Unreadable,
    begin,
    deal,
    move_named,
    phrase,
    read_record,
    replay,
)
from stolik.core.wire import shortened
from stolik.games import find
from stolik.server.clocks import Clock
from stolik.server.entries import (
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
from stolik.server.fairness import LONGEST, seed_of
from stolik.server.undoing import shows_nothing_new

NEVER = -1
"""No question: nothing is asked."""


class Refused(Exception):
    """A wish that cannot be granted, in words for whoever wished."""

    def __init__(self, said: Phrase, reason: Reason | None = None) -> None:
        """Say why; a move that the rules forbid comes with its reason."""
        self.said = said
        self.reason = reason
        super().__init__(said["key"])


class Stale(Exception):
    """An answer to a question that is not asked any more."""


def refuse(key: str, **args: str | int) -> Refused:
    """Refuse with these words."""
    return Refused(phrase(f"refused-{key}", **args))


class Sitter:
    """Who has a seat."""

    __slots__ = ("bot", "guest", "last_id", "left", "luck", "taken_over")

    def __init__(self, bot: str) -> None:
        """A bot, or nobody yet."""
        self.bot = bot
        self.guest = ""
        self.luck = bot
        """What this seat brings to the shuffle."""
        self.left: float | None = None
        """When the last window of this player closed, if none is open."""
        self.taken_over = False
        """Whether a bot decides meanwhile."""
        self.last_id = ""
        """What the player's window called the last move."""

    @property
    def free(self) -> bool:
        """Tell whether somebody may sit down here."""
        return not self.bot and not self.guest

    @property
    def decides(self) -> bool:
        """Tell whether a person decides for this seat now."""
        return bool(self.guest) and not self.taken_over


class Told(NamedTuple):
    """What happened with one entry."""

    number: int
    seat: Seat | None
    events: list[Event]


class Question(NamedTuple):
    """Something that is asked of the others."""

    number: int
    """The entry it was asked with."""
    seat: Seat
    what: str
    moves: int
    agreed: frozenset[Seat]


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
        self.clock = Clock(head.pace, len(self.sitters))
        self.paused = False
        self.asking: Question | None = None
        self.rematch = ""
        """The table where the same people play again."""

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

    def is_away(self, seat: Seat, now: float) -> bool:
        """Tell whether somebody has left for longer than the grace."""
        left = self.sitters[seat].left
        return left is not None and left + self.head.grace <= now

    # What somebody wishes

    def sit(self, seat: Seat, guest: str, luck: str, now: float) -> list[Entry]:
        """Sit down; the last one to come begins the game."""
        self.check_seat(seat)
        sitter = self.sitters[seat]
        if sitter.guest == guest:
            return []
        if self.state is not None:
            raise refuse("game-began")
        if not sitter.free:
            raise refuse("seat-taken", seat=seat)
        if not luck or len(luck) > LONGEST or not luck.isprintable():
            raise refuse("luck", most=LONGEST)
        entries: list[Entry] = [Sat(seat, guest, luck, now)]
        if all(other is sitter or not other.free for other in self.sitters):
            entries.append(Dealt(now))
        return entries

    def stand(self, seat: Seat, now: float) -> list[Entry]:
        """Give the seat up again, before the game begins."""
        self.check_seat(seat)
        if self.state is not None:
            raise refuse("game-began")
        return [Stood(seat, now)] if self.sitters[seat].guest else []

    def begin(self, now: float) -> list[Entry]:
        """Begin a game to which nobody has to come."""
        if self.state is not None or any(sitter.free for sitter in self.sitters):
            return []
        return [Dealt(now)]

    def move(
        self, seat: Seat, question: int, text: str, now: float, by: str = "", id_: str = ""
    ) -> list[Entry]:
        """Answer a question; an answer to an older one is stale, and changes nothing."""
        self.check_seat(seat)
        if id_ and id_ == self.sitters[seat].last_id:
            return []
        self.check_going_on()
        if question != self.questions[seat] or (by and self.sitters[seat].decides):
            raise Stale
        try:
            move = move_named(self.game, text)
        except Unreadable:
            raise refuse("no-such-move", move=shortened(text)) from None
        reason = self.game.why_not(self.state, seat, move)
        if reason is not None:
            raise Refused(phrase("refused-rule", rule=reason["rule"]), reason)
        moved = Moved(seat, text, now, by, id_)
        # Whoever was late and decides after all is back.
        return [moved] if by else [*self.come_back(seat, now), moved]

    def undo(self, seat: Seat, now: float, moves: int | None = None) -> list[Entry]:
        """Take the own last move back: at once where nothing was shown, else by consent.

        With the number of moves that the player has seen, a wish that comes twice is stale.
        """
        self.check_seat(seat)
        self.check_going_on()
        if moves not in (None, len(self.record.moves)):
            raise Stale
        made = [place for place, (mover, _) in enumerate(self.record.moves) if mover == seat]
        if not made:
            raise refuse("nothing-to-undo")
        if not self.others(seat, "undo", now) or self.is_free(made[-1]):
            return [Undone(made[-1], now)]
        return [Asked(seat, "undo", now, made[-1])]

    def is_free(self, place: int) -> bool:
        """Tell whether the moves from this place on can be taken back without asking."""
        seat, text = self.record.moves[place]
        if place < len(self.record.moves) - 1 or seat not in self.waits_for:
            return False  # somebody has answered it, or is thinking about it
        before = replayed(self.game, self.record.until(place))
        return shows_nothing_new(self.game, before, seat, move_named(self.game, text))

    def pause(self, seat: Seat, now: float) -> list[Entry]:
        """Pause: alone at once, else if the others agree."""
        self.check_seat(seat)
        if not self.playing:
            raise refuse("no-game")
        if self.paused:
            return []
        alone = not self.others(seat, "pause", now)
        return [Paused(now)] if alone else [Asked(seat, "pause", now)]

    def resume(self, seat: Seat, now: float) -> list[Entry]:
        """Go on after a pause, likewise."""
        self.check_seat(seat)
        if not self.playing:
            raise refuse("no-game")
        if not self.paused:
            return []
        alone = not self.others(seat, "resume", now)
        return [Resumed(now)] if alone else [Asked(seat, "resume", now)]

    def answer(
        self, seat: Seat, now: float, *, yes: bool, question: int | None = None
    ) -> list[Entry]:
        """Agree to what is asked, or not; when all have agreed it is done.

        With the number of the question, an answer to an older one is stale.
        """
        self.check_seat(seat)
        asked = self.asking
        if asked is None or seat == asked.seat or not self.sitters[seat].guest:
            raise refuse("nothing-asked")
        if question not in (None, asked.number):
            raise Stale
        if yes and seat in asked.agreed:
            return []
        entries: list[Entry] = [Answered(seat, yes, now)]
        waiting = set(self.others(asked.seat, asked.what, now)) - asked.agreed - {seat}
        if yes and not waiting:
            done: dict[str, Entry] = {
                "undo": Undone(asked.moves, now),
                "pause": Paused(now),
                "resume": Resumed(now),
            }
            entries.append(done[asked.what])
        return entries

    def play_again(self, name: str, now: float) -> list[Entry]:
        """Note where the same people play again; the first who asks has laid the table."""
        if not self.over:
            raise refuse("not-over")
        return [] if self.rematch else [Rematched(name, now)]

    def leave(self, seat: Seat, now: float) -> list[Entry]:
        """Note that a player's last window closed; after the grace a bot takes over."""
        self.check_seat(seat)
        gone = self.sitters[seat].left is not None or not self.sitters[seat].guest
        return [] if gone else [Left(seat, now)]

    def come_back(self, seat: Seat, now: float) -> list[Entry]:
        """Note that a player is there again."""
        self.check_seat(seat)
        sitter = self.sitters[seat]
        return [Returned(seat, now)] if sitter.left is not None or sitter.taken_over else []

    def take_over(self, seat: Seat, now: float) -> list[Entry]:
        """Let a bot decide, where the grace or the clock has run out; else it is too early."""
        self.check_seat(seat)
        late = [at for at in (self.grace_ends(seat), self.clock.runs_out(seat)) if at is not None]
        ready = self.sitters[seat].decides and seat in self.waits_for
        return [TakenOver(seat, now)] if ready and late and min(late) <= now else []

    def grace_ends(self, seat: Seat) -> float | None:
        """Return when a bot takes over from somebody who has left."""
        left = self.sitters[seat].left
        unhurried = self.head.pace.days is not None
        return None if left is None or unhurried else left + self.head.grace

    def check_seat(self, seat: Seat) -> None:
        """Refuse a seat that is not at the table."""
        if not 0 <= seat < len(self.sitters):
            raise refuse("no-seat", number=seat + 1)

    def check_going_on(self) -> None:
        """Refuse what needs a game that goes on."""
        if not self.playing:
            raise refuse("no-game")
        if self.paused:
            raise refuse("paused")

    # What happened

    def heard(self, entry: Entry) -> None:
        """Take one more entry; it was granted, so nothing is checked again."""
        HEARS[type(entry)](self, entry)
        self.number += 1
        self.ask_anew()

    def hear_sat(self, entry: Sat) -> None:
        """Seat the guest."""
        self.sitters[entry.seat].guest = entry.guest
        self.sitters[entry.seat].luck = entry.luck

    def hear_stood(self, entry: Stood) -> None:
        """Free the seat."""
        self.sitters[entry.seat] = Sitter(self.head.chairs[entry.seat])

    def hear_dealt(self, entry: Dealt) -> None:
        """Deal, from all the luck together."""
        head = self.head
        if head.record is not None:
            self.go_on_from(read_record(head.record))
        else:
            seed = seed_of(head.secret, [sitter.luck for sitter in self.sitters])
            self.go_on_from(begin(self.game, len(self.sitters), seed, head.options))
        self.clock.start(self.waits_for, entry.at)

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
        self.story.append(Told(self.number, entry.seat, happened))
        self.asking = None
        self.questions[entry.seat] = NEVER
        self.sitters[entry.seat].last_id = entry.id
        self.clock.decided(entry.seat, self.waits_for, entry.at, owed=owed)

    def hear_asked(self, entry: Asked) -> None:
        """Put the question to the others."""
        self.asking = Question(self.number, entry.seat, entry.what, entry.moves, frozenset())

    def hear_answered(self, entry: Answered) -> None:
        """Count the answer; one who does not agree is enough."""
        if self.asking is not None:
            agreed = self.asking.agreed | {entry.seat}
            self.asking = self.asking._replace(agreed=agreed) if entry.yes else None

    def hear_undone(self, entry: Undone) -> None:
        """Go back to where the game was."""
        self.dealt = self.record.until(entry.moves)
        self.state = replayed(self.game, self.record)
        self.story = self.story[: entry.moves]
        self.asking = None
        self.questions = [NEVER] * len(self.sitters)
        self.clock.take_back(entry.moves)
        self.clock.start(self.waits_for, entry.at)

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
        sitter.left, sitter.taken_over = None, False

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
        return [
            (*(move.index for move in self.game.legal_moves(self.state, Seat(seat))), seat in owing)
            for seat in range(len(self.sitters))
        ]


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


def game_of(head: Head) -> AnyGame:
    """Return the game of a table, with the components it is played with."""
    game = find(head.game)
    if game.version != head.version:
        raise Unreadable(
            "the table was laid with version {version} of {game}; here is version {ours}",
            version=head.version,
            game=head.game,
            ours=game.version,
        )
    return game if head.components is None else game.with_components(head.components)


def replayed(game: AnyGame, record: Record) -> Any:
    """Return the table to which a record leads."""
    state = deal(game, record)
    for seat, text in record.moves:
        game.play(state, seat, move_named(game, text))
    return state


def opened(head: Head, entries: list[Entry]) -> Table:
    """Return the table that follows from its head and its entries."""
    table = Table(head)
    for entry in entries:
        table.heard(entry)
    return table
