"""A place at the table, and the places in the end."""

from typing import Any, NewType

Seat = NewType("Seat", int)
"""Counted from 0, clockwise; people are shown it counted from 1."""


def ranked(worth: list[Any]) -> list[list[Seat]]:
    """Return the seats, those worth most first; those worth the same share the place."""
    return [
        [Seat(seat) for seat, own in enumerate(worth) if own == place]
        for place in sorted(set(worth), reverse=True)
    ]
