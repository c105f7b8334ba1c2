"""Those who ask in both worlds, and note every byte that they are told."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from stolik.core import Seat
from stolik.server.http.app import Entrance
from stolik.server.http.passes import COOKIE, Passes

from .veiled import EYE, ONLOOKER, SIGNS, TABLE, World

HOST = "127.0.0.1:8765"
TURNS = 40
"""How often everything else may go on until all is said."""
TIMINGS = re.compile(r"^stolik_\w+?_(bucket\{.*\}|sum|created(\{.*\})?|bytes) .*\n", re.MULTILINE)
"""Figures that say when something was, how long it took, how large a file is: no other differs."""
DATES = re.compile(r"expires=[^;]*")
LENGTH = re.compile(r"^content-length: .*\n", re.MULTILINE)
REFUSED = 400
UNHEARD = {b"date"}
"""What is said about an answer and is not compared."""


class Differs(AssertionError):
    """Somebody was told something else in the other world."""

    def __init__(self, label: str, here: str, there: str = "") -> None:
        """Say who asked what, and from where on the answers differ."""
        self.label = label
        pairs = enumerate(zip(here, there, strict=False))
        at = next((n for n, (a, b) in pairs if a != b), min(len(here), len(there)))
        begin = max(0, at - 80)
        super().__init__(f"{label}\n{here[begin : at + 80]!r}\n{there[begin : at + 80]!r}")


class Notes:
    """All that was told in a world; in the other it is held against this at once."""

    def __init__(self, before: "Notes | None" = None) -> None:
        """Begin to listen."""
        self.told: list[tuple[str, str]] = []
        self.granted: set[str] = set()
        """The calls that were answered well, to somebody at some time."""
        self.before = before
        self.fault: Differs | None = None

    def add(self, label: str, text: str) -> None:
        """Note what somebody was told."""
        self.told.append((label, text))
        if self.before is not None:
            self.compare(self.before.told[len(self.told) - 1 :][:1], label, text)

    def end(self) -> None:
        """Note that nobody is told anything more."""
        self.add("the end", "")

    def compare(self, before: list[tuple[str, str]], label: str, text: str) -> None:
        """Hold this against what was told in the other world at this point, if anything was."""
        if before != [(label, text)]:
            self.fault = Differs(label, *(": ".join(each) for each in (*before, (label, text))))
            raise self.fault


class Answer(NamedTuple):
    """What came back, as it came."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def good(self) -> bool:
        """Tell whether what was asked for was done."""
        return self.status < REFUSED


class Visitor:
    """Somebody who calls and looks through a window: by a cookie, by a token, or as nobody."""

    def __init__(self, world: World, notes: Notes, name: str, cookie: str, token: str) -> None:
        """Come to the house."""
        self.house = world.entrance
        self.notes = notes
        self.name = name
        self.token = token
        self.headers = {"host": HOST, "accept-language": "ru" if token else "en"}
        self.headers |= {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[Any] = asyncio.Queue()

    def scope(self, kind: str, path: str, **more: str) -> dict[str, Any]:
        """Return how somebody stands at the door."""
        where, headers = urlsplit(path), self.headers | more
        return {
            "type": kind,
            "path": where.path,
            "query_string": where.query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
        }

    async def call(self, method: str, path: str, body: Any = None) -> Answer:
        """Call, and return the answer."""
        more = {"content-type": "application/json"} | (
            {"x-seat-token": self.token} if self.token else {}
        )
        scope = self.scope("http", path, **more) | {"method": method, "scheme": "http"}
        return await called(self.house, scope, b"" if body is None else json.dumps(body).encode())

    async def ask(self, method: str, path: str, body: Any = None, call: str = "") -> Answer:
        """Call, and note the answer; `call` is the one of the list."""
        answer = await self.call(method, path, body)
        self.note(f"{method} {path} {'' if body is None else json.dumps(body)}", answer)
        if answer.good:
            self.notes.granted.add(call)
        return answer

    async def look(self) -> dict[str, Any]:
        """Look at the table of the pair, and return what is shown."""
        shown: dict[str, Any] = json.loads((await self.ask("GET", f"/api/tables/{TABLE}")).body)
        return shown

    def note(self, asked: str, answer: Answer) -> None:
        """Note an answer."""
        self.notes.add(f"{self.name}: {asked}", as_told(asked, answer))

    async def listen(self) -> None:
        """Note all that the window was told."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
        while not self.heard.empty():
            frame = self.heard.get_nowait()
            self.notes.add(f"{self.name}: socket", str(frame.get("text") or frame))

    async def say(self, message: dict[str, Any] | str) -> None:
        """Say something through the window, and note what comes back."""
        text = message if isinstance(message, str) else json.dumps(message)
        self.notes.add(f"{self.name}: says", text)
        self.said.put_nowait({"type": "websocket.receive", "text": text})
        await self.listen()

    @asynccontextmanager
    async def window(self) -> AsyncIterator[None]:
        """Look through a window at the table of the pair."""
        scope = self.scope("websocket", f"/api/tables/{TABLE}/socket") | {"subprotocols": []}
        entered = self.house(scope, self.said.get, self.heard.put)
        running = asyncio.ensure_future(entered)
        self.said.put_nowait({"type": "websocket.connect"})
        try:
            yield
        finally:
            self.said.put_nowait({"type": "websocket.disconnect"})
            await running


async def called(house: Entrance, scope: dict[str, Any], body: bytes) -> Answer:
    """Call at the door, as a server does."""
    said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    said.put_nowait({"type": "http.request", "body": body})
    heard: list[Any] = []

    async def hear(message: Any) -> None:
        heard.append(message)

    await house(scope, said.get, hear)
    begin, *rest = heard
    return Answer(begin["status"], begin["headers"], b"".join(each["body"] for each in rest))


def as_told(asked: str, answer: Answer) -> str:
    """Return an answer as it came, without when that was and how long it took."""
    heads = [b"%s: %s" % each for each in answer.headers if each[0] not in UNHEARD]
    text = b"\n".join((*heads, answer.body)).decode("utf-8", "backslashreplace")
    if "/metrics" in asked:
        text = TIMINGS.sub("", LENGTH.sub("", text))
    return f"{answer.status} {DATES.sub('expires', text)}"


@asynccontextmanager
async def visitors(world: World, notes: Notes) -> AsyncIterator[list[Visitor]]:
    """Let everybody come who must not be able to tell: the eye by both its ways, and two others."""
    passes = Passes(SIGNS)
    token = passes.seat_token(TABLE, world.pair.eye, EYE)
    found = [
        Visitor(world, notes, EYE, passes.cookie(EYE), ""),
        Visitor(world, notes, f"{EYE} elsewhere", "", token),
        Visitor(world, notes, ONLOOKER, passes.cookie(ONLOOKER), ""),
        Visitor(world, notes, "stranger", "", ""),
    ]
    async with AsyncExitStack() as evening:
        for each in found:
            await evening.enter_async_context(each.window())
        yield found


def player(world: World, seat: Seat) -> Visitor:
    """Return somebody who sits there; what the others are told is their own."""
    cookie = Passes(SIGNS).cookie(world.veil.guest(seat))
    return Visitor(world, Notes(), f"player {seat}", cookie, "")
