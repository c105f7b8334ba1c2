"""Opening a tile and driving onto it."""

import pytest

from stolik.games.rally.tests.conftest import Lay, Scene, drawn

BESIDE_B2 = {"b1": "S", "c2": "W", "b3": "N", "a2": "E"}
"""The places around b2, and the side on which a road comes in from there."""
FITTING = {
    "s": {"S": "NS", "W": "EW", "N": "NS", "E": "EW"},
    "c": {"S": "ES SW", "W": "NW SW", "N": "NE NW", "E": "ES NE"},
    "t": {"S": "ESW NES NSW", "W": "ESW NEW NSW", "N": "NES NEW NSW", "E": "ESW NES NEW"},
    "x": {"S": "NESW", "W": "NESW", "N": "NESW", "E": "NESW"},
    "d": {"S": "S", "W": "W", "N": "N", "E": "E"},
}
"""How each kind of tile may lie when a road comes in on this side."""
AT_B2 = """
    .  .  .  .  .
    .  {} .  .  .
"""


def around(lay: Lay, kind: str, where: str) -> Scene:
    """Lay the first car on a crossing in b2, with a tile of this kind beside it."""
    tiles = {name: kind if name == where else "." for name in BESIDE_B2}
    return lay(
        f"""
        .          {tiles["b1"]}  .          .  .
        {tiles["a2"]}  ╬1         {tiles["c2"]}  .  .
        .          {tiles["b3"]}  P          .  .
        """,
        mix="alternative",
    )


def ways(scene: Scene, where: str) -> str:
    """Open this tile and tell how it may lie, or how it lies if there is no choice."""
    scene.play(f"{where} open")
    asked = [move.removeprefix("turn ") for move in scene.moves if move.startswith("turn ")]
    return " ".join(sorted(asked)) or str(scene.shown(where)["road"])


def test_a_tile_is_opened_and_the_car_drives_onto_it(lay: Lay) -> None:
    """SR-5, SR-6: from the start tile onto the corner, and the turn is over."""
    scene = lay("s . . . .").play("a1 open")
    assert scene.board == drawn("═1 . . . .")
    assert scene.at == "green2"
    assert scene.heard == ["opened", "seen-tile", "drove"]
    assert scene.turn == "seat 1"


def test_a_tile_nobody_has_seen_is_opened_too(lay: Lay) -> None:
    """SR-6: that is how tiles come to be known."""
    scene = lay("")
    assert scene.shown("a1")["tile"] is None
    scene.play("a1 open")
    assert scene.shown("a1")["tile"] in ("straight", "curve", "crossing", "dead-end")


def test_if_it_can_lie_several_ways_the_player_chooses(lay: Lay) -> None:
    """SR-6: the tile is seen by all while it is turned round."""
    scene = lay("c . . . .").play("a1 open")
    assert scene.board == drawn("C . . . .")
    assert scene.moves == ["turn SW", "turn NW"]
    assert scene.shown("a1")["tile"] == "curve"
    assert scene.shown("a1")["road"] is None
    scene.play("turn SW")
    assert scene.board == drawn("╗1 . . . .")


def test_an_opened_tile_must_be_driven_onto(lay: Lay) -> None:
    """SR-5, SR-6: there is no way back from having looked."""
    scene = lay("c . . . .").play("a1 open")
    assert scene.why("swap") == "SR-5 other-question"
    assert scene.why("back") == "SR-5 other-question"
    assert scene.why("a1 open") == "SR-5 other-question"


@pytest.mark.parametrize("where", BESIDE_B2)
@pytest.mark.parametrize("kind", FITTING)
def test_every_way_offered_joins_the_roads(lay: Lay, kind: str, where: str) -> None:
    """SR-6: all ways in which road runs into road, and no others."""
    found = ways(around(lay, kind, where), where)
    assert found == FITTING[kind][BESIDE_B2[where]]


@pytest.mark.parametrize("where", BESIDE_B2)
def test_a_dead_end_leads_back(lay: Lay, where: str) -> None:
    """SR-6: there is but one way to lay it, so nothing is asked."""
    scene = around(lay, "d", where).play(f"{where} open")
    assert scene.shown(where)["road"] == BESIDE_B2[where]
    assert scene.turn == "seat 1"


@pytest.mark.parametrize("kind", ["s", "x"])
def test_ways_that_look_the_same_are_one(lay: Lay, kind: str) -> None:
    """SR-R24: a straight or a crossing leaves no choice."""
    scene = around(lay, kind, "c2").play("c2 open")
    assert scene.turn == "seat 1"
    assert scene.shown("c2")["road"] == {"s": "EW", "x": "NESW"}[kind]


