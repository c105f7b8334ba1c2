"""Rehearsals of what is measured about hints and long tables: the figures are for another day."""

import subprocess
import sys
from pathlib import Path

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def lines(script: str, *asked: str) -> list[str]:
    """Return what a benchmark prints."""
    command = [sys.executable, str(BENCHMARKS / script), *asked]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, timeout=120
    ).stdout.splitlines()


def test_how_long_a_bot_waits_is_measured_with_and_without_hints() -> None:
    """A line each, for the same bot's decisions."""
    asked = ("--hints", "4", "--thoughts", "3", "--rounds", "1", "--games", "geroychiki")
    told = lines("thinking.py", *asked)
    crowds = ["no hints", "4 hints of one guest", "4 hints of as many"]
    assert [line[14:40].strip() for line in told] == crowds
    assert all("a bot waits" in line and line.endswith(" ms") for line in told)


def test_how_long_a_move_takes_is_measured_while_somebody_looks() -> None:
    """A small game, looked at a few times."""
    asked = ("--moves", "60", "--looks", "3", "--rounds", "1", "--quiet", "2", "--seed", "0")
    size, quiet, beset = lines("looking.py", *asked)
    assert size.startswith("A look at 60 moves: ")
    assert quiet.startswith("with nobody looking")
    assert beset.startswith("while 3 looks are asked for")
