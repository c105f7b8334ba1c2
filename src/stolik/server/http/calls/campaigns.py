"""Calls about campaigns: beginning one, joining, meeting for an evening, taking evenings back."""

import re

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from stolik.core import Unreadable
from stolik.core.wire import shortened
from stolik.server.campaigns import messages
from stolik.server.campaigns.answers import CampaignShown
from stolik.server.campaigns.campaign import ServedCampaign
from stolik.server.campaigns.entries import CampaignHead, Met
from stolik.server.campaigns.laying import begun, evening_head, past_head
from stolik.server.http.answering import answer
from stolik.server.http.front_desk import FrontDesk, name_in
from stolik.server.http.limits import LAID, TABLES
from stolik.server.http.links import drawn, link_to
from stolik.server.http.reading import body, check_bots, check_name
from stolik.server.live.evenings import Evenings
from stolik.server.store.archive import NotThere
from stolik.server.store.naming import is_campaign, new_secret, new_table_name
from stolik.server.trials.trial import Trial


def campaign_in(request: Request) -> str:
    """Return the name of the campaign in an address."""
    name = name_in(request, "campaign")
    if not is_campaign(name):
        raise NotThere("there is no campaign '{name}'", name=name)
    return name


async def begin_campaign(request: Request, desk: FrontDesk) -> Response:
    """Begin a campaign, or take up one that was saved."""
    wanted, guest = await body(request, messages.NewCampaign), desk.known(request)
    desk.check(request, TABLES)
    for name in wanted.roster:
        check_name(name)
    if wanted.components is not None or wanted.record is not None:
        await desk.attempt(Trial(campaign=wanted))
    new = await desk.node.aside(begun, wanted)
    for name in new.roster:
        check_name(name)
    head = CampaignHead(new.game, guest, new.record)
    return answer({"campaign": await kept(request, desk, head)}, 201)


async def kept(request: Request, desk: FrontDesk, head: CampaignHead) -> str:
    """Begin a campaign, if files, by their size, are not too much; return what it is called."""
    desk.check(request, LAID, len(head.record))
    return await desk.evenings.begin(head)


async def show_campaign(request: Request, desk: FrontDesk) -> Response:
    """Show a campaign: who plays, what was won, opened and stuck, and every evening."""
    campaign = await desk.evenings.read(campaign_in(request))
    return answer(await shown(desk.evenings, campaign, desk.guest(request)))


async def shown(evenings: Evenings, campaign: ServedCampaign, guest: str) -> CampaignShown:
    """Return a campaign as a guest sees it."""
    earlier = [None] * campaign.rules.evenings(campaign.begun)
    return {
        "game": campaign.head.campaign,
        "host": guest == campaign.head.host,
        "names": [
            {"name": name, "you": bool(guest) and owner == guest}
            for name, owner in campaign.guests.items()
        ],
        "tables": [*earlier, *(met.table for met in campaign.met)],
        "playing": await evenings.playing(campaign) or None,
        "tonight": await evenings.tonight(campaign, guest),
        "view": await evenings.view(campaign),
    }


async def invite_to_campaign(request: Request, desk: FrontDesk) -> Response:
    """Return the link and the QR code to a campaign: the same for all, and for good."""
    name = campaign_in(request)
    await desk.evenings.read(name)
    link = link_to(request, desk, f"/c/{name}")
    return answer({"link": link, "qr": drawn(link)})


async def join_campaign(request: Request, desk: FrontDesk) -> Response:
    """Play under a name of the campaign, or under a new one."""
    name, guest = (await body(request, messages.Join)).name.strip(), desk.known(request)
    check_name(name)
    await desk.evenings.change(
        campaign_in(request), lambda campaign, now: campaign.join(name, guest, now)
    )
    return answer({"name": name})


async def leave_campaign(request: Request, desk: FrontDesk) -> Response:
    """Give a name of the campaign free: one's own, or any as the host."""
    name, guest = (await body(request, messages.Join)).name.strip(), desk.known(request)
    await desk.evenings.change(
        campaign_in(request), lambda campaign, now: campaign.part(name, guest, now)
    )
    return answer({"name": name})


