"""What bots are told: a ring can be built together, and a race is worth running."""

from __future__ import annotations

import pytest

from stolik.bots import find as find_bot
from stolik.bots import hint
from stolik.core import Chance, Seat, settle
from stolik.games import find
from stolik.games.rally.components import CURVE
from stolik.games.rally.tests.test_circuit_rug import LONG_RING, Rug, drawn
from stolik.games.rally.tests.test_circuit_view import at_phase

PLAN = "· ·╔══╗ ·║··║ ·╚══╝"
"""The ring that is advised."""


def worth(scene: Rug, move: str) -> float:
    """Return how good the move looks to the seat whose turn it is."""
    return scene.game.advice(scene.table, scene.table.seat, scene.game.by_name[move])


def hinted(scene: Rug) -> str:
    """Return what is proposed to the seat whose turn it is."""
    game, table = scene.game, scene.table
    seat = table.seat
    moves = game.legal_moves(table, seat)
    return str(hint(game, seat, game.knows(table, seat), moves, Chance("a hint")).move)


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
    assert hinted(Rug("· ·╔══╗")) == "e3 lay"


@pytest.mark.parametrize(
    ("place", "move"), [("b2", "turn ES"), ("d4", "turn EW"), ("e3", "turn NS"), ("e4", "turn NW")]
)
def test_the_tile_that_belongs_there_is_laid(place: str, move: str) -> None:
    """SR-C2: in the way that closes the ring."""
    assert best(Rug().play(f"{place} lay")) == [move]


@pytest.mark.parametrize(
    ("rug", "steps"),
    [
        ("╔╗ ╚", ["b2 lay", "turn NW"]),
        ("· · ╔══╗ ║··║ ╚═", ["d5 lay", "turn NW", "c5 lay", "turn EW"]),
        ("╔╬╗ ║·║ ╚═", ["c3 lay", "turn NW"]),
    ],
)
def test_the_road_that_lies_there_is_closed(rug: str, steps: list[str]) -> None:
    """SR-C3: the ring that takes the fewest turns; a crossing is driven straight on."""
    scene = Rug(rug)
    for step in steps:
        assert hinted(scene) == step
        scene.play(step)
    assert scene.table.circuit


def test_what_bars_the_ring_is_taken_away_and_nothing_that_fits() -> None:
    """SR-C2: a lone tile in the way is lifted; one that is joined to another is built around."""
    barred = Rug("╔╗ ╚╥")
    assert best(barred) == ["lift b2"]
    assert worth(barred, "lift a1") == worth(barred, "lift b1") == -1.0
    built_around = Rug("· ··╔══ ··║")
    assert all(move.endswith("lay") for move in best(built_around))


def test_a_tile_that_has_run_out_is_fetched_from_outside_the_ring() -> None:
    """SR-C1, SR-C2: only then is something taken away that bars nothing."""
    scene = Rug("╔╗ ╚ · ·╔·╔·╔ ╔·╔·╔·╔")
    assert scene.table.supply[CURVE] == 0
    assert set(best(scene)) == {
        f"lift {place}" for place in ("b4", "d4", "f4", "a5", "c5", "e5", "g5")
    }


def test_no_dead_end_is_laid() -> None:
    """SR-C2: it would close nothing."""
    scene = Rug("╔").play("b1 lay")
    assert best(scene) == ["turn SW"]
    assert worth(scene, "turn W") == -1.0


def test_when_the_ring_is_closed_the_race_begins() -> None:
    """SR-C4: also if another one lies elsewhere that is as long."""
    assert best(Rug(PLAN)) == best(Rug(LONG_RING)) == ["ready"]


@pytest.mark.parametrize("rug", ["· · · ·····╔╗ ·····╚╝", "║ ·║ · ·····╔╗ ·····╚╝"])
def test_a_small_ring_is_enough_for_a_race(rug: str) -> None:
    """SR-C4: to be ready is better than to lay tiles, and than to take back a wrong one."""
    scene = Rug(rug)
    assert best(scene) == ["ready"]
    assert [worth(scene, move) for move in ("ready", "c2 lay", "a5 lay")] == [3.0, 0.0, 0.0]


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
