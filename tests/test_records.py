"""Finished games, played again: the regression suite of every game.

In each game's `tests/records` lie finished games, `NAME.json`, and beside each the story as
players read it, `NAME.ru.txt` and `NAME.en.txt`. No game is named here: a new game brings its
records along. `tools/find_games.py` found them.
"""

import os
from functools import cache
from pathlib import Path

import pytest

from stolik.core import AnyGame, Record, deal, read_record, replay, write_record
from stolik.games import catalogue
from stolik.terminal.transcript import transcript
from stolik.words import LANGUAGES, Words

from .positions import GAMES, KEPT, game_of

REGENERATE = os.environ.get("STOLIK_REGENERATE") == "1"
HOW_TO_TELL = "STOLIK_REGENERATE=1 pytest tests/test_records.py"

every_record = pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
every_game = pytest.mark.parametrize("game", catalogue().values(), ids=list(catalogue()))


@cache
def read(path: Path) -> Record:
    return read_record(path.read_text("utf-8"))


@cache
def last_table(path: Path) -> object:
    """Return the table after the last move."""
    record = read(path)
    table = deal(game_of(record), record)
    for step in replay(game_of(record), record):
        table = step.state
    return table


def records_of(game: AnyGame) -> list[Path]:
    return [path for path in KEPT if read(path).game == game.key]


@every_record
def test_the_game_runs_to_its_end(path: Path) -> None:
    game = game_of(read(path))
    assert game.to_move(last_table(path)) == []
    assert game.ending(last_table(path)) in game.endings


@every_record
def test_the_record_is_written_the_same_again(path: Path) -> None:
    assert write_record(read(path)).encode() == path.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
@every_record
def test_the_story_is_told_the_same_again(path: Path, language: str) -> None:
    game = game_of(read(path))
    lines = list(transcript(game, read(path), Words(language, game)))
    story = path.with_suffix(f".{language}.txt")
    if REGENERATE:
        story.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    assert story.exists(), f"{story.name} is missing; it is written by {HOW_TO_TELL}"
    assert lines == story.read_text("utf-8").splitlines(), f"if it is meant: {HOW_TO_TELL}"


def test_every_story_is_of_a_record() -> None:
    stories = {path for path in GAMES.glob("*/tests/records/*") if path.suffix != ".json"}
    told = {path.with_suffix(f".{language}.txt") for path in KEPT for language in LANGUAGES}
    assert stories <= told


@every_game
def test_every_way_to_end_is_shown(game: AnyGame) -> None:
    shown = {game_of(read(path)).ending(last_table(path)) for path in records_of(game)}
    assert shown == set(game.endings)


@every_game
def test_tables_of_every_size_are_shown(game: AnyGame) -> None:
    assert {read(path).seats for path in records_of(game)} == set(game.seats)
