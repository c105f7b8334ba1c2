"""Bots think in processes of their own, never on the event loop: `ProcessThinkers` asks them."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Generic, TypeVar

from msgspec.json import Decoder, encode

from stolik.server.thinking.errands import Errand, Errands
from stolik.server.thinking.thought import Answer, Closed, Failed, Thought, answered

STARTING = 30.0
"""Seconds after which a process that does not come up is given up."""
HEAD_START = 2.0
"""Seconds that the house has to open before processes start: both would want the same core."""
LEAVING = 1.0
"""Seconds that anybody waits for a process to be gone."""
GRACE = 0.3
"""Seconds of them in which it may go by itself, as it does unless it is stuck."""

log = logging.getLogger(__name__)
Told = TypeVar("Told")


class Thinker(Generic[Told]):
    """One worker process: started when there is none, killed when it is no good any more."""

    def __init__(self, command: list[str], read: Callable[[bytes], Told]) -> None:
        """Note how it is started, and how a line that it answers is read."""
        self.command = command
        self.read = read
        self.process: Process | None = None

    async def wake(self) -> None:
        """Have a living process."""
        if self.process is not None and self.process.returncode is None:
            return
        await self.dismiss()
        try:
            self.process = await self.start()
            async with asyncio.timeout(STARTING):
                await line_of(self.process)
        except (OSError, EOFError) as fault:
            ended = await self.dismiss()
            raise Failed(f"had no process to think in ({ended or fault})") from fault

    async def start(self) -> Process:
        """Start a process that finds its modules where this one does.

        In a session of its own, so that Ctrl-C in a terminal is for the server alone.
        """
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *self.command,
                stdin=PIPE,
                stdout=PIPE,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
                start_new_session=True,
            )
        )
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            self.process = await starting  # half started, it would be nobody's
            raise

    async def ask(self, question: bytes, patience: float) -> Told:
        """Return the answer; a process that does not give one is not asked again."""
        await self.wake()
        try:
            async with asyncio.timeout(patience):
                return await self.talk(question)
        except TimeoutError as fault:
            await self.dismiss()
            raise Failed(f"took longer than {patience:g} seconds") from fault
        except (OSError, EOFError, ValueError) as fault:
            raise Failed(f"lost its process ({await self.dismiss()})") from fault

    async def talk(self, question: bytes) -> Told:
        """Put the question, and wait for the answer."""
        process = self.process
        if process is None or process.stdin is None:
            raise EOFError
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        return self.read(await line_of(process))

    async def dismiss(self) -> str:
        """Send the process away, if there is one, and say how it ended."""
        process = self.process
        if process is None:
            return ""
        if not await has_left(process, GRACE):
            with suppress(ProcessLookupError):
                process.kill()
            await has_left(process, LEAVING - GRACE)
        self.process = None
        return ending(process.returncode)


class ProcessThinkers:
    """Some worker processes, and the thoughts that wait for one to be free."""

    def __init__(
        self,
        workers: int = 2,
        patience: float = 10.0,
        report: Callable[[str], None] = log.warning,
        bots: str = "stolik.bots:find",
    ) -> None:
        """Prepare so many workers.

        `patience` is what a bot may take for a decision, in seconds; waiting for a free worker does
        not count. `report` is told, in a sentence, of every bot that failed. `bots` says where the
        workers find what turns a bot's name into a bot: a function goes to another process by name.
        """
        command = [sys.executable, "-P", "-m", "stolik.server.thinking.worker", bots]
        self.thinkers = [Thinker(command, Decoder(Answer).decode) for _ in range(workers)]
        self.patience = patience
        self.report = report
        self.errands = Errands(workers)
        self.lanes: list[asyncio.Task[None]] = []
        self.wanted = asyncio.Event()
        """Set as soon as somebody has asked."""

    async def open(self) -> None:
        """Let the workers come up; whoever asks meanwhile is answered as soon as one is there."""
        self.lanes = [asyncio.create_task(self.run_errands(each)) for each in self.thinkers]

    async def close(self) -> None:
        """Send the workers away, whatever they think about; whoever waits is told."""
        lanes, self.lanes = self.lanes, []
        self.errands.end(Closed())
        for lane in lanes:
            lane.cancel()
        if lanes:
            await asyncio.wait(lanes, timeout=LEAVING)

    async def think(self, thought: Thought) -> str:
        """Return the spelling of one of the moves."""
        return (await self.answer(thought)).move

    async def answer(self, thought: Thought, who: str = "") -> Answer:
        """Return one of the moves, for a person with the reasons for it."""
        return await answered(thought, partial(self.ask, who=who), self.report)

    async def ask(self, thought: Thought, who: str = "") -> Answer:
        """Return the move of this very bot, or fail."""
        if not self.lanes:
            raise Closed
        self.wanted.set()
        answer = await self.errands.answer(thought, who)
        if answer.fault:
            raise Failed(answer.fault)
        return answer

    async def run_errands(self, thinker: Thinker[Answer]) -> None:
        """Let one worker think, one thought at a time, so that it never takes others along."""
        try:
            await self.let_the_house_open()
            while True:
                with suppress(Failed):
                    await thinker.wake()  # before it is needed; whoever needs it tries again
                errand = await self.errands.next()
                try:
                    await self.run(errand, thinker)
                finally:
                    self.errands.done(errand)
        finally:
            await thinker.dismiss()

    async def let_the_house_open(self) -> None:
        """Wait a little before processes are started, unless somebody needs one."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HEAD_START):
                await self.wanted.wait()

    async def run(self, errand: Errand, thinker: Thinker[Answer]) -> None:
        """Bring a question to the worker, unless nobody waits for the answer any more.

        If nobody does by the time it comes, it is dropped: a worker that was left in the middle of
        an answer would give it to the next question.
        """
        if errand.answer.done():
            return
        try:
            errand.settle(await thinker.ask(encode(errand.thought), self.patience))
        except Exception as fault:  # noqa: BLE001 - whoever asked hears of it; the lane goes on
            errand.settle(fault)


async def line_of(process: Process) -> bytes:
    """Return the next line that the process writes."""
    line = b"" if process.stdout is None else await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return line


async def has_left(process: Process, within: float) -> bool:
    """Hang up on a process, and tell whether it is gone so soon, with all its pipes closed."""
    try:
        async with asyncio.timeout(within):
            await process.communicate()
    except TimeoutError:
        return False
    return True


def ending(code: int | None) -> str:
    """Say how a process ended."""
    if code is None:
        return "it does not end"
    return f"exit status {code}" if code >= 0 else f"signal {-code}"
