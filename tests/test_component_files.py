"""An owner's component file: checked, played with, and carried along in the record."""

import json
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from stolik.games import catalogue

from .program import in_every_language, refused, refused_in_every_language, stolik

CARDS = (files("stolik.games.shelf") / "cards.toml").read_text("utf-8")
MINE = CARDS.replace("points = 4", "points = 5").replace("Генерал", "Капитан")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return an owner's file: another name, other points."""
    file = tmp_path / "mine.toml"
    file.write_text(MINE, "utf-8")
    return file


def our_own() -> dict[str, str]:
    """Return the text of every component file that comes with a game, by folder and name."""
    packages = sorted({game.package for game in catalogue().values()})
    return {
        f"{package} {file.name}": file.read_text("utf-8")
        for package in packages
        for file in files(package).iterdir()
        if file.name.endswith(".toml")
    }


@pytest.mark.parametrize("name", our_own())
def test_our_own_card_list_is_accepted(tmp_path: Path, name: str) -> None:
    """For each game it is made for."""
    text = our_own()[name]
    file = tmp_path / "cards.toml"
    file.write_text(text, "utf-8")
    for done in in_every_language("check", file).values():
        assert done.code == 0
        for key, line in zip(tomllib.loads(text)["games"], done.lines, strict=True):
            assert f"stolik play {key} --components {file}" in line


def test_every_game_has_a_card_list_of_ours() -> None:
    """No game is without a file to begin from."""
    named = [key for text in our_own().values() for key in tomllib.loads(text)["games"]]
    assert sorted(named) == sorted(catalogue())


def test_the_components_are_counted(mine: Path) -> None:
    """Where the file is accepted."""
    for done in in_every_language("check", mine).values():
        assert all("84" in line for line in done.lines)


def test_an_altered_lawful_list_is_accepted(mine: Path) -> None:
    """An owner may have other names and other points."""
    assert stolik("check", mine).code == 0


def test_the_mark_of_a_windows_editor_is_overlooked(mine: Path) -> None:
    """Notepad puts three bytes before the first letter."""
    mine.write_text("\ufeff" + MINE, "utf-8")
    assert stolik("check", mine).code == 0


BROKEN = {
    "points": ("points = 1", "points = 100", ("A1", "100", "99")),
    "copies": ("copies = 3", "copies = 4", ("62", "61")),
    "colour": ('colour = "A"', 'colour = "D"', ("A1", "D", "A, B, C")),
    "property": ('"first-toy"', '"last-toy"', ("A5", "last-toy")),
    "bonus": ('bonus-for = "A1"', 'bonus-for = "Z9"', ("A2", "Z9")),
    "part": ("copies = 3", "copies = 3\nprice = 5", ("A1", "price")),
    "toml": ("[[toys]]", "[[toys", ("TOML", "9")),
    "no games": ("games = [", "# [", ("games",)),
    "unknown game": ('games = ["', 'games = ["chess", "', ("chess",)),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_list_is_refused(tmp_path: Path, case: str) -> None:
    """With the card and the number that is wrong."""
    old, new, named = BROKEN[case]
    file = tmp_path / "broken.toml"
    file.write_text(CARDS.replace(old, new, 1), "utf-8")
    for said in refused_in_every_language("check", file).values():
        assert all(each in said for each in named), said


def test_a_list_too_deep_to_read_is_refused(tmp_path: Path) -> None:
    """With how deep a list may be, and where it is deeper."""
    file = tmp_path / "deep.toml"
    file.write_text(f"games = []\nsource = {'[' * 5000}", "utf-8")
    for said in refused_in_every_language("check", file).values():
        assert "32" in said
        assert "2)" in said


def test_a_list_longer_than_any_is_refused(tmp_path: Path) -> None:
    """After so much of it as shows that."""
    file = tmp_path / "endless.toml"
    with file.open("wb") as long:
        long.truncate(10**12)  # a file with a hole: nobody could read all of it
    for said in refused_in_every_language("check", file).values():
        assert "200000" in said


def test_a_list_for_another_game_is_refused(tmp_path: Path) -> None:
    """Before anything is dealt."""
    file = tmp_path / "other.toml"
    file.write_text(CARDS.replace('games = ["geroychiki", ', "games = ["), "utf-8")
    assert "toy-story-4" in refused("play", "geroychiki", "--components", file)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """And named."""
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff")
    for said in refused_in_every_language("check", file).values():
        assert str(file) in said
        assert "UTF-8" in said


def test_a_record_carries_the_owners_file(mine: Path, tmp_path: Path) -> None:
    """It is replayed on any machine, without the file."""
    record = tmp_path / "game.json"
    table = ("--seats", "greed,greed", "--seed", "owned", "--save", record)
    played = stolik("play", "geroychiki", "--components", mine, *table)
    assert played.code == 0
    assert "Капитан" in played.out
    mine.unlink()
    told = stolik("replay", record)
    assert told.code == 0
    assert "Капитан" in told.out
    assert "Генерал" not in told.out
    assert json.loads(record.read_text("utf-8"))["components"] == MINE


def test_other_cards_make_other_games(mine: Path) -> None:
    """The points of an owner's cards are the ones that count."""
    call = ("simulate", "geroychiki", "--games", 4, "--seed", "owned", "--json", "--jobs", 1)
    ours = json.loads(stolik(*call).out)
    owners = json.loads(stolik(*call, "--components", mine).out)
    assert owners["bots"]["luck"]["mean"] > ours["bots"]["luck"]["mean"]
