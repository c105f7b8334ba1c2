"""Running the house on a machine: made from its settings, behind a socket, until it is closed."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TextIO
from uuid import uuid4

import uvicorn

from stolik.core import Unreadable
from stolik.server.door.visitors import DoorConfig
from stolik.server.garbage import calm, keep_calm
from stolik.server.http.app import Entrance, application
from stolik.server.http.logs import write_lines
from stolik.server.live.node import Node
from stolik.server.secret import signing_secret
from stolik.server.settings import Settings
from stolik.server.store import file_of, open_bus, open_store
from stolik.server.thinking.processes import ProcessThinkers
from stolik.server.trials.processes import ProcessTrials

SWITCH = 0.001
"""Seconds that the thread which stores may have to wait for its turn: people wait for it."""
QUEUE = 2048
"""Who knocks while the house is busy waits in the queue, so many at most."""


class Server(uvicorn.Server):
    """Says when the house is open, and says goodbye before it closes."""

    def __init__(
        self, config: uvicorn.Config, entrance: Entrance, when_open: Callable[[], None]
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
            self.when_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody go who waits for something; then close."""
        self.calming.cancel()
        self.entrance.house.say_goodbye()
        await super().shutdown(sockets)


def serve(settings: Settings, when_open: Callable[[], None]) -> None:
    """Serve until somebody closes the house."""
    refuse_file(settings)
    write_lines()
    sys.setswitchinterval(SWITCH)
    with held(settings), front_door(settings) as door:
        asyncio.run(try_store(settings))
        entrance = house_of(settings)
        Server(DoorConfig(entrance, settings), entrance, when_open).run([door])


def house_of(settings: Settings) -> Entrance:
    """Return the house on this machine: its store, its bus, processes for bots and for trials."""
    name = uuid4().hex
    place = settings.store()
    thinkers, trials = ProcessThinkers(settings.workers), ProcessTrials()
    node = Node(open_store(place), thinkers, open_bus(place, name), name, trials=trials)
    return application(replace(settings, secret=signing_secret(settings)), node)


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
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=QUEUE)
    except OSError as fault:
        raise Unreadable(
            "cannot listen at {host}, port {port}: {fault}",
            host=settings.host,
            port=settings.port,
            fault=os.strerror(fault.errno or 0),
        ) from None


async def try_store(settings: Settings) -> None:
    """Find out now, in a sentence, that the database cannot be used."""
    store = open_store(settings.store())
    await store.open()
    await store.close()
