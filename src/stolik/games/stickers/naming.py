"""Lists of cards, stickers and players as parts of sentences."""

from collections import Counter
from collections.abc import Sequence

from stolik.core import Phrase, Seat, phrase
from stolik.games.stickers.components import Card, Sticker, joined, sticker_noun


def listed(things: Sequence[Card | Sticker]) -> Phrase:
    """Name cards or stickers one after another."""
    return joined([thing.noun() for thing in things])


def names(seats: list[Seat]) -> Phrase:
    """Name players one after another."""
    said = [phrase("name", seat=seat) for seat in seats]
    if len(said) == 1:
        return said[0]
    return phrase("and-last", first=joined(said[:-1]), last=said[-1])


def counted(stickers: list[Sticker]) -> Phrase:
    """Name stickers with their numbers, the same kinds together."""
    kinds = Counter(sticker.kind for sticker in stickers)
    said = [phrase("so-many", number=kinds[kind], sticker=sticker_noun(kind)) for kind in kinds]
    return joined(said)
