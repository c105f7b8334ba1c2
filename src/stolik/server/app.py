"""The house as an application: every call there is, and what is open while it runs."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple
from uuid import uuid4

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stolik.server import lobby, messages, playing
from stolik.server.bus import LocalBus, PostgresBus
from stolik.server.door import Door, Handler, answer, door_of, guarded
from stolik.server.guests import Passes
from stolik.server.openapi import described
from stolik.server.rooms import House
from stolik.server.settings import Settings
from stolik.server.sockets import socket
from stolik.server.store import Unavailable, open_store
from stolik.server.thinking import Thinkers


class Call(NamedTuple):
    """Something that can be asked for over HTTP."""

    method: str
    path: str
    handler: Handler
    takes: type | None = None
    """The message that comes along."""


async def healthy(request: Request, door: Door) -> Response:  # noqa: ARG001 - being here is enough
    """Say that the process is alive."""
    return answer({"alive": True})


async def ready(request: Request, door: Door) -> Response:  # noqa: ARG001 - it is about the house
    """Say whether the house can serve: whether its database answers."""
    try:
        await door.house.store.ping()
    except Unavailable:
        return answer({"ready": False}, 503)
    return answer({"ready": True})


async def metrics(request: Request, door: Door) -> Response:  # noqa: ARG001 - about the house
    """Return figures about this node, for Prometheus."""
    house = door.house
    house.metrics.rooms.set(len(house.rooms))
    house.metrics.windows.set(sum(len(room.windows) for room in house.rooms.values()))
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4")


async def openapi(request: Request, door: Door) -> Response:  # noqa: ARG001 - the same for all
    """Describe every call."""
    return answer(described([call._asdict() for call in CALLS]))


CALLS = (
    Call("GET", "/api/me", lobby.whoami),
    Call("PUT", "/api/me", lobby.be_called, messages.Name),
    Call("DELETE", "/api/me", lobby.forget_me),
    Call("GET", "/api/games", lobby.list_games),
    Call("GET", "/api/tables", lobby.list_tables),
    Call("POST", "/api/tables", lobby.lay_table, messages.NewTable),
    Call("GET", "/api/tables/{table}", playing.look),
    Call("PUT", "/api/tables/{table}/seats/{seat:int}", playing.sit_down, messages.Sit),
    Call("DELETE", "/api/tables/{table}/seats/{seat:int}", playing.stand_up),
    Call("GET", "/api/tables/{table}/seats/{seat:int}/invitation", playing.invite),
    Call("POST", "/api/tables/{table}/moves", playing.make_move, messages.Move),
    Call("POST", "/api/tables/{table}/asks", playing.ask_others, messages.Ask),
    Call("POST", "/api/tables/{table}/answers", playing.answer_others, messages.Answer),
    Call("GET", "/api/tables/{table}/record", playing.fetch_record),
    Call("POST", "/api/tables/{table}/rematch", lobby.play_again),
    Call("GET", "/healthz", healthy),
    Call("GET", "/readyz", ready),
    Call("GET", "/metrics", metrics),
    Call("GET", "/openapi.json", openapi),
)


def routes() -> list[Route | WebSocketRoute]:
    """Return where every call is answered."""
    http = [Route(call.path, guarded(call.handler), methods=[call.method]) for call in CALLS]
    return [*http, WebSocketRoute("/api/tables/{table}/socket", socket)]


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


__all__ = ["CALLS", "application", "door_of"]
