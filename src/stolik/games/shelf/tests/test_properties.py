"""The special properties of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Cards, Lay


@pytest.mark.parametrize(
    ("shelf", "move"),
    [
        ("AL1", "A1.1 right"),
        ("AL1 A3.1", "A1.1 right"),
        ("AL1 A3.1 A4.1 A6.1 A7.1", "A1.1 right"),
        ("A3.1 A1.2 AR2", "A4.1 left"),
        ("AR3", "A2.1 left"),
    ],
)
def test_the_toy_that_an_edge_shows(lay: Lay, shelf: str, move: str) -> None:
    """SH-23: placed where this edge already lies, at any distance, it earns a bonus turn."""
    assert lay.offering(move, shelf).play(move).turn == "seat 0 bonus"


@pytest.mark.parametrize(
    ("shelf", "move"),
    [("A1.1", "AL1 left"), ("A3.1 A1.1", "AR1 right"), ("A1.1 A3.1", "AL2 left")],
)
def test_the_edge_after_the_toy_earns_nothing(lay: Lay, shelf: str, move: str) -> None:
    """SH-23: the edge must be the older."""
    assert lay.offering(move, shelf).play(move).turn == "seat 1"


@pytest.mark.parametrize(("shelf", "move"), [("AL1", "A3.1 right"), ("AL4", "A1.1 right")])
def test_another_toy_or_an_empty_edge_earns_nothing(lay: Lay, shelf: str, move: str) -> None:
    """SH-23: only that toy, and only an edge that shows it."""
    assert lay.offering(move, shelf).play(move).turn == "seat 1"


@pytest.mark.parametrize("move", ["A1.1 start", "AL1 start"])
def test_starting_a_shelf_earns_nothing(lay: Lay, move: str) -> None:
    """SH-23, SH-28: there is nothing on it yet."""
    scene = lay.offering(move, "").play(move)
    assert (scene.turn, scene.heard) == ("seat 1", ["placed-start"])


@pytest.mark.parametrize(
    ("shelf", "new", "rule"),
    [
        ("C1.1 C1.2", "C1.3", None),
        ("C1.1 C1.2 C1.3 C1.4 C1.5", "C1.6", None),
        ("C1.1 C2.1", "C3.1", None),
        ("C1.1 C2.1 C3.1 C4.1 C5.1", "C6.1", None),
        ("C1.1 C1.2", "C2.1", "SH-24"),
        ("C1.1 C2.1", "C1.2", "SH-24"),
        ("C1.1 C2.1", "C2.2", "SH-24"),
        ("C1.1 C2.1 C3.1", "C2.2", "SH-24"),
    ],
)
@pytest.mark.parametrize("end", ["left", "right"])
def test_blue_toys_are_all_different_or_all_equal(
    lay: Lay, shelf: str, new: str, rule: str | None, end: str
) -> None:
    """SH-24: equal, different, never mixed."""
    assert lay.offering(new, shelf).why(f"{new} {end}") == rule


@pytest.mark.parametrize("new", ["C1.2", "C2.1"])
def test_the_second_blue_toy_decides(lay: Lay, new: str) -> None:
    """SH-R20: one toy is both; equal or different, the second is welcome."""
    scene = lay.offering(new, "CL4 C1.1").play(f"{new} right")
    assert scene.shelves() == f"CL4 C1.1 {new}"


def test_the_blue_rule_belongs_to_the_shelf(lay: Lay, card_file: Cards) -> None:
    """SH-R29: a blue toy with another property printed on it obeys the blue rule all the same."""
    cards = card_file()
    cards.toy("C2")["property"] = "touch-edge"
    scene = lay("C1.1 C1.2", rows="C2.1 ..", game=cards.game)
    assert scene.why("C2.1 right") == "SH-24"
    assert lay("C2.1", rows="C2.2 ..", game=cards.game).why("C2.2 right") is None


@pytest.mark.parametrize(
    ("shelf", "rule"), [("AR4", None), ("A3.1", "SH-25"), ("A3.1 AR4", "SH-25")]
)
def test_first_toy(lay: Lay, shelf: str, rule: str | None) -> None:
    """SH-25: only where no toy lies yet; an edge may be there."""
    assert lay(shelf, rows="A5.1 ..").why("A5.1 left") == rule


def test_first_toy_starts_a_shelf(lay: Lay) -> None:
    """SH-25: and other toys follow as usual."""
    scene = lay("", "", rows="A5.1 A3.1 .. / C1.1 ..").play("A5.1 start", "C1.1 start")
    assert scene.play("A3.1 left").shelves() == "A3.1 A5.1"


@pytest.mark.parametrize(
    ("shelf", "rule"),
    [
        ("AR4", "SH-26"),
        ("A3.1", "SH-26"),
        ("A3.1 AR4", "SH-26"),
        ("A3.1 [B1.1]", "SH-26"),
        ("A3.1 A4.1", None),
        ("A3.1 A4.1 A1.1 AR4", None),
    ],
)
def test_at_least_two_toys(lay: Lay, shelf: str, rule: str | None) -> None:
    """SH-26: two or more other toys; edges do not count."""
    assert lay(shelf, rows="A6.1 ..").why("A6.1 left") == rule


def test_at_least_two_toys_starts_no_shelf(lay: Lay) -> None:
    """SH-26: on a shelf that is not there are no toys."""
    assert lay("", rows="A6.1 ..").why("A6.1 start") == "SH-26"


@pytest.mark.parametrize(
    ("shelves", "rule"),
    [
        ("A3.1 / B1.1 / C1.1", None),
        ("AR4 / BL4 / CR3", None),
        ("A3.1 / B1.1", "SH-27"),
        ("A3.1", "SH-27"),
    ],
)
def test_three_shelves(lay: Lay, shelves: str, rule: str | None) -> None:
    """SH-27: a card on each of three shelves before placing, toy or edge."""
    assert lay(shelves, rows="A8.1 ..").why("A8.1 left") == rule


def test_three_shelves_are_counted_before_placing(lay: Lay) -> None:
    """SH-27: so it never starts a shelf, not even the third."""
    assert lay("B1.1 / C1.1", rows="A8.1 ..").why("A8.1 start") == "SH-27"


@pytest.mark.parametrize(
    ("shelf", "move"), [("A2.1", "A1.1 left"), ("A3.1 A2.1", "A1.1 right"), ("A2.1", "A1.1 right")]
)
def test_the_target_beside_its_neighbour(lay: Lay, shelf: str, move: str) -> None:
    """SH-28: left or right of it, a bonus turn."""
    assert lay(shelf, rows="A1.1 ..").play(move).turn == "seat 0 bonus"


@pytest.mark.parametrize(
    ("shelf", "move"), [("A2.1 A3.1", "A1.1 right"), ("A1.1", "A2.1 left"), ("A2.1", "A3.1 left")]
)
def test_neither_farther_off_nor_the_reverse(lay: Lay, shelf: str, move: str) -> None:
    """SH-28: directly beside, the target last; another toy earns nothing either."""
    assert lay.offering(move, shelf).play(move).turn == "seat 1"


MUST_TOUCH = [
    ("", "B4.1 start", None),  # it starts a shelf
    ("BL4", "B4.1 right", None),  # beside an edge
    ("B1.1", "B4.1 right", None),  # beside a toy
    ("B4.1", "B1.1 left", None),  # a toy beside it, alone
    ("B1.1 B4.1", "B2.1 right", "SH-29"),  # a toy beside it, a toy on its other side
    ("BL4 B4.1", "B1.1 right", None),  # a toy beside it, an edge on its other side
    ("B1.1 B4.1", "BR4 right", None),  # an edge beside it, a toy on its other side
    ("B1.1 B4.1", "C1.1 down B right", None),  # a card face down there
]


@pytest.mark.parametrize(("shelf", "move", "rule"), MUST_TOUCH)
def test_must_touch_an_edge(lay: Lay, shelf: str, move: str, rule: str | None) -> None:
    """SH-29: the eight cases."""
    assert lay.offering(move, shelf).why(move) == rule


@pytest.mark.parametrize(
    ("shelf", "closed", "free"), [("B1.1 B4.1", "right", "left"), ("B4.1 B1.1", "left", "right")]
)
def test_the_neighbour_of_the_new_card_is_what_counts(
    lay: Lay, shelf: str, closed: str, free: str
) -> None:
    """SH-R16: refused at the must-touch end, welcome at the other."""
    scene = lay(shelf, rows="B2.1 ..")
    assert (scene.why(f"B2.1 {closed}"), scene.why(f"B2.1 {free}")) == ("SH-29", None)


def test_placed_against_a_toy_it_waits_for_an_edge(lay: Lay) -> None:
    """SH-R17: legal; from then on its free side takes only edges."""
    scene = lay("B1.1", "", rows="B4.1 .. / C1.1 .. / B2.1 .. BR4")
    scene.play("B4.1 right", "C1.1 start")
    assert scene.shelves() == "B1.1 B4.1"
    assert (scene.ways("B2.1"), scene.why("BR4 right")) == (
        ["left", "down B left", "down B right"],
        None,
    )


def test_two_such_toys_may_be_neighbours(lay: Lay, card_file: Cards) -> None:
    """SH-R18: then both outer sides take only edges; our box has one such toy, another may two."""
    cards = card_file()
    cards.toy("B3")["property"] = "touch-edge"
    scene = lay("B3.1", "", rows="B4.1 .. / C1.1 .. / B2.1 .. BL4", game=cards.game)
    scene.play("B4.1 right", "C1.1 start")
    assert scene.shelves() == "B3.1 B4.1"
    assert scene.ways("B2.1") == ["down B left", "down B right"]
    assert scene.ways("BL4") == ["left", "down B left", "down B right"]


MUST_NOT_TOUCH = [
    ("", "B5.1 start", None),  # it starts a shelf
    ("BL4", "B5.1 right", "SH-30"),  # beside an edge
    ("BL4 B1.1", "B5.1 right", None),  # beside a toy, the edge farther off
    ("B5.1", "B1.1 left", None),  # a toy beside it
    ("B5.1", "BL4 left", "SH-30"),  # an edge beside it
    ("B1.1 B5.1", "C1.1 down B right", "SH-30"),  # a card face down beside it
    ("B5.1 B1.1", "BR4 right", None),  # an edge at the other end
    ("B5.1 B1.1", "C1.1 down B right", None),  # a card face down at the other end
]


@pytest.mark.parametrize(("shelf", "move", "rule"), MUST_NOT_TOUCH)
def test_must_not_touch_an_edge(lay: Lay, shelf: str, move: str, rule: str | None) -> None:
    """SH-30: the eight cases."""
    assert lay.offering(move, shelf).why(move) == rule


def test_shielded_on_both_sides_its_shelf_can_be_completed(lay: Lay) -> None:
    """SH-30: a toy on either side keeps the edges off."""
    scene = lay("BL4 B1.1 B5.1 B2.1", rows="BR4 ..").play("BR4 right")
    assert scene.collection() == "BL4 B1.1 B5.1 B2.1 BR4"


def test_a_face_down_card_satisfies_must_touch(lay: Lay) -> None:
    """SH-R19: with a back on one side, a toy may go on the other."""
    assert lay("[C1.1] B4.1", rows="B1.1 ..").why("B1.1 right") is None


def test_a_face_down_card_violates_must_not_touch(lay: Lay) -> None:
    """SH-R19: refused like an edge, at either end."""
    scene = lay("B5.1", rows="C1.1 ..")
    assert {scene.why("C1.1 down B left"), scene.why("C1.1 down B right")} == {"SH-30"}


def test_alone_it_accepts_only_toys(lay: Lay) -> None:
    """SH-D6: no edge and no card face down; so an edge beside it cannot occur."""
    scene = lay("B5.1", rows="BL4 BR4 / C1.1 A3.1 / B1.1 B4.1", bonus=True)
    ways = [scene.ways(code) for code in ("BL4", "BR4", "C1.1", "B1.1", "B4.1")]
    assert ways == [[], [], ["start"], ["left", "right"], ["left", "right"]]
