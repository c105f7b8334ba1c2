"""What can fail: each a function that does the harm, and returns when what failed is back."""

import asyncio
import json
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from tests.chaos.disks import MOST_LEFT
from tests.chaos.guests import Guest
from tests.chaos.houses import House

HOUR = 3600.0
GREEDY = 0.05
"""Seconds between one wish of a slow reader to hear everything and the next."""


class Scene(NamedTuple):
    """Where harm is done."""

    house: House
    tables: list[str]
    """Those that are played at now."""
    guest: Guest
    luck: Random

    async def wait(self, least: float = 1.0, most: float = 3.0) -> None:
        """Let some time pass."""
        await asyncio.sleep(self.luck.uniform(least, most))


async def nothing(scene: Scene) -> None:
    """Let everything be, to compare with."""
    await scene.wait()


async def killed(scene: Scene) -> None:
    """Kill a node, and start it again."""
    node = scene.luck.choice(scene.house.nodes)
    await node.kill()
    await scene.wait(0.0, 1.0)
    await node.start()


async def asked_to_go(scene: Scene) -> None:
    """Ask a node to stop, and start it again."""
    node = scene.luck.choice(scene.house.nodes)
    await node.ask_to_go()
    await scene.wait(0.0, 1.0)
    await node.start()


async def frozen(scene: Scene) -> None:
    """Stop a node where it stands, for a while."""
    node = scene.luck.choice(scene.house.nodes)
    node.freeze()
    await scene.wait()
    node.thaw()


async def filled(scene: Scene) -> None:
    """Fill the disk up, for a while; a server that gave up is started again, as by any system."""
    house = scene.house
    assert house.disk is not None
    house.disk.fill(scene.luck.randrange(MOST_LEFT))
    await scene.wait()
    house.disk.clear()
    await house.stored.see_to_it()


async def leapt(scene: Scene) -> None:
    """Let a node's clock leap an hour forth or back, and right again."""
    node = scene.luck.choice(scene.house.nodes)
    node.set_clock_wrong(scene.luck.choice((HOUR, -HOUR)))
    await scene.wait()
    node.set_clock_wrong(0.0)


async def read_slowly(scene: Scene) -> None:
    """Open a window that asks for everything again and again, and does not read."""
    end = time.monotonic() + scene.luck.uniform(1.0, 3.0)
    with suppress(OSError, TimeoutError, WebSocketException):
        async with scene.guest.window(scene.luck.choice(scene.tables)) as line:
            line.transport.pause_reading()
            while time.monotonic() < end:
                await line.send(json.dumps({"type": "hello", "since": 0}))
                await asyncio.sleep(GREEDY)
            line.transport.abort()


async def database_frozen(scene: Scene) -> None:
    """Stop the database where it stands, for a while."""
    server = scene.house.server
    server.signal(signal.SIGSTOP)
    await scene.wait()
    server.signal(signal.SIGCONT)


async def database_crashed(scene: Scene) -> None:
    """Let the database crash, and start it again."""
    await scene.house.server.restart()


async def lines_cut(scene: Scene) -> None:
    """Cut all lines to the database, a few times."""
    for _ in range(scene.luck.randrange(1, 6)):
        await scene.house.server.cut_lines()
        await scene.wait(0.05, 0.5)


async def deafened(scene: Scene) -> None:
    """Let a node not hear of the others, for a while."""
    node = scene.luck.choice(scene.house.nodes)
    end = time.monotonic() + scene.luck.uniform(1.0, 3.0)
    while time.monotonic() < end:
        await scene.house.server.deafen(node.name)
        await asyncio.sleep(0.05)


Harm = Callable[[Scene], Awaitable[None]]
ANYWHERE: dict[str, Harm] = {
    "nothing": nothing,
    "`kill -9` of a node": killed,
    "SIGTERM to a node": asked_to_go,
    "SIGSTOP of a node": frozen,
    "a full disk": filled,
    "a clock that leaps an hour": leapt,
    "a slow reader": read_slowly,
}
WITH_SERVER: dict[str, Harm] = {
    "SIGSTOP of PostgreSQL": database_frozen,
    "PostgreSQL crashes": database_crashed,
    "all its connections cut": lines_cut,
    "a node cut from the bus": deafened,
}


def faults_of(house: House) -> dict[str, Harm]:
    """Return what can fail in this house."""
    found = ANYWHERE if len(house.nodes) == 1 else ANYWHERE | WITH_SERVER
    return {name: harm for name, harm in found.items() if house.disk or harm is not filled}


def in_random_order(names: list[str], rounds: int, luck: Random) -> list[str]:
    """Return a fault for every round: each as often as the others, about, and in no order."""
    drawn: list[str] = []
    while len(drawn) < rounds:
        drawn += luck.sample(names, len(names))
    return drawn[:rounds]
