"""What strangers have written is tried in a process of its own: `ProcessTrials` asks it.

The process is started when somebody first brings such a text, and is killed when it takes too long.
One at a time is tried: nobody who brings nothing has to wait for it.
"""

import asyncio
import sys
from hashlib import sha256

from msgspec.json import Decoder, encode

from stolik.core import Unreadable
from stolik.server.thinking.processes import Thinker
from stolik.server.thinking.thought import Failed
from stolik.server.trials.trial import Crowded, Trial, Verdict, heard

PATIENCE = 20.0
"""Seconds that a trial may take; those of the processor are counted where it is made."""
MOST_WAITING = 8
MOST_KNOWN = 256
"""What passed lately is not tried again."""


class ProcessTrials:
    """One worker process, and those who wait for it."""

    def __init__(
        self, patience: float = PATIENCE, tried: str = "stolik.server.trials.trial:tried"
    ) -> None:
        """Try with `tried`, a function that goes to another process by name."""
        command = [sys.executable, "-P", "-m", "stolik.server.trials.worker", tried]
        self.worker = Thinker(command, Decoder(Verdict).decode)
        self.patience = patience
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.known: dict[bytes, None] = {}
        self.closed = False

    async def close(self) -> None:
        """Send the worker away, whatever it tries."""
        self.closed = True
        await self.worker.dismiss()

    async def attempt(self, trial: Trial) -> None:
        """Return if all of it could be read and laid; else say why not."""
        question = encode(trial)
        digest = sha256(question).digest()
        if digest in self.known:
            return
        if self.waiting >= MOST_WAITING:
            raise Crowded
        self.waiting += 1
        try:
            async with self.turn:
                verdict = await self.ask(question)
        finally:
            self.waiting -= 1
        if verdict.said is not None:
            raise heard(verdict.said)
        self.remember(digest)

    async def ask(self, question: bytes) -> Verdict:
        """Return the verdict; whoever goes away meanwhile takes the worker along."""
        if self.closed:
            raise Crowded
        try:
            await self.worker.wake()
        except Failed as fault:
            raise Crowded from fault
        try:
            return await self.worker.ask(question, self.patience)
        except Failed as fault:
            raise Unreadable("it takes too long, or too much memory, to read this") from fault
        except asyncio.CancelledError:
            await self.worker.dismiss()
            raise

    def remember(self, digest: bytes) -> None:
        """Note what passed, and forget what passed first."""
        self.known[digest] = None
        if len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]
