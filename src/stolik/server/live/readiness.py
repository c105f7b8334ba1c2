"""Whether the house can serve: its database answers in time, and takes what is written."""

import asyncio
import logging

from stolik.server.store.port import Full, Store

WITHIN = 2.0
"""Seconds in which whoever asks is answered, whatever the database does."""
SILENT = "it does not answer"
FULL = "it takes nothing: there is no room left, or no right to write"

log = logging.getLogger(__name__)


class Readiness:
    """Asks the database, once for everybody who wants to know meanwhile."""

    def __init__(self, store: Store) -> None:
        """Ask this one."""
        self.store = store
        self.asking: asyncio.Task[str] | None = None
        self.fault = ""
        """What was wrong when it was last asked: the log tells when that changes."""

    async def ask(self) -> str:
        """Return what is wrong with the database, or nothing."""
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self.find_out())
        done, _ = await asyncio.wait([self.asking], timeout=WITHIN)
        return self.note(self.asking.result() if done else SILENT)

    async def find_out(self) -> str:
        """Ask, however long it takes: who waits does not wait for ever."""
        try:
            await self.store.ping()
        except Exception as fault:  # noqa: BLE001 - whatever it is, nobody can be served
            log.info("The database does not serve: %s", fault)
            return FULL if isinstance(fault, Full) else SILENT
        return ""

    def note(self, fault: str) -> str:
        """Tell whoever runs the house what has changed."""
        if fault and not self.fault:
            log.warning("Not ready: the database, %s", fault)
        elif self.fault and not fault:
            log.warning("Ready again.")
        self.fault = fault
        return fault
