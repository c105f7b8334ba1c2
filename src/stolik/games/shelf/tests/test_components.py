"""What is in the box."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from stolik.core import AnyGame, Chance, Unreadable
from stolik.games import find
from stolik.games.shelf.components import Card
from stolik.games.shelf.moves import ACTS, Move
from stolik.games.shelf.options import Options

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay

EDITIONS = ("geroychiki", "toy-story-4")


@pytest.fixture(params=EDITIONS)
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Return the game of either edition."""
    return find(request.param)


def box_of(game: AnyGame) -> list[Card]:
    """Return all its cards."""
    cards: list[Card] = game.prepare(2, Options(), Chance("box")).rules.box.cards
    return cards


def test_the_box_holds_84_cards(game: AnyGame) -> None:
    """SH-1: 84 cards are 61 toys and 23 edges."""
    kinds = Counter(card.is_toy for card in box_of(game))
    assert kinds == {True: 61, False: 23}


@pytest.mark.parametrize("is_toy", [True, False])
def test_both_kinds_come_in_three_colours(game: AnyGame, is_toy: bool) -> None:
    """SH-1: toys in three colours, edges in three colours."""
    assert {card.colour for card in box_of(game) if card.is_toy == is_toy} == {0, 1, 2}


def test_every_card_shows_points(game: AnyGame) -> None:
    """SH-1: every card shows its points; the reconstruction adds up to 155."""
    points = [card.points for card in box_of(game)]
    assert (min(points), sum(points)) == (1, 155)


def test_edges_are_left_or_right(game: AnyGame) -> None:
    """SH-1: an edge belongs to one end; a toy to none."""
    sides = Counter((card.is_toy, card.side) for card in box_of(game))
    assert sides == {(True, -1): 61, (False, 0): 12, (False, 1): 11}


def test_every_card_has_a_code_of_its_own(game: AnyGame) -> None:
    """SH-1: cards are told apart by their codes, and stand in the order of the box."""
    cards = box_of(game)
    assert len({card.code for card in cards}) == 84
    assert [card.index for card in cards] == list(range(84))


@pytest.mark.parametrize(
    ("key", "colours", "target", "neighbour"),
    [
        ("geroychiki", ("purple", "orange", "blue"), "Генерал", "Мелкотрон"),
        ("toy-story-4", ("green", "yellow", "blue"), "Булзай", "Джесси"),
    ],
)
def test_the_editions_print_other_names_and_colours(
    key: str, colours: tuple[str, ...], target: str, neighbour: str
) -> None:
    """SH-1, SH-28: the same cards, under the names and colours that each book gives."""
    rules = find(key).prepare(2, Options(), Chance("box")).rules
    names = [rules.box.by_code[code].name["ru"] for code in ("A1.1", "A2.1")]
    assert (rules.edition.colours, names) == (colours, [target, neighbour])


@pytest.mark.parametrize("end", ["left", "right"])
@pytest.mark.parametrize("code", ["A4.1", "C6.1", "BL1", "BR1"])
def test_a_back_is_an_edge_for_either_end(lay: Lay, code: str, end: str) -> None:
    """SH-2: the back shows an edge on both sides, so any card face down fits either end."""
    scene = lay.offering(code, "A3.1").play(f"{code} down A {end}")
    shelf = scene.view()["seats"][0]["shelves"][0]
    assert shelf["cards"][0 if end == "left" else 1] == {"kind": "back"}
    assert shelf["open"] == [{"left": "right", "right": "left"}[end]]


def test_nothing_in_the_box_depends_on_the_number_of_players(game: AnyGame) -> None:
    """SH-3: the texts give no number of players, so the deal is the same for any."""
    tables = [game.prepare(n, Options(first_seat="1"), Chance("x")) for n in game.seats]
    deals = [[card.code for pile in (*t.rows, t.deck) for card in pile] for t in tables]
    assert deals == [deals[0]] * 4


def test_two_to_five_may_play(game: AnyGame) -> None:
    """SH-R25: 2 to 5 players."""
    assert game.seats == (2, 3, 4, 5)
    assert [len(game.prepare(n, Options(), Chance("x")).shelves) for n in game.seats] == [
        2,
        3,
        4,
        5,
    ]


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_are_refused(game: AnyGame, seats: int) -> None:
    """SH-R25: neither one player nor six."""
    with pytest.raises(Unreadable, match=f"{seats} seats asked for; this game has 2 to 5"):
        game.prepare(seats, Options(), Chance("x"))


def test_the_source_is_named(game: AnyGame) -> None:
    """SH-1: the card list says of itself that it is a reconstruction."""
    assert game.source.startswith("reconstruction: invented")
    assert game.components is None


def test_every_move_is_made_once(game: AnyGame) -> None:
    """SH-6: a move is something done with one card; there is no move of doing nothing."""
    moves: tuple[Move, ...] = game.moves
    assert [move.index for move in moves] == list(range(84 * 11))
    assert len(game.by_name) == len(moves)
    assert Counter(ACTS[move.act] for move in moves) == {
        "start": 84,
        "add": 168,
        "down": 504,
        "remove": 84,
        "discard": 84,
    }


def test_a_move_is_spelled_by_its_card_and_place(game: AnyGame) -> None:
    """SH-10, SH-15: what a move looks like in a record and in a traceback."""
    move = game.by_name["A3.1 down B left"]
    assert (str(move), repr(move)) == ("A3.1 down B left", "<Move A3.1 down B left>")
