"""From where something may be changed: from our own pages, from those settled, and by scripts.

A page of others can make a browser send our guest's cookie along. What such a page can send
without asking the browser first is a form; so a message is JSON and says so.
"""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from stolik.core import Unreadable
from stolik.core.wire import shortened
from stolik.server.settings import Settings

READING = {"GET", "HEAD"}
JSON = "application/json"


class Foreign(Unreadable):
    """A page of others calls."""


class NotJson(Unreadable):
    """A message of another kind than ours."""


def check_change(request: Request, settings: Settings) -> None:
    """Refuse a change that a page of others could have had sent."""
    if request.method in READING:
        return
    if not is_own_page(request, settings):
        raise Foreign("pages of other sites may not call this house; --origin can name them")
    kind = request.headers.get("content-type", "")
    if has_body(request) and kind.partition(";")[0].strip().lower() != JSON:
        raise NotJson(
            "a message should be of the type {wanted}, not {kind}",
            wanted=JSON,
            kind=shortened(kind),
        )


def has_body(request: Request) -> bool:
    """Tell whether a message comes along."""
    length = request.headers.get("content-length", "0")
    return length != "0" or "transfer-encoding" in request.headers


def is_own_page(call: HTTPConnection, settings: Settings) -> bool:
    """Tell pages of others from ours and from scripts, which have no origin."""
    origin = call.headers.get("origin")
    if origin is None:
        return call.headers.get("sec-fetch-site") != "cross-site"
    host = call.headers.get("host")
    own = {f"{scheme}://{host}" for scheme in ("http", "https")}
    return origin in own or origin in settings.origins or origin == site_of(settings.address)


def site_of(address: str) -> str:
    """Return the origin of whatever is at an address."""
    scheme, netloc, *_ = urlsplit(address)
    return f"{scheme}://{netloc}"
