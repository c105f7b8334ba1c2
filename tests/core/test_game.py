"""What a game is; that it keeps its promises is the matter of `tests/test_every_game.py`."""

import pytest

from stolik.core import Unreadable
from stolik.core.game import refuse_seats
from stolik.games import catalogue


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_the_right_size_is_not_refused(seats: int) -> None:
    """Nothing happens."""
    refuse_seats(seats, (2, 3, 4))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**9])
def test_a_table_of_another_size_is_refused(seats: int) -> None:
    """The refusal names the number asked for and those possible."""
    with pytest.raises(Unreadable, match=f"{seats} seats asked for; this game has 2 to 4"):
        refuse_seats(seats, (2, 3, 4))


def test_a_game_is_shown_by_its_key() -> None:
    """A traceback must not list its thousand moves."""
    assert {repr(game) for game in catalogue().values()} == {f"<Game {key}>" for key in catalogue()}
