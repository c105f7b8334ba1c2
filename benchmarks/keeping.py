"""How much room finished games take: of every game of the catalogue, and a day's worth of all.

A few dozen games of each are played by bots in the seats of people, as a house would write them
down. Copies of them, with guests, luck and names of their own, are stored as fast as the store
takes them, and tidied up as a running house does. What is counted is all that the database takes
of the disk: heads, entries, indexes, whatever it needs to find them, and room that lies free.

    python benchmarks/keeping.py                  # 100,000 tables, in SQLite and in PostgreSQL
    python benchmarks/keeping.py --tables 2000    # a quick try
    python benchmarks/keeping.py --only sqlite
"""

import argparse
import asyncio
import re
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, cycle
from pathlib import Path
from secrets import token_urlsafe

import asyncpg
from msgspec import Struct
from store import server

from stolik import bots, games
from stolik.core import AnyGame, Chance, Seat
from stolik.server.settings import Keeping
from stolik.server.store import Due, Store, open_store
from stolik.server.store.archive import Archive
from stolik.server.store.naming import new_table_name
from stolik.server.store.stages import Stage
from stolik.server.store.tidying import CALM, tidy_a_little
from stolik.server.tables import wishes
from stolik.server.tables.entries import Entry, Head, write_entry, write_head
from stolik.server.tables.snapshots import EVERY, write_table
from stolik.server.tables.table import Table

TABLES = 100_000
GOAL = 15_000
"""Bytes that a finished table may take."""
PLAYED = 24
"""Games of each that are played; the others are copies."""
CHUNK = 500
"""Tables that are stored between one tidying and the next."""
ALONE = 2000
"""Tables of one game that are stored to see what they take."""
PLAYERS = ("greed", "luck")
BEGAN = 1_790_000_000.0
THINKS = 7.123
"""Seconds from one move to the next."""
KEEP_ALL = Keeping(0, 0, 0, 0)


class Played(Struct):
    """A game that was played, with marks where every copy has words of its own."""

    head: str
    entries: list[str]
    snapshot: str
    """As it lay in the middle: a house has written it down, and must forget it."""
    marks: list[str]


def played(game: AnyGame, number: int) -> Played:
    """Play one game, as a house would write it down."""
    seats = game.seats[number % len(game.seats)]
    guests = [mark(f"guest{seat}") for seat in range(seats)]
    secret = mark("secret", 32)
    chairs = ("",) * len(guests)
    head = Head(game.key, game.version, {}, chairs, secret, guests[0])
    sitting = Sitting(Table(head), number)
    for seat, guest in enumerate(guests):
        sitting.grant(
            wishes.sit(sitting.table, Seat(seat), guest, f"luck{guest}"[:22], sitting.now)
        )
    sitting.play_out()
    marks = [secret, *guests, *(f"luck{guest}"[:22] for guest in guests)]
    return Played(write_head(head), sitting.written, sitting.snapshot, marks)


def mark(word: str, length: int = 22) -> str:
    """Return a word of a length that can be found again."""
    return f"{word}~".ljust(length, "~")


class Sitting:
    """A game under way, with its own clock."""

    def __init__(self, table: Table, number: int) -> None:
        """Sit down with bots that have luck of their own."""
        self.table = table
        self.now = BEGAN
        self.written: list[str] = []
        self.snapshot = ""
        self.luck = Chance(f"keeping {number}")
        self.bots = [
            bots.find(name) for _, name in zip(table.sitters, cycle(PLAYERS), strict=False)
        ]

    def grant(self, entries: list[Entry]) -> None:
        """Let something happen."""
        for entry in entries:
            self.table.heard(entry)
        self.written += [write_entry(entry) for entry in entries]
        self.now += THINKS
        if len(self.written) % EVERY == 0:
            self.snapshot = write_table(self.table)

    def play_out(self) -> None:
        """Play to the end; everybody goes once in between and comes back, as people do."""
        table = self.table
        for turn in count():
            if not table.waits_for:
                return
            seat = table.waits_for[0]
            self.move(seat, str(turn))
            if turn < len(table.sitters):
                self.grant(wishes.leave(table, seat, self.now))
                self.grant(wishes.come_back(table, seat, self.now))

    def move(self, seat: Seat, id_: str) -> None:
        """Decide for a person, as a window would say it."""
        table, game = self.table, self.table.game
        moves = game.legal_moves(table.state, seat)
        move = self.bots[seat](game, seat, game.knows(table.state, seat), moves, self.luck)
        question = table.questions[seat]
        self.grant(wishes.move(table, seat, question, str(move), self.now, id_=id_))


def copied(game: Played) -> tuple[str, list[str], list[str]]:
    """Return head, entries and guests of a copy, with words of its own wherever there is a mark."""
    own = {each: token_urlsafe(len(each))[: len(each)] for each in game.marks}
    found = re.compile("|".join(re.escape(each) for each in game.marks))
    texts = [found.sub(lambda mark: own[mark[0]], text) for text in (game.head, *game.entries)]
    return texts[0], texts[1:], [own[each] for each in game.marks if each.startswith("guest")]


