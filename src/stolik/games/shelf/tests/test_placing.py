"""How to put a card on a shelf, face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stolik.games.shelf.components import Card
from stolik.games.shelf.placing import forbids_company
from stolik.games.shelf.refusals import SAME_TOY
from stolik.games.shelf.shelf import Shelf
from stolik.games.shelf.stuck import goes_lawfully

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay


def test_a_card_goes_only_to_the_shelf_of_its_colour(lay: Lay) -> None:
    """SH-8: with all three shelves there, a B card lies face up on B alone."""
    scene = lay("A3.1 / B1.1 / C1.1", rows="B2.1 ..").play("B2.1 right")
    assert scene.shelves() == "A3.1 / B1.1 B2.1 / C1.1"


def test_one_shelf_a_colour(lay: Lay) -> None:
    """SH-8: a second shelf of a colour may not be started."""
    scene = lay("A3.1", rows="A4.1 ..")
    assert scene.why("A4.1 start") == "SH-8"


def test_at_most_three_shelves(lay: Lay) -> None:
    """SH-8: three colours, three shelves: nothing can be started beside them."""
    scene = lay("A3.1 / B1.1 / C1.1")
    assert not [move for move in scene.moves if move.endswith("start")]


def test_shelves_of_others_do_not_count(lay: Lay) -> None:
    """SH-8: each player has shelves of their own."""
    scene = lay("", "A3.1", rows="A4.1 ..").play("A4.1 start")
    assert (scene.shelves(0), scene.shelves(1)) == ("A4.1", "A3.1")


@pytest.mark.parametrize("code", ["A3.1", "AL4", "AR4", "B4.1", "B5.1", "A5.1", "C1.1"])
def test_the_first_card_of_a_colour_starts_its_shelf(lay: Lay, code: str) -> None:
    """SH-9: a toy or an edge, with no other place face up."""
    scene = lay.offering(code, "")
    assert scene.ways(code) == ["start"]
    assert scene.play(f"{code} start").shelves() == code


@pytest.mark.parametrize("move", ["A3.1 left", "A3.1 right"])
def test_there_is_no_end_without_a_shelf(lay: Lay, move: str) -> None:
    """SH-9: a shelf that is not there can only be started."""
    assert lay("", rows="A3.1 ..").why(move) == "SH-9"


def test_a_started_edge_closes_its_own_end(lay: Lay) -> None:
    """SH-9: a right edge started alone is still a right edge."""
    scene = lay("AR4", rows="A3.1 ..")
    assert scene.ways("A3.1") == ["left"]
    assert scene.play("A3.1 left").shelves() == "A3.1 AR4"


@pytest.mark.parametrize(
    ("move", "after"),
    [("A2.1 left", "A2.1 A3.1 A4.1"), ("A2.1 right", "A3.1 A4.1 A2.1")],
)
def test_a_card_goes_to_an_end(lay: Lay, move: str, after: str) -> None:
    """SH-10: left or right of the cards that lie there, whose order stays."""
    assert lay("A3.1 A4.1", rows="A2.1 ..").play(move).shelves() == after


def test_there_are_only_two_places(lay: Lay) -> None:
    """SH-10: nothing is inserted, so a card has the two ends and no other place face up."""
    scene = lay("A3.1 A4.1 A1.1", rows="A2.1 ..")
    assert [way for way in scene.ways("A2.1") if "down" not in way] == ["left", "right"]


@pytest.mark.parametrize(("code", "after"), [("AL4", "AL4 A3.1 A4.1"), ("AR4", "A3.1 A4.1 AR4")])
def test_edges_are_handed(lay: Lay, code: str, after: str) -> None:
    """SH-11: a left edge at the left end only, a right edge at the right end only."""
    right, wrong = ("left", "right") if code == "AL4" else ("right", "left")
    scene = lay.offering(code, "A3.1 A4.1")
    assert scene.why(f"{code} {wrong}") == "SH-11"
    assert scene.play(f"{code} {right}").shelves() == after


@pytest.mark.parametrize(
    ("shelf", "move"),
    [
        ("AL4 A3.1", "A4.1 left"),
        ("A3.1 AR4", "A4.1 right"),
        ("AL4", "A4.1 left"),
        ("AL4 A3.1", "AL3 left"),
        ("AL4 A3.1", "A4.1 down A left"),
        ("A3.1 AR4", "A4.1 down A right"),
    ],
)
def test_nothing_goes_beyond_an_edge(lay: Lay, shelf: str, move: str) -> None:
    """SH-11: an edge closes its end to toys, to edges and to cards face down."""
    assert lay.offering(move, shelf).why(move) == "SH-11"


@pytest.mark.parametrize("end", ["left", "right"])
def test_toys_of_a_shelf_differ(lay: Lay, end: str) -> None:
    """SH-12: the same toy is refused at either end, however far from the first."""
    scene = lay("A3.1 A4.1 A1.1", rows="A3.2 .. A4.2")
    assert (scene.why(f"A3.2 {end}"), scene.why(f"A4.2 {end}")) == ("SH-12", "SH-12")


def test_a_different_toy_is_welcome(lay: Lay) -> None:
    """SH-12: as many different toys as there are."""
    scene = lay("A3.1 A4.1 A1.1 A2.1 A6.1", rows="A7.1 ..").play("A7.1 right")
    assert scene.shelves() == "A3.1 A4.1 A1.1 A2.1 A6.1 A7.1"


def test_toys_of_other_shelves_do_not_count(lay: Lay) -> None:
    """SH-12: neither the neighbour's shelf nor one's own collection."""
    scene = lay("A4.1", "A3.1", rows="A3.2 ..", collections=["A3.3"])
    assert scene.why("A3.2 left") is None


def test_the_same_toy_is_the_same_whatever_its_points(lay: Lay) -> None:
    """SH-R21: the toy id is compared, not what else is printed."""
    teddy = lay("").card("A3.1")
    dear = Card(84, "A3.9", 0, teddy.points + 4, toy=teddy.toy, toy_id=teddy.toy_id)
    assert forbids_company(dear, Shelf(0, (teddy,))) is SAME_TOY


@pytest.mark.parametrize(
    ("shelf", "move", "rule"),
    [
        ("A3.1", "A5.1 left", "SH-25"),
        ("A3.1", "A6.1 left", "SH-26"),
        ("A3.1 A4.1", "A8.1 left", "SH-27"),
    ],
)
def test_a_condition_must_hold(lay: Lay, shelf: str, move: str, rule: str) -> None:
    """SH-13: a card whose condition does not hold is refused, by the number of its property."""
    assert lay.offering(move, shelf).why(move) == rule


@pytest.mark.parametrize(
    ("shelves", "move", "after"),
    [
        ("AL4", "A5.1 right", "AL4 A5.1"),
        ("A3.1 A4.1", "A6.1 left", "A6.1 A3.1 A4.1"),
        ("A3.1 / B1.1 / CL4", "A8.1 left", "A8.1 A3.1 / B1.1 / CL4"),
    ],
)
def test_a_condition_that_holds_admits(lay: Lay, shelves: str, move: str, after: str) -> None:
    """SH-13: the same cards where their condition holds."""
    assert lay.offering(move, shelves).play(move).shelves() == after


def test_first_toy_binds_no_later_card(lay: Lay) -> None:
    """SH-R32: once placed, the first toy takes neighbours on both sides."""
    scene = lay("A5.1", "", rows="A3.1 .. A4.1 / B1.1 ..")
    scene.play("A3.1 left", "B1.1 start", "A4.1 right")
    assert scene.shelves() == "A3.1 A5.1 A4.1"


def test_three_shelves_bind_no_later_turn(lay: Lay) -> None:
    """SH-R32: a shelf may be completed although the card that asked for three lies on another."""
    scene = lay("A3.1 A8.1 / BL4 B1.1 / C1.1", rows="BR4 ..").play("BR4 right")
    assert scene.shelves() == "A3.1 A8.1 / C1.1"


def test_two_toys_bind_no_removal(lay: Lay) -> None:
    """SH-R32: one of the two toys that a card asked for may go again (SH-42)."""
    scene = lay("A3.1 A4.1 A6.1")
    doll = scene.table.rules.box.by_code["A4.1"]
    assert goes_lawfully(doll, scene.table.shelves[0])


def test_edges_are_not_counted_as_toys(lay: Lay) -> None:
    """SH-14: one toy and an edge are not two toys."""
    assert lay("AL4 A3.1", rows="A6.1 ..").why("A6.1 right") == "SH-26"


def test_edges_are_not_compared_as_toys(lay: Lay) -> None:
    """SH-14: an edge that shows the Teddy is no Teddy."""
    scene = lay("AL3 A4.1", rows="A3.1 ..")
    assert scene.why("A3.1 right") is None


def test_an_edge_is_not_a_first_toy(lay: Lay) -> None:
    """SH-14: with only an edge there, the first toy is still to come."""
    assert lay("AR1", rows="A5.1 ..").why("A5.1 left") is None


def test_a_blue_edge_does_not_mix(lay: Lay) -> None:
    """SH-14: an edge that shows a Bunny does not disturb equal Drummers."""
    scene = lay("CL2 C1.1 C1.2", rows="C1.3 ..")
    assert scene.play("C1.3 right").shelves() == "CL2 C1.1 C1.2 C1.3"
