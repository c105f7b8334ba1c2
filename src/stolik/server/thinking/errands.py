"""Thoughts on their way to a worker: bots' decisions first, then hints, each guest's in turn.

A whole table waits for a bot; for a hint one person does. So a hint never goes before a decision,
and where there are two workers, one of them is always free of hints.
"""

import asyncio
from collections import deque

from stolik.server.thinking.thought import Answer, Busy, Thought

OF_ONE = 2
"""Hints that one guest may wait for at a time: nobody looks at more."""
FOR_EACH = 16
"""Hints that may wait in all, for every worker: they take a second each, and people wait."""


class Errand:
    """A thought that somebody waits for; the same hint asked for twice is one."""

    def __init__(self, thought: Thought, who: str) -> None:
        """Note for whom it is, if it is a hint."""
        self.thought = thought
        self.who = who
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting = 0
        """How many wait for the answer."""

    def settle(self, outcome: Answer | Exception) -> None:
        """Tell whoever waits for the answer, if anybody still does."""
        if self.answer.done():
            return
        if isinstance(outcome, Exception):
            self.answer.set_exception(outcome)
        else:
            self.answer.set_result(outcome)


class Errands:
    """What is to be thought about, in the order in which it is."""

    def __init__(self, workers: int) -> None:
        """Hand out thoughts to so many workers."""
        self.decisions: deque[Errand] = deque()
        self.hints: dict[str, deque[Errand]] = {}
        """Those that wait, by guest; whose turn is next stands first."""
        self.asked: dict[tuple[str, Thought], Errand] = {}
        """Every hint that somebody waits for, also those that are thought about."""
        self.unanswered: set[Errand] = set()
        self.thought_about = 0
        """Hints that workers have now."""
        self.at_once = max(1, workers - 1)
        self.of_one = OF_ONE
        self.in_all = FOR_EACH * max(1, workers)
        self.called = asyncio.Event()

    async def answer(self, thought: Thought, who: str) -> Answer:
        """Return what a worker says; whoever does not wait for it any more is forgotten."""
        errand = self.asked.get((who, thought)) or self.added(thought, who)
        errand.waiting += 1
        try:
            return await asyncio.shield(errand.answer)
        finally:
            errand.waiting -= 1
            if not errand.waiting:
                self.forget(errand)

    def added(self, thought: Thought, who: str) -> Errand:
        """Let a thought wait for its turn; a hint too many is turned away."""
        errand = Errand(thought, who)
        if who:
            self.refuse_too_many(who)
            self.asked[who, thought] = errand
            self.hints.setdefault(who, deque()).append(errand)
        else:
            self.decisions.append(errand)
        self.unanswered.add(errand)
        self.called.set()
        return errand

    def refuse_too_many(self, who: str) -> None:
        """Refuse more hints than anybody would wait for."""
        own = sum(errand.who == who for errand in self.asked.values())
        if own >= self.of_one or len(self.asked) >= self.in_all:
            raise Busy

    def forget(self, errand: Errand) -> None:
        """Let go of what is answered, or what nobody waits for any more."""
        errand.answer.cancel()
        self.unanswered.discard(errand)
        self.asked.pop((errand.who, errand.thought), None)
        if errand in self.hints.get(errand.who, ()):
            self.hints[errand.who].remove(errand)
            if not self.hints[errand.who]:
                del self.hints[errand.who]

    async def next(self) -> Errand:
        """Return what is to be thought about next, as soon as there is something."""
        while (errand := self.taken()) is None:
            self.called.clear()
            await self.called.wait()
        return errand

    def taken(self) -> Errand | None:
        """Take the decision that waits longest, or else a hint, if one may be thought about."""
        if self.decisions:
            return self.decisions.popleft()
        if not self.hints or self.thought_about >= self.at_once:
            return None
        who, own = next(iter(self.hints.items()))
        del self.hints[who]
        errand = own.popleft()
        if own:
            self.hints[who] = own  # behind everybody else
        self.thought_about += 1
        return errand

    def done(self, errand: Errand) -> None:
        """Note that a worker is free again."""
        if errand.who:
            self.thought_about -= 1
            self.called.set()

    def end(self, why: Exception) -> None:
        """Tell everybody who waits that nothing comes any more."""
        for errand in self.unanswered:
            errand.settle(why)
