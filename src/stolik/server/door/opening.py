"""Letting people in, a few at a time: those who are in are heard before the next ones come.

The event loop's own server takes in everybody who stands outside at once. In a crowd that is more
than there are files for, and whoever came last, with something to say, would be lost.
"""

import asyncio
import socket
from functools import partial

import uvicorn

TOGETHER = 16
"""Who come in before anybody is heard; there are files for them."""
PAUSE = 0.1
"""Seconds until the next try when nobody can be let in: the system has no file left."""


class DoorServer(uvicorn.Server):
    """The web server, with a door that we open ourselves."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to let people in, once the house is open."""
        await super().startup([])
        if not self.should_exit:
            self.openings = [asyncio.ensure_future(self.open(door)) for door in sockets or []]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more; then close."""
        for opening in self.openings:
            opening.cancel()
        await asyncio.wait(self.openings)
        await super().shutdown(sockets)

    async def open(self, door: socket.socket) -> None:
        """Let people in, as many as come."""
        door.setblocking(False)
        while True:
            coming = [await self.knock(door)]
            while len(coming) < TOGETHER and (line := accepted(door)):
                coming.append(line)
            await asyncio.gather(*map(self.welcome, coming), return_exceptions=True)

    async def knock(self, door: socket.socket) -> socket.socket:
        """Return the connection of whoever comes next."""
        while True:
            try:
                line, _ = await asyncio.get_running_loop().sock_accept(door)
            except OSError:
                await asyncio.sleep(PAUSE)
            else:
                return line

    async def welcome(self, line: socket.socket) -> None:
        """Have somebody served; who has gone again already is no loss."""
        loop = asyncio.get_running_loop()
        visitor = partial(
            self.config.http_protocol_class,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            _loop=loop,
        )
        await loop.connect_accepted_socket(visitor, line)


def accepted(door: socket.socket) -> socket.socket | None:
    """Return the connection of somebody who stands outside, if there is anybody."""
    try:
        line, _ = door.accept()
    except OSError:
        return None
    line.setblocking(False)
    return line
