"""Tidying up, a little at a time: what is over is packed, what nobody came back to goes.

What a table is, the store does not know: tables from before their stages were noted are taken up
here, once, to find out how far they have come.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stolik.core import Unreadable
from stolik.server.settings import Keeping
from stolik.server.store.archive import Archive, stage_of
from stolik.server.store.keeping import Keeper, Weight
from stolik.server.store.naming import is_campaign
from stolik.server.store.stages import FINISHED, Stage

FEW = 50
"""Tables or guests that are taken at once: nobody who plays waits long for it."""
CALM = 300.0
"""Seconds after its last entry for which a game that is over is left as it is."""
DAY = 24 * 60 * 60


class Rule(NamedTuple):
    """Tables that go."""

    name: str
    stages: tuple[Stage, ...]
    before: float
    """They had no entry since."""


def rules(keeping: Keeping, now: float) -> Iterator[Rule]:
    """Return which tables are not kept any longer."""
    stages = {"gathering": (Stage.GATHERING,), "unfinished": (Stage.PLAYING,), "finished": FINISHED}
    for name, those in stages.items():
        days = getattr(keeping, name)
        if days:
            yield Rule(name, those, now - days * DAY)


async def tidy_a_little(
    archive: Archive, keeping: Keeping, now: float, spared: Sequence[str] = ()
) -> Counter[str]:
    """Do a little, and return how much of what was done: nothing at all if all is tidy."""
    keeper = archive.store.keeper
    done = Counter(sorted=await sort_some(archive, now), packed=await pack_some(keeper, now))
    for rule in rules(keeping, now):
        done[rule.name] = await keeper.clear_away(rule.stages, rule.before, FEW, spared)
    if keeping.guests:
        done["guests"] = await keeper.clear_guests(now - keeping.guests * DAY, FEW)
    return +done


async def sort_some(archive: Archive, now: float) -> int:
    """Find out of a few tables how far they have come; return how many they were."""
    keeper = archive.store.keeper
    found = await keeper.at_stage(Stage.UNKNOWN, now, FEW)
    for name in found:
        number, stage, lasting = await looked_into(archive, name)
        await keeper.sort(name, number, stage, lasting=lasting)
    return len(found)


async def looked_into(archive: Archive, name: str) -> tuple[int, Stage, bool]:
    """Return how many entries a table has, how far it has come, and whether it must last.

    Whatever nobody can look into any more is not ours to clear away.
    """
    if is_campaign(name):
        return len(await archive.store.entries(name)), Stage.CAMPAIGN, True
    try:
        table = await archive.read(name)
    except Unreadable:
        return len(await archive.store.entries(name)), Stage.PLAYING, True
    return table.number, stage_of(table), bool(table.head.campaign)


async def pack_some(keeper: Keeper, now: float) -> int:
    """Pack a few games that are over, all with one visit to the disk; return how many."""
    found = await keeper.at_stage(Stage.OVER, now - CALM, FEW)
    return sum(await asyncio.gather(*map(keeper.pack, found)))


async def what_would_go(keeper: Keeper, keeping: Keeping, now: float) -> dict[str, Weight]:
    """Return how much is not kept any longer, and is still there."""
    found = {
        rule.name: await keeper.weigh(rule.stages, rule.before) for rule in rules(keeping, now)
    }
    if keeping.guests:
        count = await keeper.count_guests(now - keeping.guests * DAY)
        found["guests"] = Weight(count, 0)
    return found
