"""The scenarios: on offer once their pack is open."""

from typing import Any

import pytest

from stolik.core import Chance, Unreadable, offered
from stolik.core.options import settle
from stolik.games import find
from stolik.games.stickers.state import Table
from stolik.games.stickers.tests.conftest import Scene, evening

BOARD = "corgi mice rabbit dino pig koala cat panda duck"
MARKET = "pig-3 pig-4 cat-3 cat-4 duck-3 duck-4"
OPENED = "P1 P2 P3 P4 P5 P6"
LATER = evening(opened=OPENED)


def scenario(name: str, *hands: str, **laid: Any) -> Scene:
    """Lay a table of a campaign that has opened every power pack, with this scenario."""
    return Scene(*hands, game=LATER, scenario=name, **laid)


def ranked(scene: Scene) -> list[list[int]]:
    """Return the places, with seats counted from 1."""
    return [[seat + 1 for seat in place] for place in scene.game.ranking(scene.table)]


# Whether they are on offer


def test_a_single_game_has_none() -> None:
    """Section 12: untouched cards are played as the book says."""
    options = find("stickers").options
    assert list(offered(options)) == [
        "first_seat",
        "combos_in_refill",
        "reserve_for_draw_play",
        "final_may_start_column",
    ]
    with pytest.raises(Unreadable, match="no option 'scenario'"):
        settle(options, {"scenario": "big-fair"})


@pytest.mark.parametrize("opened", ["", "P1", "P1 corgi P2 P3 P4 P5"])
def test_none_before_the_pack_is_open(opened: str) -> None:
    """Section 12: a campaign has them after power pack 6."""
    options = evening("P6", opened).options
    assert list(offered(options))[-1] == "marks_match"
    with pytest.raises(Unreadable, match="no option 'scenario'"):
        settle(options, {"scenario": "big-fair"})


def test_three_when_the_pack_is_open() -> None:
    """Section 12: and none of them is the default."""
    values = offered(LATER.options)["scenario"]
    assert values == ("none", "topsy-turvy", "big-fair", "open-hands")
    assert LATER.options().scenario == "none"
    with pytest.raises(Unreadable, match="option scenario cannot be 'upside-down'"):
        settle(LATER.options, {"scenario": "upside-down"})


def test_without_a_scenario_nothing_changes() -> None:
    """Section 12: the same board, market and hands as ever."""
    scene = scenario("none", "corgi-3", "mice-3", market=MARKET, board=BOARD)
    assert (scene.table.rules.market, scene.view()["scenario"]) == (6, "none")
    assert scene.view(1)["seats"][1]["cards"] is None
    assert [each["clan"] for each in scene.view()["clans"]] == BOARD.split()


# Topsy-turvy


@pytest.mark.parametrize(
    ("clan", "rewards"),
    [
        ("duck", [11, 8]),
        ("panda", [9, 6]),
        ("cat", [9, 6]),
        ("koala", [7, 4]),
        ("dino", [7, 4]),
        ("rabbit", [5, 2]),
        ("corgi", [5, 2]),
    ],
)
def test_the_board_is_read_from_the_other_end(clan: str, rewards: list[int]) -> None:
    """ST-19, ST-R19: topsy-turvy: slot 9 counts as slot 1, 8 as 2, and so on."""
    albums = [f"{clan}-3 {clan}-4", f"{clan}-5"]
    scene = scenario("topsy-turvy", "", "", albums=albums, market="pig-3", board=BOARD)
    assert scene.pads(clan) == rewards
    assert scene.points == [rewards[0] + 2, rewards[1] + 1]


@pytest.mark.parametrize(
    ("albums", "places"),
    [
        (["panda-1", "cat-1"], [[1], [2]]),
        (["cat-1", "panda-1"], [[2], [1]]),
        (["corgi-1", "mice-1"], [[2], [1]]),
        (["duck-1", "panda-6"], [[1], [2]]),
    ],
)
def test_so_is_the_tie_break(albums: list[str], places: list[list[int]]) -> None:
    """ST-21, ST-R19: topsy-turvy: the last slot first."""
    scene = scenario("topsy-turvy", "", "", albums=albums, market="pig-3", board=BOARD)
    assert scene.points[0] == scene.points[1]
    assert ranked(scene) == places


