"""What a player may say: a small value, made once for the whole game."""

from typing import Any, Protocol


class Move(Protocol):
    """All that anybody asks of a move; `str(move)` is its spelling in records."""

    @property
    def index(self) -> int:
        """Its place in the game's list of all moves."""

    @property
    def takes_back(self) -> bool:
        """Whether it only takes a choice back: after it, the same is asked as before.

        So no bot need think about it. Whoever owes a decision has another move.
        """


class PlainMove:
    """A move as games make it: what is done and how that is spelled; a game adds about what."""

    __slots__ = ("act", "index", "takes_back", "text")

    def __init__(self, index: int, act: int, text: str, takes_back: bool = False) -> None:
        """Make the move; there is one of each kind in the whole game."""
        self.index = index
        self.act = act
        self.text = text
        self.takes_back = takes_back

    def __str__(self) -> str:
        """Return its spelling in records."""
        return self.text

    def __repr__(self) -> str:
        """Show it in a traceback."""
        return f"<Move {self.text}>"

    def __copy__(self) -> "PlainMove":
        """Return the move itself: moves are known by identity, so a copy would be a stranger."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "PlainMove":
        """Return the move itself, in a copy of whatever holds it, too."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Refuse to travel: a move does not know which game it is a move of."""
        raise TypeError("send a move as str(move), take it up with game.by_name")
