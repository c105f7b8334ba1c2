"""What is installed is what was asked for."""

import os
import tomllib
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

from .program import here

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


@pytest.mark.parametrize("name", ["stolik.core.chance", "stolik.games.shelf.moves"])
def test_compiled_exactly_when_asked(name: str) -> None:
    plain = str(import_module(name).__file__).endswith(".py")
    assert plain == (os.environ.get("STOLIK_EXPECT_COMPILED") != "1")


def test_version_is_the_projects() -> None:
    ours = tomllib.loads(PROJECT.read_text())["project"]["version"]
    assert version("stolik") == ours
    assert here("--version").out == f"stolik {ours}\n"
