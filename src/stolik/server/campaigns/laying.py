"""Beginning a campaign, and laying the table of an evening: the next, or one of elsewhere."""

from typing import Any, NamedTuple

import msgspec

from stolik.core import Said, Value, wire, write_record
from stolik.games import campaigns, campaigns_of
from stolik.server.campaigns.campaign import ServedCampaign
from stolik.server.campaigns.messages import NewCampaign, NewEvening
from stolik.server.store.naming import new_secret
from stolik.server.tables.entries import Head, Pace

STAND_IN = "luck"
"""A chair at a table where nothing is to be decided any more."""


class Begun(NamedTuple):
    """What a new campaign begins with."""

    game: str
    record: str
    roster: list[str]


class EveningLaid(NamedTuple):
    """The table of an evening."""

    head: Head
    options: dict[str, Value]
    """What is settled for this evening, beside what holds for all."""


def begun(wanted: NewCampaign) -> Begun:
    """Return what a new campaign begins with, if it can be played."""
    if wanted.record is None:
        rules = campaigns_of(wanted.game)
        campaign = rules.new(new_secret(), wanted.roster, wanted.options, wanted.components)
        return Begun(rules.key, rules.write(campaign), wanted.roster)
    rules = campaigns_of(wanted.game or game_named(wanted.record))
    campaign = rules.read(wanted.record)
    told = rules.view(campaign)
    over = sum(evening["over"] for evening in told["evenings"])
    names = [player["name"] for player in told["roster"]]
    return Begun(rules.key, rules.write(rules.until(campaign, over)), names)


def game_named(record: str) -> str:
    """Return the game that a saved campaign names; with one that has campaigns, that one."""
    named = wire.read(record, Said("the campaign")).get("game")
    return str(named or next(iter(campaigns())))


def evening_head(
    campaign: ServedCampaign, whole: Any, name: str, wanted: NewEvening, guest: str, luck: str
) -> EveningLaid:
    """Return the table of the next evening, or say why it cannot be played so."""
    rules, players = campaign.rules, wanted.players
    bots = wanted.bots or [""] * len(players)
    later = rules.with_evening(whole, players, bots, wanted.options, "not dealt yet", luck)
    game, record = rules.evening(later)
    head = Head(
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
    return EveningLaid(head, rules.settled(later))


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
