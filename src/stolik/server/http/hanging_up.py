"""Whoever hangs up is not worked for any more."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request

NOBODY_THERE = 499
"""The status of an answer that nobody reads, by nginx's custom."""
Answer = TypeVar("Answer")


async def unless_hung_up(request: Request, work: Coroutine[Any, Any, Answer]) -> Answer:
    """Return what comes of some work, or drop it as soon as nobody waits for it any more."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(hung_up(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise HTTPException(NOBODY_THERE, "nobody waits for this any more")
    finally:
        working.cancel()
        leaving.cancel()


async def hung_up(request: Request) -> None:
    """Return when whoever called has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
