"""Completing a shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay


@pytest.mark.parametrize(
    ("shelf", "move"),
    [
        ("AL4 A3.1 A4.1", "AR4 right"),
        ("A3.1 A4.1 AR4", "AL4 left"),
        ("AL4 A3.1", "B1.1 down A right"),
        ("A3.1 AR4", "B1.1 down A left"),
    ],
)
def test_an_edge_at_both_ends_completes(lay: Lay, shelf: str, move: str) -> None:
    """SH-31: whichever end comes last, edge or card face down."""
    scene = lay.offering(move, shelf).play(move)
    assert (scene.shelves(), scene.turn) == ("", "seat 0 bonus")
    assert "completed" in scene.heard


def test_one_edge_does_not_complete(lay: Lay) -> None:
    """SH-31: with one end open the shelf goes on."""
    scene = lay("A3.1", rows="AL4 ..").play("AL4 left")
    assert (scene.shelves(), scene.turn) == ("AL4 A3.1", "seat 1")


@pytest.mark.parametrize(("shelf", "move"), [("AL4", "AR4 right"), ("AR4", "AL4 left")])
def test_a_second_edge_on_a_toyless_shelf_is_refused(lay: Lay, shelf: str, move: str) -> None:
    """SH-31: a shelf without a toy cannot be completed."""
    assert lay.offering(move, shelf).why(move) == "SH-31"


def test_all_face_up_cards_go_to_the_collection(lay: Lay) -> None:
    """SH-32: nothing lay face down, so nothing goes to the box."""
    scene = lay("AL4 A3.1 A4.1", rows="AR4 ..", collections=["C1.1"]).play("AR4 right")
    assert scene.collection() == "C1.1 AL4 A3.1 A4.1 AR4"
    assert scene.removed == ""


@pytest.mark.parametrize("shelf", ["[B1.1] A3.1 A4.1", "AL4 A3.1 A4.1"])
def test_one_face_down_card_goes_to_the_box(lay: Lay, shelf: str) -> None:
    """SH-32: first the face-down card to the box, then the rest to the collection."""
    move = "AR4 right" if shelf.startswith("[") else "B1.1 down A right"
    scene = lay.offering(move, shelf).play(move)
    face_up = "A3.1 A4.1 AR4" if shelf.startswith("[") else "AL4 A3.1 A4.1"
    assert (scene.removed, scene.collection()) == ("B1.1", face_up)


def test_two_face_down_cards_go_to_the_box(lay: Lay) -> None:
    """SH-32: both, in the order they lie."""
    scene = lay("[B1.1] A3.1", rows="C6.1 ..").play("C6.1 down A right")
    assert (scene.removed, scene.collection()) == ("B1.1 C6.1", "A3.1")


def test_the_event_tells_colour_and_points(lay: Lay) -> None:
    """SH-32: what was brought home, without the card that lay face down."""
    scene = lay("[C6.1] A3.1 A4.1", rows="AR4 ..").play("AR4 right")
    assert scene.events[1]["args"] == {"seat": 0, "colour": "A", "points": 5}


def test_exactly_one_bonus_turn(lay: Lay) -> None:
    """SH-32: one bonus turn for completing."""
    scene = lay("AL4 A3.1", rows="AR4 .. / B1.1 ..").play("AR4 right")
    assert scene.turn == "seat 0 bonus"
    assert scene.play("B1.1 start").turn == "seat 1"


def test_the_colour_may_be_started_again(lay: Lay) -> None:
    """SH-32: a new shelf of that colour, even in the bonus turn."""
    scene = lay("AL4 A3.1", rows="AR4 A4.1 ..").play("AR4 right", "A4.1 start")
    assert scene.shelves() == "A4.1"


def test_except_in_the_final_round(lay: Lay) -> None:
    """SH-32: after completing a shelf there, its colour is closed."""
    scene = lay("AL4 A3.1 / B1.1", rows="AR4 A4.1 B2.1", final=True).play("AR4 right")
    assert scene.why("A4.1 start") == "SH-37"


def test_other_shelves_stay(lay: Lay) -> None:
    """SH-32: only the complete shelf is cleared away."""
    scene = lay("AL4 A3.1 / B1.1 / [A4.1] C1.1", rows="AR4 ..").play("AR4 right")
    assert scene.shelves() == "B1.1 / [A4.1] C1.1"


@pytest.mark.parametrize(("onlooker", "seen"), [(0, [4, None]), (1, [None, 2]), (None, [None] * 2)])
def test_only_the_owner_counts_a_collection(
    lay: Lay, onlooker: int | None, seen: list[int | None]
) -> None:
    """SH-R24: the owner sees the total, others the number of cards."""
    scene = lay("", "", collections=["A3.1 A5.1", "AL4"])
    seats = scene.view(onlooker)["seats"]
    assert [seat["points"] for seat in seats] == seen
    assert [seat["collection"] for seat in seats] == [2, 1]


def test_a_collection_card_is_named_nowhere_in_a_view(lay: Lay) -> None:
    """SH-R24: not even in the owner's; the discard is public."""
    scene = lay("", collections=["C6.1"], discard="C5.1")
    for onlooker in (None, 0, 1):
        view = str(scene.view(onlooker))
        assert ("C6.1" in view, "C5.1" in view) == (False, True)
