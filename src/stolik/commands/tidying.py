"""What `stolik tidy` does, with the parts of a server."""

import asyncio
from collections import Counter
from time import time

import click

from stolik.commands.backing_up import bar_of, opened, refuse_nothing
from stolik.core import Unreadable
from stolik.server.serving import held
from stolik.server.settings import Settings
from stolik.server.store import Store
from stolik.server.store.archive import Archive
from stolik.server.store.keeping import Weight
from stolik.server.store.stages import Stage
from stolik.server.store.tidying import CALM, sort_some, tidy_a_little, what_would_go
from stolik.words import Words

KB = 1000


def tidy_up(words: Words, settings: Settings) -> None:
    """Pack and clear away all that is not to be kept as it is, and give the room back."""
    refuse_nothing(settings)
    done, freed = asyncio.run(tidied(words, settings))
    click.echo(words("tidy-done", freed=freed, **{name: done[name] for name in SAID}))


SAID = ("gathering", "unfinished", "finished", "guests", "packed")


async def tidied(words: Words, settings: Settings) -> tuple[Counter[str], int]:
    """Tidy up; return how much of what was done, and how many KB are free now."""
    async with opened(settings) as store:
        before = (await store.keeper.stored()).bytes
        done: Counter[str] = Counter()
        now, much = time(), sum((await store.keeper.stored()).tables.values())
        with bar_of(words, "tidy-progress", much) as tell:
            while a_little := await tidy_a_little(Archive(store), settings.keeping, now):
                done += a_little
                for _ in range(a_little.total()):
                    tell()
        await give_back(store, settings)
        return done, max(0, before - (await store.keeper.stored()).bytes) // KB


async def give_back(store: Store, settings: Settings) -> None:
    """Give free room back: thoroughly, unless a server has the folder and would have to wait."""
    try:
        with held(settings):
            await store.keeper.give_back(all_at_once=True)
    except Unreadable:
        await store.keeper.give_back(all_at_once=False)


def say_what_would_go(words: Words, settings: Settings) -> None:
    """Say what would be packed and cleared away; nothing is."""
    refuse_nothing(settings)
    found, packed = asyncio.run(weighed(settings))
    counts = {name: found.get(name, Weight(0, 0)).things for name in SAID}
    size = sum(weight.bytes for weight in found.values()) // KB
    click.echo(words("tidy-would", size=size, **counts | {"packed": packed}))


async def weighed(settings: Settings) -> tuple[dict[str, Weight], int]:
    """Return what would go, and how many games would be packed.

    How far a table has come is found out and noted where nobody knew: nothing goes by that.
    """
    async with opened(settings) as store:
        now = time()
        while await sort_some(Archive(store), now):
            pass
        found = await what_would_go(store.keeper, settings.keeping, now)
        return found, (await store.keeper.weigh((Stage.OVER,), now - CALM)).things
