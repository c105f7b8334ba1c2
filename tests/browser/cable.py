"""A cable between a browser and the house, which can be pulled out and put in again."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from tests.server.house import HOST, SOON


class Cable:
    """Carries everything both ways, in a thread of its own, unless it is pulled out."""

    _loop: asyncio.AbstractEventLoop
    _done: asyncio.Event

    def __init__(self, url: str) -> None:
        """Lead to the house at this address."""
        self._house = urlsplit(url)
        self._ends: set[asyncio.StreamWriter] = set()
        self._lines: set[asyncio.Task[None]] = set()
        self._plugged = True
        self._socket = socket.create_server((HOST, 0))
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._ready = threading.Event()
        self.url = f"http://{HOST}:{self._socket.getsockname()[1]}"

    def lay(self) -> None:
        """Begin to carry."""
        self._thread.start()
        assert self._ready.wait(SOON)

    def take_away(self) -> None:
        """Stop carrying."""
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join(SOON)

    def pull(self) -> None:
        """Cut every line; no new one can be laid."""
        self._plugged = False
        self._loop.call_soon_threadsafe(self._cut)

    def plug(self) -> None:
        """Let lines be laid again."""
        self._plugged = True

    async def _serve(self) -> None:
        self._loop, self._done = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._came, sock=self._socket)
        self._ready.set()
        await self._done.wait()
        server.close()
        self._cut()
        await asyncio.gather(*self._lines)

    def _cut(self) -> None:
        for end in self._ends:
            end.close()

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._plugged:
            writer.close()
            return
        if line := asyncio.current_task():
            self._lines.add(line)
        back, forth = await asyncio.open_connection(self._house.hostname, self._house.port)
        ends = {writer, forth}
        self._ends |= ends
        await asyncio.gather(self._carry(reader, forth), self._carry(back, writer))
        self._ends -= ends

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await reader.read(65536):
                writer.write(said)
                await writer.drain()
        writer.close()


@contextmanager
def cable(url: str) -> Iterator[Cable]:
    """Lay a cable to a house."""
    laid = Cable(url)
    laid.lay()
    try:
        yield laid
    finally:
        laid.take_away()
