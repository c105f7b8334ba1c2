"""The pictures in the rules: real cards beside rules that there are, each frame with its words."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from stolik.core import begin, deal
from stolik.games import catalogue
from stolik.games.shelf.view import CardView, face
from stolik.words import LANGUAGES, Words

SHELF = Path(__file__).parents[2] / "web" / "src" / "games" / "shelf"
FIGURES: dict[str, list[dict[str, Any]]] = json.loads((SHELF / "figures.json").read_text("utf-8"))
PRINTS: dict[str, list[Any]] = json.loads((SHELF / "prints.json").read_text("utf-8"))
EDITIONS = [game for game in catalogue().values() if game.package == "stolik.games.shelf"]
HEAPS = {"rules-figure-discard", "rules-figure-box", "rules-figure-collection"}

every_edition = pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def lines(frame: dict[str, Any]) -> list[str]:
    """Return what lies in a frame, place by place."""
    heaps = [frame.get(name, "") for name in ("discard", "collection", "box")]
    return [*frame.get("rows", []), *frame["shelves"].values(), *heaps]


def codes(frame: dict[str, Any]) -> list[str]:
    """Return the cards of a frame."""
    found = [word for line in lines(frame) for word in line.split()]
    return [re.sub(r"^-|[*!]$", "", word) for word in found if word not in {"+", "x", "."}]


def box(game: Any) -> dict[str, CardView]:
    """Return the face of every card in the box."""
    table = deal(game, begin(game, 2, "figures"))
    cards = [*table.deck, *(card for row in table.rows for card in row)]
    return {card.code: face(card) for card in cards}


@every_edition
def test_every_card_in_a_picture_is_printed_so(game: Any) -> None:
    """Points, property and what an edge shows are those of the box."""
    cards = box(game)
    used = {code for frames in FIGURES.values() for frame in frames for code in codes(frame)}
    assert used <= cards.keys()
    assert {code.split(".")[0] for code in used} == PRINTS.keys()
    for code in used:
        points, kind, *shown = PRINTS[code.split(".")[0]]
        printed = cards[code]
        assert (points, kind) == (printed["points"], printed["property"])
        assert (shown or [None])[0] == (printed["toy"] if printed["kind"] == "edge" else None)


def test_no_card_is_in_two_places() -> None:
    """Each lies once in a frame, and on the shelf of its colour unless it lies face down."""
    for rule, frames in FIGURES.items():
        for frame in frames:
            assert len(set(codes(frame))) == len(codes(frame)), rule
            for colour, line in frame["shelves"].items():
                shown = [word for word in line.split() if word not in {"+", "x"}]
                assert all(word.startswith((colour, "-")) for word in shown), rule


@every_edition
@every_language
def test_every_frame_has_a_caption_and_every_caption_a_frame(game: Any, language: str) -> None:
    """Whoever does not see the picture reads what it shows."""
    words = Words(language, game)
    frames = {
        f"rules-figure-{rule}-{number}"
        for rule, shown in FIGURES.items()
        for number in range(1, len(shown) + 1)
    }
    assert set(words.keys("rules-figure-")) == frames | HEAPS
    assert {f"rule-{rule}" for rule in FIGURES} <= set(words.keys("rule-"))


def test_the_caption_of_points_adds_up() -> None:
    """What is said of a collection is what lies in it."""
    for rule, total in (("SH-32", 7), ("SH-40", 8)):
        last = FIGURES[rule][-1]["collection"].split()
        assert sum(PRINTS[code.split(".")[0]][0] for code in last) == total
        for language in LANGUAGES:
            words = Words(language, EDITIONS[0])
            assert str(total) in words(f"rules-figure-{rule}-{len(FIGURES[rule])}")
