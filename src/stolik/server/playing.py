"""Calls at a table: looking, sitting down, deciding, asking the others."""

import asyncio
from dataclasses import replace
from time import time
from typing import Any

import segno
from starlette.requests import Request
from starlette.responses import Response

from stolik.core import Proof, Record, Seat, write_record
from stolik.server import messages
from stolik.server.door import Door, answer, body, decider, refused, whole
from stolik.server.entries import Entry
from stolik.server.fairness import commitment
from stolik.server.guests import new_secret
from stolik.server.rooms import Room
from stolik.server.showing import shown
from stolik.server.table import Refused, Table, refuse, replayed

MOST_LISTED = 1000
LONGEST_WAIT = 25.0
"""Seconds that a request may wait for something to happen."""


async def look(request: Request, door: Door) -> Response:
    """Show a table; with `since` and `wait`, as soon as there is something new."""
    room = await door.room(request)
    since = whole(request, "since")
    wait = min(float(whole(request, "wait")), LONGEST_WAIT)
    until = time() + wait
    while room.table.number <= since and (left := until - time()) > 0:
        changed = room.changed
        try:
            await asyncio.wait_for(changed.wait(), left)
        except TimeoutError:
            break
    await room.learn_names()
    table = await room.settled()
    seats = door.seats(request, room.name, table, request.headers.getlist("x-seat-token"))
    if "at" in request.query_params:
        return answer(shown_at(table, seats, whole(request, "at")))
    return answer(shown(table, seats, since, room.names))


def shown_at(table: Table, seats: list[Seat], number: int) -> dict[str, Any]:
    """Return a finished game as it was after so many moves."""
    if not table.over:
        raise refuse("not-over")
    moves = min(number, len(table.record.moves))
    state = replayed(table.game, table.record.until(moves))
    eyes: list[Seat | None] = [*seats] or [None]
    views = [{"seat": eye, "view": table.game.view(state, eye)} for eye in eyes]
    return {"at": moves, "moves": len(table.record.moves), "views": views}


def seat_in(request: Request) -> Seat:
    """Return the seat that the address names; none is beyond what an answer can hold."""
    return Seat(min(int(request.path_params["seat"]), messages.MOST))


async def sit_down(request: Request, door: Door) -> Response:
    """Take a seat: with its token, or at a listed table, or as the host."""
    room, guest = await door.room(request), door.known(request)
    sit = await body(request, messages.Sit)
    seat = seat_in(request)
    invited = is_invited(door, room, seat, guest, sit.token)
    if not invited and room.name not in await door.house.store.listed(MOST_LISTED):
        raise refuse("no-invitation")
    luck = sit.luck or new_secret()
    await room.wish(lambda table, now: table.sit(seat, guest, luck, now))
    return answer({"seat": seat})


def is_invited(door: Door, room: Room, seat: Seat, guest: str, token: str) -> bool:
    """Tell whether somebody may sit here: by the token, as the host, or because it was kept."""
    head = room.table.head
    kept = head.invited[seat] if seat < len(head.invited) else ""
    if kept:
        return kept == guest
    return guest == head.host or door.passes.seat_of(token, room.name) == seat


async def invite(request: Request, door: Door) -> Response:
    """Return the link and the QR code that lead to a seat; whoever has them has the seat."""
    room, guest = await door.room(request), door.known(request)
    seat = seat_in(request)
    room.table.check_seat(seat)
    if guest != room.table.head.host and seat not in room.table.seats_of(guest):
        raise refuse("not-your-seat", number=seat + 1)
    token = door.passes.seat_token(room.name, seat)
    link = f"{request.url.scheme}://{request.url.netloc}/t/{room.name}#{token}"
    qr = segno.make(link, error="m").svg_inline(scale=4)
    return answer({"link": link, "token": token, "qr": qr})


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


async def fetch_record(request: Request, door: Door) -> Response:
    """Return the record of a game that is over, with the proof of its shuffle."""
    room = await door.room(request)
    table = room.table
    if not table.over:
        raise refuse("not-over")
    return Response(write_record(proven(table)), media_type="application/json")


def proven(table: Table) -> Record:
    """Return the record with what it takes to check its luck; one that went on has none."""
    if table.head.record is not None:
        return table.record
    lucks = tuple(sitter.luck for sitter in table.sitters)
    return replace(table.record, proof=Proof(commitment(table.head.secret), lucks))
