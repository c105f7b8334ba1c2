"""The turn: taking a card from the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stolik.core import IllegalMove, Seat

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay

ROWS = "A3.1 A4.1 B1.1 / B2.1 C1.1 / C2.1 A1.1 B3.1 C3.1"


def test_a_turn_takes_one_end_card_and_places_it(lay: Lay) -> None:
    """SH-6: one card leaves its row and lies on the player's shelf."""
    scene = lay("", rows=ROWS).play("A3.1 start")
    assert scene.middle == "A4.1 B1.1 / B2.1 C1.1 / C2.1 A1.1 B3.1 C3.1"
    assert scene.shelves() == "A3.1"


def test_only_end_cards_are_on_offer(lay: Lay) -> None:
    """SH-6: of any row, but never from inside."""
    assert lay("", rows=ROWS).taken == {"A3.1", "B1.1", "B2.1", "C1.1", "C2.1", "C3.1"}


@pytest.mark.parametrize("inner", ["A4.1", "A1.1", "B3.1"])
def test_an_inner_card_is_refused(lay: Lay, inner: str) -> None:
    """SH-6: a card inside a row may not be taken in a normal turn."""
    assert lay("", rows=ROWS).why(f"{inner} start") == "SH-6"


def test_a_card_that_lies_elsewhere_is_refused(lay: Lay) -> None:
    """SH-6: not from the deck, the discard, a shelf, a collection or the box."""
    scene = lay("A5.1", rows=ROWS, deck="A6.1", discard="B4.1", collections=["C4.1"])
    elsewhere = ("A5.1", "A6.1", "B4.1", "C4.1", "C6.1")
    assert [scene.why(f"{code} start") for code in elsewhere] == ["SH-6"] * 5


def test_a_turn_is_mandatory(lay: Lay) -> None:
    """SH-6: every legal move takes a card, and there always is one."""
    scene = lay("A4.2", rows=ROWS)
    assert scene.moves
    assert scene.kinds == {"start", "left", "right", "down"}


@pytest.mark.parametrize(
    ("move", "left"),
    [("A3.1 start", "A4.1 B1.1"), ("B1.1 start", "A3.1 A4.1")],
)
def test_both_ends_are_open_to_taking(lay: Lay, move: str, left: str) -> None:
    """SH-R3: leftmost and rightmost."""
    assert lay("", rows=ROWS).play(move).middle.split(" / ")[0] == left


def test_a_row_of_one_card_offers_it_once(lay: Lay) -> None:
    """SH-R3: both ends may be one card, with a deck of another size (SH-R1)."""
    scene = lay("", rows="A3.1 / B1.1 B2.1 / C1.1 C2.1")
    assert scene.moves == [f"{code} start" for code in ("A3.1", "B1.1", "B2.1", "C1.1", "C2.1")]


def test_a_card_that_cannot_be_placed_may_not_be_taken(lay: Lay) -> None:
    """SH-7: a card with no place at all is in no legal move."""
    scene = lay("AL1", rows="A6.1 .. B7.1 / AR1 ..")
    assert [scene.ways(code) for code in ("A6.1", "B7.1", "AR1")] == [[], [], []]


def test_a_card_may_be_taken_for_any_lawful_place(lay: Lay) -> None:
    """SH-7: face up or face down, each place is a move of its own."""
    scene = lay("A3.1 / BL1 B1.1", rows="A4.1 ..")
    assert scene.ways("A4.1") == ["left", "right", "down A left", "down A right", "down B right"]


@pytest.mark.parametrize(
    ("move", "key", "colour", "end"),
    [
        ("B1.1 start", "placed-start", "B", "none"),
        ("A4.1 left", "placed-add", "A", "left"),
        ("A4.1 right", "placed-add", "A", "right"),
        ("B1.1 down A left", "placed-down", "A", "left"),
    ],
)
def test_a_turn_is_told(lay: Lay, move: str, key: str, colour: str, end: str) -> None:
    """SH-6: everybody hears which card went where, and whose turn it was."""
    told = lay.offering(move, "A3.1").play(move).events[0]
    assert (told["key"], told["audience"]) == (key, None)
    assert [told["args"][name] for name in ("seat", "colour", "end")] == [0, colour, end]


def test_a_refused_move_changes_nothing(lay: Lay) -> None:
    """SH-7: and names the seat, the move and the rule."""
    scene = lay("A3.1", rows="A3.2 ..")
    before = scene.state
    message = "seat 1 may not play 'A3.2 left': SH-12 why-not-same-toy"
    with pytest.raises(IllegalMove, match=message) as refused:
        scene.game.play(scene.table, Seat(0), scene.game.by_name["A3.2 left"])
    assert scene.state == before
    assert refused.value.reason["key"] == "why-not-same-toy"
