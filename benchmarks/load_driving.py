"""The load itself: moves at a steady rate over all the tables, and how long each one took.

The rate does not wait for the server: a move is due when it is due, at any of the tables that
wait for one. So a server that is slow is seen as slow, and does not get less to do for it.
"""

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Coroutine, Sequence
from time import perf_counter
from typing import Any, Protocol

from load_lines import Line

SEATS = 4
PROBE = 0.005
"""Seconds between two looks at how late the driver itself is."""
LATE = 30.0
"""Seconds that a move may be on its way before it is called lost."""


class Table(Protocol):
    """Four windows at one table."""

    lines: list[Line]

    def move(self) -> None:
        """Make a move that the table waits for."""


class Load:
    """All the tables of a server, and what was seen of it."""

    def __init__(self, rate: float) -> None:
        """Nothing is on its way yet."""
        self.rate = rate
        self.luck = random.Random(1)  # noqa: S311 - a benchmark
        self.waiting: list[Table] = []
        """Tables where somebody is asked, and all have been told so."""
        self.faults: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        self.sent = self.shown = 0
        self.clear()

    def clear(self) -> None:
        """Begin to measure."""
        self.received = 0
        """Bytes that windows were told."""
        self.times: list[float] = []
        """From sending a move to the last of the four windows having it."""
        self.lags: list[float] = []
        """By how much the driver was late."""
        self.due = 0
        self.idle = 0
        """Moves that were due while no table waited for one."""

    # What tables say

    def ready(self, table: Table) -> None:
        """Take a table into play."""
        self.waiting.append(table)

    def seen(self, took: float) -> None:
        """Note that a move has reached all four."""
        self.shown += 1
        self.times.append(took)

    def fault(self, what: str) -> None:
        """Note that something went wrong."""
        self.faults[what[:200]] += 1

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the play."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        """Note what went wrong beside the play."""
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self.fault(repr(fault))

    # The play

    async def drive(self, seconds: float) -> None:
        """Send moves for so long; people do not move by the beat, so neither do these."""
        watching = asyncio.ensure_future(self.watch())
        due = perf_counter()
        end = due + seconds
        while (due := due + self.luck.expovariate(self.rate)) < end:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            self.send()
        watching.cancel()

    def send(self) -> None:
        """Make a move at one of the tables that wait for one."""
        self.due += 1
        if not self.waiting:
            self.idle += 1
            return
        place = int(self.luck.random() * len(self.waiting))
        table = self.waiting[place]
        self.waiting[place] = self.waiting[-1]
        self.waiting.pop()
        self.sent += 1
        table.move()

    async def watch(self) -> None:
        """Measure how late the driver is at something it should do now."""
        while True:
            due = perf_counter() + PROBE
            await asyncio.sleep(PROBE)
            self.lags.append(perf_counter() - due)

    async def finish(self) -> None:
        """Wait until nothing is on its way, or it is lost."""
        until = perf_counter() + LATE
        while (self.shown < self.sent or self.tasks) and perf_counter() < until:  # noqa: ASYNC110 - counted
            await asyncio.sleep(PROBE)


def share(values: Sequence[float], part: float) -> float:
    """Return the value below which this part of them lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


def say(how_far: str) -> None:
    """Say how far it is, to whoever watches."""
    if sys.stderr.isatty():
        print(f"{how_far:<60}", end="\r", file=sys.stderr)