async def store_one(store: Store, game: Played) -> None:
    """Store a game as a house does: begun, written down, over."""
    head, entries, guests = copied(game)
    name = new_table_name()
    await store.create(name, head, BEGAN, listed=False)
    *most, last = entries
    due = [Due(name, "bot 0", BEGAN)]
    await store.append(name, 0, most, now=BEGAN, due=due, guests=guests, stage=Stage.PLAYING)
    await store.keep_snapshot(name, len(most), game.snapshot)
    await store.append(name, len(most), [last], now=BEGAN, due=[], stage=Stage.OVER)
    for guest in guests:
        await store.rename(guest, "Guest of the house", BEGAN)


async def fill(store: Store, kinds: list[Played], tables: int) -> float:
    """Store so many tables and tidy up; return the bytes of each."""
    empty = (await store.keeper.stored()).bytes
    archive, chosen = Archive(store), cycle(kinds)
    for start in range(0, tables, CHUNK):
        now = [next(chosen) for _ in range(min(CHUNK, tables - start))]
        await asyncio.gather(*(store_one(store, game) for game in now))
        while await tidy_a_little(archive, KEEP_ALL, BEGAN + CALM + 1):
            pass
        await store.keeper.give_back(all_at_once=False)  # as PostgreSQL does every minute
    stored = await store.keeper.stored()
    assert stored.tables == {Stage.PACKED: tables}  # noqa: S101 - or the figure means nothing
    return (stored.bytes - empty) / tables


async def filled(place: str, kinds: list[Played], tables: int) -> float:
    """Fill a store that is new."""
    store = open_store(place)
    await store.open()
    try:
        return await fill(store, kinds, tables)
    finally:
        await store.close()


class Places:
    """Where a store can be that nobody has filled yet."""

    def __init__(self, folder: str, url: str | None) -> None:
        """Make files in a folder, or databases at a server."""
        self.folder = folder
        self.url = url
        self.numbers = count()

    @contextmanager
    def fresh(self) -> Iterator[str]:
        """Make one, and clear it away afterwards."""
        name = f"keeping{next(self.numbers)}"
        if self.url is None:
            yield f"{self.folder}/{name}.db"
            for file in Path(self.folder).glob(f"{name}.db*"):
                file.unlink()
        else:
            self.told(f"create database {name}")
            where, mark, more = self.url.partition("?")
            yield f"{where.rpartition('/')[0]}/{name}{mark}{more}"
            self.told(f"drop database {name} with (force)")

    def told(self, statement: str) -> None:
        """Tell the server something."""

        async def tell() -> None:
            line = await asyncpg.connect(self.url)
            await line.execute(statement)
            await line.close()

        asyncio.run(tell())


def measure(kind: str, places: Places, kinds: dict[str, list[Played]], tables: int) -> bool:
    """Print what a table takes, of every game and of all; tell whether that is little enough."""
    print(f"\n{kind}: bytes of a finished table")
    each = {}
    for key, games_ in kinds.items():
        with places.fresh() as place:
            each[key] = asyncio.run(filled(place, games_, min(ALONE, tables)))
        raw = sum(sum(map(len, (one.head, *one.entries))) for one in games_) / len(games_)
        plies = sum(len(one.entries) for one in games_) / len(games_)
        print(f"  {key:16}{each[key]:10,.0f}   ({plies:,.0f} entries, {raw:,.0f} letters)")
    began = time.perf_counter()
    with places.fresh() as place:
        mixed = [one for some in zip(*kinds.values(), strict=True) for one in some]
        each["all"] = asyncio.run(filled(place, mixed, tables))
    took = time.perf_counter() - began
    print(f"  {'all, mixed':16}{each['all']:10,.0f}   ({tables:,} tables in {took:,.0f} s)")
    return max(each.values()) < GOAL


def main() -> None:
    """Measure both stores."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=TABLES)
    asked.add_argument("--played", type=int, default=PLAYED, help="games of each to copy")
    asked.add_argument("--only", choices=("sqlite", "postgresql"))
    asked.add_argument("--database", help="a PostgreSQL server that may be filled")
    given = asked.parse_args()
    kinds = {
        key: [played(game, number) for number in range(given.played)]
        for key, game in games.catalogue().items()
    }
    little = True
    with tempfile.TemporaryDirectory() as folder:
        if given.only != "postgresql":
            little &= measure("SQLite", Places(folder, None), kinds, given.tables)
        if given.only != "sqlite":
            with server(given.database) as url:
                little &= measure("PostgreSQL", Places(folder, url), kinds, given.tables)
    print(f"\nUnder {GOAL:,} bytes each: {'yes' if little else 'NO'}")


if __name__ == "__main__":
    main()
