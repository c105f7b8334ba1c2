"""The pictures in the rules of Heracles: what is printed, what lies where, what is said of it."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from stolik.core import begin, deal
from stolik.games import find
from stolik.games.hercules.view import card_view, labour_view
from stolik.words import LANGUAGES, Words

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games" / "hercules"
FIGURES: dict[str, list[dict[str, Any]]] = json.loads((FOLDER / "figures.json").read_text("utf-8"))
PRINTS: dict[str, dict[str, Any]] = json.loads((FOLDER / "prints.json").read_text("utf-8"))
GAME = find("hercules")
TABLE = deal(GAME, begin(GAME, 4, "figures"))
CODE = re.compile(r"[A-Z]\d+")
ON_TABLE = ("tokens", "places", "round")
"""Parts of a labour that are not printed on it."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_frame = pytest.mark.parametrize(
    ("rule", "frame"), [(rule, frame) for rule, frames in FIGURES.items() for frame in frames]
)


def lines(frame: dict[str, Any]) -> list[str]:
    """Return what lies in a frame, place by place."""
    laid = [*frame.get("labours", []), *frame.get("gymnasium", []), *frame.get("players", [])]
    return [
        str(each.get(part, "")) for each in laid for part in ("card", "laid", "hand", "discard")
    ]


def codes(frame: dict[str, Any]) -> list[str]:
    """Return the cards of a frame."""
    return [code for line in lines(frame) for code in CODE.findall(line)]


def labours(frame: dict[str, Any]) -> set[int]:
    """Return the numbers of the labours in a frame."""
    won = {number for player in frame.get("players", []) for number in player.get("labours", [])}
    turned = {frame["turned"]} if "turned" in frame else set()
    return won | turned | {each["number"] for each in frame.get("labours", [])}


def test_what_is_printed_is_what_the_box_has() -> None:
    """Just the cards and labours that are shown, with everything that is printed on them."""
    shown = [frame for frames in FIGURES.values() for frame in frames]
    cards = {card.code: card_view(card) for card in TABLE.rules.box.cards}
    assert PRINTS["cards"] == {code: cards[code] for frame in shown for code in codes(frame)}
    row = [labour_view(TABLE, place) for place in range(len(TABLE.order))]
    printed = {
        str(labour["number"]): {part: its for part, its in labour.items() if part not in ON_TABLE}
        for labour in row
    }
    used = {str(number) for frame in shown for number in labours(frame)}
    assert PRINTS["labours"] == {number: printed[number] for number in used}


@every_frame
def test_no_card_is_in_two_places(rule: str, frame: dict[str, Any]) -> None:
    """And a starting card lies before whoever plays its colour."""
    assert len(set(codes(frame))) == len(codes(frame)), rule
    for place, player in enumerate(frame.get("players", []), 1):
        for code in CODE.findall(player.get("hand", "") + player.get("discard", "")):
            assert PRINTS["cards"][code]["colour"] in {None, place}, (rule, code)


def laid_on(frame: dict[str, Any]) -> list[tuple[dict[str, Any], str, str]]:
    """Return every card on a labour, with the half that is used."""
    return [
        (PRINTS["labours"][str(each["number"])], code, half or "whole")
        for each in frame.get("labours", [])
        for code, half in re.findall(r"([A-Z]\d+)(?:\.(\w+))?", each.get("laid", ""))
    ]


@every_frame
def test_what_lies_on_a_labour_fits_it(rule: str, frame: dict[str, Any]) -> None:
    """The symbol is one of those that it asks for."""
    for labour, code, half in laid_on(frame):
        faces = {face["half"]: face["symbol"] for face in PRINTS["cards"][code]["faces"]}
        assert faces[half] in labour["symbols"], rule


def tokens(frame: dict[str, Any]) -> int:
    """Return how many tokens there are, on labours and before players."""
    on_labours: list[int] = [each["tokens"] for each in frame.get("labours", [])]
    before_players: list[int] = [each.get("tokens", 0) for each in frame.get("players", [])]
    return sum(on_labours) + sum(before_players)


def test_tokens_go_where_they_are_said_to_go() -> None:
    """None is lost, and whoever takes some has more of them."""
    for rule, frames in FIGURES.items():
        for before, after in pairwise(frames):
            assert tokens(before) == tokens(after), rule
            if took := after.get("took"):
                had, has = (each["players"][took["player"] - 1] for each in (before, after))
                assert has["tokens"] - had["tokens"] == took["tokens"], rule


@every_language
def test_every_frame_has_a_caption_and_every_caption_a_frame(language: str) -> None:
    """Whoever does not see the picture reads what it shows."""
    words = Words(language, GAME)
    frames = {
        f"rules-figure-{rule}-{number}"
        for rule, shown in FIGURES.items()
        for number in range(1, len(shown) + 1)
    }
    assert set(words.keys("rules-figure-")) == frames
    assert {f"rule-{rule}" for rule in FIGURES} <= set(words.keys("rule-"))


@every_language
def test_the_caption_of_points_adds_up(language: str) -> None:
    """What is said of tokens and labours is what lies there."""
    said = Words(language, GAME)("rules-figure-HE-32-1")
    for player in FIGURES["HE-32"][0]["players"]:
        assert f"{player['tokens'] + len(player['labours'])} " in said
