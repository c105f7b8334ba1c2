"""Counting points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stolik.games.shelf.scoring import kept

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay

SHELVES = [
    ("A4.1", ""),
    ("A4.1 A3.1", ""),
    ("AL4 A4.1", "AL4"),
    ("AL4 A4.1 A3.1", "A4.1 AL4"),
    ("A4.1 A3.1 AR4", "A3.1 AR4"),
    ("[C6.1] A4.1 A3.1 A1.1", "A4.1 A3.1"),
    ("A4.1 A3.1 A1.1 [C6.1]", "A3.1 A1.1"),
    ("AL4", "AL4"),
    ("AR1", "AR1"),
    ("A4.1 A3.1 A1.1", "A3.1"),
]


@pytest.mark.parametrize(("shelf", "left"), SHELVES)
def test_what_an_unfinished_shelf_keeps(lay: Lay, shelf: str, left: str) -> None:
    """SH-40: an outermost toy is lost, an edge stays, what remains joins the collection."""
    scene = lay(shelf)
    shelf_a = scene.table.shelves[0][0]
    assert shelf_a is not None
    assert [card.code for card in kept(shelf_a)] == left.split()


@pytest.mark.parametrize(
    ("shelf", "points"),
    [("A4.1", 0), ("A4.1 A3.1", 0), ("AL4 A4.1", 2), ("AL4 A4.1 A3.1", 4), ("AL4", 2)],
)
def test_what_an_unfinished_shelf_is_worth(lay: Lay, shelf: str, points: int) -> None:
    """SH-40: in points."""
    assert lay(shelf).points() == points


def test_every_shelf_is_counted(lay: Lay) -> None:
    """SH-40: each unfinished shelf loses its own outermost toys."""
    scene = lay("AL4 A4.1 A3.1 / B1.1 B3.1 B2.1 / C6.1", collections=["A8.1"])
    pad = [
        (line["what"]["args"]["colour"], line["points"])
        for line in scene.game.scores(scene.table)[0]
    ]
    assert pad == [("", 4), ("A", 4), ("B", 2), ("C", 0)]


def test_the_lines_of_the_pad(lay: Lay) -> None:
    """SH-40, SH-41: the collection first, then the shelves left unfinished."""
    scene = lay("A4.1 / C1.1", collections=["A8.1 AL1", ""])
    keys = [[line["what"]["key"] for line in pad] for pad in scene.game.scores(scene.table)]
    assert keys == [
        ["score-collection", "score-unfinished", "score-unfinished"],
        ["score-collection"],
    ]


def test_one_pass_only(lay: Lay) -> None:
    """SH-R14: toys laid bare by the removal stay."""
    assert lay("A4.1 A6.1 A7.1 A3.1").points() == 3 + 4


def test_a_single_toy_is_removed_once(lay: Lay) -> None:
    """SH-R14: leftmost and rightmost are one card."""
    assert lay("A7.1").points() == 0


@pytest.mark.parametrize(("shelf", "points"), [("AL4", 2), ("AR1", 1), ("CR3", 2)])
def test_an_edge_alone_counts(lay: Lay, shelf: str, points: int) -> None:
    """SH-R15: on an edge-only shelf the edge's points count."""
    assert lay(shelf).points() == points


@pytest.mark.parametrize(
    ("shelf", "without", "with_face"),
    [
        ("[C6.1] A4.1 A3.1 A1.1", 3, 7),
        ("A4.1 [C6.1]", 0, 4),
        ("[C6.1] A4.1", 0, 4),
        ("AL4 A4.1 A3.1", 4, 4),
    ],
)
def test_a_face_down_card_scores_nothing_unless_agreed(
    lay: Lay, shelf: str, without: int, with_face: int
) -> None:
    """SH-R13: it protects the toy beside it; its points count by the option alone."""
    found = [lay(shelf, face_down_scores=option).points() for option in (False, True)]
    assert found == [without, with_face]


def test_a_completed_shelf_never_scores_its_backs(lay: Lay) -> None:
    """SH-R13: the option speaks of unfinished shelves only (SH-32)."""
    scene = lay("[C6.1] A4.1", rows="AR4 ..", face_down_scores=True).play("AR4 right")
    assert scene.points() == 4


def test_the_score_is_the_collection(lay: Lay) -> None:
    """SH-41: the points of all cards, toys and edges."""
    assert lay("", collections=["A8.1 AL4 C1.1", "B1.1"]).points() == 4 + 2 + 1


def test_most_points_win(lay: Lay) -> None:
    """SH-41: the ranking, best first."""
    scene = lay("", collections=["A3.1", "A8.1", "A4.1"])
    assert scene.game.ranking(scene.table) == [[1], [2], [0]]


def test_a_tie_shares_the_victory(lay: Lay) -> None:
    """SH-41: equal points share the place, whatever they are made of."""
    scene = lay("", "", "AL4", collections=["A8.1", "B5.1", "", "A5.1"])
    assert scene.game.ranking(scene.table) == [[0, 1], [3], [2]]


def test_removed_cards_score_nothing(lay: Lay) -> None:
    """SH-41: what went to the box is nobody's."""
    scene = lay("[B5.1] A3.1", rows="AR4 ..").play("AR4 right")
    assert (scene.removed, scene.points()) == ("B5.1", 3)


def test_at_the_end_everybody_sees_the_points(lay: Lay) -> None:
    """SH-41: when the game is over the collections are turned up."""
    scene = lay("AL4 A3.1", collections=["A8.1", "B5.1"], rows="A4.1", final=True, turns_left=0)
    scene.play("A4.1 right")
    seats = scene.view()["seats"]
    assert [seat["points"] for seat in seats] == [4 + 2 + 1, 4]
