"""Whatever goes wrong with a call is answered, and counted; nothing of it gets past here."""

from collections.abc import Awaitable, Callable

from prometheus_client import Counter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stolik.core import Unreadable
from stolik.server.http.answering import answer, language_of, refused, unreadable
from stolik.server.http.front_desk import FrontDesk, desk_of
from stolik.server.http.limits import CALLS, TooMuch
from stolik.server.store.archive import NoTable
from stolik.server.store.port import Unavailable
from stolik.server.tables.refusing import Refused, Stale
from stolik.server.tables.table import Outdated
from stolik.words import Words

Handler = Callable[[Request, FrontDesk], Awaitable[Response]]


def status_of(fault: Unreadable) -> int:
    """Return whether something is not there, not there any more, or makes no sense."""
    if isinstance(fault, NoTable):
        return 404
    return 410 if isinstance(fault, Outdated) else 400


def guarded(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Turn every fault of a request into an answer."""

    async def handle(request: Request) -> Response:
        desk = desk_of(request)
        count = desk.node.metrics.refused.labels
        try:
            desk.limits.check(CALLS, desk.who(request))
            return await handler(request, desk)
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
