"""What goes from process to process, and what refuses to: alike in the plain and compiled build."""

import copy
import pickle

import pytest

from stolik.core import (
    AnyGame,
    Chance,
    Record,
    Seat,
    Unreadable,
    begin,
    deal,
    offered,
    read_record,
    write_record,
)
from stolik.games import catalogue

every_game = pytest.mark.parametrize("key", catalogue())


def again(value: object) -> object:
    """Send a value to another process and back."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own


def game_of(key: str) -> AnyGame:
    """Return the game of this key."""
    return catalogue()[key]


def test_luck_travels_and_goes_on() -> None:
    """From where it was."""
    luck = Chance("travel")
    luck.below(6)
    sent = again(luck)
    assert isinstance(sent, Chance)
    assert [sent.word() for _ in range(9)] == [luck.word() for _ in range(9)]


@every_game
def test_records_and_options_travel(key: str) -> None:
    """They are plain data."""
    game = game_of(key)
    record = begin(game, game.seats[0], "travel").then(Seat(0), "somewhere")
    assert again(record) == record
    assert again(game.options()) == game.options()


@every_game
def test_tables_and_moves_refuse_to_travel(key: str) -> None:
    """A copied table would know none of the game's own moves: the refusal says what to do."""
    game = game_of(key)
    table = deal(game, begin(game, game.seats[0], "travel"))
    for attempt in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match=r"game\.copy.*game\.write_state"):
            attempt(table)
        with pytest.raises(TypeError, match=r"str\(move\).*game\.by_name"):
            attempt(game.moves[0])


@every_game
def test_options_are_checked_when_the_table_is_laid(key: str) -> None:
    """However they were made: a slip of the pen is not taken for a choice."""
    game = game_of(key)
    name = next(iter(offered(game.options)))
    with pytest.raises(Unreadable, match=f"option {name} cannot be 'a slip'"):
        game.prepare(game.seats[0], game.options(**{name: "a slip"}), Chance("x"))


def test_a_record_knows_who_sat_where() -> None:
    """If somebody wrote it down; the game does not depend on it."""
    game = next(iter(catalogue().values()))
    plain = begin(game, 2, "who")
    named = Record(plain.game, plain.version, {}, 2, "who", players=("person:Аня", "greed"))
    assert read_record(write_record(named)) == named
    assert "players" not in write_record(plain)
    assert game.write_state(deal(game, named)) == game.write_state(deal(game, plain))


def test_options_of_a_record_are_words_or_choices() -> None:
    """Anything else is refused when the record is read."""
    text = write_record(begin(next(iter(catalogue().values())), 2, "x"))
    with pytest.raises(Unreadable, match="option first_seat of the record should be a text"):
        read_record(text.replace('"options": {}', '"options": {"first_seat": [1]}'))
