"""Laying the table of an evening: of the next one, or of one that was played elsewhere."""

from typing import Any

import msgspec

from stolik.core import write_record
from stolik.server.campaigns.campaign import ServedCampaign
from stolik.server.campaigns.messages import NewEvening
from stolik.server.store.naming import new_secret
from stolik.server.tables.entries import Head, Pace

STAND_IN = "luck"
"""A chair at a table where nothing is to be decided any more."""


def evening_head(
    campaign: ServedCampaign, whole: Any, name: str, wanted: NewEvening, guest: str
) -> Head:
    """Return the table of the next evening, or say why it cannot be played so."""
    rules, players = campaign.rules, wanted.players
    bots = wanted.bots or [""] * len(players)
    later = rules.with_evening(whole, players, bots, wanted.options, "not dealt yet")
    game, record = rules.evening(later)
    return Head(
        game=game.key,
        version=game.version,
        options=record.options,
        chairs=tuple(bots),
        secret=new_secret(),
        host=guest,
        components=game.components,
        pace=Pace(*msgspec.structs.astuple(wanted.pace)),
        invited=tuple(campaign.guests.get(player, "") for player in players),
        campaign=name,
        names=tuple(players),
    )


def past_head(
    campaign: ServedCampaign, name: str, number: int, players: list[str], secret: str
) -> Head:
    """Return the table of an evening that was played elsewhere, move by move: nobody sits there."""
    game, record = campaign.rules.evening(campaign.rules.until(campaign.begun, number))
    return Head(
        game=game.key,
        version=game.version,
        options=record.options,
        chairs=(STAND_IN,) * record.seats,
        secret=secret,
        host=campaign.head.host,
        components=game.components,
        record=write_record(record),
        campaign=name,
        names=tuple(players),
    )
