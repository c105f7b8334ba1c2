"""The campaign as anybody may keep it: the promises of `core.campaign`, kept for this game."""

from typing import Any, Final

from stolik.core import Campaigns, Value
from stolik.core.campaign import Moves
from stolik.games.stickers import KEY
from stolik.games.stickers.campaign import (
    Campaign,
    Evening,
    Standing,
    evening_game,
    new_campaign,
    next_evening,
    standing,
)
from stolik.games.stickers.campaign_file import read_campaign, write_campaign
from stolik.games.stickers.components import STICKERS, Sticker


def view(campaign: Campaign) -> dict[str, Any]:
    """Return all that can be told of a campaign."""
    found = standing(campaign)
    return {
        "options": dict(campaign.options),
        "roster": [{"name": name, "trophies": found.trophies[name]} for name in found.roster],
        "winners": found.winners(),
        "track": track(found),
        "opened": list(found.opened),
        "opens": found.opens,
        "evenings": evenings(campaign, found),
        "stuck": {code: list(on) for code, on in sorted(found.stuck.items())},
        "decorated": {code: list(on) for code, on in sorted(found.decorated.items())},
        "aside": [sticker_shown(each) for each in found.aside],
        "kept": [sticker_shown(each) for each in found.kept],
        "placed": [{"card": card, "sticker": name} for card, name in found.placed],
    }


def track(found: Standing) -> list[str]:
    """Return the cells of the track: what was opened, and what is to come."""
    return [*found.opened, *found.track[len(found.opened) :]]


def evenings(campaign: Campaign, found: Standing) -> list[dict[str, Any]]:
    """Return what came of each evening; one that goes on has no winners yet."""
    told: list[dict[str, Any]] = []
    for number, evening in enumerate(campaign.evenings):
        past = found.past[number] if number < len(found.past) else None
        told.append(
            {
                "players": list(evening.players),
                "bots": list(evening.bots),
                "options": dict(evening.options),
                "over": past is not None,
                "winners": [] if past is None else past.winners,
                "points": [] if past is None else past.points,
                "pack": "" if past is None else past.pack,
            }
        )
    return told


def sticker_shown(sticker: Sticker) -> dict[str, Any]:
    """Return a sticker that waits: what it is, and for how many players."""
    return {"sticker": STICKERS[sticker.kind], "mark": sticker.mark}


def played(
    campaign: Campaign,
    players: list[str],
    bots: list[str],
    options: dict[str, Value],
    seed: str,
    moves: Moves,
) -> Campaign:
    """Return the campaign with an evening that was played."""
    return campaign.then(Evening(tuple(players), tuple(bots), dict(options), seed, moves))


def count(campaign: Campaign) -> int:
    """Return how many evenings there are."""
    return len(campaign.evenings)


CAMPAIGNS: Final = Campaigns(
    key=KEY,
    new=new_campaign,
    with_evening=next_evening,
    evening=evening_game,
    played=played,
    until=Campaign.until,
    evenings=count,
    view=view,
    write=write_campaign,
    read=read_campaign,
)
