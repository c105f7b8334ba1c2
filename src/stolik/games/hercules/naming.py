"""Lists of cards as parts of sentences."""

from collections.abc import Sequence

from stolik.core import Phrase, phrase
from stolik.games.hercules.components import Card, Face


def listed(things: Sequence[Card | Face]) -> Phrase:
    """Name them one after another."""
    said = things[-1].noun()
    for thing in reversed(things[:-1]):
        said = phrase("and-more", first=thing.noun(), rest=said)
    return said
