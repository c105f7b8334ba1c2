"""What the players may settle before the deal.

A game's options are a frozen dataclass whose fields are made with `one_of`: the first value is
the default, and the values on offer can be listed for a form, a help page or a test.
"""

from collections.abc import Mapping
from dataclasses import field, fields
from typing import Any, Final, TypeVar

from stolik.core.chance import Chance
from stolik.core.errors import Unreadable
from stolik.core.seat import Seat
from stolik.core.wire import shortened

Value = bool | str
Options = TypeVar("Options")

FIRST_SEAT: Final = "first_seat"
"""The option that names the seat that begins, counted from 1, in every game where one seat does."""


def one_of(*values: Value) -> Any:
    """Return a field of an options record: these values, the first by default."""
    return field(default=values[0], metadata={"values": values})


def offered(options: type[Any]) -> dict[str, tuple[Value, ...]]:
    """Return every option by name, with the values it may take, the default first."""
    return {each.name: each.metadata["values"] for each in fields(options)}


def settle(options: type[Options], given: Mapping[str, object]) -> Options:
    """Return the record with the given values, or say which name or value is wrong."""
    known = offered(options)
    return options(**{name: _allowed(known, name, value) for name, value in given.items()})


def checked(options: Options) -> Options:
    """Return the record if every value is on offer: a dataclass alone takes anything."""
    names = offered(type(options))
    return settle(type(options), {name: getattr(options, name) for name in names})


def _allowed(known: Mapping[str, tuple[Value, ...]], name: str, value: object) -> Value:
    if name not in known:
        raise Unreadable(
            "no option '{name}'; there are: {known}", name=name, known=", ".join(known)
        )
    for one in known[name]:
        if value == one and isinstance(value, bool) == isinstance(one, bool):
            return one
    raise Unreadable(
        "option {name} cannot be {value}; it can be: {values}",
        name=name,
        value=shortened(value),
        values=spelled(known[name]),
    )


def spelled(values: tuple[Value, ...]) -> str:
    """Return the values as people type them."""
    return ", ".join(typed(value) for value in values)


def typed(value: Value) -> str:
    """Return one value as people type it."""
    return str(value).lower() if isinstance(value, bool) else value


def read_typed(options: type[Any], name: str, text: str) -> Value:
    """Return the value that a person meant by `name=text`."""
    for value in offered(options).get(name, ()):
        if typed(value) == text.strip().lower():
            return value
    return _allowed(offered(options), name, text)


def first_seat(named: str, seats: int, chance: Chance) -> Seat:
    """Return who begins: the seat that the players name; if they name none, anybody."""
    if named == "random":
        return Seat(chance.below(seats))
    if int(named) > seats:
        raise Unreadable(
            "first_seat is {named}, but the table has {seats} seats", named=named, seats=seats
        )
    return Seat(int(named) - 1)
