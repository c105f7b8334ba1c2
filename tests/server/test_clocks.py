"""How long everybody may still think."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core import Seat
from stolik.server.tables import wishes
from stolik.server.tables.clocks import DAY, Clock
from stolik.server.tables.entries import Pace

from .sitting import A, B, laid

BANK = Pace(bank=300, increment=10)


def test_no_clock_never_runs_out() -> None:
    """Without a pace everybody thinks as long as they like."""
    clock = Clock(Pace(), 2)
    clock.start([A], 0)
    clock.decided(A, [B], 10_000)
    assert [clock.runs_out(A), clock.runs_out(B)] == [None, None]
    assert clock.left == [0, 0]


def test_only_those_who_owe_a_decision_spend_time() -> None:
    """The others' clocks stand, and do not run out."""
    clock = Clock(BANK, 3)
    clock.start([A, B], 100)
    assert [clock.runs_out(Seat(seat)) for seat in range(3)] == [400, 400, None]
    clock.start([B], 150)
    assert [clock.runs_out(Seat(seat)) for seat in range(3)] == [None, 400, None]
    assert clock.left == [250, 300, 300]


def test_a_clock_that_runs_is_not_started_again() -> None:
    """Somebody else's decision brings no new time."""
    clock = Clock(BANK, 2)
    clock.start([A], 0)
    clock.start([A], 100)
    assert clock.runs_out(A) == 300


def test_a_decision_brings_the_increment_back() -> None:
    """After the time it took is gone."""
    clock = Clock(BANK, 2)
    clock.start([A], 0)
    clock.decided(A, [B], 40)
    assert clock.left == [270, 300]
    assert [clock.runs_out(A), clock.runs_out(B)] == [None, 340]


def test_who_decides_twice_running_is_paid_twice() -> None:
    """The clock is stopped in between."""
    clock = Clock(BANK, 1)
    clock.start([A], 0)
    clock.decided(A, [A], 30)
    clock.decided(A, [A], 60)
    assert clock.runs_out(A) == 60 + 300 - 60 + 20


def test_nobody_owes_the_clock_time() -> None:
    """What is used beyond the bank is not taken from the increments to come."""
    clock = Clock(BANK, 1)
    clock.start([A], 0)
    clock.decided(A, [A], 5000)
    assert clock.left == [10]
    assert clock.runs_out(A) == 5010


def test_days_begin_anew_with_every_decision() -> None:
    """At an unhurried table there is no bank to be used up."""
    clock = Clock(Pace(days=2), 2)
    clock.start([A], 0)
    assert clock.runs_out(A) == 2 * DAY
    clock.decided(A, [B], DAY)
    assert [clock.runs_out(A), clock.runs_out(B)] == [None, 3 * DAY]
    clock.decided(B, [A], 2 * DAY)
    assert clock.runs_out(A) == 4 * DAY


def test_stopped_clocks_stand_still() -> None:
    """And go on with what was left."""
    clock = Clock(BANK, 2)
    clock.start([A], 0)
    clock.stop(100)
    assert clock.runs_out(A) is None
    clock.start([A], 1000)
    assert clock.runs_out(A) == 1200


def test_whoever_comes_back_has_time_for_a_decision() -> None:
    """At least the increment, and no less than was left."""
    clock = Clock(BANK, 2)
    clock.start([A], 0)
    clock.refill(A, [A], 1000)
    assert clock.runs_out(A) == 1010
    clock.refill(B, [A], 1001)
    assert clock.left[B] == 300
    assert clock.runs_out(B) is None


@given(
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 20)), max_size=40),
    st.integers(0, 9),
)
def test_the_bank_is_what_was_not_used(course: list[tuple[int, int, int]], pay: int) -> None:
    """A clock that nobody winds agrees with one that ticks every second."""
    clock, now = Clock(Pace(bank=100, increment=pay), 3), 0
    ticking, owing = [100, 100, 100], [Seat(0)]
    clock.start(owing, now)
    for decider, asked, seconds in course:
        for seat in owing * seconds:
            ticking[seat] = max(0, ticking[seat] - 1)
        now += seconds
        owing = sorted({Seat(asked), Seat((asked + seconds) % 3)})
        clock.decided(Seat(decider), owing, now)
        ticking[decider] += pay
        for seat in map(Seat, range(3)):
            runs_out = clock.runs_out(seat)
            assert (runs_out is not None) == (seat in owing)
            assert runs_out is None or max(runs_out, now) == now + ticking[seat]
    clock.stop(now)
    assert clock.left == ticking


def test_clocks_survive_being_stored() -> None:
    """Whoever opens the table later knows when every clock runs out."""
    sitting = laid("hercules", ("", "", ""), pace=BANK)
    for seconds in (5, 17, 0, 40):
        sitting.now += seconds
        seat = sitting.table.waits_for[-1]
        sitting.move(seat, sitting.moves_of(seat)[0])
    clock, later = sitting.table.clock, sitting.opened().clock
    assert [clock.left, clock.since] == [later.left, later.since]
    assert any(clock.runs_out(seat) for seat in sitting.table.waits_for)


def test_a_reload_brings_no_time() -> None:
    """A window that closes and opens again is no decision."""
    sitting = laid(pace=Pace(bank=20, increment=15))
    seat = sitting.table.waits_for[0]
    runs_out = sitting.table.clock.runs_out(seat)
    sitting.now += 19
    sitting.grant(wishes.leave(sitting.table, seat, sitting.now))
    sitting.grant(wishes.come_back(sitting.table, seat, sitting.now))
    assert sitting.table.clock.runs_out(seat) == runs_out


def test_a_reload_brings_no_days() -> None:
    """Nor at an unhurried table."""
    sitting = laid(pace=Pace(days=1))
    seat = sitting.table.waits_for[0]
    runs_out = sitting.table.clock.runs_out(seat)
    sitting.now += DAY / 2
    sitting.grant(wishes.leave(sitting.table, seat, sitting.now))
    sitting.grant(wishes.come_back(sitting.table, seat, sitting.now))
    assert sitting.table.clock.runs_out(seat) == runs_out


def test_second_thoughts_bring_no_time() -> None:
    """To choose, to take it back and to choose again is one decision."""
    sitting = laid("hercules", pace=BANK)
    left = sitting.table.clock.left[A]
    for text in ("keep", "back", "keep"):
        sitting.move(A, text)
    assert sitting.table.clock.left[A] == left + BANK.increment


def test_what_is_taken_back_brings_no_time() -> None:
    """The increment goes with the decision that brought it."""
    sitting = laid("rally", pace=BANK)
    sitting.play_until(lambda sitting: "swap" in sitting.moves_of(sitting.table.waits_for[0]))
    seat, moves = sitting.table.waits_for[0], sitting.table.record.moves
    left = sitting.table.clock.left[seat]
    sitting.move(seat, "swap")
    sitting.grant(wishes.undo(sitting.table, seat, sitting.now))
    assert sitting.table.record.moves == moves
    assert sitting.table.clock.left[seat] == left


@pytest.mark.parametrize("pace", [Pace(), BANK, Pace(days=1)])
def test_no_clock_runs_when_the_game_is_over(pace: Pace) -> None:
    """Nobody is late any more."""
    sitting = laid(pace=pace)
    sitting.play_until(lambda sitting: sitting.table.over)
    assert sitting.table.clock.since == [None, None]
    assert [sitting.table.clock.runs_out(seat) for seat in (A, B)] == [None, None]
