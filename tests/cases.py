"""Tests of every game, width, light and language: a part of their cases in the short command."""

from collections.abc import Container, Iterable
from typing import Any

import pytest

Case = tuple[Any, ...]


def cases(every: Iterable[Case], short: Container[Case]) -> list[Any]:
    """Return every case for a test; all but those of the short command are marked."""
    return [case if case in short else long(*case) for case in every]


def shorter(names: Iterable[str], *without: str) -> list[Any]:
    """Return every name for a test; those that the short command does without are marked."""
    return [long(name) if name in without else name for name in names]


def long(*case: Any) -> Any:
    """Return a case for `nox -s thorough`."""
    return pytest.param(*case, marks=pytest.mark.thorough)
