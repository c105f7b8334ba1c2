"""Preparation, and whose turn comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stolik.core import AnyGame, Chance, Seat, Unreadable
from stolik.games import find
from stolik.games.shelf.options import Options

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay


@pytest.fixture(params=["geroychiki", "toy-story-4"])
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Return the game of either edition."""
    return find(request.param)


def test_three_rows_of_six_and_a_deck_of_66(game: AnyGame) -> None:
    """SH-4: three rows of 6, the other 66 are the deck, the discard is empty."""
    table = game.prepare(4, Options(), Chance("deal"))
    assert [len(row) for row in table.rows] == [6, 6, 6]
    assert (len(table.deck), table.discard, table.removed) == (66, [], [])


def test_all_cards_are_dealt(game: AnyGame) -> None:
    """SH-4: all 84 cards are shuffled, none left out and none twice."""
    table = game.prepare(2, Options(), Chance("deal"))
    assert sorted(game.inventory(table)) == sorted(table.rules.box.by_code)


def test_each_player_has_room_for_three_shelves(game: AnyGame) -> None:
    """SH-4: room for three shelves, and nothing there yet."""
    table = game.prepare(3, Options(), Chance("deal"))
    assert table.shelves == [[None, None, None]] * 3
    assert table.collections == [[]] * 3


def test_the_deal_is_luck_that_can_be_repeated(game: AnyGame) -> None:
    """SH-4: one seed is one deal, another seed another."""
    deals = [game.write_state(game.prepare(2, Options(), Chance(s))) for s in ("a", "a", "b")]
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]


def test_the_rows_are_open_and_the_deck_is_closed(game: AnyGame) -> None:
    """SH-4: the rows lie face up; of the deck only the number of cards is seen."""
    view = game.view(game.prepare(2, Options(), Chance("deal")), None)
    assert [len(row) for row in view["rows"]] == [6, 6, 6]
    assert view["deck"] == 66


def test_the_first_turn_is_a_normal_one(game: AnyGame) -> None:
    """SH-5: the first player begins with a normal turn, and only that player has to move."""
    table = game.prepare(3, Options(first_seat="2"), Chance("deal"))
    assert game.to_move(table) == [1]
    assert (table.bonus, table.bonus_due, table.final, table.over) == (False, 0, False, False)


def test_the_left_neighbour_is_next(lay: Lay) -> None:
    """SH-5: clockwise, and round again."""
    scene = lay("", "", "", rows="A3.1 .. A4.1 / B1.1 ..", seat=1)
    turns = [scene.turn, scene.play("A3.1 start").turn, scene.play("A4.1 start").turn]
    assert turns == ["seat 1", "seat 2", "seat 0"]
    assert scene.play("B1.1 start").turn == "seat 1"


def test_bonus_turns_come_before_the_neighbour(lay: Lay) -> None:
    """SH-5: the player on the left plays after the turn and all bonus turns it earned."""
    scene = lay("AL1 A3.1", rows="AR4 B1.1 .. / A1.1 ..").play("AR4 right")
    assert scene.turn == "seat 0 bonus"
    assert scene.play("A1.1 start").turn == "seat 1"


def test_only_the_player_whose_turn_it_is_moves(lay: Lay) -> None:
    """SH-5: nobody else has a legal move."""
    scene = lay("", "", rows="A3.1 ..", seat=1)
    assert scene.game.legal_moves(scene.table, Seat(0)) == []
    assert scene.why("A3.1 start", seat=0) == "SH-5"


@pytest.mark.parametrize("named", ["1", "2", "3", "4", "5"])
def test_the_players_name_the_first_seat(game: AnyGame, named: str) -> None:
    """SH-R26: the option `first_seat`, counted from 1."""
    table = game.prepare(5, Options(first_seat=named), Chance("deal"))
    assert table.seat == int(named) - 1


def test_otherwise_chance_names_it(game: AnyGame) -> None:
    """SH-R26: with nobody named every seat may begin."""
    firsts = {game.prepare(4, Options(), Chance(str(seed))).seat for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_a_seat_that_is_not_there_cannot_begin(game: AnyGame) -> None:
    """SH-R26: seat 4 at a table of three is refused."""
    with pytest.raises(Unreadable, match="first_seat is 4, but the table has 3 seats"):
        game.prepare(3, Options(first_seat="4"), Chance("deal"))


def test_the_defaults_are_the_rulings() -> None:
    """SH-R5, SH-R8, SH-R13, SH-R26: the options and their defaults."""
    assert Options() == Options("random", "normal", skip_on_bonus_ends_game=True)
    assert Options().face_down_scores is False
