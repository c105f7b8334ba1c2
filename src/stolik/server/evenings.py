"""Calls about campaigns: beginning one, joining, meeting for an evening, taking evenings back."""

import asyncio
import re
from time import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from stolik.core import Unreadable, write_record
from stolik.core.wire import shortened
from stolik.games import campaigns, campaigns_of
from stolik.server import messages
from stolik.server.answers import CampaignShown
from stolik.server.campaigns import CampaignHead, Kept, Met
from stolik.server.cupboard import Cupboard
from stolik.server.door import Door, answer, body, name_in
from stolik.server.entries import Head, Pace
from stolik.server.guests import is_campaign, new_secret, new_table_name
from stolik.server.house import NoTable
from stolik.server.limits import TABLES
from stolik.server.lobby import check_bots
from stolik.server.names import is_name
from stolik.server.playing import drawn
from stolik.server.refusing import refuse

STAND_IN = "luck"
"""A chair at a table where nothing is to be decided any more."""


def campaign_in(request: Request) -> str:
    """Return the name of the campaign in an address."""
    name = name_in(request, "campaign")
    if not is_campaign(name):
        raise NoTable("there is no campaign '{name}'", name=name)
    return name


async def begin_campaign(request: Request, door: Door) -> Response:
    """Begin a campaign, or take up one that was saved."""
    wanted, guest = await body(request, messages.NewCampaign), door.known(request)
    door.limits.check(TABLES, guest)
    for name in wanted.roster:
        check_name(name)
    head = CampaignHead(*await asyncio.to_thread(begun, wanted, guest))
    return answer({"campaign": await Cupboard(door.house).add(head)}, 201)


def begun(wanted: messages.NewCampaign, guest: str) -> tuple[str, str, str]:
    """Return what a new campaign begins with, if it can be played."""
    if wanted.record is None:
        rules = campaigns_of(wanted.game)
        campaign = rules.new(new_secret(), wanted.roster, wanted.options, wanted.components)
        return rules.key, guest, rules.write(campaign)
    rules = campaigns_of(wanted.game or game_named(wanted.record))
    campaign = rules.read(wanted.record)
    told = rules.view(campaign)
    for player in told["roster"]:
        check_name(player["name"])
    over = sum(evening["over"] for evening in told["evenings"])
    return rules.key, guest, rules.write(rules.until(campaign, over))


def game_named(record: str) -> str:
    """Return the game that a saved campaign names; with one that has campaigns, that one."""
    try:
        named = msgspec.json.decode(record, type=dict[str, Any]).get("game")
    except msgspec.MsgspecError:
        named = None
    return str(named or next(iter(campaigns())))


def check_name(name: str) -> None:
    """Refuse a name that will not do in front of children."""
    if not is_name(name):
        raise refuse("name")


async def show_campaign(request: Request, door: Door) -> Response:
    """Show a campaign: who plays, what was won, opened and stuck, and every evening."""
    cupboard = Cupboard(door.house)
    kept = await cupboard.read(campaign_in(request))
    return answer(await shown(cupboard, kept, door.guest(request)))


async def shown(cupboard: Cupboard, kept: Kept, guest: str) -> CampaignShown:
    """Return a campaign as a guest sees it."""
    earlier = [None] * kept.rules.evenings(kept.begun)
    return {
        "game": kept.head.campaign,
        "host": guest == kept.head.host,
        "names": [
            {"name": name, "you": bool(guest) and owner == guest}
            for name, owner in kept.guests.items()
        ],
        "tables": [*earlier, *(met.table for met in kept.met)],
        "playing": await cupboard.playing(kept) or None,
        "tonight": await cupboard.tonight(kept, guest),
        "view": await cupboard.view(kept),
    }


async def invite_to_campaign(request: Request, door: Door) -> Response:
    """Return the link and the QR code to a campaign: the same for all, and for good."""
    name = campaign_in(request)
    await Cupboard(door.house).read(name)
    link = f"{request.url.scheme}://{request.url.netloc}/c/{name}"
    return answer({"link": link, "qr": drawn(link)})


async def join_campaign(request: Request, door: Door) -> Response:
    """Play under a name of the campaign, or under a new one."""
    name, guest = (await body(request, messages.Join)).name.strip(), door.known(request)
    check_name(name)
    cupboard = Cupboard(door.house)
    await cupboard.change(campaign_in(request), lambda kept, now: kept.join(name, guest, now))
    return answer({"name": name})


async def leave_campaign(request: Request, door: Door) -> Response:
    """Give a name of the campaign free: one's own, or any as the host."""
    name, guest = (await body(request, messages.Join)).name.strip(), door.known(request)
    cupboard = Cupboard(door.house)
    await cupboard.change(campaign_in(request), lambda kept, now: kept.part(name, guest, now))
    return answer({"name": name})


