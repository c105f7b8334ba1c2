"""Parts of an entry in the component file: a number, one of several words."""

from typing import Any, Final

from stolik.core import Said, Unreadable, wire

WHOLE_FILE: Final = Said("the component file")

Entry = dict[str, Any]


def one(value: str, name: str, values: tuple[str, ...], what: Said) -> str:
    """Return the value if it is one of these."""
    if value not in values:
        raise Unreadable(
            "{what}: {name} '{value}' should be one of {values}",
            what=what,
            name=name,
            value=value,
            values=", ".join(values),
        )
    return value


def number_of(entry: Entry, name: str, least: int, most: int, what: Said) -> int:
    """Return a number between these."""
    value = wire.part(int, entry, name, what)
    if not least <= value <= most:
        raise Unreadable(
            "{what}: {name} {value} should be from {least} to {most}",
            what=what,
            name=name,
            value=value,
            least=least,
            most=most,
        )
    return value


def kinds_of(entry: Entry, name: str, known: tuple[str, ...], what: Said) -> list[int]:
    """Return the numbers of the names in a list."""
    return [
        known.index(one(value, name, known, what)) for value in wire.each(str, entry, name, what)
    ]
