"""Calls at a table: looking, sitting down, deciding, asking the others."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from stolik.core import Record, Seat, write_record
from stolik.server.http.answering import answer, refused
from stolik.server.http.codes import code_of
from stolik.server.http.front_desk import FrontDesk, name_in
from stolik.server.http.hanging_up import unless_hung_up
from stolik.server.http.limits import CALLS, HINTS, TooMuch
from stolik.server.http.links import drawn, link_to
from stolik.server.http.reading import body, check_name, letters_in, seat_in, whole
from stolik.server.live import hints
from stolik.server.live.looking_back import walked_back
from stolik.server.live.pens import pen_for
from stolik.server.live.room import Room
from stolik.server.store.naming import companion, new_secret
from stolik.server.tables import messages, wishes
from stolik.server.tables.answers import ShownAt
from stolik.server.tables.drawing import Pen
from stolik.server.tables.entries import Dealt, Sat, Stood
from stolik.server.tables.records import proven, written_without_rules
from stolik.server.tables.refusing import Refused, refuse
from stolik.server.tables.showing import (
    check_looking_back,
    shown,
    shown_at,
    shown_to_all,
    story_until,
)
from stolik.server.tables.table import Outdated
from stolik.server.thinking.thought import Busy

STEPS = 4
"""Steps on the way back through a game that take about as long as a call."""
LONG_WAY = CALLS.most // 4
"""Calls that the longest way counts for: nobody goes it often."""
LONGEST_WAIT = 25.0
"""Seconds that a request may wait for something to happen."""


async def look(request: Request, desk: FrontDesk) -> Response:
    """Show a table; with `since` and `wait`, as soon as there is something new.

    `since=mine` is since the last decision of the own seats: what happened meanwhile.
    """
    room = await desk.room(request)
    mine = request.query_params.get("since") == "mine"
    since = 0 if mine else whole(request, "since")
    await room.reach(since)
    await room.notice(desk.own_seats(request, room))  # whoever waits is there
    if not mine:
        await until_new(room, since, min(float(whole(request, "wait")), LONGEST_WAIT))
    seats = desk.own_seats(request, room)
    await room.notice(seats)
    await room.learn_names()
    table = await room.settled()
    common = shown_to_all(table, room.names)
    pen = pen_for(letters_in(request), table.game, common["seats"])
    if "at" in request.query_params:
        return answer(await looked_back(request, desk, room, seats, pen))
    if "until" in request.query_params:
        return answer(story_until(table, seats, whole(request, "until")))
    if mine:
        since = min((table.decided[seat] for seat in seats), default=0)
    told = shown(table, seats, since, common, desk.guest(request), pen)
    return answer(told | {"said": list(room.talk.lately)})


async def looked_back(
    request: Request, desk: FrontDesk, room: Room, seats: list[Seat], pen: Pen | None
) -> ShownAt:
    """Return a game as it was after some of its moves; a long way there counts as many calls."""

    def pay(steps: int) -> None:
        if worth := min(steps // STEPS, LONG_WAY):
            desk.check(request, CALLS, worth)

    check_looking_back(room.table)
    moves = whole(request, "at")
    return shown_at(await walked_back(room, moves, pay), seats, moves, pen)


async def until_new(room: Room, since: int, seconds: float) -> None:
    """Return when there is something that has not been seen, or after this time."""
    if room.table.number > since or room.node.closing:
        return
    try:
        async with asyncio.timeout(seconds):
            await room.changed.wait()
    except TimeoutError:
        return


async def sit_down(request: Request, desk: FrontDesk) -> Response:
    """Take a seat: by invitation, or at a listed table, or as the host."""
    room, guest = await desk.room(request), desk.known(request)
    sit = await body(request, messages.Sit)
    seat = seat_in(request)
    if not is_invited(desk, room, seat, guest, sit.token):
        raise refuse("no-invitation")
    if sit.name:
        check_name(sit.name)
    wishes.check_seat(room.table, seat)
    if sit.name:
        beside = companion(guest, room.name, seat)
        await desk.store.rename(beside, sit.name.strip(), desk.node.clock())
    luck = sit.luck or new_secret()
    await room.wish(lambda table, now: wishes.sit(table, seat, guest, luck, now))
    if sit.name and room.names.get((seat, guest)) != sit.name.strip():
        await desk.house.show_names([room.name])  # who sat there already has another name now
    return answer({"seat": seat, "token": desk.passes.seat_token(room.name, seat, guest)})


def is_invited(desk: FrontDesk, room: Room, seat: Seat, guest: str, token: str) -> bool:
    """Tell whether somebody may sit here: whoever it is kept for, the host, or who was invited."""
    head = room.table.head
    kept = head.invited[seat] if seat < len(head.invited) else ""
    if kept:
        return kept == guest
    return head.listed or guest == head.host or desk.passes.invites(token, room.name, seat)


async def invite(request: Request, desk: FrontDesk) -> Response:
    """Return the link and the QR code to a free seat, or for another device to the own one."""
    room, guest = await desk.room(request), desk.known(request)
    seat = seat_in(request)
    wishes.check_seat(room.table, seat)
    if seat in room.table.seats_of(guest):
        token, code = desk.passes.seat_token(room.name, seat, guest), None
    elif guest == room.table.head.host and room.table.sitters[seat].free:
        token = desk.passes.invitation(room.name, seat)
        code = await code_of(desk.store, room.name)
    else:
        raise refuse("not-your-seat", number=seat + 1)
    link = link_to(request, desk, f"/t/{room.name}#{token}")
    return answer({"link": link, "token": token, "qr": drawn(link), "code": code})


async def stand_up(request: Request, desk: FrontDesk) -> Response:
    """Give a seat up before the game begins."""
    room = await desk.room(request)
    seat = desk.decider(request, room, seat_in(request))
    await room.wish(lambda table, now: wishes.stand(table, seat, now))
    return answer({"seat": seat})


async def make_move(request: Request, desk: FrontDesk) -> Response:
    """Decide."""
    room, move = await desk.room(request), await body(request, messages.Move)
    seat = desk.decider(request, room, move.seat)
    try:
        await room.wish(
            lambda table, now: wishes.move(table, seat, move.question, move.move, now, id_=move.id)
        )
    except Refused as fault:
        desk.node.metrics.refuse(fault)
        return answer(refused(request, fault, room.table), 409)
    return answer({"number": room.table.number})


async def hint(request: Request, desk: FrontDesk) -> Response:
    """Return a good move and why it is one, for somebody who does not know what to do."""
    room = await desk.room(request)
    seat = desk.decider(request, room, seat_in(request))
    if seat not in room.table.waits_for:
        raise refuse("nothing-asked")
    desk.check(request, HINTS)
    question = room.table.questions[seat]
    try:
        found = await unless_hung_up(request, hints.hint(room, seat))
    except Busy:
        desk.node.metrics.turned_away.inc()
        raise TooMuch(HINTS) from None
    return answer({"question": question, "move": found.move, "why": found.why})


async def ask_others(request: Request, desk: FrontDesk) -> Response:
    """Ask the others to take back, to pause or to go on."""
    room, asked = await desk.room(request), await body(request, messages.Ask)
    desk.check_asking(request, asked.what)
    seat = desk.decider(request, room, asked.seat)
    held = desk.own_seats(request, room)
    await room.wish(lambda table, now: wishes.ask(table, seat, now, asked.what, asked.moves, held))
    return answer({"number": room.table.number})


async def answer_others(request: Request, desk: FrontDesk) -> Response:
    """Agree, or not."""
    room, said = await desk.room(request), await body(request, messages.Answer)
    seat = desk.decider(request, room, said.seat)
    await room.wish(
        lambda table, now: wishes.answer(table, seat, now, yes=said.yes, question=said.question)
    )
    return answer({"number": room.table.number})


async def say(request: Request, desk: FrontDesk) -> Response:
    """Say something to the table: a set phrase, a face or, where no children sit, free words."""
    room, said = await desk.room(request), await body(request, messages.Say)
    room.say(desk.decider(request, room, said.seat), said.phrase, said.text)
    return answer({"number": room.table.number})


async def fetch_record(request: Request, desk: FrontDesk) -> Response:
    """Return the record of a game that is over, with the proof of its shuffle.

    A game whose rules are not here any more can be fetched as far as it went, by its players.
    """
    try:
        table = await (await desk.room(request)).settled()
    except Outdated:
        record = await unfinished(desk, name_in(request, "table"), desk.known(request))
    else:
        if not table.over:
            raise refuse("not-over")
        record = proven(table)
    return Response(write_record(record), media_type="application/json")


async def unfinished(desk: FrontDesk, name: str, guest: str) -> Record:
    """Return a game that nobody can go on with here, for a house that still has its rules."""
    head = await desk.node.archive.head(name)
    entries = await desk.node.archive.entries(name)
    if not any(isinstance(entry, Dealt) for entry in entries):
        raise refuse("no-game")
    sitting: dict[Seat, str] = {}
    for entry in entries:
        if isinstance(entry, Sat | Stood):
            sitting[entry.seat] = entry.guest if isinstance(entry, Sat) else ""
    if guest not in sitting.values():
        raise refuse("not-at-table")
    return written_without_rules(head, entries)
