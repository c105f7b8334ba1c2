"""Every refusal: a position and a move that meet it, its rule, and its sentence."""

from typing import Any, NamedTuple

import pytest

from stolik.core import IllegalMove, Phrase, Refusal, Seat
from stolik.games.rally import refusals
from stolik.games.rally.components import COLOURS
from stolik.games.rally.tests.conftest import Lay, Scene
from stolik.words import LANGUAGES, Words

ACROSS = """
    .  ═2 .  .  .
    .  ═1 .  .  .
"""
BY_PIT = """
    .  .  .  .  .
    .  .  .  .  .
    .  ║1 P  .  .
"""
WON: dict[str, Any] = {"board": "═1 . . . .", "goals": "red"}
DEAL: dict[str, Any] = {"board": None, "first_seat": "1"}
BY_ROAD: dict[str, Any] = {"board": ACROSS, "occupied_move": "road"}
BANNED: dict[str, Any] = {"board": "", "swapped": "a1 e5"}


class Case(NamedTuple):
    """A position, a move, and the refusal it meets."""

    refusal: Refusal
    says: str
    """The number of the rule and the key of the sentence."""
    played: str
    """What was played before."""
    move: str
    laid: dict[str, Any] = {"board": ""}  # noqa: RUF012 - never changed
    """How the table lies, where that matters."""
    other: int = 0
    """How many seats after the one whose turn it is asks."""


CASES = [
    Case(refusals.GAME_OVER, "SR-12 game-over", "red drive", "swap", WON),
    Case(refusals.GAME_OVER, "SR-12 game-over", "red drive", "e1 open", WON, other=1),
    Case(refusals.NOT_YOUR_TURN, "SR-5 not-your-turn", "", "e1 open", other=1),
    Case(refusals.NOT_YOUR_TURN, "SR-5 not-your-turn", "", "red start", DEAL, other=1),
    Case(refusals.NOT_YOUR_TURN, "SR-5 not-your-turn", "swap", "back", other=1),
    Case(refusals.OTHER_QUESTION, "SR-5 other-question", "", "a1 open", DEAL),
    Case(refusals.OTHER_QUESTION, "SR-5 other-question", "", "red start"),
    Case(refusals.OTHER_QUESTION, "SR-5 other-question", "", "turn NE"),
    Case(refusals.OTHER_QUESTION, "SR-5 other-question", "", "a1 pick"),
    Case(refusals.OTHER_QUESTION, "SR-5 other-question", "", "back"),
    Case(refusals.OTHER_QUESTION, "SR-5 other-question", "swap", "a1 open"),
    Case(refusals.OTHER_QUESTION, "SR-5 other-question", "swap", "swap"),
    Case(refusals.OTHER_QUESTION, "SR-5 other-question", "a1 open", "swap", {"board": "c . . . ."}),
    Case(refusals.CORNER_TAKEN, "SR-4 corner-taken", "red start", "red start", DEAL),
    Case(refusals.NOT_BESIDE, "SR-6 not-beside", "", "b1 open"),
    Case(refusals.NOT_BESIDE, "SR-6 not-beside", "", "pit drive"),
    Case(refusals.NOT_BESIDE, "SR-6 not-beside", "", "red drive"),
    Case(refusals.NO_ROAD_OUT, "SR-6 no-road-out", "", "b1 open", {"board": "║1 . . . ."}),
    Case(refusals.OPEN_ALREADY, "SR-8 open-already", "", "b1 open", {"board": ACROSS}),
    Case(refusals.OPEN_ALREADY, "SR-8 open-already", "", "b1 open", BY_ROAD),
    Case(refusals.CLOSED_STILL, "SR-6 closed-still", "", "a1 drive"),
    Case(refusals.NO_ROAD_IN, "SR-R1 no-road-in", "", "b1 drive", BY_ROAD),
    Case(refusals.NO_ROAD_THERE, "SR-R22 no-road-there", "", "pit drive", {"board": BY_PIT}),
    Case(refusals.NO_ROAD_THERE, "SR-R22 no-road-there", "", "red drive", {"board": "║1 . . . ."}),
    Case(refusals.OTHER_TILE, "SR-6 other-tile", "a1 open", "turn EW", {"board": "c . . . ."}),
    Case(refusals.ROAD_BREAKS, "SR-6 road-breaks", "a1 open", "turn NE", {"board": "c . . . ."}),
    Case(
        refusals.ROAD_BREAKS,
        "SR-6 road-breaks",
        "a1 open",
        "turn N",
        {"board": "d . . . .", "first": True},
    ),
    Case(refusals.FACE_UP, "SR-10 face-up", "swap", "a1 pick", {"board": "═1 . . . ."}),
    Case(refusals.FACE_UP, "SR-10 face-up", "swap, b1 pick", "a1 pick", {"board": "═2 . . . ."}),
    Case(refusals.JUST_SWAPPED, "SR-10 just-swapped", "swap", "a1 pick", BANNED),
    Case(refusals.JUST_SWAPPED, "SR-10 just-swapped", "swap, b1 pick", "e5 pick", BANNED),
    Case(refusals.PICKED_ALREADY, "SR-10 picked-already", "swap, b1 pick", "b1 pick"),
]
EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.says}: {case.move}")


