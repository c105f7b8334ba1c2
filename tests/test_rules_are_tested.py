"""Every rule of every game has a test in its folder that begins with its number."""

import ast
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "src/stolik/games"
RULES = {path.parent.name: path.read_text("utf-8") for path in sorted(GAMES.glob("*/RULES.md"))}
COUNTS = {path.parts[-3]: path for path in sorted(GAMES.glob("*/tests/rules.toml"))}
"""Where a game says how many rules, deductions, rulings and rules of our own it has."""
NUMBER = r"([A-Z]{2}-[A-Z]?)(\d+)"
TAG = re.compile(rf"\*\*{NUMBER}\*\*")
OPENING = re.compile(rf"({NUMBER}(?:, {NUMBER})*):")

every_folder = pytest.mark.parametrize("folder", RULES)


def rules(folder: str) -> list[str]:
    """Return the numbers of the digest."""
    return ["".join(found) for found in TAG.findall(RULES[folder])]


def series(folder: str) -> Counter[str]:
    """Return how many numbers of each series stand there."""
    return Counter(kind for kind, _ in TAG.findall(RULES[folder]))


@cache
def docstrings(folder: str) -> list[str]:
    """Return the docstring of every test in the folder."""
    return [
        ast.get_docstring(node) or ""
        for path in sorted((GAMES / folder / "tests").glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@cache
def cited(folder: str) -> set[str]:
    """Return the numbers with which those docstrings begin."""
    openings = (OPENING.match(docstring) for docstring in docstrings(folder))
    return {number for found in openings if found for number in found.group(1).split(", ")}


@every_folder
def test_the_digest_is_complete(folder: str) -> None:
    """Each series is numbered from 1 on, each number stands there once."""
    every = [
        f"{kind}{number}" for kind, last in series(folder).items() for number in range(1, last + 1)
    ]
    assert every
    assert sorted(rules(folder)) == sorted(every)


@pytest.mark.parametrize("folder", COUNTS)
def test_no_rule_is_lost(folder: str) -> None:
    """There are as many of each series as the game's own tests say."""
    assert series(folder) == tomllib.loads(COUNTS[folder].read_text("utf-8"))


@pytest.mark.parametrize(
    ("folder", "number"), [(folder, number) for folder in RULES for number in rules(folder)]
)
def test_the_rule_is_tested(folder: str, number: str) -> None:
    """The docstring of some test begins with this number."""
    assert number in cited(folder)


@every_folder
def test_no_test_cites_a_rule_that_is_not_there(folder: str) -> None:
    """A number in a docstring is one of the digest."""
    assert cited(folder) <= set(rules(folder))


@every_folder
def test_every_test_says_what_it_shows(folder: str) -> None:
    """No test without a docstring."""
    assert docstrings(folder)
    assert all(docstrings(folder))
