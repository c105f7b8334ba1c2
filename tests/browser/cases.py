"""Tests at every width, in every light and language: a part of their cases in the short command."""

from collections.abc import Container, Iterable
from typing import Any

import pytest

Case = tuple[Any, ...]


def cases(every: Iterable[Case], short: Container[Case]) -> list[Any]:
    """Return every case for a test; all but those of the short command are marked."""
    return [case if case in short else long(*case) for case in every]


def long(*case: Any) -> Any:
    """Return a case for `nox -s thorough`."""
    return pytest.param(*case, marks=pytest.mark.thorough)
