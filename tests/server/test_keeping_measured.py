"""The measurement of what finished games take: a rehearsal of what runs with 100,000 of them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "keeping.py"
PATIENT = 300
"""Seconds that a busy machine may take."""


def measured(kind: str, tables: int, played: int) -> dict[str, int]:
    """Return how many bytes a table of each game takes in such a database."""
    command = [sys.executable, str(SCRIPT), "--only", kind]
    command += ["--tables", str(tables), "--played", str(played)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENT, check=True)
    found = re.findall(r"^  ([\w-]+).*?([\d,]+)   \(", done.stdout, re.MULTILINE)
    return {name: int(count.replace(",", "")) for name, count in found}


def test_a_few_finished_games_are_small() -> None:
    """Of every game of the catalogue, in a file."""
    found = measured("sqlite", 40, 2)
    assert {"geroychiki", "hercules", "rally", "stickers", "all"} <= set(found)
    assert max(found.values()) < 15_000


@pytest.mark.thorough
@pytest.mark.parametrize(("kind", "games"), [("sqlite", 500), ("postgresql", 1200)])
def test_many_finished_games_are_small(kind: str, games: int) -> None:
    """In either database; PostgreSQL takes room for many at once."""
    assert max(measured(kind, games, 2).values()) < 15_000