async def meet(request: Request, desk: FrontDesk) -> Response:
    """Begin an evening: lay a table with the deck as it is now, a seat for each who plays."""
    wanted, guest = await body(request, messages.NewEvening), desk.known(request)
    desk.check(request, TABLES)
    for name in wanted.players:
        check_name(name)
    bots = wanted.bots or [""] * len(wanted.players)
    if len(bots) != len(wanted.players):
        raise Unreadable(
            "{bots} bots or gaps for {players} players", bots=len(bots), players=len(wanted.players)
        )
    check_bots(bots)
    name, table, luck = campaign_in(request), new_table_name(), new_secret()
    campaign = await desk.evenings.read(name)
    await desk.evenings.check_may_meet(campaign, guest)
    whole = await desk.evenings.played(campaign)
    laid = await desk.node.aside(evening_head, campaign, whole, name, wanted, guest, luck)
    await desk.lay(request, table, laid.head)
    met = Met(table, tuple(wanted.players), tuple(bots), laid.options, desk.node.clock(), luck)
    await desk.evenings.meet(name, met, guest)
    return answer({"table": table}, 201)


async def take_back(request: Request, desk: FrontDesk) -> Response:
    """Let only the first so many evenings count; the campaign as it was comes back, to be kept."""
    wanted, guest = await body(request, messages.Evenings), desk.known(request)
    name = campaign_in(request)
    before = await desk.evenings.read(name)
    whole = before.rules.write(await desk.evenings.played(before))
    campaign = await desk.evenings.change(
        name, lambda campaign, now: campaign.take_back(wanted.evenings, guest, now)
    )
    return answer({"evenings": campaign.evenings, "record": whole})


async def branch(request: Request, desk: FrontDesk) -> Response:
    """Begin another campaign from the first so many evenings of this one."""
    wanted, guest = await body(request, messages.Evenings), desk.known(request)
    desk.check(request, TABLES)
    campaign = await desk.evenings.read(campaign_in(request))
    whole = await desk.evenings.played(campaign)
    check_evenings(wanted.evenings, campaign.rules.evenings(whole))
    begun = campaign.rules.write(campaign.rules.until(whole, wanted.evenings))
    head = CampaignHead(campaign.head.campaign, guest, begun)
    return answer({"campaign": await kept(request, desk, head)}, 201)


def check_evenings(asked: int, found: int) -> None:
    """Refuse to count on evenings that were not played."""
    if asked > found:
        raise Unreadable(
            "{asked} evenings asked for; the campaign has {found}", asked=asked, found=found
        )


async def open_evening(request: Request, desk: FrontDesk) -> Response:
    """Open the table of an evening, to look at; one that was played elsewhere gets one here."""
    name, number = campaign_in(request), evening_in(request)
    campaign = await desk.evenings.read(name)
    before = campaign.rules.evenings(campaign.begun)
    check_evenings(number, campaign.evenings)
    if number > before:
        return answer({"table": campaign.met[number - before - 1].table})
    desk.check(request, TABLES)
    table, secret = desk.passes.next_table(f"{name} {number}")
    players = (await desk.evenings.view(campaign))["evenings"][number - 1]["players"]
    head = await desk.node.aside(past_head, campaign, name, number, players, secret)
    await desk.lay(request, table, head)
    return answer({"table": table})


def evening_in(request: Request) -> int:
    """Return the number of the evening in an address; the first is 1."""
    text = str(request.path_params["evening"])
    if not re.fullmatch(r"[1-9][0-9]{0,8}", text):
        raise Unreadable(
            "'{name}' should be a whole number, not {value}", name="evening", value=shortened(text)
        )
    return int(text)


async def fetch_campaign(request: Request, desk: FrontDesk) -> Response:
    """Return the campaign as a file, with every evening that is over."""
    campaign = await desk.evenings.read(campaign_in(request))
    text = campaign.rules.write(await desk.evenings.played(campaign))
    return Response(text, media_type="application/json")


async def fetch_deck(request: Request, desk: FrontDesk) -> Response:
    """Return the box alone, as the campaign has changed it: a component file for other games."""
    campaign = await desk.evenings.read(campaign_in(request))
    whole = await desk.evenings.played(campaign)
    return PlainTextResponse(await desk.node.aside(campaign.rules.deck, whole))
