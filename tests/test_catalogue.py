"""The catalogue of games."""

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files

import pytest

from stolik.core import Unreadable, begin, deal, read_record, replay, write_record, written
from stolik.games import (
    campaigns,
    campaigns_of,
    catalogue,
    earlier,
    find,
    game_of,
    hercules,
    shelf,
)

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


# Earlier versions


@pytest.fixture
def changed_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have a release in which the shelf games were changed twice, and one version is kept."""
    before = shelf.GAMES
    ours = tuple(game._replace(version=3) for game in before)
    monkeypatch.setattr(shelf, "GAMES", ours)
    monkeypatch.setattr(
        shelf, "EARLIER", tuple(game._replace(version=2) for game in before), raising=False
    )
    look_again()
    yield
    monkeypatch.undo()
    look_again()


def look_again() -> None:
    """Let the folders be looked into anew."""
    catalogue.cache_clear()
    earlier.cache_clear()


def test_no_game_is_its_own_earlier_version() -> None:
    """What is kept of before is another version of a game that there is."""
    for (key, version), game in earlier().items():
        assert (game.key, game.version) == (key, version)
        assert version < catalogue()[key].version


@pytest.mark.usefixtures("changed_rules")
def test_earlier_rules_are_found_where_they_are_kept() -> None:
    """Without a version, or with one that is not kept, it is the newest."""
    kept = {key: version for key, version in earlier() if key in {"geroychiki", "toy-story-4"}}
    assert kept == {"geroychiki": 2, "toy-story-4": 2}
    assert find("geroychiki", 2) is earlier()["geroychiki", 2]
    for version in (None, 3, 1, 99, -1):
        assert find("geroychiki", version) is catalogue()["geroychiki"]
        assert find("geroychiki", version).version == 3
    assert find("hercules", 2) is find("hercules") is hercules.GAMES[0]
    with pytest.raises(Unreadable, match="no game 'chess'"):
        find("chess", 2)


@pytest.mark.usefixtures("changed_rules")
def test_a_record_is_replayed_by_the_rules_it_was_played_with() -> None:
    """Where they are not kept any more it is refused, and not misread."""
    record = begin(find("geroychiki", 2), 2, "a seed")
    state = deal(find("geroychiki", 2), record)
    seat = find("geroychiki", 2).to_move(state)[0]
    move = str(find("geroychiki", 2).legal_moves(state, seat)[0])
    played = record.then(seat, move)
    (step,) = replay(game_of(played), played)
    assert str(step.move) == move
    lost = replace(played, version=1)
    with pytest.raises(Unreadable, match="version 1 of geroychiki; here is version 3"):
        list(replay(game_of(lost), lost))


# Campaigns


def test_campaigns_stand_under_the_keys_of_their_games() -> None:
    """Most games have none."""
    assert set(campaigns()) <= set(catalogue())
    for key, promises in campaigns().items():
        assert promises.key == key
        assert campaigns_of(key) is promises
    assert "stickers" in campaigns()


@pytest.mark.parametrize("key", ["geroychiki", "chess", ""])
def test_a_game_without_a_campaign_is_refused_with_those_that_have_one(key: str) -> None:
    """A slip of the pen is answered with the right names."""
    with pytest.raises(Unreadable, match=f"'{key}' has no campaign; these have: stickers"):
        campaigns_of(key)
