"""The pit stop, the finishes, the end of the race, and what everybody sees."""

import re

import pytest

from stolik.core import Phrase, Seat, event, phrase
from stolik.games.rally.tests.conftest import Lay, drawn
from stolik.words import LANGUAGES, Words

AT_PIT = """
    .  .  .  .  .
    .  .  {north}  .  .
    .  {west}  P{cars}  {east}  .
    .  .  {south}  .  .
"""
BOTH = ["touch", "road"]
CORNERS = [("red", "a1"), ("green", "e1"), ("blue", "a5"), ("yellow", "e5")]
IN_CORNER = """
    {a1}  .  .  .  {e1}
    .  .  .  .  .
    .  .  P  .  .
    .  .  .  .  .
    {a5}  .  .  .  {e5}
"""


def by_pit(cars: str = "", **tiles: str) -> str:
    """Draw the four tiles around the pit stop."""
    sides = dict.fromkeys(("north", "east", "south", "west"), ".")
    return AT_PIT.format(cars=cars, **(sides | tiles))


def in_corner(**tiles: str) -> str:
    """Draw the four corner tiles."""
    return IN_CORNER.format(**(dict.fromkeys(("a1", "e1", "a5", "e5"), ".") | tiles))


# The pit stop


def test_in_five_turns_to_the_pit_stop(lay: Lay) -> None:
    """SR-D1, SR-6, SR-R22: at best, from a finish."""
    scene = lay("""
        s  s  c  .  .
        .  .  s  .  .
    """)
    scene.play("a1 open").swap().play("b1 open").swap("d4 e4").play("c1 open", "turn SW").swap()
    scene.play("c2 open").swap("d4 e4").play("pit drive")
    assert scene.board == drawn("""
        s  s  c  .  .
        .  .  s  .  .
        .  .  P1 .  .
    """)


def test_the_top_token_is_taken(lay: Lay) -> None:
    """SR-11: and laid face up for all to see."""
    scene = lay(by_pit(west="═1"), stack="blue red").play("pit drive")
    assert scene.goals == "blue -"
    assert scene.stack == "red"
    assert scene.heard == ["drove", "closed", "took-token"]
    assert scene.view(1)["seats"][0]["goal"] == "blue"
    assert scene.view(1)["tokens"] == 1


def test_the_next_car_takes_the_next_token(lay: Lay) -> None:
    """SR-11: from the top of what is left."""
    scene = lay(by_pit(west="═1", east="═2"), stack="blue red").play("pit drive", "pit drive")
    assert scene.goals == "blue red"
    assert scene.stack == ""


def test_a_second_visit_brings_no_second_token(lay: Lay) -> None:
    """SR-R9: the goal stays what it is."""
    scene = lay(by_pit(west="═1"), goals="yellow", stack="blue").play("pit drive")
    assert scene.goals == "yellow -"
    assert scene.stack == "blue"
    assert "took-token" not in scene.heard


def test_out_and_in_again(lay: Lay) -> None:
    """SR-R9: the pit stop lies open always, and a token is taken once."""
    scene = lay(by_pit(west="═1"), stack="blue red").play("pit drive").swap()
    scene.play("b3 open").swap("d4 e4").play("pit drive")
    assert scene.board == drawn(by_pit(west="s", cars="1"))
    assert scene.heard.count("took-token") == 1
    assert scene.stack == "red"


@pytest.mark.parametrize("occupied_move", BOTH)
def test_any_number_of_cars_at_the_pit_stop(lay: Lay, occupied_move: str) -> None:
    """SR-R9: all four, and each takes a token."""
    scene = lay(
        by_pit(west="═1", cars="234"),
        seats=4,
        goals="- red green blue",
        occupied_move=occupied_move,
    ).play("pit drive")
    assert scene.board == drawn(by_pit(west="s", cars="1234"))
    assert scene.goals == "yellow red green blue"


