"""How to put a card on a shelf, face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay


@pytest.mark.parametrize("code", ["A4.1", "B5.1", "C6.1", "A6.1", "B7.1", "AL1", "BR4"])
def test_any_card_may_go_face_down_on_any_shelf(lay: Lay, code: str) -> None:
    """SH-15: whatever its colour and property, at every open end of a shelf with a toy."""
    scene = lay.offering(code, "A3.1 / BL4 B1.1 / C1.1 CR3")
    downs = [way for way in scene.ways(code) if way.startswith("down")]
    assert downs == ["down A left", "down A right", "down B right", "down C left"]


@pytest.mark.parametrize(
    ("move", "after"),
    [("B1.1 down A left", "[B1.1] A3.1 A4.1"), ("B1.1 down A right", "A3.1 A4.1 [B1.1]")],
)
def test_a_card_of_another_colour_is_accepted(lay: Lay, move: str, after: str) -> None:
    """SH-15: it lies at the end where it was put."""
    assert lay("A3.1 A4.1", rows="B1.1 ..").play(move).shelves() == after


def test_not_on_a_shelf_without_a_toy(lay: Lay) -> None:
    """SH-15: an edge alone takes no card face down."""
    assert lay("AL4", rows="B1.1 ..").why("B1.1 down A right") == "SH-15"


def test_not_on_a_shelf_of_somebody_else(lay: Lay) -> None:
    """SH-15: own shelves only."""
    scene = lay("", "A3.1", rows="B1.1 ..")
    assert scene.ways("B1.1") == ["start"]


def test_a_back_is_the_edge_of_its_end(lay: Lay) -> None:
    """SH-16: the other end stays open, its own is closed."""
    scene = lay("[B1.1] A3.1", rows="A4.1 ..")
    assert scene.ways("A4.1") == ["right", "down A right"]


@pytest.mark.parametrize(
    ("code", "end"), [("AL4", "right"), ("AR4", "left"), ("CL4", "right"), ("B5.1", "left")]
)
def test_its_face_does_not_matter(lay: Lay, code: str, end: str) -> None:
    """SH-16: neither handedness, nor colour, nor property."""
    assert lay.offering(code, "A3.1").why(f"{code} down A {end}") is None


def test_its_points_do_not_matter(lay: Lay) -> None:
    """SH-16: whichever card closes the shelf, the shelf is worth the same."""
    worth = [lay(f"[{code}] A3.1 A4.1 A1.1").points() for code in ("A8.1", "C6.1", "B1.1")]
    assert worth == [3, 3, 3]


def test_the_same_toy_may_lie_there_face_down(lay: Lay) -> None:
    """SH-16: a second Teddy as an edge is no second Teddy."""
    scene = lay("A3.1", rows="A3.2 ..").play("A3.2 down A left")
    assert scene.shelves() == "[A3.2] A3.1"


def test_a_face_down_toy_is_not_there_for_comparing(lay: Lay) -> None:
    """SH-16: so the toy that it hides may still come face up."""
    assert lay("[A3.2] A4.1", rows="A3.1 ..").why("A3.1 right") is None


@pytest.mark.parametrize("move", ["A3.1 down A left", "A3.1 down B right", "A3.1 down C left"])
def test_it_cannot_start_a_shelf(lay: Lay, move: str) -> None:
    """SH-17: with no shelf there, no card face down."""
    assert lay("", rows="A3.1 ..").why(move) == "SH-17"


def test_it_completes_a_shelf_like_an_edge(lay: Lay) -> None:
    """SH-18: an edge at one end and a card face down at the other."""
    scene = lay("AL4 A3.1", rows="B1.1 ..").play("B1.1 down A right")
    assert (scene.shelves(), scene.turn) == ("", "seat 0 bonus")


def test_it_is_the_edge_that_a_toy_must_touch(lay: Lay) -> None:
    """SH-18: for SH-29 it is an edge."""
    assert lay("B1.1 B4.1", rows="C1.1 ..").why("C1.1 down B right") is None


def test_it_is_the_edge_that_a_toy_must_not_touch(lay: Lay) -> None:
    """SH-18: for SH-30 it is an edge too."""
    assert lay("B1.1 B5.1", rows="C1.1 ..").why("C1.1 down B right") == "SH-30"


@pytest.mark.parametrize("move", ["A4.1 left", "AL4 left", "A4.1 down A left"])
def test_nothing_goes_beyond_it(lay: Lay, move: str) -> None:
    """SH-19: although its back shows an edge on that side as well."""
    assert lay.offering(move, "[B1.1] A3.1").why(move) == "SH-19"


def test_a_face_down_edge_shows_nothing(lay: Lay) -> None:
    """SH-R22: the General earns nothing for an edge with the General that lies face down."""
    scene = lay("[AL1] A3.1", rows="A1.1 ..").play("A1.1 right")
    assert (scene.shelves(), scene.turn) == ("[AL1] A3.1 A1.1", "seat 1")


def test_a_face_down_toy_earns_nothing(lay: Lay) -> None:
    """SH-R22: nor does the General face down, beside Melkotron on a shelf that shows him."""
    scene = lay("A2.1 A3.1 AR1", rows="A1.1 ..").play("A1.1 down A left")
    bonuses = [each["args"]["turns"] for each in scene.events if each["key"] == "bonus-earned"]
    assert bonuses == [1]  # For completing the shelf, and for nothing else.


def test_a_face_down_neighbour_calls_nobody(lay: Lay) -> None:
    """SH-R22: on a shelf with Melkotron face down, the General earns nothing."""
    scene = lay("[A2.1] A3.1", rows="A1.1 ..").play("A1.1 right")
    assert scene.turn == "seat 1"


def test_a_face_down_toy_is_no_toy(lay: Lay) -> None:
    """SH-R22: it does not make two toys."""
    assert lay("[A4.1] A3.1", rows="A6.1 ..").why("A6.1 right") == "SH-26"


@pytest.mark.parametrize(
    ("shelf", "left", "right"),
    [
        ("B1.1", None, None),
        ("BL4 B1.1", "SH-11", None),
        ("B1.1 [A3.1]", None, "SH-19"),
        ("BL4", "SH-15", "SH-15"),
        ("B5.1", "SH-30", "SH-30"),
        ("B1.1 B5.1", None, "SH-30"),
        ("BL4 B1.1 B5.1", "SH-11", "SH-30"),
        ("B1.1 B4.1", None, None),
    ],
)
def test_where_a_card_face_down_fails(
    lay: Lay, shelf: str, left: str | None, right: str | None
) -> None:
    """SH-D5: only without a toy, or where the open end must not touch an edge."""
    scene = lay(shelf, rows="C1.1 ..")
    found = (scene.why("C1.1 down B left"), scene.why("C1.1 down B right"))
    assert found == (left, right)
