"""Building a road together, on an empty rug."""

from __future__ import annotations

import pytest

from stolik.core import Chance, Phrase, Unreadable, settle
from stolik.games import find
from stolik.games.rally.tests.test_circuit_rug import LONG_RING, RING, Rug
from stolik.words import Words

USUAL = {"straight": 6, "curve": 10, "tee": 0, "crossing": 4, "dead-end": 4}
ALTERNATIVE = {"straight": 6, "curve": 8, "tee": 4, "crossing": 2, "dead-end": 4}
WITHOUT_TEES = "turn NS, turn EW, turn NE, turn ES, turn SW, turn NW, turn NESW, "
WITHOUT_TEES += "turn N, turn E, turn S, turn W"
TEES = "turn NES, turn ESW, turn NSW, turn NEW"
ALL_LAID = "══════╔ ╔╔╔╔╔╔╔ ╔╔╬╬╬╬╨ ╨╨╨"
OWN_TILES = """
source = "my own box"
games = ["rally-circuit"]
[usual]
curve = 20
straight = 4
"""


def last_said(scene: Rug, language: str = "en") -> str:
    """Return what was told last."""
    words = Words(language, scene.game, ("Ann", "Boris", "Vera", "Gleb"))
    event = scene.events[-1]
    return words.say(Phrase(key=event["key"], args=event["args"]))


# Preparation


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_build_on_an_empty_rug(seats: int) -> None:
    """SR-C1: 24 tiles lie beside it, and no car is on it."""
    scene = Rug(seats=seats)
    assert (scene.rug, scene.loop, scene.turn) == ("·", "", "building 0")
    assert sum(scene.supply.values()) == 24
    assert [seat["place"] for seat in scene.view()["seats"]] == [None] * seats


@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_can_play(seats: int) -> None:
    """SR-C1: there are four cars."""
    game = find("rally-circuit")
    with pytest.raises(Unreadable, match=f"{seats} seats asked for; this game has 1 to 4"):
        game.prepare(seats, settle(game.options, {}), Chance("seats"))


@pytest.mark.parametrize(("mix", "tiles"), [("usual", USUAL), ("alternative", ALTERNATIVE)])
def test_the_supply_is_the_mix(mix: str, tiles: dict[str, int]) -> None:
    """SR-C1: either of the two."""
    assert Rug(mix=mix).supply == tiles


def test_an_owner_builds_with_the_own_tiles() -> None:
    """SR-C1: a file of tiles takes the place of ours, as in the race."""
    game = find("rally-circuit").with_components(OWN_TILES)
    assert (game.source, game.components) == ("my own box", OWN_TILES)
    assert Rug(game=game).supply == dict.fromkeys(USUAL, 0) | {"curve": 20, "straight": 4}


def test_the_mix_of_the_box_is_not_used_up() -> None:
    """SR-C1: the next table has all tiles again."""
    Rug().play("a1 lay", "turn NE")
    assert Rug().supply == USUAL


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seat_that_was_named_begins(first: int) -> None:
    """SR-C1: and the others follow clockwise."""
    scene = Rug(seats=3, first=first)
    turns = []
    for column in "abcd":
        turns.append(scene.table.seat)
        scene.play(f"{column}1 lay", "turn NE")
    assert turns == [(first + turn) % 3 for turn in range(4)]


def test_if_nobody_is_named_chance_decides() -> None:
    """SR-C1: anybody may begin."""
    game = find("rally-circuit")
    options = settle(game.options, {})
    tables = [game.prepare(4, options, Chance(f"first {number}")) for number in range(40)]
    assert {table.seat for table in tables} == {0, 1, 2, 3}
    assert all(table.first == table.seat for table in tables)


def test_whoever_begins_must_sit_at_the_table() -> None:
    """SR-C1: a table of two has no third seat."""
    with pytest.raises(Unreadable, match="first_seat is 3, but the table has 2 seats"):
        Rug(first_seat="3")


def test_options_are_checked() -> None:
    """SR-C8: nobody drives seven laps."""
    game = find("rally-circuit")
    with pytest.raises(Unreadable, match="option laps cannot be '7'"):
        game.prepare(2, game.options(laps="7"), Chance("laps"))


# Laying


def test_a_tile_can_be_laid_on_any_empty_place() -> None:
    """SR-C1, SR-C2: all 35 at first; there is nothing to take back, and no road to be ready."""
    places = [f"{column}{row}" for row in range(1, 6) for column in "abcdefg"]
    assert Rug().moves == [f"{place} lay" for place in places]


def test_a_place_with_a_tile_can_only_be_cleared() -> None:
    """SR-C2: nothing is laid upon a tile."""
    moves = Rug("╬").moves
    assert "a1 lay" not in moves
    assert "lift a1" in moves
    assert len(moves) == 35


@pytest.mark.parametrize(("mix", "ways"), [("usual", ""), ("alternative", f", {TEES}")])
def test_a_tile_may_be_turned_any_way_round(mix: str, ways: str) -> None:
    """SR-C2: every kind of the supply; ways that look the same are one."""
    scene = Rug(mix=mix).play("d3 lay")
    assert sorted(scene.moves) == sorted([*f"{WITHOUT_TEES}{ways}".split(", "), "back"])


