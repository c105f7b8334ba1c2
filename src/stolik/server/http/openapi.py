"""A description of every call, made from the calls themselves.

The page follows OpenAPI 3.1, so that programs can read it; `api_page` shows the same to people.
Sockets are beyond OpenAPI: what a window says stands under `x-socket`.
"""

import ast
import re
import sys
from collections.abc import Iterable
from inspect import getsource
from itertools import pairwise
from typing import Any, get_args

from msgspec.json import schema_components

from stolik.server.campaigns import answers as of_campaigns
from stolik.server.campaigns import messages as to_campaigns
from stolik.server.http import answers as of_the_house
from stolik.server.http.passes import COOKIE
from stolik.server.http.protocol import HEADER
from stolik.server.tables import answers, messages
from stolik.server.thinking import thought
from stolik.words import LANGUAGES, capital

Described = dict[str, Any]
"""Something that a call is described with, or a part of the page."""

SAYING = [
    each.__name__ for each in (messages, to_campaigns, answers, of_campaigns, of_the_house, thought)
]
"""Where all that is sent and received is described."""
SOCKET = "/api/tables/{table}/socket"
SCHEMAS = "#/components/schemas/"
WHOLE = {"type": "integer", "minimum": 0, "maximum": 999_999_999}

PARAMETERS: dict[str, Described] = {
    "table": {
        "in": "path",
        "description": "The name of a table.",
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9_.-]{1,64}$"},
        "example": "TABLE",
    },
    "code": {
        "in": "path",
        "description": "The code of a table, in any case; spaces, hyphens and Cyrillic will do.",
        "schema": {"type": "string", "minLength": 1, "maxLength": 40},
        "example": "KM4 T7D",
    },
    "campaign": {
        "in": "path",
        "description": "The name of a campaign.",
        "schema": {"type": "string", "pattern": "^c[.][A-Za-z0-9_-]{1,62}$"},
        "example": "CAMPAIGN",
    },
    "evening": {
        "in": "path",
        "description": "An evening of a campaign; the first is 1.",
        "schema": {"type": "integer", "minimum": 1, "maximum": 999_999_999},
        "example": 1,
    },
    "seat": {
        "in": "path",
        "description": "A seat; the first is 0.",
        "schema": WHOLE,
        "example": 0,
    },
    "game": {
        "in": "path",
        "description": "The key of a game.",
        "schema": {"type": "string", "pattern": "^[a-z0-9-]{1,40}$"},
        "example": "geroychiki",
    },
    "step": {
        "in": "path",
        "description": "A step of a guide; the first is 0.",
        "schema": WHOLE,
        "example": 1,
    },
    "move": {
        "in": "query",
        "description": "A move that is asked about.",
        "required": True,
        "schema": {"type": "string", "maxLength": 200},
        "example": "A1.1 start",
    },
    "since": {
        "in": "query",
        "description": "Tell what happened from this entry on; `mine`: since your last decision.",
        "schema": {"anyOf": [WHOLE, {"const": "mine"}]},
        "example": 2,
    },
    "wait": {
        "in": "query",
        "description": "Wait for something new, so many seconds at most; never longer than 25.",
        "schema": WHOLE,
        "example": 20,
    },
    "at": {
        "in": "query",
        "description": "Show the game as it stood after so many moves.",
        "schema": WHOLE,
    },
    "until": {
        "in": "query",
        "description": "Tell only what happened before this move: as much as is told at once.",
        "schema": WHOLE,
    },
    "columns": {
        "in": "query",
        "description": "Show each view also drawn with letters, in lines no longer than this.",
        "schema": {
            "type": "integer",
            "minimum": messages.LEAST_COLUMNS,
            "maximum": messages.MOST_COLUMNS,
        },
    },
    "lang": {
        "in": "query",
        "description": "The language of the answer; else the browser's.",
        "schema": {"type": "string", "enum": list(LANGUAGES)},
    },
    "X-Seat-Token": {
        "in": "header",
        "description": "The token of a seat, from its invitation: whoever sends it has the seat.",
        "schema": {"type": "string"},
    },
    HEADER: {
        "in": "header",
        "description": "The protocol that you speak; every answer tells that of the house.",
        "schema": {"type": "integer", "const": messages.PROTOCOL},
    },
}
"""What can stand in an address, and beside it; a call names what it listens to in `asks`."""

