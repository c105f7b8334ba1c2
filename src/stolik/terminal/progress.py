"""A bar that shows how far long work has come, to whoever sits at a terminal."""

from collections.abc import Iterable
from typing import TypeVar

from rich.console import Console
from rich.progress import track

Piece = TypeVar("Piece")


def with_bar(work: Iterable[Piece], title: str, pieces: int) -> Iterable[Piece]:
    """Hand the pieces on as they are done; the bar is beside what is printed, not in it."""
    console = Console(stderr=True)
    return track(work, title, pieces, console=console, disable=not console.is_terminal)
