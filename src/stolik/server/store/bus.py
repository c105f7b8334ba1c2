"""How nodes hear of each other: "table T has entry N", so that whoever shows T reads on.

A notice is a hint. It may come twice or, after a gap, as `EVERYTHING`: what holds is the store.
What is said at a table is not stored at all: it goes along as it is, and after a gap it is lost.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol


class Notice(NamedTuple):
    """This table has an entry of this number; or something was said at it.

    With the number `FORGOTTEN` it is not about a table, but about the guest of that name.
    """

    table: str
    number: int
    said: str = ""
    """What was said, as JSON: no more than a payload carries."""


EVERYTHING: Final = Notice("", -1)
"""Notices may have been missed: any table may have got any number of entries."""

FORGOTTEN: Final = -2
"""Instead of a number: the house was asked to forget this guest."""

Listener = Callable[[Sequence[Notice]], None]


class Bus(Protocol):
    """Carries notices from each node to all the others."""

    async def open(self) -> None:
        """Begin to hear the others."""

    async def close(self) -> None:
        """Send what was published, then part."""

    def publish(self, notices: Sequence[Notice]) -> None:
        """Tell the other nodes, soon and together with what else there is to tell; never waits."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear what other nodes publish, on the event loop; what is returned ends it."""


class Listeners:
    """Those on this node who want to hear."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._all: dict[object, Listener] = {}

    def add(self, listener: Listener) -> Callable[[], None]:
        """Let somebody hear, as often as they ask for it; what is returned ends it."""
        key = object()
        self._all[key] = listener

        def leave() -> None:
            self._all.pop(key, None)

        return leave

    def tell(self, notices: Sequence[Notice]) -> None:
        """Tell everybody; one who stumbles over it keeps nobody else from hearing."""
        for listener in list(self._all.values()):
            try:
                listener(notices)
            except Exception as fault:  # noqa: BLE001 - reported as any other on the loop
                asyncio.get_running_loop().call_exception_handler(
                    {"message": "a listener of the bus failed", "exception": fault}
                )


class LocalBus:
    """The bus within one process: of a single node, or of all that share a `neighbours` set."""

    def __init__(self, neighbours: "set[LocalBus] | None" = None) -> None:
        """Join the neighbours once opened."""
        self._neighbours = set() if neighbours is None else neighbours
        self._listeners = Listeners()

    async def open(self) -> None:
        """Join the others."""
        self._neighbours.add(self)

    async def close(self) -> None:
        """Leave the others."""
        self._neighbours.discard(self)

    def publish(self, notices: Sequence[Notice]) -> None:
        """Tell the neighbours at the loop's next turn, as over a line."""
        told = tuple(notices)
        for neighbour in self._neighbours - {self}:
            asyncio.get_running_loop().call_soon(neighbour._listeners.tell, told)  # noqa: SLF001

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Hear the neighbours."""
        return self._listeners.add(listener)
