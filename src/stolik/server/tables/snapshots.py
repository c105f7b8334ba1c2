"""A table written down as it lies, so that it is taken up without going through its whole story.

A snapshot holds nothing that its entries would not give. One that cannot be read, because another
release of the house wrote it or because it is damaged, is passed over, and the entries are gone
through instead.
"""

from dataclasses import replace
from hashlib import sha256
from typing import Any

from msgspec import Struct, json

from stolik.core import Broken, Seat, Unreadable
from stolik.server.tables.entries import Head
from stolik.server.tables.table import Question, Table, Told

EVERY = 32
"""Entries after which a table is written down anew, while it is young."""
PART = 8
"""Later, after so large a part of its entries: what is written grows with each of them."""


class Seated(Struct, array_like=True):
    """Who has a seat; the bot stands in the head."""

    guest: str
    luck: str
    came: float
    left: float | None
    taken_over: bool


class Snapshot(Struct):
    """A table after so many entries."""

    number: int
    sitters: list[Seated]
    moves: list[tuple[Seat, str]] | None
    """Of the game, once it is dealt."""
    state: Any
    story: list[Told]
    questions: list[int]
    asked: list[tuple[int, ...]]
    decided: list[int]
    bank: list[float]
    running: list[float | None]
    paid: list[tuple[Seat, float]]
    paused: bool
    asking: Question | None
    rematch: str
    undone: int


def apart(number: int) -> int:
    """Return how many entries may come before a table is written down that has so many."""
    return max(EVERY, number // PART)


def write_table(table: Table) -> str:
    """Return the table as it lies."""
    whole = json.encode(
        Snapshot(
            number=table.number,
            sitters=[
                Seated(each.guest, each.luck, each.came, each.left, each.taken_over)
                for each in table.sitters
            ],
            moves=None if table.dealt is None else list(table.dealt.moves),
            state=None if table.state is None else table.game.write_state(table.state),
            story=table.story,
            questions=table.questions,
            asked=table.asked,
            decided=table.decided,
            bank=table.clock.left,
            running=table.clock.since,
            paid=table.clock.paid,
            paused=table.paused,
            asking=table.asking,
            rematch=table.rematch,
            undone=table.undone,
        )
    )
    return sealed(whole.decode())


def sealed(whole: str) -> str:
    """Return the text under its digest: no letter of it can be changed or lost unnoticed."""
    return f"{sha256(whole.encode()).hexdigest()} {whole}"


def unsealed(text: str) -> str:
    """Return what is under the digest, if it is the one that was put there."""
    whole = text.partition(" ")[2]
    if sealed(whole) != text:
        raise ValueError("it is not as it was written")
    return whole


def read_table(head: Head, text: str) -> Table:
    """Return the table that was written down."""
    table = Table(head)
    try:
        lay(table, json.decode(unsealed(text), type=Snapshot))
    except (ValueError, TypeError, LookupError, Broken) as fault:
        raise Unreadable("the snapshot of a table is damaged: {fault}", fault=fault) from None
    return table


def lay(table: Table, kept: Snapshot) -> None:
    """Lay everything where it lay."""
    for sitter, seated in zip(table.sitters, kept.sitters, strict=True):
        sitter.guest, sitter.luck = seated.guest, seated.luck
        sitter.came, sitter.left = seated.came, seated.left
        sitter.taken_over = seated.taken_over
    table.number = kept.number
    if kept.moves is not None:
        table.dealt = replace(table.beginning(), moves=tuple(kept.moves))
        table.state = table.game.read_state(kept.state)
    table.story, table.asking = kept.story, kept.asking
    table.questions, table.asked, table.decided = kept.questions, kept.asked, kept.decided
    table.clock.left, table.clock.since, table.clock.paid = kept.bank, kept.running, kept.paid
    table.paused, table.rematch, table.undone = kept.paused, kept.rematch, kept.undone