EXAMPLES: dict[str, Described] = {
    "Name": {"name": "Ann"},
    "NewTable": {"game": "geroychiki", "chairs": ["", "greed"]},
    "Sit": {"luck": "any words"},
    "Move": {"seat": 0, "question": 2, "move": "A3.1 left", "id": "1"},
    "Ask": {"seat": 0, "what": "undo"},
    "Answer": {"seat": 1, "yes": True},
    "Say": {"seat": 0, "phrase": "hello"},
    "NewCampaign": {"game": "stickers", "roster": ["Ann", "Ben"]},
    "Join": {"name": "Ann"},
    "NewEvening": {"players": ["Ann", "Ben"], "bots": ["", "greed"]},
    "Evenings": {"evenings": 1},
}
"""A good first message of each kind."""

FAULTS: dict[str, tuple[str, tuple[type, ...]]] = {
    "400": ("The message cannot be understood.", (answers.Fault,)),
    "401": ("Say a name first.", (answers.NotGranted,)),
    "403": ("Not for whoever asks, or not from that page.", (answers.NotGranted, answers.Fault)),
    "404": ("There is nothing of that name.", (answers.Fault,)),
    "409": ("Refused, with the reason, or stale.", (answers.NotGranted, answers.NotAsked)),
    "410": ("The rules of this table are not here any more.", (answers.Fault,)),
    "413": ("The message is too long.", (answers.Fault,)),
    "415": ("The message is not JSON, or does not say so.", (answers.Fault,)),
    "421": ("The house is not called so.", (answers.Fault,)),
    "429": ("Too many calls: wait a little.", (answers.Fault,)),
    "503": ("The database does not answer.", (answers.Fault,)),
}


