"""The pictures in the rules of Stickers: real cards beside rules that there are, all in words."""

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.core import begin, deal
from stolik.games import find
from stolik.games.stickers.faces import card_view
from stolik.words import LANGUAGES, Words

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games" / "stickers"
FIGURES: dict[str, list[dict[str, Any]]] = json.loads((FOLDER / "figures.json").read_text("utf-8"))
PRINTS: dict[str, Any] = json.loads((FOLDER / "prints.json").read_text("utf-8"))
GAME = find("stickers")
TABLE = deal(GAME, begin(GAME, 2, "figures"))
FRAMES = [(rule, frame) for rule, frames in FIGURES.items() for frame in frames]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def cards(frame: dict[str, Any]) -> list[str]:
    """Return the cards of a frame."""
    lines = [frame.get(zone, "") for zone in ("market", "hand", "rival")] + frame.get("album", [])
    words = [word.strip("!") for line in lines for word in line.split()]
    return [word for word in words if word not in {".", "?", "+"}]


def test_every_card_in_a_picture_is_printed_so() -> None:
    """Stars, combos and cells are those of the box."""
    for code in {code for _, frame in FRAMES for code in cards(frame)}:
        shown = card_view(TABLE, TABLE.rules.box.by_code[code])
        printed = PRINTS["cards"][code.split("-")[1]]
        assert (shown["stars"], shown["combos"]) == (printed["stars"], printed["combos"])
        assert shown["star_cells"] == PRINTS["cells"]
        assert shown["combo_cells"] == PRINTS["cells"] - len(printed["combos"])
        assert shown["mark"] is None


@every_language
def test_clans_and_levels_are_called_as_in_the_box(language: str) -> None:
    """And their rewards are the printed ones."""
    box = TABLE.rules.box
    assert {clan.code: [clan.name[language], clan.letters[language]] for clan in box.clans} == {
        code: names[language] for code, names in PRINTS["clans"].items()
    }
    assert [(level.name[language], level.first, level.second) for level in box.levels] == [
        (level[language], level["first"], level["second"]) for level in PRINTS["levels"]
    ]


def test_no_card_and_no_token_is_in_two_places() -> None:
    """Each lies once in a frame, a column has one clan, and a whole board has nine tokens."""
    for rule, frame in FRAMES:
        assert len(set(cards(frame))) == len(cards(frame)), rule
        for column in frame.get("album", []):
            assert len({word.split("-")[0] for word in column.split()}) == 1, rule
        if "board" in frame:
            tokens = [token.strip("!") for level in frame["board"] for token in level.split()]
            assert sorted(tokens) == sorted(PRINTS["clans"]), rule
            slots = [len(level.split()) for level in frame["board"]]
            assert slots == [level.slots for level in TABLE.rules.box.levels], rule


def test_what_is_counted_brings_what_a_level_brings() -> None:
    """Everywhere the two rewards of one level."""
    rewards = [[level.first, level.second] for level in TABLE.rules.box.levels]
    counts = [frame["count"] for _, frame in FRAMES if "count" in frame]
    assert counts
    assert all(count["rewards"] in rewards for count in counts)


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
