"""Housekeeping: what is over is packed, what nobody came back to goes, while others play."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence

from stolik.server.live.node import Node
from stolik.server.settings import Keeping
from stolik.server.store.port import Unavailable
from stolik.server.store.tidying import tidy_a_little

log = logging.getLogger(__name__)

EVERY = 600.0
"""Seconds from one round through the house to the next."""
PAUSE = 0.5
"""Seconds between one handful and the next: the people at the tables come first."""


async def keep_house(
    node: Node, keeping: Keeping, open_tables: Callable[[], Sequence[str]]
) -> None:
    """Go through the house now and then, and leave alone what is open here."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await tidy_up(node, keeping, open_tables)
        except Unavailable as fault:
            log.warning("Nothing is tidied up: %s", fault)


async def tidy_up(node: Node, keeping: Keeping, open_tables: Callable[[], Sequence[str]]) -> None:
    """Tidy up until all is tidy, with rests."""
    done: Counter[str] = Counter()
    while a_little := await tidy_a_little(node.archive, keeping, node.clock(), open_tables()):
        done += a_little
        await asyncio.sleep(PAUSE)
    if done:
        log.info("Tidied up: %s", ", ".join(f"{count} {what}" for what, count in done.items()))
