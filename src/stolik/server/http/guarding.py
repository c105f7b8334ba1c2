"""Whatever goes wrong with a call is answered, and counted; nothing of it gets past here."""

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from stolik.core import Unreadable
from stolik.server.http.answering import answer, language_of, refused, unreadable
from stolik.server.http.front_desk import FrontDesk, desk_of
from stolik.server.http.limits import CALLS, TooMuch
from stolik.server.http.origins import Foreign, NotJson, check_change
from stolik.server.http.protocol import check_header
from stolik.server.store.archive import NotThere
from stolik.server.store.port import Full, Unavailable
from stolik.server.tables.refusing import Refused, Stale
from stolik.server.tables.table import Outdated
from stolik.words import Words

Handler = Callable[[Request, FrontDesk], Awaitable[Response]]

STATUS: dict[type[Unreadable], int] = {Foreign: 403, NotThere: 404, Outdated: 410, NotJson: 415}
RIGHTS = {
    "refused-no-name": 401,
    "refused-no-invitation": 403,
    "refused-not-at-machine": 403,
    "refused-not-at-table": 403,
    "refused-not-host": 403,
    "refused-not-your-campaign": 403,
    "refused-not-your-seat": 403,
}
"""What is refused because of who asks; all else because of how things stand (409)."""


def status_of(fault: Unreadable) -> int:
    """Return whether something is not there, not there any more, not for us, or makes no sense."""
    return next((status for kind, status in STATUS.items() if isinstance(fault, kind)), 400)


def guarded(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Turn every fault of a request into an answer."""

    async def handle(request: Request) -> Response:
        desk = desk_of(request)
        try:
            desk.check(request, CALLS)
            check_change(request, desk.settings)
            check_header(request)
            if request.scope["path"].startswith("/api/"):  # the house lives without its database
                await desk.recognise(request)
            return await handler(request, desk)
        except tuple(ANSWERS) as fault:
            said = next(said for kind, said in ANSWERS.items() if isinstance(fault, kind))
            return said(request, fault)

    return handle


def declined(request: Request, fault: Refused | Stale) -> Response:
    """Say no, politely."""
    desk_of(request).node.metrics.refuse(fault)
    if isinstance(fault, Refused):
        return answer(refused(request, fault), RIGHTS.get(fault.said["key"], 409))
    return answer({"stale": True, "text": Words(language_of(request))("stale")}, 409)


def misread(request: Request, fault: Unreadable) -> Response:
    """Say what makes no sense, or is not there."""
    return answer(unreadable(request, fault.said), status_of(fault))


def faulty(_: Request, fault: HTTPException) -> Response:
    """Say what is wrong with the request itself."""
    return answer({"error": fault.detail}, fault.status_code)


def alone(_: Request, __: ClientDisconnect) -> Response:
    """Answer nobody: who has gone hears nothing anyway."""
    return answer({"error": "nobody is there"}, 503)


def unserved(request: Request, fault: Unavailable) -> Response:
    """Say that it cannot be done now, and that nothing is lost by it."""
    full = isinstance(fault, Full)
    said = "the database takes nothing now" if full else "the database does not answer"
    text = Words(language_of(request))("database-full" if full else "database-silent")
    return answer({"error": said, "text": text}, 503)


def hurried(request: Request, fault: TooMuch) -> Response:
    """Ask somebody to wait a little; what else was said on the same line is not answered."""
    desk_of(request).node.metrics.refused.labels("too much").inc()
    told = {"error": str(fault), "text": Words(language_of(request))("refused-too-soon")}
    return answer(told, 429, {"retry-after": str(fault.wait), "connection": "close"})


ANSWERS: dict[type[Exception], Callable[[Request, Any], Response]] = {
    Refused: declined,
    Stale: declined,
    TooMuch: hurried,
    Unreadable: misread,
    HTTPException: faulty,
    ClientDisconnect: alone,
    Unavailable: unserved,
}
"""How each fault of a request is answered."""
