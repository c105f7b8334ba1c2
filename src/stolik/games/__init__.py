"""The catalogue: every folder here is a game, and nothing else lists them."""

from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pkgutil import iter_modules

from stolik.core import AnyGame, Campaigns, Guide, Record, Unreadable, read_guide

OWNED = 64
"""Games with components of an owner that are kept built: a deck of a campaign is new every evening,
and would be kept for ever."""


@cache
def catalogue() -> dict[str, AnyGame]:
    """Return every game by its key, each folder's games in the folder's order."""
    folders = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    return {game.key: game for folder in folders for game in folder.GAMES}


@cache
def earlier() -> dict[tuple[str, int], AnyGame]:
    """Return games with the rules of earlier versions, by key and version.

    A folder that changes a rule may go on offering the rules of before, as `EARLIER`: so that
    games which began with them can end with them.
    """
    folders = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    games = (game for folder in folders for game in getattr(folder, "EARLIER", ()))
    return {(game.key, game.version): game for game in games}


@cache
def campaigns() -> dict[str, Campaigns]:
    """Return what games promise about their campaigns, by the key of the game."""
    folders = (f"{__name__}.{found.name}" for found in iter_modules(__path__))
    modules = (f"{folder}.campaigning" for folder in folders)
    kept = [import_module(name).CAMPAIGNS for name in modules if find_spec(name) is not None]
    return {each.key: each for each in kept}


def campaigns_of(key: str) -> Campaigns:
    """Return how campaigns of this game go."""
    if key not in campaigns():
        raise Unreadable(
            "'{key}' has no campaign; these have: {known}", key=key, known=", ".join(campaigns())
        )
    return campaigns()[key]


def find(key: str, version: int | None = None) -> AnyGame:
    """Return the game of this key, with the rules of an earlier version where they are kept."""
    if version is not None and (key, version) in earlier():
        return earlier()[key, version]
    if key not in catalogue():
        raise Unreadable(
            "no game '{key}'; there are: {known}", key=key, known=", ".join(catalogue())
        )
    return catalogue()[key]


@lru_cache(OWNED)
def owned(key: str, version: int, components: str) -> AnyGame:
    """Return the game with the components of an owner, built once and not for every table."""
    return find(key, version).with_components(components)


def found_with(key: str, components: str | None, version: int | None = None) -> AnyGame:
    """Return the game with these components, or with our own."""
    game = find(key, version)
    return game if components is None else owned(key, game.version, components)


def game_of(record: Record) -> AnyGame:
    """Return the game of this record, with the components it was played with."""
    return found_with(record.game, record.components, record.version)


@cache
def guide_to(key: str) -> Guide | None:
    """Return the guide through a first game, if the folder has one: `guides/KEY.toml`."""
    game = find(key)
    file = files(game.package) / "guides" / f"{key}.toml"
    return read_guide(game, file.read_text("utf-8")) if file.is_file() else None
