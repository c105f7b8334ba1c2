"""The catalogue of games."""

import re
from dataclasses import replace
from importlib.resources import files

import pytest

from stolik.core import Unreadable, begin, deal, read_record, write_record, written
from stolik.games import catalogue, find, game_of

SHELF = catalogue()["geroychiki"]
OWNED = (files(SHELF.package) / "cards.toml").read_text("utf-8").replace("source =", "source=", 1)
"""A component file of an owner: the same cards, written by another hand."""


def test_permanent_keys_are_there() -> None:
    """A key in a record or in an address is understood for ever."""
    assert {"geroychiki", "toy-story-4"} <= set(catalogue())


def test_games_stand_under_their_own_keys() -> None:
    """A key can be part of an address as it is."""
    for key, game in catalogue().items():
        assert game.key == key
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key)


def test_a_game_is_found_by_its_key() -> None:
    """It is the one of the catalogue."""
    assert find("toy-story-4") is catalogue()["toy-story-4"]


@pytest.mark.parametrize("key", ["chess", "", "Geroychiki"])
def test_an_unknown_key_is_refused_with_the_known_ones(key: str) -> None:
    """A slip of the pen is answered with the right names."""
    with pytest.raises(Unreadable, match=f"no game '{key}'") as refused:
        find(key)
    assert all(known in str(refused.value) for known in catalogue())


def test_a_record_names_its_game() -> None:
    """With our own components it is the game of the catalogue."""
    assert game_of(begin(SHELF, 2, "a seed")) is SHELF


def test_a_record_brings_the_components_of_an_owner() -> None:
    """They are written down with the game, and it is dealt with them again."""
    owned = SHELF.with_components(OWNED)
    record = begin(owned, 2, "a seed")
    assert record.components == OWNED
    again = game_of(read_record(write_record(record)))
    assert (again.key, again.components) == (SHELF.key, OWNED)
    assert written(again.write_state(deal(again, record))) == written(
        owned.write_state(deal(owned, record))
    )


def test_a_record_of_an_unknown_game_or_with_broken_components_is_refused() -> None:
    """Records come from anywhere."""
    record = begin(SHELF, 2, "a seed")
    with pytest.raises(Unreadable, match="no game 'chess'"):
        game_of(replace(record, game="chess"))
    with pytest.raises(Unreadable, match=r"\w+ \w+"):
        game_of(replace(record, components="= this is no TOML ="))