def test_there_are_fifteen_ways_to_lay_a_tile(lay: Lay) -> None:
    """SR-R24: two for a straight, one for a crossing, four for each of the others."""
    turns = [str(move) for move in lay().game.moves if str(move).startswith("turn ")]
    assert len(turns) == len(set(turns)) == 2 + 1 + 4 * 3


# Which tile


@pytest.mark.parametrize(
    ("tile", "opens"),
    [("═1", "a2 c2"), ("║1", "b1 b3"), ("╚1", "b1 c2"), ("╗1", "a2 b3"), ("╨1", "b1")],
)
def test_only_where_the_road_leads(lay: Lay, tile: str, opens: str) -> None:
    """SR-6, SR-D2: road can run into road only where the car's own tile has a way out."""
    scene = lay(AT_B2.format(tile))
    assert scene.drives == {f"{where} open" for where in opens.split()}
    closed = {"a2", "b1", "b3", "c2"} - set(opens.split())
    assert {scene.why(f"{where} open") for where in closed} == {"SR-6 no-road-out"}


@pytest.mark.parametrize("where", ["a1", "c1", "a3", "d2", "b4", "e5"])
def test_only_a_tile_that_shares_a_side(lay: Lay, where: str) -> None:
    """SR-6: not one across the corner or farther off, not even along the road."""
    assert lay(AT_B2.format("╬1")).why(f"{where} open") == "SR-6 not-beside"


def test_one_tile_a_turn(lay: Lay) -> None:
    """SR-6: with the first tile the turn is over."""
    scene = lay("s s . . .").play("a1 open")
    assert scene.why("b1 open", seat=0) == "SR-5 not-your-turn"


def test_a_road_may_end_at_an_open_neighbour(lay: Lay) -> None:
    """SR-R2: the tile has to fit only the one the car comes from."""
    scene = lay("""
        .  .  ═2 .  .
        .  ═1 c  .  .
    """).play("c2 open")
    assert scene.moves == ["turn SW", "turn NW"]
    scene.play("turn NW")
    assert scene.board == drawn("""
        .  .  ═2 .  .
        .  s  ╝1 .  .
    """)


def test_a_road_need_not_meet_one_that_leads_to_it(lay: Lay) -> None:
    """SR-R2: a neighbour's road may be cut off."""
    scene = lay("""
        .  .  ║2 .  .
        .  ═1 s  .  .
    """).play("c2 open")
    assert scene.board == drawn("""
        .  .  ║2 .  .
        .  s  ═1 .  .
    """)


def test_a_road_may_lead_off_the_rug(lay: Lay) -> None:
    """SR-R2: whoever wants that may lay it so."""
    scene = lay("""
        ╗1 .  .  .  .
        c  .  .  .  .
    """).play("a2 open", "turn NW")
    assert scene.board == drawn("""
        c  .  .  .  .
        ╝1 .  .  .  .
    """)
    assert scene.swap().drives == {"a1 open"}


# Back again


def test_the_tile_just_left_may_be_opened_again(lay: Lay) -> None:
    """SR-R17: it is a tile face down like any other."""
    scene = lay(". ═1 s . .").play("c1 open").swap()
    assert scene.board == drawn(". s ═1 . .")
    assert scene.play("b1 open").board == drawn(". ═1 s . .")


def test_how_a_tile_lay_is_forgotten(lay: Lay) -> None:
    """SR-R18: opened again, it may be turned otherwise."""
    scene = lay("""
        ═1 c  .  .  .
        .  s  .  .  .
    """)
    scene.play("b1 open", "turn SW").swap()
    scene.play("b2 open").swap("d4 e4")
    assert scene.board == drawn("""
        s  c  .  .  .
        .  ║1 .  .  .
    """)
    assert scene.play("b1 open").moves == ["turn ES", "turn SW"]
    assert scene.play("turn ES").board == drawn("""
        s  ╔1 .  .  .
        .  s  .  .  .
    """)


@pytest.mark.parametrize("occupied_move", ["touch", "road"])
def test_a_dead_end_holds_nobody(lay: Lay, occupied_move: str) -> None:
    """SR-D3, SR-R17: its only road leads back, and the curve there may now lead elsewhere."""
    scene = lay(
        """
        .  .  .  .  .
        ═1 c  .  .  .
        .  d  P  .  .
        """,
        occupied_move=occupied_move,
    )
    scene.play("b2 open", "turn SW").swap()
    scene.play("b3 open").swap("d4 e4")
    assert scene.board == drawn("""
        .  .  .  .  .
        s  c  .  .  .
        .  ╨1 P  .  .
    """)
    assert scene.drives == {"b2 open"}
    assert scene.play("b2 open", "turn ES").swap().drives == {"b3 open", "c2 open"}


