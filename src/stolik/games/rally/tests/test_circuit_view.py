"""What builders and drivers see: everything but the luck to come."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from stolik.core import written
from stolik.games.rally.circuit.state import PHASES
from stolik.games.rally.tests.test_circuit_rug import LONG_RING, RING, Rug
from stolik.words import LANGUAGES, Words

if TYPE_CHECKING:
    from stolik.core import Phrase


def at_phase(phase: str, seed: str = "rug") -> Rug:
    """Lay a rug for three at which just this is asked, an empty one, or one never closed."""
    return {
        "building": lambda: Rug(RING, seats=3, seed=seed),
        "laying": lambda: Rug(RING, seats=3, seed=seed).play("d4 lay"),
        "racing": lambda: Rug(LONG_RING, driven=[4, 12, 9], seed=seed),
        "over": lambda: Rug(RING, driven=[6, 6, 5], seed=seed).play(*["tortoise"] * 3),
        "empty": lambda: Rug(seats=3, seed=seed),
        "no race": lambda: Rug("═", seats=3, built=47, seed=seed).play("g5 lay", "turn N"),
    }[phase]()


every_phase = pytest.mark.parametrize("phase", PHASES)


@every_phase
def test_each_question_can_be_laid(phase: str) -> None:
    """The scenes of these tests ask what they say."""
    assert at_phase(phase).view()["phase"] == phase


@every_phase
def test_everybody_sees_the_same(phase: str) -> None:
    """SR-C1: nothing is hidden; only the question and the moves are one seat's."""
    scene = at_phase(phase)
    own = ("seat", "prompt", "moves")
    views = [scene.view(seat) for seat in (None, 0, 1, 2)]
    seen = [{name: view[name] for name in view if name not in own} for view in views]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert [view["seat"] for view in views] == [None, 0, 1, 2]


@every_phase
def test_the_luck_to_come_is_not_seen(phase: str) -> None:
    """SR-C6: tables that differ in nothing else look the same."""
    one, other = at_phase(phase, "one"), at_phase(phase, "other")
    assert one.state != other.state
    assert one.view(1) == other.view(1)


@every_phase
def test_a_view_is_json(phase: str) -> None:
    """For a screen elsewhere."""
    view = at_phase(phase).view(1)
    assert json.loads(written(view)) == view
    assert (view["game"], view["wide"], len(view["cells"])) == ("rally-circuit", 7, 35)


def test_the_tiles_on_the_rug_are_seen() -> None:
    """SR-C1, SR-C3: how each lies, and whether the closed road runs over it."""
    cells = Rug("╔╗╥ ╚╝·╬").view()["cells"]
    seen = [(cell["place"], cell["road"], cell["on_circuit"]) for cell in cells if cell["road"]]
    assert seen == [
        ("a1", "ES", True),
        ("b1", "SW", True),
        ("c1", "S", False),
        ("a2", "NE", True),
        ("b2", "NW", True),
        ("d2", "NESW", False),
    ]
    assert cells[9] == {"place": "c2", "road": None, "on_circuit": False, "laying": False}


def test_the_place_about_to_be_laid_is_marked() -> None:
    """SR-C2: it alone, and only then."""
    for phase in PHASES:
        cells = at_phase(phase).view()["cells"]
        marked = [cell["place"] for cell in cells if cell["laying"]]
        assert marked == (["d4"] if phase == "laying" else [])


def test_the_closed_road_is_seen_in_the_order_of_driving() -> None:
    """SR-C3, SR-C4: from its start; none while it is open."""
    assert Rug(RING).view()["circuit"] == ["a1", "b1", "b2", "a2"]
    assert Rug("╔╗ ╚").view()["circuit"] == []


def test_the_supply_is_seen() -> None:
    """SR-C1: how many of each kind."""
    supply = Rug("╔╗╥ ╚╝·╬").view()["supply"]
    assert supply == {"straight": 6, "curve": 6, "tee": 0, "crossing": 3, "dead-end": 3}


def test_the_cars_are_seen_in_the_race() -> None:
    """SR-C4, SR-C8: where each stands, how far it came, and how many laps it did."""
    assert at_phase("racing").view()["seats"] == [
        {"place": "d2", "driven": 4, "lap": 0},
        {"place": "c1", "driven": 12, "lap": 1},
        {"place": "a2", "driven": 9, "lap": 0},
    ]


def test_the_cars_stay_where_they_are_when_the_race_is_over() -> None:
    """SR-C9: on the road."""
    seen = at_phase("over").view()["seats"]
    assert [(seat["place"], seat["lap"]) for seat in seen] == [("a1", 2), ("a1", 2), ("a2", 1)]


@pytest.mark.parametrize("phase", ["empty", "building", "laying", "no race"])
def test_no_car_is_on_the_rug_without_a_race(phase: str) -> None:
    """SR-C4, SR-C5: neither before it nor when there is none."""
    assert at_phase(phase).view()["seats"] == [{"place": None, "driven": 0, "lap": 0}] * 3


def test_building_turns_are_counted_down() -> None:
    """SR-C5: 48 in all."""
    scene = Rug()
    assert scene.view()["turns_left"] == 48
    scene.play("a1 lay")
    assert scene.view()["turns_left"] == 48
    scene.play("turn NE")
    assert scene.view()["turns_left"] == 47


@pytest.mark.parametrize("phase", ["racing", "over", "no race"])
def test_no_building_turns_are_left_once_building_is_over(phase: str) -> None:
    """SR-C5: however many were used."""
    assert at_phase(phase).view()["turns_left"] == 0


