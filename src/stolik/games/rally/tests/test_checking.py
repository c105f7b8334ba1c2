"""A broken rug is found out."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib.resources import files

import pytest

from stolik.core import Broken, Chance, Seat
from stolik.games import find
from stolik.games.rally.board import CELLS, NAMES, PIT
from stolik.games.rally.components import CURVE, NOTHING, STRAIGHT
from stolik.games.rally.state import CORNER, OVER, SWAPPING, TURN_PHASE, TURNING
from stolik.games.rally.tests.test_view import HERE, Race, at_phase, every_phase

Change = Callable[[Race], object]


@every_phase
def test_a_lawful_table_passes(phase: str) -> None:
    """SR-5: whatever is asked; the check changes nothing."""
    race = at_phase(phase)
    before = race.state
    race.game.check(race.table)
    assert race.state == before


@pytest.mark.parametrize("tokens", ["random", "occupied_corners"])
@pytest.mark.parametrize("occupied_move", ["touch", "road"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_of_a_game_passes(seats: int, tokens: str, occupied_move: str) -> None:
    """SR-1, SR-9, SR-D4: for many moves of anybody's luck, nothing is lost or broken."""
    game, luck = find("rally"), Chance(f"{seats} {tokens} {occupied_move}")
    options = game.options(tokens=tokens, occupied_move=occupied_move)
    table = game.prepare(seats, options, luck)
    box = sorted(game.inventory(table))
    for _ in range(400):
        if not game.to_move(table):
            break
        game.play(table, table.seat, luck.choice(game.legal_moves(table, table.seat)))
        game.check(table)
        assert sorted(game.inventory(table)) == box


@every_phase
def test_the_inventory_is_the_whole_box(phase: str) -> None:
    """SR-1: 24 tiles, four tokens, and a car for each player, wherever they are."""
    kinds = {"straight": 6, "curve": 10, "crossing": 4, "dead-end": 4}
    tiles = [f"{kind} {n}" for kind, number in kinds.items() for n in range(1, number + 1)]
    tokens = [f"{colour} token" for colour in ("red", "green", "blue", "yellow")]
    race = at_phase(phase)
    found = race.game.inventory(race.table)
    assert sorted(found) == sorted([*tiles, *tokens, "car 1", "car 2"])


# Broken by hand


def place(name: str) -> int:
    """Return the number of a place."""
    return NAMES.index(name)


def at_table(**parts: object) -> Change:
    """Change these parts of the table."""

    def change(race: Race) -> None:
        for name, value in parts.items():
            setattr(race.table, name, value)

    return change


def in_row(row: str, number: int, value: int) -> Change:
    """Change one entry of a list of the table."""

    def change(race: Race) -> None:
        getattr(race.table, row)[number] = value

    return change


def both(*changes: Change) -> Change:
    """Change several things."""

    def change(race: Race) -> None:
        for each in changes:
            each(race)

    return change


def first_car_at_the_pit_stop(race: Race) -> None:
    """Let the first car stand on the pit stop without a token."""
    race.table.cars[0] = PIT


def token_for(seat: int, colour: int) -> Change:
    """Let a player have this token."""

    def change(race: Race) -> None:
        table = race.table
        table.stack.remove(colour)
        table.goals[seat] = colour

    return change


def many_banned(race: Race) -> None:
    """Ban seven tiles, so that seventeen are left."""
    race.table.swapped = [place(name) for name in ("a1", "a2", "a3", "a4", "a5", "b1", "b2")]


def one_seat_passed_over(race: Race) -> None:
    """Let the second of four be asked for a corner when the first and the third have one."""
    race.table = Race(seats=4, corners="red").table
    race.table.cars[2] = race.table.starts[2] = GREEN


ONE = place("a1")
GREEN = CELLS + 1
LIT = in_row("seen", ONE, 1)

