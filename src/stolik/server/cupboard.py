"""Where the campaigns of the house are: read, changed and looked at."""

import asyncio
from collections.abc import Callable
from time import time
from typing import Any

from msgspec import json

from stolik.core import Record
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
from stolik.server.store import Taken

Change = Callable[[Kept, float], list[CampaignEntry]]


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

    async def view(self, kept: Kept) -> Any:
        """Return all that can be told of a campaign; it takes a while, so nobody waits for it."""
        return await asyncio.to_thread(kept.rules.view, await self.campaign(kept))

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
