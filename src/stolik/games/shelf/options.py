"""Where the books are silent, the table decides: the rulings that can be played otherwise."""

from dataclasses import dataclass
from typing import Any

from stolik.core import one_of


@dataclass(frozen=True)
class Options:
    """The defaults are the rulings of RULES.md."""

    first_seat: str = one_of("random", "1", "2", "3", "4", "5")
    """SH-R26: who begins."""
    stuck_bonus_turn: str = one_of("normal", "bonus")
    """SH-R5: what a bonus turn becomes after a card was removed in it."""
    skip_on_bonus_ends_game: bool = one_of(True, False)
    """SH-R8: whether a bonus turn that cannot be made is the skip that ends the game."""
    face_down_scores: bool = one_of(False, True)
    """SH-R13: whether a face-down card left on a shelf counts its printed points."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        values = (self.first_seat, self.stuck_bonus_turn)
        return Options, (*values, self.skip_on_bonus_ends_game, self.face_down_scores)
