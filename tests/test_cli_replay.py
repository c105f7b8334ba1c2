"""`stolik replay`: a recorded game told, drawn, cut short, and refused when it cannot be read."""

import json
import subprocess
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from stolik.core import read_record, replay
from stolik.games import catalogue
from stolik.terminal.paint import painted
from stolik.terminal.seating import names_of
from stolik.terminal.transcript import transcript
from stolik.words import Words

from .evening import HIDDEN
from .program import (
    STOLIK,
    environment,
    here,
    in_every_language,
    refused_in_every_language,
    stolik,
)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the record of a finished game."""
    file = tmp_path_factory.mktemp("saved") / "game.json"
    call = ("play", "toy-story-4", "--seats", "greed,luck,luck", "--seed", "a record")
    assert stolik(*call, "--option", "face_down_scores=true", "--save", file).code == 0
    return file


def moves_of(file: Path) -> int:
    """Return how many moves were made."""
    return len(json.loads(file.read_text("utf-8"))["moves"])


def test_a_game_is_told(saved: Path) -> None:
    """What it was, move by move, the points and the winner."""
    record = read_record(saved.read_text("utf-8"))
    for lang, done in in_every_language("replay", saved).items():
        assert (done.code, done.err) == (0, "")
        game = catalogue()["toy-story-4"]
        names = names_of(record.players, Words(lang))
        assert done.lines == list(transcript(game, record, Words(lang, game, names)))
        assert "face_down_scores=true" in done.lines[0]
        assert "a record" in done.lines[0]
        assert done.lines[-1].endswith("!")


def test_the_table_is_drawn_after_any_move(saved: Path) -> None:
    """From the beginning to the end."""
    first = stolik("replay", saved, "--at", 0)
    last = stolik("replay", saved, "--at", moves_of(saved))
    assert first.code == last.code == 0
    assert first.out.count("┌") == 18
    assert "Колода 66" in first.out
    assert "Колода 0" in last.out


def test_a_move_that_was_not_made_is_refused(saved: Path) -> None:
    """With the number of moves there are."""
    beyond = moves_of(saved) + 1
    for said in refused_in_every_language("replay", saved, "--at", beyond).values():
        assert str(beyond) in said
        assert str(beyond - 1) in said


def test_the_table_is_drawn_after_every_move(saved: Path) -> None:
    """And told, with the points at the end."""
    done = stolik("replay", saved, "--tables", STOLIK_LANG="en")
    assert done.code == 0
    assert done.out.count("Deck ") == moves_of(saved)
    assert "Points" in done.out
    assert done.lines[-1].endswith("!")


def test_the_table_is_drawn_where_an_onlooker_sees_something(tmp_path: Path) -> None:
    """A hidden answer is neither told nor drawn."""
    file = tmp_path / "game.json"
    game = catalogue()[HIDDEN]
    call = ("play", HIDDEN, "--seats", "luck,luck", "--seed", "a record", "--save", file)
    assert here(*call).code == 0
    record = read_record(file.read_text("utf-8"))
    told = [
        step.number
        for step in replay(game, record)
        if any(event["audience"] is None for event in step.happened)
    ]
    with patch("stolik.commands.replay.painted", wraps=painted) as drawing:
        assert here("replay", file, "--tables").code == 0
    assert drawing.call_count == len(told) < len(record.moves)


@pytest.mark.parametrize("how", [(), ("--tables",)], ids=["told", "drawn"])
def test_a_reader_may_have_seen_enough(saved: Path, how: tuple[str, ...]) -> None:
    """`stolik replay … | head -1` is no fault."""
    told = subprocess.Popen(
        [*STOLIK, "replay", str(saved), *how],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert told.stdout is not None
    assert told.stderr is not None
    first = told.stdout.readline().decode()
    told.stdout.close()
    complaint = told.stderr.read().decode()
    told.stderr.close()
    told.wait(30)
    assert "a record" in first
    assert complaint == ""


BROKEN: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "format": ({"stolik": 99}, ("99",)),
    "part": ({"colour": "red"}, ("colour",)),
    "game": ({"game": "chess"}, ("chess",)),
    "version": ({"version": 99}, ("99",)),
    "seats": ({"seats": 9}, ("9",)),
    "too many seats": ({"seats": 10**9}, ("1000000000",)),
    "option": ({"options": {"colour": "red"}}, ("colour",)),
    "value": ({"options": {"first_seat": []}}, ("first_seat",)),
    "move": ({"moves": [[0, "A1.1 jump"]]}, ("A1.1 jump",)),
    "illegal move": ({"moves": [[0, "A1.1 remove"]]}, ("A1.1 remove", "SH-")),
    "nobody's move": ({"moves": [[7, "A1.1 start"]]}, ("8",)),
    "components": ({"components": "games = 1"}, ("source",)),
    "seed": ({"seed": "\ud800"}, ("ud800",)),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_record_is_refused(saved: Path, tmp_path: Path, case: str) -> None:
    """With the place that is wrong, after what could still be told."""
    change, named = BROKEN[case]
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(json.loads(saved.read_text("utf-8")) | change), "utf-8")
    for done in in_every_language("replay", file).values():
        assert done.code == 2
        assert len(done.lines) <= 1
        assert done.err.count("\n") == 1
        assert all(each in done.err for each in named), done.err


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    """Whatever it is."""
    file = tmp_path / "game.json"
    file.write_text("{", "utf-8")
    for said in refused_in_every_language("replay", file).values():
        assert "JSON" in said
        assert "1)" in said
    for text in ("", "[]", "<svg/>", "notes of an evening"):
        file.write_text(text, "utf-8")
        refusals = refused_in_every_language("replay", file)
        assert "не запись Столика" in refusals["ru"]
        assert "no record of Stolik" in refusals["en"]
    file.write_text('{"stolik": 1, "game": "rally", "version": 1, "options": []}', "utf-8")
    assert ": нужно описание вида {" in refused_in_every_language("replay", file)["ru"]


def test_a_seed_may_be_any_word(tmp_path: Path) -> None:
    """It is printed as it is, not read as an order to the printer."""
    seed, file = "[red] {seed} %s [/b]", tmp_path / "game.json"
    played = stolik("play", "geroychiki", "--seats", "luck,luck", "--seed", seed, "--save", file)
    assert played.code == 0
    assert f"«{seed}»" in played.lines[0]
    drawn = stolik("replay", file, "--tables")
    assert f"«{seed}»" in drawn.lines[0]
