"""What a call says: its message, the numbers in its address, the bots and names it brings."""

from starlette.exceptions import HTTPException
from starlette.requests import Request

from stolik import bots
from stolik.core import Seat, Unreadable
from stolik.server.http.answering import language_of
from stolik.server.http.front_desk import desk_of
from stolik.server.http.limits import SENT
from stolik.server.http.names import is_name
from stolik.server.tables import messages
from stolik.server.tables.messages import understood
from stolik.server.tables.refusing import refuse

MOST_BODY = 256 * 1024
LONG_BODY = 4 * 1024
"""Bytes: what is longer brings a file along."""
LONG_NUMBER = 10
"""Digits: no number that an address names has so many."""


async def body(request: Request, kind: type[messages.Kind]) -> messages.Kind:
    """Return the message in a request, if it is not too long."""
    text = b""
    async for piece in request.stream():
        text += piece
        if len(text) > MOST_BODY:
            raise HTTPException(413, f"more than {MOST_BODY} bytes")
    if len(text) > LONG_BODY:
        desk_of(request).check(request, SENT, len(text))
    return understood(kind, text or b"{}")


def whole(request: Request, name: str) -> int:
    """Return a number beside the address, 0 if it is not there."""
    return number(name, request.query_params.get(name, "0"))


def letters_in(request: Request) -> messages.Letters | None:
    """Return how the address asks for a drawing, if it does."""
    if "columns" not in request.query_params:
        return None
    columns = whole(request, "columns")
    if not messages.LEAST_COLUMNS <= columns <= messages.MOST_COLUMNS:
        raise Unreadable(
            "{columns} columns asked for; a drawing has {least} to {most}",
            columns=columns,
            least=messages.LEAST_COLUMNS,
            most=messages.MOST_COLUMNS,
        )
    return messages.Letters(columns, language_of(request))


def number_in(request: Request, name: str) -> int:
    """Return a number that the address itself names; none is beyond what an answer can hold."""
    return number(name, str(request.path_params[name]))


def number(name: str, text: str) -> int:
    """Return a number that somebody wrote."""
    if not (text.isascii() and text.isdigit() and len(text) < LONG_NUMBER):
        raise Unreadable("'{name}' should be a whole number, not {value}", name=name, value=text)
    return int(text)


def seat_in(request: Request) -> Seat:
    """Return the seat that the address names."""
    return Seat(number_in(request, "seat"))


def check_bots(names: list[str]) -> None:
    """Refuse a bot that is not there; nothing is a person."""
    for bot in filter(None, names):
        if bot not in bots.BOTS:
            known = ", ".join(bots.BOTS)
            raise Unreadable("no bot '{bot}'; there are: {known}", bot=bot, known=known)


def check_name(name: str) -> None:
    """Refuse a name that will not do in front of children."""
    if not is_name(name):
        raise refuse("name")
