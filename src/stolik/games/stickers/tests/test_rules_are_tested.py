"""Every rule has a test that begins with its number."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

NUMBER = r"ST-[DR]?\d+"
TAG = re.compile(rf"\*\*({NUMBER})\*\*")
OPENING = re.compile(rf"({NUMBER}(?:, {NUMBER})*):")
NUMBERS = [
    *(f"ST-{n}" for n in range(1, 27)),
    *(f"ST-D{n}" for n in range(1, 7)),
    *(f"ST-R{n}" for n in range(1, 34)),
]


def rules() -> list[str]:
    """Return the numbers of the digest."""
    return TAG.findall((files("stolik.games.stickers") / "RULES.md").read_text("utf-8"))


def docstrings() -> Iterator[str]:
    """Return the docstring of every test in this folder."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


@cache
def cited() -> set[str]:
    """Return the numbers with which those docstrings begin."""
    openings = (OPENING.match(docstring) for docstring in docstrings())
    return {number for found in openings if found for number in found.group(1).split(", ")}


def test_the_digest_is_complete() -> None:
    """ST-1 … ST-26, ST-D1 … ST-D6, ST-R1 … ST-R33, each once."""
    assert sorted(rules()) == sorted(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_rule_is_tested(number: str) -> None:
    """The docstring of some test begins with this number."""
    assert number in cited()


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    """A number in a docstring is one of the digest."""
    assert cited() <= set(rules())


def test_every_test_says_what_it_shows() -> None:
    """No test without a docstring."""
    assert all(docstrings())
