"""A recorded game as a curve: shares that add up, turning points, a picture."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from stolik import games
from stolik.core import Seat, read_record, write_record
from stolik.lab.analysis import Moment, curve, moments, sparks, turning_points

from .program import in_every_language, refused

RECORDS = Path(__file__).parents[1] / "src" / "stolik" / "games"
CHAIN = RECORDS / "shelf" / "tests" / "records" / "geroychiki-chain-of-six.json"
A_GAME_EACH = [min(folder.glob("*.json")) for folder in sorted(RECORDS.glob("*/tests/records"))]


def moment(number: int, seat: int | None, *shares: float) -> Moment:
    """Return a moment of no game in particular."""
    return Moment(number, None if seat is None else Seat(seat), f"move {number}", shares)


@pytest.mark.parametrize("file", A_GAME_EACH, ids=lambda path: path.stem)
def test_shares_add_up_and_end_with_who_won(file: Path) -> None:
    """At every moment, for every seat."""
    record = read_record(file.read_text("utf-8"))
    game = games.game_of(record)
    found = list(moments(game, record, 2))
    assert [each.number for each in found] == list(range(len(record.moves) + 1))
    for each in found:
        assert len(each.shares) == record.seats
        assert sum(each.shares) == pytest.approx(1)
    assert {share in {0.0, 1.0} or share > 0.2 for share in found[-1].shares} == {True}


def test_whoever_is_about_to_win_is_likelier_to() -> None:
    """A few moves before its end, a game is nearly decided."""
    record = read_record(CHAIN.read_text("utf-8"))
    found = list(moments(games.game_of(record), record, 30))
    winner = found[-1].shares.index(max(found[-1].shares))
    assert found[-3].shares[winner] > found[0].shares[winner]


def test_turning_points_are_the_largest_changes_for_who_moved() -> None:
    """What changed for somebody else while you moved is your doing only if it changed for you."""
    found = [
        moment(0, None, 0.5, 0.5),
        moment(1, 0, 0.55, 0.45),
        moment(2, 1, 0.3, 0.7),
        moment(3, 0, 0.9, 0.1),
    ]
    assert [(at.number, round(change, 2)) for at, change in turning_points(found)] == [
        (2, 0.25),
        (3, 0.6),
    ]
    assert turning_points(found[:2]) == []


def test_of_many_turning_points_the_five_largest_are_named_in_order() -> None:
    """Nobody reads forty."""
    shares = [0.5, 0.1, 0.6, 0.2, 0.9, 0.5, 0.1, 0.95]
    found = [moment(n, 0 if n else None, share, 1 - share) for n, share in enumerate(shares)]
    points = turning_points(found)
    assert len(points) == 5
    assert [at.number for at, _ in points] == sorted(at.number for at, _ in points)


def test_a_curve_of_letters_fits() -> None:
    """However long the game was."""
    assert sparks([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert len(sparks([0.5] * 1000, 60)) <= 60


def test_the_curve_is_a_picture() -> None:
    """A line for every seat, told apart without colour, and a mark for every turning point."""
    found = [moment(0, None, 0.5, 0.5), moment(1, 0, 0.8, 0.2)]
    drawn = ET.fromstring(curve(found, ["Ann & co", "Ben"], "A game"))  # noqa: S314 - our own
    space = "{http://www.w3.org/2000/svg}"
    lines = drawn.findall(f"{space}polyline")
    assert len({line.get("stroke-dasharray") for line in lines}) == len(lines) == 2
    assert len(drawn.findall(f"{space}circle")) == 1
    said = [each.text for each in drawn.iter(f"{space}text")]
    assert said == ["A game", "Ann & co", "Ben"]


def test_a_game_is_gone_through(tmp_path: Path) -> None:
    """A curve a player and the turning points, in the reader's language; a picture if asked for."""
    picture = tmp_path / "curve.svg"
    for lang, done in in_every_language("analyse", CHAIN, "--steps", 2, "--svg", picture).items():
        assert (done.code, done.err) == (0, "")
        assert {"ru": "Игрок 1", "en": "Player 1"}[lang] in done.out
        assert "▅" in done.out or "▄" in done.out
    ET.fromstring(picture.read_text("utf-8"))  # noqa: S314 - our own


def test_a_record_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    """With the move and the rule; and a picture that cannot be written, with the file."""
    record = read_record(CHAIN.read_text("utf-8"))
    wrong = tmp_path / "wrong.json"
    wrong.write_text(write_record(record.until(3).then(Seat(0), record.moves[0][1])), "utf-8")
    assert "4" in refused("analyse", wrong, "--steps", 1)
    short = tmp_path / "short.json"
    short.write_text(write_record(record.until(1)), "utf-8")
    nowhere = tmp_path / "nowhere" / "x.svg"
    assert "nowhere" in refused("analyse", short, "--steps", 1, "--svg", nowhere)
