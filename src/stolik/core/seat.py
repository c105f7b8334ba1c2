"""A place at the table."""

from typing import NewType

Seat = NewType("Seat", int)
"""Counted from 0, clockwise; people are shown it counted from 1."""