def test_ready_leaves_no_building_turns() -> None:
    """SR-C4, SR-C5: 44 of them were left."""
    scene = Rug(RING)
    assert scene.view()["turns_left"] == 44
    assert scene.play("ready").view()["turns_left"] == 0


# Questions and moves


@pytest.mark.parametrize(
    ("phase", "key", "args"),
    [
        ("building", "prompt-building", {"length": 4, "left": 44}),
        ("empty", "prompt-building", {"length": 0, "left": 48}),
        ("laying", "prompt-laying", {"place": {"key": "spot", "args": {"cell": "d4"}}}),
        ("racing", "prompt-racing", {"left": 16}),
        ("over", "prompt-over", {}),
        ("no race", "prompt-over", {}),
    ],
)
def test_what_is_asked(phase: str, key: str, args: dict[str, object]) -> None:
    """SR-C2, SR-C5, SR-C6: of the seat whose turn it is."""
    scene = at_phase(phase)
    assert scene.view(scene.table.seat)["prompt"] == {"key": key, "args": args}


@pytest.mark.parametrize("phase", ["building", "laying", "racing"])
def test_the_others_wait(phase: str) -> None:
    """SR-C1: an onlooker too; they are told for whom, and have no moves."""
    scene = at_phase(phase)
    turn = scene.table.seat
    for seat in {None, 0, 1, 2} - {int(turn)}:
        view = scene.view(seat)
        assert view["prompt"] == {"key": "prompt-wait", "args": {"seat": turn}}
        assert view["moves"] == []
        assert view["to_move"] == [turn]


@every_phase
def test_the_moves_of_a_view_are_the_legal_ones(phase: str) -> None:
    """SR-C2, SR-C6: in their order; none at the end."""
    scene = at_phase(phase)
    view = scene.view(scene.table.seat)
    assert [move["move"] for move in view["moves"]] == scene.moves
    assert view["to_move"] == ([] if phase == "over" else [scene.table.seat])


def taken_apart(scene: Rug, name: str) -> tuple[object, ...]:
    """Return the parts of a move as the view has them."""
    moves = scene.view(scene.table.seat)["moves"]
    move = next(each for each in moves if each["move"] == name)
    keys = (move["about"]["key"], move["says"]["key"])
    return (move["act"], move["place"], move["road"], move["code"], *keys)


@pytest.mark.parametrize(
    ("phase", "move", "parts"),
    [
        ("building", "c1 lay", ("lay", "c1", None, "", "about-lay", "move-circuit-lay")),
        ("building", "lift a1", ("lift", "a1", None, "", "about-lift", "move-circuit-lift")),
        ("building", "ready", ("ready", None, None, "", "about-road", "move-circuit-ready")),
        ("laying", "turn ES", ("turn", None, "ES", "", "tile", "move-turn")),
        ("laying", "back", ("back", None, None, "", "about-road", "move-circuit-back")),
        ("racing", "hare", ("hare", None, None, "", "about-drive", "move-circuit-hare")),
        (
            "racing",
            "tortoise",
            ("tortoise", None, None, "", "about-drive", "move-circuit-tortoise"),
        ),
    ],
)
def test_a_move_is_taken_apart(phase: str, move: str, parts: tuple[object, ...]) -> None:
    """SR-C2, SR-C6: what is done, where, and with which tile."""
    assert taken_apart(at_phase(phase), move) == parts


@pytest.mark.parametrize(
    ("phase", "move", "args"),
    [
        ("building", "c1 lay", {"cell": "c1"}),
        ("building", "lift a1", {"cell": "a1"}),
        ("building", "ready", {}),
        ("laying", "turn ES", {"sides": "ES"}),
        ("laying", "back", {}),
        ("racing", "hare", {}),
    ],
)
def test_what_a_move_does_names_its_place_or_its_way(
    phase: str, move: str, args: dict[str, object]
) -> None:
    """SR-C2, SR-C6: the place to lay or to clear, or the sides of the road."""
    scene = at_phase(phase)
    moves = scene.view(scene.table.seat)["moves"]
    assert [each["says"]["args"] for each in moves if each["move"] == move] == [args]


@pytest.mark.parametrize(("driven", "left"), [([8, 7], 1), ([8, 0], 8), ([9, 3], 5)])
def test_the_way_to_the_finish_is_counted_for_the_one_who_drives(
    driven: list[int], left: int
) -> None:
    """SR-C8: two laps of four, however far another is."""
    prompt = Rug(RING, driven=driven, seat=1).view(1)["prompt"]
    assert prompt == {"key": "prompt-racing", "args": {"left": left}}


@pytest.mark.parametrize("language", LANGUAGES)
@every_phase
def test_all_of_it_can_be_said(phase: str, language: str) -> None:
    """Questions and moves, in Russian and in English, with nothing left open."""
    scene = at_phase(phase)
    words = Words(language, scene.game, ("Ann", "Boris", "Vera"))
    phrases: list[Phrase] = [scene.view(seat)["prompt"] for seat in (None, 0, 1, 2)]
    for move in scene.view(scene.table.seat)["moves"]:
        phrases += [move["about"], move["says"]]
    said = [words.say(each) for each in phrases]
    assert all(said)
    assert not any(set("{}$") & set(each) for each in said)


def test_every_move_there_is_can_be_seen() -> None:
    """SR-C2, SR-C6: 35 places to lay and 35 to clear, 15 ways of a tile, and four words."""
    moves = Rug().game.moves
    assert len(moves) == 35 + 35 + 15 + 4
    assert [move.index for move in moves] == list(range(len(moves)))
    assert [Rug().game.by_name[str(move)] for move in moves] == list(moves)
