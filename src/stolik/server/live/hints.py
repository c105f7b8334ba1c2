"""Hints for people: thought about for as long as the same is asked of whoever wants one."""

import asyncio

from stolik.core import Seat
from stolik.server.live.room import Room
from stolik.server.tables.refusing import Stale
from stolik.server.thinking.thought import HINT, Answer


async def hint(room: Room, seat: Seat) -> Answer:
    """Return a good move for a seat and why it is one, unless the question changes meanwhile."""
    question, who = room.table.questions[seat], room.table.sitters[seat].guest
    thinking = asyncio.ensure_future(room.thought(seat, HINT, who))
    try:
        while not thinking.done():
            await either(thinking, asyncio.ensure_future(room.changed.wait()))
            if room.table.questions[seat] != question:
                raise Stale
        return await thinking
    finally:
        thinking.cancel()


async def either(one: asyncio.Future[Answer], other: asyncio.Future[bool]) -> None:
    """Return when one of two things has happened; the other is not waited for any more."""
    try:
        await asyncio.wait((one, other), return_when=asyncio.FIRST_COMPLETED)
    finally:
        other.cancel()
