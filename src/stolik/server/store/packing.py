"""The entries of a game that is over, packed: one short row instead of hundreds."""

import zlib
from collections.abc import Sequence

HARD = 9
"""How hard to pack: it is done once, and is still a matter of a millisecond."""
BETWEEN = "\0"
"""Stands between two entries; no text that is stored has it."""


def packed(entries: Sequence[str]) -> bytes:
    """Return the entries, at least one, in as little room as they need."""
    return zlib.compress(BETWEEN.join(entries).encode(), HARD)


def unpacked(pack: bytes | None) -> list[str]:
    """Return the entries that were packed; none where nothing was."""
    return [] if pack is None else zlib.decompress(pack).decode().split(BETWEEN)
