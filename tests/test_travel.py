"""What is cloned and what goes from process to process: alike in the plain and compiled build."""

import copy
import pickle
from typing import Any, cast

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
    travel,
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
def test_tables_travel_alone_and_together(key: str) -> None:
    """In a list, a tree of somebody's search: the table there is the one that was sent."""
    game = game_of(key)
    table = deal(game, begin(game, game.seats[-1], "travel"))
    moves = game.legal_moves(table, game.to_move(table)[0])
    for make in (again, copy.deepcopy):
        one, *others = cast("list[Any]", make([table, table, game.copy(table)]))
        assert [game.write_state(each) for each in (one, *others)] == [game.write_state(table)] * 3
        game.play(one, game.to_move(one)[0], moves[0])
        assert game.write_state(one) != game.write_state(others[-1]) == game.write_state(table)


@every_game
def test_what_is_known_travels(key: str) -> None:
    """The same tables are imagined there; here, it never changes and need not be copied."""
    game = game_of(key)
    table = deal(game, begin(game, game.seats[-1], "travel"))
    known = game.knows(table, Seat(0))
    assert copy.copy(known) is copy.deepcopy(known) is known
    sent = again(known)
    assert game.write_knowledge(sent) == game.write_knowledge(known)
    imagined = [game.imagine(each, Chance("travel")) for each in (sent, known)]
    assert game.write_state(imagined[0]) == game.write_state(imagined[1])


@every_game
def test_moves_are_made_once(key: str) -> None:
    """A copy would be a stranger: it is the move itself; what to send instead the refusal says."""
    for move in game_of(key).moves:
        assert copy.copy(move) is copy.deepcopy([move])[0] is move
        with pytest.raises(TypeError, match=r"str\(move\).*game\.by_name"):
            pickle.dumps(move)


@every_game
def test_a_table_knows_its_game(key: str) -> None:
    """That is where it is taken up when it has travelled."""
    game = game_of(key)
    assert travel.address_of(deal(game, begin(game, game.seats[0], "travel"))).game() is game


def test_how_a_table_is_copied_is_up_to_the_game() -> None:
    """No game, no copy."""
    with pytest.raises(NotImplementedError):
        travel.Table().copy()


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