async def meet(request: Request, door: Door) -> Response:
    """Begin an evening: lay a table with the deck as it is now, a seat for each who plays."""
    wanted, guest = await body(request, messages.NewEvening), door.known(request)
    door.limits.check(TABLES, guest)
    for name in wanted.players:
        check_name(name)
    bots = wanted.bots or [""] * len(wanted.players)
    if len(bots) != len(wanted.players):
        raise Unreadable(
            "{bots} bots or gaps for {players} players", bots=len(bots), players=len(wanted.players)
        )
    check_bots(bots)
    name, table, cupboard = campaign_in(request), new_table_name(), Cupboard(door.house)
    kept = await cupboard.read(name)
    await cupboard.check_may_meet(kept, guest)
    campaign = await cupboard.campaign(kept)
    head = await asyncio.to_thread(evening_head, kept, campaign, name, wanted, guest)
    await door.house.create(table, head)
    met = Met(table, tuple(wanted.players), tuple(bots), wanted.options, time())
    await cupboard.meet(name, met, guest)
    return answer({"table": table}, 201)


def evening_head(
    kept: Kept, campaign: Any, name: str, wanted: messages.NewEvening, guest: str
) -> Head:
    """Return the table of the next evening, or say why it cannot be played so."""
    bots = wanted.bots or [""] * len(wanted.players)
    later = kept.rules.with_evening(campaign, wanted.players, bots, wanted.options, "not dealt yet")
    game, record = kept.rules.evening(later)
    return Head(
        game=game.key,
        version=game.version,
        options=record.options,
        chairs=tuple(bots),
        secret=new_secret(),
        host=guest,
        components=game.components,
        pace=Pace(*msgspec.structs.astuple(wanted.pace)),
        invited=tuple(kept.guests.get(player, "") for player in wanted.players),
        campaign=name,
        names=tuple(wanted.players),
    )


async def take_back(request: Request, door: Door) -> Response:
    """Let only the first so many evenings count; the campaign as it was comes back, to be kept."""
    wanted, guest = await body(request, messages.Evenings), door.known(request)
    cupboard, name = Cupboard(door.house), campaign_in(request)
    before = await cupboard.read(name)
    whole = before.rules.write(await cupboard.campaign(before))
    kept = await cupboard.change(
        name, lambda kept, now: kept.take_back(wanted.evenings, guest, now)
    )
    return answer({"evenings": kept.evenings, "record": whole})


async def branch(request: Request, door: Door) -> Response:
    """Begin another campaign from the first so many evenings of this one."""
    wanted, guest = await body(request, messages.Evenings), door.known(request)
    door.limits.check(TABLES, guest)
    cupboard = Cupboard(door.house)
    kept = await cupboard.read(campaign_in(request))
    whole = await cupboard.campaign(kept)
    check_evenings(wanted.evenings, kept.rules.evenings(whole))
    campaign = kept.rules.until(whole, wanted.evenings)
    head = CampaignHead(kept.head.campaign, guest, kept.rules.write(campaign))
    return answer({"campaign": await cupboard.add(head)}, 201)


def check_evenings(asked: int, found: int) -> None:
    """Refuse to count on evenings that were not played."""
    if asked > found:
        raise Unreadable(
            "{asked} evenings asked for; the campaign has {found}", asked=asked, found=found
        )


async def open_evening(request: Request, door: Door) -> Response:
    """Open the table of an evening, to look at; one that was played elsewhere gets one here."""
    name, number = campaign_in(request), evening_in(request)
    cupboard = Cupboard(door.house)
    kept = await cupboard.read(name)
    before = kept.rules.evenings(kept.begun)
    check_evenings(number, kept.evenings)
    if number > before:
        return answer({"table": kept.met[number - before - 1].table})
    door.limits.check(TABLES, door.who(request))
    table, secret = door.passes.next_table(f"{name} {number}")
    players = (await cupboard.view(kept))["evenings"][number - 1]["players"]
    head = await asyncio.to_thread(past_head, kept, name, number, players, secret)
    await door.house.create(table, head)
    return answer({"table": table})


def evening_in(request: Request) -> int:
    """Return the number of the evening in an address; the first is 1."""
    text = str(request.path_params["evening"])
    if not re.fullmatch(r"[1-9][0-9]{0,8}", text):
        raise Unreadable(
            "'{name}' should be a whole number, not {value}", name="evening", value=shortened(text)
        )
    return int(text)


def past_head(kept: Kept, name: str, number: int, players: list[str], secret: str) -> Head:
    """Return the table of an evening that was played elsewhere, move by move: nobody sits there."""
    game, record = kept.rules.evening(kept.rules.until(kept.begun, number))
    return Head(
        game=game.key,
        version=game.version,
        options=record.options,
        chairs=(STAND_IN,) * record.seats,
        secret=secret,
        host=kept.head.host,
        components=game.components,
        record=write_record(record),
        campaign=name,
        names=tuple(players),
    )


async def fetch_campaign(request: Request, door: Door) -> Response:
    """Return the campaign as a file, with every evening that is over."""
    cupboard = Cupboard(door.house)
    kept = await cupboard.read(campaign_in(request))
    text = kept.rules.write(await cupboard.campaign(kept))
    return Response(text, media_type="application/json")


async def fetch_deck(request: Request, door: Door) -> Response:
    """Return the box alone, as the campaign has changed it: a component file for other games."""
    cupboard = Cupboard(door.house)
    kept = await cupboard.read(campaign_in(request))
    campaign = await cupboard.campaign(kept)
    return PlainTextResponse(await asyncio.to_thread(kept.rules.deck, campaign))
