"""A full house: thousands of live tables on one core, ours beside boardgame.io's server.

Both servers get the same: so many tables of four, a window for each seat, moves at a steady rate
over all the tables, and one core. Ours plays a real game of the catalogue, sends every seat its own
view and has every move on the disk before anybody sees it; theirs counts to n in memory. What is
measured is the time from sending a move to the last of the four windows having it.

    python benchmarks/load.py                                   # everything, about five minutes
    python benchmarks/load.py --tables 50 --rate 50 --seconds 5 # a quick try
    python benchmarks/load.py --only stolik
    python benchmarks/load.py --only stolik --beside OTHER/bin/python  # another build of ours

It needs Linux (for its cores and its figures) and, for boardgame.io, Node and npm on the PATH.
"""

import argparse
import gc
import statistics
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Protocol

import uvloop
from load_boardgameio import Peer, install
from load_driving import SEATS, Load, say, share
from load_processes import CORES, Server, allow_files, peak_of
from load_stolik import House
from msgspec import Struct

from stolik.core import chance

WARM_UP = 5.0
"""Seconds of the same load before anything is measured."""
STARTS = 5
MOST_LATE = 60.0
MOST_MEMORY = 400.0
MOST_COLD = 2.0
MOST_LAG = 5.0
HELD = 0.98
"""Of the moves that were due: the last few are still on their way when the time is up."""


class Contestant(Protocol):
    """A server with its tables."""

    name: str
    server: Server

    async def prepare(self, tables: int) -> None:
        """Lay the tables and open the windows."""

    def lost(self) -> int:
        """Return how many moves the server has lost, it being dead."""


class Figures(Struct):
    """What was seen of one server."""

    due: float
    rate: float
    cpu: float
    each: float
    waited: float
    driver: float
    kib: float
    p50: float = 0.0
    p90: float = 0.0
    p99: float = 0.0
    most: float = 0.0
    late: float = 0.0
    memory: float = 0.0
    workers: float = 0.0
    cold: float = 0.0
    lost: int = 0


ROWS = (
    ("due", "moves due a second", 1),
    ("rate", "moves shown a second", 1),
    ("p50", "p50, ms", 2),
    ("p90", "p90, ms", 2),
    ("p99", "p99, ms", 2),
    ("most", "max, ms", 2),
    ("kib", "KiB to the windows, a move", 1),
    ("cpu", "CPU of its core, %", 1),
    ("each", "CPU a move, µs", 0),
    ("waited", "waiting for its core, %", 1),
    ("memory", "memory at its peak, MiB", 1),
    ("workers", "its bot workers, MiB", 1),
    ("cold", "cold start, s", 2),
    ("lost", "lost", 0),
    ("late", "lag of the driver itself, p99, ms", 2),
    ("driver", "CPU of the driver, %", 1),
)

Make = Callable[[Path, Load], Contestant]


async def measure(make: Make, asked: argparse.Namespace) -> Figures:
    """Start a server, load it and return what was seen."""
    cold = statistics.median(cold_starts(make))
    with tempfile.TemporaryDirectory() as folder:
        load = Load(asked.rate)
        contestant = make(Path(folder), load)
        contestant.server.start()
        try:
            await contestant.prepare(asked.tables)
            calm_garbage()
            await load.drive(WARM_UP)
            await load.finish()
            figures = await under_load(contestant, load, asked.seconds)
        finally:
            contestant.server.kill()
        figures.cold = cold
        figures.lost += contestant.lost() + report(contestant, load)
        return figures


def cold_starts(make: Make) -> list[float]:
    """Start the server several times where nothing is yet; return after how long it served."""
    took = []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            server = make(Path(folder), Load(1)).server
            took.append(server.start())
            server.kill()
    return took


