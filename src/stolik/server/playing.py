"""Calls at a table: looking, sitting down, deciding, asking the others."""

import asyncio
from dataclasses import replace
from typing import Any

import segno
from starlette.requests import Request
from starlette.responses import Response

from stolik.core import Event, Proof, Record, Seat, Unreadable, deal, replay, write_record
from stolik.core.phrases import is_fleeting
from stolik.server import messages
from stolik.server.answers import ShownAt, ViewAt
from stolik.server.codes import code_of
from stolik.server.door import LONG_NUMBER, Door, answer, body, decider, name_in, refused, whole
from stolik.server.entries import Dealt, Entry, Sat, Stood, read_entry
from stolik.server.fairness import commitment
from stolik.server.guests import new_secret
from stolik.server.house import companion
from stolik.server.laid import Outdated, written_without_rules
from stolik.server.names import is_name
from stolik.server.refusing import Refused, refuse
from stolik.server.rooms import Room
from stolik.server.showing import is_for, seen, shown, shown_to_all
from stolik.server.table import Table
from stolik.server.worker import HINT

LONGEST_WAIT = 25.0
"""Seconds that a request may wait for something to happen."""


async def look(request: Request, door: Door) -> Response:
    """Show a table; with `since` and `wait`, as soon as there is something new.

    `since=mine` is since the last decision of the own seats: what happened meanwhile.
    """
    room = await door.room(request)
    mine = request.query_params.get("since") == "mine"
    since = 0 if mine else whole(request, "since")
    await room.notice(own_seats(request, door, room))  # whoever waits is there
    if not mine:
        await until_new(room, since, min(float(whole(request, "wait")), LONGEST_WAIT))
    seats = own_seats(request, door, room)
    await room.notice(seats)
    await room.learn_names()
    table = await room.settled()
    if "at" in request.query_params:
        return answer(shown_at(table, seats, whole(request, "at")))
    if mine:
        since = min((table.decided[seat] for seat in seats), default=0)
    common = shown_to_all(table, room.names)
    told = shown(table, seats, since, common, door.guest(request))
    return answer(told | {"said": list(room.talk.lately)})


async def until_new(room: Room, since: int, seconds: float) -> None:
    """Return when there is something that has not been seen, or after this time."""
    if room.table.number > since or room.house.closing:
        return
    try:
        async with asyncio.timeout(seconds):
            await room.changed.wait()
    except TimeoutError:
        return


def own_seats(request: Request, door: Door, room: Room) -> list[Seat]:
    """Return the seats that whoever calls may decide for."""
    return door.seats(request, room.name, room.table, request.headers.getlist("x-seat-token"))


def shown_at(table: Table, seats: list[Seat], number: int) -> ShownAt:
    """Return a game as it was after so many moves; one to remember, only when it is over."""
    if not table.over and any(is_fleeting(event) for told in table.story for event in told.events):
        raise refuse("to-remember")
    moves = min(number, len(table.record.moves))
    record = table.record.until(moves)
    state: Any = deal(table.game, record)
    happened: list[Event] = []
    for step in replay(table.game, record):
        state, happened = step.state, step.happened
    eyes: list[Seat | None] = [*seats] or [None]
    views: list[ViewAt] = [{"seat": eye, "view": seen(table.game, state, eye)} for eye in eyes]
    heard = [event for event in happened if is_for(event, seats)]
    return {"at": moves, "moves": len(table.record.moves), "happened": heard, "views": views}


def seat_in(request: Request) -> Seat:
    """Return the seat that the address names; none is beyond what an answer can hold."""
    text = str(request.path_params["seat"])
    if not (text.isascii() and text.isdigit() and len(text) < LONG_NUMBER):
        raise Unreadable("'{name}' should be a whole number, not {value}", name="seat", value=text)
    return Seat(int(text))


async def sit_down(request: Request, door: Door) -> Response:
    """Take a seat: by invitation, or at a listed table, or as the host."""
    room, guest = await door.room(request), door.known(request)
    sit = await body(request, messages.Sit)
    seat = seat_in(request)
    if not is_invited(door, room, seat, guest, sit.token):
        raise refuse("no-invitation")
    if sit.name and not is_name(sit.name):
        raise refuse("name")
    room.table.check_seat(seat)
    if sit.name:
        await door.house.store.rename(companion(guest, room.name, seat), sit.name.strip())
    luck = sit.luck or new_secret()
    await room.wish(lambda table, now: table.sit(seat, guest, luck, now))
    if sit.name and room.names.get((seat, guest)) != sit.name.strip():
        await door.house.show_names([room.name])  # who sat there already has another name now
    return answer({"seat": seat, "token": door.passes.seat_token(room.name, seat, guest)})


def is_invited(door: Door, room: Room, seat: Seat, guest: str, token: str) -> bool:
    """Tell whether somebody may sit here: whoever it is kept for, the host, or who was invited."""
    head = room.table.head
    kept = head.invited[seat] if seat < len(head.invited) else ""
    if kept:
        return kept == guest
    return head.listed or guest == head.host or door.passes.invites(token, room.name, seat)


