"""The rug as JSON and back."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import pytest

from stolik.core import JSON, Seat, Unreadable, written
from stolik.games.rally.options import Options
from stolik.games.rally.tests.test_view import HERE, Race, at_phase, every_phase

PARTS = (
    "options",
    "kinds",
    "roads",
    "seen",
    "cars",
    "starts",
    "goals",
    "stack",
    "boxed",
    "swapped",
    "picked",
    "opened",
    "phase",
    "seat",
    "turn",
)


def set_at(whole: Any, path: tuple[str | int, ...], value: JSON) -> None:
    """Put a value somewhere in a written table."""
    for step in path[:-1]:
        whole = whole[step]
    whole[path[-1]] = value


def same_again(race: Race) -> None:
    """Read the table from what is written, and expect the same table, asking the same."""
    again = race.game.read_state(race.state)
    assert written(race.game.write_state(again)) == written(race.state)
    for seat in (None, Seat(0), Seat(1)):
        assert written(race.game.view(again, seat)) == written(race.view(seat))


# There and back


@every_phase
def test_a_table_survives_json(phase: str) -> None:
    """SR-5: whatever is asked."""
    same_again(at_phase(phase))


@pytest.mark.parametrize(
    "moves",
    [
        ["swap"],
        ["swap", "b1 pick", "c1 pick"],
        ["swap", "d5 pick", "e5 pick", "e5 open"],
        ["a1 open", "e5 open", "turn N", "red drive"],
    ],
)
def test_every_moment_of_a_turn_survives_json(moves: list[str]) -> None:
    """SR-6, SR-10: a swap begun, a ban, a banned tile being turned, a car back at its corner."""
    same_again(Race().play(*moves))


def test_a_token_taken_survives_json() -> None:
    """SR-11: with what is left on the pit stop, and in the box."""
    race = Race().drive(*HERE)
    whole: Any = race.state
    assert (whole["goals"], whole["stack"], whole["boxed"]) == (
        ["red", None],
        ["yellow"],
        ["green", "blue"],
    )
    same_again(race)


def test_options_travel_with_the_table() -> None:
    """SR-R1, SR-R13, SR-R23: a table read again is played by what it agreed on."""
    race = Race(occupied_move="road", tokens="red yellow green blue")
    race.table.rules = type(race.table.rules)(
        race.table.rules.box, Options("2", "road", "occupied_corners", "usual")
    )
    rules = race.game.read_state(race.state).rules
    assert rules.options == Options("2", "road", "occupied_corners", "usual")
    assert rules.by_road


def test_the_other_mix_travels_with_the_table() -> None:
    """SR-1: a table with junctions is read as one."""
    rug = "s s s s s s c c c c c c . c c t t t t x x d d d d"
    same_again(Race(rug, mix="alternative"))


def test_places_and_tiles_are_written_by_name() -> None:
    """SR-1: what lies nowhere is nothing."""
    whole: Any = at_phase("turning").state
    assert (whole["cars"], whole["starts"]) == (["a1", "yellow"], ["red", "yellow"])
    assert (whole["opened"], whole["picked"], whole["phase"]) == ("e5", None, "turning")
    assert whole["kinds"][10:15] == ["curve", "straight", None, "straight", "curve"]
    assert (whole["roads"][0], whole["seen"][0], whole["turn"], whole["seat"]) == (15, 1, 2, 1)
    assert whole["stack"] == ["yellow", "red"]


def test_a_swap_is_written_by_name() -> None:
    """SR-10: the tile picked, and the tiles that are banned."""
    whole: Any = at_phase("swapping").state
    assert (whole["picked"], whole["swapped"]) == ("b1", [])
    whole = at_phase("swapping").play("d1 pick").state
    assert (whole["picked"], whole["swapped"]) == (None, ["b1", "d1"])


# What is refused


@pytest.mark.parametrize("part", PARTS)
def test_a_table_without_a_part_is_refused(part: str) -> None:
    """The part is named."""
    race = Race()
    whole: Any = race.state
    del whole[part]
    with pytest.raises(Unreadable, match=f"the table has no '{part}'"):
        race.game.read_state(whole)


def test_a_table_that_is_no_object_is_refused() -> None:
    """Whatever else it is."""
    with pytest.raises(Unreadable, match="the table should be an object"):
        Race().game.read_state([])


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("weather",), "fine", "the table has an unknown part 'weather'"),
        (("options",), [], "'options' of the table"),
        (("options",), {"speed": True}, "speed"),
        (("options", "mix"), "easy", "mix"),
        (("kinds",), {}, "'kinds' of the table"),
        (("kinds",), [], "the table should have 25 cells"),
        (("kinds", 0), 3, "a name on the table should be a text"),
        (("kinds", 0), "bridge", "'bridge' should be one of straight, curve"),
        (("roads",), 15, "'roads' of the table"),
        (("roads",), [0] * 24, "the table should have 25 cells"),
        (("roads", 0), "NE", "item 1 in 'roads' of the table"),
        (("roads", 0), None, "item 1 in 'roads' of the table"),
        (("seen",), [0] * 26, "the table should have 25 cells"),
        (("seen", 4), True, "item 5 in 'seen' of the table"),
        (("cars",), "a1", "'cars' of the table"),
        (("cars", 0), "f9", "'f9' should be one of a1, b1"),
        (("cars", 0), 0, "a name on the table should be a text"),
        (("cars", 0), "x" * 50, "'xxx.*… should be one of a1"),
        (("starts", 0), "home", "'home' should be one of a1, b1"),
        (("goals", 0), "pink", "'pink' should be one of red, green, blue, yellow"),
        (("stack", 0), "pink", "'pink' should be one of red"),
        (("boxed",), None, "'boxed' of the table"),
        (("boxed", 0), [], "a name on the table should be a text"),
        (("swapped",), ["z1", "a1"], "'z1' should be one of a1"),
        (("picked",), "z1", "'z1' should be one of a1"),
        (("picked",), 4, "a name on the table should be a text"),
        (("opened",), ["a1"], "a name on the table should be a text"),
        (("phase",), "sleep", "'sleep' should be one of corner, turn, turning, swapping, over"),
        (("phase",), None, "'phase' of the table"),
        (("seat",), "first", "'seat' of the table"),
        (("turn",), 0.5, "'turn' of the table"),
    ],
)
def test_a_damaged_table_is_refused(path: tuple[str | int, ...], value: JSON, message: str) -> None:
    """With a sentence that names what is wrong."""
    race = Race()
    whole: Any = race.state
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=message):
        race.game.read_state(whole)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("kinds", 0), "curve", "SR-1: the tiles"),
        (("kinds", 12), "curve", "SR-2: the pit stop is in the middle"),
        (("options", "mix"), "alternative", "SR-1: the tiles"),
        (("roads", 0), 15, "SR-9: open with a car"),
        (("roads", 0), -1, "SR-9: open with a car"),
        (("seen", 0), 5, "SR-R20: a tile is seen in some turn"),
        (("cars",), [], "SR-R21: 2 to 4 cars"),
        (("seat",), 2, "SR-5: somebody's turn"),
        (("starts", 0), "a1", "SR-4: at a start tile"),
        (("stack", 0), "blue", "SR-1: four tokens"),
        (("stack", 0), None, "SR-1: four tokens"),
        (("phase",), "over", "SR-12: the winner is at the finish"),
        (("opened",), "red", "SR-6: a tile is being turned round"),
        (("swapped",), ["red", None], "SR-10: swapped tiles lie face down"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    path: tuple[str | int, ...], value: JSON, message: str
) -> None:
    """SR-1: with the promise that is broken."""
    race = Race()
    whole: Any = race.state
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=f"the table cannot be so: {message}"):
        race.game.read_state(whole)


def token_taken_before_the_race(whole: Any) -> None:
    """Let somebody have a token while corners are chosen."""
    whole["goals"][1] = whole["stack"].pop()


def swapped_before_the_race(whole: Any) -> None:
    """Let tiles be swapped while corners are chosen."""
    whole["swapped"] = ["a1", "b1"]


@pytest.mark.parametrize("change", [token_taken_before_the_race, swapped_before_the_race])
def test_nothing_happens_before_all_have_a_corner(change: Callable[[Any], None]) -> None:
    """SR-4, SR-11: whoever had a token could choose its finish, and would stand there unwon."""
    race = at_phase("corner")
    whole: Any = race.state
    change(whole)
    with pytest.raises(Unreadable, match="the table cannot be so: SR-"):
        race.game.read_state(whole)


def test_corners_are_chosen_one_after_another() -> None:
    """SR-R23, SR-5: were a seat passed over, one that has its corner would be asked next."""
    race = Race(seats=3, corners="red")
    whole: Any = race.state
    assert whole["seat"] == 1
    whole["seat"] = 2
    with pytest.raises(Unreadable, match="the table cannot be so: SR-"):
        race.game.read_state(whole)


# Copies


def test_a_copy_is_a_table_of_its_own() -> None:
    """SR-5: a move at the copy changes nothing here."""
    race = Race().drive(*HERE[:-1])
    before = race.state
    other = race.game.copy(race.table)
    for move in ("pit drive", "swap", "a1 pick", "b1 pick"):
        race.game.play(other, other.seat, race.game.by_name[move])
    assert race.state == before
    assert race.game.write_state(other) != before


def test_a_clone_is_a_table_of_its_own_with_the_same_moves() -> None:
    """A move is known by being that move."""
    scene = Race()
    clone = copy(scene.table)
    assert clone.roads == scene.table.roads
    assert clone.roads is not scene.table.roads
    assert all(copy(move) is move for move in scene.game.moves)


def test_a_move_is_shown_by_its_spelling() -> None:
    """As it stands in a record."""
    move = Race().game.by_name["turn NE"]
    assert (str(move), repr(move)) == ("turn NE", "<Move turn NE>")


def test_options_do_travel() -> None:
    """SR-R1, SR-R13, SR-R23: every value arrives."""
    options = Options("3", "road", "occupied_corners", "alternative")
    assert copy(options) == options
