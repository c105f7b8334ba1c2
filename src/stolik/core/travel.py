"""Tables and what is known of them, on their way: copied, or sent to another process.

Cards and moves are known by identity, so neither is copied part by part. A copy shares what never
changes. What is sent is what a game writes of it, with the address of the game; there the same game
takes it up, and its moves are the very moves of that game.
"""

from importlib import import_module
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar

from stolik.core.game import Game
from stolik.core.seat import Seat
from stolik.core.wire import JSON


class Address(NamedTuple):
    """Where to find the game of a table in any process."""

    folder: str
    """The package that offers it among its `GAMES`."""
    key: str
    components: str | None
    """The component file of an owner that it is played with, if not our own."""

    def game(self) -> Game[Any, Any, Any, Any]:
        """Return the game."""
        games: tuple[Game[Any, Any, Any, Any], ...] = import_module(self.folder).GAMES
        ours = next(game for game in games if game.key == self.key)
        return ours if self.components is None else ours.with_components(self.components)


def address_of(table: "Table") -> Address:
    """Return whose table it is: at every table there are rules, and a box that belongs to them."""
    found: Address = attrgetter("rules.box.address")(table)
    return found


class Table:
    """What the table of any game can do beside being played at."""

    __slots__ = ()

    def copy(self) -> "Table":
        """Return a table of its own."""
        raise NotImplementedError

    def __copy__(self) -> "Table":
        """Copy it as the game does: half a copy would change with the table."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        """Copy it as the game does."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        address = address_of(self)
        return table_again, (address, address.game().write_state(self))


Seen = TypeVar("Seen", bound=Table)


class Knowledge(Generic[Seen]):
    """What a seat knows, in any game: it never changes."""

    __slots__ = ("seat", "seen")

    def __init__(self, seat: Seat, seen: Seen) -> None:
        """Remember."""
        self.seat = seat
        """Whose knowledge it is."""
        self.seen = seen
        """The table without what is hidden; a game adds what must be there."""

    def __copy__(self) -> "Knowledge[Seen]":
        """Return it itself."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Knowledge[Seen]":
        """Return it itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        address = address_of(self.seen)
        return knowledge_again, (address, address.game().write_knowledge(self))


def table_again(address: Address, value: JSON) -> Any:
    """Return the table on its arrival."""
    return address.game().read_state(value)


def knowledge_again(address: Address, value: JSON) -> Any:
    """Return the knowledge on its arrival."""
    return address.game().read_knowledge(value)
