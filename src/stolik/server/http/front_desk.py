"""The front desk: everything a request needs, and what whoever calls may do."""

from collections.abc import Iterable
from typing import NamedTuple

from starlette.requests import HTTPConnection

from stolik.core import Seat
from stolik.core.wire import shortened
from stolik.server.http.limits import (
    AN_UNDO,
    CALLS,
    EACH,
    LAID,
    TABLES,
    Limit,
    Limits,
    TooMuch,
    neighbourhood,
)
from stolik.server.http.outside import Gate
from stolik.server.http.passes import COOKIE, Held, Passes
from stolik.server.live.evenings import Evenings
from stolik.server.live.house import House
from stolik.server.live.room import Room
from stolik.server.live.stocktaking import Stocktaking
from stolik.server.live.window import seats_for
from stolik.server.settings import Settings
from stolik.server.store.archive import NotThere
from stolik.server.store.naming import could_be_ours
from stolik.server.tables.entries import Head
from stolik.server.tables.refusing import refuse
from stolik.server.trials.trial import Crowded, Trial

CALLER = "stolik.caller"
"""Where a call keeps who makes it."""


class Caller(NamedTuple):
    """Who makes a call."""

    guest: str
    """Nobody, if it is empty."""
    held: list[Held]


class FrontDesk:
    """Everything a request needs."""

    def __init__(self, house: House, passes: Passes, settings: Settings, gate: Gate) -> None:
        """Stand in this house."""
        self.house = house
        self.node = house.node
        self.store = house.node.store
        self.evenings = Evenings(house)
        self.stock = Stocktaking(house.node)
        self.passes = passes
        self.settings = settings
        self.gate = gate
        self.limits = Limits(counting=settings.crowd > 0)

    # How much somebody may ask for

    def check(self, call: HTTPConnection, limit: Limit, amount: int = 1) -> None:
        """Refuse what is too much for one guest, or for all who share an address."""
        self.limits.check(limit, self.signed(call) or address_of(call), amount)
        self.check_address(call, EACH[limit], amount)

    def check_address(self, call: HTTPConnection, each: Limit, amount: int = 1) -> None:
        """Refuse what is too much for all who share an address."""
        self.limits.check(each.times(self.settings.crowd), address_of(call), amount)

    def check_asking(self, call: HTTPConnection, what: str) -> None:
        """Count an undo as many calls: whether it shows something has to be found out first."""
        self.check(call, CALLS, AN_UNDO if what == "undo" else 1)

    async def lay(self, call: HTTPConnection, name: str, head: Head) -> None:
        """Lay a table unless it is there, if files in it, by their size, are not too much."""
        if await self.store.head(name) is None:
            self.check(call, LAID, len(head.components or "") + len(head.record or ""))
        await self.house.create(name, head)

    # Who somebody is, and what they may do

    def signed(self, call: HTTPConnection) -> str:
        """Return whose cookie came along, who may be forgotten by now, or nobody's."""
        return self.passes.guest_of(call.cookies.get(COOKIE))

    async def recognise(self, call: HTTPConnection) -> None:
        """Find out who calls, and which seats they have tokens for; it stays so for this call."""
        guest = self.signed(call)
        known = guest if await self.house.guests.know(guest) else ""
        held = await self.held(call.headers.getlist("x-seat-token"))
        call.scope[CALLER] = Caller(known, held)

    async def held(self, tokens: Iterable[str]) -> list[Held]:
        """Return the seats that tokens are for; those of a forgotten guest are for none."""
        found = filter(None, map(self.passes.seat_of, tokens))
        return [held for held in found if await self.house.guests.know(held.guest)]

    def guest(self, call: HTTPConnection) -> str:
        """Return the guest who calls, or nobody."""
        return caller_of(call).guest

    def known(self, call: HTTPConnection) -> str:
        """Return the guest, who must have said a name."""
        guest = self.guest(call)
        if not guest:
            raise refuse("no-name")
        return guest

    def own_seats(self, call: HTTPConnection, room: Room) -> list[Seat]:
        """Return the seats that whoever calls may decide for: by the cookie, or by their tokens."""
        caller = caller_of(call)
        return seats_for(room.table, caller.guest, seats_at(room.name, caller.held))

    def decider(self, call: HTTPConnection, room: Room, seat: int) -> Seat:
        """Return the seat if whoever calls may decide for it; they are there."""
        if seat not in self.own_seats(call, room):
            raise refuse("not-your-seat", number=seat + 1)
        room.heard_of(Seat(seat))
        return Seat(seat)

    async def attempt(self, trial: Trial) -> None:
        """Let somebody try what a guest has written, before the house does."""
        try:
            await self.node.trials.attempt(trial)
        except Crowded:
            raise TooMuch(TABLES) from None

    async def room(self, call: HTTPConnection) -> Room:
        """Return the room that the address names."""
        return await self.house.room(name_in(call, "table"))


def caller_of(call: HTTPConnection) -> Caller:
    """Return who calls, once they were recognised."""
    caller: Caller = call.scope[CALLER]
    return caller


def seats_at(table: str, held: list[Held]) -> dict[Seat, str]:
    """Return the seats of a table among those that tokens are for, and whose they are."""
    return {each.seat: each.guest for each in held if each.table == table}


def name_in(call: HTTPConnection, what: str) -> str:
    """Return the name of a table or a campaign in an address, if it could be one."""
    name = str(call.path_params[what])
    if not could_be_ours(name):
        named = shortened(name).strip("'")
        if what == "campaign":
            raise NotThere("there is no campaign '{name}'", name=named)
        raise NotThere("there is no table '{name}'", name=named)
    return name


def address_of(call: HTTPConnection) -> str:
    """Return from where somebody calls, with all who count as the same."""
    return neighbourhood(call.client.host) if call.client else ""


def desk_of(call: HTTPConnection) -> FrontDesk:
    """Return the desk at which somebody calls."""
    desk: FrontDesk = call.app.state.desk
    return desk
