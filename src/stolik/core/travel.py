"""Tables and what is known of them, on their way: copied, or sent to another process.

Cards and moves are known by identity, so neither is copied part by part. A copy shares what never
changes. What is sent is what a game writes of it, with the address of the game; there the same game
takes it up, and its moves are the very moves of that game.
"""

from importlib import import_module
from typing import Any, NamedTuple

from stolik.core.game import Game
from stolik.core.wire import JSON


class Address(NamedTuple):
    """Where to find the game of a table in any process."""

    folder: str
    """The package that offers it among its `GAMES`."""
    key: str
    components: str | None
    """The component file of an owner, if it is not played with our own."""

    def game(self) -> Game[Any, Any, Any, Any]:
        """Return the game."""
        games: tuple[Game[Any, Any, Any, Any], ...] = import_module(self.folder).GAMES
        ours = next(game for game in games if game.key == self.key)
        return ours if self.components is None else ours.with_components(self.components)


class Table:
    """What the table of any game can do beside being played at."""

    __slots__ = ()

    def address(self) -> Address:
        """Return whose table it is."""
        raise NotImplementedError

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
        address = self.address()
        return table_again, (address, address.game().write_state(self))


class Knowledge:
    """What the knowledge of any game can do; it never changes."""

    __slots__ = ()

    def address(self) -> Address:
        """Return whose it is."""
        raise NotImplementedError

    def __copy__(self) -> "Knowledge":
        """Return it itself."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Knowledge":
        """Return it itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        address = self.address()
        return knowledge_again, (address, address.game().write_knowledge(self))


def table_again(address: Address, value: JSON) -> Any:
    """Return the table on its arrival."""
    return address.game().read_state(value)


def knowledge_again(address: Address, value: JSON) -> Any:
    """Return the knowledge on its arrival."""
    return address.game().read_knowledge(value)
