"""Driving onto another car's tile, and what is left behind."""

import pytest

from stolik.games.rally.tests.conftest import Lay, drawn, place

APART = """
    .  ═2 .  .  .
    .  ═1 .  .  .
"""
"""Two tiles that touch, and no road between them."""
JOINED = """
    .  ║2 .  .  .
    .  ║1 .  .  .
"""
BOTH = ["touch", "road"]


def test_onto_the_tile_of_another_car(lay: Lay) -> None:
    """SR-8: nothing is opened, and the turn is over."""
    scene = lay(JOINED).play("b1 drive")
    assert scene.board == drawn("""
        .  ║12 .  .  .
        .  s  .  .  .
    """)
    assert scene.heard == ["drove", "closed"]
    assert scene.turn == "seat 1"
    assert scene.why("b1 open", seat=0) == "SR-5 not-your-turn"


def test_it_is_enough_that_the_tiles_touch(lay: Lay) -> None:
    """SR-8, SR-R1: that is the book's word, and the default."""
    assert lay(APART).drives == {"a2 open", "c2 open", "b1 drive"}
    assert lay(APART, occupied_move="touch").drives == lay(APART).drives


def test_the_tile_is_not_turned(lay: Lay) -> None:
    """SR-R1: it lies as the other car has laid it."""
    assert lay(APART).play("b1 drive").board == drawn("""
        .  ═12 .  .  .
        .  s  .  .  .
    """)


@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"),
    [("║", "║", True), ("║", "═", False), ("═", "║", False), ("═", "═", False), ("╝", "╥", True)],
)
def test_by_road_it_must_lead_out_and_in(lay: Lay, mine: str, theirs: str, allowed: bool) -> None:
    """SR-R1: out of the one tile and into the other, if the table plays so."""
    scene = lay(
        f"""
        .  {theirs}2 .  .  .
        .  {mine}1 .  .  .
        """,
        occupied_move="road",
    )
    assert scene.why("b1 drive") == (None if allowed else "SR-R1 no-road-in")


def test_by_road_the_tile_is_not_turned_either(lay: Lay) -> None:
    """SR-R1: the car joins the other as its road lies."""
    assert lay(JOINED, occupied_move="road").play("b1 drive").board == drawn("""
        .  ║12 .  .  .
        .  s  .  .  .
    """)


@pytest.mark.parametrize("occupied_move", BOTH)
@pytest.mark.parametrize("where", ["c1", "b2", "d2"])
def test_across_the_corner_is_not_beside(lay: Lay, where: str, occupied_move: str) -> None:
    """SR-8, SR-R1: tiles touch by a side; nor does a car drive to where it stands."""
    scene = lay(
        """
        .  .  ╬2 .  .
        .  ╬1 .  ╬3 .
        """,
        seats=3,
        occupied_move=occupied_move,
    )
    assert scene.why(f"{where} drive") == "SR-6 not-beside"


@pytest.mark.parametrize("occupied_move", BOTH)
def test_a_tile_with_no_car_is_opened_not_joined(lay: Lay, occupied_move: str) -> None:
    """SR-8: only a tile that lies open is driven to."""
    scene = lay(". ╬1 . . .", occupied_move=occupied_move)
    assert scene.why("c1 drive") == "SR-6 closed-still"


@pytest.mark.parametrize("occupied_move", BOTH)
def test_an_open_tile_is_joined_not_opened(lay: Lay, occupied_move: str) -> None:
    """SR-8: it cannot be turned round under another car."""
    assert lay(JOINED, occupied_move=occupied_move).why("b1 open") == "SR-8 open-already"


@pytest.mark.parametrize(("occupied_move", "why"), [("touch", None), ("road", "SR-R1 no-road-in")])
def test_from_a_start_tile_onto_an_occupied_corner(
    lay: Lay, occupied_move: str, why: str | None
) -> None:
    """SR-8, SR-R1: a corner whose road leads elsewhere is touched all the same."""
    scene = lay("╞2 . . . .", occupied_move=occupied_move)
    assert scene.why("a1 drive") == why


@pytest.mark.parametrize(("occupied_move", "why"), [("touch", None), ("road", "SR-R1 no-road-in")])
def test_from_the_pit_stop_onto_an_occupied_tile(
    lay: Lay, occupied_move: str, why: str | None
) -> None:
    """SR-8, SR-R1: out of the pit stop a road leads everywhere, but not into every tile."""
    scene = lay(
        """
        .  .  .  .  .
        .  .  ═2 .  .
        .  .  P1 .  .
        """,
        goals="red",
        occupied_move=occupied_move,
    )
    assert scene.why("c2 drive") == why


