"""A whole house on the loop of whoever opens it, spoken to by the application's own interface."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from stolik.server.http.app import Entrance, application
from stolik.server.live.node import Node, in_place
from stolik.server.settings import Settings
from stolik.server.store.sqlite.store import SQLiteStore
from stolik.server.thinking.in_place import ThinkersInPlace

SECRET = "a secret of this test"  # noqa: S105 - nobody's
HOST = "127.0.0.1:8765"


def house_in(folder: Path, **handed: Any) -> Entrance:
    """Return a house in one thread, unless it is handed more of the world."""
    store = SQLiteStore(folder / "stolik.db", threads=False)
    node = Node(**{"store": store, "thinkers": ThinkersInPlace(), "aside": in_place, **handed})
    return application(Settings(folder, secret=SECRET, crowd=0), node)


@asynccontextmanager
async def opened(house: Entrance) -> AsyncIterator[None]:
    """Open the house and close it, as whoever runs an application does."""
    said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    heard: asyncio.Queue[Any] = asyncio.Queue()
    running = asyncio.ensure_future(house({"type": "lifespan"}, said.get, heard.put))
    for word in ("startup", "shutdown"):
        await said.put({"type": f"lifespan.{word}"})
        assert (await heard.get())["type"] == f"lifespan.{word}.complete"
        if word == "startup":
            yield
    await running


class Told(NamedTuple):
    """What came of a call."""

    status: int
    body: bytes
    headers: dict[str, str]

    @property
    def json(self) -> Any:
        """The body, where it is JSON."""
        return json.loads(self.body)


class Caller:
    """Somebody who calls at a house: keeps the cookie, and no more than that."""

    def __init__(self, house: Entrance) -> None:
        """Come as a stranger."""
        self.house = house
        self.cookie = ""

    async def call(
        self,
        method: str,
        path: str,
        body: bytes | dict[str, Any] = b"",
        query: bytes = b"",
        headers: dict[str, str] | None = None,
    ) -> Told:
        """Ask for something."""
        given = {"host": HOST, "content-type": "application/json", **(headers or {})}
        if self.cookie:
            given["cookie"] = self.cookie
        scope = {
            "type": "http",
            "method": method,
            "scheme": "http",
            "path": path,
            "query_string": query,
            "headers": [(name.encode(), text.encode("latin-1")) for name, text in given.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8765),
        }
        whole = json.dumps(body).encode() if isinstance(body, dict) else body
        told = await answered(self.house, scope, whole)
        self.cookie = told.headers.get("set-cookie", self.cookie).partition(";")[0]
        return told

    async def named(self, name: str) -> None:
        """Say a name."""
        assert (await self.call("PUT", "/api/me", {"name": name})).status == 200


async def answered(house: Entrance, scope: dict[str, Any], body: bytes) -> Told:
    """Return the answer to one call."""
    sent: list[Any] = []
    whole = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> dict[str, Any]:
        for message in whole:
            return message
        return await asyncio.Future()  # whoever called waits for the answer

    async def send(message: Any) -> None:
        sent.append(message)

    await house(scope, receive, send)
    headers = {name.decode(): text.decode("latin-1") for name, text in sent[0]["headers"]}
    return Told(sent[0]["status"], b"".join(each.get("body", b"") for each in sent[1:]), headers)


class Line:
    """A window at a table."""

    def __init__(self, house: Entrance, table: str, cookie: str) -> None:
        """Knock."""
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "headers": [(b"host", HOST.encode()), (b"cookie", cookie.encode())],
            "query_string": b"",
            "subprotocols": [],
        }
        self.running = asyncio.ensure_future(house(scope, self.said.get, self.heard.put))
        self.said.put_nowait({"type": "websocket.connect"})

    async def accepted(self) -> None:
        """Be let in, and say hello."""
        assert (await self.heard.get())["type"] == "websocket.accept"
        self.say(type="hello")

    def say(self, **message: Any) -> None:
        """Say something."""
        self.send(json.dumps(message))

    def send(self, frame: str | bytes) -> None:
        """Send letters, or bytes."""
        kind = "text" if isinstance(frame, str) else "bytes"
        self.said.put_nowait({"type": "websocket.receive", kind: frame})

    async def told(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind."""
        while True:
            message: dict[str, Any] = json.loads((await self.heard.get())["text"])
            if message["type"] == kind:
                return message

    async def close(self) -> None:
        """Go."""
        self.said.put_nowait({"type": "websocket.disconnect"})
        await self.running
