"""Bots think where they are asked: in a house that has one thread and no processes."""

import asyncio
import logging
from collections.abc import Callable

from stolik import bots
from stolik.server.thinking.deciding import Find, thought_out
from stolik.server.thinking.thought import Answer, Closed, Failed, Thought, answered

log = logging.getLogger(__name__)


class ThinkersInPlace:
    """Nobody is answered while a bot thinks: fit for bots that take a moment, and for tests."""

    def __init__(self, find: Find = bots.find, report: Callable[[str], None] = log.warning) -> None:
        """Find bots so; `report` is told, in a sentence, of every bot that failed."""
        self.find = find
        self.report = report
        self.is_open = False

    async def open(self) -> None:
        """Begin to think."""
        self.is_open = True

    async def close(self) -> None:
        """Think no more."""
        self.is_open = False

    async def answer(self, thought: Thought, who: str = "") -> Answer:  # noqa: ARG002 - nobody waits in line
        """Return one of the moves, for a person with the reasons for it."""
        return await answered(thought, self.ask, self.report)

    async def ask(self, thought: Thought) -> Answer:
        """Return the move of this very bot, or fail; what else waits has its turn first."""
        await asyncio.sleep(0)
        if not self.is_open:
            raise Closed
        answer = thought_out(self.find, thought)
        if answer.fault:
            raise Failed(answer.fault)
        return answer
