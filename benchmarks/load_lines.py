"""Lines from the driver to a server: WebSockets and HTTP, no more of either than a load needs.

Thousands of these live in one process that must never be what is slow, so they do little: frames
are taken apart as they come, a mask of zeros leaves what is sent as it is, nothing is compressed.
"""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from time import perf_counter
from typing import Any, NamedTuple, cast

from msgspec import json

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, LONG = 126, 127
"""What a frame says instead of its length when two or eight bytes with it follow."""
MASKED = 0x80
WHOLE = 0x80
"""Of a message that is not in pieces: neither server sends pieces."""
NO_MASK = bytes(4)
STALE = 2.0
"""Seconds after which a server may close an HTTP line that nobody used."""

Hear = Callable[[bytes], None]


class Place(NamedTuple):
    """Where a server listens."""

    host: str
    port: int


class Line(asyncio.Protocol):
    """One WebSocket; what comes is handed on as it is."""

    def __init__(self, request: bytes, hear: Hear, lost: Callable[[], None]) -> None:
        """Ask for a WebSocket as soon as there is a connection."""
        self.request = request
        self.hear = hear
        self.lost = lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        """What came of a frame that is not all there yet."""
        self.ending = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Take the frames that are whole."""
        data = self.rest + data if self.rest else data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            self.open(head)
        self.rest = data[self.take(data) :]

    def open(self, head: bytes) -> None:
        """Note whether the server agrees."""
        if b" 101 " in head.partition(b"\r\n")[0]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode()))

    def take(self, data: bytes) -> int:
        """Hand the frames on; return where the first begins that is not whole."""
        start = 0
        while (found := frame_at(data, start)) is not None:
            kind, begin, end = found
            self.handle(kind, data[begin:end])
            start = end
        return start

    def handle(self, kind: int, content: bytes) -> None:
        """Hand a message on, or answer what belongs to the line itself."""
        if kind == TEXT:
            self.hear(content)
        elif kind == PING:
            self.write(PONG, content)
        elif kind != PONG:
            self.transport.close()

    def say(self, text: bytes) -> None:
        """Send a message."""
        self.write(TEXT, text)

    def write(self, kind: int, content: bytes) -> None:
        """Send a frame."""
        size = len(content)
        if size < SHORT:
            head = bytes((WHOLE | kind, MASKED | size))
        else:
            head = bytes((WHOLE | kind, MASKED | SHORT)) + size.to_bytes(2)
        self.transport.write(head + NO_MASK + content)

    def close(self) -> None:
        """End the line as a browser does whose tab is closed."""
        self.ending = True
        self.write(CLOSE, (1001).to_bytes(2))
        self.transport.close()

    def connection_lost(self, fault: Exception | None) -> None:
        """Say that the line was cut, unless it was ended from here."""
        if not self.opened.done():
            self.opened.set_exception(fault or ConnectionError("cut before it was open"))
        elif not self.ending:
            self.lost()


def frame_at(data: bytes, start: int) -> tuple[int, int, int] | None:
    """Return what kind of frame begins here and where its content lies, if all of it is there."""
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1], start + 2
    if size >= SHORT:
        wide = 2 if size == SHORT else 8
        size, begin = int.from_bytes(data[begin : begin + wide]), begin + wide
    end = begin + size
    return (data[start] & ~WHOLE, begin, end) if end <= len(data) else None


async def open_line(
    place: Place, path: str, hear: Hear, lost: Callable[[], None], cookie: str = ""
) -> Line:
    """Open a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {place.host}:{place.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request, hear, lost), *place)
    await line.opened
    return line


class Answer(NamedTuple):
    """What a server says to a call."""

    status: int
    cookie: str
    body: bytes

    def granted(self) -> Any:
        """Return what was asked for; the benchmark cannot go on without."""
        if self.status not in {200, 201}:
            raise RuntimeError(f"{self.status}: {self.body.decode()}")
        return json.decode(self.body)


class Caller:
    """Calls over HTTP from one address, one after another."""

    def __init__(self, place: Place, address: str) -> None:
        """Call from this address: servers count what comes from one."""
        self.place = place
        self.address = address
        self.lock = asyncio.Lock()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.used = 0.0

    async def call(self, method: str, path: str, body: Any, cookie: str = "") -> Answer:
        """Ask for something."""
        text = json.encode(body)
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.place.host}:{self.place.port}",
            "Content-Type: application/json",
            f"Content-Length: {len(text)}",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        async with self.lock:
            reader, writer = await self.fresh()
            writer.write(("\r\n".join(head) + "\r\n\r\n").encode() + text)
            answer = await answered(reader)
            self.used = perf_counter()
        return answer

    async def fresh(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return a connection that the server has not closed meanwhile."""
        if self.streams is not None and perf_counter() > self.used + STALE:
            self.close()
        if self.streams is None:
            self.streams = await asyncio.open_connection(*self.place, local_addr=(self.address, 0))
        return self.streams

    def close(self) -> None:
        """Hang up."""
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


async def answered(reader: asyncio.StreamReader) -> Answer:
    """Read an answer that says how long it is, as both servers' do."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
    body = await reader.readexactly(int(fields["content-length"]))
    cookie = fields.get("set-cookie", "").partition(";")[0]
    return Answer(int(head[0].split(" ")[1]), cookie, body)