BROKEN: dict[str, tuple[str, Change, str]] = {
    # Tiles
    "a tile in the middle": ("turn", in_row("kinds", PIT, STRAIGHT), "SR-2: the pit stop is in"),
    "another tile": ("turn", in_row("kinds", ONE, CURVE), "SR-1: the tiles"),
    "a tile lost": ("turn", in_row("kinds", ONE, NOTHING), "SR-1: the tiles"),
    "open without a car": (
        "turn",
        both(in_row("roads", ONE, 15), LIT),
        "SR-9: open with a car",
    ),
    "a road on the pit stop": ("turn", in_row("roads", PIT, 15), "SR-9: open with a car"),
    "closed under a car": ("turning", in_row("roads", ONE, 0), "SR-9: open with a car"),
    "a road of another tile": ("turning", in_row("roads", ONE, 5), "SR-6: a road of its tile"),
    "seen before the race": (
        "turn",
        in_row("seen", ONE, -1),
        "SR-R20: a tile is seen in some turn",
    ),
    "seen in a turn to come": (
        "turn",
        in_row("seen", ONE, 2),
        "SR-R20: a tile is seen in some turn",
    ),
    "seen while corners are chosen": (
        "corner",
        LIT,
        "SR-R20: a tile is seen in some turn",
    ),
    "open and never seen": ("turning", in_row("seen", ONE, 0), "SR-R20: an open tile is seen"),
    # Cars
    "one car": (
        "turn",
        at_table(cars=[GREEN], starts=[GREEN], goals=[NOTHING]),
        "SR-R21: 2 to 4 cars",
    ),
    "five cars": (
        "turn",
        at_table(cars=[GREEN] * 5, starts=[GREEN] * 5, goals=[NOTHING] * 5),
        "SR-R21: 2 to 4 cars",
    ),
    "a start too many": (
        "turn",
        lambda race: race.table.starts.append(GREEN),
        "SR-R21: 2 to 4 cars",
    ),
    "a goal too few": ("turn", lambda race: race.table.goals.pop(), "SR-R21: 2 to 4 cars"),
    "a stranger's turn": ("turn", at_table(seat=Seat(2)), "SR-5: somebody's turn"),
    "nobody's turn": ("turn", at_table(seat=Seat(-1)), "SR-5: somebody's turn"),
    "a car from nowhere": (
        "corner",
        in_row("cars", 1, GREEN),
        "SR-4: every car starts somewhere",
    ),
    "a car lost": ("turn", in_row("cars", 1, NOTHING), "SR-4: every car starts somewhere"),
    "a start in the middle": ("turn", in_row("starts", 1, PIT), "SR-4: at a start tile"),
    "a start beyond the rug": ("turn", in_row("starts", 1, 29), "SR-4: at a start tile"),
    "two cars from one corner": (
        "turn",
        in_row("starts", 1, CELLS),
        "SR-4: one car a start tile",
    ),
    "corners chosen twice": ("turn", at_table(phase=CORNER), "SR-4: corners are chosen first"),
    "a turn before all have a corner": (
        "corner",
        at_table(phase=TURN_PHASE),
        "SR-4: corners are chosen first",
    ),
    "turn 0": ("turn", at_table(turn=0), "SR-5: turns are counted from one"),
    "turn -1": ("turn", at_table(turn=-1), "SR-R20: a tile is seen in some turn"),
    "a turn counted too early": ("corner", at_table(turn=1), "SR-5: turns are counted from one"),
    "asked for a second corner": (
        "corner",
        at_table(seat=Seat(0)),
        "SR-4: whoever has no corner yet is asked",
    ),
    "a car that left too early": (
        "corner",
        in_row("cars", 0, GREEN),
        "SR-4: nobody drives before all have a corner",
    ),
    "a swap while corners are chosen": (
        "corner",
        at_table(swapped=[1, 2]),
        "SR-4: nothing happens before all have a corner",
    ),
    "a token while corners are chosen": (
        "corner",
        token_for(0, 3),
        "SR-4: nothing happens before all have a corner",
    ),
    "a corner chosen out of turn": (
        "corner",
        one_seat_passed_over,
        "SR-R23: corners are chosen in the order of turns",
    ),
    # Tokens
    "a token twice": ("turn", in_row("stack", 0, 0), "SR-1: four tokens"),
    "a token lost": ("turn", at_table(boxed=[]), "SR-1: four tokens"),
    "a token taken from the box": (
        "turn",
        lambda race: race.table.stack.append(race.table.boxed.pop()),
        "SR-3: as many as players",
    ),
    "at the pit stop without a token": (
        "turn",
        first_car_at_the_pit_stop,
        "SR-11: a token at the pit stop",
    ),
    "at the finish, and driving on": (
        "turn",
        token_for(0, 0),
        "SR-12: whoever reaches the finish has won",
    ),
    "an end too early": ("turn", at_table(phase=OVER), "SR-12: the winner is at the finish"),
    "an end without a token": (
        "turn",
        both(token_for(1, 0), at_table(phase=OVER)),
        "SR-12: the winner is at the finish",
    ),
    "an end with another token": (
        "turn",
        both(token_for(0, 3), at_table(phase=OVER)),
        "SR-12: the winner is at the finish",
    ),
    "another winner": ("over", at_table(seat=Seat(1)), "SR-12: the winner is at the finish"),
    # Questions
    "nothing to turn": (
        "turn",
        at_table(phase=TURNING),
        "SR-6: a tile is being turned round",
    ),
    "a tile turned at the wrong time": (
        "turn",
        at_table(opened=ONE),
        "SR-6: a tile is being turned round",
    ),
    "a tile turned far away": (
        "turning",
        at_table(opened=place("c1")),
        "SR-6: there are ways to turn it",
    ),
    "the pit stop turned": (
        "turning",
        at_table(opened=PIT),
        "SR-6: there are ways to turn it",
    ),
    "a tile turned that nobody has seen": (
        "turning",
        in_row("seen", place("e5"), 0),
        "SR-6: there are ways to turn it",
    ),
    "a tile that lies in one way only": (
        "turning",
        at_table(turn=3),
        "SR-6: there are ways to turn it",
    ),
    "picked without a swap": ("turn", at_table(picked=ONE), "SR-10: picked for a swap"),
    "too many banned": ("turn", many_banned, "SR-D4: at least 18 tiles can be swapped"),
    "an open tile picked": (
        "swapping",
        at_table(picked=ONE),
        "SR-10: picked is a tile that lies face down",
    ),
    "the pit stop picked": (
        "swapping",
        at_table(picked=PIT),
        "SR-10: picked is a tile that lies face down",
    ),
    "a finish picked": (
        "swapping",
        at_table(picked=GREEN),
        "SR-10: picked is a tile that lies face down",
    ),
    "an open tile banned": (
        "swapping",
        at_table(swapped=[ONE, place("c1")]),
        "SR-10: swapped tiles lie face down",
    ),
    "the pit stop banned": (
        "turn",
        at_table(swapped=[PIT, place("c1")]),
        "SR-10: swapped tiles lie face down",
    ),
    "a tile swapped with nothing": (
        "turn",
        at_table(swapped=[ONE, NOTHING]),
        "SR-10: swapped tiles lie face down",
    ),
    "a tile swapped with nothing while another is picked": (
        "swapping",
        at_table(swapped=[place("c1"), NOTHING]),
        "SR-10: swapped tiles lie face down",
    ),
    "one tile swapped": ("turn", at_table(swapped=[ONE]), "SR-10: two tiles"),
    "a tile swapped with itself": ("turn", at_table(swapped=[ONE, ONE]), "SR-10: two tiles"),
    "three tiles swapped": ("turn", at_table(swapped=[0, 1, 2]), "SR-10: two tiles"),
    "a banned tile picked": (
        "swapping",
        at_table(swapped=[1, 2]),
        "SR-10: not one that was just swapped",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_table_that_cannot_be(what: str) -> None:
    """SR-1, SR-9, SR-D4: each promise is named when it is broken."""
    phase, change, promise = BROKEN[what]
    race = at_phase(phase)
    change(race)
    with pytest.raises(Broken) as broken:
        race.game.check(race.table)
    assert str(broken.value).startswith(promise)


def promises() -> list[str]:
    """Return every promise of the module."""
    source = (files("stolik.games.rally") / "checking.py").read_text("utf-8")
    return [
        str(node.args[1].value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "ensure"
        and isinstance(node.args[1], ast.Constant)
    ]


@pytest.mark.parametrize("promise", promises())
def test_every_promise_is_broken_here(promise: str) -> None:
    """No promise is without its test."""
    assert any(promise.startswith(broken) for _, _, broken in BROKEN.values())


def test_a_tile_to_which_no_road_leads_is_not_turned() -> None:
    """SR-D2, SR-6: the car's own road has to lead there."""
    race = Race().play("a1 open", "e5 open", "turn N").drive("a2 open")
    race.table.seen[place("b2")] = 1
    race.table.seat, race.table.phase, race.table.opened = Seat(0), TURNING, place("b2")
    with pytest.raises(Broken, match="SR-6: there are ways to turn it"):
        race.game.check(race.table)


def test_a_swapped_tile_may_be_the_one_being_turned() -> None:
    """SR-10: the ban is about swaps alone, it does not keep a car from opening the tile."""
    race = Race().play("swap", "d5 pick", "e5 pick", "e5 open")
    assert (race.table.phase, race.table.opened in race.table.swapped) == (TURNING, True)
    race.game.check(race.table)


@pytest.mark.parametrize("first", [1, 2, 3, 4])
@pytest.mark.parametrize("chosen", [0, 1, 2, 3])
def test_corners_chosen_in_turn_pass(chosen: int, first: int) -> None:
    """SR-R23: whoever begins, and however many have chosen."""
    corners = " ".join(["red", "green", "blue"][:chosen])
    race = Race(seats=4, corners=corners, first_seat=str(first))
    assert race.table.phase == CORNER
    race.game.check(race.table)


def test_several_cars_at_the_pit_stop_pass() -> None:
    """SR-R9, SR-11: each with a token of its own."""
    race = Race().drive(*HERE)
    race.table.cars[1] = PIT
    race.table.goals[1] = race.table.stack.pop()
    race.game.check(race.table)
    assert race.table.cars == [PIT, PIT]


def test_the_first_of_two_tiles_may_be_picked_or_not() -> None:
    """SR-10: a swap begins with nothing picked."""
    race = Race().play("swap")
    assert (race.table.phase, race.table.picked) == (SWAPPING, NOTHING)
    race.game.check(race.table)
