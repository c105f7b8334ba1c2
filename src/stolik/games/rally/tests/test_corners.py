"""Choosing a corner."""

import pytest

from stolik.games.rally.components import COLOURS
from stolik.games.rally.tests.conftest import Lay, drawn


def test_any_finish_may_be_chosen(lay: Lay) -> None:
    """SR-4: the first has four to choose from."""
    assert lay().moves == ["red start", "green start", "blue start", "yellow start"]


@pytest.mark.parametrize("colour", COLOURS)
def test_one_car_at_each(lay: Lay, colour: str) -> None:
    """SR-4: where a car stands no other may start."""
    scene = lay(first_seat="1").play(f"{colour} start")
    assert scene.at == f"{colour}1"
    assert scene.why(f"{colour} start") == "SR-4 corner-taken"
    assert len(scene.moves) == 3


def test_four_cars_at_four_corners(lay: Lay) -> None:
    """SR-4: the last takes what is left."""
    scene = lay(seats=4, first_seat="1").play("blue start", "red start", "yellow start")
    assert scene.moves == ["green start"]
    scene.play("green start")
    assert scene.at == "red2 green4 blue1 yellow3"
    assert scene.board == drawn("")


def test_the_colour_of_the_start_is_no_goal(lay: Lay) -> None:
    """SR-4: nobody has anywhere to go yet but the pit stop."""
    scene = lay().play("red start", "green start")
    assert scene.goals == "- -"
    assert [seat["goal"] for seat in scene.view()["seats"]] == [None, None]


def test_corners_are_chosen_in_turn_order(lay: Lay) -> None:
    """SR-R23: from the youngest on, clockwise; then the youngest has the first turn."""
    scene = lay(seats=3, first_seat="3")
    asked = [scene.turn]
    asked += [scene.play(f"{colour} start").turn for colour in ("red", "green", "blue")]
    assert asked == ["seat 2", "seat 0", "seat 1", "seat 2"]
    assert scene.at == "red3 green1 blue2"
    assert scene.drives == {"a1 open"}


def test_nobody_drives_before_all_have_a_corner(lay: Lay) -> None:
    """SR-4: that is still preparation."""
    scene = lay(first_seat="1").play("red start")
    assert scene.why("e1 open") == "SR-5 other-question"
    assert scene.why("swap") == "SR-5 other-question"
    assert scene.why("a1 open", seat=0) == "SR-5 not-your-turn"


def test_everybody_hears_where_a_car_starts(lay: Lay) -> None:
    """SR-4: one after the other."""
    assert lay().play("red start", "green start").heard == ["started", "started"]


def test_no_corner_is_chosen_twice(lay: Lay) -> None:
    """SR-4: a car that has started stays in the race."""
    scene = lay().play("red start", "green start")
    assert scene.why("blue start") == "SR-5 other-question"
