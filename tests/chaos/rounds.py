"""Round after round something fails, at random, while people play; then the judge looks."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from stolik.server.tables.entries import read_entry, read_head
from stolik.server.tables.table import Table, opened
from tests.chaos.disks import Disk
from tests.chaos.faults import Scene, faults_of
from tests.chaos.houses import House, open_house
from tests.chaos.judging import Fault, judged
from tests.chaos.towns import Town

CALM = (0.3, 0.8)
"""Seconds between one round and the next fault."""
PATIENCE = 30.0
"""Seconds after which nobody waits any more for play to go on."""


class Round(NamedTuple):
    """What came of one round."""

    fault: str
    moves: int
    """That were acknowledged."""
    waited: float
    """Seconds until play had gone on at every table, since whatever failed was back."""
    where: str
    """And where it went on last."""
    found: list[Fault]


class Evening:
    """A house, a town that plays in it, and the judge."""

    def __init__(self, house: House, town: Town, luck: Random) -> None:
        """Begin with tables that nobody has judged."""
        self.house = house
        self.town = town
        self.luck = luck
        self.caller = town.guest()
        self.bots = ""
        """The table at which bots play with nobody looking."""
        self.known: dict[str, list[str]] = {}
        """Of every table the entries that the store had of it."""
        self.found: set[Fault] = set()

    async def round(self, fault: str) -> Round:
        """Let something fail, wait until play goes on, and judge."""
        before = self.town.memory.moves()
        await self.let_bots_play()
        await asyncio.sleep(self.luck.uniform(*CALM))
        scene = Scene(self.house, self.town.tables(), self.caller, self.luck)
        await faults_of(self.house)[fault](scene)
        waited, where = await self.play_goes_on(time.monotonic())
        await self.look_everywhere()
        found = await self.judge()
        return Round(fault, self.town.memory.moves() - before, waited, where, found)

    async def let_bots_play(self) -> None:
        """See to it that a game of bots goes on; nobody asks the house about it."""
        if not self.bots or (await self.table_of_bots()).over:
            self.bots = await self.town.lay_for_bots()

    async def table_of_bots(self) -> Table:
        """Return the bots' table as the store has it."""
        ((head, entries),) = (await self.house.stored.tables([self.bots])).values()
        return opened(read_head(head), map(read_entry, entries))

    async def play_goes_on(self, since: float) -> tuple[float, str]:
        """Return after how many seconds a move was made at every table, and where last."""
        played, where = (await self.table_of_bots()).number, ""
        while (waited := time.monotonic() - since) < PATIENCE:
            still = self.town.still_since(since)
            bots = await self.table_of_bots()
            still += [] if bots.number > played or bots.over else ["the table of bots"]
            if not still:
                break
            where = still[-1]
            await asyncio.sleep(0.1)
        return waited, where

    async def look_everywhere(self) -> None:
        """Look at every table that is played at, at one node or another."""
        for table in self.town.tables():
            self.caller.place = self.luck.randrange(len(self.house.nodes))
            shown = await self.caller.call("GET", f"/api/tables/{table}")
            who = f"whoever looked at {self.caller.node}"
            self.town.memory.saw(table, shown.raise_for_status().json(), 0, who)

    async def judge(self, *, everything: bool = False) -> list[Fault]:
        """Return what is wrong and was not known before; of tables with news, or of all."""
        before, memory = set(self.found), self.town.memory
        told = {
            name: each.so_far()
            for name, each in memory.tables.items()
            if everything or each.has_news()
        }
        for name, (head, entries) in (await self.house.stored.tables([*told])).items():
            self.found |= {*judged(name, told.pop(name), head, entries, self.known.get(name, []))}
            self.known[name] = entries
            await asyncio.sleep(0)
        self.found |= {Fault("lost", name, "the whole table is not there") for name in told}
        return sorted(self.found - before)

    def keep(self, folder: Path) -> None:
        """Write down what was found, and all there is about the tables where it was found."""
        lines = [f"{fault.table}: {fault.kind}: {fault.what}" for fault in sorted(self.found)]
        (folder / "faults.txt").write_text("\n".join([*lines, *self.town.strange, ""]), "utf-8")
        for table in {fault.table for fault in self.found}:
            told = self.town.memory.tables[table]
            evidence = {
                "entries": self.known.get(table, []),
                "sent": [*told.sent.values()],
                "acknowledged": told.acknowledged,
                "refused": sorted(told.refused),
                "sights": [[*sight, who] for sight, who in told.sights.items()],
            }
            (folder / f"{table}.json").write_text(json.dumps(evidence, indent=1), "utf-8")


@asynccontextmanager
async def evening(
    store: str, folder: Path, disk: Disk | None, seed: str, places: int
) -> AsyncIterator[Evening]:
    """Open a house and let people play in it, for a while."""
    luck = Random(seed)  # noqa: S311 - what fails, and when
    async with open_house(store, folder, disk) as house:
        town = Town([node.url for node in house.nodes], places, luck)
        living = asyncio.ensure_future(town.live())
        night = Evening(house, town, luck)
        try:
            yield night
        finally:
            living.cancel()
            with suppress(asyncio.CancelledError):
                await living
            await night.caller.http.aclose()
