"""The final round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stolik.core import Seat

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay

EDITIONS = pytest.mark.parametrize("game", ["geroychiki", "toy-story-4"])
ROWS = "A3.1 B1.1 / B2.1 B3.1 B4.1 / C1.1 C2.1"


@EDITIONS
def test_the_discard_joins_the_rows(lay: Lay, game: str) -> None:
    """SH-35: all of it lies face up in the middle, and everybody is told."""
    scene = lay("A4.1", "B2.2", rows=ROWS, discard="A1.1 C6.1", game=game).play("A3.1 right")
    assert scene.middle == "B2.1 B3.1 B4.1 C1.1 C2.1 A1.1 C6.1 B1.1"
    assert scene.discard == ""
    lasts = {"geroychiki": "until-skip", "toy-story-4": "one-turn-each"}[game]
    assert scene.events[1]["args"] == {"cards": 8, "lasts": lasts}


@EDITIONS
@pytest.mark.parametrize("bonus", [False, True])
def test_it_begins_at_the_end_of_any_turn(lay: Lay, game: str, bonus: bool) -> None:
    """SH-35: in a normal turn and in a bonus turn; then the neighbour plays by its rules."""
    scene = lay("A4.1", "B2.2", rows=ROWS, bonus=bonus, game=game).play("A3.1 right")
    assert (scene.table.final, scene.turn) == (True, "seat 1")
    assert scene.why("B3.1 left") is None


@pytest.mark.parametrize("bonus", [False, True])
def test_any_card_of_the_middle_may_be_taken(lay: Lay, bonus: bool) -> None:
    """SH-36: in normal and bonus turns alike, what was discarded too."""
    scene = lay("A3.1", rows="A4.1 B1.1 C1.1 A1.1 C2.1", final=True, bonus=bonus)
    assert scene.taken == {"A4.1", "B1.1", "C1.1", "A1.1", "C2.1"}


@pytest.mark.parametrize("code", ["B1.1", "BL4", "B6.1"])
def test_no_new_shelf(lay: Lay, code: str) -> None:
    """SH-37: neither with a toy nor with an edge."""
    scene = lay("A3.1", rows=f"A4.1 {code}", final=True)
    assert scene.why(f"{code} start") == "SH-37"
    assert scene.ways(code) == ["down A left", "down A right"]


def test_who_cannot_move_skips(lay: Lay) -> None:
    """SH-38: without a shelf, with no card that fits, or with an empty middle."""
    scene = lay("A3.1", "", "C1.1", rows="A4.1 C2.1 B1.1", final=True).play("A4.1 left")
    assert scene.heard == ["placed-add", "skipped", "last-turns"]
    assert scene.events[1]["args"] == {"seat": 1, "lost": 0}
    assert scene.turn == "seat 2"


def test_who_has_a_shelf_but_no_fitting_card_skips(lay: Lay) -> None:
    """SH-38: a lone toy that must not touch an edge takes no card of another colour."""
    scene = lay("A3.1", "B5.1", rows="A4.1 C2.1 BL4 B5.2", final=True).play("A4.1 left")
    assert scene.heard[1:] == ["skipped", "last-turns"]


def test_all_other_rules_stay(lay: Lay) -> None:
    """SH-39: colours, equal toys, edges, conditions and backs."""
    shelves = "AL4 A3.1 / B5.1"
    scene = lay(shelves, rows="A3.2 A4.1 A6.1 AL1 BR4 C1.1", final=True)
    refused = ["A3.2 right", "A4.1 left", "A6.1 right", "AL1 left", "BR4 right", "C1.1 down B left"]
    found = [scene.why(move) for move in refused]
    assert found == ["SH-12", "SH-11", "SH-26", "SH-11", "SH-30", "SH-30"]


def test_completing_works_as_before(lay: Lay) -> None:
    """SH-39: face-down cards to the box, the rest to the collection."""
    scene = lay("[B1.1] A3.1 / C1.1", rows="AR4 C2.1", final=True).play("AR4 right")
    assert (scene.removed, scene.collection()) == ("B1.1", "A3.1 AR4")


@EDITIONS
@pytest.mark.parametrize(
    ("shelves", "move"),
    [("AL1", "A1.1 right"), ("A2.1", "A1.1 right"), ("AL4 A3.1 / C1.1", "AR4 right")],
)
def test_bonuses_still_work(lay: Lay, game: str, shelves: str, move: str) -> None:
    """SH-R12: for the toy that an edge shows, for the neighbour, for completing."""
    scene = lay(shelves, "C3.1", rows="A1.1 AR4 C2.1 B1.1", final=True, game=game)
    assert scene.play(move).turn == "seat 0 bonus"


def test_there_is_no_refresh(lay: Lay) -> None:
    """SH-R31: the middle only shrinks, down to nothing."""
    scene = lay("A3.1", "B1.1", rows="A4.1 B2.1 A1.1", final=True)
    middles = [scene.play(move).middle for move in ("A4.1 left", "B2.1 left", "A1.1 left")]
    assert middles == ["B2.1 A1.1", "A1.1", ""]
    assert (scene.discard, scene.heard.count("row-dealt")) == ("", 0)


def test_stuck_here_means_skip(lay: Lay) -> None:
    """SH-R6: nothing is removed, nothing is discarded; a turn is skipped."""
    scene = lay("A3.1", "B5.1", "A1.1", rows="A4.1 BL4 B5.2 A2.1", final=True).play("A4.1 left")
    assert (scene.turn, scene.shelves(1)) == ("seat 2", "B5.1")
    assert scene.why("A1.1 remove") == "SH-42"
    assert scene.why("BL4 discard") == "SH-42"


def test_nobody_skips_who_can_move(lay: Lay) -> None:
    """SH-R7: every legal move places a card, however little it pleases."""
    scene = lay("A3.1", rows="B1.1 C1.1", final=True)
    assert scene.moves == [
        "B1.1 down A left",
        "B1.1 down A right",
        "C1.1 down A left",
        "C1.1 down A right",
    ]


def test_a_bonus_turn_that_cannot_be_made_ends_the_game_too(lay: Lay) -> None:
    """SH-R8: the first book; with no shelf left the bonus turn is the skip."""
    scene = lay("AL4 A3.1", "C1.1", "B1.1", rows="AR4 A4.1 C2.1 B2.1", final=True).play("AR4 right")
    assert scene.heard[3:] == ["skipped", "last-turns"]
    assert scene.events[3]["args"] == {"seat": 0, "lost": 1}
    turns = [scene.turn, scene.play("C2.1 left").turn, scene.play("B2.1 left").turn]
    assert turns == ["seat 1", "seat 2", "over: bonus-skip"]


def test_unless_the_table_agreed_otherwise(lay: Lay) -> None:
    """SH-R8: then only a normal turn that cannot be made ends it."""
    scene = lay(
        "AL4 A3.1", "C1.1", rows="AR4 A4.1 C2.1 B1.1", final=True, skip_on_bonus_ends_game=False
    ).play("AR4 right")
    assert (scene.heard[3:], scene.turn) == (["skipped"], "seat 1")
    assert scene.play("C2.1 left").heard[-2:] == ["skipped", "last-turns"]
    assert scene.play("A4.1 down C left").turn == "over: skip"


@EDITIONS
def test_other_bonus_turns_lapse_with_it(lay: Lay, game: str) -> None:
    """SH-R8: in both editions; nothing has changed, so they could not be made either."""
    scene = lay(
        "AL4 A3.1", "C1.1", rows="AR4 C2.1 B1.1", final=True, due=2, game=game, turns_left=1
    )
    scene.play("AR4 right")
    skipped = [event["args"] for event in scene.events if event["key"] == "skipped"]
    assert (skipped, scene.turn) == ([{"seat": 0, "lost": 3}], "seat 1")


def test_the_last_lap_goes_clockwise_from_the_skipper(lay: Lay) -> None:
    """SH-R9: every other player once, with bonus turns of their own, and nobody twice."""
    rows = "A4.1 B2.1 C2.1 CR3 A1.1 B3.1"
    scene = lay("A3.1", "", "B1.1", "CL4 C1.1 / A2.1", rows=rows, final=True)
    moves = (
        "A4.1 left",
        "B2.1 left",
        "CR3 right",
        "A1.1 left",
        "B3.1 down A right",
        "C2.1 down A left",
    )
    assert [scene.play(move).turn for move in moves] == [
        "seat 2",
        "seat 3",
        "seat 3 bonus",
        "seat 3 bonus",
        "seat 0",
        "over: skip",
    ]


def test_a_second_skip_changes_nothing(lay: Lay) -> None:
    """SH-R9: the lap is not counted anew."""
    scene = lay("A3.1", "", "", "B1.1", rows="A4.1 B2.1 A1.1 B3.1", final=True).play("A4.1 left")
    assert scene.heard == ["placed-add", "skipped", "last-turns", "skipped"]
    turns = [scene.turn, scene.play("B2.1 left").turn, scene.play("A1.1 left").turn]
    assert turns == ["seat 3", "seat 0", "over: skip"]


def test_an_empty_middle_is_a_forced_skip(lay: Lay) -> None:
    """SH-R9: shelves with room, and no card to take."""
    scene = lay("A3.1", "B1.1", rows="A4.1", final=True).play("A4.1 left")
    assert scene.heard == ["placed-add", "skipped", "last-turns", "skipped", "game-over"]
    assert scene.turn == "over: skip"


def test_turns_go_on_until_somebody_skips(lay: Lay) -> None:
    """SH-38, SH-R9: the first book; nobody counts turns before that."""
    scene = lay("A3.1", "B1.1", rows="A4.1 B2.1 A1.1 B3.1 A2.1", final=True)
    moves = ("A4.1 left", "B2.1 left", "A1.1 left", "B3.1 left")
    assert [scene.play(move).turn for move in moves] == ["seat 1", "seat 0"] * 2
    assert "skipped" not in scene.heard


@EDITIONS
def test_bonus_turns_due_are_played_at_once(lay: Lay, game: str) -> None:
    """SH-R10: whoever starts the round plays them by its rules, before the neighbour."""
    scene = lay("AL4 A3.1 / C3.1", "B1.2", rows="AR4 B1.1 / B2.1 C1.1 / C2.1 A4.1", game=game)
    scene.play("AR4 right")
    assert scene.heard[-2:] == ["bonus-earned", "final-round"]
    assert scene.turn == "seat 0 bonus"
    assert (scene.why("A4.1 start"), scene.why("C1.1 left")) == ("SH-37", None)
    assert scene.play("C1.1 left").turn == "seat 1"


@EDITIONS
def test_also_when_it_begins_in_a_bonus_turn(lay: Lay, game: str) -> None:
    """SH-R10: a second bonus turn due from before the round."""
    scene = lay(
        "AL4 A3.1 / C3.1",
        "B1.2",
        rows="C1.1 A4.1 / B2.1 B3.1 / C2.1 C4.1",
        bonus=True,
        due=1,
        game=game,
    )
    assert scene.play("C1.1 left").turn == "seat 0 bonus"
    assert scene.play("C2.1 left").turn == "seat 1"


def test_a_bonus_turn_due_that_cannot_be_made_is_the_skip(lay: Lay) -> None:
    """SH-R10: then SH-R8 applies, and the others play once more."""
    scene = lay("AL4 A3.1", "C1.1", rows="AR4 B1.1 / B2.1 B3.1 / C2.1 C3.1").play("AR4 right")
    assert scene.heard[-3:] == ["final-round", "skipped", "last-turns"]
    assert scene.play("C2.1 left").turn == "over: bonus-skip"


def test_one_more_turn_each(lay: Lay) -> None:
    """SH-R11: the second book; clockwise from the left of the trigger, the trigger last."""
    rows = "A4.1 A1.1 / B2.1 B3.1 / C2.1 C3.1"
    scene = lay("C1.1", "A3.1", "B1.1", rows=rows, seat=1, game="toy-story-4")
    moves = ("A4.1 left", "B2.1 left", "C2.1 left", "A1.1 left")
    turns = [scene.play(move).turn for move in moves]
    assert turns == ["seat 2", "seat 0", "seat 1", "over: one-turn-each"]


def test_one_more_turn_each_with_its_bonus_turns(lay: Lay) -> None:
    """SH-R11: a bonus turn earned in the last turn is played; a skip ends nothing early."""
    rows = "A4.1 B2.1 / BR4 B3.1 / C2.1 C3.1"
    scene = lay("A3.1", "BL4 B1.1 / C1.1", "", rows=rows, game="toy-story-4")
    moves = ("A4.1 left", "BR4 right", "C2.1 left", "C3.1 down A left")
    turns = [scene.play(move).turn for move in moves]
    assert turns == ["seat 1", "seat 1 bonus", "seat 0", "over: one-turn-each"]
    assert scene.heard.count("skipped") == 1


def test_the_trigger_may_be_unable_to_move_at_all(lay: Lay) -> None:
    """SH-R11: every last turn a skip, and the game is over in one go."""
    scene = lay("BL4 B1.1", "", rows="BR4 A4.1 / B2.1 B3.1 / C2.1 C3.1", game="toy-story-4")
    scene.play("BR4 right")
    assert scene.heard[3:] == ["final-round", "skipped", "skipped", "skipped", "game-over"]
    assert scene.turn == "over: one-turn-each"


def test_when_it_is_over_nobody_moves(lay: Lay) -> None:
    """SH-41: no seat is to move, and there is no legal move for any."""
    scene = lay("A3.1", "B1.1", rows="A4.1", final=True).play("A4.1 left")
    assert scene.game.to_move(scene.table) == []
    assert [scene.game.legal_moves(scene.table, Seat(seat)) for seat in (-1, 0, 1)] == [[], [], []]
    assert scene.events[-1]["args"] == {"ending": "skip"}


@EDITIONS
def test_the_ways_to_end(lay: Lay, game: str) -> None:
    """SH-R8, SH-R11: each edition has its own, and none while the game goes on."""
    scene = lay("", game=game)
    assert scene.game.ending(scene.table) is None
    known = {"geroychiki": ("skip", "bonus-skip"), "toy-story-4": ("one-turn-each",)}
    assert scene.game.endings == known[game]
