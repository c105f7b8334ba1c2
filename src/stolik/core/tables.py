"""A table as JSON: the parts that are written alike in every game, and the way back."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from stolik.core.chance import Chance
from stolik.core.errors import Broken, Said, Unreadable
from stolik.core.options import settle
from stolik.core.seat import Seat
from stolik.core.wire import JSON, a, each, no_other_parts, part, shortened

THE_TABLE: Final = Said("the table")
THE_KNOWLEDGE: Final = Said("the knowledge")
A_CARD: Final = Said("a card of the table")
THE_LUCK: Final = Said("'{name}' of {what}", name="chance", what=THE_TABLE)
NOTHING: Final = -1
"""Written as null: no card, no place, nobody."""


class Coded(Protocol):
    """A card, or whatever else is written by its code."""

    code: str
    index: int


State = TypeVar("State")
Card = TypeVar("Card", bound=Coded)


# Written


def write_options(options: Any) -> JSON:
    """Return every option by name."""
    return {name: getattr(options, name) for name in options.__dataclass_fields__}


def write_chance(chance: Chance) -> JSON:
    """Return the luck still to come."""
    return {"seed": chance.seed, "spent": chance.spent}


def codes(cards: Iterable[Coded]) -> list[JSON]:
    """Return the cards by name."""
    return [card.code for card in cards]


def code_at(cards: Sequence[Coded], index: int) -> JSON:
    """Return the card of this index by name, or nothing."""
    return None if index == NOTHING else cards[index].code


def name_at(names: Sequence[str], number: int) -> JSON:
    """Return the name of this number, or nothing."""
    return None if number == NOTHING else names[number]


# And back


def possible(table: State, check: Callable[[State], None]) -> State:
    """Return the table unless it is in a condition that the rules can never bring about."""
    try:
        check(table)
    except Broken as fault:
        raise Unreadable("the table cannot be so: {fault}", fault=fault) from None
    return table


def nothing_else(whole: dict[str, Any], again: JSON, what: Said) -> None:
    """Refuse parts that would not be written again: nobody has read them."""
    no_other_parts(whole, tuple(a(dict, again, what)), what)


def read_options(whole: dict[str, Any], options: type[State]) -> State:
    """Return what was settled for the table."""
    return settle(options, part(dict, whole, "options", THE_TABLE))


def read_chance(whole: dict[str, Any]) -> Chance:
    """Return the luck still to come."""
    luck = part(dict, whole, "chance", THE_TABLE)
    no_other_parts(luck, ("seed", "spent"), THE_LUCK)
    spent = part(int, luck, "spent", THE_LUCK)
    if spent < 0:
        raise Unreadable("{what} is spent {spent} times", what=THE_LUCK, spent=spent)
    return Chance(part(str, luck, "seed", THE_LUCK), spent)


def read_seat(seat: int, seats: int) -> Seat:
    """Return the seat, if it is at the table."""
    if not 0 <= seat < seats:
        raise Unreadable("there is no seat {seat}", seat=seat + 1)
    return Seat(seat)


def there(whole: dict[str, Any], name: str, what: Said) -> object:
    """Return a part that may be nothing, but must be there."""
    if name not in whole:
        raise Unreadable("{what} has no '{name}'", what=what, name=name)
    value: object = whole[name]
    return value


def card_named(by_code: Mapping[str, Card], code: str) -> Card:
    """Return the card of this code."""
    card = by_code.get(code)
    if card is None:
        raise Unreadable("no card {code} in the box", code=shortened(code))
    return card


def cards_named(
    by_code: Mapping[str, Card], whole: dict[str, Any], name: str, what: Said
) -> list[Card]:
    """Return the part of that name, a list of cards by their codes."""
    return [card_named(by_code, code) for code in each(str, whole, name, what)]


def index_named(by_code: Mapping[str, Card], code: object) -> int:
    """Return the index of the card of this code, or nothing."""
    return NOTHING if code is None else card_named(by_code, a(str, code, A_CARD)).index


def number_named(names: Sequence[str], name: str) -> int:
    """Return the number of a name, if it is one of those."""
    if name not in names:
        raise Unreadable(
            "{value} should be one of {values}", value=shortened(name), values=", ".join(names)
        )
    return names.index(name)
