"""Evenings of campaigns: which goes on, whom it waits for, and whether another may begin."""

from typing import Any

from stolik.server.campaigns.answers import AnyCampaign, CampaignCard
from stolik.server.campaigns.archive import TRIES, CampaignArchive, Change, told
from stolik.server.campaigns.campaign import ServedCampaign
from stolik.server.campaigns.entries import CampaignHead, Met
from stolik.server.live.house import House
from stolik.server.tables.answers import TableCard
from stolik.server.tables.refusing import Stale, refuse
from stolik.server.tables.showing import card


class Evenings:
    """The campaigns of a house, with the tables at which they are played."""

    def __init__(self, house: House) -> None:
        """Play them in this house."""
        self.house = house
        self.node = house.node
        self.archive = CampaignArchive(house.node.archive)

    async def begin(self, head: CampaignHead) -> str:
        """Begin a campaign; return what it is called."""
        return await self.archive.add(head, self.node.clock())

    async def read(self, name: str) -> ServedCampaign:
        """Return a campaign as the store has it."""
        return await self.archive.read(name)

    async def change(self, name: str, change: Change) -> ServedCampaign:
        """Change a campaign; if somebody was faster, ask again."""
        return await self.archive.change(name, change, self.node.clock())

    async def playing(self, campaign: ServedCampaign) -> str:
        """Return the table at which an evening goes on, or nothing."""
        if not campaign.met:
            return ""
        last = campaign.met[-1].table
        return "" if (await self.house.room(last)).table.over else last

    async def played(self, campaign: ServedCampaign) -> Any:
        """Return the campaign with all its evenings that are over, as its game knows it."""
        over = campaign.met[:-1] if await self.playing(campaign) else campaign.met
        return campaign.with_games([await self.archive.game_of(met) for met in over])

    async def view(self, campaign: ServedCampaign) -> AnyCampaign:
        """Return all that can be told of a campaign; it takes a while, so nobody waits for it."""
        record = campaign.rules.write(await self.played(campaign))
        return await self.node.aside(told, campaign.rules.key, record)

    async def tonight(self, campaign: ServedCampaign, guest: str) -> TableCard | None:
        """Return the table at which an evening goes on, at a glance, if one does."""
        name = await self.playing(campaign)
        if not name:
            return None
        room = await self.house.room(name)
        await room.learn_names()
        return card(name, room.table, room.names, guest)

    async def card(self, name: str, guest: str) -> CampaignCard | None:
        """Return a campaign at a glance, to whoever began it or plays in it."""
        campaign = await self.read(name)
        if not campaign.is_member(guest):
            return None
        tonight = await self.tonight(campaign, guest)
        return {
            "campaign": name,
            "game": campaign.head.campaign,
            "names": campaign.names,
            "evenings": campaign.evenings - (tonight is not None),
            "playing": tonight and tonight["table"],
            "waiting": tonight is not None and is_awaited(campaign, guest, tonight),
        }

    async def check_may_meet(self, campaign: ServedCampaign, guest: str) -> None:
        """Refuse an evening of strangers, and a second one at the same time."""
        if not campaign.is_member(guest):
            raise refuse("not-your-campaign")
        if await self.playing(campaign):
            raise refuse("evening-goes-on")

    async def meet(self, name: str, met: Met, guest: str) -> None:
        """Note that an evening began, unless another one goes on."""
        for _ in range(TRIES):
            campaign = await self.read(name)
            await self.check_may_meet(campaign, guest)
            if await self.archive.append(name, campaign, [met], self.node.clock()):
                return
        raise Stale


def is_awaited(campaign: ServedCampaign, guest: str, tonight: TableCard) -> bool:
    """Tell whether an evening waits for a guest: to decide, or to sit down on a seat kept so."""
    seats = zip(campaign.met[-1].players, tonight["seats"], strict=True)
    kept_for = (campaign.guests.get(name) == guest for name, seat in seats if seat["free"])
    return tonight["waiting"] or any(kept_for)
