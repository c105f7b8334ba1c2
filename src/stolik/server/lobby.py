"""Calls before a game: who somebody is, which games there are, laying a table."""

from collections.abc import Iterable
from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stolik import bots, games
from stolik.core import (
    FIRST_SEAT,
    Chance,
    Record,
    Seat,
    Unreadable,
    Value,
    deal,
    offered,
    read_record,
    replay,
    settle,
    write_record,
)
from stolik.server import messages
from stolik.server.answers import CampaignCard, TableCard
from stolik.server.cupboard import Cupboard
from stolik.server.door import Door, answer, body, language_of
from stolik.server.entries import Head, Pace
from stolik.server.guests import COOKIE, YEAR, is_campaign, new_secret, new_table_name
from stolik.server.house import MOST_KEPT, MOST_TABLES
from stolik.server.limits import TABLES
from stolik.server.names import is_name, suggested
from stolik.server.refusing import refuse
from stolik.server.showing import card
from stolik.server.table import Table
from stolik.words import Words


async def whoami(request: Request, door: Door) -> Response:
    """Say who is asking, and at which tables that guest sits."""
    guest = door.guest(request)
    kept = await door.house.store.tables_of(guest, MOST_KEPT) if guest else []
    tables = [name for name in kept if not is_campaign(name)][:MOST_TABLES]
    return answer(
        {
            "name": await door.house.store.name(guest) if guest else None,
            "suggested": suggested(language_of(request)),
            "tables": await cards(door, tables, guest),
            "campaigns": await campaign_cards(door, filter(is_campaign, kept), guest),
        }
    )


async def cards(door: Door, names: list[str], guest: str) -> list[TableCard]:
    """Return tables at a glance; one that cannot be opened any more is left out."""
    found: list[TableCard] = []
    for name in names:
        try:
            room = await door.house.room(name)
        except Unreadable:
            continue
        await room.learn_names()
        found.append(card(name, room.table, room.names, guest))
    return found


async def campaign_cards(door: Door, names: Iterable[str], guest: str) -> list[CampaignCard]:
    """Return campaigns at a glance; one that cannot be opened any more is left out."""
    found: list[CampaignCard] = []
    for name in names:
        try:
            told = await Cupboard(door.house).card(name, guest)
        except Unreadable:
            continue
        if told is not None:
            found.append(told)
    return found


async def be_called(request: Request, door: Door) -> Response:
    """Take a name; whoever has none yet becomes a guest."""
    name = (await body(request, messages.Name)).name.strip()
    if not is_name(name):
        raise refuse("name" if name else "no-name")
    guest = door.guest(request) or door.passes.new_guest()
    await door.house.store.rename(guest, name)
    await door.house.renamed(guest)
    response = answer({"name": name})
    response.set_cookie(
        COOKIE,
        door.passes.cookie(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


async def forget_me(request: Request, door: Door) -> Response:
    """Forget a guest; the games of the others stay whole."""
    guest = door.known(request)
    tables = await door.house.store.tables_of(guest, MOST_TABLES)
    await door.house.store.forget(guest)
    await door.house.show_names(tables)
    response = answer({"name": None})
    response.delete_cookie(COOKIE)
    return response


async def list_games(request: Request, door: Door) -> Response:  # noqa: ARG001 - all see the same
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


async def list_tables(request: Request, door: Door) -> Response:
    """List the tables that anybody may join."""
    names = await door.house.store.listed(MOST_TABLES)
    return answer(await cards(door, names, door.guest(request)))


async def lay_table(request: Request, door: Door) -> Response:
    """Lay a table, and return an invitation to each of its seats."""
    wanted, guest = await body(request, messages.NewTable), door.known(request)
    door.limits.check(TABLES, guest)
    head = head_of(wanted, guest)
    name = new_table_name()
    await door.house.create(name, head)
    invitations = [
        "" if bot else door.passes.invitation(name, Seat(seat))
        for seat, bot in enumerate(head.chairs)
    ]
    return answer({"table": name, "invitations": invitations}, 201)


def head_of(wanted: messages.NewTable, host: str) -> Head:
    """Return what is settled at a new table, or say what cannot be."""
    check_bots([*wanted.chairs, wanted.stand_in])
    if wanted.pace.days is not None and wanted.pace.bank is not None:
        raise Unreadable("a table has a clock or days for each decision, not both")
    record = None if wanted.record is None else gone_on_from(wanted)
    game = games.find(wanted.game) if record is None else games.game_of(record)
    if record is None and wanted.components is not None:
        game = game.with_components(wanted.components)
    options = wanted.options if record is None else record.options
    game.prepare(len(wanted.chairs), settle(game.options, options), Chance("could it be dealt"))
    return Head(
        game=game.key,
        version=game.version,
        options=options,
        chairs=tuple(wanted.chairs),
        secret=new_secret(),
        host=host,
        components=game.components,
        pace=Pace(*msgspec.structs.astuple(wanted.pace)),
        stand_in=wanted.stand_in,
        grace=wanted.grace,
        kid=wanted.kid,
        listed=wanted.listed,
        record=None if record is None else write_record(record),
    )


def check_bots(names: list[str]) -> None:
    """Refuse a bot that is not there; nothing is a person."""
    for bot in filter(None, names):
        if bot not in bots.BOTS:
            known = ", ".join(bots.BOTS)
            raise Unreadable("no bot '{bot}'; there are: {known}", bot=bot, known=known)


def gone_on_from(wanted: messages.NewTable) -> Record:
    """Return the record that a table goes on from, if all of it can be played."""
    record = read_record(wanted.record or "")
    record = replace(record, players=(), proof=None)
    if wanted.moves is not None and wanted.moves > len(record.moves):
        raise Unreadable(
            "{asked} moves asked for; the record has {found}",
            asked=wanted.moves,
            found=len(record.moves),
        )
    if wanted.moves is not None:
        record = record.until(wanted.moves)
    if len(wanted.chairs) != record.seats:
        raise Unreadable(
            "{chairs} chairs for a record of {seats} seats",
            chairs=len(wanted.chairs),
            seats=record.seats,
        )
    game = games.game_of(record)
    state = deal(game, record)
    for step in replay(game, record):
        state = step.state
    if not game.to_move(state):
        raise Unreadable("the game of the record is over: say after how many moves to go on")
    return record


async def play_again(request: Request, door: Door) -> Response:
    """Lay a table for the same people in the same seats; the next of them begins."""
    room, guest = await door.room(request), door.known(request)
    table = room.table
    if not table.seats_of(guest):
        raise refuse("not-at-table")
    if not table.over:
        raise refuse("not-over")
    if table.head.campaign:
        raise refuse("campaign-goes-on")
    if not table.rematch:
        name, secret = door.passes.next_table(room.name)
        await door.house.create(name, once_more(table, secret))
        await room.wish(lambda table, now: table.play_again(name, now))
    return answer({"table": room.table.rematch})


def once_more(table: Table, secret: str) -> Head:
    """Return the same table, every seat kept for whoever had it."""
    return msgspec.structs.replace(
        table.head,
        options=begun_by_the_next(table),
        invited=tuple(sitter.guest for sitter in table.sitters),
        secret=secret,
        listed=False,
        record=None,
    )


def begun_by_the_next(table: Table) -> dict[str, Value]:
    """Return what was settled, with the seat after the one that began, where a game names it."""
    game, options = table.game, table.head.options
    if FIRST_SEAT not in offered(game.options):
        return options
    began = game.to_move(deal(game, table.record))[0]
    return options | {FIRST_SEAT: str((began + 1) % len(table.sitters) + 1)}