@pytest.mark.parametrize("occupied_move", BOTH)
@pytest.mark.parametrize(
    ("side", "tile"), [("north", "╥1"), ("east", "╡1"), ("south", "╨1"), ("west", "╞1")]
)
def test_the_pit_stop_is_entered_from_every_side(
    lay: Lay, side: str, tile: str, occupied_move: str
) -> None:
    """SR-R12, SR-R22: where a road leads to it."""
    scene = lay(by_pit(**{side: tile}), occupied_move=occupied_move)
    assert scene.drives == {"pit drive"}


def test_the_pit_stop_is_left_to_every_side(lay: Lay) -> None:
    """SR-R12: any of its neighbours can be opened."""
    scene = lay(by_pit(cars="1"), goals="red")
    assert scene.drives == {"c2 open", "d3 open", "c4 open", "b3 open"}


@pytest.mark.parametrize("occupied_move", BOTH)
@pytest.mark.parametrize("cars", ["", "2"])
def test_the_pit_stop_is_entered_by_road_only(lay: Lay, cars: str, occupied_move: str) -> None:
    """SR-R22, SR-R1: to touch it is not enough, not even with another car there."""
    scene = lay(by_pit(west="║1", cars=cars), goals="- red", occupied_move=occupied_move)
    assert scene.why("pit drive") == "SR-R22 no-road-there"


# The finishes


@pytest.mark.parametrize("occupied_move", BOTH)
@pytest.mark.parametrize(("colour", "corner"), CORNERS)
def test_a_finish_is_entered_by_road_only(
    lay: Lay, colour: str, corner: str, occupied_move: str
) -> None:
    """SR-R22: a corner tile that leads elsewhere only touches it."""
    across, along = (
        lay(in_corner(**{corner: tile}), occupied_move=occupied_move) for tile in ("║1", "═1")
    )
    assert across.why(f"{colour} drive") == "SR-R22 no-road-there"
    assert along.why(f"{colour} drive") is None


@pytest.mark.parametrize("occupied_move", BOTH)
def test_an_occupied_finish_is_not_entered_by_touching(lay: Lay, occupied_move: str) -> None:
    """SR-R22, SR-R1: joining another car is for track tiles."""
    scene = lay("║1 . . . .", at="red2", occupied_move=occupied_move)
    assert scene.why("red drive") == "SR-R22 no-road-there"


@pytest.mark.parametrize("where", ["red", "blue"])
def test_a_finish_opens_towards_its_corner_alone(lay: Lay, where: str) -> None:
    """SR-R22: the tile below the corner does not touch it."""
    scene = lay("""
        .  .  .  .  .
        ╬1 .  .  .  .
    """)
    assert scene.why(f"{where} drive") == "SR-6 not-beside"


@pytest.mark.parametrize(("colour", "corner"), CORNERS)
def test_out_of_a_finish_there_is_one_way(lay: Lay, colour: str, corner: str) -> None:
    """SR-R22, SR-R19: onto the corner tile."""
    scene = lay("", at=f"{colour}1")
    assert scene.drives == {f"{corner} open"}


@pytest.mark.parametrize("others", ["", "2", "23"])
def test_a_finish_may_be_entered_whoever_stands_there(lay: Lay, others: str) -> None:
    """SR-R7: one car a tile is a rule of the preparation; nothing else happens."""
    scene = lay("═1 . . . .", seats=3, at=f"red{others}", goals="green").play("red drive")
    assert scene.at.split()[0] == f"red1{others}"
    assert scene.heard == ["drove", "closed"]
    assert (scene.goals, scene.turn) == ("green - -", "seat 1")


def test_two_cars_do_not_lock_each_other_in(lay: Lay) -> None:
    """SR-R7: from a corner that leads only to an occupied start tile one can still go there."""
    scene = lay("╡12 . . . .", seats=3, at="red3").play("red drive", "red drive")
    assert (scene.board, scene.at) == (drawn("d . . . ."), "red123")


