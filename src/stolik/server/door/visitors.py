"""Whoever has a connection to the house: let in, heard, and sent away who keeps us waiting.

The web server takes no notice of time until a request is whole. So its connections are ours here,
with a clock that runs while we wait for somebody: for a head, for a body, for the reading of what
we sent. A window that is open is a visitor too; it may keep silent once it has said something.
"""

import asyncio
from asyncio import TimerHandle
from enum import Enum
from http import HTTPStatus
from typing import Any

import h11
import uvicorn
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stolik.core import Said
from stolik.server.door.crowds import Door, Place
from stolik.server.door.files import room_for
from stolik.server.door.frames import StrictFrames
from stolik.server.door.heads import StrictConnection
from stolik.server.http.hosts import turned_away
from stolik.server.http.limits import Limits
from stolik.server.settings import Settings

READING = 30.0
"""Seconds for somebody to read what we have sent."""
PARTING = 5
"""Seconds for open windows to go when the house closes."""
FULL = Said("the house is full: come back in a moment")


class Awaited(Enum):
    """What we wait for, and how many times our patience it may take."""

    HEAD = 1
    BODY = 2
    NEXT = 0
    """Another request: the web server's own clock runs."""
    NOTHING = -1
    """It is our turn."""


class DoorConfig(uvicorn.Config):
    """How the web server lets people in; compression would double what a window costs."""

    def __init__(self, app: Any, settings: Settings) -> None:
        """Open the door of a house with these settings."""
        super().__init__(
            app,
            http=Caller,
            ws=Looker,
            log_config=None,
            log_level="error",  # what strangers send is no news: it would only fill the log
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=PARTING,
        )
        self.patience = settings.patience
        proxies = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts
        most = room_for(settings.connections)
        self.door = Door(most, settings.per_address, proxies.__contains__)
        self.limits = Limits(counting=settings.crowd > 0)


class Visitor(asyncio.Protocol):
    """Has a place inside, and reads what we send."""

    config: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    place: Place
    unread: TimerHandle | None = None

    def come_in(self) -> bool:
        """Take a place; tell whether there was room."""
        crowds = self.config.door.crowds(self.client[0] if self.client else "")
        there_is_room = all(crowd.has_room() for crowd in crowds)
        self.place = Place(crowds, self.transport.abort)
        return there_is_room

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place up."""
        super().connection_lost(exc)
        self.place.give_up()
        self.is_read()

    def pause_writing(self) -> None:
        """Note that somebody does not read."""
        super().pause_writing()
        self.unread = self.loop.call_later(READING, self.transport.abort)

    def resume_writing(self) -> None:
        """Note that somebody reads again."""
        super().resume_writing()
        self.is_read()

    def is_read(self) -> None:
        """Stop the clock."""
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def part(self) -> None:
        """Close the connection once all is read that we sent, or was to be."""
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(READING, self.transport.abort)


class Caller(Visitor, H11Protocol):
    """Somebody who asks for something over HTTP."""

    conn: StrictConnection
    clock: TimerHandle | None = None
    awaited = Awaited.NOTHING
    is_surplus = False

    def __init__(self, *args: Any, **more: Any) -> None:
        """Listen strictly."""
        super().__init__(*args, **more)
        self.conn = StrictConnection()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, or as far as to be told that there is no room."""
        super().connection_made(transport)
        self.is_surplus = not self.come_in()
        if self.is_surplus:
            self.app = full_house(self.app)
        self.wait_for(Awaited.HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        super().connection_lost(exc)
        self.wait_for(Awaited.NOTHING)

    def data_received(self, data: bytes) -> None:
        """Hear somebody."""
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        """Wait for the next request, if there is to be one."""
        super().on_response_complete()
        self.look()

    def look(self) -> None:
        """See whose turn it is."""
        heard = self.conn.their_state
        if self.transport.get_protocol() is not self:
            return  # a window has it
        if self.transport.is_closing():
            self.part()
        elif heard is h11.SEND_BODY:
            self.wait_for(Awaited.BODY)
        elif heard is h11.IDLE:
            self.wait_for(Awaited.HEAD if self.conn.trailing_data[0] else Awaited.NEXT)
        else:
            self.wait_for(Awaited.NOTHING)

    def wait_for(self, what: Awaited) -> None:
        """Start the clock for something else; for the same it runs on."""
        if what is self.awaited:
            return
        self.awaited = what
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
        if what is Awaited.NOTHING:
            self.place.hear()
            return
        self.place.wait()
        if what is not Awaited.NEXT:
            self.start_clock()

    def start_clock(self) -> None:
        """Have somebody sent away in a while."""
        seconds = self.awaited.value * self.config.patience
        self.clock = self.loop.call_later(seconds, self.lose_patience)

    def lose_patience(self) -> None:
        """Send somebody away, unless it was us who did not listen."""
        if self.flow.read_paused:
            self.start_clock()
        else:
            self.part()

    def timeout_keep_alive_handler(self) -> None:
        """Send somebody away who asks for nothing more."""
        super().timeout_keep_alive_handler()
        self.part()

    def send_400_response(self, msg: str) -> None:
        """Say that a request is bad, unless an answer is on its way; then hear no more."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            self.say(self.conn.fault, msg.encode())
        self.part()

    def say(self, status: int, text: bytes) -> None:
        """Answer without the house."""
        headers = [("content-length", str(len(text))), ("connection", "close")]
        for event in (
            h11.Response(status_code=status, headers=headers, reason=HTTPStatus(status).phrase),
            h11.Data(text),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")

    def _should_upgrade(self) -> bool:
        return not self.is_surplus and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to a window."""
        self.wait_for(Awaited.NOTHING)
        self.place.give_up()
        super().handle_websocket_upgrade(event)


class Looker(Visitor, WebSocketsSansIOProtocol):
    """A window that is open at a table."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the place of whoever opened it, and wait for the hello."""
        super().connection_made(transport)
        self.conn = StrictFrames(self.config.limits, str(self.client))
        self.come_in()
        self.place.wait()

    def data_received(self, data: bytes) -> None:
        """Hear a window; the first that it says is what it was opened with."""
        if self.handshake_complete:
            self.place.hear()
        super().data_received(data)

    def keepalive_timeout(self) -> None:
        """Send a window away that nobody answers from."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """See to it that a window goes which the house has closed, whether it reads that or not."""
        super().on_task_complete(task)
        self.loop.call_later(READING, self.transport.abort)


def full_house(app: ASGIApp) -> ASGIApp:
    """Return what answers when there is no room; that the house lives can still be heard."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/healthz":
            await app(scope, receive, send)
        else:
            refusal = turned_away(Request(scope), FULL, 503, {"retry-after": "5"})
            await refusal(scope, receive, send)

    return answer
