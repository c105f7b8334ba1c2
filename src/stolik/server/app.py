"""The house as an application: every call there is, and what is open while it runs."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import uuid4

from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stolik.server import pages
from stolik.server.bus import LocalBus, PostgresBus
from stolik.server.calls import CALLS
from stolik.server.door import Door, guarded
from stolik.server.guests import Passes
from stolik.server.house import House
from stolik.server.settings import Settings
from stolik.server.sockets import socket
from stolik.server.store import open_store
from stolik.server.thinking import Thinkers


def routes() -> list[Route | WebSocketRoute]:
    """Return where every call is answered, and every page."""
    http = [Route(call.path, guarded(call.handler), methods=[call.method]) for call in CALLS]
    return [*http, WebSocketRoute("/api/tables/{table}/socket", socket), *pages.routes()]


class Headers:
    """Tells browsers what our pages may do: nothing but what we serve ourselves."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before the application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers to every answer."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *SAFE]
            await send(message)

        await self.app(scope, receive, with_headers)


SAFE = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]


def application(settings: Settings) -> ASGIApp:
    """Return the house, opened and closed with the server that runs it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = open_store(settings.store())
        await store.open()
        node = uuid4().hex
        bus = PostgresBus(settings.database, node) if settings.database else LocalBus()
        await bus.open()
        thinkers = Thinkers(settings.workers)
        await thinkers.open()
        house = House(store, bus, thinkers, node)
        await house.open()
        app.state.door = Door(house, Passes(settings.signing_secret()), settings)
        calm_garbage()
        yield
        await house.close()
        await thinkers.close()
        await bus.close()
        await store.close()

    return Headers(Starlette(routes=routes(), lifespan=lifespan))


def calm_garbage() -> None:
    """Keep the collector from stopping the house: what is there now will stay."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
