"""Lists of cards, stickers and players as parts of sentences."""

from collections.abc import Sequence

from stolik.core import Phrase, Seat, phrase
from stolik.games.stickers.components import Card, Sticker, joined


def listed(things: Sequence[Card | Sticker]) -> Phrase:
    """Name cards or stickers one after another."""
    return joined([thing.noun() for thing in things])


def names(seats: list[Seat]) -> Phrase:
    """Name players one after another."""
    return joined([phrase("name", seat=seat) for seat in seats])
