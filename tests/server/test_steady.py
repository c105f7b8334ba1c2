"""The house's clock goes with the machine's, and never leaps."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.server.live.steady import CATCHING_UP, SteadyClock, passing

HOUR = 3600.0


class Machine:
    """A machine whose clock can be set; time passes when somebody says so."""

    def __init__(self) -> None:
        """Begin some day."""
        self.wall = 1_000_000.0
        self.passed = 0.0
        self.clock = SteadyClock(lambda: self.wall, lambda: self.passed)

    def wait(self, seconds: float) -> float:
        """Let time pass; return what the house's clock says then."""
        self.wall += seconds
        self.passed += seconds
        return self.clock()


def test_it_shows_the_time_of_the_machine() -> None:
    """As long as nobody sets that."""
    machine = Machine()
    assert [machine.wait(seconds) - machine.wall for seconds in (0, 1, HOUR)] == [0, 0, 0]


@pytest.mark.parametrize("leap", [HOUR, -HOUR])
def test_it_does_not_leap(leap: float) -> None:
    """Forth and back, it was wrong by a little, and is soon right again."""
    machine = Machine()
    machine.wall += leap
    assert machine.wait(3) == pytest.approx(1_000_003 + 3 * CATCHING_UP * leap / HOUR)
    machine.wall -= leap
    assert machine.wait(5) == machine.wall


def test_a_clock_that_was_wrong_is_followed_in_the_end() -> None:
    """As on a machine that learns the time from others only after it was started."""
    machine = Machine()
    machine.wall += HOUR
    for _ in range(20):
        machine.wait(HOUR / 2)
    assert machine.clock() == machine.wall


@given(st.lists(st.tuples(st.floats(-1e6, 1e6), st.floats(0, 1e4))))
def test_it_never_goes_back(story: list[tuple[float, float]]) -> None:
    """However the machine's clock is set, time passes about as fast as it does."""
    machine = Machine()
    for leap, seconds in story:
        before = machine.clock()
        machine.wall += leap
        passed = machine.wait(seconds) - before
        assert passed >= 0
        assert passed == pytest.approx(seconds, rel=CATCHING_UP * 1.01, abs=1e-3)


def test_what_passes_passes_as_on_any_clock() -> None:
    """Whichever of the machine's clocks it is."""
    before, began = passing(), time.monotonic()
    time.sleep(0.01)
    assert 0.01 <= passing() - before <= time.monotonic() - began + 1
