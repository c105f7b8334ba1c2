"""What each box prints differently. Colours and names are words, so they stand in `text/`."""

from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True)
class Edition:
    """One of the two boxes."""

    key: str
    final_round: Literal["until-skip", "one-turn-each"]
    """How long the final round lasts: the only rule in which the books differ."""


EDITIONS: Final = (
    Edition("geroychiki", final_round="until-skip"),
    Edition("toy-story-4", final_round="one-turn-each"),
)
