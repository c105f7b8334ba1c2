"""A guest of the house, who knows every node of it and goes on to the next if one fails."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect

from stolik.server.http.passes import COOKIE

CLIENT = Path(__file__).parents[2] / "web" / "src" / "lib" / "table.svelte.ts"
PATIENCE = 60.0
"""Seconds after which a call is given up that nobody answers: no fault lasts as long."""
BUSY = {429, 503}
"""Not now: the same may be asked again."""


def of_the_client(name: str) -> float:
    """Return how many seconds the real client waits for something."""
    found = re.search(rf"^const {name} = ([\d_]+);", CLIENT.read_text("utf-8"), re.MULTILINE)
    assert found is not None, name
    return int(found[1]) / 1000


FIRST_PAUSE, LONGEST_PAUSE = of_the_client("FIRST_PAUSE"), of_the_client("LONGEST_PAUSE")


def pauses(luck: Random) -> Iterator[float]:
    """Return how long to wait before each next try, as the real client does."""
    pause = FIRST_PAUSE
    while True:
        yield pause * luck.uniform(0.75, 1.25)
        pause = min(pause * 1.7, LONGEST_PAUSE)


class Guest:
    """Somebody with a cookie, at an address of their own: the house counts what comes from one."""

    def __init__(self, nodes: list[str], luck: Random) -> None:
        """Know these nodes, and begin with any."""
        self.luck = luck
        self.nodes = nodes
        self.place = luck.randrange(len(nodes))
        self.address = f"127.{'.'.join(str(luck.randrange(1, 255)) for _ in range(3))}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.http = httpx.AsyncClient(transport=transport, timeout=PATIENCE)
        self.cookie = ""
        self.strange: list[str] = []
        """Answers that no fault excuses."""

    @property
    def node(self) -> str:
        """Where the guest calls now."""
        return self.nodes[self.place]

    def go_on(self) -> None:
        """Turn to the next node."""
        self.place = (self.place + 1) % len(self.nodes)

    @property
    def headers(self) -> dict[str, str]:
        """What comes along with every call."""
        return {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    async def call(self, method: str, path: str, body: Any = None, **asked: Any) -> httpx.Response:
        """Ask for something until somebody answers; it is such that asking twice does no harm."""
        waits = pauses(self.luck)
        while True:
            try:
                answer = await self.http.request(
                    method, self.node + path, json=body, params=asked, headers=self.headers
                )
                if not answer.is_server_error and answer.status_code not in BUSY:
                    return answer
                if answer.status_code not in BUSY:
                    self.strange.append(f"{method} {path}: {answer.status_code} {answer.text}")
            except httpx.TransportError:
                pass  # there may be another node, or this one again
            self.go_on()
            await asyncio.sleep(next(waits))

    async def done(self, method: str, path: str, body: Any = None) -> Any:
        """Ask for something that cannot be refused."""
        answer = await self.call(method, path, body)
        answer.raise_for_status()
        return answer.json()

    async def introduce(self, name: str) -> None:
        """Say a name."""
        answer = await self.call("PUT", "/api/me", {"name": name})
        self.cookie = answer.raise_for_status().cookies[COOKIE]
        self.http.cookies.clear()

    def window(self, table: str) -> connect:
        """Return a line to a table, at the node where the guest calls now."""
        return connect(
            f"{self.node.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers=self.headers,
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        )
