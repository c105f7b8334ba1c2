"""Every refusal of the circuit: a position and a move that meet it, its rule, and its sentence."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from stolik.core import IllegalMove, Phrase, Refusal, Seat
from stolik.games.rally.circuit import refusals
from stolik.games.rally.tests.test_circuit_building import ALL_LAID
from stolik.games.rally.tests.test_circuit_rug import RING, Rug
from stolik.words import LANGUAGES, Words

RACE: dict[str, Any] = {"rug": RING, "driven": [0, 0]}
NO_RACE: dict[str, Any] = {"built": 46}
LIFTED = "g5 lay, turn N, lift g5"


class Case(NamedTuple):
    """A position, a move, and the refusal it meets."""

    refusal: Refusal
    says: str
    """The number of the rule and the key of the sentence."""
    move: str
    played: str = ""
    laid: dict[str, Any] = {}  # noqa: RUF012 - never changed
    seat: int | None = None
    """Who tries; else whoever's turn it is."""


CASES = [
    Case(refusals.GAME_OVER, "SR-C9 game-over", "a1 lay", LIFTED, NO_RACE),
    Case(refusals.GAME_OVER, "SR-C9 game-over", "hare", LIFTED, NO_RACE, seat=1),
    Case(
        refusals.GAME_OVER,
        "SR-C9 game-over",
        "tortoise",
        "tortoise, tortoise",
        RACE | {"driven": [6, 6]},
    ),
    Case(refusals.NOT_YOUR_TURN, "SR-C1 not-your-turn", "a1 lay", seat=1),
    Case(refusals.NOT_YOUR_TURN, "SR-C1 not-your-turn", "back", "a1 lay", seat=1),
    Case(refusals.NOT_YOUR_TURN, "SR-C1 not-your-turn", "hare", laid=RACE, seat=1),
    Case(refusals.OTHER_QUESTION, "SR-C2 other-question", "turn NE"),
    Case(refusals.OTHER_QUESTION, "SR-C2 other-question", "back"),
    Case(refusals.OTHER_QUESTION, "SR-C2 other-question", "b1 lay", "a1 lay"),
    Case(refusals.OTHER_QUESTION, "SR-C2 other-question", "lift a1", "b1 lay", {"rug": "╬"}),
    Case(refusals.OTHER_QUESTION, "SR-C2 other-question", "ready", "g5 lay", {"rug": RING}),
    Case(refusals.NOT_RACING, "SR-C4 not-racing", "tortoise"),
    Case(refusals.NOT_RACING, "SR-C4 not-racing", "hare", laid={"rug": RING}),
    Case(refusals.NOT_RACING, "SR-C4 not-racing", "hare", "g5 lay"),
    Case(refusals.ROAD_READY, "SR-C4 road-ready", "g5 lay", "ready", {"rug": RING}),
    Case(refusals.ROAD_READY, "SR-C4 road-ready", "lift a1", laid=RACE),
    Case(refusals.ROAD_READY, "SR-C4 road-ready", "ready", laid=RACE),
    Case(refusals.ROAD_READY, "SR-C4 road-ready", "turn NE", laid=RACE),
    Case(refusals.PLACE_TAKEN, "SR-C2 place-taken", "a1 lay", laid={"rug": "╬"}),
    Case(refusals.PLACE_TAKEN, "SR-C2 place-taken", "a1 lay", laid={"rug": ALL_LAID}),
    Case(refusals.NO_TILES_LEFT, "SR-C1 no-tiles-left", "g5 lay", laid={"rug": ALL_LAID}),
    Case(refusals.NO_TILE_THERE, "SR-C2 no-tile-there", "lift a1"),
    Case(refusals.NO_SUCH_TILE, "SR-C1 no-such-tile", "turn NES", "a1 lay"),
    Case(refusals.NO_SUCH_TILE, "SR-C1 no-such-tile", "turn NESW", "g5 lay", {"rug": "╬╬╬╬"}),
    Case(refusals.NO_CIRCUIT, "SR-C4 no-circuit", "ready"),
    Case(refusals.NO_CIRCUIT, "SR-C4 no-circuit", "ready", laid={"rug": "╔╗ ╚"}),
]
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.says}: {case.move}")


