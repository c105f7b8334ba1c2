"""Windows that stay open: told everything as it happens, heard whenever they wish something."""

import asyncio
from typing import Any

from msgspec import json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from stolik.core import Seat, Unreadable
from stolik.server.http.answering import refused, unreadable
from stolik.server.http.front_desk import FrontDesk, address_of, desk_of, seats_at
from stolik.server.http.limits import CALLS, FRAMES_EACH, TooMuch
from stolik.server.http.origins import is_own_page
from stolik.server.http.protocol import Unspoken, check, greeted
from stolik.server.live.room import Room
from stolik.server.live.window import TOO_MUCH, Send, Window
from stolik.server.store.archive import NotThere
from stolik.server.store.port import Unavailable
from stolik.server.tables import messages, wishes
from stolik.server.tables.refusing import Refused, Stale, refuse
from stolik.server.tables.wishes import Wish

CODES: dict[type[Exception], int] = {
    TooMuch: TOO_MUCH,
    NotThere: 4404,
    Unreadable: 4410,
    Unavailable: 4503,
}
"""Why a window is closed at once; a table that is outdated or damaged is gone, too."""
NO_HELLO = 4400
"""The code for a window that does not say hello, or not so that it is understood."""
UNSPOKEN = 4426
"""The code for a window of a protocol that is not spoken here."""
OPENING = 5
"""As how many calls it counts to open a window: comings and goings of players are stored."""
HELLO = 15.0
"""Seconds for a window to say hello."""
LAST_WORD = 2.0
"""Seconds for a window that is let go to hear why."""


async def socket(websocket: WebSocket) -> None:
    """Keep a window open: tell it everything, hear what it wishes."""
    desk = desk_of(websocket)
    if not is_own_page(websocket, desk.settings):
        await websocket.close(4403)
        return
    await websocket.accept()  # before that, a browser would not be told why
    try:
        desk.check(websocket, CALLS, OPENING)
        await converse(websocket, desk, await desk.room(websocket))
    except tuple(CODES) as fault:
        await websocket.close(next(CODES[kind] for kind in CODES if isinstance(fault, kind)))
    except (WebSocketDisconnect, WebSocketDisconnected, ConnectionError, TimeoutError):
        return


async def converse(websocket: WebSocket, desk: FrontDesk, room: Room) -> None:
    """Begin with a hello, then hear and tell until the window closes."""
    try:
        async with asyncio.timeout(HELLO):
            hello = greeted(await frame(websocket))
    except TimeoutError:
        await websocket.close(NO_HELLO)
        return
    except Unreadable as fault:
        await websocket.send_text(as_text({"type": "error"} | unreadable(websocket, fault.said)))
        await websocket.close(UNSPOKEN if isinstance(fault, Unspoken) else NO_HELLO)
        return
    room = await desk.house.room(room.name)  # who hesitated may find another by now
    await desk.recognise(websocket)
    held = seats_at(room.name, await desk.held(hello.tokens))
    window = Window(desk.guest(websocket), held, hello.since, sender_to(websocket), hello.letters)
    try:
        await hear(websocket, desk, room, window)
    finally:
        window.close()
        await room.leave(window)
    async with asyncio.timeout(LAST_WORD):
        await websocket.close(window.code)


def sender_to(websocket: WebSocket) -> Send:
    """Return what sends to a window; that nobody is there is said as of any connection."""

    async def send(text: str) -> None:
        try:
            await websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError) as fault:  # the latter after a close of ours
            raise ConnectionResetError from fault

    return send


async def hear(websocket: WebSocket, desk: FrontDesk, room: Room, window: Window) -> None:
    """Hear a window until it closes, is let go, or says too much together with its neighbours."""
    await room.enter(window)
    while (text := await next_frame(websocket, window)) is not None:
        if says_too_much(websocket, desk):
            window.close(TOO_MUCH)
        else:
            window.tell(await heard(websocket, room, window, text))


def says_too_much(websocket: WebSocket, desk: FrontDesk) -> bool:
    """Tell whether all windows at an address say more than anybody could mean.

    Each by itself is counted at the door.
    """
    together = FRAMES_EACH.times(desk.settings.crowd)
    return not desk.limits.allows(together, address_of(websocket))


async def next_frame(websocket: WebSocket, window: Window) -> str | bytes | None:
    """Return what a window says next; nothing if it is let go meanwhile."""
    if window.is_let_go():
        return None
    window.listening = listener = asyncio.current_task()
    try:
        return await frame(websocket)
    except asyncio.CancelledError:
        # A window is let go by waking whoever listens to it.
        if not window.is_let_go() or listener is None:
            raise
        listener.uncancel()
        return None
    finally:
        window.listening = None


async def frame(websocket: WebSocket) -> str | bytes:
    """Return what a window sent, as letters or as bytes."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    return message.get("text") or message.get("bytes") or ""


def as_text(message: dict[str, Any]) -> str:
    """Return a message as it is sent."""
    return json.encode(message).decode()


async def heard(
    websocket: WebSocket, room: Room, window: Window, text: str | bytes
) -> dict[str, Any]:
    """Hear what a window says, and return the answer to it."""
    try:
        said = messages.from_window(text)
        if isinstance(said, messages.Hello):
            check(said.protocol)
    except Unreadable as fault:
        return {"type": "error"} | unreadable(websocket, fault.said)
    if isinstance(said, messages.Hello):
        window.since, window.letters = said.since, said.letters
        await room.reach(said.since)
        await room.settled()
        room.tell(window)
    if isinstance(said, messages.Hello | messages.Ping):
        return {"type": "pong"}
    return {"id": said.id} | await fulfilled(websocket, room, window, said)


async def fulfilled(
    websocket: WebSocket, room: Room, window: Window, said: messages.Wish
) -> dict[str, Any]:
    """Grant what a window wishes, or say why not; an old answer gets the table as it is now."""
    try:
        if said.seat not in window.seats(room.table):
            raise refuse("not-your-seat", number=said.seat + 1)
        if isinstance(said, messages.Asking):
            desk_of(websocket).check_asking(websocket, said.what)
        if isinstance(said, messages.Saying):
            room.say(Seat(said.seat), said.phrase, said.text)
        else:
            await room.wish(wish_of(said, window))
    except TooMuch:
        return {"type": "refused"} | refused(websocket, refuse("too-soon"), room.table)
    except Refused as fault:
        room.node.metrics.refuse(fault)
        return {"type": "refused"} | refused(websocket, fault, room.table)
    except Stale as fault:
        room.node.metrics.refuse(fault)
        await room.settled()
        room.tell(window)
        return {"type": "stale"}
    return {"type": "done", "number": room.table.number}


def wish_of(said: messages.Moving | messages.Asking | messages.Answering, window: Window) -> Wish:
    """Return what a window wishes of the table."""
    seat = Seat(said.seat)
    if isinstance(said, messages.Moving):
        return lambda table, now: wishes.move(
            table, seat, said.question, said.move, now, id_=said.id
        )
    if isinstance(said, messages.Asking):
        return lambda table, now: wishes.ask(
            table, seat, now, said.what, said.moves, window.seats(table)
        )
    return lambda table, now: wishes.answer(table, seat, now, yes=said.yes, question=said.question)
