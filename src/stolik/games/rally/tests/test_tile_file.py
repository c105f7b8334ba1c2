"""A tile file of an owner: read, or refused with the mix and the number that are wrong."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from stolik.cli import main
from stolik.core import Chance, Seat, Unreadable, begin, deal, read_record, replay, write_record
from stolik.games import find, game_of
from stolik.games.rally.components import Box
from stolik.games.rally.state import Table
from stolik.games.rally.tile_file import read_box
from stolik.words import LANGUAGES

OURS = (files("stolik.games.rally") / "tiles.toml").read_text("utf-8")
HEAD = 'source = "my box"\ngames = ["rally"]\n'
MINE = HEAD + "[usual]\nstraight = 5\ncurve = 9\ntee = 1\ncrossing = 5\ndead-end = 4\n"
"""An owner's file without another mix."""

Change = Callable[[str], str]


def swapped_for(old: str, new: str) -> Change:
    """Write something else there."""

    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


BROKEN: dict[str, tuple[Change, list[str]]] = {
    "no source": (swapped_for('source = "my box"\n', ""), ["the tile file", "'source'"]),
    "a source that is no text": (
        swapped_for('"my box"', "7"),
        ["'source' of the tile file", "a text"],
    ),
    "a source that cannot be shown": (
        swapped_for("my box", r"my\u001bbox"),
        ["'source' of the tile file", "cannot be shown"],
    ),
    "no games": (swapped_for('games = ["rally"]\n', ""), ["the tile file", "'games'"]),
    "games that are a text": (
        swapped_for('["rally"]', '"rally"'),
        ["'games' of the tile file", "a list"],
    ),
    "a game that is a number": (
        swapped_for('["rally"]', "[5]"),
        ["item 1 in 'games' of the tile file", "a text"],
    ),
    "another game": (
        swapped_for('["rally"]', '["chess", "go"]'),
        ["made for chess, go, not rally"],
    ),
    "for no game": (swapped_for('["rally"]', "[]"), ["made for -, not rally"]),
    "an unknown part": (
        swapped_for("games", 'author = "me"\ngames'),
        ["the tile file", "'author'", "source, games, usual, alternative"],
    ),
    "no mix": (lambda _: HEAD, ["the tile file has no 'usual'"]),
    "a mix that is a number": (
        lambda _: HEAD + "usual = 24",
        ["'usual' of the tile file", "an object"],
    ),
    "another mix that is a list": (
        lambda text: "alternative = []\n" + text,
        ["'alternative' of the tile file", "an object"],
    ),
    "an unknown kind": (
        swapped_for("tee", "bridge"),
        ["the mix 'usual'", "'bridge'", "straight, curve, tee, crossing, dead-end"],
    ),
    "tiles that are a text": (
        swapped_for("curve = 9", 'curve = "nine"'),
        ["'curve' of the mix 'usual'", "a whole number"],
    ),
    "tiles that are true": (
        swapped_for("tee = 1", "tee = true"),
        ["'tee' of the mix 'usual'", "a whole number"],
    ),
    "fewer than none": (
        swapped_for("tee = 1", "tee = -1"),
        ["the mix 'usual' has -1 of tee"],
    ),
    "23 tiles": (
        swapped_for("tee = 1", "tee = 0"),
        ["the mix 'usual' has 23 tiles, but SR-1 counts 24"],
    ),
    "25 tiles": (swapped_for("curve = 9", "curve = 10"), ["the mix 'usual' has 25 tiles"]),
    "no tiles": (lambda _: HEAD + "[usual]", ["the mix 'usual' has 0 tiles"]),
    "25 tiles in the other mix": (
        lambda text: text + "[alternative]\ncurve = 25\n",
        ["the mix 'alternative' has 25 tiles, but SR-1 counts 24"],
    ),
    "too straight": (
        lambda _: HEAD + "[usual]\nstraight = 17\ncurve = 3\ntee = 2\ncrossing = 2\n",
        ["the mix 'usual' has 7 curves, tees and crossings", "fewer than 8"],
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused(what: str) -> None:
    """SR-1: with a sentence that names the part and the number."""
    change, named = BROKEN[what]
    with pytest.raises(Unreadable) as refused:
        read_box(change(MINE), "rally")
    missing = [part for part in named if part not in str(refused.value)]
    assert not missing, str(refused.value)


@pytest.mark.parametrize("text", ["= no TOML =", "games = [", "source = 'a'\nsource = 'b'"])
def test_what_is_not_toml_is_refused(text: str) -> None:
    """With the reason why it cannot be read."""
    with pytest.raises(Unreadable, match=r"the tile file is not TOML: \w+"):
        read_box(text, "rally")


def test_as_few_turns_as_may_be_are_accepted() -> None:
    """SR-1: eight tiles that turn, and sixteen that do not."""
    box = read_box(HEAD + "[usual]\ndead-end = 16\ncurve = 3\ntee = 3\ncrossing = 2\n", "rally")
    assert box.usual == [0, 3, 3, 2, 16]


# Our own file


def ours() -> Box:
    """Return the box that comes with the game."""
    game = find("rally")
    box: Box = game.prepare(2, game.options(), Chance("x")).rules.box
    return box


def test_our_own_mix() -> None:
    """SR-1: 24 tiles of the four kinds that reviews name, and another mix with junctions."""
    assert ours().usual == [6, 10, 0, 4, 4]
    assert ours().alternative == [6, 8, 4, 2, 4]
    assert sum(ours().usual) == sum(ours().alternative) == 24


def test_our_own_file_is_nobody_elses() -> None:
    """`ours` marks the file that comes with the game; the same file of an owner is theirs."""
    assert (ours().owned, find("rally").components) == (None, None)
    assert read_box(OURS, "rally").owned == OURS


def test_our_own_file_says_that_it_is_a_reconstruction() -> None:
    """Nobody is to think that we have seen the box."""
    assert ours().source.startswith("reconstruction")
    assert find("rally").source == ours().source


# An owner's file


def kinds(table: Table) -> list[int]:
    """Count the tiles on the rug by kind."""
    return [table.kinds.count(kind) for kind in range(5)]


def test_an_owners_file_without_another_mix_has_one() -> None:
    """SR-1: the usual one."""
    game = find("rally").with_components(MINE)
    table: Table = game.prepare(3, game.options(), Chance("mine"))
    assert kinds(table) == [5, 9, 1, 5, 4]
    game.check(table)


def test_a_mix_that_the_file_does_not_have_is_refused() -> None:
    """SR-1: nobody is given another than they asked for."""
    game = find("rally").with_components(MINE)
    with pytest.raises(Unreadable, match=r"^the tile file has no mix 'alternative'$"):
        game.prepare(3, game.options(mix="alternative"), Chance("mine"))


def test_a_table_of_a_mix_that_the_file_does_not_have_is_refused() -> None:
    """SR-1: it was laid with another box."""
    ours = find("rally")
    whole = ours.write_state(ours.prepare(2, ours.options(mix="alternative"), Chance("x")))
    with pytest.raises(Unreadable, match=r"^the tile file has no mix 'alternative'$"):
        ours.with_components(MINE).read_state(whole)


def test_each_mix_is_played_with_its_tiles() -> None:
    """SR-1: the option chooses among the two of the file."""
    game = find("rally").with_components(MINE + "[alternative]\ncurve = 24\n")
    tables = [
        game.prepare(2, game.options(mix=mix), Chance("x")) for mix in ("usual", "alternative")
    ]
    assert [kinds(table) for table in tables] == [[5, 9, 1, 5, 4], [0, 24, 0, 0, 0]]


def test_an_owners_game_tells_where_it_comes_from() -> None:
    """The source is the owner's word, and the file goes along."""
    game = find("rally").with_components(MINE)
    assert (game.source, game.components) == ("my box", MINE)


def test_a_record_carries_the_owners_file() -> None:
    """SR-1: it is replayed without the file."""
    record = begin(find("rally").with_components(MINE), 2, "mine", {"first_seat": "1"})
    record = record.then(Seat(0), "red start").then(Seat(1), "blue start")
    again = read_record(write_record(record))
    game = game_of(again)
    assert game.components == MINE
    table: Table = [step.state for step in replay(game, again)][-1]
    assert (kinds(table), table.turn) == ([5, 9, 1, 5, 4], 1)
    assert kinds(deal(game, again)) == [5, 9, 1, 5, 4]


def test_a_table_of_an_owner_is_read_by_the_owners_game_alone() -> None:
    """SR-1: our box has other tiles."""
    game = find("rally").with_components(MINE)
    whole = game.write_state(game.prepare(2, game.options(), Chance("x")))
    assert game.write_state(game.read_state(whole)) == whole
    with pytest.raises(Unreadable, match="SR-1: the tiles"):
        find("rally").read_state(whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owners_file_is_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """SR-1: by `stolik check`: 24 tiles, 4 tokens and 4 cars are counted."""
    file = tmp_path / "mine.toml"
    file.write_text(MINE, "utf-8")
    main([f"--lang={language}", "check", str(file)])
    said = capsys.readouterr().out
    assert "32" in said
    assert "my box" in said
    assert f"stolik play rally --components {file}" in said


@pytest.mark.parametrize(
    ("language", "tees", "named"),
    [
        ("en", 0, "23 tiles"),
        ("ru", 0, "квадратов 23"),
        ("en", -1, "-1 of tee"),
        ("ru", -1, "tee = -1"),
    ],
)
def test_a_broken_file_is_refused_in_the_readers_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, tees: int, named: str
) -> None:
    """SR-1: by `stolik check`, with the mix and the number."""
    file = tmp_path / "mine.toml"
    file.write_text(MINE.replace("tee = 1", f"tee = {tees}"), "utf-8")
    with pytest.raises(SystemExit):
        main([f"--lang={language}", "check", str(file)])
    said = capsys.readouterr().err
    assert named in said
    assert "usual" in said
