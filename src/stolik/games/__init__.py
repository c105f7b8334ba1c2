"""The catalogue: every folder here is a game, and nothing else lists them."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from stolik.core import AnyGame, Record, Unreadable


@cache
def catalogue() -> dict[str, AnyGame]:
    """Return every game by its key, each folder's games in the folder's order."""
    folders = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    return {game.key: game for folder in folders for game in folder.GAMES}


def find(key: str) -> AnyGame:
    """Return the game of this key."""
    if key not in catalogue():
        raise Unreadable(
            "no game '{key}'; there are: {known}", key=key, known=", ".join(catalogue())
        )
    return catalogue()[key]


def game_of(record: Record) -> AnyGame:
    """Return the game of this record, with the components it was played with."""
    game = find(record.game)
    return game if record.components is None else game.with_components(record.components)
