"""Every rule of the book, asked of the game as everybody asks it."""

from typing import Any

import pytest

from stolik.core import Chance, IllegalMove, Seat, Unreadable, begin, deal
from stolik.games import find

GAME = find("shells")
ANN, BEN = Seat(0), Seat(1)


def table(hands: list[list[int]], pile: int = 8, **other: Any) -> Any:
    """Return a table with these shells in hand; what is not there lies on the sand."""
    left = [shell for shell in range(12) if not any(shell in hand for hand in hands)]
    whole: dict[str, Any] = {"hands": hands, "pile": left[:pile], "sand": left[pile:], "seat": 0}
    kept = {"kept": [False] * len(hands), "options": {"first_seat": "1"}}
    return GAME.read_state(whole | kept | other)


def play(state: Any, seat: Seat, move: str) -> list[Any]:
    """Make a move, and return what happened."""
    happened: list[Any] = []
    GAME.play(state, seat, GAME.by_name[move], happened)
    return happened


def test_twelve_shells() -> None:
    """RK-1: one to six spots, two of each; a file that has fewer is refused."""
    state = deal(GAME, begin(GAME, 2, "any"))
    assert len(set(GAME.inventory(state))) == 12
    with pytest.raises(Unreadable, match="no '1a'"):
        GAME.with_components('source = "mine"\ngames = ["shells"]\npoints = {}')


def test_two_shells_that_nobody_else_sees() -> None:
    """RK-2: in the view of another seat there is nothing of them."""
    state = table([[0, 2], [9, 11]])
    assert GAME.view(state, ANN)["seats"][0]["points"] == 3
    assert GAME.view(state, ANN)["seats"][1]["shells"] is None


def test_the_seat_that_is_named_begins() -> None:
    """RK-3: and a seat that is not there cannot."""
    assert GAME.to_move(deal(GAME, begin(GAME, 2, "any", {"first_seat": "2"}))) == [BEN]
    with pytest.raises(Unreadable, match="the table has 2 seats"):
        deal(GAME, begin(GAME, 2, "any", {"first_seat": "3"}))


def test_a_swapped_shell_is_seen_by_all_and_the_new_one_by_one() -> None:
    """RK-4: the top of the pile takes its place."""
    state = table([[0, 2], [9, 11]])
    public, own = play(state, ANN, "swap left")
    assert (public["audience"], own["audience"]) == (None, [ANN])
    assert GAME.view(state, BEN)["sand"] == [{"shell": "1a", "spots": 1}]
    assert GAME.to_move(state) == [BEN]


def test_an_empty_pile() -> None:
    """RK-5: nothing is left to swap for."""
    state = table([[0, 2], [9, 11]], pile=0)
    with pytest.raises(IllegalMove, match="RK-5"):
        play(state, ANN, "swap left")


def test_twins_bring_three_more() -> None:
    """RK-6: and hands are open at the end."""
    state = table([[8, 9], [10, 3]])
    play(state, ANN, "keep")
    play(state, BEN, "keep")
    assert [sum(line["points"] for line in pad) for pad in GAME.scores(state)] == [13, 8]
    assert GAME.view(state, None)["seats"][0]["points"] == 13


def test_equal_points_share_the_place() -> None:
    """RK-7: nobody is second then."""
    assert GAME.ranking(table([[0, 10], [2, 8]])) == [[ANN, BEN]]


def test_a_bot_keeps_what_is_good() -> None:
    """And swaps what is not."""
    good, poor = table([[8, 9], [0, 2]]), table([[0, 2], [8, 9]])
    keep, swap = GAME.by_name["keep"], GAME.by_name["swap left"]
    assert GAME.advice(good, ANN, keep) > GAME.advice(good, ANN, swap)
    assert GAME.advice(poor, ANN, keep) < GAME.advice(poor, ANN, swap)
    assert GAME.imagine(GAME.knows(good, ANN), Chance("any")).hands[0] == [8, 9]
