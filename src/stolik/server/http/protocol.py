"""Which protocol whoever calls speaks: one that the house does not speak is refused at once.

Nobody has to name it; whoever does is told of a misunderstanding before it does harm.
"""

from contextlib import suppress

from msgspec import MsgspecError, Struct, json
from starlette.requests import Request

from stolik.core import Unreadable
from stolik.server.http.reading import number
from stolik.server.tables.messages import PROTOCOL, Hello, Number, understood

HEADER = "Stolik-Protocol"
"""In a request the protocol that it is of, in an answer the one of the house."""


class Unspoken(Unreadable):
    """A protocol that the house does not speak."""


class Speaking(Struct):
    """What is looked at first in a hello: the rest may be of a protocol that is not spoken here."""

    protocol: Number = 1


def greeted(text: str | bytes) -> Hello:
    """Return the hello of a window that speaks as we do."""
    with suppress(MsgspecError, RecursionError):  # what is wrong is said by the hello itself
        check(json.decode(text, type=Speaking).protocol)
    return understood(Hello, text)


def check_header(request: Request) -> None:
    """Refuse a request of a protocol that is not spoken here."""
    named = request.headers.get(HEADER)
    if named is not None:
        check(number(HEADER, named))


def check(theirs: int) -> None:
    """Refuse what is not our protocol."""
    if theirs != PROTOCOL:
        raise Unspoken(
            "this page is older than the house: load it again (protocol {theirs}, not {ours})"
            if theirs < PROTOCOL
            else "this page is newer than the house: load it again (protocol {theirs}, not {ours})",
            theirs=theirs,
            ours=PROTOCOL,
        )
