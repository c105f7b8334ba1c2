"""Swapping two tiles."""

import pytest

from stolik.core import Chance
from stolik.games.rally.board import NAMES, TRACK
from stolik.games.rally.moves import ACTS
from stolik.games.rally.tests.conftest import Lay, drawn

EVERY = {f"{NAMES[where]} pick" for where in TRACK}


def test_two_tiles_change_places(lay: Lay) -> None:
    """SR-5, SR-10: that is the whole turn."""
    scene = lay("""
        d  .  .  .  .
        .  .  .  .  .
        .  .  P  .  .
        .  .  .  x  .
    """).swap("a1 d4")
    assert scene.board == drawn("""
        x  .  .  .  .
        .  .  .  .  .
        .  .  P  .  .
        .  .  .  d  .
    """)
    assert scene.heard == ["swapped"]
    assert scene.turn == "seat 1"


def test_a_tile_may_be_swapped_with_one_nobody_has_seen(lay: Lay) -> None:
    """SR-10: it goes where the other lay, and stays unseen."""
    assert lay("d . . . .").swap("a1 b1").board == drawn(". d . . .")


def test_any_two_closed_tiles(lay: Lay) -> None:
    """SR-10: all 24 if none lies open, and then any of the other 23."""
    scene = lay("").play("swap")
    assert set(scene.moves) - {"back"} == EVERY
    scene.play("b4 pick")
    assert set(scene.moves) - {"back"} == EVERY - {"b4 pick"}
    assert scene.why("b4 pick") == "SR-10 picked-already"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nobody_looks_at_them(lay: Lay, seat: int | None) -> None:
    """SR-10: whatever they are, everybody sees and hears the same."""
    scenes = [lay(row).swap("a1 b1") for row in ("d x . . .", "s c . . .")]
    assert scenes[0].tiles != scenes[1].tiles
    assert scenes[0].view(seat) == scenes[1].view(seat)
    assert scenes[0].events == scenes[1].events


def test_a_swap_is_public(lay: Lay) -> None:
    """SR-R20: everybody hears of it and sees which two they were."""
    scene = lay("").swap("a1 e5")
    assert scene.events[0]["audience"] is None
    assert scene.events[0]["args"]["place"] == {"key": "cell", "args": {"cell": "a1"}}
    assert scene.events[0]["args"]["other"] == {"key": "cell", "args": {"cell": "e5"}}
    banned = [cell["place"] for cell in scene.view()["cells"] if cell["banned"]]
    assert banned == ["a1", "e5"]


# Which tiles not


def test_a_tile_with_a_car_is_not_swapped(lay: Lay) -> None:
    """SR-10, SR-R15: own or not, an open tile stays where it is."""
    scene = lay("═1 . ═2 . .").play("swap")
    assert scene.why("a1 pick") == "SR-10 face-up"
    assert scene.why("c1 pick") == "SR-10 face-up"
    assert set(scene.moves) - {"back"} == EVERY - {"a1 pick", "c1 pick"}


def test_a_tile_that_was_left_may_be_swapped(lay: Lay) -> None:
    """SR-9, SR-10: it lies face down again."""
    scene = lay("═1 s . . .").play("b1 open").swap("a1 e5")
    assert scene.board == drawn("""
        .  ═1 .  .  .
        .  .  .  .  .
        .  .  P  .  .
        .  .  .  .  .
        .  .  .  .  s
    """)


@pytest.mark.parametrize("where", ["pit", "red", "green", "blue", "yellow"])
def test_pit_stop_and_finishes_are_never_swapped(lay: Lay, where: str) -> None:
    """SR-R15: there is not even a way to say it."""
    scene = lay("").play("swap")
    assert f"{where} pick" not in scene.moves
    assert f"{where} pick" not in scene.game.by_name


def test_not_the_tiles_the_player_before_has_swapped(lay: Lay) -> None:
    """SR-10, SR-R14: neither of the two, as first or as second."""
    scene = lay("").swap("a1 e5").play("swap")
    assert scene.why("a1 pick") == "SR-10 just-swapped"
    assert scene.why("e5 pick") == "SR-10 just-swapped"
    assert set(scene.moves) - {"back"} == EVERY - {"a1 pick", "e5 pick"}
    scene.play("b1 pick")
    assert scene.why("a1 pick") == "SR-10 just-swapped"
    assert scene.why("e5 pick") == "SR-10 just-swapped"


