"""A house of one of two worlds: the table of a pair in it, and nothing that is luck.

Every clock, name and secret is settled here, so that two houses that are asked the same answer the
same, unless they tell something of what lies on their tables.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from stolik.bots import hint
from stolik.core import AnyGame, Seat
from stolik.server.campaigns.entries import (
    CampaignEntry,
    CampaignHead,
    Joined,
    Met,
    write_campaign_entry,
)
from stolik.server.http import codes, names, passes
from stolik.server.http.app import Entrance, application
from stolik.server.http.limits import Limits
from stolik.server.live import house
from stolik.server.live.node import Node, in_place
from stolik.server.settings import Settings
from stolik.server.store import naming
from stolik.server.store.sqlite.store import SQLiteStore
from stolik.server.tables import table as of_table
from stolik.server.tables.entries import Dealt, Entry, Head, Pace, Sat, write_entry, write_head
from stolik.server.tables.table import Table
from stolik.server.thinking import deciding
from stolik.server.thinking.in_place import ThinkersInPlace

from .asgi import opened
from .worlds import CAMPAIGN, EVENING, Pair

TABLE, GATHERING, SERIES = "table", "gathering", "c.campaign"
"""The table of a pair, one to which more may come, and a campaign."""
CODES = {TABLE: "ADEFGK", GATHERING: "KM4T7D"}
EYE, ONLOOKER = "eye", "onlooker"
SIGNS = "signs everything in both worlds and in no other"
LUCK = "what the house brings to the deal"
NOON = 1_000_000.0
PACE = Pace(bank=3600, increment=5)
"""The clocks run, and are shown."""
THOUGHTS = 30
"""Steps of thought for a hint: it need not be a good one."""

Side = Literal[0, 1]
"""One world, or the other."""


class Veil:
    """What is other in the other world: the deal, and what the others are known by."""

    def __init__(self, pair: Pair, side: Side, game: AnyGame | None = None) -> None:
        """Stand in this world; perhaps with a game that says too much."""
        self.pair = pair
        self.side = side
        self.game = game or pair.game

    def guest(self, seat: int) -> str:
        """Return who sits there."""
        return EYE if seat == self.pair.eye else f"{('other', 'guest')[self.side]}-{seat}"

    def sat(self, seat: int) -> Entry:
        """Return that somebody sits down."""
        guest = self.guest(seat)
        return Sat(Seat(seat), guest, f"luck of {guest}", NOON)

    def head(self) -> Head:
        """Return the head of the table."""
        game, record = self.game, self.pair.one.record
        host = ("hosts", "ghost")[self.side]
        head = Head(game.key, game.version, record.options, ("",) * record.seats, LUCK, host)
        more: dict[str, Any] = {"components": game.components, "pace": PACE}
        if self.pair.name == EVENING:
            more |= {"campaign": SERIES, "names": ("Ann", "Ben")}
        return msgspec.structs.replace(head, **more)

    def gathering(self) -> Head:
        """Return the head of a table for as many as can play, listed."""
        chairs = ("",) * max(self.game.seats)
        return msgspec.structs.replace(
            self.head(), chairs=chairs, listed=True, kid=False, campaign="", names=()
        )

    def game_of(self, usual: Any, head: Head) -> AnyGame:
        """Return the game of a table: at ours the position is what is dealt."""
        if head != self.head():
            found: AnyGame = usual(head)
            return found
        position, copied = (self.pair.one, self.pair.other)[self.side].state, self.game.copy
        return self.game._replace(prepare=lambda *_: copied(position))


@contextmanager
def settled(veil: Veil) -> Iterator[None]:
    """Let nothing be luck: what is drawn is drawn in the same order in both worlds."""
    numbers = count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(of_table, "game_of", partial(veil.game_of, of_table.game_of))
        for module in (naming, passes):
            patch.setattr(module, "token_urlsafe", lambda size: f"{next(numbers):x>{size}}")
        for module in (codes, names):
            patch.setattr(module, "choice", lambda known: known[next(numbers) % len(known)])
        patch.setattr(Limits, "allows", lambda *_: True)
        patch.setattr(house, "ROLL_CALL", 1e6)
        patch.setattr(deciding, "hint", partial(hint, tries=THOUGHTS))
        yield


class World:
    """A house that is open, with everything in it that can be asked about."""

    def __init__(self, veil: Veil, folder: Path) -> None:
        """Build it."""
        self.veil = veil
        self.pair = veil.pair
        self.now = NOON
        self.store = SQLiteStore(folder / "stolik.db", threads=False)
        node = Node(
            self.store, ThinkersInPlace(), name="node", clock=lambda: self.now, aside=in_place
        )
        self.entrance: Entrance = application(Settings(folder, secret=SIGNS), node)

    @property
    def table(self) -> Table:
        """The table of the pair."""
        return self.entrance.house.rooms[TABLE].table

    async def furnish(self) -> None:
        """Lay the table at which all sit, one that gathers, and a campaign."""
        veil = self.veil
        seats = [*range(self.pair.one.record.seats)]
        await self.lay(TABLE, veil.head(), [*map(veil.sat, seats), Dealt(NOON)])
        await self.lay(GATHERING, veil.gathering(), [veil.sat(self.pair.eye)])
        head = CampaignHead("stickers", EYE, CAMPAIGN)
        happened: list[CampaignEntry] = [Joined("Ann", EYE, NOON)]
        if self.pair.name == EVENING:
            happened.append(Met(TABLE, ("Ann", "Ben"), ("", ""), {}, NOON))
        written = [write_campaign_entry(entry) for entry in happened]
        await self.store.create(SERIES, msgspec.json.encode(head).decode(), NOON, False)
        await self.store.append(SERIES, 0, written, now=NOON, guests=[EYE])
        for number, guest in enumerate((EYE, ONLOOKER, veil.head().host, *map(veil.guest, seats))):
            await self.store.rename(guest, "Ann" if guest == EYE else f"Guest {number}", NOON)

    async def lay(self, name: str, head: Head, entries: list[Entry]) -> None:
        """Keep a table at which this has happened, with a code."""
        guests = [entry.guest for entry in entries if isinstance(entry, Sat)]
        await self.store.create(name, write_head(head), NOON, head.listed)
        written = [write_entry(entry) for entry in entries]
        await self.store.append(name, 0, written, now=NOON, guests=guests)
        await self.store.give_code(name, CODES[name])


@asynccontextmanager
async def world(veil: Veil, folder: Path) -> AsyncIterator[World]:
    """Open the house of a world."""
    built = World(veil, folder)
    with settled(veil):
        async with opened(built.entrance):
            await built.furnish()
            yield built
