"""Refreshing a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay

SIX = "C1.1 C1.2 C1.3 C1.4 C1.5 C1.6"
NEXT = "C2.1 C2.2 C2.3 C2.4 C2.5 C3.1"


@pytest.mark.parametrize(("taken", "left"), [("A3.1", "B1.1"), ("B1.1", "A3.1")])
def test_taking_the_last_card_but_one_refreshes_the_row(lay: Lay, taken: str, left: str) -> None:
    """SH-20: the card left goes to the discard, then six are dealt from the top of the deck."""
    scene = lay("", rows="A3.1 B1.1", deck=f"{SIX} {NEXT}", discard="A4.1")
    scene.play(f"{taken} start")
    assert scene.middle.split(" / ")[0] == SIX
    assert (scene.discard, scene.deck) == (f"A4.1 {left}", NEXT)


def test_a_longer_row_is_left_alone(lay: Lay) -> None:
    """SH-20: with two cards left nothing is refreshed."""
    scene = lay("", rows="A3.1 B1.1 B2.1", deck=SIX).play("A3.1 start")
    assert scene.middle.split(" / ")[0] == "B1.1 B2.1"
    assert (scene.discard, scene.deck) == ("", SIX)


def test_the_refreshed_row_is_told_of(lay: Lay) -> None:
    """SH-20: everybody hears which card went and how many the deck still has."""
    scene = lay("", rows=".. / A3.1 B1.1", deck=f"{SIX} {NEXT}").play("A3.1 start")
    gone, dealt = scene.events[-2:]
    assert (gone["key"], gone["args"]["row"]) == ("row-discarded", 2)
    assert (dealt["key"], dealt["args"]) == ("row-dealt", {"row": 2, "left": 6})


@pytest.mark.parametrize("onlooker", [None, 0, 1])
def test_anyone_may_look_through_the_discard(lay: Lay, onlooker: int | None) -> None:
    """SH-20: at any time."""
    scene = lay("", discard="A4.1 AL1 C6.1")
    seen = scene.view(onlooker)["discard"]
    assert [card["card"] for card in seen] == ["A4.1", "AL1", "C6.1"]


def test_the_order_of_a_turn(lay: Lay) -> None:
    """SH-21: take, place, complete, refresh, and only then the bonus turn."""
    scene = lay("AL4 A3.1", rows="AR4 B1.1", deck=SIX).play("AR4 right")
    assert scene.heard == [
        "placed-add",
        "completed",
        "bonus-earned",
        "row-discarded",
        "row-dealt",
    ]
    assert (scene.discard, scene.turn) == ("B1.1", "seat 0 bonus")


def test_the_bonus_turn_finds_the_new_row(lay: Lay) -> None:
    """SH-21: the refresh comes before the bonus turn, which may take one of the new cards."""
    scene = lay("AL4 A3.1", rows="AR4 B1.1", deck=SIX).play("AR4 right", "C1.3 start")
    assert scene.middle.split(" / ")[0] == "C1.1 C1.2 C1.4 C1.5 C1.6"
    assert (scene.shelves(), scene.turn) == ("C1.3", "seat 1")


def test_a_refresh_inside_a_chain_of_bonus_turns(lay: Lay) -> None:
    """SH-21: a bonus turn refreshes its row before the next bonus turn."""
    scene = lay("AL4 A3.1 / BL4 B2.1", rows="AR4 A1.1 B1.1 / BR4 B3.1", deck=f"{SIX} {NEXT}")
    scene.play("AR4 right", "BR4 right")
    assert scene.heard[3:] == [
        "placed-add",
        "completed",
        "bonus-earned",
        "row-discarded",
        "row-dealt",
    ]
    assert scene.middle.split(" / ")[:2] == ["A1.1 B1.1", SIX]
    assert scene.turn == "seat 0 bonus"
    assert scene.play("C1.4 start").turn == "seat 1"


@pytest.mark.parametrize("game", ["geroychiki", "toy-story-4"])
def test_a_refresh_without_a_deck_starts_the_final_round(lay: Lay, game: str) -> None:
    """SH-22: a refresh is due and the deck is empty."""
    scene = lay("", "B2.1", rows="A3.1 B1.1", game=game).play("A3.1 start")
    assert scene.heard == ["placed-start", "final-round"]
    assert scene.table.final


def test_an_empty_deck_alone_does_not_start_it(lay: Lay) -> None:
    """SH-22: nor does the refresh that takes the last six cards."""
    scene = lay("", rows="A3.1 B1.1", deck=SIX).play("A3.1 start")
    assert (scene.deck, scene.table.final) == ("", False)


def test_a_short_deck_deals_what_there_is(lay: Lay) -> None:
    """SH-R1: with a deck of another size, no final round before a refresh finds no card."""
    scene = lay("", rows="A3.1 B1.1 / A4.1 B2.1", deck="C1.1").play("A3.1 start")
    assert scene.middle.split(" / ")[0] == "C1.1"
    assert (scene.deck, scene.table.final) == ("", False)
    assert scene.play("A4.1 start").table.final


def test_the_only_card_of_a_row_may_be_taken(lay: Lay) -> None:
    """SH-R1: a row dealt one card is refreshed when that card is taken, with nothing left over."""
    scene = lay("", rows="A3.1", deck="C1.1 C2.1").play("A3.1 start")
    assert scene.middle.split(" / ")[0] == "C1.1 C2.1"
    assert (scene.discard, scene.heard) == ("", ["placed-start", "row-dealt"])


def test_the_card_left_goes_to_the_middle_with_the_discard(lay: Lay) -> None:
    """SH-R2: at the refresh that finds no card, the card left in the row is not lost."""
    rows = "A3.1 B1.1 / B2.1 B3.1 / C1.1 C2.1"
    scene = lay("", "B2.2", rows=rows, discard="A4.1 A1.1").play("A3.1 start")
    assert scene.middle == "B2.1 B3.1 C1.1 C2.1 A4.1 A1.1 B1.1"
    assert scene.discard == ""