def position(lay: Lay, case: Case) -> Scene:
    """Lay the table of this case and play up to its move."""
    return lay(**case.laid).play(*(move for move in case.played.split(", ") if move))


def asking(scene: Scene, case: Case) -> int:
    """Return the seat that makes the move."""
    return (scene.table.seat + case.other) % len(scene.table.cars)


def said(scene: Scene, move: str, seat: int, language: str) -> str:
    """Return the sentence of a refusal."""
    reason = scene.reason(move, seat)
    assert reason is not None
    return Words(language, scene.game).say(Phrase(key=reason["key"], args=reason["args"]))


@EACH
def test_the_move_is_refused_with_its_rule(lay: Lay, case: Case) -> None:
    """The number of the rule, the key of the sentence, and no other reason."""
    scene = position(lay, case)
    assert scene.why(case.move, asking(scene, case)) == case.says
    assert case.says == f"{case.refusal.rule} {case.refusal.key.removeprefix('why-not-')}"


@pytest.mark.parametrize("language", LANGUAGES)
@EACH
def test_the_refusal_can_be_said(lay: Lay, case: Case, language: str) -> None:
    """A whole sentence, in Russian and in English, with nothing left open."""
    scene = position(lay, case)
    sentence = said(scene, case.move, asking(scene, case), language)
    assert sentence.endswith(".")
    assert not set("{}$") & set(sentence)


def test_no_two_refusals_say_the_same(lay: Lay) -> None:
    """Every key has a sentence of its own, in each language."""
    for language in LANGUAGES:
        found = {}
        for case in CASES:
            scene = position(lay, case)
            sentence = said(scene, case.move, asking(scene, case), language)
            found[case.refusal.key] = sentence.partition(":")[0]
        assert len(set(found.values())) == len(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("move", ["d4 open", "b2 open", "c2 drive", "a1 drive"])
def test_the_sentence_names_the_place(lay: Lay, move: str, language: str) -> None:
    """The tile that the move was about."""
    assert move.split(maxsplit=1)[0] in said(lay(""), move, 0, language)


@EACH
def test_a_refused_move_cannot_be_played(lay: Lay, case: Case) -> None:
    """It is answered with the same rule, and the table stays as it is."""
    scene = position(lay, case)
    before, seat = scene.state, asking(scene, case)
    with pytest.raises(IllegalMove, match=case.refusal.rule) as refused:
        scene.game.play(scene.table, Seat(seat), scene.game.by_name[case.move])
    assert refused.value.reason == scene.reason(case.move, seat)
    assert scene.state == before


def test_every_refusal_has_a_case() -> None:
    """No way of saying no is left untested."""
    known = {name for name, value in vars(refusals).items() if isinstance(value, Refusal)}
    tested = {
        name
        for name, value in vars(refusals).items()
        if any(value is case.refusal for case in CASES)
    }
    assert known == tested
    assert len(known) == 15


def test_when_the_race_is_over_every_move_is_refused(lay: Lay) -> None:
    """SR-12: for that reason alone."""
    scene = lay(**WON).play("red drive")
    refused = {scene.why(str(move), seat) for seat in (0, 1) for move in scene.game.moves}
    assert refused == {"SR-12 game-over"}


def test_while_corners_are_chosen_every_other_move_is_another_question(lay: Lay) -> None:
    """SR-5: for that reason alone."""
    scene = lay()
    starts = {f"{colour} start" for colour in COLOURS}
    others = {str(move) for move in scene.game.moves} - starts
    assert {scene.why(move) for move in others} == {"SR-5 other-question"}
    assert {scene.why(move) for move in starts} == {None}
