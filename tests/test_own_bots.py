"""Bots from a file of one's own, in a ladder and in a simulation."""

import json
import re
from pathlib import Path

import pytest

from .program import here, refusal, stolik

PAGE = Path(__file__).parent.parent / "docs/bots.md"
WRONG = """
import beside

def silent(game, seat, knowledge, moves, chance):
    return None

def broken(game, seat, knowledge, moves, chance):
    return moves[beside.NUMBER]
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return the file that the page tells to write."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    file = tmp_path / "mine.py"
    file.write_text(found[1], "utf-8")
    return file


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    """Return a file with bots that do what they should not."""
    (tmp_path / "beside.py").write_text("NUMBER = 10_000\n")
    file = tmp_path / "wrong.py"
    file.write_text(WRONG)
    return file


@pytest.mark.thorough
def test_the_bots_of_the_page_climb_a_ladder(mine: Path) -> None:
    """In processes of their own, where nothing is known of them but their names."""
    names = [f"{mine}:bold", f"{mine}:careful", "luck"]
    call = ("ladder", "geroychiki", "--bots", ",".join(names), "--pairs", 2, "--workers", 2)
    done = stolik(*call, "--seed", "own", "--json")
    assert (done.code, done.err) == (0, "")
    told = json.loads(done.out)
    assert [each["bot"] for each in told["bots"]] == names
    assert told["games"] > 0


def test_a_simulation_seats_them_too(mine: Path) -> None:
    """Beside the others, at a table for three."""
    bots = ("--bots", f"{mine}:bold,luck")
    done = here("simulate", "geroychiki", *bots, "--games", 4, "--seats", 3, "--jobs", 1, "--json")
    assert (done.code, done.err) == (0, "")
    assert set(json.loads(done.out)["bots"]) == {f"{mine}:bold", "luck"}


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("{folder}/nowhere.py:play", "{folder}/nowhere.py"),
        ("{folder}/wrong.py:missing", "missing"),
        ("{folder}/wrong.py:silent", "None"),
        ("{folder}/wrong.py:broken", "IndexError"),
        ("{folder}/torn.py:play", "SyntaxError"),
    ],
)
def test_what_is_wrong_with_one_is_told_in_a_line(wrong: Path, bot: str, told: str) -> None:
    """The file, the function, what it played, how it failed."""
    folder = wrong.parent
    (folder / "torn.py").write_text("def play(:\n")
    name = bot.format(folder=folder)
    call = ("ladder", "geroychiki", "--bots", f"{name},luck", "--pairs", 1, "--workers", 1)
    for lang in ("ru", "en"):
        line = refusal(here(*call, "--lang", lang))
        assert told.format(folder=folder) in line
        assert name.rpartition("/")[2].partition(":")[0] in line


def test_a_family_is_not_offered_one(mine: Path) -> None:
    """At the terminal's table sit the bots that everybody knows."""
    assert "mine.py" in refusal(here("play", "geroychiki", "--seats", f"person,{mine}:bold"))
