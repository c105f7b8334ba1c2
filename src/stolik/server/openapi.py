"""A description of every call, made from the calls themselves."""

import re
from typing import Any

from msgspec.json import schema_components

from stolik.words import capital

ANSWERS = {
    "200": {"description": "done"},
    "400": {"description": "the message cannot be understood"},
    "404": {"description": "there is no such table"},
    "409": {"description": "refused, with the reason, or stale"},
    "413": {"description": "too long"},
    "429": {"description": "too many calls"},
}


def described(calls: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the OpenAPI page."""
    kinds = [call["takes"] for call in calls if call["takes"] is not None]
    schemas, components = schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        path = re.sub(r":\w+}", "}", call["path"])
        paths.setdefault(path, {})[call["method"].lower()] = operation(call, path, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stolik", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(call: dict[str, Any], path: str, by_kind: dict[type, Any]) -> dict[str, Any]:
    """Describe one call."""
    said = (call["handler"].__doc__ or "").strip()
    found: dict[str, Any] = {"summary": capital(said), "responses": ANSWERS}
    found["parameters"] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": kind_of(name)}}
        for name in re.findall(r"{(\w+)}", path)
    ]
    if call["takes"] is not None:
        schema = by_kind[call["takes"]]
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema}},
        }
    return found


def kind_of(name: str) -> str:
    """Return what a part of an address is."""
    return "integer" if name == "seat" else "string"
