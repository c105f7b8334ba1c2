"""Where the campaigns of the house are: read, changed and looked at."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from time import time
from typing import Any, cast

from msgspec import json

from stolik.core import Record
from stolik.games import campaigns_of
from stolik.server.answers import AnyCampaign, CampaignCard, TableCard
from stolik.server.campaigns import (
    CampaignEntry,
    CampaignHead,
    Joined,
    Kept,
    Met,
    read_campaign_entry,
    read_campaign_head,
    write_campaign_entry,
)
from stolik.server.entries import read_entry
from stolik.server.guests import new_campaign_name
from stolik.server.house import House, NoTable
from stolik.server.laid import written_without_rules
from stolik.server.refusing import Stale, refuse
from stolik.server.rooms import TRIES
from stolik.server.showing import card
from stolik.server.store import Taken

Change = Callable[[Kept, float], list[CampaignEntry]]
LAST_TOLD = 64
"""Campaigns of which it is remembered how they stand: to find out takes a second."""


class Cupboard:
    """The campaigns of a house."""

    def __init__(self, house: House) -> None:
        """Stand in this house."""
        self.house = house

    async def add(self, head: CampaignHead) -> str:
        """Put a new campaign into the cupboard."""
        name = new_campaign_name()
        store = self.house.store
        await store.create(name, json.encode(head).decode(), time(), False)
        await store.append(name, 0, [], now=time(), guests=[head.host])
        return name

    async def read(self, name: str) -> Kept:
        """Return a campaign as the store has it."""
        head = await self.house.store.head(name)
        if head is None:
            raise NoTable("there is no campaign '{name}'", name=name)
        kept = Kept(read_campaign_head(head))
        for entry in await self.house.store.entries(name):
            kept.heard(read_campaign_entry(entry))
        return kept

    async def change(self, name: str, change: Change) -> Kept:
        """Change a campaign; if somebody was faster, ask again."""
        for _ in range(TRIES):
            kept = await self.read(name)
            entries = change(kept, time())
            if not entries or await self.store(name, kept, entries):
                return kept
        raise Stale

    async def store(self, name: str, kept: Kept, entries: list[CampaignEntry]) -> bool:
        """Store what is to happen, unless somebody was faster."""
        written = [write_campaign_entry(entry) for entry in entries]
        guests = [entry.guest for entry in entries if isinstance(entry, Joined)]
        try:
            await self.house.store.append(name, kept.number, written, now=time(), guests=guests)
        except Taken:
            return False
        for entry in entries:
            kept.heard(entry)
        return True

    async def playing(self, kept: Kept) -> str:
        """Return the table at which an evening goes on, or nothing."""
        if not kept.met:
            return ""
        last = kept.met[-1].table
        return "" if (await self.house.room(last)).table.over else last

    async def campaign(self, kept: Kept) -> Any:
        """Return the campaign with all its evenings that are over."""
        over = kept.met[:-1] if await self.playing(kept) else kept.met
        return kept.campaign([await self.game_of(met) for met in over])

    async def game_of(self, met: Met) -> Record:
        """Return what was played on an evening."""
        head = await self.house.head(met.table)
        entries = await self.house.store.entries(met.table)
        return written_without_rules(head, [read_entry(entry) for entry in entries])

    async def view(self, kept: Kept) -> AnyCampaign:
        """Return all that can be told of a campaign; it takes a while, so nobody waits for it."""
        record = kept.rules.write(await self.campaign(kept))
        return await asyncio.to_thread(told, kept.rules.key, record)

    async def tonight(self, kept: Kept, guest: str) -> TableCard | None:
        """Return the table at which an evening goes on, at a glance, if one does."""
        name = await self.playing(kept)
        if not name:
            return None
        room = await self.house.room(name)
        await room.learn_names()
        return card(name, room.table, room.names, guest)

    async def card(self, name: str, guest: str) -> CampaignCard | None:
        """Return a campaign at a glance, to whoever began it or plays in it."""
        kept = await self.read(name)
        if not kept.is_member(guest):
            return None
        tonight = await self.tonight(kept, guest)
        return {
            "campaign": name,
            "game": kept.head.campaign,
            "names": kept.names,
            "evenings": kept.evenings - (tonight is not None),
            "playing": tonight and tonight["table"],
            "waiting": tonight is not None and is_awaited(kept, guest, tonight),
        }

    async def check_may_meet(self, kept: Kept, guest: str) -> None:
        """Refuse an evening of strangers, and a second one at the same time."""
        if not kept.is_member(guest):
            raise refuse("not-your-campaign")
        if await self.playing(kept):
            raise refuse("evening-goes-on")

    async def meet(self, name: str, met: Met, guest: str) -> None:
        """Note that an evening began, unless another one goes on."""
        for _ in range(TRIES):
            kept = await self.read(name)
            await self.check_may_meet(kept, guest)
            if await self.store(name, kept, [met]):
                return
        raise Stale


def is_awaited(kept: Kept, guest: str, tonight: TableCard) -> bool:
    """Tell whether an evening waits for a guest: to decide, or to sit down on a seat kept so."""
    seats = zip(kept.met[-1].players, tonight["seats"], strict=True)
    kept_for = (kept.guests.get(name) == guest for name, seat in seats if seat["free"])
    return tonight["waiting"] or any(kept_for)


@lru_cache(LAST_TOLD)
def told(game: str, record: str) -> AnyCampaign:
    """Return all that can be told of a campaign of a game; what is told once stays so."""
    rules = campaigns_of(game)
    return cast("AnyCampaign", rules.view(rules.read(record)))
