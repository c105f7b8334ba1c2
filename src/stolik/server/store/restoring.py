"""Bringing a house back from a backup: what is missing is added, what is there stays.

A server may go on meanwhile: every table comes back whole or not at all, and where the server is
faster, it is looked at again.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from itertools import groupby
from time import time
from typing import NamedTuple

from stolik.server.store import Due, Kept, Known, Store, Taken
from stolik.server.store.archive import as_due, stage_of
from stolik.server.store.backup import Line
from stolik.server.store.naming import is_campaign
from stolik.server.store.stages import Stage
from stolik.server.tables.entries import read_entry, read_head
from stolik.server.tables.table import opened
from stolik.server.tables.timed_work import work_at

TOGETHER = 32
"""Tables or guests that are brought back at once."""
LETTERS = 1_000_000
"""Of tables that are brought back at once, or a single one that has more."""


class Fate(Enum):
    """What became of a table."""

    LAID = "it was not there"
    GROWN = "its last entries were not there"
    STAYED = "all of it was there, perhaps more"
    DIFFERS = "something else was there, and was left alone"


@dataclass
class Restored:
    """What became of a backup."""

    fates: Counter[Fate] = field(default_factory=Counter)
    differing: set[str] = field(default_factory=set)
    guests: int = 0


async def restore(
    store: Store, lines: Iterator[Line], tell: Callable[[], None] = lambda: None
) -> Restored:
    """Add what is missing, and tell of every table."""
    done = Restored()

    async def bring(line: Line) -> None:
        if isinstance(line, Kept):
            fate = await bring_table(store, line)
            done.fates[fate] += 1
            if fate is Fate.DIFFERS:
                done.differing.add(line.name)
            tell()
        elif isinstance(line, Known):
            await bring_guest(store, line, done.differing)
            done.guests += 1

    # All the tables before the guests, who are seated only where there is a table.
    for _, alike in groupby(lines, type):
        for group in handfuls(alike):
            await asyncio.gather(*map(bring, group))
    return done


def handfuls(lines: Iterator[Line]) -> Iterator[list[Line]]:
    """Return as many lines at once as are easy to hold."""
    group: list[Line] = []
    letters = 0
    for line in lines:
        group.append(line)
        letters += sum(map(len, line.entries)) if isinstance(line, Kept) else 0
        if len(group) == TOGETHER or letters > LETTERS:
            yield group
            group, letters = [], 0
    if group:
        yield group


async def bring_table(store: Store, kept: Kept) -> Fate:
    """Bring a table back as far as it is missing."""
    while True:
        try:
            return await compared(store, kept)
        except Taken:
            continue  # the server was faster


async def compared(store: Store, kept: Kept) -> Fate:
    """Add to the table what the backup has more than the store."""
    head, standing = await store.head(kept.name), standing_of(kept)
    if head is None:
        due, stage, lasting = standing
        if await store.put_back(kept, due or (), stage=stage, lasting=lasting):
            return Fate.LAID
        head = await store.head(kept.name)
    there = await store.entries(kept.name)
    both = min(len(there), len(kept.entries))
    if head != kept.head or there[:both] != kept.entries[:both]:
        return Fate.DIFFERS
    if both == len(kept.entries):
        return Fate.STAYED
    more = kept.entries[both:]
    await store.append(
        kept.name,
        both,
        more,
        now=kept.active,
        due=standing.due,
        listed=kept.listed,
        stage=standing.stage,
    )
    return Fate.GROWN


class Standing(NamedTuple):
    """How a table stands that was kept."""

    due: list[Due] | None
    """What time brings there, if that is known."""
    stage: Stage
    lasting: bool


def standing_of(kept: Kept) -> Standing:
    """Return how a table stands; nobody knows it where no game of ours can be laid."""
    if is_campaign(kept.name):
        return Standing(None, Stage.CAMPAIGN, lasting=True)
    try:
        head = read_head(kept.head)
        table = opened(head, [read_entry(entry) for entry in kept.entries])
    except Exception:  # noqa: BLE001 - whatever cannot be played any more is kept all the same
        return Standing(None, Stage.UNKNOWN, lasting=False)
    due = as_due(kept.name, work_at(table, time()))
    return Standing(due, stage_of(table), lasting=bool(head.campaign))


async def bring_guest(store: Store, known: Known, differing: set[str]) -> None:
    """Bring a guest back, but not to a table that was left alone."""
    tables = [table for table in known.tables if table not in differing]
    await store.remember(Known(known.guest, known.name, tables), time())
