"""Campaigns as the store keeps them: read, changed, and told with the games of their evenings."""

from collections.abc import Callable
from functools import lru_cache
from typing import cast

from msgspec import json

from stolik.core import Record
from stolik.games import campaigns_of
from stolik.server.campaigns.answers import AnyCampaign
from stolik.server.campaigns.campaign import ServedCampaign
from stolik.server.campaigns.entries import (
    CampaignEntry,
    CampaignHead,
    Joined,
    Met,
    read_campaign_entry,
    read_campaign_head,
    write_campaign_entry,
)
from stolik.server.store.archive import Archive, NotThere
from stolik.server.store.naming import new_campaign_name
from stolik.server.store.port import Taken
from stolik.server.store.stages import Stage
from stolik.server.tables.records import written_without_rules
from stolik.server.tables.refusing import Stale

Change = Callable[[ServedCampaign, float], list[CampaignEntry]]
TRIES = 8
"""How often a change is made anew because somebody was faster."""
LAST_TOLD = 64
"""Campaigns of which it is remembered how they stand: to find out takes a second."""


class CampaignArchive:
    """The campaigns of a store."""

    def __init__(self, tables: Archive) -> None:
        """Keep them where their tables are kept."""
        self.tables = tables
        self.store = tables.store

    async def add(self, head: CampaignHead, now: float) -> str:
        """Keep a new campaign; return what it is called."""
        name = new_campaign_name()
        text = json.encode(head).decode()
        await self.store.create(name, text, now, False, stage=Stage.CAMPAIGN, lasting=True)
        await self.store.append(name, 0, [], now=now, guests=[head.host])
        return name

    async def read(self, name: str) -> ServedCampaign:
        """Return a campaign as the store has it."""
        head = await self.store.head(name)
        if head is None:
            raise NotThere("there is no campaign '{name}'", name=name)
        campaign = ServedCampaign(read_campaign_head(head))
        for entry in await self.store.entries(name):
            campaign.heard(read_campaign_entry(entry))
        return campaign

    async def change(self, name: str, change: Change, now: float) -> ServedCampaign:
        """Change a campaign; if somebody was faster, ask again."""
        for _ in range(TRIES):
            campaign = await self.read(name)
            entries = change(campaign, now)
            if not entries or await self.append(name, campaign, entries, now):
                return campaign
        raise Stale

    async def append(
        self, name: str, campaign: ServedCampaign, entries: list[CampaignEntry], now: float
    ) -> bool:
        """Store what is to happen, unless somebody was faster."""
        written = [write_campaign_entry(entry) for entry in entries]
        guests = [entry.guest for entry in entries if isinstance(entry, Joined)]
        try:
            await self.store.append(name, campaign.number, written, now=now, guests=guests)
        except Taken:
            return False
        for entry in entries:
            campaign.heard(entry)
        return True

    async def game_of(self, met: Met) -> Record:
        """Return what was played on an evening."""
        head = await self.tables.head(met.table)
        return written_without_rules(head, await self.tables.entries(met.table))


@lru_cache(LAST_TOLD)
def told(game: str, record: str) -> AnyCampaign:
    """Return all that can be told of a campaign of a game; what is told once stays so."""
    rules = campaigns_of(game)
    return cast("AnyCampaign", rules.view(rules.read(record)))
