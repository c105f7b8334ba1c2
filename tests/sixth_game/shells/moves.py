"""What a player may say. Every move is made once."""

from typing import Final

from stolik.core import PlainMove

SWAP: Final = 0
"""Lay a shell on the sand, and take another one (RK-4)."""
KEEP: Final = 1
"""Keep both (RK-5)."""


class Move(PlainMove):
    """One thing a player may say."""

    __slots__ = ("shell",)

    def __init__(self, index: int, act: int, text: str, shell: int = 0) -> None:
        """Make the move; there is one of each kind in the whole game."""
        super().__init__(index, act, text)
        self.shell = shell
        """Which of the two is swapped."""


ALL: Final = [Move(0, SWAP, "swap left", 0), Move(1, SWAP, "swap right", 1), Move(2, KEEP, "keep")]
