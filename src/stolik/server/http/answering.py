"""How a call is answered: with a value, or with why there is none."""

from typing import Any

from msgspec import json
from starlette.requests import HTTPConnection
from starlette.responses import Response

from stolik.core import Phrase, Said
from stolik.server.tables.refusing import Refused
from stolik.server.tables.table import Table
from stolik.words import LANGUAGES, Language, Words


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return a value as JSON."""
    return Response(json.encode(value), status, headers, "application/json")


def language_of(call: HTTPConnection) -> Language:
    """Return the language that somebody reads: as asked for, else as the browser says."""
    wanted = call.query_params.get("lang") or call.headers.get("accept-language", "")[:2]
    return next((each for each in LANGUAGES if each == wanted), LANGUAGES[0])


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
