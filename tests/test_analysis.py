"""A recorded game as a curve: shares that come true, turning points, pictures."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any
from unittest.mock import patch
from xml.etree import ElementTree as ET

import pytest

from stolik import bots, games
from stolik.commands.analyse import percent
from stolik.core import Chance, Record, Seat, begin, deal, read_record, write_record
from stolik.lab import chances as played
from stolik.lab.analysis import (
    Moment,
    Turning,
    better_choice,
    choice_made,
    moments,
    table_after,
    turning_points,
)
from stolik.lab.analysis_picture import NAME_LETTER, WIDE, Said, picture
from stolik.lab.chances import Chances, chances
from stolik.terminal.curve import marks, sparks

from .program import in_every_language, refused, refused_in_every_language, stolik

RECORDS = Path(__file__).parents[1] / "src" / "stolik" / "games"
CHAIN = RECORDS / "shelf" / "tests" / "records" / "geroychiki-chain-of-six.json"
A_GAME_EACH = [min(folder.glob("*.json")) for folder in sorted(RECORDS.glob("*/tests/records"))]
SVG = "{http://www.w3.org/2000/svg}"


def moment(number: int, seat: int | None, *shares: float, games: int = 100) -> Moment:
    """Return a moment of no game in particular, its games won one after another."""
    won = [index for index, share in enumerate(shares) for _ in range(round(share * games))]
    wins = tuple(tuple(float(seat == own) for seat in range(len(shares))) for own in won)
    return Moment(number, None if seat is None else Seat(seat), Chances(shares, wins))


def record_of(key: str, seated: list[str], seed: str) -> Record:
    """Return the record of a game between bots."""
    game = games.find(key)
    record = begin(game, len(seated), seed)
    state, made = deal(game, record), []
    lucks = [Chance(f"{seed} {seat}") for seat in range(len(seated))]
    while movers := game.to_move(state):
        seat = movers[0]
        bot, moves = bots.find(seated[seat]), game.legal_moves(state, seat)
        move = bot(game, seat, game.knows(state, seat), moves, lucks[seat])
        game.play(state, seat, move)
        made.append((seat, str(move)))
    return replace(record, moves=tuple(made))


# Shares


@pytest.mark.parametrize("file", A_GAME_EACH, ids=lambda path: path.stem)
def test_shares_add_up_and_end_with_who_won(file: Path) -> None:
    """At every moment, for every seat; until the end nothing is sure."""
    record = read_record(file.read_text("utf-8"))
    found = list(moments(record, 1, 1))
    assert [each.number for each in found] == list(range(len(record.moves) + 1))
    for each in found:
        assert len(each.chances.shares) == record.seats
        assert sum(each.chances.shares) == pytest.approx(1)
    game = games.game_of(record)
    if not game.to_move(table_after(game, record, len(record.moves))):
        first = game.ranking(table_after(game, record, len(record.moves)))[0]
        sure = [1 / len(first) if seat in first else 0 for seat in range(record.seats)]
        assert list(found.pop().chances.shares) == sure
    assert all(0 < share < 1 for each in found for share in each.chances.shares)


def test_whoever_plays_better_is_seen_to_win_long_before_the_end() -> None:
    """Halfway through games of greed against luck; and between equals nobody is ahead."""
    ahead, even = [], []
    game = games.find("geroychiki")
    for number in range(4):
        seated = ["greed", "luck"] if number % 2 else ["luck", "greed"]
        record = record_of("geroychiki", seated, f"calibration {number}")
        halfway = table_after(game, record, len(record.moves) // 2)
        ahead.append(chances(game, halfway, 20).shares[seated.index("greed")])
    for number in range(16):
        start = table_after(game, begin(game, 2, f"calibration {number}"), 0)
        even.append(chances(game, start, 10).shares[0])
    assert fmean(ahead) >= 0.9
    assert fmean(even) == pytest.approx(0.5, abs=0.12)


def test_what_nobody_knows_is_not_in_the_shares() -> None:
    """Every seat imagines from what it knows; the order of the deck is nobody's knowledge."""
    record = read_record(CHAIN.read_text("utf-8"))
    game = games.game_of(record)
    asked: list[Seat] = []

    def knows(state: Any, seat: Seat) -> Any:
        asked.append(seat)
        return game.knows(state, seat)

    state = table_after(game, record, 5)
    other = game.redeal(state, Seat(0), Chance("another deck"))
    found = chances(game._replace(knows=knows), state, 10)
    assert asked == list(range(record.seats))
    assert game.write_state(other) != game.write_state(state)
    assert chances(game, other, 10) == found