def test_a_round_track_can_be_laid_and_driven(lay: Lay) -> None:
    """SR-13: four curves make one, and a road leads on from each car to the next."""
    ring = """
        ╔1 ╗2 .  .  .
        ╚4 ╝3 .  .  .
    """
    around = {0: {"b1", "a2"}, 1: {"a1", "b2"}, 2: {"b1", "a2"}, 3: {"a1", "b2"}}
    for seat, beside in around.items():
        scene = lay(ring, seats=4, seat=seat, occupied_move="road")
        assert scene.drives == {f"{where} drive" for where in beside}


# Left behind


def test_the_tile_left_is_turned_face_down(lay: Lay) -> None:
    """SR-9: nobody is left on it."""
    scene = lay(". ═1 s . .").play("c1 open")
    assert scene.board == drawn(". s ═1 . .")
    assert scene.heard == ["opened", "seen-tile", "drove", "closed"]
    assert scene.shown("b1")["tile"] is None


def test_a_tile_is_seen_once_more_when_it_is_turned_down(lay: Lay) -> None:
    """SR-9, SR-R20: in that very turn, however long ago it was opened."""
    scene = lay(". ═1 s . .", seat=0)
    assert (scene.table.turn, scene.table.seen[place("b1")]) == (3, 1)
    scene.play("c1 open")
    assert [scene.table.seen[place(name)] for name in ("b1", "c1")] == [3, 3]


def test_a_tile_that_stays_open_is_not_seen_anew(lay: Lay) -> None:
    """SR-9, SR-R20: another car is on it still; it is when that one leaves."""
    scene = lay(". ═12 s . .").play("c1 open")
    assert scene.table.seen[place("b1")] == 1
    assert scene.play("c1 drive").table.seen[place("b1")] == 4


def test_a_tile_stays_open_until_the_last_car_leaves(lay: Lay) -> None:
    """SR-9: and then it is turned face down."""
    scene = lay(". ═12 s . .").play("c1 open")
    assert scene.board == drawn(". ═2 ═1 . .")
    assert scene.heard == ["opened", "seen-tile", "drove"]
    scene.play("c1 drive")
    assert scene.board == drawn(". s ═12 . .")
    assert scene.heard[3:] == ["drove", "closed"]


def test_the_tile_left_while_a_curve_is_turned_is_still_open(lay: Lay) -> None:
    """SR-9: the car is on it until the new tile lies."""
    scene = lay(". ═1 c . .").play("c1 open")
    assert scene.board == drawn(". ═1 C . .")
    assert scene.play("turn SW").board == drawn(". s ╗1 . .")


def test_the_pit_stop_always_lies_face_up(lay: Lay) -> None:
    """SR-9: also when the last car leaves it."""
    scene = lay(
        """
        .  .  .  .  .
        .  .  s  .  .
        .  .  P1 .  .
        """,
        goals="red",
    ).play("c2 open")
    assert scene.board == drawn("""
        .  .  .  .  .
        .  .  ║1 .  .
    """)
    assert scene.shown("pit") == {
        "place": "pit",
        "tile": "pit",
        "road": "NESW",
        "banned": False,
        "picked": False,
    }
    assert "closed" not in scene.heard


def test_a_start_tile_always_lies_face_up(lay: Lay) -> None:
    """SR-9: left by its car, it may be entered again."""
    scene = lay("s . . . .").play("a1 open").swap()
    assert scene.at == "green2"
    assert "closed" not in scene.heard
    assert scene.why("red drive") is None


@pytest.mark.parametrize("occupied_move", BOTH)
def test_any_number_of_cars_fits_on_a_tile(lay: Lay, occupied_move: str) -> None:
    """SR-R11: all four."""
    scene = lay(". ╬234 ╬1 . .", seats=4, occupied_move=occupied_move).play("b1 drive")
    assert scene.board == drawn(". ╬1234 x . .")
    assert scene.why("a1 open") is None


# The turn


def test_a_turn_is_one_action(lay: Lay) -> None:
    """SR-5: whoever has swapped does not drive, whoever has driven does not swap."""
    scene = lay("s . . . .").swap()
    assert scene.why("a1 open", seat=0) == "SR-5 not-your-turn"
    scene = lay("s . . . .").play("a1 open")
    assert scene.why("swap", seat=0) == "SR-5 not-your-turn"


def test_the_turn_goes_clockwise(lay: Lay) -> None:
    """SR-5: from seat to seat, and round."""
    scene = lay("s . . . .", seats=3)
    turns = [scene.play("a1 open").turn, scene.swap().turn, scene.swap("d4 e4").turn]
    assert turns == ["seat 1", "seat 2", "seat 0"]


def test_the_first_action_and_the_other_are_both_offered(lay: Lay) -> None:
    """SR-5: open a tile, or swap two."""
    assert lay("").moves == ["a1 open", "swap"]
