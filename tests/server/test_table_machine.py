"""Anything that may happen at a table, in any order, and what must hold after each of it.

One table grants wishes; what it grants is stored. Another hears only what the store has, as a
second node would: the two must agree in everything. Now and then a third is opened
from scratch, or the second is taken up from a snapshot of the first.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from stolik.core import Seat, replay, written
from stolik.games import catalogue
from stolik.server.tables import wishes
from stolik.server.tables.clocks import DAY
from stolik.server.tables.entries import (
    Entry,
    Head,
    Moved,
    Pace,
    Returned,
    Undone,
    read_entry,
    read_head,
    write_entry,
    write_head,
)
from stolik.server.tables.refusing import Refused, Stale
from stolik.server.tables.snapshots import read_table, write_table
from stolik.server.tables.table import NEVER, Table, opened
from stolik.server.tables.undoing import shows_something
from stolik.words import LANGUAGES, Words
from tests.positions import agreements, every_game_there_is

from .sitting import SECRET, everything

Wish = Callable[[Table], list[Entry]]
BOTS = ("greed", "luck", "child")
GUESTS = ("anna", "ben", "family")
PACES = (Pace(), Pace(bank=30, increment=5), Pace(bank=200), Pace(days=1))
MOST_MOVES = 120
"""Beyond that nothing new is seen, and replaying takes long."""

names = st.sampled_from([*catalogue(), *every_game_there_is()])
some_seat = st.integers(0, 4)
"""Taken modulo how many there are."""
strange_seat = st.sampled_from([-2, -1, 5, 99]).map(Seat)
numbers = st.integers(0, 999)


@st.composite
def heads(draw: st.DrawFn) -> Head:
    """Lay a small table: some game, some options, bots in some of its chairs."""
    name = draw(names)
    game = every_game_there_is()[name]
    seats, options = draw(st.sampled_from(agreements(name)))
    chair = st.sampled_from(("", "", "", "", *BOTS))
    return Head(
        game=game.key,
        version=game.version,
        options=options,
        chairs=tuple(draw(st.lists(chair, min_size=seats, max_size=seats))),
        secret=f"{SECRET}{draw(numbers)}",
        host=GUESTS[0],
        components=game.components,
        pace=draw(st.sampled_from(PACES)),
        grace=draw(st.sampled_from([0, 10, 60])),
    )


def answer_to(table: Table, want: Wish) -> list[Entry] | Refused | Stale:
    """Return what a table answers to a wish."""
    try:
        return want(table)
    except (Refused, Stale) as fault:
        return fault


class TableMachine(RuleBasedStateMachine):
    """Wishes of all kinds at one table."""

    @initialize(head=heads(), sitting=st.sampled_from([True, True, True, False]))
    def lay(self, head: Head, sitting: bool) -> None:
        """Lay the table; often everybody is there already."""
        self.head = write_head(head)
        self.stored: list[str] = []
        self.table = Table(read_head(self.head))
        self.other = Table(read_head(self.head))
        self.now = 1_000_000.0
        self.asked: dict[tuple[Seat, int], tuple[int, ...]] = {}
        self.newest = [NEVER] * self.seats
        self.boxful: list[str] | None = None
        if sitting:
            for number in range(self.seats):
                self.sit(number, number)
            self.begin()

    @property
    def seats(self) -> int:
        """How many chairs there are."""
        return len(self.table.sitters)

    def seat(self, number: int) -> Seat:
        """Return one of them."""
        return Seat(number % self.seats)

    # What becomes of a wish

    @contextmanager
    def nothing_changes(self) -> Iterator[None]:
        """Hold the table to what it was."""
        before = everything(self.table)
        yield
        assert everything(self.table) == before

    def wish(self, want: Wish) -> list[Entry]:
        """Wish; what is granted is stored and heard, and neither answer alone changes anything."""
        with self.nothing_changes():
            answer = answer_to(self.table, want)
        if isinstance(answer, list):
            self.store(answer)
            return answer
        if isinstance(answer, Refused):
            for language in LANGUAGES:
                assert Words(language, self.table.game).say(answer.said)
        return []

    def refused(self, want: Wish, key: str) -> None:
        """Wish something that is refused with these words."""
        with self.nothing_changes():
            answer = answer_to(self.table, want)
        assert isinstance(answer, Refused)
        assert answer.said["key"] == f"refused-{key}"

    def store(self, entries: list[Entry]) -> None:
        """Store, and let both tables hear what the store has."""
        texts = [write_entry(entry) for entry in entries]
        self.stored += texts
        for entry, text in zip(entries, texts, strict=True):
            if isinstance(entry, Undone):
                self.check_consent(entry.moves)
            self.table.heard(read_entry(text))
            self.note_questions()
        self.catch_up()

    def check_consent(self, place: int) -> None:
        """What is taken back without somebody was foreseen by all, and no decision of theirs."""
        table = self.table
        (asker, _), *later = table.record.moves[place:]
        agreed = {asker} if table.asking is None else {asker, *table.asking.agreed}
        unasked = table.guests() - agreed
        assert not unasked & {mover for mover, _ in later}
        assert not unasked or not shows_something(table, place)

    def catch_up(self) -> None:
        """Let the other table hear what it has not."""
        for text in self.stored[self.other.number :]:
            self.other.heard(read_entry(text))

    def note_questions(self) -> None:
        """Questions only grow, and a question that stays is still the same."""
        table = self.table
        for number, question in enumerate(table.questions):
            seat = Seat(number)
            if question == NEVER:
                asked = table.playing and not table.paused
                assert not (asked and table.game.legal_moves(table.state, seat))
                continue
            assert self.newest[seat] <= question <= table.number
            self.newest[seat] = question
            moves = tuple(move.index for move in table.game.legal_moves(table.state, seat))
            whole = (*moves, seat in table.waits_for)
            assert self.asked.setdefault((seat, question), whole) == whole

    # Sitting down

    @rule(seat=some_seat, guest=numbers)
    def sit(self, seat: int, guest: int) -> None:
        """Sit down, perhaps where somebody sits."""
        name = GUESTS[guest % len(GUESTS)]
        self.wish(lambda table: wishes.sit(table, self.seat(seat), name, f"{guest}", self.now))

    @rule(seat=some_seat)
    def stand(self, seat: int) -> None:
        """Stand up."""
        self.wish(lambda table: wishes.stand(table, self.seat(seat), self.now))

    @rule()
    def begin(self) -> None:
        """Begin, if nobody is waited for."""
        self.wish(lambda table: wishes.begin(table, self.now))

    # Moving

    @property
    def goes_on(self) -> bool:
        """Tell whether somebody may move, in a game that is not too long."""
        table = self.table
        return bool(table.waits_for) and len(table.record.moves) < MOST_MOVES

    @precondition(lambda self: self.goes_on)
    @rule(who=numbers, what=numbers, quick=st.integers(0, 20))
    def move(self, who: int, what: int, quick: int) -> None:
        """Answer the question."""
        self.now += quick
        table = self.table
        seat = table.waits_for[who % len(table.waits_for)]
        moves = table.game.legal_moves(table.state, seat)
        text = str(moves[what % len(moves)])
        by = "" if table.sitters[seat].decides else table.sitters[seat].bot or table.head.stand_in
        question, name = table.questions[seat], "" if by else f"window {table.number}"
        granted = self.wish(lambda t: wishes.move(t, seat, question, text, self.now, by, name))
        *back, moved = granted
        assert isinstance(moved, Moved)
        assert all(isinstance(entry, Returned) and not by for entry in back)
        assert self.table.asking is None
        if name:
            assert wishes.move(self.table, seat, question, text, self.now, by, name) == []
            self.refused(lambda t: wishes.move(t, seat, question, "", 0, by, name), "id-used")
            other = self.table.questions[seat]
            self.refused(lambda t: wishes.move(t, seat, other, text, 0, by, name), "id-used")
        if self.table.playing:
            assert self.table.questions[seat] == NEVER or self.table.questions[seat] > question
            assert self.is_stale(seat, question, text)

    @precondition(lambda self: self.goes_on)
    @rule(luck=numbers, plies=st.integers(5, 40))
    def play_on(self, luck: int, plies: int) -> None:
        """Let some moves go by."""
        for ply in range(plies):
            if self.goes_on:
                self.move(luck + ply, luck * (ply + 1), ply)

    @precondition(lambda self: self.goes_on)
    @rule(seat=some_seat, what=numbers)
    def think_again(self, seat: int, what: int) -> None:
        """Take a hidden choice back."""
        mover = self.seat(seat)
        moves = self.table.game.legal_moves(self.table.state, mover)
        assume(moves and mover not in self.table.waits_for)
        text, question = str(moves[what % len(moves)]), self.table.questions[mover]
        assert self.wish(lambda table: wishes.move(table, mover, question, text, self.now))
        assert mover in self.table.waits_for

    @precondition(lambda self: self.goes_on)
    @rule(seat=some_seat, what=numbers)
    def move_anyhow(self, seat: int, what: int) -> None:
        """Try any move of the game: it is refused exactly if the rules forbid it."""
        mover, game = self.seat(seat), self.table.game
        move = game.moves[what * 7919 % len(game.moves)]
        reason = game.why_not(self.table.state, mover, move)
        question = self.table.questions[mover]
        with self.nothing_changes():
            answer = answer_to(
                self.table, lambda t: wishes.move(t, mover, question, str(move), self.now)
            )
        if isinstance(answer, list):
            assert reason is None
            self.store(answer)
        else:
            assert isinstance(answer, Refused)
            assert reason is not None
            assert answer.reason == reason

    @precondition(lambda self: self.goes_on)
    @rule(seat=some_seat, back=st.integers(1, 99))
    def answer_an_old_question(self, seat: int, back: int) -> None:
        """It is stale, whatever the answer is."""
        mover = self.seat(seat)
        texts = [*self.table.game.by_name][:1]
        with self.nothing_changes():
            assert self.is_stale(mover, self.table.questions[mover] - back, texts[0])
            assert self.is_stale(mover, self.table.questions[mover] + back, "no such move")

    def is_stale(self, seat: Seat, question: int, text: str) -> bool:
        """Tell whether an answer comes too late."""
        answer = answer_to(self.table, lambda t: wishes.move(t, seat, question, text, self.now))
        return isinstance(answer, Stale)

    @precondition(lambda self: self.goes_on)
    @rule(seat=some_seat, text=st.text(max_size=9))
    def move_nonsense(self, seat: int, text: str) -> None:
        """What is no move is refused."""
        assume(text not in self.table.game.by_name)
        mover = self.seat(seat)
        question = self.table.questions[mover]
        self.refused(lambda t: wishes.move(t, mover, question, text, self.now), "no-such-move")

    @rule(seat=strange_seat, what=st.integers(0, 8))
    def wish_from_nowhere(self, seat: Seat, what: int) -> None:
        """A seat that is not there may wish nothing."""
        table, now = self.table, self.now
        every: list[Callable[[], list[Entry]]] = [
            lambda: wishes.sit(table, seat, "anna", "x", now),
            lambda: wishes.stand(table, seat, now),
            lambda: wishes.move(table, seat, 0, "x", now),
            lambda: wishes.undo(table, seat, now),
            lambda: wishes.pause(table, seat, now),
            lambda: wishes.answer(table, seat, now, yes=True),
            lambda: wishes.leave(table, seat, now),
            lambda: wishes.come_back(table, seat, now),
            lambda: wishes.take_over(table, seat, now),
        ]
        self.refused(lambda _: every[what](), "no-seat")

    # Asking the others

    @rule(seat=some_seat)
    def undo(self, seat: int) -> None:
        """Take back: what is undone was the seat's own last move, and what came after it."""
        mover, number = self.seat(seat), self.table.number
        moves = self.table.record.moves if self.table.dealt else ()
        self.wish(lambda table: wishes.undo(table, mover, self.now))
        after = self.table.record.moves if self.table.dealt else ()
        assert after == moves[: len(after)]
        if len(after) < len(moves):
            assert moves[len(after)][0] == mover
            assert mover not in [who for who, _ in moves[len(after) + 1 :]]
            assert all(question == NEVER or question > number for question in self.table.questions)

    @precondition(lambda self: self.goes_on and self.table.record.moves)
    @rule()
    def undo_the_last(self) -> None:
        """Take the last move back, or ask to."""
        self.undo(self.table.record.moves[-1][0])

    @rule(seat=some_seat)
    def pause(self, seat: int) -> None:
        """Ask for a pause, or to go on."""
        paused = self.table.paused
        wished = wishes.resume if paused else wishes.pause
        self.wish(lambda table: wished(table, self.seat(seat), self.now))

    @precondition(lambda self: self.table.paused)
    @rule(seat=some_seat)
    def go_on(self, seat: int) -> None:
        """Agree to go on."""
        self.pause(seat)
        if self.table.asking is not None:
            self.all_agree()
        assert not self.table.paused

    @rule(seat=some_seat, yes=st.booleans())
    def answer(self, seat: int, yes: bool) -> None:
        """Agree, or not."""
        self.wish(lambda table: wishes.answer(table, self.seat(seat), self.now, yes=yes))

    @precondition(lambda self: self.table.asking is not None)
    @rule()
    def all_agree(self) -> None:
        """Let everybody say yes: then it is done."""
        asking = self.table.asking
        assert asking is not None
        others = self.table.guests() - {asking.seat}
        assume(others)  # else a bot asks for a pause, and nobody else is there
        for seat in others:
            if self.table.asking is not None:
                self.answer(seat, yes=True)
        assert self.table.asking is None
        if asking.what == "undo":
            assert len(self.table.record.moves) == asking.moves
        else:
            assert self.table.paused == (asking.what == "pause")

    # Leaving, and time

    @rule(seat=some_seat)
    def leave(self, seat: int) -> None:
        """Close the last window."""
        self.wish(lambda table: wishes.leave(table, self.seat(seat), self.now))

    @rule(seat=some_seat)
    def come_back(self, seat: int) -> None:
        """Open a window."""
        self.wish(lambda table: wishes.come_back(table, self.seat(seat), self.now))
        sitter = self.table.sitters[self.seat(seat)]
        assert sitter.left is None
        assert not sitter.taken_over

    @precondition(lambda self: self.absent)
    @rule(who=numbers)
    def somebody_comes_back(self, who: int) -> None:
        """Open a window for somebody who had none, or for whom a bot decides."""
        self.come_back(self.absent[who % len(self.absent)])

    @property
    def absent(self) -> list[Seat]:
        """Those who have left, or were late."""
        sitters = enumerate(self.table.sitters)
        return [Seat(n) for n, each in sitters if each.left is not None or each.taken_over]

    @precondition(lambda self: any(seat in self.table.people() for seat in self.table.waits_for))
    @rule(who=numbers)
    def somebody_is_late(self, who: int) -> None:
        """Leave for longer than the grace: a bot decides, and is named."""
        people = self.table.people()
        waited_for = [seat for seat in self.table.waits_for if seat in people]
        seat = waited_for[who % len(waited_for)]
        question = self.table.questions[seat]
        self.leave(seat)
        self.now += max(self.table.head.grace, 2 * DAY if self.table.head.pace.days else 0)
        self.take_over(seat)
        assert self.table.sitters[seat].taken_over
        assert self.table.questions[seat] == question

    @rule(seconds=st.sampled_from([0.25, 9, 61, 3600, 90_000]))
    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds

    @rule(seat=some_seat)
    def take_over(self, seat: int) -> None:
        """Let a bot take over: it does exactly if somebody is waited for in vain."""
        chair = self.seat(seat)
        table, sitter = self.table, self.table.sitters[chair]
        ends = (table.grace_ends(chair), table.clock.runs_out(chair))
        late = any(end is not None and end <= self.now for end in ends)
        expected = late and sitter.decides and chair in table.waits_for
        assert bool(self.wish(lambda t: wishes.take_over(t, chair, self.now))) == expected

    # Two nodes, and a third

    @precondition(lambda self: self.goes_on)
    @rule(first=numbers, second=numbers, what=numbers)
    def two_nodes_grant_the_same_number(self, first: int, second: int, what: int) -> None:
        """Only one is stored; the other reads it, and answers its wish again."""
        owing = self.table.waits_for
        here, there = owing[first % len(owing)], owing[second % len(owing)]
        question, number = self.other.questions[there], self.other.number
        moves = self.other.game.legal_moves(self.other.state, there)
        text = str(moves[what % len(moves)])
        assert wishes.move(self.other, there, question, text, self.now)
        mine = self.table.game.legal_moves(self.table.state, here)
        question_here = self.table.questions[here]
        assert self.wish(lambda t: wishes.move(t, here, question_here, str(mine[0]), self.now))
        assert self.other.number > number
        again = answer_to(self.other, lambda t: wishes.move(t, there, question, text, self.now))
        if isinstance(again, list):
            assert here != there
            self.store(again)
        elif isinstance(again, Stale):
            assert self.other.questions[there] != question
        else:
            assert again.said["key"] == "refused-no-game"
            assert self.other.over

    @rule(name=st.sampled_from(["second", "third"]))
    def play_again(self, name: str) -> None:
        """Lay another table for the same people, once."""
        rematch = self.table.rematch
        self.wish(lambda table: wishes.play_again(table, name, self.now))
        assert self.table.rematch == (rematch or (name if self.table.over else ""))

    @rule()
    def open_a_third(self) -> None:
        """A table opened from scratch is the same."""
        third = opened(read_head(self.head), [read_entry(text) for text in self.stored])
        assert everything(third) == everything(self.table)

    @rule()
    def take_up_a_snapshot(self) -> None:
        """A table that was written down is the same, and goes on so: it is the second now."""
        self.other = read_table(read_head(self.head), write_table(self.table))
        assert everything(self.other) == everything(self.table)

    # What holds after each step

    @invariant()
    def both_tables_agree(self) -> None:
        """Byte for byte."""
        assert self.table.number == len(self.stored)
        assert everything(self.other) == everything(self.table)

    @invariant()
    def whoever_is_waited_for_can_move(self) -> None:
        """And has been asked."""
        table = self.table
        for seat in table.waits_for:
            assert table.game.legal_moves(table.state, seat)
            assert table.questions[seat] != NEVER
            assert not table.sitters[seat].free

    @invariant()
    def the_game_is_whole(self) -> None:
        """The record leads to this table; nothing on it was lost."""
        table = self.table
        if table.dealt is None:
            assert table.state is None
            assert not table.story
            return
        game = table.game
        game.check(table.state)
        things = sorted(game.inventory(table.state))
        self.boxful = self.boxful or things
        assert things == self.boxful
        steps = [(step.happened, step.seat, step.state) for step in replay(game, table.record)]
        assert [(told.events, told.seat) for told in table.story] == [each[:2] for each in steps]
        if steps:
            assert written(game.write_state(steps[-1][2])) == written(game.write_state(table.state))

    @invariant()
    def clocks_run_for_those_who_are_waited_for(self) -> None:
        """And for nobody else; no bank is overdrawn."""
        clock = self.table.clock
        running = [seat for seat, since in enumerate(clock.since) if since is not None]
        assert running == sorted(self.table.waits_for)
        assert min(clock.left) >= 0

    @invariant()
    def what_is_asked_is_asked_of_somebody(self) -> None:
        """Nothing is asked before the game; the asker has not answered."""
        asking = self.table.asking
        if asking is not None:
            assert self.table.dealt is not None
            assert asking.seat not in asking.agreed
            assert asking.moves <= len(self.table.record.moves)
            assert (asking.what == "resume") == self.table.paused


def test_anything_may_happen_at_a_table() -> None:
    """In any order."""
    run_state_machine_as_test(TableMachine, settings=settings(stateful_step_count=40))