def test_the_ban_is_lifted_when_the_player_before_has_driven(lay: Lay) -> None:
    """SR-R14: what was swapped the turn before that may be swapped again."""
    scene = lay(". . . . s").swap("a1 e5").play("e1 open", "swap")
    assert scene.why("a1 pick") is None
    assert scene.why("e5 pick") is None


def test_driving_without_opening_lifts_it_too(lay: Lay) -> None:
    """SR-R14: joining another car is no swap."""
    scene = lay("╬12 ╬3 . . .", seats=3).swap("a3 e5").play("b1 drive", "swap")
    assert scene.why("a3 pick") is None


def test_only_the_last_swap_counts(lay: Lay) -> None:
    """SR-R14: the player directly before, not the one before that."""
    scene = lay("", seats=3).swap("a1 e5").swap("b2 d4").play("swap")
    assert scene.why("a1 pick") is None
    assert scene.why("e5 pick") is None
    assert scene.why("b2 pick") == "SR-10 just-swapped"
    assert scene.why("d4 pick") == "SR-10 just-swapped"


def test_at_a_table_of_two_it_is_the_opponent(lay: Lay) -> None:
    """SR-R14: one's own swap may be undone after the opponent has swapped others."""
    scene = lay("d x . . .").swap("a1 b1").swap("b4 d4").swap("a1 b1")
    assert scene.board == drawn("d x . . .")


def test_a_banned_tile_may_be_opened(lay: Lay) -> None:
    """SR-10, SR-R14: the ban is on swapping only."""
    scene = lay("d . . . x", seat=1).swap("a1 e1")
    assert scene.shown("a1")["banned"]
    scene.play("a1 open")
    assert scene.board == drawn("╬1 . . . d")
    assert not any(cell["banned"] for cell in scene.view()["cells"])


def test_a_banned_curve_may_be_opened_and_turned(lay: Lay) -> None:
    """SR-R14: also while there is a choice of how it lies."""
    scene = lay(". . . . c", seat=1).swap("a1 e1").play("a1 open")
    assert scene.board == drawn("C . . . .")
    assert scene.play("turn SW").board == drawn("╗1 . . . .")


# Second thoughts, and always something to do


def test_a_swap_can_be_left_until_both_are_named(lay: Lay) -> None:
    """SR-10: nothing has happened, and it is still the same turn."""
    scene = lay("", swapped="a1 e5")
    before = scene.state
    assert scene.play("swap", "back").state == before
    assert scene.play("swap", "b1 pick", "back").state == before
    assert scene.heard == []


def test_the_first_tile_is_shown_while_the_second_is_chosen(lay: Lay) -> None:
    """SR-R20: everybody sees what the player points at."""
    scene = lay("").play("swap", "b1 pick")
    assert [cell["place"] for cell in scene.view(1)["cells"] if cell["picked"]] == ["b1"]
    assert not any(cell["picked"] for cell in scene.play("a1 pick").view(1)["cells"])


def test_nobody_may_pass(lay: Lay) -> None:
    """SR-R16: there is no such move, and second thoughts do not end a turn."""
    scene = lay("")
    acts = {ACTS[move.act] for move in scene.game.moves}
    assert acts == {"start", "open", "turn", "drive", "swap", "pick", "back"}
    assert scene.play("swap", "back").turn == "seat 0"


def test_where_no_road_leads_on_one_can_swap(lay: Lay) -> None:
    """SR-R16, SR-D4: a road that leads off the rug leaves the other action."""
    scene = lay("╨1 . . . .", occupied_move="road")
    assert scene.moves == ["swap"]


def test_at_least_18_tiles_can_be_swapped(lay: Lay) -> None:
    """SR-D4: 24 but for four open ones and two that were just swapped."""
    scene = lay("═1 ═2 ═3 ═4 .", seats=4, swapped="a5 e5").play("swap")
    assert len(set(scene.moves) - {"back"}) == 18
    assert len(set(scene.play("b4 pick").moves) - {"back"}) == 17


@pytest.mark.parametrize("occupied_move", ["touch", "road"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_something_to_do(lay: Lay, seats: int, occupied_move: str) -> None:
    """SR-D4, SR-R16: 200 moves of anybody's choosing, and a swap could be made every turn."""
    scene = lay("", seats=seats, occupied_move=occupied_move)
    chance = Chance(f"{seats} {occupied_move}")
    for _ in range(200):
        if scene.turn.startswith("over"):
            break
        assert scene.view()["phase"] != "turn" or scene.why("swap") is None
        scene.play(chance.choice(scene.moves))
    assert scene.heard
