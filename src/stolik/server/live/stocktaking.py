"""Taking stock: how much the house has stored, counted seldom enough to cost nothing."""

import asyncio
from time import monotonic

from stolik.server.live.node import Node
from stolik.server.store.port import Unavailable

EVERY = 60.0
"""Seconds for which a count is good."""
SHARE = 100
"""So many times as long as it took it is good too: it costs a hundredth, however much there is."""
PATIENCE = 2.0
"""Seconds that whoever asks for figures waits for new ones."""


class Stocktaking:
    """Counts when somebody asks, unless that was done lately."""

    def __init__(self, node: Node) -> None:
        """Count what this node stores, with all the others."""
        self.node = node
        self.due = 0.0

    async def refresh(self) -> None:
        """Have figures that are not old; if they cannot be had now, the old ones stay."""
        began = monotonic()
        if began < self.due:
            return
        self.due = began + EVERY
        try:
            async with asyncio.timeout(PATIENCE):
                stored = await self.node.store.keeper.stored()
        except (TimeoutError, Unavailable):
            return
        self.due = began + max(EVERY, SHARE * (monotonic() - began))
        self.node.metrics.stock(stored)