def test_the_tokens_lie_and_move_as_ever() -> None:
    """ST-10: topsy-turvy: adjacent are the same levels, of the same size."""
    hand = "corgi-3 corgi-4 corgi-5"
    scene = scenario("topsy-turvy", hand, "mice-3", market=MARKET, board=BOARD)
    scene.play(1, "pig-3 take", "corgi-3 lay", "corgi-4 lay", "corgi-5 lay", "done", "bonus-swap")
    assert scene.moves(1)[:2] == ["corgi with mice", "corgi with rabbit"]
    assert len(scene.moves(1)) == 17
    assert scene.view()["levels"][0]["clans"] == ["corgi"]


# Big fair


@pytest.mark.parametrize(("seats", "deck"), [(2, 27), (3, 45), (4, 63)])
def test_nine_cards_in_the_market(seats: int, deck: int) -> None:
    """ST-5: big fair: three cards of the deck more lie there."""
    table: Table = LATER.prepare(seats, LATER.options(scenario="big-fair"), Chance("fair"))
    LATER.check(table)
    assert (len(table.to_take()), len(table.deck)) == (9, deck)
    assert [len(player.hand) for player in table.players] == [6] * seats


def test_the_market_is_refilled_to_nine() -> None:
    """ST-15: big fair: the empty places are filled, of nine."""
    market = f"{MARKET} koala-3 koala-4 koala-5"
    hand = "corgi-3 mice-3 mice-4 mice-5 mice-6 rabbit-3"
    scene = scenario("big-fair", hand, "dino-3", market=market, deck="panda-3 panda-4")
    scene.play(1, "koala-4 take", "corgi-3 lay", "done", "refill")
    assert scene.market == f"{MARKET} koala-3 panda-3 koala-5"


# Open hands


def test_all_hands_are_seen() -> None:
    """ST-R27: open hands: by everybody, from the deal on."""
    table: Table = LATER.prepare(3, LATER.options(scenario="open-hands"), Chance("open"))
    LATER.check(table)
    assert [player.known for player in table.players] == [player.hand for player in table.players]
    hands = ["corgi-3", "mice-3 mice-4"]
    scene = scenario("open-hands", *hands, known=hands, market=MARKET)
    for onlooker in (None, 1, 2):
        seats = scene.view(onlooker)["seats"]
        shown = [[card["card"] for card in seat["cards"]] for seat in seats]
        assert shown == [["corgi-3"], ["mice-3", "mice-4"]]


def test_what_is_drawn_is_seen_as_well() -> None:
    """ST-R27: open hands: drawn cards are shown to all."""
    known = ["corgi-2", "mice-3"]
    scene = scenario(
        "open-hands", *known, known=known, market=MARKET, deck="koala-3 koala-4 koala-5"
    )
    scene.play(1, "pig-3 take", "corgi-2 lay", "done", "ask", "duck from 2")
    assert scene.known(1) == scene.hand(1) == "pig-3 koala-3"
    drew = next(event for event in scene.events if event["key"] == "drew-these")
    assert drew["audience"] is None


def test_the_last_pick_stays_secret() -> None:
    """ST-R27, ST-18: open hands: a pick is seen by its owner alone."""
    hands = ["corgi-3 corgi-4", "duck-5 panda-3"]
    scene = scenario("open-hands", *hands, known=hands, rest=2, turn=2)
    scene.play(2, "duck-5 lay", "done").play(1, "corgi-4 pick")
    picks = [scene.view(onlooker)["seats"][0]["pick"] for onlooker in (1, 2, None)]
    assert picks == ["corgi-4", None, None]
    assert scene.events[-1]["audience"] == [0]
