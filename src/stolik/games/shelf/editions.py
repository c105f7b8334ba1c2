"""What each box prints differently; names of toys stand in the card file, words in `text/`."""

from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True)
class Edition:
    """One of the two boxes."""

    key: str
    colours: tuple[str, str, str]
    """What the colours A, B and C are."""
    final_round: Literal["until-skip", "one-turn-each"]
    """How long the final round lasts: the only rule in which the books differ."""


EDITIONS: Final = (
    Edition("geroychiki", ("purple", "orange", "blue"), final_round="until-skip"),
    Edition("toy-story-4", ("green", "yellow", "blue"), final_round="one-turn-each"),
)
