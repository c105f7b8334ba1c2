"""A broken rug is found out."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from stolik.core import Broken, Chance, settle
from stolik.games import find
from stolik.games.rally.circuit.state import PHASES
from stolik.games.rally.tests.test_circuit_building import ALL_LAID
from stolik.games.rally.tests.test_circuit_rug import Rug
from stolik.games.rally.tests.test_circuit_view import at_phase, every_phase

if TYPE_CHECKING:
    from stolik.games.rally.circuit.state import Table

Change = Callable[["Table"], object]
BUILDING, LAYING, RACING, OVER = range(4)


@every_phase
def test_a_lawful_table_passes(phase: str) -> None:
    """Whatever is asked; the check changes nothing."""
    scene = at_phase(phase)
    before = scene.state
    scene.game.check(scene.table)
    assert scene.state == before


def test_a_table_without_a_race_passes() -> None:
    """SR-C5: over after 48 turns without a closed road."""
    scene = at_phase("no race")
    scene.game.check(scene.table)
    assert scene.turn == "no-circuit"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mix", ["usual", "alternative"])
def test_every_table_of_a_game_passes(seats: int, mix: str) -> None:
    """SR-C1, SR-C5, SR-C9: from the first to the last move, however it is played."""
    game, luck = find("rally-circuit"), Chance(f"{mix} {seats}")
    table = game.prepare(seats, settle(game.options, {"mix": mix}), Chance(mix))
    laid = sorted(game.inventory(table))
    while movers := game.to_move(table):
        game.check(table)
        assert sorted(game.inventory(table)) == laid
        game.play(table, movers[0], luck.choice(game.legal_moves(table, movers[0])))
    game.check(table)
    assert game.ending(table) in game.endings


@pytest.mark.parametrize("phase", PHASES)
def test_the_inventory_is_the_whole_box(phase: str) -> None:
    """SR-C1: 24 tiles and a car for each player, wherever they are."""
    scene = at_phase(phase)
    kinds = [("straight", 6), ("curve", 10), ("crossing", 4), ("dead-end", 4), ("car", 3)]
    box = [f"{name} {n}" for name, count in kinds for n in range(1, count + 1)]
    assert sorted(scene.game.inventory(scene.table)) == sorted(box)


def test_a_lost_tile_is_missing_in_the_inventory() -> None:
    """SR-C1: from the rug as from the supply."""
    scene = Rug("╬")
    scene.table.roads[0] = 0
    scene.table.supply[0] -= 1
    lost = set(scene.laid) - set(scene.game.inventory(scene.table))
    assert lost == {"crossing 4", "straight 6"}


# Broken by hand


def to(**parts: object) -> Change:
    """Change these parts of the table."""

    def change(table: Table) -> None:
        for name, value in parts.items():
            setattr(table, name, value)

    return change


def item(name: str, number: int, value: int) -> Change:
    """Change one item of a list."""

    def change(table: Table) -> None:
        getattr(table, name)[number] = value

    return change


BROKEN: dict[str, tuple[str, Change, str]] = {
    "no cars": ("building", to(driven=[]), "SR-C1: one to four cars"),
    "five cars": ("building", to(driven=[0] * 5), "SR-C1: one to four cars"),
    "nobody's turn": ("building", to(seat=3), "SR-C1: somebody's turn"),
    "a seat below nought": ("racing", to(seat=-1), "SR-C1: somebody's turn"),
    "nobody began": ("building", to(first=3), "SR-C1: somebody's turn"),
    "began below nought": ("building", to(first=-1), "SR-C1: somebody's turn"),
    "a pile lost": ("building", to(supply=[6, 6, 0, 4]), "SR-C1: a pile for each kind of tile"),
    "a pile more": ("building", to(supply=[6, 6, 0, 4, 4, 0]), "SR-C1: a pile for each"),
    "a hole in a pile": ("building", item("supply", 2, -1), "SR-C1: no pile has less than no"),
    "a tile too many": ("building", item("supply", 2, 1), "SR-C1: the tiles of the mix"),
    "a tile too few": ("racing", item("supply", 4, 3), "SR-C1: the tiles of the mix"),
    "a tile changed": ("racing", item("roads", 0, 15), "SR-C1: the tiles of the mix"),
    "laying nowhere": ("building", to(phase=LAYING), "SR-C2: a tile is about to be laid"),
    "a place for nothing": ("building", to(place=20), "SR-C2: a tile is about to be laid"),
    "a place in the race": ("racing", to(place=20), "SR-C2: a tile is about to be laid"),
    "a place at the end": ("over", to(place=20), "SR-C2: a tile is about to be laid"),
    "off the rug": ("laying", to(place=35), "SR-C2: somewhere on the rug"),
    "before the rug": ("laying", to(place=-2), "SR-C2: somewhere on the rug"),
    "upon a tile": ("laying", to(place=0), "SR-C2: on an empty place"),
    "turns below nought": ("building", to(built=-1), "SR-C5: building turns are counted"),
    "too many turns": ("racing", to(built=49), "SR-C5: building turns are counted"),
    "building for ever": ("building", to(built=48), "SR-C5: building ends some time"),
    "laying for ever": ("laying", to(built=48), "SR-C5: building ends some time"),
    "another builder's turn": ("building", to(seat=2), "SR-C1: builders take turns"),
    "another lays": ("laying", to(seat=0), "SR-C1: builders take turns"),
    "another began": ("building", to(first=1), "SR-C1: builders take turns"),
    "a turn not counted": ("building", to(built=5), "SR-C1: builders take turns"),
    "no race too soon": (
        "no race",
        to(built=47),
        "SR-C5: without a road it ends after 48 turns",
    ),
    "a race on no road": (
        "no race",
        item("driven", 1, 5),
        "SR-C5: without a road it ends after 48 turns",
    ),
    "backwards": ("racing", item("driven", 0, -1), "SR-C6: nobody drives backwards"),
    "too early": ("building", item("driven", 2, 1), "SR-C4: nobody drives before the race"),
    "while laying": ("laying", item("driven", 0, 1), "SR-C4: nobody drives before the race"),
    "no road": ("racing", to(circuit=[]), "SR-C4: a race needs a closed road"),
    "over too soon": (
        "over",
        to(driven=[7, 7, 7]),
        "SR-C9: the race ends when the laps are done",
    ),
    "one round more": ("racing", item("driven", 2, 20), "SR-C9: and no turn later"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_table_that_cannot_be(what: str) -> None:
    """SR-C1, SR-C2, SR-C4, SR-C5, SR-C6, SR-C9: each promise is named when it is broken."""
    phase, change, promise = BROKEN[what]
    scene = at_phase(phase)
    change(scene.table)
    with pytest.raises(Broken) as broken:
        scene.game.check(scene.table)
    assert str(broken.value).startswith(promise)


def test_nothing_can_be_laid_when_the_supply_is_empty() -> None:
    """SR-C2: although the place is free."""
    scene = Rug(ALL_LAID)
    to(phase=LAYING, place=34)(scene.table)
    with pytest.raises(Broken, match="SR-C2: on an empty place"):
        scene.game.check(scene.table)


def test_whoever_still_has_a_turn_may_drive_after_the_laps_are_done() -> None:
    """SR-C9: until the turn comes back to the one who began."""
    scene = Rug("╔╗ ╚╝", driven=[8, 6], seat=1)
    scene.game.check(scene.table)
    to(first=1)(scene.table)
    with pytest.raises(Broken, match="SR-C9: and no turn later"):
        scene.game.check(scene.table)


@pytest.mark.parametrize("change", [to(built=10), to(driven=[0, 5, 0])])
def test_without_a_closed_road_it_ends_after_48_turns_and_nobody_has_driven(
    change: Change,
) -> None:
    """SR-C5: a table that is over sooner, or with cars that drove nowhere, cannot be."""
    scene = Rug(seats=3, built=46).play("g5 lay", "turn N", "lift g5")
    change(scene.table)
    with pytest.raises(Broken, match=r"^SR-C5: without a road it ends after 48 turns$"):
        scene.game.check(scene.table)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_drivers_take_turns_of_their_own(seat: int) -> None:
    """SR-C1: how many turns were built says nothing about whose turn it is to drive."""
    scene = Rug("╔╗ ╚╝", first=1, driven=[2, 2, 2], seat=seat)
    assert scene.table.built == 4
    assert scene.turn == f"racing {seat}"
    scene.game.check(scene.table)


def test_after_a_race_it_may_be_over_before_48_turns() -> None:
    """SR-C5, SR-C9: with a closed road the laps count, not the turns."""
    scene = at_phase("over")
    assert (scene.turn, scene.table.built) == ("race", 4)
    scene.game.check(scene.table)


def promises() -> list[str]:
    """Return every promise of the module."""
    source = (files("stolik.games.rally.circuit") / "checking.py").read_text("utf-8")
    return [
        str(node.args[1].value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "ensure"
        and isinstance(node.args[1], ast.Constant)
    ]


def test_there_are_promises() -> None:
    """The list below is not empty."""
    assert len(promises()) >= 15


@pytest.mark.parametrize("promise", promises())
def test_every_promise_is_broken_here(promise: str) -> None:
    """No promise is without its test."""
    assert any(promise.startswith(broken) for _, _, broken in BROKEN.values())
