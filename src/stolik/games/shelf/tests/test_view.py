"""What a seat sees."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from stolik.core import Chance
from stolik.games import find
from stolik.games.shelf.drawing import property_of
from stolik.games.shelf.preparation import SEATS
from stolik.games.shelf.view import face
from stolik.words import LANGUAGES, Words

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay, Scene

CALLED = ("Генерал", "Булзай")
"""Whom a card of our editions calls."""
STUCK = "A6.1 A6.2 / A7.1 A7.2 / B7.1 B7.2"


def test_a_toy_shows_all_that_is_printed(scene: Scene) -> None:
    """SH-1: colour, points, property; and what to call it."""
    seen = scene.view()["discard"][0]
    assert seen == {
        "card": "A5.1",
        "kind": "toy",
        "colour": "A",
        "points": 3,
        "property": "first-toy",
        "side": None,
        "toy": "A5",
        "noun": {"key": "toy", "args": {"card": "A5.1", "ru": "Ракета", "en": "Rocket"}},
        "calls": None,
    }


@pytest.mark.parametrize("key", ["geroychiki", "toy-story-4"])
def test_a_card_says_whom_it_calls(key: str) -> None:
    """SH-28: the toy of this edition, or of an owner's file; words know no other."""
    ours = find(key)
    mine = (files(ours.package) / "cards.toml").read_text("utf-8")
    for name in CALLED:
        mine = mine.replace(name, "Кузя")
    for game, names in ((ours, CALLED), (ours.with_components(mine), ("Кузя",))):
        table = game.prepare(2, game.options(), Chance("whom it calls"))
        cards = [face(card) for card in table.rules.box.cards]
        calling = [card for card in cards if card["property"] == "neighbour-bonus"]
        assert calling
        for card in calling:
            assert card["calls"] is not None
            called = str(card["calls"]["args"]["ru"])
            assert called in names
            assert called in Words("ru", game).say(property_of(card))
        assert not any(name in Words("ru", game)("legend") for name in (*CALLED, "Кузя"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_how_many_can_play(language: str) -> None:
    """SH-R25: as many as there may be seats."""
    said = Words(language, find("geroychiki"))("rule-SH-R25")
    assert [int(digit) for digit in said if digit.isdigit()] == [SEATS[0], SEATS[-1]]


@pytest.mark.parametrize(
    ("place", "property_", "toy", "key"),
    [(1, "plain", None, "edge"), (5, "edge-bonus", "B2", "edge-with-toy")],
)
def test_an_edge_shows_its_side_and_perhaps_a_toy(
    scene: Scene, place: int, property_: str, toy: str | None, key: str
) -> None:
    """SH-1, SH-23: an edge may show a toy, and then is called after it."""
    seen = scene.view()["rows"][0][place]
    assert (seen["kind"], seen["side"]) == ("edge", "left" if place == 1 else "right")
    assert (seen["property"], seen["toy"], seen["noun"]["key"]) == (property_, toy, key)
    assert seen["noun"]["args"]["colour"] == seen["colour"]
    assert ("ru" in seen["noun"]["args"]) == (toy is not None)


def test_a_shelf_shows_its_cards_and_open_ends(scene: Scene) -> None:
    """SH-11, SH-16: of a card face down only the back is seen."""
    first, second, third = scene.view(1)["seats"][0]["shelves"]
    assert [card.get("card") for card in first["cards"]] == ["AL1", "A3.1"]
    assert [card["kind"] for card in second["cards"]] == ["toy", "back"]
    assert (first["open"], second["open"], third) == (["right"], ["left"], None)


def test_the_rest_of_the_table(scene: Scene) -> None:
    """SH-4, SH-33: what is counted, and which turn it is."""
    view = scene.view()
    parts = ("game", "seat", "to_move", "bonus", "bonus_due", "final", "deck", "removed")
    removed = len(scene.table.removed)
    expected = ["geroychiki", None, [0], True, 1, False, 6, removed]
    assert [view[part] for part in parts] == expected
    assert (view["colours"], view["moves"]) == (["purple", "orange", "blue"], [])


def test_a_move_is_taken_apart_for_a_screen(scene: Scene) -> None:
    """SH-10, SH-15: card, shelf and end of every legal move, for the player who may make it."""
    moves = {move["move"]: move for move in scene.view(0)["moves"]}
    assert list(moves) == scene.moves
    down = moves["A4.1 down B left"]
    assert (down["act"], down["code"], down["shelf"], down["end"]) == ("down", "A4.1", "B", "left")
    assert down["says"] == {
        "key": "move-down",
        "args": {"colour": "B", "end": "left", "face": "up"},
    }


def test_a_move_without_an_end(lay: Lay) -> None:
    """SH-9: a started shelf has no end to name."""
    scene = lay("", rows="A3.1 ..")
    move = scene.view(0)["moves"][0]
    assert (move["act"], move["shelf"], move["end"]) == ("start", "A", None)
    assert move["says"]["args"]["end"] == "none"


def test_a_removal_names_the_shelf_where_the_card_lies(lay: Lay) -> None:
    """SH-42: whatever colour the card has, and whichever way it faces."""
    rows = "BL1 BR1 / B1.2 B5.2 / A6.1 A7.1"
    moves = lay("[C1.1] B1.1 B5.1", rows=rows).view(0)["moves"]
    shown = [(move["code"], move["shelf"], move["says"]["args"]["face"]) for move in moves]
    assert shown == [("C1.1", "B", "down"), ("B5.1", "B", "up")]


def test_the_prompt_says_what_is_asked(lay: Lay) -> None:
    """SH-6, SH-33, SH-36, SH-42, SH-R30: each kind of turn has a prompt of its own."""
    scenes = [
        lay("A3.1"),
        lay("A3.1", bonus=True, due=2),
        lay("A3.1", rows="A4.1", final=True),
        lay("A3.1", rows="A4.1", final=True, bonus=True),
        lay("AL1", rows=STUCK),
        lay("", rows=STUCK),
    ]
    prompts = [scene.view(0)["prompt"]["key"] for scene in scenes]
    assert prompts == [
        "prompt-turn",
        "prompt-bonus",
        "prompt-final",
        "prompt-final-bonus",
        "prompt-remove",
        "prompt-discard",
    ]


@pytest.mark.parametrize("onlooker", [None, 1])
def test_the_others_wait(scene: Scene, onlooker: int | None) -> None:
    """SH-5: they are told for whom."""
    prompt = scene.view(onlooker)["prompt"]
    assert prompt == {"key": "prompt-wait", "args": {"seat": 0}}


def test_a_final_round_that_begins_in_a_bonus_turn_is_told_to_everybody(lay: Lay) -> None:
    """SH-35: to whoever has another bonus turn, and to those who wait for it."""
    scene = lay("A3.1", rows="A4.1 / B1.1 B2.1 / C1.1 C2.1", bonus=True, due=1, deck="")
    assert not scene.view(0)["final"]
    scene.play("A4.1 left")
    assert scene.view(0)["prompt"] == {"key": "prompt-final-bonus", "args": {"due": 0}}
    assert scene.view(1)["prompt"] == {"key": "prompt-final-wait", "args": {"seat": 0}}


def test_the_end_is_told(lay: Lay) -> None:
    """SH-41: with the way the game ended."""
    scene = lay("A3.1", rows="A4.1", final=True).play("A4.1 left")
    prompt = scene.view(0)["prompt"]
    assert prompt == {"key": "prompt-over", "args": {"ending": "skip"}}
