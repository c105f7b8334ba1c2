"""What the players may settle before the deal: more of it as packs are opened."""

from dataclasses import dataclass
from typing import Any

from stolik.core import one_of

SCENARIOS = ("topsy-turvy", "big-fair", "open-hands")


@dataclass(frozen=True)
class Options:
    """The defaults are the book's words and the rulings of RULES.md."""

    first_seat: str = one_of("random", "1", "2", "3", "4")
    """ST-6, ST-R29: whoever stuck a sticker last begins."""
    combos_in_refill: bool = one_of(True, False)
    """ST-R6: combos not yet used may still be used when the hand has been filled."""
    reserve_for_draw_play: bool = one_of(False, True)
    """ST-R12: with an empty deck, a draw-play takes its card from the reserve."""
    final_may_start_column: bool = one_of(False, True)
    """ST-R15: the last pick may begin a new column."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        return type(self), tuple(getattr(self, name) for name in self.__dataclass_fields__)


@dataclass(frozen=True)
class EveningOptions(Options):
    """In a campaign a pack is opened after the game."""

    marks_match: bool = one_of(False, True)
    """ST-R22: a sticker with a mark goes only on cards of that mark."""


@dataclass(frozen=True)
class ScenarioOptions(EveningOptions):
    """When the pack with the scenarios is opened, a game may be played with one of them."""

    scenario: str = one_of("none", *SCENARIOS)
