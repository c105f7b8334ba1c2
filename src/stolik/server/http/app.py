"""The house as an application: every call there is, and what is open while it runs."""

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from stolik.server.http import pages
from stolik.server.http.answering import answer
from stolik.server.http.front_desk import FrontDesk, desk_of
from stolik.server.http.guarding import guarded, hurried
from stolik.server.http.hosts import Hosts, host_in, misdirected
from stolik.server.http.limits import CALLS, TooMuch
from stolik.server.http.openapi import SOCKET
from stolik.server.http.outside import FixedGate, Gate
from stolik.server.http.passes import Passes
from stolik.server.http.protocol import HEADER
from stolik.server.http.routes import CALLS as ROUTES
from stolik.server.http.sockets import socket
from stolik.server.live.house import House
from stolik.server.live.node import Node
from stolik.server.settings import Settings
from stolik.server.store.addresses import without_password
from stolik.server.tables.messages import PROTOCOL

log = logging.getLogger(__name__)

NOWHERE = 404


def routes() -> list[Route]:
    """Return where every call is answered, and every page."""
    http = [Route(call.path, guarded(call.handler), methods=[call.method]) for call in ROUTES]
    return [*http, *pages.routes()]


class Entrance:
    """Leads windows straight to their table, and everybody else to what they call for.

    Thousands of windows stay open: every layer they do not stand in saves each of them memory.
    """

    def __init__(self, app: Starlette, hosts: Hosts) -> None:
        """Stand before the application of a house with these names."""
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in."""
        named = scope["type"] == "lifespan" or self.hosts.is_ours(host_in(scope))
        if scope["type"] == "websocket":
            scope["app"] = self.app
            scope["path_params"] = {"table": table_in(scope["path"])}
            window = WebSocket(scope, receive, send)
            await (socket(window) if named else window.close())
        elif named:
            await self.app(scope, receive, with_headers(send))
        else:
            await misdirected(Request(scope))(scope, receive, with_headers(send))

    @property
    def house(self) -> House:
        """The house that it leads into, once it is open."""
        desk: FrontDesk = self.app.state.desk
        return desk.house


def table_in(path: str) -> str:
    """Return the table that a window is to be opened at; no table has an empty name."""
    found = re.fullmatch(SOCKET.replace("{table}", "([^/]+)"), path)
    return "" if found is None else found[1]


def with_headers(send: Send) -> Send:
    """Tell browsers what our pages may do, unless a page itself says it, and how we speak."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = message.get("headers", [])
            named = {name for name, _ in given}
            message["headers"] = [*given, *(each for each in SAFE if each[0] not in named)]
        await send(message)

    return send_with_headers


SAFE = [
    (b"content-security-policy", pages.POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (HEADER.lower().encode(), b"%d" % PROTOCOL),
]


def application(settings: Settings, node: Node, gate: Gate | None = None) -> Entrance:
    """Return the house on this node, opened and closed with whatever runs it.

    All it touches of the world is handed in: the store, the thinkers, the clock and the bus are the
    node's, the settings bring the secret that signs, and a gate lets the machine's network in.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await node.open()
        house = House(node, settings.keeping)
        await house.open()
        app.state.desk = FrontDesk(house, Passes(settings.secret), settings, gate or FixedGate())
        log.info("Open: node %s, data in %s", node.name, without_password(settings.store()))
        yield
        log.info("Closing: node %s", node.name)
        await house.close()
        await node.close()

    page = pages.read_page(pages.CLIENT)

    async def not_found(request: Request, fault: HTTPException) -> Response:
        """Say that nothing is there, or not in this way: to people kindly, on a page of ours."""
        try:
            desk_of(request).check(request, CALLS)
        except TooMuch as much:
            return hurried(request, much)
        if page is not None and fault.status_code == NOWHERE and pages.is_for_eyes(request):
            return page.answer(request, NOWHERE)
        return answer({"error": fault.detail}, fault.status_code)

    faults: dict[Any, Any] = {HTTPException: not_found}
    app = Starlette(routes=routes(), lifespan=lifespan, exception_handlers=faults)
    return Entrance(app, Hosts(settings))
