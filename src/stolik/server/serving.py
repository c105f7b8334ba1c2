"""Running the house."""

import asyncio

import uvicorn

from stolik.server.app import application
from stolik.server.logs import write_lines
from stolik.server.settings import Settings
from stolik.server.store import open_store

MOST_FRAME = 64 * 1024
"""Bytes of one message from a window."""
PATIENCE = 5
"""Seconds for open windows to go when the house closes."""


def serve(settings: Settings) -> None:
    """Serve until somebody closes the house; compression would double what a window costs."""
    write_lines()
    asyncio.run(try_store(settings))
    uvicorn.run(
        application(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level="warning",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
    )


async def try_store(settings: Settings) -> None:
    """Find out now, in a sentence, that the database cannot be used."""
    if not settings.database:
        settings.folder.mkdir(parents=True, exist_ok=True)
    store = open_store(settings.store())
    await store.open()
    await store.close()
