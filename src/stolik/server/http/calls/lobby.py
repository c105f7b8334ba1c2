"""Calls before a game: who somebody is, which games there are, laying a table."""

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import Response

from stolik import bots, games
from stolik.core import Seat, Unreadable, Value, offered
from stolik.server.campaigns.answers import CampaignCard
from stolik.server.http.answering import answer, language_of
from stolik.server.http.front_desk import FrontDesk
from stolik.server.http.limits import GUESTS, TABLES
from stolik.server.http.names import is_name, suggested
from stolik.server.http.passes import COOKIE, YEAR
from stolik.server.http.reading import body, check_bots
from stolik.server.live.house import MOST_KEPT, MOST_TABLES
from stolik.server.store.naming import is_campaign, new_secret, new_table_name
from stolik.server.tables import messages, wishes
from stolik.server.tables.answers import TableCard
from stolik.server.tables.entries import Head
from stolik.server.tables.laying import head_of, once_more
from stolik.server.tables.refusing import refuse
from stolik.server.tables.showing import card
from stolik.server.trials.trial import Trial
from stolik.words import Words


async def whoami(request: Request, desk: FrontDesk) -> Response:
    """Say who is asking, and at which tables that guest sits."""
    guest = desk.guest(request)
    kept = await desk.store.tables_of(guest, MOST_KEPT) if guest else []
    tables = [name for name in kept if not is_campaign(name)][:MOST_TABLES]
    return answer(
        {
            "name": await desk.store.name(guest) if guest else None,
            "suggested": suggested(language_of(request)),
            "tables": await cards(desk, tables, guest),
            "campaigns": await campaign_cards(desk, filter(is_campaign, kept), guest),
        }
    )


async def cards(desk: FrontDesk, names: list[str], guest: str) -> list[TableCard]:
    """Return tables at a glance; one that cannot be opened any more is left out."""
    found: list[TableCard] = []
    for name in names:
        try:
            room = await desk.house.room(name)
        except Unreadable:
            continue
        await room.learn_names()
        found.append(card(name, room.table, room.names, guest))
    return found


async def campaign_cards(desk: FrontDesk, names: Iterable[str], guest: str) -> list[CampaignCard]:
    """Return campaigns at a glance; one that cannot be opened any more is left out."""
    found: list[CampaignCard] = []
    for name in names:
        try:
            told = await desk.evenings.card(name, guest)
        except Unreadable:
            continue
        if told is not None:
            found.append(told)
    return found


async def be_called(request: Request, desk: FrontDesk) -> Response:
    """Take a name; whoever has none yet becomes a guest."""
    name = (await body(request, messages.Name)).name.strip()
    if not is_name(name):
        raise refuse("name" if name else "no-name")
    if not (guest := desk.guest(request)):
        desk.check_address(request, GUESTS)
        guest = desk.passes.new_guest()
    await desk.store.rename(guest, name, desk.node.clock())
    await desk.house.renamed(guest)
    response = answer({"name": name})
    response.set_cookie(
        COOKIE,
        desk.passes.cookie(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


async def forget_me(request: Request, desk: FrontDesk) -> Response:
    """Forget a guest; the games of the others stay whole."""
    guest = desk.known(request)
    await desk.house.forget(guest)
    response = answer({"name": None})
    response.delete_cookie(COOKIE)
    return response


async def list_games(request: Request, desk: FrontDesk) -> Response:  # noqa: ARG001 - all see the same
    """List the games: seats, options, bots."""
    language = language_of(request)
    return answer(
        [
            {
                "game": game.key,
                "title": Words(language, game)(f"title-{game.key}"),
                "about": Words(language, game)(f"about-{game.key}"),
                "seats": game.seats,
                "options": offered(game.options),
                "bots": list(bots.BOTS),
                "guide": games.guide_to(game.key) is not None,
                "campaign": campaign_of(game.key),
            }
            for game in games.catalogue().values()
        ]
    )


def campaign_of(game: str) -> dict[str, tuple[Value, ...]] | None:
    """Return what can be settled for a campaign of this game, if it has campaigns."""
    rules = games.campaigns().get(game)
    return None if rules is None else offered(rules.options)


async def list_tables(request: Request, desk: FrontDesk) -> Response:
    """List the tables that anybody may join."""
    names = await desk.store.listed(MOST_TABLES)
    return answer(await cards(desk, names, desk.guest(request)))


async def lay_table(request: Request, desk: FrontDesk) -> Response:
    """Lay a table, and return an invitation to each of its seats."""
    wanted, guest = await body(request, messages.NewTable), desk.known(request)
    desk.check(request, TABLES)
    check_bots([*wanted.chairs, wanted.stand_in])
    head = await laid_with(wanted, guest, desk)
    name = new_table_name()
    await desk.lay(request, name, head)
    invitations = [
        "" if bot else desk.passes.invitation(name, Seat(seat))
        for seat, bot in enumerate(head.chairs)
    ]
    return answer({"table": name, "invitations": invitations}, 201)


async def laid_with(wanted: messages.NewTable, guest: str, desk: FrontDesk) -> Head:
    """Return what is settled; a text of the guest's is tried first, and read beside the rest."""
    if wanted.components is None and wanted.record is None:
        return head_of(wanted, guest, new_secret())
    await desk.attempt(Trial(table=wanted))
    return await desk.node.aside(head_of, wanted, guest, new_secret())


async def play_again(request: Request, desk: FrontDesk) -> Response:
    """Lay a table for the same people in the same seats; the next of them begins."""
    room, guest = await desk.room(request), desk.known(request)
    table = room.table
    if not table.seats_of(guest):
        raise refuse("not-at-table")
    if not table.over:
        raise refuse("not-over")
    if table.head.campaign:
        raise refuse("campaign-goes-on")
    derived, secret = desk.passes.next_table(room.name)
    name = table.rematch or derived
    if await desk.store.head(name) is None:  # also where nobody came, and it was cleared away
        desk.check(request, TABLES)
        await desk.lay(request, name, once_more(table, secret))
    await room.wish(lambda table, now: wishes.play_again(table, name, now))
    return answer({"table": room.table.rematch})
