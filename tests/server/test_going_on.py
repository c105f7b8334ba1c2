"""A table that goes on from a record says so to everybody: its luck may be known to somebody."""

from collections.abc import Iterator
from typing import Any

import pytest

from stolik.core import Chance, Record, begin, read_record, write_record
from stolik.games import find
from stolik.server.tables.fairness import commitment

from .house import QUICK, Guest, House, is_over, open_house, owing, plays_on


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a house that all tests here use."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def stacked(moves: int = 0) -> str:
    """Return a record whose deck somebody has chosen, and so many moves of it."""
    game = find(QUICK)
    record: Record = begin(game, 2, "a deck that I know", {})
    state = game.prepare(2, game.options(), Chance(record.seed))
    for _ in range(moves):
        seat = game.to_move(state)[0]
        move = game.legal_moves(state, seat)[0]
        game.play(state, seat, move)
        record = record.then(seat, str(move))
    return write_record(record)


def cards(guest: Guest, table: str) -> list[int | None]:
    """Return what is said of a table wherever it is seen at a glance."""
    listed = guest.done("GET", "/api/tables")
    own = guest.done("GET", "/api/me")["tables"]
    return [card["from_record"] for card in (*listed, *own) if card["table"] == table]


@pytest.mark.parametrize("moves", [0, 7])
def test_every_window_is_told(house: House, moves: int) -> None:
    """Before anybody sits down, in lists, in windows, and in the game; nothing is promised."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.lay(record=stacked(9), moves=moves, listed=True).name
    assert cards(ben, table) == [moves]
    for guest in (ann, ben, house.guest()):
        seen = guest.look(table)
        assert (seen["from_record"], seen["commitment"]) == (moves, None)
        with guest.window(table) as screen:
            told = screen.hear()
            assert (told["from_record"], told["commitment"]) == (moves, None)
    ann.sit(table, 0)
    ben.sit(table, 1)
    assert cards(ann, table) == cards(ben, table) == [moves]
    mover = (ann, ben)[owing(ann.look(table))[0]]
    assert mover.move(table, owing(ann.look(table))[0]).status_code == 200
    seen = house.guest().look(table)
    assert (seen["from_record"], seen["commitment"], seen["moves"]) == (moves, None, moves + 1)


def test_a_table_of_our_own_luck_says_nothing_of_the_kind(house: House) -> None:
    """It shows what it has promised."""
    ann, _, table = house.two(listed=True)
    seen = ann.look(table)
    assert seen["from_record"] is None
    assert seen["commitment"] == commitment(house.stored(table)[0].secret)
    assert cards(ann, table) == [None]


def test_nothing_is_proven_in_the_end_and_a_rematch_is_fair(house: House) -> None:
    """The record has no proof; who plays again is dealt anew, from everybody's luck."""
    ann = house.guest("Ann")
    table = ann.lay(record=stacked(9)).name
    for seat in (0, 1):
        ann.sit(table, seat)
    over = plays_on(ann, table, is_over)
    assert (over["from_record"], over["commitment"], over["result"]["secret"]) == (9, None, None)
    assert read_record(ann.call("GET", f"/api/tables/{table}/record").text).proof is None
    again = ann.done("POST", f"/api/tables/{table}/rematch")["table"]
    seen = ann.look(again)
    assert seen["from_record"] is None
    assert seen["commitment"] == commitment(house.stored(again)[0].secret)
    for seat in (0, 1):
        ann.sit(again, seat, luck=f"luck {seat}")
    assert house.table(again).record.seed.startswith("fair/")
    assert house.table(again).record.moves == ()


@pytest.mark.parametrize(
    ("settled", "grace", "stand_in"),
    [
        ({}, 60, "greed"),
        ({"grace": 0, "stand_in": "luck"}, 0, "luck"),
        ({"grace": 5, "pace": {"bank": 60}}, 5, "greed"),
        ({"grace": 5, "pace": {"days": 2}}, None, "greed"),
    ],
)
def test_players_know_who_decides_for_those_who_left(
    house: House, settled: dict[str, Any], grace: float | None, stand_in: str
) -> None:
    """After how many seconds a bot does, and which; where there are days, nobody leaves."""
    ann = house.guest("Ann")
    seen = house.guest().look(ann.lay(**settled).name)
    assert (seen["grace"], seen["stand_in"]) == (grace, stand_in)