def test_a_tile_goes_from_the_supply_to_the_rug() -> None:
    """SR-C2: first the place, then the tile and how it lies; that is the turn."""
    scene = Rug().play("c2 lay")
    assert (scene.rug, scene.turn, scene.supply) == ("·", "laying 0", USUAL)
    scene.play("turn ES")
    assert (scene.rug, scene.turn) == ("· ··╔", "building 1")
    assert scene.supply == USUAL | {"curve": 9}
    assert scene.heard == ["laid-tile"]


def test_a_tile_need_not_fit_its_neighbours() -> None:
    """SR-C2: turned any way round, also against a road or off the rug."""
    scene = Rug("═").play("b1 lay", "turn NS")
    assert scene.rug == "═║"


def test_another_place_may_be_chosen_instead() -> None:
    """SR-C2: until the tile is named; it costs no turn."""
    scene = Rug(seats=2)
    before = scene.state
    scene.play("c2 lay", "back")
    assert scene.state == before
    assert scene.heard == []


@pytest.mark.parametrize(
    ("rug", "gone"),
    [
        ("╬╬╬╬", ["turn NESW"]),
        ("══════ ·", ["turn NS", "turn EW"]),
        ("╨╥╞╡", ["turn N", "turn E", "turn S", "turn W"]),
    ],
)
def test_a_kind_that_is_used_up_is_not_offered(rug: str, gone: list[str]) -> None:
    """SR-C1: there are so many of each kind and no more."""
    moves = Rug(rug).play("g5 lay").moves
    assert not set(gone) & set(moves)
    assert set(moves) | set(gone) == {*WITHOUT_TEES.split(", "), "back"}


def test_when_all_tiles_lie_on_the_rug_they_can_only_be_taken_back() -> None:
    """SR-C1, SR-C2: all 24 of them."""
    moves = Rug(ALL_LAID).moves
    assert len(moves) == 24
    assert all(move.startswith("lift ") for move in moves)


# Taking back


@pytest.mark.parametrize(
    ("tile", "kind"), [("═", "straight"), ("╗", "curve"), ("╬", "crossing"), ("╥", "dead-end")]
)
def test_a_tile_goes_back_to_the_supply(tile: str, kind: str) -> None:
    """SR-C2: whoever laid it; that is the turn."""
    scene = Rug(f"· ··{tile}")
    assert scene.supply[kind] == USUAL[kind] - 1
    scene.play("lift c2")
    assert (scene.rug, scene.supply, scene.turn) == ("·", USUAL, "building 0")
    assert scene.heard == ["lifted-tile"]


@pytest.mark.parametrize(
    ("language", "laid", "lifted"),
    [
        ("en", "Ann lays on place c2: a curve.", "Boris takes from place c2: a curve."),
        ("ru", "Ann кладёт на место c2: поворот.", "Boris убирает: место c2, поворот."),
    ],
)
def test_what_was_done_with_a_tile_is_told(language: str, laid: str, lifted: str) -> None:
    """SR-C2: who, where, and what kind of tile."""
    scene = Rug().play("c2 lay", "turn ES")
    assert last_said(scene, language) == laid
    assert last_said(scene.play("lift c2"), language) == lifted


# The referee


def test_the_referee_says_when_the_road_is_closed() -> None:
    """SR-C3: and how long it is."""
    scene = Rug("╔╗ ╚").play("b2 lay", "turn NW")
    assert scene.loop == "a1 b1 b2 a2"
    assert scene.heard == ["laid-tile", "circuit"]
    assert scene.events[-1]["args"] == {"length": 4}


def test_the_referee_says_when_the_road_is_open_again() -> None:
    """SR-C3: a tile was taken out of it."""
    scene = Rug(RING).play("lift b2")
    assert scene.loop == ""
    assert scene.events[-1] == {"key": "circuit", "args": {"length": 0}, "audience": None}


def test_the_referee_says_when_another_road_is_the_longest() -> None:
    """SR-C3: longer, or shorter after the longest is broken up."""
    scene = Rug("╔╗·╔═╗ ╚╝·╚═").play("f2 lay", "turn NW")
    assert scene.loop == "d1 e1 f1 f2 e2 d2"
    scene.play("lift e1")
    assert scene.loop == "a1 b1 b2 a2"
    lengths = [event["args"]["length"] for event in scene.events if event["key"] == "circuit"]
    assert lengths == [6, 4]


def test_the_referee_is_silent_while_nothing_changes() -> None:
    """SR-C3: whether the road is open or closed."""
    assert Rug("╔╗").play("g5 lay", "turn N").heard == ["laid-tile"]
    assert Rug(RING).play("g5 lay", "turn N", "lift g5").heard == ["laid-tile", "lifted-tile"]


# Ready


