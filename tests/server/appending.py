"""A program to be killed: appends without end, packs, and says what was confirmed, line by line.

python appending.py PLACE
"""

import asyncio
import json
import os
import sys
from itertools import count
from uuid import uuid4

from stolik.server.store import Due, Store, open_store
from stolik.server.store.stages import Stage

TABLES = [f"table {number}" for number in range(6)]

PACKED = 5
"""Appends after which the entries of a table are packed."""


async def main(place: str) -> None:
    """Append to all the tables at once."""
    store = open_store(place)
    await store.open()
    for table in TABLES:
        await store.create(table, "{}", 1.0, listed=False)
    await asyncio.gather(*(fill(store, table) for table in TABLES))


async def fill(store: Store, table: str) -> None:
    """Append one to three entries at a time; what is confirmed goes straight into the pipe."""
    number = len(await store.entries(table))
    for turn in count():
        bodies = [uuid4().hex for _ in range(1 + turn % 3)]
        due = [Due(table, "bot", float(number + len(bodies)))]
        await store.append(table, number, bodies, now=float(number), due=due, stage=Stage.OVER)
        line = json.dumps([table, number, bodies]) + "\n"
        os.write(1, line.encode())
        number += len(bodies)
        if turn % PACKED == 0:
            await store.keeper.pack(table)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
