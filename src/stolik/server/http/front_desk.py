"""The front desk: everything a request needs, and what whoever calls may do."""

from starlette.requests import HTTPConnection

from stolik.core import Seat
from stolik.core.wire import shortened
from stolik.server.http.limits import TABLES, Limits, TooMuch
from stolik.server.http.passes import COOKIE, Passes
from stolik.server.live.evenings import Evenings
from stolik.server.live.house import House
from stolik.server.live.room import Room
from stolik.server.live.window import seats_for
from stolik.server.settings import Settings
from stolik.server.store.archive import NotThere
from stolik.server.store.naming import could_be_ours
from stolik.server.tables.refusing import refuse
from stolik.server.trials.trial import Crowded, Trial


class FrontDesk:
    """Everything a request needs."""

    def __init__(self, house: House, passes: Passes, settings: Settings) -> None:
        """Stand in this house."""
        self.house = house
        self.node = house.node
        self.store = house.node.store
        self.evenings = Evenings(house)
        self.passes = passes
        self.settings = settings
        self.limits = Limits()

    def who(self, call: HTTPConnection) -> str:
        """Return whose calls are counted together: a guest's, or those from one address."""
        address = call.client.host if call.client else ""
        return self.guest(call) or address

    def guest(self, call: HTTPConnection) -> str:
        """Return whose cookie came along, or nobody's."""
        return self.passes.guest_of(call.cookies.get(COOKIE))

    def known(self, call: HTTPConnection) -> str:
        """Return the guest, who must have said a name."""
        guest = self.guest(call)
        if not guest:
            raise refuse("no-name")
        return guest

    def own_seats(self, call: HTTPConnection, room: Room) -> list[Seat]:
        """Return the seats that whoever calls may decide for: by the cookie, or by their tokens."""
        tokens = call.headers.getlist("x-seat-token")
        return seats_for(room.table, self.guest(call), self.held(room.name, tokens))

    def decider(self, call: HTTPConnection, room: Room, seat: int) -> Seat:
        """Return the seat if whoever calls may decide for it; they are there."""
        if seat not in self.own_seats(call, room):
            raise refuse("not-your-seat", number=seat + 1)
        room.heard_of(Seat(seat))
        return Seat(seat)

    def held(self, name: str, tokens: list[str]) -> dict[Seat, str]:
        """Return the seats of a table that tokens are for, and whose they are."""
        return dict(filter(None, (self.passes.seat_of(token, name) for token in tokens)))

    async def attempt(self, trial: Trial) -> None:
        """Let somebody try what a guest has written, before the house does."""
        try:
            await self.node.trials.attempt(trial)
        except Crowded:
            raise TooMuch(TABLES) from None

    async def room(self, call: HTTPConnection) -> Room:
        """Return the room that the address names."""
        return await self.house.room(name_in(call, "table"))


def name_in(call: HTTPConnection, what: str) -> str:
    """Return the name of a table or a campaign in an address, if it could be one."""
    name = str(call.path_params[what])
    if not could_be_ours(name):
        named = shortened(name).strip("'")
        if what == "campaign":
            raise NotThere("there is no campaign '{name}'", name=named)
        raise NotThere("there is no table '{name}'", name=named)
    return name


def desk_of(call: HTTPConnection) -> FrontDesk:
    """Return the desk at which somebody calls."""
    desk: FrontDesk = call.app.state.desk
    return desk
