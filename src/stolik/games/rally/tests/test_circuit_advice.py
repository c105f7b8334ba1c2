"""What bots are told: a ring can be built together, and a race is worth running."""

from __future__ import annotations

import pytest

from stolik.bots import find as find_bot
from stolik.core import Chance, Seat, settle
from stolik.games import find
from stolik.games.rally.tests.test_circuit_rug import LONG_RING, Rug, drawn
from stolik.games.rally.tests.test_circuit_view import at_phase

PLAN = "· ·╔══╗ ·║··║ ·╚══╝"
"""The ring that is advised."""


def worth(scene: Rug, move: str) -> float:
    """Return how good the move looks to the seat whose turn it is."""
    return scene.game.advice(scene.table, scene.table.seat, scene.game.by_name[move])


def best(scene: Rug) -> list[str]:
    """Return the moves that look best."""
    values = {move: worth(scene, move) for move in scene.moves}
    return [move for move, value in values.items() if value == max(values.values())]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mix", ["usual", "alternative"])
def test_greed_builds_a_ring_and_races(seats: int, mix: str) -> None:
    """SR-C3, SR-C9: alone or together, with either mix."""
    game, bot = find("rally-circuit"), find_bot("greed")
    table = game.prepare(seats, settle(game.options, {"mix": mix}), Chance(f"greed {seats}"))
    luck = Chance("greed")
    while movers := game.to_move(table):
        moves = game.legal_moves(table, movers[0])
        knowledge = game.knows(table, movers[0])
        game.play(table, movers[0], bot(game, movers[0], knowledge, moves, luck))
    assert game.ending(table) == "race"
    assert (drawn(table.roads), table.built) == (PLAN, 10)


@pytest.mark.parametrize("phase", ["empty", "building", "laying", "racing"])
def test_the_table_stays_unchanged(phase: str) -> None:
    """Whatever is thought about."""
    scene = at_phase(phase)
    before = scene.state
    values = [worth(scene, move) for move in scene.moves]
    assert scene.state == before
    assert all(isinstance(value, float) for value in values)


def test_tiles_are_laid_where_the_ring_shall_be() -> None:
    """SR-C2: any place of it that is still empty."""
    places = ["b2", "c2", "d2", "e2", "b3", "e3", "b4", "c4", "d4", "e4"]
    assert best(Rug()) == [f"{place} lay" for place in places]
    assert best(Rug("· ·╔══╗")) == [f"{place} lay" for place in places[4:]]


@pytest.mark.parametrize(
    ("place", "move"), [("b2", "turn ES"), ("d4", "turn EW"), ("e3", "turn NS"), ("e4", "turn NW")]
)
def test_the_tile_that_belongs_there_is_laid(place: str, move: str) -> None:
    """SR-C2: in the way that closes the ring."""
    assert best(Rug().play(f"{place} lay")) == [move]


def test_a_tile_that_is_wrong_in_the_ring_is_taken_back() -> None:
    """SR-C2: and no other."""
    scene = Rug("╬ ·╔║")
    assert best(scene) == ["lift c2"]
    assert worth(scene, "lift a1") == worth(scene, "lift b2") == -1.0


def test_when_the_ring_is_closed_the_race_begins() -> None:
    """SR-C4: also if another one lies elsewhere that is as long."""
    assert best(Rug(PLAN)) == best(Rug(LONG_RING)) == ["ready"]


@pytest.mark.parametrize("rug", ["· · · ·····╔╗ ·····╚╝", "║ ·║ · ·····╔╗ ·····╚╝"])
def test_a_small_ring_is_enough_for_a_race(rug: str) -> None:
    """SR-C4: to be ready is better than to lay tiles, and than to take back a wrong one."""
    scene = Rug(rug)
    assert best(scene) == ["ready"]
    assert [worth(scene, move) for move in ("ready", "c2 lay", "a5 lay")] == [3.0, 1.0, 0.0]


@pytest.mark.parametrize(("driven", "choice"), [([2, 4], "hare"), ([4, 4], "tortoise")])
def test_whoever_is_behind_takes_the_risk(driven: list[int], choice: str) -> None:
    """SR-C6: the hare from behind, the tortoise from in front."""
    assert best(Rug(LONG_RING, driven=driven)) == [choice]


def test_advice_is_for_the_seat_that_asks() -> None:
    """SR-C6: in a race of two, one is behind and the other is not."""
    scene = Rug(LONG_RING, driven=[2, 4])
    hare = scene.game.by_name["hare"]
    values = [scene.game.advice(scene.table, Seat(seat), hare) for seat in (0, 1)]
    assert values == [1.0, -1.0]


def test_whoever_has_driven_further_stands_better() -> None:
    """SR-C9: nothing else counts."""
    scene = at_phase("racing")
    scene.table.driven[0] = max(scene.table.driven) + 3
    found = scene.game.outlook(scene.table)
    assert found == [float(steps) for steps in scene.table.driven]
    assert found[0] == max(found)
