"""A town full of people who play at several tables, one game after another, whatever happens."""

import asyncio
import time
from itertools import cycle
from random import Random
from typing import NamedTuple

from tests.chaos.guests import Guest
from tests.chaos.memory import Memory
from tests.chaos.players import AtWindow, Caller, Place


class Company(NamedTuple):
    """Who plays what together."""

    game: str
    people: int
    bots: int = 0


COMPANIES = (
    Company("geroychiki", 2),
    Company("hercules", 3),
    Company("rally", 2),
    Company("geroychiki", 1, bots=1),
    Company("toy-story-4", 3),
    Company("stickers", 2),
    Company("rally-circuit", 2),
)
"""Who sits at one table after another."""
CALLERS = 0.3
"""How many of the people have no window open."""
PACES: tuple[dict[str, float], ...] = ({}, {"bank": 300, "increment": 2})
"""Without a clock, and with one that no fault may exhaust."""


class Town:
    """People at several tables."""

    def __init__(self, nodes: list[str], places: int, luck: Random) -> None:
        """Know the nodes of the house, and have so many places to play at."""
        self.nodes = nodes
        self.places = [Place() for _ in range(places)]
        self.luck = luck
        self.memory = Memory()
        self.strange: list[str] = []
        """What no fault excuses."""

    def guest(self) -> Guest:
        """Let somebody come to town."""
        return Guest(self.nodes, Random(self.luck.random()))  # noqa: S311 - whatever they do

    async def live(self) -> None:
        """Play at all the places."""
        await asyncio.gather(*map(self.meet, self.places, cycle(COMPANIES)))

    async def meet(self, place: Place, company: Company) -> None:
        """Play one game after another at a place."""
        while True:
            guests = [self.guest() for _ in range(company.people + 1)]
            try:
                await self.play(place, company, guests)
            except* Exception as faults:  # noqa: BLE001 - nothing may end the load
                self.strange.append(f"at {place.table}: {faults.exceptions}")
                await asyncio.sleep(1)
            finally:
                for guest in guests:
                    self.strange += guest.strange
                    await guest.http.aclose()

    async def play(self, place: Place, company: Company, guests: list[Guest]) -> None:
        """Play a game at a new table; the last of the guests only looks on."""
        *players, watching = guests
        place.table, place.game = await self.lay(company, players), company.game
        place.moved = time.monotonic()
        async with asyncio.TaskGroup() as going:
            looking = going.create_task(AtWindow(watching, place, None, self.memory).play())
            async with asyncio.TaskGroup() as deciding:
                for seat, guest in enumerate(players):
                    kind = Caller if self.luck.random() < CALLERS else AtWindow
                    deciding.create_task(kind(guest, place, seat, self.memory).play())
            looking.cancel()

    async def lay(self, company: Company, guests: list[Guest]) -> str:
        """Lay a table, and let everybody sit down."""
        chairs = [""] * company.people + ["luck"] * company.bots
        for number, guest in enumerate(guests):
            await guest.introduce(f"Ann {number}")
        pace = self.luck.choice(PACES)
        wanted = {"game": company.game, "chairs": chairs, "pace": pace, "listed": True}
        table = str((await guests[0].done("POST", "/api/tables", wanted))["table"])
        for seat, guest in enumerate(guests):
            await guest.done("PUT", f"/api/tables/{table}/seats/{seat}", {"luck": "of chaos"})
        return table

    async def lay_for_bots(self) -> str:
        """Lay a table that nobody looks at, where bots play with each other."""
        guest = self.guest()
        await guest.introduce("Ann")
        wanted = {"game": "geroychiki", "chairs": ["luck", "luck"]}
        laid = await guest.done("POST", "/api/tables", wanted)
        await guest.http.aclose()
        return str(laid["table"])

    def tables(self) -> list[str]:
        """Return the tables that are played at now."""
        return [place.table for place in self.places if place.table]

    def still_since(self, moment: float) -> list[str]:
        """Return the tables at which no move was acknowledged since a moment, and their games."""
        return [f"{each.game} {each.table}" for each in self.places if each.moved <= moment]