def test_cars_leave_a_shared_finish_one_by_one(lay: Lay) -> None:
    """SR-R7: and meet again on the corner tile."""
    scene = lay("s . . . .", at="red12").play("a1 open", "a1 drive")
    assert (scene.board, scene.at) == (drawn("═12 . . . ."), "")


# The end


@pytest.mark.parametrize(("colour", "corner"), CORNERS)
def test_who_reaches_the_finish_of_their_token_wins(lay: Lay, colour: str, corner: str) -> None:
    """SR-12: at once."""
    scene = lay(in_corner(**{corner: "═1"}), goals=colour).play(f"{colour} drive")
    assert scene.turn.startswith("over: ")
    assert scene.heard == ["drove", "closed", "won"]
    assert scene.moves == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_winner_is_first_and_the_others_share_the_rest(lay: Lay, seat: int) -> None:
    """SR-12: there is no second place."""
    goals = " ".join("red" if number == seat else "-" for number in range(3))
    scene = lay(f"═{seat + 1} . . . .", seats=3, seat=seat, goals=goals)
    assert scene.game.ranking(scene.table) == [[Seat(0), Seat(1), Seat(2)]]
    scene.play("red drive")
    others = [Seat(number) for number in range(3) if number != seat]
    assert scene.game.ranking(scene.table) == [[Seat(seat)], others]
    points = [sum(line["points"] for line in lines) for lines in scene.game.scores(scene.table)]
    assert points == [int(number == seat) for number in range(3)]


def test_the_race_is_over_at_once(lay: Lay) -> None:
    """SR-12: nobody moves any more, though another stands just before the finish."""
    scene = lay("═1 . . . ═2", goals="red green").play("red drive")
    assert scene.game.to_move(scene.table) == []
    assert scene.why("green drive", seat=1) == "SR-12 game-over"
    assert scene.why("swap", seat=0) == "SR-12 game-over"


@pytest.mark.parametrize("start", ["red", "green", "blue", "yellow"])
def test_without_a_token_no_finish_wins(lay: Lay, start: str) -> None:
    """SR-R8: of whatever colour."""
    corner = dict(CORNERS)[start]
    scene = lay(in_corner(**{corner: "═1"}), stack=start).play(f"{start} drive")
    assert scene.turn == "seat 1"
    assert "won" not in scene.heard


@pytest.mark.parametrize(("colour", "corner"), CORNERS[1:])
def test_another_colour_does_not_win(lay: Lay, colour: str, corner: str) -> None:
    """SR-12: not even the corner where the car started."""
    scene = lay(in_corner(**{corner: "═1"}), starts=f"{colour} red", goals="red")
    assert scene.play(f"{colour} drive").turn == "seat 1"


def test_the_finish_of_another_players_token_does_not_win(lay: Lay) -> None:
    """SR-12: neither the one nor the other has won."""
    scene = lay("═1 . . . .", goals="green red").play("red drive")
    assert scene.turn == "seat 1"


def test_back_to_the_own_corner(lay: Lay) -> None:
    """SR-12, SR-R10: a token may call for the finish where the car started."""
    scene = lay("═1 . . . .", starts="red green", goals="red").play("red drive")
    assert scene.turn == "over: own-corner"
    assert scene.events[-1]["args"]["home"] == "yes"


def test_to_another_corner(lay: Lay) -> None:
    """SR-12: the usual way to win."""
    scene = lay("═1 . . . .", starts="blue green", goals="red").play("red drive")
    assert scene.turn == "over: other-corner"
    assert scene.events[-1]["args"]["home"] == "no"