def calm_garbage() -> None:
    """Keep the collector from stopping the driver: all the tables are there now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


async def under_load(contestant: Contestant, load: Load, seconds: float) -> Figures:
    """Measure for so many seconds."""
    say(f"{contestant.name}: under load for {seconds:.0f} s")
    load.clear()
    server = contestant.server
    began, own = perf_counter(), process_time()
    cpu, waited = server.cpu(), server.waited()
    await load.drive(seconds)
    wall, cpu, waited = perf_counter() - began, server.cpu() - cpu, server.waited() - waited
    figures = Figures(
        due=load.due / wall,
        rate=len(load.times) / wall,
        cpu=cpu / wall * 100,
        each=cpu / max(1, len(load.times)) * 1e6,
        waited=waited / wall * 100,
        driver=(process_time() - own) / wall * 100,
        kib=load.received / max(1, len(load.times)) / 1024,
    )
    await load.finish()
    for name, part in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("most", 1.0)):
        setattr(figures, name, share(load.times, part) * 1e3)
    figures.late = share(load.lags, 0.99) * 1e3
    figures.lost = load.sent - load.shown
    figures.memory = server.peak()
    figures.workers = sum(peak_of(child) for child in server.children())
    return figures


def report(contestant: Contestant, load: Load) -> int:
    """Say what went wrong; return how often."""
    say("")
    for fault, times in load.faults.most_common(5):
        print(f"{contestant.name}: {times} × {fault}")
    if load.idle:
        print(f"{contestant.name}: {load.idle} moves were due while no table was ready for one")
    return load.faults.total()


def show(seen: dict[str, Figures]) -> None:
    """Print the figures side by side, and the ratio where there are two."""
    print(
        f"{'':<36}" + "".join(f"{name:>14}" for name in seen) + f"{'ratio':>10}" * (len(seen) > 1)
    )
    for name, about, digits in ROWS:
        values = [getattr(figures, name) for figures in seen.values()]
        line = f"{about:<36}" + "".join(f"{value:>14,.{digits}f}" for value in values)
        ratio = f"{values[0] / values[1]:>8.2f} ×" if len(values) > 1 and values[1] else ""
        print(line + ratio)
    for name, figures in seen.items():
        if figures.late > MOST_LAG:
            print(f"The driver was late itself beside {name}: the times are worse than they were.")


def judge(figures: Figures, asked: argparse.Namespace) -> None:
    """Say whether ours is as good as it must be."""
    print()
    for about, good in (
        (f"the rate of {asked.rate:g} moves a second held", figures.rate > HELD * figures.due),
        (f"p99 under {MOST_LATE:g} ms", figures.p99 < MOST_LATE),
        (f"under {MOST_MEMORY:g} MiB", figures.memory < MOST_MEMORY),
        ("nothing lost", figures.lost == 0),
        (f"serving {MOST_COLD:g} s after a cold start", figures.cold < MOST_COLD),
    ):
        print(f"{about}: {'reached' if good else 'MISSED'}")


def main() -> None:
    """Measure both, or one."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=2000, help="of four, all in play")
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second, over all tables")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--only", choices=["stolik", "boardgameio"])
    parser.add_argument("--beside", metavar="PYTHON", help="that has another Stolik installed")
    asked = parser.parse_args()
    allow_files(asked.tables * SEATS)
    if asked.only != "stolik":
        install()
    makes: dict[str, Make] = {"stolik": House, "boardgameio": Peer}
    print(
        f"{asked.tables} tables of {SEATS}, {asked.tables * SEATS} windows, {asked.rate:g} moves"
        f" a second for {asked.seconds:g} s; {build()} build of ours; {len(CORES)} cores"
    )
    chosen = [(name, make) for name, make in makes.items() if asked.only in {None, name}]
    if asked.beside:
        chosen.insert(1, ("beside", partial(House, name="beside", python=asked.beside)))
    seen = {name: uvloop.run(measure(make, asked)) for name, make in chosen}
    show(seen)
    if "stolik" in seen:
        judge(seen["stolik"], asked)


def build() -> str:
    """Name the build of ours that is measured."""
    return "plain" if str(chance.__file__).endswith(".py") else "compiled"


if __name__ == "__main__":
    main()
