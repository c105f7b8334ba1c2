"""A broken table is found out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stolik.core import Broken
from stolik.games.shelf.state import NOBODY

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay

SIX = "C1.1 C1.2 C1.3 C1.4 C1.5 C1.6"


@pytest.mark.parametrize(
    "shelves",
    [
        "",
        "AL4 A3.1 / B1.1 B4.1 / [A4.1] C1.1",
        "B4.1 B1.1 B5.1",
        "B5.1 B1.1 BR4",
        "C1.1 C1.2 C1.3",
        "C1.1 C2.1 C3.1",
        "AL1 / BR1 / CL1",
    ],
)
def test_a_lawful_table_passes(lay: Lay, shelves: str) -> None:
    """SH-12, SH-24, SH-29, SH-30: shelves as they may lie; the check changes nothing."""
    scene = lay(shelves, rows="A5.1 A5.2", deck="A1.1 A1.2 A1.3 A2.1 A2.2 A2.3")
    before = scene.state
    scene.game.check(scene.table)
    assert scene.state == before


@pytest.mark.parametrize(
    ("shelf", "number"),
    [
        ("AL4 A3.1 AR4", "SH-D4"),
        ("AL4 A3.1 [B1.1]", "SH-D4"),
        ("A3.1 B1.1", "SH-8"),
        ("AL4 B1.1", "SH-8"),
        ("[A4.1]", "SH-15"),
        ("BL4 B5.1", "SH-30"),
        ("B5.1 BR4", "SH-30"),
        ("[A1.1] B5.1 B1.1", "SH-30"),
        ("B1.1 B4.1 B2.1", "SH-29"),
        ("A3.1 A3.2", "SH-12"),
        ("A3.1 A4.1 A3.2", "SH-12"),
        ("C1.1 C1.2 C2.1", "SH-24"),
        ("C1.1 C2.1 C1.2", "SH-24"),
    ],
)
def test_a_shelf_that_cannot_be(lay: Lay, shelf: str, number: str) -> None:
    """SH-8, SH-12, SH-15, SH-24, SH-29, SH-30, SH-D4: each is named when it is broken."""
    scene = lay("", shelf)
    with pytest.raises(Broken, match=rf"{number}\b"):
        scene.game.check(scene.table)


def test_a_shelf_in_the_place_of_another(lay: Lay) -> None:
    """SH-8: every colour has its place."""
    scene = lay("A3.1")
    scene.table.shelves[0].reverse()
    with pytest.raises(Broken, match="SH-8"):
        scene.game.check(scene.table)


def test_a_deck_that_is_no_multiple_of_six(lay: Lay) -> None:
    """SH-D1: one card astray."""
    scene = lay("", deck="C1.1 C1.2 C1.3 C1.4 C1.5")
    with pytest.raises(Broken, match="SH-D1"):
        scene.game.check(scene.table)


@pytest.mark.parametrize("row", ["A3.1", "A1.1 A2.1 A3.1 A4.1 A5.1 A6.1 A7.1"])
def test_a_row_too_short_or_too_long(lay: Lay, row: str) -> None:
    """SH-D2: two to six cards a row, before the final round."""
    scene = lay("", rows=row)
    with pytest.raises(Broken, match="SH-D2"):
        scene.game.check(scene.table)


@pytest.mark.parametrize(
    ("deck", "discard", "rows"), [(SIX, "", "A3.1"), ("", "A4.1", "A3.1"), ("", "", "A3.1 / A4.1")]
)
def test_cards_left_aside_in_the_final_round(lay: Lay, deck: str, discard: str, rows: str) -> None:
    """SH-35: no deck, no discard, and a single pool."""
    scene = lay("", rows=rows, deck=deck, discard=discard, final=True)
    with pytest.raises(Broken, match="SH-35"):
        scene.game.check(scene.table)


def test_a_pool_of_any_size(lay: Lay) -> None:
    """SH-R31: in the final round the middle may shrink to nothing."""
    scenes = [lay("", rows=rows, final=True) for rows in ("", "A3.1", "A3.1 A4.1 ..")]
    assert [scene.game.check(scene.table) for scene in scenes] == [None] * 3


def test_a_game_that_ended_without_a_final_round(lay: Lay) -> None:
    """SH-22: the end comes after a final round only."""
    scene = lay("")
    scene.table.seat = NOBODY
    with pytest.raises(Broken, match="SH-22"):
        scene.game.check(scene.table)


@pytest.mark.parametrize(
    ("game", "ending"), [("geroychiki", "one-turn-each"), ("toy-story-4", "skip")]
)
def test_an_ending_of_the_other_edition(lay: Lay, game: str, ending: str) -> None:
    """SH-35: each edition ends in a way of its own."""
    scene = lay("", rows="A3.1", final=True, game=game, ending=ending)
    with pytest.raises(Broken, match="SH-35: a game ends in a way of its edition"):
        scene.game.check(scene.table)


def test_the_inventory_is_the_whole_box(lay: Lay) -> None:
    """SH-1: every card is found, wherever it lies."""
    scene = lay(
        "AL4 A3.1 / [B1.1] C1.1",
        "B2.1",
        deck=SIX.replace("C1.1", "C2.1"),
        discard="A1.1",
        collections=["A2.1", "B3.1"],
    )
    assert sorted(scene.game.inventory(scene.table)) == sorted(scene.table.rules.box.by_code)
