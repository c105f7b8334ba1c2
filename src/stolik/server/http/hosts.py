"""By which name the house is called: a page of others must not reach it by a name of its own.

Whoever owns a name can let it lead to this machine, and their pages would then count as ours. So
the house answers to addresses, to this machine's own names, and to those that it was given.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from platform import node
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Scope

from stolik.core import Said
from stolik.core.wire import shortened
from stolik.server.http.answering import answer, unreadable
from stolik.server.http.pages import is_for_eyes
from stolik.server.settings import Settings

NAME = re.compile(r"[\w.:\[\]-]+")
KNOWN = 256
"""Names to remember, so that each is looked at once."""


class Hosts:
    """The names of a house."""

    def __init__(self, settings: Settings) -> None:
        """Have those of this machine, and those that were settled."""
        given = (name_in(urlsplit(each).netloc) for each in (settings.address, *settings.origins))
        self.names = {"localhost", name_in(settings.host), *given, *names_of(node())} - {""}
        self.is_ours = lru_cache(KNOWN)(self.has)

    def has(self, host: str) -> bool:
        """Tell whether we are called so; who gives no name at all is no browser."""
        name = name_in(host)
        ours = name in self.names or name.endswith(".localhost")
        return not host or ours or is_address(name)


def names_of(machine: str) -> Iterable[str]:
    """Return the names by which a machine is found: its own, and in the network around it."""
    whole = machine.lower()
    first = whole.partition(".")[0]
    return whole, first, f"{first}.local"


def name_in(host: str) -> str:
    """Return the name without its port; nothing if it is none, or something stands beside it."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".") if NAME.fullmatch(host) else ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Tell whether this is an address itself: it leads nowhere else."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def host_in(scope: Scope) -> str:
    """Return what somebody calls us."""
    found = (value for name, value in scope["headers"] if name == b"host")
    return str(next(found, b"").decode("latin-1"))


def misdirected(request: Request) -> Response:
    """Say that nobody here is called so, and what can be done about it."""
    said = Said(
        "this house is not called {host}; whoever runs it can name it with --address",
        host=shortened(host_in(request.scope)),
    )
    return turned_away(request, said, 421)


def turned_away(
    request: Request, said: Said, status: int, headers: dict[str, str] | None = None
) -> Response:
    """Return why somebody is not let in: to people in words alone."""
    more = {"connection": "close"} | (headers or {})
    told = unreadable(request, said)
    if is_for_eyes(request):
        return PlainTextResponse(told["text"], status, more)
    return answer(told, status, more)