# The first round


@pytest.mark.parametrize(
    ("start", "corner", "back", "instead"),
    [
        ("red", "a1", "W", "E S"),
        ("green", "e1", "E", "S W"),
        ("blue", "a5", "W", "N E"),
        ("yellow", "e5", "E", "N W"),
    ],
)
def test_a_dead_end_in_the_first_round_may_lead_on(
    lay: Lay, start: str, corner: str, back: str, instead: str
) -> None:
    """SR-7, SR-R4, SR-R5: to either of the two tiles beside it, or back all the same."""
    scene = lay(
        """
        d  .  .  .  d
        .  .  .  .  .
        .  .  P  .  .
        .  .  .  .  .
        d  .  .  .  d
        """,
        starts=f"{start} {'red' if start != 'red' else 'green'}",
        first=True,
    ).play(f"{corner} open")
    assert set(scene.moves) == {f"turn {side}" for side in (back, *instead.split())}
    (neither,) = set("NESW") - set(back) - set(instead)
    assert scene.why(f"turn {neither}") == "SR-6 road-breaks"


def test_the_car_stands_there_although_no_road_leads_to_it(lay: Lay) -> None:
    """SR-7, SR-R4: and the road to the start tile is cut off."""
    scene = lay("d . . . .", first=True).play("a1 open", "turn E")
    assert scene.board == drawn("╞1 . . . .")
    scene.swap()
    assert scene.drives == {"b1 open"}
    assert scene.why("red drive") == "SR-R22 no-road-there"


def test_the_other_direction(lay: Lay) -> None:
    """SR-7, SR-R4: downwards as well."""
    scene = lay("d . . . .", first=True).play("a1 open", "turn S").swap()
    assert scene.board == drawn("╥1 . . . .")
    assert scene.drives == {"a2 open"}


def test_the_exception_need_not_be_used(lay: Lay) -> None:
    """SR-R5: a dead end may lead back to the start tile."""
    scene = lay("d . . . .", first=True).play("a1 open", "turn W").swap()
    assert scene.board == drawn("╡1 . . . .")
    assert scene.drives == {"red drive"}


@pytest.mark.parametrize(("kind", "roads"), [("c", "NW SW"), ("t", "ESW NEW NSW"), ("s", "EW")])
def test_the_exception_is_for_dead_ends_only(lay: Lay, kind: str, roads: str) -> None:
    """SR-7: any other tile joins the roads in the first round too."""
    scene = lay(f"{kind} . . . .", first=True, mix="alternative")
    assert ways(scene, "a1") == roads


def test_the_first_round_is_the_first_turn_of_everybody(lay: Lay) -> None:
    """SR-R3: the last player has it too."""
    scene = lay(". . . . d", seats=3, starts="red blue green", first=True)
    scene.swap().swap("d4 e4").play("e1 open")
    assert set(scene.moves) == {"turn E", "turn S", "turn W"}


def test_there_is_no_exception_in_the_second_turn(lay: Lay) -> None:
    """SR-R3: the next dead end leads back to where the car comes from."""
    scene = lay("s d . . .", first=True).play("a1 open").swap().play("b1 open")
    assert scene.board == drawn("s ╡1 . . .")
    assert scene.turn == "seat 1"


def test_a_swap_as_first_turn_uses_the_exception_up(lay: Lay) -> None:
    """SR-R3: the second turn is not the first, though the car has not moved yet."""
    scene = lay("d . . . .", first=True).swap().swap("d4 e4").play("a1 open")
    assert scene.board == drawn("╡1 . . . .")
    assert scene.turn == "seat 1"


# The corner after the first round


def test_out_of_a_dead_end_in_the_corner(lay: Lay) -> None:
    """SR-R6: back to the start tile, and from there the corner is opened again."""
    scene = lay("d . . . .").play("a1 open").swap()
    assert scene.drives == {"red drive"}
    scene.play("red drive").swap("d4 e4")
    assert (scene.board, scene.at) == (drawn("d . . . ."), "red1 green2")
    assert scene.drives == {"a1 open"}


def test_the_corner_may_be_swapped_first(lay: Lay) -> None:
    """SR-R6: then the car drives on over another tile."""
    scene = lay("d . x . .").play("a1 open").swap().play("red drive").swap("d4 e4")
    scene.swap("a1 c1").swap().play("a1 open")
    assert scene.board == drawn("╬1 . d . .")