async def invite(request: Request, door: Door) -> Response:
    """Return the link and the QR code to a free seat, or for another device to the own one."""
    room, guest = await door.room(request), door.known(request)
    seat = seat_in(request)
    room.table.check_seat(seat)
    if seat in room.table.seats_of(guest):
        token, code = door.passes.seat_token(room.name, seat, guest), None
    elif guest == room.table.head.host and room.table.sitters[seat].free:
        token = door.passes.invitation(room.name, seat)
        code = await code_of(door.house.store, room.name)
    else:
        raise refuse("not-your-seat", number=seat + 1)
    link = f"{request.url.scheme}://{request.url.netloc}/t/{room.name}#{token}"
    return answer({"link": link, "token": token, "qr": drawn(link), "code": code})


def drawn(link: str) -> str:
    """Return a link as a picture, SVG."""
    return str(segno.make(link, error="m").svg_inline(omitsize=True))


async def stand_up(request: Request, door: Door) -> Response:
    """Give a seat up before the game begins."""
    room = await door.room(request)
    seat = decider(request, door, room, seat_in(request))
    await room.wish(lambda table, now: table.stand(seat, now))
    return answer({"seat": seat})


async def make_move(request: Request, door: Door) -> Response:
    """Decide."""
    room, move = await door.room(request), await body(request, messages.Move)
    seat = decider(request, door, room, move.seat)
    try:
        await room.wish(
            lambda table, now: table.move(seat, move.question, move.move, now, id_=move.id)
        )
    except Refused as fault:
        return answer(refused(request, fault, room.table), 409)
    return answer({"number": room.table.number})


async def hint(request: Request, door: Door) -> Response:
    """Return a good move and why it is one, for somebody who does not know what to do."""
    room = await door.room(request)
    seat = decider(request, door, room, seat_in(request))
    if seat not in room.table.waits_for:
        raise refuse("nothing-asked")
    question = room.table.questions[seat]
    found = await room.thought(seat, HINT)
    return answer({"question": question, "move": found.move, "why": found.why})


async def ask_others(request: Request, door: Door) -> Response:
    """Ask the others to take back, to pause or to go on."""
    room, asked = await door.room(request), await body(request, messages.Ask)
    seat = decider(request, door, room, asked.seat)
    await room.wish(lambda table, now: wished(table, seat, asked, now))
    return answer({"number": room.table.number})


def wished(
    table: Table, seat: Seat, asked: messages.Ask | messages.Asking, now: float
) -> list[Entry]:
    """Return what comes of asking."""
    if asked.what == "undo":
        return table.undo(seat, now, asked.moves)
    return table.pause(seat, now) if asked.what == "pause" else table.resume(seat, now)


async def answer_others(request: Request, door: Door) -> Response:
    """Agree, or not."""
    room, said = await door.room(request), await body(request, messages.Answer)
    seat = decider(request, door, room, said.seat)
    await room.wish(
        lambda table, now: table.answer(seat, now, yes=said.yes, question=said.question)
    )
    return answer({"number": room.table.number})


async def say(request: Request, door: Door) -> Response:
    """Say something to the table: a set phrase, a face or, where no children sit, free words."""
    room, said = await door.room(request), await body(request, messages.Say)
    room.say(decider(request, door, room, said.seat), said.phrase, said.text)
    return answer({"number": room.table.number})


async def fetch_record(request: Request, door: Door) -> Response:
    """Return the record of a game that is over, with the proof of its shuffle.

    A game whose rules are not here any more can be fetched as far as it went, by its players.
    """
    try:
        table = (await door.room(request)).table
    except Outdated:
        record = await unfinished(door, name_in(request, "table"), door.known(request))
    else:
        if not table.over:
            raise refuse("not-over")
        record = proven(table)
    return Response(write_record(record), media_type="application/json")


async def unfinished(door: Door, name: str, guest: str) -> Record:
    """Return a game that nobody can go on with here, for a house that still has its rules."""
    head = await door.house.head(name)
    entries = [read_entry(entry) for entry in await door.house.store.entries(name)]
    if not any(isinstance(entry, Dealt) for entry in entries):
        raise refuse("no-game")
    sitting: dict[Seat, str] = {}
    for entry in entries:
        if isinstance(entry, Sat | Stood):
            sitting[entry.seat] = entry.guest if isinstance(entry, Sat) else ""
    if guest not in sitting.values():
        raise refuse("not-at-table")
    return written_without_rules(head, entries)


def proven(table: Table) -> Record:
    """Return the record with what it takes to check its luck; one that went on has none."""
    if table.head.record is not None:
        return table.record
    lucks = tuple(sitter.luck for sitter in table.sitters)
    return replace(table.record, proof=Proof(commitment(table.head.secret), lucks))
