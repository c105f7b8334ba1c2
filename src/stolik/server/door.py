"""The house's door: who knocks, what they ask for, and how they are answered."""

from collections.abc import Awaitable, Callable
from time import time
from typing import Any

from msgspec import json
from prometheus_client import Counter
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from stolik.core import Phrase, Said, Seat, Unreadable
from stolik.core.wire import shortened
from stolik.server import messages
from stolik.server.guests import COOKIE, Passes, could_be_ours
from stolik.server.house import House, NoTable
from stolik.server.laid import Outdated
from stolik.server.limits import CALLS, Limits, TooMuch
from stolik.server.messages import understood
from stolik.server.refusing import Refused, Stale, refuse
from stolik.server.rooms import Room
from stolik.server.settings import Settings
from stolik.server.store import Unavailable
from stolik.server.table import Table
from stolik.server.windows import seats_for
from stolik.words import LANGUAGES, Words

MOST_BODY = 256 * 1024
LONG_NUMBER = 10
"""Digits: no number that an address names has so many."""


class Door:
    """Everything a request needs."""

    def __init__(self, house: House, passes: Passes, settings: Settings) -> None:
        """Stand at the door of this house."""
        self.house = house
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

    def seats(self, call: HTTPConnection, name: str, table: Table, tokens: list[str]) -> list[Seat]:
        """Return the seats that somebody may decide for: by the cookie, or by their tokens."""
        return seats_for(table, self.guest(call), self.held(name, tokens))

    def held(self, name: str, tokens: list[str]) -> dict[Seat, str]:
        """Return the seats of a table that tokens are for, and whose they are."""
        return dict(filter(None, (self.passes.seat_of(token, name) for token in tokens)))

    async def room(self, call: HTTPConnection) -> Room:
        """Return the room that the address names."""
        return await self.house.room(name_in(call, "table"))


def name_in(call: HTTPConnection, what: str) -> str:
    """Return the name of a table or a campaign in an address, if it could be one."""
    name = str(call.path_params[what])
    if not could_be_ours(name):
        raise NoTable("there is no table '{name}'", name=shortened(name))
    return name


def door_of(call: HTTPConnection) -> Door:
    """Return the door at which somebody knocks."""
    door: Door = call.app.state.door
    return door


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return a value as JSON."""
    return Response(json.encode(value), status, headers, "application/json")


def language_of(call: HTTPConnection) -> str:
    """Return the language that somebody reads: as asked for, else as the browser says."""
    wanted = call.query_params.get("lang") or call.headers.get("accept-language", "")[:2]
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def refused(call: HTTPConnection, fault: Refused, table: Table | None = None) -> dict[str, Any]:
    """Return why a wish was not granted: the words, and the rule if it was a rule."""
    words = Words(language_of(call), None if table is None else table.game)
    said: dict[str, Any] = {"refused": fault.said, "reason": fault.reason}
    if fault.reason is not None:
        rule = Phrase(key=fault.reason["key"], args=fault.reason["args"])
        said["text"] = words.sentence(rule)
    else:
        said["text"] = words.sentence(fault.said)
    return said


def unreadable(call: HTTPConnection, fault: Said) -> dict[str, Any]:
    """Return what could not be understood."""
    return {"error": str(fault), "text": Words(language_of(call)).error(fault)}


def status_of(fault: Unreadable) -> int:
    """Return whether something is not there, not there any more, or makes no sense."""
    if isinstance(fault, NoTable):
        return 404
    return 410 if isinstance(fault, Outdated) else 400


Handler = Callable[[Request, Door], Awaitable[Response]]


def guarded(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Turn every fault of a request into an answer."""

    async def handle(request: Request) -> Response:
        door = door_of(request)
        count = door.house.metrics.refused.labels
        try:
            door.limits.check(CALLS, door.who(request))
            return await handler(request, door)
        except (Refused, Stale, TooMuch) as fault:
            return declined(request, fault, count)
        except Unreadable as fault:
            return answer(unreadable(request, fault.said), status_of(fault))
        except HTTPException as fault:
            return answer({"error": fault.detail}, fault.status_code)
        except Unavailable:
            return answer({"error": "the database does not answer"}, 503)

    return handle


def declined(
    request: Request, fault: Refused | Stale | TooMuch, count: Callable[[str], Counter]
) -> Response:
    """Say no, politely, and count how often that happens."""
    words = Words(language_of(request))
    if isinstance(fault, Refused):
        count("rule" if fault.reason else "wish").inc()
        return answer(refused(request, fault), 409)
    if isinstance(fault, Stale):
        count("stale").inc()
        return answer({"stale": True, "text": words("stale")}, 409)
    count("too much").inc()
    told = {"error": str(fault), "text": words("refused-too-soon")}
    return answer(told, 429, {"retry-after": str(fault.wait)})


async def body(request: Request, kind: type[messages.Kind]) -> messages.Kind:
    """Return the message in a request, if it is not too long."""
    text = b""
    async for piece in request.stream():
        text += piece
        if len(text) > MOST_BODY:
            raise HTTPException(413, f"more than {MOST_BODY} bytes")
    return understood(kind, text or b"{}")


def whole(request: Request, name: str) -> int:
    """Return a number of the address, 0 if it is not there."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) < LONG_NUMBER):
        raise Unreadable("'{name}' should be a whole number, not {value}", name=name, value=text)
    return int(text)


def decider(request: Request, door: Door, room: Room, seat: int) -> Seat:
    """Return the seat if whoever asks may decide for it."""
    tokens = request.headers.getlist("x-seat-token")
    if seat not in door.seats(request, room.name, room.table, tokens):
        raise refuse("not-your-seat", number=seat + 1)
    room.calls[Seat(seat)] = time()
    return Seat(seat)