def test_ready_can_be_said_once_the_road_is_closed() -> None:
    """SR-C4: and no sooner."""
    assert "ready" not in Rug("╔╗ ╚").moves
    assert "ready" in Rug(RING).moves
    assert "ready" not in Rug(RING).play("lift a1").moves


@pytest.mark.parametrize(
    ("rug", "seat"), [("╔╗ ╚╝ ═", 0), ("╔═╗ ╚═╝", 1), ("╔═╗ ╚═╝ ═", 2), ("╔═╗ ╚═╝ ══", 0)]
)
def test_anybody_may_say_ready_and_whoever_began_drives_first(rug: str, seat: int) -> None:
    """SR-C4: whoever of the three says it, the second seat began to build and begins to race."""
    scene = Rug(rug, seats=3, first=1)
    assert scene.turn == f"building {seat}"
    assert scene.play("ready").turn == "racing 1"


def test_all_cars_start_on_the_upper_left_tile() -> None:
    """SR-C4: of the uppermost tiles the leftmost, and the first step leads to the right."""
    scene = Rug("···╔╗ ╔══╝║ ╚═══╝", seats=4).play("ready")
    assert [seat["place"] for seat in scene.view()["seats"]] == ["d1"] * 4
    assert scene.play("tortoise").view()["seats"][0]["place"] == "e2"
    assert scene.loop.startswith("d1 e1 e2 ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The race begins! Start: place a1, a lap is 10 long, laps: 3."),
        ("ru", "Гонка начинается! Старт: место a1, длина круга: 10, кругов: 3."),
    ],
)
def test_the_beginning_of_the_race_is_told(language: str, said: str) -> None:
    """SR-C4, SR-C8: where it starts, how long a lap is, how many laps there are."""
    scene = Rug(LONG_RING, laps="3").play("ready")
    assert scene.heard == ["race-begins"]
    assert last_said(scene, language) == said


# 48 turns


def test_after_48_turns_the_race_begins_by_itself() -> None:
    """SR-C5, SR-C4: if there is a closed road; whoever began to build begins to race."""
    scene = Rug(RING, seats=3, first=2, built=46).play("g5 lay", "turn N")
    assert scene.turn == "building 1"
    scene.play("lift g5")
    assert scene.turn == "racing 2"
    assert scene.heard[-1] == "race-begins"


def test_the_last_turn_may_close_the_road() -> None:
    """SR-C5: it is looked at after the turn."""
    scene = Rug("╔╗ ╚", built=47).play("b2 lay", "turn NW")
    assert (scene.turn, scene.heard) == ("racing 0", ["laid-tile", "circuit", "race-begins"])


def test_the_last_turn_may_open_the_road() -> None:
    """SR-C5: then there is no race."""
    scene = Rug("╔╗ ╚╝ ·═", built=47).play("lift b2")
    assert (scene.turn, scene.heard) == ("no-circuit", ["lifted-tile", "circuit", "no-race"])


def test_without_a_closed_road_there_is_no_race() -> None:
    """SR-C5: the game is over, and nobody has driven."""
    scene = Rug(seats=3, built=46).play("g5 lay", "turn N", "lift g5")
    assert (scene.turn, scene.moves) == ("no-circuit", [])
    assert scene.game.to_move(scene.table) == []
    assert scene.heard[-1] == "no-race"
    assert scene.table.driven == [0, 0, 0]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_without_a_race_all_share_the_place(seats: int) -> None:
    """SR-C5: nobody is told to have won alone."""
    scene = Rug(seats=seats, built=46).play("g5 lay", "turn N", "lift g5")
    assert scene.game.ranking(scene.table) == [list(range(seats))]
    assert scene.heard == ["laid-tile", "lifted-tile", "no-race"]
    assert scene.events[-1] == {"key": "no-race", "args": {}, "audience": None}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The road was never closed, so there is no race: friendship has won."),
        ("ru", "Трасса так и не замкнулась, гонки не будет: победила дружба."),
    ],
)
def test_without_a_race_friendship_has_won(language: str, said: str) -> None:
    """SR-C5: that is the last thing told."""
    scene = Rug(built=46).play("g5 lay", "turn N", "lift g5")
    assert last_said(scene, language) == said


def test_the_47th_turn_is_not_the_last() -> None:
    """SR-C5: there are 48, all players' together."""
    scene = Rug(seats=4, built=46)
    assert scene.view()["turns_left"] == 2
    assert scene.play("g5 lay", "turn N").turn == "building 3"
    assert scene.view()["turns_left"] == 1


def test_a_place_not_taken_after_all_is_no_turn() -> None:
    """SR-C5: turns are counted, not words."""
    scene = Rug("═", built=47).play("g5 lay", "back", "g5 lay", "back")
    assert (scene.turn, scene.view()["turns_left"]) == ("building 1", 1)


def test_saying_ready_is_no_building_turn() -> None:
    """SR-C5: it needs none of the 48."""
    scene = Rug(RING, built=46)
    scene.play("ready")
    assert (scene.turn, scene.table.built) == ("racing 0", 46)
