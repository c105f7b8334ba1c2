"""JSON in and out, refusing what cannot be read with a sentence that says what and where."""

import json
from collections.abc import Mapping
from typing import Any, TypeVar

from stolik.core import shape
from stolik.core.errors import Said, Unreadable

JSON = None | bool | int | float | str | list["JSON"] | dict[str, "JSON"]
Kind = TypeVar("Kind")
LONG = 40

_NAMES: dict[type, str] = {
    bool: "true or false",
    int: "a whole number",
    str: "a text",
    list: "a list",
    dict: "an object",
}


def written(value: object) -> str:
    """Return the one spelling of this value, so that equal values are equal byte for byte."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def read(text: str, what: Said) -> dict[str, JSON]:
    """Return the JSON object in this text, if its shape is that of a file."""
    shape.look_over(text, shape.JSON, what)
    try:
        value = json.loads(text)
        written(value).encode()  # half a letter (a lone surrogate) could not be written again
    except json.JSONDecodeError as fault:
        raise Unreadable("{what} is not JSON (line {line})", what=what, line=fault.lineno) from None
    except ValueError as fault:
        raise Unreadable("{what} is not JSON: {fault}", what=what, fault=fault) from None
    return a(dict, value, what)


def a(kind: type[Kind], value: object, what: Said) -> Kind:
    """Return the value if it is of this kind; `True` is no number here."""
    if isinstance(value, kind) and not (kind is int and isinstance(value, bool)):
        return value
    raise Unreadable(
        "{what} should be {kind}, not {value}",
        what=what,
        kind=Said(_NAMES[kind]),
        value=shortened(value),
    )


def part(kind: type[Kind], whole: Mapping[str, Any], name: str, what: Said) -> Kind:
    """Return the part of that name, of this kind."""
    if name not in whole:
        raise Unreadable("{what} has no '{name}'", what=what, name=name)
    return a(kind, whole[name], Said("'{name}' of {what}", name=name, what=what))


def printable(whole: Mapping[str, Any], name: str, what: Said) -> str:
    """Return the part of that name, a text that a screen shows as it is."""
    text = part(str, whole, name, what)
    if not text.isprintable():
        raise Unreadable(
            "'{name}' of {what} has letters that cannot be shown", name=name, what=what
        )
    return text


def each(kind: type[Kind], whole: Mapping[str, Any], name: str, what: Said) -> list[Kind]:
    """Return the part of that name, a list of things of this kind."""
    items = part(list, whole, name, what)
    return [
        a(kind, item, Said("item {n} in '{name}' of {what}", n=n, name=name, what=what))
        for n, item in enumerate(items, 1)
    ]


def no_other_parts(whole: Mapping[str, Any], names: tuple[str, ...], what: Said) -> None:
    """Refuse parts that nobody would read: most likely a slip of the pen."""
    for name in whole:
        if name not in names:
            raise Unreadable(
                "{what} has an unknown part '{name}'; known: {known}",
                what=what,
                name=name,
                known=", ".join(names),
            )


def shortened(value: object) -> str:
    """Return the value for a message, cut to a readable length."""
    text = repr(value)
    return text if len(text) <= LONG else text[: LONG - 1] + "…"