def test_a_game_in_circles_goes_to_whoever_stands_best() -> None:
    """Playing on has an end even where the game has none."""
    record = read_record(CHAIN.read_text("utf-8"))
    game = games.game_of(record)
    leads = game._replace(outlook=lambda _: [float(seat == 1) for seat in range(record.seats)])
    with patch.object(played, "MOST_PLIES", 2):
        shares = chances(leads, deal(game, record), 20).shares
    assert shares.index(max(shares)) == 1
    assert max(shares) > 0.9


def test_several_processes_find_the_same() -> None:
    """Move by move."""
    record = read_record(CHAIN.read_text("utf-8")).until(2)
    assert list(moments(record, 2, 2)) == list(moments(record, 2, 1))


# Turning points


def test_turning_points_are_the_largest_changes_for_who_moved() -> None:
    """What changed for somebody else while you moved is your doing only if it changed for you."""
    found = [
        moment(0, None, 0.5, 0.5),
        moment(1, 0, 0.55, 0.45),
        moment(2, 1, 0.3, 0.7),
        moment(3, 0, 0.9, 0.1),
    ]
    assert turning_points(found) == [
        Turning(2, Seat(1), 0.45, 0.7),
        Turning(3, Seat(0), 0.3, 0.9),
    ]
    assert turning_points(found[:2]) == []


def test_what_luck_alone_would_do_is_no_turning_point() -> None:
    """The same change, seen in a few games and in many."""
    for games_, turned in ((10, 0), (200, 1)):
        found = [moment(0, None, 0.5, 0.5, games=games_), moment(1, 0, 0.7, 0.3, games=games_)]
        assert len(turning_points(found)) == turned


def test_of_many_turning_points_the_five_largest_are_named_in_order() -> None:
    """Nobody reads forty."""
    shares = [0.5, 0.1, 0.6, 0.2, 0.9, 0.5, 0.1, 0.95]
    found = [moment(n, 0 if n else None, share, 1 - share) for n, share in enumerate(shares)]
    points = turning_points(found)
    assert len(points) == 5
    assert points == sorted(points)


def test_a_better_move_is_named_where_there_was_one() -> None:
    """Only where the move lost something, and only if it is another."""
    record = record_of("geroychiki", ["luck", "luck"], "better")
    game = games.game_of(record)
    lost = [Turning(n, record.moves[n - 1][0], 0.6, 0.3) for n in range(10, 20)]
    better = [better_choice(game, record, at) for at in lost]
    made = [choice_made(game, record, at) for at in lost]
    assert [choice["move"] for choice in made] == [move for _, move in record.moves[9:19]]
    assert any(better)
    assert all(one != other for one, other in zip(better, made, strict=True))
    assert better_choice(game, record, lost[0]._replace(after=0.9)) is None


# Curves


def test_a_curve_of_letters_fits_and_ends_where_the_game_does() -> None:
    """However long the game was, and however narrow the window."""
    assert sparks([0.0, 0.5, 1.0], 10) == "▁▅█"
    for width in range(1, 61):
        drawn = sparks([0.5] * 999 + [1.0], width)
        assert len(drawn) == width
        assert drawn[-1] == "█"


def test_marks_stand_below_their_moments() -> None:
    """Two in one place stand beside each other."""
    assert marks({1: 0, 2: 3}, 5, 10) == "1  2"
    assert marks({1: 1, 2: 4, 3: 5, 4: 999}, 1000, 50) == f"123{' ' * 46}4"
    assert marks({}, 5, 10) == ""
    for width in range(1, 30):
        rise = [0.0] * 17 + [1.0] * 12
        assert sparks(rise, width)[len(marks({1: 17}, 29, width)) - 1] != "▁"


def test_only_the_end_is_certain() -> None:
    """Whatever rounding would make of it."""
    assert [percent(share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)] == [
        "0%",
        "1%",
        "50%",
        "99%",
        "100%",
    ]


