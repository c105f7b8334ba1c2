"""The pictures in the rules of the rally: what beckons there is what the rules allow."""

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.core import Seat, begin, deal
from stolik.games import find
from stolik.games.rally.board import NAMES
from stolik.games.rally.circuit.rug import NAMES as SPOTS
from stolik.games.rally.circuit.turn import play as build
from stolik.games.rally.components import COLOURS, KINDS, NOTHING, ROADS, kind_of, sides_of
from stolik.games.rally.state import CORNER, SWAPPING, TURN_PHASE, TURNING, Table
from stolik.games.rally.turn import legal_moves
from stolik.words import LANGUAGES, Words

Frame = dict[str, Any]

RALLY = Path(__file__).parents[2] / "web" / "src" / "games" / "rally"
FIGURES: dict[str, list[Frame]] = json.loads((RALLY / "figures.json").read_text("utf-8"))
FRAMES = [(rule, frame) for rule, frames in FIGURES.items() for frame in frames]
MASKS = {sides_of(road): road for roads in ROADS for road in roads}
FIRST_TURN = "SR-7"
"""The rule that speaks of the first turn only."""
FAR = "yellow"
"""Where a second car stands that no picture shows."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def table_of(rule: str, frame: Frame) -> Table:
    """Lay the table that a picture of the race shows; the first car is to move."""
    table: Table = deal(find("rally"), begin(find("rally"), 2, "figures", {"first_seat": "1"}))
    cars = [NAMES.index(place) for place in frame.get("cars", [])]
    table.cars = [*cars, NOTHING, NOTHING][:2]
    table.turn = 1 if rule == FIRST_TURN else 3
    table.swapped = [NAMES.index(place) for place in frame.get("banned", [])]
    for place, road in frame.get("open", {}).items():
        table.kinds[NAMES.index(place)] = kind_of(MASKS[road])
        table.roads[NAMES.index(place)] = MASKS[road]
    table.goals[0] = COLOURS.index(frame["goal"]) if frame.get("goal") else NOTHING
    if rule == "SR-4":
        table.phase = CORNER
        table.seat = Seat(len(cars) % 2)
        return table
    table.cars = [car if car != NOTHING else NAMES.index(FAR) for car in table.cars]
    table.phase = TURN_PHASE
    if picked := frame.get("picked"):
        table.phase, table.picked = SWAPPING, NAMES.index(picked[0])
    if turning := frame.get("turning"):
        table.phase, table.opened = TURNING, NAMES.index(turning)
        table.roads[table.opened] = 0
    return table


def is_seen(frame: Frame, place: str) -> bool:
    """Tell whether a place of the race is in the part of the rug that a picture shows."""
    part: list[int] = frame["part"]
    left, top, wide, high = part
    if place in COLOURS:
        corner = COLOURS.index(place)
        x, y = 6 * (corner % 2), 4 * (corner // 2)
    else:
        number = NAMES.index(place)
        x, y = 1 + number % 5, number // 5
    return bool(left <= x < left + wide and top <= y < top + high)


def test_what_beckons_is_what_the_rules_allow() -> None:
    """No more and no less, in every frame where something beckons."""
    checked = 0
    for rule, frame in FRAMES:
        if "may" in frame:
            table = table_of(rule, frame)
            moves = legal_moves(table, table.seat)
            places = {NAMES[move.place] for move in moves if move.place != NOTHING}
            assert {place for place in places if is_seen(frame, place)} == set(frame["may"]), rule
            checked += 1
    assert checked > 8


def test_a_tile_that_is_turned_fits() -> None:
    """Every way in which it is seen to lie is offered."""
    turned = [(rule, frame) for rule, frame in FRAMES if "turning" in frame]
    assert turned
    for rule, frame in turned:
        roads = [move.road for move in legal_moves(table_of(rule, frame), Seat(0))]
        assert MASKS[frame["open"][frame["turning"]]] in roads, rule


def test_a_ring_is_closed_where_the_referee_says_so() -> None:
    """A picture of the circuit has the ring that its tiles make, from the same start."""
    game = find("rally-circuit")
    built = [frame for _, frame in FRAMES if "laid" in frame]
    assert any("ring" in frame for frame in built)
    for frame in built:
        table = deal(game, begin(game, 1, "figures"))
        for place, road in frame["laid"].items():
            for move in (f"{place} lay", f"turn {road}"):
                build(table, Seat(0), game.by_name[move])
        assert [SPOTS[spot] for spot in table.circuit] == frame.get("ring", [])


def test_no_picture_has_more_tiles_than_the_box() -> None:
    """Of each kind."""
    mix = deal(find("rally"), begin(find("rally"), 2, "figures")).rules.mix
    for rule, frame in FRAMES:
        roads = [*frame.get("open", {}).values(), *frame.get("laid", {}).values()]
        for kind, name in enumerate(KINDS):
            many = sum(kind_of(MASKS[road]) == kind for road in roads)
            assert many <= mix[kind], (rule, name)


@every_language
def test_every_frame_has_a_caption_and_every_caption_a_frame(language: str) -> None:
    """Whoever does not see the picture reads what it shows."""
    words = Words(language, find("rally"))
    frames = {
        f"rules-figure-{rule}-{number}"
        for rule, shown in FIGURES.items()
        for number in range(1, len(shown) + 1)
    }
    assert set(words.keys("rules-figure-")) == frames
    assert {f"rule-{rule}" for rule in FIGURES} <= set(words.keys("rule-"))
