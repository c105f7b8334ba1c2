"""One node of the house: a process that can be killed, asked to go, stopped, and lied to."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.chaos.leaping import set_wrong

ROOT = Path(__file__).parents[2]
HOST = "127.0.0.1"
SOON = 60.0
"""Seconds after which a process that does not serve, or does not go, is given up."""


class Node:
    """A process of `stolik serve`, always at the same address."""

    def __init__(self, name: str, folder: Path, settings: dict[str, str]) -> None:
        """Write its log into the folder, and run with these settings."""
        with socket.create_server((HOST, 0)) as free:
            self.port = free.getsockname()[1]
        self.name = name
        self.url = f"http://{HOST}:{self.port}"
        self.log = folder / f"{name}.log"
        self.clock = folder / f"{name}.clock"
        usual = {"STOLIK_PORT": str(self.port), "STOLIK_WORKERS": "1", "STOLIK_CROWD": "0"}
        self.settings = settings | usual
        set_wrong(self.clock, 0.0)

    async def start(self) -> None:
        """Start it, and wait until it can serve."""
        command = [sys.executable, "-m", "tests.chaos.leaping", str(self.clock), "serve"]
        paths = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        environment = os.environ | self.settings | {"PYTHONPATH": paths}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: ASYNC220 - it takes no time
                command, env=environment, cwd=ROOT, stdout=log, stderr=log
            )
        end = time.monotonic() + SOON
        async with httpx.AsyncClient(timeout=SOON) as line:
            while not await self.serves(line):
                if self.process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"{self.name} does not serve: {self.said()}")
                await asyncio.sleep(0.02)

    async def serves(self, line: httpx.AsyncClient) -> bool:
        """Tell whether it says that it can serve."""
        try:
            return (await line.get(f"{self.url}/readyz")).is_success
        except httpx.TransportError:
            return False

    def said(self) -> str:
        """Return the end of what it has written."""
        return self.log.read_text("utf-8", "replace")[-2000:]

    async def kill(self) -> None:
        """Pull the plug."""
        self.process.kill()
        await self.gone()

    async def ask_to_go(self) -> None:
        """Ask it to stop, and wait until it has."""
        self.process.terminate()
        await self.gone()

    async def gone(self) -> None:
        """Wait until the process has ended."""
        await asyncio.to_thread(self.process.wait, SOON)

    def freeze(self) -> None:
        """Stop it where it stands."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self.process.send_signal(signal.SIGCONT)

    def set_clock_wrong(self, seconds: float) -> None:
        """Let its machine's clock be wrong by so much."""
        set_wrong(self.clock, seconds)
