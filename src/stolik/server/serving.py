"""Running the house on a machine: made from its settings, behind a socket, until it is closed."""

import asyncio
import os
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TextIO
from uuid import uuid4

import uvicorn

from stolik.core import Unreadable
from stolik.server.door.visitors import DoorConfig
from stolik.server.garbage import calm, keep_calm
from stolik.server.http.app import Entrance, application
from stolik.server.http.logs import write_lines
from stolik.server.http.outside import Gate
from stolik.server.live.node import Node
from stolik.server.network import gate_of
from stolik.server.secret import signing_secret
from stolik.server.settings import Settings
from stolik.server.store import file_of, open_bus, open_store
from stolik.server.tables.refusing import Refused
from stolik.server.thinking.processes import ProcessThinkers
from stolik.server.trials.processes import ProcessTrials

SWITCH = 0.001
"""Seconds that the thread which stores may have to wait for its turn: people wait for it."""
HERE = "127.0.0.1"
"""Where the house listens if nothing else was settled: nobody but this machine finds it there."""
QUEUE = 2048
"""Who knocks while the house is busy waits in the queue, so many at most."""


class Server(uvicorn.Server):
    """Says when the house is open, and says goodbye before it closes."""

    def __init__(
        self, config: uvicorn.Config, entrance: Entrance, when_open: Callable[[], Awaitable[None]]
    ) -> None:
        """Prepare to open."""
        super().__init__(config)
        self.entrance = entrance
        self.when_open = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house; if that went well, say so."""
        await super().startup(sockets)
        if not self.should_exit:
            calm()
            self.calming = asyncio.ensure_future(keep_calm(self.entrance.house.is_quiet))
            await self.when_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody go who waits for something; then close."""
        self.calming.cancel()
        self.entrance.house.say_goodbye()
        await super().shutdown(sockets)

    async def listen(self, door: socket.socket) -> Callable[[], None]:
        """Let people in at another door too; what is returned closes it and sends them away."""
        loop, where = asyncio.get_running_loop(), door.getsockname()
        listening = await loop.create_server(self.talker, sock=door, backlog=QUEUE)
        self.servers.append(listening)

        def close() -> None:
            listening.close()
            self.servers.remove(listening)
            for line in list(self.server_state.connections):
                if line.transport.get_extra_info("sockname") == where:
                    line.shutdown()

        return close

    def talker(self) -> asyncio.Protocol:
        """Return what talks with somebody who knocks: the same as at the front door."""
        return self.config.http_protocol_class(  # type: ignore[call-arg] # so does uvicorn
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )


def serve(settings: Settings, when_open: Callable[[int, str], None]) -> None:
    """Serve until somebody closes the house.

    When it is open, it is told at which port, and where friends find it, if they do.
    """
    refuse_file(settings)
    write_lines()
    sys.setswitchinterval(SWITCH)
    with held(settings), front_door(settings) as door:
        asyncio.run(try_store(settings))
        port = door.getsockname()[1]
        gate = gate_of(settings, port, lambda other: server.listen(other))  # noqa: PLW0108 - made below
        entrance = house_of(settings, gate)
        config = DoorConfig(entrance, settings)
        server = Server(config, entrance, lambda: welcome(settings, gate, partial(when_open, port)))
        server.run([door])


async def welcome(settings: Settings, gate: Gate, when_open: Callable[[str], None]) -> None:
    """Let the network in, if there is one and that was asked for; and say how friends come."""
    if settings.network:
        with suppress(Refused):
            await gate.open()
    when_open(settings.address or gate.address())


def house_of(settings: Settings, gate: Gate | None = None) -> Entrance:
    """Return the house on this machine: its store, its bus, processes for bots and for trials."""
    name = uuid4().hex
    place = settings.store()
    thinkers, trials = ProcessThinkers(settings.workers), ProcessTrials()
    node = Node(open_store(place), thinkers, open_bus(place, name), name, trials=trials)
    return application(replace(settings, secret=signing_secret(settings)), node, gate)


def refuse_file(settings: Settings) -> None:
    """Refuse a file where nodes should share a database: they could not hear of each other."""
    if settings.database and file_of(settings.database) is not None:
        raise Unreadable(
            "--database takes {kind}, not '{url}'; a single machine keeps its file in --folder",
            kind="postgresql://…",
            url=settings.database,
        )


@contextmanager
def held(settings: Settings) -> Iterator[None]:
    """Have the folder to ourselves: two houses in one would not hear of each other."""
    if settings.database:
        yield
        return
    with marked(settings.folder):
        yield


def marked(folder: Path) -> TextIO:
    """Return a file that nobody else has while it is open, or say what is wrong with the folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        mark = (folder / "in-use").open("w")
        lock(mark)
    except BlockingIOError:
        raise Unreadable("the folder {folder} is in use already", folder=folder) from None
    except OSError as fault:
        said = os.strerror(fault.errno or 0)
        raise Unreadable(
            "the folder {folder} cannot be used: {fault}", folder=folder, fault=said
        ) from None
    return mark


def lock(mark: TextIO) -> None:
    """Lock a file, where the system knows such locks."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock  # noqa: PLC0415 - not every system has it
    except ImportError:
        return
    flock(mark, LOCK_EX | LOCK_NB)


def front_door(settings: Settings) -> socket.socket:
    """Return the socket at which people knock, or say why it cannot be had."""
    host = settings.host or HERE
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, settings.port), family=family, backlog=QUEUE)
    except OSError as fault:
        raise Unreadable(
            "cannot listen at {host}, port {port}: {fault}",
            host=host,
            port=settings.port,
            fault=os.strerror(fault.errno or 0),
        ) from None


async def try_store(settings: Settings) -> None:
    """Find out now, in a sentence, that the database cannot be used."""
    store = open_store(settings.store())
    await store.open()
    await store.close()
