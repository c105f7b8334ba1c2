"""What a game promises that is played evening after evening with one changing box.

Most games have no campaign. One that has puts these functions into `campaigning.py` of its folder,
as `CAMPAIGNS`, so that whoever keeps campaigns need not know which game it is.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from stolik.core.game import Game
from stolik.core.options import Value
from stolik.core.record import Record


class Campaigns(NamedTuple):
    """Everything anybody may ask of a game's campaigns; a campaign is a value of the game's own."""

    key: str
    """The game's."""
    options: type[Any]
    """What can be settled for a whole campaign."""
    new: Callable[[str, list[str], dict[str, Value], str | None], Any]
    """A campaign with this luck, roster, options and component file of an owner."""
    with_evening: Callable[[Any, list[str], list[str], dict[str, Value], str, str], Any]
    """The campaign with one more evening, if it can be played: players, bots, options, the luck of
    the game, and that of whatever chance does before it."""
    evening: Callable[[Any], tuple[Game[Any, Any, Any, Any], Record]]
    """The last evening as a game and its record."""
    settled: Callable[[Any], dict[str, Value]]
    """What is settled for that evening: as it was wished, and what the campaign itself decides."""
    played: Callable[[Any, list[str], list[str], dict[str, Value], str, Record], Any]
    """The same with an evening that was played: players, bots, what was settled, the luck of before
    and the record of the game; nothing is checked again."""
    until: Callable[[Any, int], Any]
    """The campaign as it was after so many evenings."""
    evenings: Callable[[Any], int]
    """How many evenings it has."""
    roster: Callable[[Any], list[str]]
    """Who plays in it: who began it, then who came later. Known without playing it again."""
    view: Callable[[Any], Mapping[str, Any]]
    """All that can be told of it, as JSON: `options`, what it `offers` for the next evening, who
    `begins` it, the `roster` by names, the `evenings`, the `winners`, and what is the game's
    own."""
    deck: Callable[[Any], str]
    """The box alone as the campaign has changed it, as a component file."""
    write: Callable[[Any], str]
    """The campaign as the file that people save and share."""
    read: Callable[[str], Any]
    """The campaign of such a file."""