@pytest.mark.parametrize("others", ["2", "23"])
def test_a_car_that_stands_there_does_not_keep_one_from_winning(lay: Lay, others: str) -> None:
    """SR-12, SR-R7: whoever is parked at the finish."""
    scene = lay("═1 . . . .", seats=3, starts="blue red green", at=f"red{others}", goals="red")
    scene.play("red drive")
    assert scene.turn == "over: other-corner"
    assert scene.events[-1]["args"]["others"] == len(others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("start", ["red", "blue"])
@pytest.mark.parametrize("others", ["", "2", "23"])
def test_the_victory_reads_well(lay: Lay, others: str, start: str, language: str) -> None:
    """SR-12: at the own corner or another, alone or not: whole sentences with a space between."""
    scene = lay(
        "═1 . . . .", seats=3, starts=f"{start} green yellow", at=f"red{others}", goals="red"
    )
    told = scene.play("red drive").events[-1]
    said = Words(language, scene.game).sentence(Phrase(key=told["key"], args=told["args"]))
    assert said == said.strip()
    assert not re.search(r"[.!](?! )(?!$)|  ", said)


def test_a_token_taken_and_brought_home(lay: Lay) -> None:
    """SR-11, SR-12: from the pit stop on the token says where to go."""
    scene = lay(
        """
        s  s  c  .  .
        .  .  ║1 .  .
        """,
        stack="red",
    )
    scene.play("pit drive").swap().play("c2 open").swap("d4 e4").play("c1 open", "turn SW").swap()
    scene.play("b1 open").swap("d4 e4").play("a1 open").swap().play("red drive")
    assert scene.turn == "over: own-corner"


# What everybody sees


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_closed_tiles_look_the_same(lay: Lay, seat: int | None) -> None:
    """SR-R20: whatever they are, and whether or not somebody has seen them."""
    scenes = [lay(row, seed=row) for row in (". . ═1 . .", "s c ═1 x d", "d d ═1 c c")]
    assert len({tuple(scene.tiles) for scene in scenes}) == 3
    assert scenes[0].view(seat) == scenes[1].view(seat) == scenes[2].view(seat)


def test_what_was_opened_is_shown_no_longer(lay: Lay) -> None:
    """SR-R20: a tile that is face down again is for people to remember."""
    scene = lay("═1 s . . .").play("b1 open")
    untouched = {"road": None, "tile": None, "banned": False, "picked": False}
    assert scene.shown("a1") == {"place": "a1", **untouched}
    assert scene.shown("e5") == {"place": "e5", **untouched}


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everybody_sees_an_open_tile(lay: Lay, seat: int | None) -> None:
    """SR-R20: and how its road runs."""
    cell = lay("╗1 . . . .").view(seat)["cells"][0]
    assert (cell["tile"], cell["road"]) == ("curve", "SW")


def test_the_moves_give_no_tile_away(lay: Lay) -> None:
    """SR-R20: a tile may be opened or swapped whatever it is."""
    rows = ("═1 d x . .", "═1 c s . .")
    driving, picking = ([lay(row).play(*moves).moves for row in rows] for moves in ((), ("swap",)))
    assert driving[0] == driving[1]
    assert picking[0] == picking[1]


def test_everybody_hears_what_is_opened(lay: Lay) -> None:
    """SR-R20: nothing is told to one seat alone."""
    scene = lay("d . . . .").play("a1 open")
    assert {event["audience"] for event in scene.events} == {None}


def test_where_and_what_is_opened_are_told_apart(lay: Lay) -> None:
    """SR-R20: so that a log can keep the one and leave the other to memory."""
    scene = lay("d . . . .").play("a1 open")
    opened, seen = scene.events[:2]
    assert opened == event("opened", seat=Seat(0), place=phrase("cell", cell="a1"))
    assert seen == event("seen-tile", tile=phrase("tile", kind="dead-end"))


def test_a_perfect_memory_follows_a_tile_through_a_swap(lay: Lay) -> None:
    """SR-R20: what was seen is known wherever it lies now, and nothing else is."""
    scene = lay("═1 s . . .").play("b1 open").swap("a1 e5")
    known = scene.game.knows(scene.table, Seat(1)).seen
    assert [known.kinds[where] for where in (0, 1, 24)] == [-1, 0, 0]
    assert sum(kind >= 0 for kind in known.kinds) == 2
