"""Who draws with letters for whom: in the language that somebody reads, with everybody's name."""

from collections.abc import Sequence

from stolik.core import AnyGame
from stolik.server.tables.answers import SeatShown
from stolik.server.tables.drawing import Pen
from stolik.server.tables.messages import Letters
from stolik.words import Words


def pen_for(letters: Letters | None, game: AnyGame, seats: Sequence[SeatShown]) -> Pen | None:
    """Return what draws for somebody; nothing, if nobody wants letters."""
    if letters is None:
        return None
    words = Words(letters.language)
    # A bot that stands in for nobody has a name of its own.
    names = [seat["name"] or words("bot-name", number=place) for place, seat in enumerate(seats)]
    return pen_with(letters, game, names)


def pen_with(letters: Letters, game: AnyGame, names: list[str]) -> Pen:
    """Return what draws a game in which everybody is called so."""
    return Pen(Words(letters.language, game, names).say, letters.columns)
