"""The table drawn with letters, for a terminal: rows in the middle, then every player's shelves."""

from collections.abc import Mapping
from typing import Any

from stolik.core import Say, Span, phrase


def draw(view: Mapping[str, Any], say: Say) -> list[list[Span]]:
    """Return the view as lines of styled text."""
    return []