def described(calls: list[Described]) -> Described:
    """Return the page."""
    shapes = Shapes(calls)
    paths: dict[str, Described] = {}
    for call in calls:
        there = paths.setdefault(plain(call["path"]), {})
        there[call["method"].lower()] = operation(call, shapes)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stolik", "version": str(messages.PROTOCOL)},
        "paths": paths,
        "x-socket": {
            "path": SOCKET,
            "says": [shapes.of(kind) for kind in get_args(messages.FromWindow)],
            "tells": [shapes.of(kind) for kind in get_args(answers.ToWindow)],
        },
        "components": {
            "schemas": shapes.components,
            "responses": {status: failed(status, shapes) for status in FAULTS},
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


class Shapes:
    """The schemas of everything that is sent and answered."""

    def __init__(self, calls: list[Described]) -> None:
        """Find all of them at once: they share their parts."""
        kinds: list[Any] = [*get_args(messages.FromWindow), *get_args(answers.ToWindow)]
        kinds += [call["takes"] for call in calls if call["takes"] is not None]
        kinds += [shape for call in calls for shape in given(call)]
        kinds += [shape for _, shapes in FAULTS.values() for shape in shapes]
        found, self.components = schema_components(kinds, ref_template=SCHEMAS + "{name}")
        self.by_kind = list(zip(kinds, found, strict=True))
        for said in [sentences(module) for module in SAYING]:
            for name in said.keys() & self.components.keys():
                annotate(self.components[name], said[name])

    def of(self, *kinds: Any) -> Described:
        """Return the schema of whatever is one of these."""
        found = [next(schema for kind, schema in self.by_kind if kind is each) for each in kinds]
        return found[0] if len(found) == 1 else {"anyOf": found}


def annotate(schema: Described, said: dict[str, str]) -> None:
    """Give every field the sentence that stands under it in the code."""
    for name in said.keys() & schema["properties"].keys():
        schema["properties"][name]["description"] = said[name]


def sentences(module: str) -> dict[str, dict[str, str]]:
    """Return the sentences under the fields of every class in a file."""
    lines = ast.parse(getsource(sys.modules[module])).body
    return {each.name: sentences_in(each) for each in lines if isinstance(each, ast.ClassDef)}


def sentences_in(kind: ast.ClassDef) -> dict[str, str]:
    """Return the sentences under the fields of a class."""
    return {
        field.target.id: said.value.value
        for field, said in pairwise(kind.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(said, ast.Expr)
        and isinstance(said.value, ast.Constant)
        and isinstance(said.value.value, str)
    }


def given(call: Described) -> tuple[Any, ...]:
    """Return the shapes that the answer to a call may have; text has none."""
    gives = call.get("gives", ())
    if isinstance(gives, str):
        return ()
    return gives if isinstance(gives, tuple) else (gives,)


def plain(path: str) -> str:
    """Return an address without the kinds of its parts."""
    return re.sub(r":\w+}", "}", path)


def operation(call: Described, shapes: Shapes) -> Described:
    """Describe one call."""
    path, takes = call["path"], call["takes"]
    found: Described = {
        "operationId": call["handler"].__name__,
        "summary": capital(" ".join((call["handler"].__doc__ or "").split())),
        "tags": [re.sub(r"^/api/(\w+).*|.*", r"\1", path) or "house"],
        "parameters": parameters(call),
        "responses": responses(call, shapes),
    }
    if path.startswith("/api/"):
        found["security"] = [{}, {"guest": []}]
    if takes is not None:
        schema = shapes.of(takes)
        found["requestBody"] = {
            "required": bool(shapes.components[takes.__name__]["required"]),
            "content": {"application/json": {"schema": schema} | example(takes)},
        }
    return found


def parameters(call: Described) -> list[Described]:
    """Return what can stand in the address of a call, and beside it."""
    path = [parameter(name, kind) for name, kind in parts(call["path"])]
    spoken = (*(("lang",) if call["path"].startswith("/api/") else ()), HEADER)
    return path + [{"name": name, **PARAMETERS[name]} for name in (*call.get("asks", ()), *spoken)]


def parts(path: str) -> Iterable[tuple[str, str]]:
    """Return the names in an address that something is put for, with their kinds."""
    return re.findall(r"{(\w+):?(\w*)}", path)


def parameter(name: str, kind: str) -> Described:
    """Return a part of an address."""
    schema = WHOLE if kind == "int" else {"type": "string", "minLength": 1}
    known = PARAMETERS.get(name, {"in": "path", "schema": schema})
    return {"name": name, "required": True, **known}


def example(kind: type) -> Described:
    """Return a good first message, if there is one of this kind."""
    return {"example": EXAMPLES[kind.__name__]} if kind.__name__ in EXAMPLES else {}


def responses(call: Described, shapes: Shapes) -> Described:
    """Return every status that a call is answered with."""
    done = {"description": "Done.", "content": content(call, shapes)}
    failing = {status: {"$ref": f"#/components/responses/{status}"} for status in faults(call)}
    return {str(call.get("done", 200)): done} | failing


def content(call: Described, shapes: Shapes) -> Described:
    """Return what a call gives."""
    gives = call.get("gives", ())
    if isinstance(gives, str):
        return {gives: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": shapes.of(*given(call)) if given(call) else {}}}


def faults(call: Described) -> Iterable[str]:
    """Return how a call can fail."""
    method, path, takes = call["method"], call["path"], call["takes"]
    yield "400"
    wished = "{" in path or (method != "GET" and path.startswith("/api/"))
    if wished:
        yield from ("401", "403")
    if "{" in path:
        yield "404"
    if wished:
        yield "409"
    if "{table}" in path or "{code}" in path:
        yield "410"
    if takes is not None:
        yield from ("413", "415")
    yield from ("421", "429")
    if path.startswith("/api/") or path == "/readyz":
        yield "503"


def failed(status: str, shapes: Shapes) -> Described:
    """Describe how something fails."""
    said, kinds = FAULTS[status]
    return {
        "description": said,
        "content": {"application/json": {"schema": shapes.of(*kinds)}},
    }
