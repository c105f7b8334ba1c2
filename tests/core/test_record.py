"""A game written down, and seen again."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core import (
    AnyGame,
    Chance,
    Record,
    Seat,
    Unreadable,
    Value,
    begin,
    deal,
    move_named,
    read_record,
    replay,
    write_record,
    written,
)
from stolik.games import catalogue

GAME: AnyGame = next(iter(catalogue().values()))
"""Any game will do."""
SEATS = GAME.seats[0]

whole = st.integers(-(2**63), 2**63)
records = st.builds(
    Record,
    game=st.text(),
    version=whole,
    options=st.dictionaries(st.text(), st.booleans() | st.text()),
    seats=whole,
    seed=st.text(),
    moves=st.lists(st.tuples(whole.map(Seat), st.text())).map(tuple),
    components=st.none() | st.text(),
)


def played(plies: int) -> Record:
    """Return the record of so many moves, picked by luck."""
    record = begin(GAME, SEATS, "a seed")
    state, luck = deal(GAME, record), Chance("moves")
    for _ in range(plies):
        seat = luck.choice(GAME.to_move(state))
        move = luck.choice(GAME.legal_moves(state, seat))
        GAME.play(state, seat, move)
        record = record.then(seat, str(move))
    return record


def test_begin_writes_down_what_it_takes() -> None:
    """Options that nobody settled are not written down."""
    assert begin(GAME, SEATS, "s") == Record(GAME.key, GAME.version, {}, SEATS, "s", (), None)
    assert begin(GAME, SEATS, "s", {"a": True}).options == {"a": True}


def test_then_adds_a_move() -> None:
    """The record it is added to stays as it was."""
    empty = Record("g", 1, {}, 2, "s")
    assert empty.then(Seat(1), "a").then(Seat(0), "b").moves == ((1, "a"), (0, "b"))
    assert empty.moves == ()


def test_until_keeps_the_first_moves() -> None:
    """Going back in a game is a matter of counting."""
    record = Record("g", 1, {}, 2, "s").then(Seat(1), "a").then(Seat(0), "b")
    assert record.until(0).moves == ()
    assert record.until(1) == Record("g", 1, {}, 2, "s").then(Seat(1), "a")
    assert record.until(2) == record.until(9) == record


@given(record=records)
def test_what_is_written_can_be_read(record: Record) -> None:
    """A record survives being written down."""
    assert read_record(write_record(record)) == record


def test_a_record_is_json_with_one_move_a_line() -> None:
    """So two games can be compared by eye."""
    record = Record("гуси", 3, {"fast": True}, 2, "s", ((Seat(0), "ё"), (Seat(1), '"')), "c")
    text = write_record(record)
    assert '  [0, "ё"],\n  [1, "\\""]\n' in text
    assert text.endswith("}\n")
    assert json.loads(text) == {
        "stolik": 1, "game": "гуси", "version": 3, "options": {"fast": True}, "seats": 2,
        "seed": "s", "components": "c", "moves": [[0, "ё"], [1, '"']],
    }  # fmt: skip


def test_components_of_our_own_are_not_written_down() -> None:
    """Only those of an owner are."""
    assert "components" not in json.loads(write_record(played(0)))


def test_an_old_record_is_read() -> None:
    """Files of the first format can be read for ever."""
    text = """{
 "stolik": 1,
 "game": "geese",
 "version": 2,
 "options": {"fast": true, "pace": "slow"},
 "seats": 3,
 "seed": "a seed",
 "moves": [
  [2, "fly"]
 ]
}
"""
    options: dict[str, Value] = {"fast": True, "pace": "slow"}
    assert read_record(text) == Record("geese", 2, options, 3, "a seed", ((Seat(2), "fly"),))


@pytest.mark.parametrize(("name", "value", "says"), [
    ("stolik", 2, "the record is of format 2; this program reads 1"),
    ("stolik", "1", "'stolik' of the record should be a whole number"),
    ("stolik", True, "'stolik' of the record should be a whole number"),
    ("game", 7, "'game' of the record should be a text"),
    ("version", "1", "'version' of the record should be a whole number"),
    ("options", [], "'options' of the record should be an object"),
    ("seats", 2.0, "'seats' of the record should be a whole number"),
    ("seed", 5, "'seed' of the record should be a text"),
    ("components", None, "'components' of the record should be a text"),
    ("moves", {}, "'moves' of the record should be a list"),
    ("moves", ["a"], "item 1 in 'moves' of the record should be a list"),
    ("moves", [[0, "a"], [0]], r"a move of the record should be \[seat, move\], not \[0\]"),
    ("moves", [[0, "a", 1]], r"a move of the record should be \[seat, move\]"),
    ("moves", [["0", "a"]], "a seat of the record should be a whole number"),
    ("moves", [[0, None]], "a move of the record should be a text"),
    ("move", [], "the record has an unknown part 'move'"),
])  # fmt: skip
def test_a_broken_record_is_refused(name: str, value: object, says: str) -> None:
    """The refusal names what was wrong."""
    whole: dict[str, Any] = json.loads(write_record(played(1)))
    with pytest.raises(Unreadable, match=says):
        read_record(written(whole | {name: value}))


@pytest.mark.parametrize("name", ["stolik", "game", "version", "options", "seats", "seed", "moves"])
def test_a_record_without_a_part_is_refused(name: str) -> None:
    """The refusal names the part."""
    whole: dict[str, Any] = json.loads(write_record(played(1)))
    del whole[name]
    with pytest.raises(Unreadable, match=f"the record has no '{name}'"):
        read_record(written(whole))


def test_what_is_no_record_at_all_is_refused() -> None:
    """Any file may be handed in."""
    with pytest.raises(Unreadable, match="the record is not JSON"):
        read_record("Dear diary")
    with pytest.raises(Unreadable, match="the record should be an object"):
        read_record("[]")


def test_a_record_of_another_version_is_not_dealt() -> None:
    """Rules have changed since: the refusal names both versions."""
    old = replace(played(0), version=GAME.version + 1)
    with pytest.raises(Unreadable, match=f"version {GAME.version + 1} .*version {GAME.version}$"):
        deal(GAME, old)


def test_a_record_of_another_game_is_not_dealt() -> None:
    """The refusal names both games."""
    with pytest.raises(Unreadable, match=f"geese.*{GAME.key}|{GAME.key}.*geese"):
        deal(GAME, replace(played(0), game="geese"))


def test_a_record_with_other_components_is_not_dealt() -> None:
    """With other cards the same seed would be another game."""
    with pytest.raises(Unreadable, match="components"):
        deal(GAME, replace(played(0), components="of an owner"))


def test_a_record_with_impossible_settings_is_not_dealt() -> None:
    """Seats and options are refused as they are at a new table."""
    with pytest.raises(Unreadable, match="99 seats"):
        deal(GAME, replace(played(0), seats=99))
    with pytest.raises(Unreadable, match="no option 'nonsense'"):
        deal(GAME, replace(played(0), options={"nonsense": True}))


def test_a_replay_goes_through_the_game_move_by_move() -> None:
    """Steps are numbered from one, and tell what was played and what happened."""
    record = played(5)
    steps = list(replay(GAME, record))
    assert [step.number for step in steps] == [1, 2, 3, 4, 5]
    assert tuple((step.seat, str(step.move)) for step in steps) == record.moves
    assert all(GAME.moves[step.move.index] is step.move for step in steps)
    assert all(step.happened for step in steps)


def test_a_replay_shows_the_table_after_each_move() -> None:
    """The table of a step is the one that the record until there leads to."""
    record = played(5)
    for step in replay(GAME, record):
        *_, last = replay(GAME, record.until(step.number))
        assert written(GAME.write_state(step.state)) == written(GAME.write_state(last.state))


def test_an_illegal_move_in_a_record_is_named_by_its_number() -> None:
    """The moves before it are still shown; the refusal quotes the rule."""
    record = played(3)
    state = [step.state for step in replay(GAME, record)][-1]
    seat = GAME.to_move(state)[0]
    wrong = next(move for move in GAME.moves if GAME.why_not(state, seat, move) is not None)
    steps = replay(GAME, record.then(seat, str(wrong)))
    assert [next(steps).number for _ in range(3)] == [1, 2, 3]
    with pytest.raises(Unreadable, match=r"move 4 of the record: .* may not play '.*': \S+ \w"):
        next(steps)


def test_an_unknown_move_in_a_record_is_named_by_its_number() -> None:
    """The refusal quotes what nobody understands."""
    with pytest.raises(Unreadable, match=f"move 2 of the record: {GAME.key} has no move 'fly'"):
        list(replay(GAME, played(1).then(Seat(0), "fly")))


@pytest.mark.parametrize("seat", [-1, -99, SEATS, 99])
def test_a_seat_that_is_not_at_the_table_is_named_by_the_number_of_its_move(seat: int) -> None:
    """Whatever a game would make of such a seat, it is not asked."""
    record = played(1)
    _, text = played(2).moves[1]
    with pytest.raises(Unreadable, match=f"move 2 of the record: there is no seat {seat + 1}$"):
        list(replay(GAME, record.then(Seat(seat), text)))


def test_a_move_is_found_by_its_spelling() -> None:
    """And only by its exact spelling."""
    move = GAME.moves[0]
    assert move_named(GAME, str(move)) is move
    with pytest.raises(Unreadable, match=f"{GAME.key} has no move 'fly away'"):
        move_named(GAME, "fly away")
