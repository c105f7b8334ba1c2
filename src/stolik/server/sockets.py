"""Windows that stay open: told everything as it happens, heard whenever they wish something."""

import asyncio
from typing import Any

from msgspec import json
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket, WebSocketDisconnect

from stolik.core import Seat, Unreadable
from stolik.server import messages
from stolik.server.door import Door, door_of, refused, unreadable
from stolik.server.entries import Entry
from stolik.server.messages import understood
from stolik.server.playing import wished
from stolik.server.rooms import Room, Window
from stolik.server.settings import Settings
from stolik.server.table import Refused, Stale, Table, refuse


async def socket(websocket: WebSocket) -> None:
    """Keep a window open: tell it everything, hear what it wishes."""
    door = door_of(websocket)
    if not is_own_origin(websocket, door.settings):
        await websocket.close(4403)
        return
    try:
        room = await door.room(websocket)
    except HTTPException:
        await websocket.close(4404)
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
    teller = asyncio.ensure_future(tell(websocket, window))
    try:
        await room.enter(window)
        while True:
            window.tell(await heard(websocket, room, window, await frame(websocket)))
    finally:
        teller.cancel()
        await room.leave(window)


async def frame(websocket: WebSocket) -> str | bytes:
    """Return what a window sent, as letters or as bytes."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    return message.get("text") or message.get("bytes") or ""


async def tell(websocket: WebSocket, window: Window) -> None:
    """Send what is in the outbox, one after another."""
    while (message := await window.outbox.get()) is not None:
        await websocket.send_text(as_text(message))
    await websocket.close(4000)


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
            room.say(Seat(said.seat), said.phrase)
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
