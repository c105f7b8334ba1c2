"""Windows that stay open: told everything as it happens, heard whenever they wish something."""

import asyncio
from typing import Any

from msgspec import json
from starlette.websockets import WebSocket, WebSocketDisconnect

from stolik.core import Seat, Unreadable
from stolik.server import messages
from stolik.server.door import Door, door_of, refused, unreadable
from stolik.server.entries import Entry
from stolik.server.limits import FRAMES
from stolik.server.messages import understood
from stolik.server.playing import wished
from stolik.server.refusing import Refused, Stale, refuse
from stolik.server.rooms import Room
from stolik.server.settings import Settings
from stolik.server.store import Unavailable
from stolik.server.table import Table
from stolik.server.windows import TOO_MUCH, Window


async def socket(websocket: WebSocket) -> None:
    """Keep a window open: tell it everything, hear what it wishes."""
    door = door_of(websocket)
    if not is_own_origin(websocket, door.settings):
        await websocket.close(4403)
        return
    try:
        room = await door.room(websocket)
    except Unreadable:
        await websocket.close(4404)
        return
    except Unavailable:
        await websocket.close(4503)
        return
    await websocket.accept()
    try:
        await converse(websocket, door, room)
    except (WebSocketDisconnect, ConnectionError):
        return


def is_own_origin(websocket: WebSocket, settings: Settings) -> bool:
    """Refuse pages of others that would use the cookie of our guests; a script has no origin."""
    origin = websocket.headers.get("origin")
    own = {f"{scheme}://{websocket.headers.get('host')}" for scheme in ("http", "https")}
    return origin is None or origin in own or origin in settings.origins


async def converse(websocket: WebSocket, door: Door, room: Room) -> None:
    """Begin with a hello, then hear and tell until the window closes."""
    try:
        hello = understood(messages.Hello, await frame(websocket))
    except Unreadable as fault:
        await websocket.send_text(as_text({"type": "error"} | unreadable(websocket, fault.said)))
        await websocket.close(4400)
        return
    held = door.held(room.name, list(hello.tokens))
    window = Window(door.guest(websocket), held, hello.since)
    work = [
        asyncio.ensure_future(each)
        for each in (tell(websocket, window), hear(websocket, door, room, window), gone(window))
    ]
    try:
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in work:
            each.cancel()
        await room.leave(window)
    for ended in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    await websocket.close(window.code)


async def gone(window: Window) -> None:
    """Wait until the house lets the window go."""
    await window.gone.wait()


async def hear(websocket: WebSocket, door: Door, room: Room, window: Window) -> None:
    """Hear a window until it closes, or says more than anybody could mean."""
    await room.enter(window)
    who = str(id(window))
    while True:
        text = await frame(websocket)
        if not door.limits.allows(FRAMES, who):
            window.code = TOO_MUCH
            return
        window.tell(await heard(websocket, room, window, text))


async def frame(websocket: WebSocket) -> str | bytes:
    """Return what a window sent, as letters or as bytes."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    return message.get("text") or message.get("bytes") or ""


async def tell(websocket: WebSocket, window: Window) -> None:
    """Send what is in the outbox, one after another."""
    while True:
        await websocket.send_text(as_text(await window.outbox.get()))


def as_text(message: dict[str, Any]) -> str:
    """Return a message as it is sent."""
    return json.encode(message).decode()


async def heard(
    websocket: WebSocket, room: Room, window: Window, text: str | bytes
) -> dict[str, Any]:
    """Hear what a window says, and return the answer to it."""
    try:
        said = messages.from_window(text)
    except Unreadable as fault:
        return {"type": "error"} | unreadable(websocket, fault.said)
    if isinstance(said, messages.Ping | messages.Hello):
        return {"type": "pong"}
    return {"id": said.id} | await fulfilled(websocket, room, window, said)


async def fulfilled(
    websocket: WebSocket, room: Room, window: Window, said: messages.Wish
) -> dict[str, Any]:
    """Grant what a window wishes, or say why not; an old answer gets the table as it is now."""
    try:
        if said.seat not in window.seats(room.table):
            raise refuse("not-your-seat", number=said.seat + 1)
        if isinstance(said, messages.Saying):
            room.say(Seat(said.seat), said.phrase, said.text)
        else:
            await room.wish(lambda table, now: granted(table, said, now))
    except Refused as fault:
        return {"type": "refused"} | refused(websocket, fault, room.table)
    except Stale:
        await room.settled()
        room.tell(window)
        return {"type": "stale"}
    return {"type": "done", "number": room.table.number}


def granted(
    table: Table, said: messages.Moving | messages.Asking | messages.Answering, now: float
) -> list[Entry]:
    """Return what comes of a wish."""
    seat = Seat(said.seat)
    if isinstance(said, messages.Moving):
        return table.move(seat, said.question, said.move, now, id_=said.id)
    if isinstance(said, messages.Asking):
        return wished(table, seat, said, now)
    return table.answer(seat, now, yes=said.yes, question=said.question)
