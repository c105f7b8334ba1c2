"""A house to do harm to: one node with a file of SQLite, or three with a server of PostgreSQL."""

import asyncio
import json
import os
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Protocol
from uuid import uuid4

import asyncpg

from tests.chaos.disks import Disk
from tests.chaos.nodes import Node
from tests.server.postgres import Postgres, cut_all_lines, told

SECRET = "what signs in a house of chaos"  # noqa: S105 - of no other house
NODES = 3
DEAF = (
    "select pg_terminate_backend(pid) from pg_stat_activity"
    " where application_name = '{node}' and query ~* 'listen|nodes'"
)
"""Only the bus speaks of nodes and listens: its line is known by what it said last."""

FROM_FILE = (
    "select id, head, (select json_group_array(body) from"
    " (select body from entries where table_id = id order by number))"
    " from tables where id in (select value from json_each(?))"
)
FROM_SERVER = (
    "select id, head, array(select body from entries where table_id = id order by number)"
    " from tables where id = any ($1::text[])"
)

Tables = dict[str, tuple[str, list[str]]]
"""Of each table what it was laid with, and its entries."""


class Stored(Protocol):
    """What the house keeps, read past it."""

    async def tables(self, names: list[str]) -> Tables:
        """Return what the store has of some tables."""

    async def see_to_it(self) -> None:
        """See to it that the store works, as whatever runs it does."""


class House:
    """Some nodes, what they keep, and the disk it lies on."""

    def __init__(self, nodes: list[Node], stored: Stored, disk: Disk | None) -> None:
        """Stand before the house."""
        self.nodes = nodes
        self.stored = stored
        self.disk = disk

    @property
    def server(self) -> "Server":
        """The server of PostgreSQL, where there is one."""
        assert isinstance(self.stored, Server)
        return self.stored


class File:
    """A file of SQLite, read past the house."""

    def __init__(self, path: Path) -> None:
        """Name the file."""
        self.path = path

    async def tables(self, names: list[str]) -> Tables:
        """Return what the file has of some tables, over a line that is closed at once."""
        with closing(sqlite3.connect(self.path, timeout=20)) as line:
            found = line.execute(FROM_FILE, [json.dumps(names)]).fetchall()
        return {name: (head, json.loads(entries)) for name, head, entries in found}

    async def see_to_it(self) -> None:
        """Do nothing: a file needs nobody."""


class Server:
    """A server of PostgreSQL, read past the house and done harm to."""

    def __init__(self, folder: Path) -> None:
        """Start it, with a fresh database."""
        self.postgres = Postgres(folder)
        self.database = self.postgres.database()

    def seen_by(self, node: str) -> str:
        """Return the database's address for a node: what it calls itself there is known."""
        return f"{self.database}&application_name={node}"

    async def tables(self, names: list[str]) -> Tables:
        """Return what the database has of some tables."""
        found = await told(self.database, FROM_SERVER, names)
        return {name: (head, entries) for name, head, entries in found}

    def processes(self) -> list[int]:
        """Return the server's processes, the first of them first."""
        first = self.postgres.process()
        found = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, found)]

    def signal(self, what: signal.Signals) -> None:
        """Send a signal to all of its processes."""
        for process in self.processes():
            os.kill(process, what)

    async def restart(self) -> None:
        """Stop it at once, as in a crash, and start it again."""
        await asyncio.to_thread(self.postgres.restart)

    async def see_to_it(self) -> None:
        """Start it again if it has given up."""
        try:
            await told(self.database, "select 1")
        except (OSError, asyncpg.PostgresError):
            await self.restart()

    async def cut_lines(self) -> None:
        """Cut every line to the database."""
        await cut_all_lines(self.database)

    async def deafen(self, node: str) -> None:
        """Cut the line over which a node hears of the others."""
        await told(self.database, DEAF.format(node=node))


@asynccontextmanager
async def open_house(store: str, folder: Path, disk: Disk | None) -> AsyncIterator[House]:
    """Open a house on a disk, with its logs in the folder; end all of it afterwards."""
    data = disk.folder if disk is not None else folder
    build = with_file if store == "sqlite" else with_server
    house = await asyncio.to_thread(build, folder, data, disk)
    try:
        await asyncio.gather(*(node.start() for node in house.nodes))
        yield house
    finally:
        for node in house.nodes:
            node.process.kill()
            await node.gone()
        if store != "sqlite":
            await asyncio.to_thread(house.server.postgres.end)


def with_file(folder: Path, data: Path, disk: Disk | None) -> House:
    """Return a house of one node with its file."""
    settings = {"STOLIK_FOLDER": str(data / "house"), "STOLIK_SECRET": SECRET}
    return House([Node("node-1", folder, settings)], File(data / "house" / "stolik.db"), disk)


def with_server(folder: Path, data: Path, disk: Disk | None) -> House:
    """Return a house of three nodes that share a database."""
    server = Server(data / f"pg-{uuid4().hex[:8]}")
    settings = {"STOLIK_FOLDER": str(folder), "STOLIK_SECRET": SECRET}
    names = [f"node-{number}" for number in range(1, NODES + 1)]
    nodes = [
        Node(name, folder, settings | {"STOLIK_DATABASE": server.seen_by(name)}) for name in names
    ]
    return House(nodes, server, disk)
