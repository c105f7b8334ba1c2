"""The points of the end, card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.core import Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stolik.games.shelf.tests.conftest import Lay, Scene, Wander


def ended(lay: Lay, shelves: str, collection: str = "", *, face_down_scores: bool = False) -> Scene:
    """Return a game that is over, with these shelves and this collection before the first seat."""
    scene = lay(
        shelves,
        "B1.1",
        collections=[collection],
        rows="B3.1",
        seat=1,
        final=True,
        turns_left=0,
        face_down_scores=face_down_scores,
    )
    return scene.play("B3.1 left")


def told(counted: Mapping[str, Any]) -> str:
    """Write a counted card as one word: `A3.1+2` gives two points, `A3.1-` is lost."""
    card = counted["card"].get("card", counted["card"]["kind"])
    return f"{card}+{counted['points']}" if counted["kept"] else f"{card}-"


def pad_of(scene: Scene) -> list[str]:
    """Write the first seat's pad, a text a line."""
    return [" ".join(map(told, line["cards"])) for line in scene.view()["seats"][0]["pad"]]


@pytest.mark.parametrize("onlooker", [None, 0, 1])
def test_before_the_end_there_is_no_pad(scene: Scene, onlooker: int | None) -> None:
    """SH-R24: nobody is shown what lies in a collection, not even its owner."""
    assert [seat["pad"] for seat in scene.view(onlooker)["seats"]] == [None, None]


@pytest.mark.parametrize("onlooker", [None, 0, 1])
def test_at_the_end_everybody_sees_every_pad(lay: Lay, onlooker: int | None) -> None:
    """SH-41: the collection card by card, and every shelf that was left."""
    seats = ended(lay, "A4.1 / C1.1", "A8.1 AL4").view(onlooker)["seats"]
    keys = [[line["what"]["key"] for line in seat["pad"]] for seat in seats]
    assert keys == [
        ["score-collection", "score-unfinished", "score-unfinished"],
        ["score-collection", "score-unfinished"],
    ]


def test_a_collected_card_gives_what_is_printed_on_it(lay: Lay) -> None:
    """SH-41: toys and edges alike, in the order in which they were collected."""
    assert pad_of(ended(lay, "", "A8.1 AL4 C1.1")) == ["A8.1+4 AL4+2 C1.1+1"]


@pytest.mark.parametrize(
    ("shelf", "line"),
    [
        ("A4.1", "A4.1-"),
        ("A4.1 A3.1", "A4.1- A3.1-"),
        ("AL4 A4.1 A3.1", "AL4+2 A4.1+2 A3.1-"),
        ("A4.1 A3.1 AR4", "A4.1- A3.1+1 AR4+2"),
        ("AL4", "AL4+2"),
    ],
)
def test_an_unfinished_shelf_card_by_card(lay: Lay, shelf: str, line: str) -> None:
    """SH-40, SH-R14, SH-R15: an outermost toy is lost, all else gives its points, as it lies."""
    assert pad_of(ended(lay, shelf)) == ["", line]


@pytest.mark.parametrize(
    ("shelf", "without", "with_face"),
    [
        ("[C6.1] A4.1 A3.1", "back+0 A4.1+2 A3.1-", "C6.1+4 A4.1+2 A3.1-"),
        ("A4.1 [C6.1]", "A4.1- back+0", "A4.1- C6.1+4"),
    ],
)
def test_a_face_down_card_stays_and_gives_what_was_agreed(
    lay: Lay, shelf: str, without: str, with_face: str
) -> None:
    """SH-R13: nothing, and then it stays covered; or its face, which is turned up for it."""
    found = [pad_of(ended(lay, shelf, face_down_scores=option))[1] for option in (False, True)]
    assert found == [without, with_face]


@settings(deadline=None)
@given(
    game=st.sampled_from(["geroychiki", "toy-story-4"]),
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    choices=st.lists(st.integers(0, 99), min_size=1, max_size=40),
)
def test_the_cards_add_up(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int]
) -> None:
    """SH-40, SH-41: to every line, to the seat's points and to the result, in any game."""
    wander = walk(game, seats, seed, choices)
    table = list(wander)[-1].after
    for seat, lines in enumerate(wander.game.scores(table)):
        shown = wander.game.view(table, Seat(seat))["seats"][seat]
        assert [{"what": line["what"], "points": line["points"]} for line in shown["pad"]] == lines
        sums = [sum(each["points"] for each in line["cards"]) for line in shown["pad"]]
        assert sums == [line["points"] for line in lines]
        assert shown["points"] == sum(sums)
        assert all(
            each["kept"] or not each["points"] for line in shown["pad"] for each in line["cards"]
        )
