"""Looking back at a game: through a long one it is gone step by step, while others play on."""

import asyncio
from collections.abc import Callable

from stolik.server.live.room import Room
from stolik.server.tables.table import Table


async def walked_back(room: Room, number: int, pay: Callable[[int], None]) -> Table:
    """Return the table when it can be shown at once how it was after so many moves.

    Who goes where nobody was before has to `pay` for as many steps.
    """
    async with room.node.walking:
        table = await room.settled()
        pay(steps(table, number))
        while steps(table, number):
            table.marks.go_on(table.record)
            await asyncio.sleep(0)  # whoever waits for something else has it now
            table = await room.settled()
    return table


def steps(table: Table, number: int) -> int:
    """Return how far it is; moves may be taken back on the way."""
    return table.marks.missing(min(number, len(table.record.moves)))