def position(case: Case) -> Rug:
    """Lay the rug of this case and play up to its move."""
    return Rug(**case.laid).play(*filter(None, case.played.split(", ")))


def sentence(scene: Rug, case: Case, language: str) -> str:
    """Return what is said in this language."""
    reason = scene.reason(case.move, case.seat)
    assert reason is not None
    return Words(language, scene.game).say(Phrase(key=reason["key"], args=reason["args"]))


@every_case
def test_the_move_is_refused_with_its_rule(case: Case) -> None:
    """The number of the rule, the key of the sentence, and no other reason."""
    assert position(case).why(case.move, case.seat) == case.says
    assert case.says == f"{case.refusal.rule} {case.refusal.key.removeprefix('why-not-')}"


@every_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_can_be_said(case: Case, language: str) -> None:
    """A whole sentence, in Russian and in English, with nothing left open."""
    said = sentence(position(case), case, language)
    assert said.endswith(".")
    assert not set("{}$") & set(said)


@every_case
def test_a_refused_move_cannot_be_played(case: Case) -> None:
    """It is answered with the same rule, and the table stays as it is."""
    scene = position(case)
    before = scene.state
    seat = scene.table.seat if case.seat is None else Seat(case.seat)
    with pytest.raises(IllegalMove, match=case.refusal.rule) as refused:
        scene.game.play(scene.table, seat, scene.game.by_name[case.move])
    assert refused.value.reason == scene.reason(case.move, case.seat)
    assert scene.state == before


def test_every_refusal_has_a_case() -> None:
    """No way of saying no is left untested."""
    known = {name: value for name, value in vars(refusals).items() if isinstance(value, Refusal)}
    tested = {name for name, no in known.items() if any(no is case.refusal for case in CASES)}
    assert set(known) == tested
    assert len(known) == 10


@pytest.mark.parametrize(
    ("rug", "played", "move", "language", "said"),
    [
        ("╬", "", "a1 lay", "en", "A tile lies there already: place a1."),
        ("╬", "", "a1 lay", "ru", "Здесь уже лежит квадрат: место a1."),
        ("╬", "", "lift c4", "en", "There is nothing there: place c4."),
        ("╬", "", "lift c4", "ru", "Здесь пусто: место c4."),
        ("╬", "b1 lay", "turn NES", "ru", "Таких квадратов больше нет: развилка."),
        ("╬╬╬╬", "g5 lay", "turn NESW", "ru", "Таких квадратов больше нет: перекрёсток."),
    ],
)
def test_the_sentence_names_what_was_refused(
    rug: str, played: str, move: str, language: str, said: str
) -> None:
    """The place, or the tile that there is no more of."""
    case = Case(refusals.PLACE_TAKEN, "", move, played, {"rug": rug})
    assert sentence(position(case), case, language) == said


@pytest.mark.parametrize(
    ("rug", "move", "thing"),
    [
        ("╬", "a1 lay", {"key": "spot", "args": {"cell": "a1"}}),
        ("╬", "lift c4", {"key": "spot", "args": {"cell": "c4"}}),
        ("╬", "turn NE", {"key": "tile", "args": {"kind": "curve"}}),
        ("╬", "ready", {"key": "about-road", "args": {}}),
        ("╬", "hare", {"key": "about-drive", "args": {}}),
    ],
)
def test_a_refusal_speaks_of_the_thing_it_refuses(
    rug: str, move: str, thing: dict[str, object]
) -> None:
    """The place by its name, the tile by its kind, or what else the move is about."""
    reason = Rug(rug).reason(move)
    assert reason is not None
    assert reason["args"] == {"place": thing}


@pytest.mark.parametrize(
    ("laid", "played", "ending"),
    [
        (NO_RACE, LIFTED, "no-circuit"),
        (RACE | {"driven": [6, 0]}, "tortoise, tortoise", "race"),
    ],
)
def test_when_the_game_is_over_every_move_is_refused(
    laid: dict[str, Any], played: str, ending: str
) -> None:
    """SR-C9, SR-C5: for that reason alone, and nobody is asked."""
    scene = Rug(**laid).play(*played.split(", "))
    assert scene.turn == ending
    refused = {scene.why(str(move), seat) for seat in (0, 1) for move in scene.game.moves}
    assert refused == {"SR-C9 game-over"}
