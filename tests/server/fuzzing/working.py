"""The processes that feed houses, and whoever watches that none of them is stuck."""

import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from multiprocessing.connection import Connection
from queue import Empty
from typing import Any

from .feeding import Fed, feed_all, peak
from .inputs import Input, made

BATCH = 500
"""Inputs for one house: then it is closed, and a new one opened."""
OFTEN = 0.5
"""Seconds between one report and the next."""
STUCK = 60.0
"""Seconds for one input after which a process is taken for stuck, and ended."""
SPAWN = multiprocessing.get_context("spawn")


@dataclass
class Tally:
    """How many inputs of each kind came to what."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    longest: float = 0.0
    """Seconds of the processor."""
    fattest: float = 0.0
    """Megabytes that one input took."""
    peak: float = 0.0
    """Megabytes that a process has ever had."""

    def take(self, given: Input, found: Fed) -> None:
        """Count one more."""
        self.counts[given.kind, found.outcome or "faults"] += 1
        self.longest = max(self.longest, found.seconds)
        self.fattest = max(self.fattest, found.megabytes)

    def add(self, other: "Tally") -> None:
        """Count what another has counted."""
        self.counts += other.counts
        self.longest = max(self.longest, other.longest)
        self.fattest = max(self.fattest, other.fattest)
        self.peak = max(self.peak, other.peak)

    @property
    def inputs(self) -> int:
        """How many there were."""
        return sum(self.counts.values())


def work(seed: str, first: int, step: int, reports: Any, now: Any) -> None:
    """Feed house after house with every so many-th input, for ever; report what happens."""
    numbers = count(first, step)
    while True:
        feed_batch(seed, [next(numbers) for _ in range(BATCH)], reports, now)


def feed_batch(seed: str, numbers: list[int], reports: Any, now: Any) -> None:
    """Feed one house; `now` always says which input it has."""
    tally, reported, given = Tally(), time.monotonic(), []

    def inputs() -> Iterator[Input]:
        for number in numbers:
            now.value = number
            given.append(number)
            yield made(seed, number)

    def tell(each: Input, found: Fed) -> None:
        nonlocal tally, reported
        tally.take(each, found)
        if time.monotonic() > reported + OFTEN:
            tally.peak = peak()
            reports.put(("tally", tally))
            tally, reported = Tally(), time.monotonic()

    fault = feed_all(inputs(), tell)
    tally.peak = peak()
    reports.put(("tally", tally))
    if fault:
        reports.put(("fault", (fault, list(given))))


class Worker:
    """One process, started again after an input that it was stuck with."""

    def __init__(self, seed: str, first: int, step: int) -> None:
        """Start it."""
        self.seed, self.step = seed, step
        self.reports: Any = SPAWN.Queue()
        self.start(first)

    def start(self, first: int) -> None:
        """Begin with an input."""
        self.now: Any = SPAWN.Value("q", first, lock=False)
        self.last, self.since = first, time.monotonic()
        self.process = SPAWN.Process(
            target=work, args=(self.seed, first, self.step, self.reports, self.now), daemon=True
        )
        self.process.start()

    def heard(self) -> Iterator[tuple[str, Any]]:
        """Return what it has reported."""
        while True:
            try:
                yield self.reports.get_nowait()
            except Empty:
                return

    def stuck(self) -> int | None:
        """Return the input with which it is stuck, or died; it then goes on after that."""
        if self.now.value != self.last:
            self.last, self.since = self.now.value, time.monotonic()
        if self.process.is_alive() and time.monotonic() < self.since + STUCK:
            return None
        number = self.last
        self.close()
        self.start(number + self.step)
        return number

    def close(self) -> None:
        """End it."""
        self.process.kill()
        self.process.join()


# Once more, alone


def try_again(inputs: list[Input], answers: Connection) -> None:
    """Feed a fresh house in a fresh process."""
    answers.send(feed_all(inputs))


def again(inputs: list[Input]) -> str:
    """Return what is wrong with these inputs, if it is so again; a stuck process is a fault."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=try_again, args=(inputs, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        return str(ours.recv()) if ours.poll(2 * STUCK) else "it does not answer"
    except EOFError:
        return "it took the process along"
    finally:
        process.kill()
        process.join()


def shortest(seed: str, numbers: list[int]) -> tuple[list[Input], str]:
    """Return the fewest of the last inputs that show the fault again, and the fault."""
    inputs = [made(seed, number) for number in numbers]
    for size in dict.fromkeys((1, min(20, len(inputs)), len(inputs))):
        fault = again(inputs[-size:])
        if fault:
            return inputs[-size:], fault
    return [], ""
