"""What all rooms of one process share: the world as it is handed in, and work beside the rest."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol, TypeVar
from uuid import uuid4

from stolik.server.live.metrics import Metrics
from stolik.server.live.readiness import Readiness
from stolik.server.live.steady import Clock, SteadyClock
from stolik.server.store.archive import Archive, NotThere
from stolik.server.store.bus import Bus, LocalBus
from stolik.server.store.port import Store, Unavailable
from stolik.server.thinking.thought import Thinkers
from stolik.server.trials.trial import NoTrials, Trials

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")


class Aside(Protocol):
    """Does something that takes a while where nobody has to wait for it."""

    def __call__(self, work: Callable[..., Answer], /, *args: Any) -> Awaitable[Answer]:
        """Return what came of it."""


async def in_place(work: Callable[..., Answer], /, *args: Any) -> Answer:
    """Do it here, where there is no other thread: everybody waits."""
    return work(*args)


class Node:
    """One process of a house: alone with its file, or one of many with a database."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        bus: Bus | None = None,
        name: str = "",
        clock: Clock | None = None,
        aside: Aside = asyncio.to_thread,
        trials: Trials | None = None,
    ) -> None:
        """Touch the world through these alone; `name` is what no other living node is called."""
        self.store = store
        self.thinkers = thinkers
        self.bus = bus or LocalBus()
        self.name = name or uuid4().hex
        self.clock = clock or SteadyClock()
        self.aside = aside
        self.trials = trials or NoTrials()
        self.archive = Archive(store)
        self.readiness = Readiness(store)
        self.metrics = Metrics()
        self.walking = asyncio.Lock()
        """Whoever looks far back at a game has it: everybody else goes on playing meanwhile."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        """Whether everybody is being sent away: who has to go because of us has not left."""

    async def open(self) -> None:
        """Reach for everything that it needs."""
        await self.store.open()
        await self.bus.open()
        await self.thinkers.open()

    async def close(self) -> None:
        """Let go of everything, the store last."""
        await self.thinkers.close()
        await self.trials.close()
        await self.bus.close()
        await self.store.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin some work beside the rest, and keep hold of it."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        """Let go of some work; what went wrong with it is told to whoever runs the house."""
        self.tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if isinstance(fault, Unavailable | NotThere):
            log.warning("Something was left undone: %s", fault)
        elif fault is not None:
            log.error("Something went wrong.", exc_info=fault)

    async def stop_working(self) -> None:
        """End whatever goes on beside the rest."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
