"""The rug and what is known of it as JSON, and back."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

import pytest

from stolik.core import Chance, Seat, Unreadable, written
from stolik.games import find
from stolik.games.rally.circuit.options import Options
from stolik.games.rally.circuit.state import PHASES
from stolik.games.rally.tests.test_circuit_building import OWN_TILES
from stolik.games.rally.tests.test_circuit_rug import LONG_RING, RING, Rug, luck
from stolik.games.rally.tests.test_circuit_view import at_phase, every_phase

PARTS = (
    "options",
    "chance",
    "roads",
    "supply",
    "driven",
    "built",
    "place",
    "phase",
    "first",
    "seat",
)

if TYPE_CHECKING:
    from stolik.core import JSON

Path = tuple[str | int, ...]


def set_at(whole: Any, path: Path, value: JSON) -> None:
    """Put a value somewhere in a written table."""
    for step in path[:-1]:
        whole = whole[step]
    whole[path[-1]] = value


def same_again(scene: Rug) -> None:
    """Read the table from what is written, and expect the same table, asking the same."""
    again = scene.game.read_state(scene.state)
    assert written(scene.game.write_state(again)) == written(scene.state)
    for seat in range(len(scene.table.driven)):
        assert scene.game.view(again, Seat(seat)) == scene.view(seat)


# There and back


@every_phase
def test_a_table_survives_json(phase: str) -> None:
    """Whatever is asked."""
    same_again(at_phase(phase))


def test_a_table_without_a_race_survives_json() -> None:
    """SR-C5: the road was never closed."""
    same_again(at_phase("no race"))


def test_the_closed_road_is_found_again() -> None:
    """SR-C3: it is not written, for it follows from the tiles."""
    scene = Rug("╔╗ ╚╬╗ ·╚╝")
    again = scene.game.read_state(scene.state)
    assert "circuit" not in PARTS
    assert again.circuit == scene.table.circuit
    assert len(again.circuit) == 8


def test_a_table_read_goes_on_with_the_same_luck() -> None:
    """SR-C6: the next hare throws the same."""
    scene = Rug(LONG_RING, driven=[0, 0], seed=luck(5, 0, 4)).play("hare")
    again = scene.game.read_state(scene.state)
    for seat in (1, 0):
        scene.play("hare")
        scene.game.play(again, Seat(seat), scene.game.by_name["hare"])
    assert again.driven == scene.table.driven == [7, 0]


def test_options_travel_with_the_table() -> None:
    """SR-C8, SR-C1: a table read again is played by what it agreed on."""
    scene = Rug("╦", first=1, laps="3", mix="alternative")
    rules = scene.game.read_state(scene.state).rules
    assert rules.options == Options("3", "2", "alternative")
    assert (rules.laps, rules.mix) == (3, [6, 8, 4, 2, 4])


def test_a_table_of_an_owner_is_read_with_the_own_tiles() -> None:
    """SR-C1: and is no table of ours."""
    game = find("rally-circuit").with_components(OWN_TILES)
    scene = Rug(RING, game=game)
    same_again(scene)
    with pytest.raises(Unreadable, match="SR-C1: the tiles of the mix"):
        find("rally-circuit").read_state(scene.state)


def test_the_phase_is_written_by_name() -> None:
    """The rest are numbers."""
    written_phases = []
    for phase in PHASES:
        state: Any = at_phase(phase).state
        assert tuple(state) == PARTS
        written_phases.append(state["phase"])
    assert written_phases == list(PHASES)


# What is refused


@pytest.mark.parametrize("part", PARTS)
def test_a_table_without_a_part_is_refused(part: str) -> None:
    """The part is named."""
    scene = Rug(RING)
    whole: Any = scene.state
    del whole[part]
    with pytest.raises(Unreadable, match=f"the table has no '{part}'"):
        scene.game.read_state(whole)


def test_a_table_that_is_no_object_is_refused() -> None:
    """Whatever else it is."""
    with pytest.raises(Unreadable, match="the table should be an object"):
        find("rally-circuit").read_state([])


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("weather",), "fine", "the table has an unknown part 'weather'"),
        (("options",), [], "'options' of the table"),
        (("options",), {"speed": True}, "speed"),
        (("options", "laps"), "9", "laps"),
        (("options", "laps"), 2, "laps"),
        (("chance",), "luck", "'chance' of the table should be an object"),
        (("chance", "dice"), 1, "'chance' of the table has an unknown part 'dice'"),
        (("chance", "spent"), -1, "'chance' of the table is spent -1 times"),
        (("chance", "spent"), "some", "'spent' of 'chance' of the table"),
        (("chance", "seed"), 5, "'seed' of 'chance' of the table"),
        (("chance",), {"spent": 0}, "'chance' of the table has no 'seed'"),
        (("chance",), {"seed": "s"}, "'chance' of the table has no 'spent'"),
        (("roads",), "all", "'roads' of the table"),
        (("roads",), [], "the table should have 35 cells with roads"),
        (("roads",), [0] * 36, "the table should have 35 cells with roads"),
        (("roads", 3), 16, "the table should have 35 cells with roads"),
        (("roads", 3), -1, "the table should have 35 cells with roads"),
        (("roads", 3), None, "item 4 in 'roads' of the table"),
        (("roads", 3), True, "item 4 in 'roads' of the table"),
        (("supply",), {}, "'supply' of the table"),
        (("supply", 0), 0.5, "item 1 in 'supply' of the table"),
        (("driven",), 0, "'driven' of the table"),
        (("driven", 1), "far", "item 2 in 'driven' of the table"),
        (("built",), "some", "'built' of the table"),
        (("place",), None, "'place' of the table"),
        (("phase",), "sleep", "'sleep'"),
        (("phase",), 0, "'phase' of the table"),
        (("first",), "me", "'first' of the table"),
        (("seat",), True, "'seat' of the table"),
    ],
)
def test_a_damaged_table_is_refused(path: Path, value: JSON, message: str) -> None:
    """With a sentence that names what is wrong."""
    scene = Rug(RING)
    whole: Any = scene.state
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=message):
        scene.game.read_state(whole)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("driven",), [], "SR-C1: one to four cars"),
        (("driven",), [0] * 5, "SR-C1: one to four cars"),
        (("seat",), 2, "SR-C1: somebody's turn"),
        (("first",), -1, "SR-C1: somebody's turn"),
        (("supply",), [6, 6, 0, 4], "SR-C1: a pile for each kind of tile"),
        (("supply", 2), -1, "SR-C1: no pile has less than no tiles"),
        (("supply", 2), 1, "SR-C1: the tiles of the mix"),
        (("roads", 0), 0, "SR-C1: the tiles of the mix"),
        (("options", "mix"), "alternative", "SR-C1: the tiles of the mix"),
        (("place",), 30, "SR-C2: a tile is about to be laid"),
        (("phase",), "laying", "SR-C2: a tile is about to be laid"),
        (("built",), 48, "SR-C5: building ends some time"),
        (("seat",), 1, "SR-C1: builders take turns"),
        (("first",), 1, "SR-C1: builders take turns"),
        (("driven", 0), 1, "SR-C4: nobody drives before the race"),
        (("phase",), "over", "SR-C9: the race ends when the laps are done"),
    ],
)
def test_a_table_that_cannot_be_is_refused(path: Path, value: JSON, message: str) -> None:
    """SR-C1, SR-C2, SR-C4, SR-C5, SR-C9: with the promise that is broken."""
    scene = Rug(RING)
    whole: Any = scene.state
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=f"the table cannot be so: {message}"):
        scene.game.read_state(whole)


@pytest.mark.parametrize(("path", "value"), [(("built",), 47), (("driven", 1), 3)])
def test_a_table_that_never_had_a_race_is_read_only_after_48_turns(path: Path, value: JSON) -> None:
    """SR-C5: and only if nobody has driven."""
    scene = at_phase("no race")
    whole: Any = scene.state
    set_at(whole, path, value)
    message = "the table cannot be so: SR-C5: without a road it ends after 48 turns"
    with pytest.raises(Unreadable, match=message):
        scene.game.read_state(whole)


# Knowledge


@every_phase
def test_knowledge_survives_json(phase: str) -> None:
    """For a bot in another process."""
    scene = at_phase(phase)
    for seat in (Seat(0), Seat(2)):
        knowledge = scene.game.knows(scene.table, seat)
        told = scene.game.write_knowledge(knowledge)
        again = scene.game.read_knowledge(told)
        assert again.seat == seat
        assert written(scene.game.write_knowledge(again)) == written(told)


@every_phase
def test_knowledge_holds_everything_but_the_luck(phase: str) -> None:
    """SR-C6: whatever the die will show, the same is known."""
    one, other = at_phase(phase, "one"), at_phase(phase, "other")
    known = [
        scene.game.write_knowledge(scene.game.knows(scene.table, Seat(1))) for scene in (one, other)
    ]
    assert known[0] == known[1]
    whole: Any = one.state
    told: Any = known[0]
    del whole["chance"], told["seen"]["chance"]
    assert told == {"seat": 1, "seen": whole}


def test_knowledge_is_a_table_of_its_own() -> None:
    """What is built later is not known before."""
    scene = Rug(RING)
    knowledge = scene.game.knows(scene.table, Seat(0))
    before = written(scene.game.write_knowledge(knowledge))
    scene.play("g5 lay", "turn N")
    scene.game.play(scene.game.imagine(knowledge, Chance("mine")), Seat(0), scene.game.moves[34])
    assert written(scene.game.write_knowledge(knowledge)) == before


@every_phase
def test_an_imagined_table_differs_in_luck_alone(phase: str) -> None:
    """SR-C6: and the same dreamer dreams the same."""
    scene = at_phase(phase)
    knowledge = scene.game.knows(scene.table, Seat(0))
    tables = [scene.game.imagine(knowledge, Chance(seed)) for seed in ("a", "a", "b")]
    luck_of = [(table.chance.seed, table.chance.spent) for table in tables]
    assert luck_of[0] == luck_of[1] != luck_of[2]
    assert scene.table.chance.seed not in {seed for seed, _ in luck_of}
    for table in tables:
        scene.game.check(table)
        assert scene.game.view(table, Seat(1)) == scene.view(1)


@every_phase
def test_a_table_dealt_anew_differs_in_luck_alone(phase: str) -> None:
    """SR-C6: and this table stays as it is."""
    scene = at_phase(phase)
    before = scene.state
    other = scene.game.redeal(scene.table, Seat(0), Chance("anew"))
    assert other.chance.seed != scene.table.chance.seed
    assert scene.game.view(other, Seat(0)) == scene.view(0)
    assert scene.state == before


def test_nothing_is_forgotten() -> None:
    """SR-C1: everything lies open, so there is nothing to keep in mind."""
    scene = Rug(RING)
    knowledge = scene.game.knows(scene.table, Seat(0))
    assert scene.game.forget(knowledge, 0) is knowledge


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("mood",), "good", "the knowledge has an unknown part 'mood'"),
        (("seat",), "me", "'seat' of the knowledge"),
        (("seat",), 2, "there is no seat 3"),
        (("seat",), -1, "there is no seat 0"),
        (("seen",), [], "'seen' of the knowledge"),
        (("seen", "built"), -1, "the table cannot be so: SR-C5"),
    ],
)
def test_damaged_knowledge_is_refused(path: Path, value: JSON, message: str) -> None:
    """With a sentence that names what is wrong."""
    scene = Rug(RING)
    told: Any = scene.game.write_knowledge(scene.game.knows(scene.table, Seat(0)))
    set_at(told, path, value)
    with pytest.raises(Unreadable, match=message):
        scene.game.read_knowledge(told)


@pytest.mark.parametrize("part", ["seat", "seen"])
def test_knowledge_without_a_part_is_refused(part: str) -> None:
    """The part is named."""
    scene = Rug(RING)
    told: Any = scene.game.write_knowledge(scene.game.knows(scene.table, Seat(0)))
    del told[part]
    with pytest.raises(Unreadable, match=f"the knowledge has no '{part}'"):
        scene.game.read_knowledge(told)


def test_knowledge_that_is_no_object_is_refused() -> None:
    """Whatever else it is."""
    with pytest.raises(Unreadable, match="the knowledge should be an object"):
        find("rally-circuit").read_knowledge(None)


# Copies


@pytest.mark.parametrize(
    ("phase", "moves"),
    [
        ("building", ["lift a1"]),
        ("laying", ["turn N"]),
        ("racing", ["hare", "tortoise", "hare"]),
    ],
)
def test_a_copy_is_a_table_of_its_own(phase: str, moves: list[str]) -> None:
    """A move at the copy changes nothing here."""
    scene = at_phase(phase)
    before = scene.state
    other = scene.game.copy(scene.table)
    for move in moves:
        scene.game.play(other, other.seat, scene.game.by_name[move])
    assert scene.state == before
    assert scene.game.write_state(other) != before
    scene.hold()


def test_a_clone_is_a_table_of_its_own_with_the_same_moves() -> None:
    """A move is known by being that move."""
    scene = Rug()
    clone = copy(scene.table)
    assert clone.roads == scene.table.roads
    assert clone.roads is not scene.table.roads
    assert all(copy(move) is move for move in scene.game.moves)


def test_a_move_is_shown_by_its_spelling() -> None:
    """As it stands in a record."""
    move = Rug().game.by_name["c2 lay"]
    assert (str(move), repr(move)) == ("c2 lay", "<Move c2 lay>")


def test_options_do_travel() -> None:
    """Every value arrives."""
    options = Options("3", "4", "alternative")
    assert copy(options) == options
