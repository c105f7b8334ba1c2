"""A line to PostgreSQL that can be made to fail in the ways lines do."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """Carries everything between a node and the database, until told otherwise."""

    def __init__(self, target: Path) -> None:
        """Name the database's socket."""
        self._target = target
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.requests = True
        """What the node says arrives."""
        self.answers = True
        """What the database says comes back."""
        self.open = True
        """New lines may be laid."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry both ways until either side hangs up."""
        if task := asyncio.current_task():
            self._tasks.add(task)
        if not self.open:
            writer.close()
            return
        back, forth = await asyncio.open_unix_connection(self._target)
        self._writers |= {writer, forth}
        await asyncio.gather(
            self.carry(reader, forth, "requests"), self.carry(back, writer, "answers")
        )

    async def carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, what: str
    ) -> None:
        """Carry what is said one way, or let it fall."""
        with suppress(OSError):
            while said := await reader.read(65536):
                if getattr(self, what):
                    writer.write(said)
                    await writer.drain()
        writer.close()

    def cut(self) -> None:
        """Cut all lines and work again."""
        for writer in self._writers:
            writer.close()
        self._writers.clear()
        self.requests = self.answers = self.open = True

    async def end(self) -> None:
        """Cut all lines for good."""
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def proxied(url: str) -> AsyncIterator[tuple[Proxy, str]]:
    """Return the proxy, and the address of the database behind it."""
    address, _, folder = url.partition("?host=")
    proxy = Proxy(Path(folder, SOCKET))
    with tempfile.TemporaryDirectory(prefix="line") as place:
        server = await asyncio.start_unix_server(proxy.serve, Path(place, SOCKET))
        try:
            yield proxy, f"{address}?host={place}"
        finally:
            server.close()
            await proxy.end()