@pytest.mark.parametrize(
    "names", [["Ann & co", "Ben"], [f"{'Длинное имя ' * 3}{n}" for n in "12345"]]
)
def test_the_curve_is_a_picture(names: list[str]) -> None:
    """A line and a sample for every seat, told apart without colour; numbered marks; all inside."""
    seats = len(names)
    even = [1 / seats] * seats
    last = [1.0, *([0.0] * (seats - 1))]
    found = [moment(0, None, *even), moment(1, 1, *even), moment(2, 0, *last)]
    turning = [Turning(2, Seat(0), 1 / seats, 1.0)]
    said = Said("A game " * 20, "Shares", "Move", names, ["1. Ann moved & won"])
    drawn = ET.fromstring(picture(found, turning, said))  # noqa: S314 - our own
    lines = drawn.findall(f"{SVG}polyline")
    dashes = [line.get("stroke-dasharray") for line in lines]
    assert len(set(dashes)) == len(lines) == seats
    assert [each.get("stroke-dasharray") for each in drawn.findall(f"{SVG}path")] == dashes
    assert [each.text for each in drawn.findall(f"{SVG}g/{SVG}title")] == said.points
    assert [each.text for each in drawn.findall(f"{SVG}g/{SVG}text")] == ["1"]
    texts = drawn.findall(f"{SVG}text")
    told = [each.text or "" for each in texts]
    assert {"0 %", "25 %", "50 %", "75 %", "100 %", f"1/{seats}", "Move", "2", *names} <= set(told)
    high = float(str(drawn.get("viewBox")).split()[3])
    legend = {each.text: (float(each.get("x", 0)), float(each.get("y", 0))) for each in texts}
    ends = {name: legend[name][0] + NAME_LETTER * len(name) for name in names}
    assert max(ends.values()) <= WIDE
    for one, other in pairwise(names):
        assert legend[other][1] > legend[one][1] or legend[other][0] > ends[one]
    assert all(0 < float(each.get("y", 0)) < high for each in texts)


# The command


@pytest.mark.thorough
def test_a_game_is_gone_through(tmp_path: Path) -> None:
    """A curve a player and the turning points, in the reader's language; a picture if asked for."""
    file, svg = tmp_path / "close.json", tmp_path / "curve.svg"
    record = record_of("toy-story-4", ["greed", "greed"], "close 4")
    file.write_text(write_record(record), "utf-8")
    asked = ("analyse", file, "--games", 10, "--workers", 1, "--svg", svg)
    for lang, done in in_every_language(*asked).items():
        assert (done.code, done.err) == (0, "")
        assert {"ru": "Игрок 1", "en": "Player 1"}[lang] in done.out
        assert "▅" in done.out or "▄" in done.out
        points = [line for line in done.lines if line[:2] in {f"{n}." for n in range(1, 6)}]
        assert points
        assert not any(move in point for _, move in record.moves for point in points)
    drawn = ET.fromstring(svg.read_text("utf-8"))  # noqa: S314 - our own
    assert [title.text for title in drawn.findall(f"{SVG}g/{SVG}title")] == points


def test_a_narrow_window_will_do(tmp_path: Path) -> None:
    """A few letters are a curve."""
    file = tmp_path / "short.json"
    file.write_text(write_record(read_record(CHAIN.read_text("utf-8")).until(12)), "utf-8")
    for columns in ("1", "8", "20"):
        done = stolik("analyse", file, "--games", 1, "--workers", 1, COLUMNS=columns)
        assert (done.code, done.err) == (0, "")


def test_no_picture_is_written_over_anything_else(tmp_path: Path) -> None:
    """Least of all over the record, by whatever name; an old picture may go."""
    file, link, old = tmp_path / "game.json", tmp_path / "link.svg", tmp_path / "old.svg"
    file.write_text(write_record(read_record(CHAIN.read_text("utf-8")).until(1)), "utf-8")
    before = file.read_text("utf-8")
    link.symlink_to(file)
    for svg in (file, link):
        said = refused_in_every_language("analyse", file, "--games", 1, "--svg", svg)
        assert all(svg.name in each and "SVG" in each for each in said.values())
    assert file.read_text("utf-8") == before
    old.write_text("<svg/>", "utf-8")
    asked = ("analyse", file, "--games", 1, "--workers", 1, "--svg", old)
    assert stolik(*asked).code == stolik(*asked).code == 0
    assert "polyline" in old.read_text("utf-8")


def test_a_record_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    """With the move and the rule; and a picture that cannot be written, with the file."""
    record = read_record(CHAIN.read_text("utf-8"))
    wrong = tmp_path / "wrong.json"
    wrong.write_text(write_record(record.until(3).then(Seat(0), record.moves[0][1])), "utf-8")
    assert "4" in refused("analyse", wrong, "--games", 1)
    short = tmp_path / "short.json"
    short.write_text(write_record(record.until(1)), "utf-8")
    nowhere = tmp_path / "nowhere" / "x.svg"
    assert "nowhere" in refused("analyse", short, "--games", 1, "--svg", nowhere)
    assert tmp_path.name in refused("analyse", short, "--games", 1, "--svg", tmp_path)
