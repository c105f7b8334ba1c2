"""Every guide in every folder: it can be played, it is understood, and it is short."""

import json
import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

from stolik import games
from stolik.core import Guide, Guided, follow, note_of
from stolik.games import catalogue, guide_to
from stolik.words import LANGUAGES, Words

FILES = {
    Path(file.name).stem: game.package
    for game in catalogue().values()
    if (files(game.package) / "guides").is_dir()
    for file in (files(game.package) / "guides").iterdir()
}
PACKAGES = sorted(set(FILES.values()))
SHORT = 150
"""Letters: a child of six listens to no more at a time."""
STOPS = range(8, 21)

every_guide = pytest.mark.parametrize("key", sorted(FILES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def read(key: str) -> tuple[Guide, list[Guided]]:
    """Return a guide, and how it goes."""
    guide = guide_to(key)
    assert guide is not None
    return guide, follow(catalogue()[key], guide)


@every_guide
def test_a_guide_lies_in_the_folder_of_its_game(key: str) -> None:
    """By the name of the game: so it is found."""
    assert catalogue()[key].package == FILES[key]


@every_guide
def test_every_move_is_legal_and_the_guided_seat_sees_it_listed(key: str) -> None:
    """What somebody is asked to do can be clicked."""
    guide, steps = read(key)
    for guided in steps:
        listed = [
            choice["move"] for choice in catalogue()[key].view(guided.state, guide.seat)["moves"]
        ]
        if guided.step.move and guided.step.seat == guide.seat:
            assert guided.step.move in listed


@every_guide
def test_nothing_is_left_out_that_was_done(key: str) -> None:
    """It begins and ends with a look, and a step that leaps follows one: what was done is seen."""
    _, steps = read(key)
    assert not steps[0].step.move
    assert not steps[-1].step.move
    for before, after in pairwise(steps):
        assert not (before.step.move and after.step.later)


@every_guide
def test_somebody_is_asked_to_do_something_and_it_ends(key: str) -> None:
    """Neither too little to learn a game from, nor too much for one sitting."""
    guide, steps = read(key)
    assert len([each for each in steps if each.step.note]) in STOPS
    assert len([each for each in steps if each.step.move and each.step.seat == guide.seat]) > 2
    assert steps[-1].step.note


@every_guide
def test_what_a_note_points_at_is_in_sight(key: str) -> None:
    """By its code, in what the guided seat sees."""
    guide, steps = read(key)
    for guided in steps:
        seen = json.dumps(catalogue()[key].view(guided.state, guide.seat))
        assert [code for code in guided.step.shows if f'"{code}"' not in seen] == []


@every_guide
@every_language
def test_every_note_is_said_shortly(key: str, language: str) -> None:
    """In each language, as a sentence or three."""
    game = catalogue()[key]
    words = Words(language, game, ["Ann", "Ben", "Cleo", "Dan", "Eve"])
    for guided in read(key)[1]:
        note = note_of(game, guided)
        if note is not None:
            said = words.sentence(note)
            assert len(said) <= SHORT, said
            assert len(re.findall(r"[.!?…](?= |$)", said)) in {1, 2, 3}, said


@pytest.mark.parametrize("package", PACKAGES)
@every_language
def test_no_note_is_left_over(package: str, language: str) -> None:
    """Whatever a folder has words for is said in one of its guides."""
    keys = [key for key, folder in FILES.items() if folder == package]
    said = {f"guide-{guided.step.note}" for key in keys for guided in read(key)[1]}
    words = Words(language, catalogue()[keys[0]])
    assert set(words.keys("guide-")) == said - {"guide-"}


def test_a_game_without_a_guide_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played all the same."""
    monkeypatch.setattr(games, "files", lambda _: tmp_path)
    assert guide_to.__wrapped__("geroychiki") is None
