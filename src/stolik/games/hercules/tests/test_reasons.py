"""Every refusal: a position and a move that meet it, its rule, and its sentence."""

from typing import Any, NamedTuple

import pytest

from stolik.core import IllegalMove, Phrase, Refusal, Seat
from stolik.games.hercules import refusals
from stolik.games.hercules.tests.conftest import Lay, Scene
from stolik.games.hercules.tests.test_contest import same
from stolik.words import LANGUAGES, Words

MINE, YOURS, THEIRS = "S1 A8 W9 P16", "S2 A7 W10 P15", "S3 A6 W11 P14"
KEPT = "0 keep, 1 keep, "
TIED = f"{KEPT}0 G05 visit, 0 G16 lower pay, 0 S1 pay, 1 G05 visit, 1 G17 lower pay, 1 S2 pay"
DEAR = (
    f"{KEPT}0 G18 visit, 0 G16 lower pay, 0 S1 pay, 0 A8 pay, "
    "1 G18 visit, 1 G17 lower pay, 1 S2 pay, 1 A7 pay"
)
DECLINED = f"{TIED}, 0 decline, 1 duel"
STARS: dict[str, Any] = {"hands": ("G16 S1 A8 W9", "G17 S2 A7 W10")}
CAPRICE: dict[str, Any] = {
    "hands": ("A8 A25 S1 G11", YOURS),
    "mode": "caprice",
    "gymnasium": "G05 G18 G07 G15 G12",
}
BOAR: dict[str, Any] = {
    "hands": (MINE, YOURS, THEIRS),
    "round": 2,
    "on": "1 3 3 3",
}
TOOK_BOAR = f"{KEPT}2 keep, 0 P16 labour 5, 1 S2 labour 7, 2 G01 visit, 2 S3 pay"
CATTLE: dict[str, Any] = {"round": 3, "on": "3 1 3 3", "discards": ["S32 W24", "P18"]}
END: dict[str, Any] = {"round": 3, "on": "1 0 0 0"}


class Case(NamedTuple):
    """A position, a move of the first seat, and the refusal it meets."""

    refusal: Refusal
    says: str
    """The number of the rule and the key of the sentence."""
    played: str
    """What was played before, by seat."""
    move: str
    laid: dict[str, Any] = {}  # noqa: RUF012 - never changed
    """How the table lies, where that matters."""


CASES = [
    Case(refusals.GAME_OVER, "HE-32 game-over", f"{KEPT}0 A8 labour 9, 1 A7 labour 9", "keep", END),
    Case(refusals.NOT_ASKED, "HE-12 not-asked", f"{TIED}, 0 duel, 1 decline", "withdraw", STARS),
    Case(refusals.ALREADY_CHOSEN, "HE-R1 already-chosen", "0 keep", "two"),
    Case(refusals.ALREADY_CHOSEN, "HE-R1 already-chosen", f"{KEPT}0 S1 labour 1", "A8 labour 3"),
    Case(refusals.NOTHING_CHOSEN, "HE-R1 nothing-chosen", "", "back"),
    Case(refusals.NOTHING_CHOSEN, "HE-R1 nothing-chosen", KEPT, "back"),
    Case(refusals.NOTHING_CHOSEN, "HE-R1 nothing-chosen", DECLINED, "back", STARS),
    Case(refusals.OTHER_QUESTION, "HE-12 other-question", "", "S1 discard"),
    Case(refusals.OTHER_QUESTION, "HE-12 other-question", "", "S1 labour 1"),
    Case(refusals.OTHER_QUESTION, "HE-12 other-question", KEPT, "keep"),
    Case(refusals.OTHER_QUESTION, "HE-12 other-question", KEPT, "S1 pay"),
    Case(refusals.OTHER_QUESTION, "HE-12 other-question", TIED, "W9 lay", STARS),
    Case(refusals.OTHER_QUESTION, "HE-12 other-question", f"{TIED}, 0 duel, 1 duel", "duel", STARS),
    Case(refusals.OTHER_QUESTION, "HE-12 other-question", DECLINED, "W9 lay", STARS),
    Case(refusals.OTHER_QUESTION, "HE-12 other-question", DECLINED, "S1 pay", STARS),
    Case(
        refusals.OTHER_QUESTION,
        "HE-12 other-question",
        TOOK_BOAR,
        "G01 take",
        BOAR | {"tokens": [0, 1, 1]},
    ),
    Case(refusals.ONE_REFRESH, "HE-R3 one-refresh", "0 two", "keep"),
    Case(refusals.ONE_REFRESH, "HE-R3 one-refresh", "0 two", "two"),
    Case(
        refusals.FEW_TO_DISCARD, "HE-R4 few-to-discard", "", "four", {"hands": ("S1 A8 W9", YOURS)}
    ),
    Case(refusals.FEW_TO_DISCARD, "HE-R4 few-to-discard", "", "two", {"hands": ("S1", YOURS)}),
    Case(refusals.NO_TOKEN_TO_PAY, "HE-13 no-token-to-pay", "", "renew"),
    Case(refusals.NAMED_ALREADY, "HE-13 named-already", "0 two, 0 S1 discard", "S1 discard"),
    Case(refusals.NOT_IN_HAND_TO_DISCARD, "HE-13 not-in-hand", "0 two", "S32 discard"),
    Case(refusals.NOT_IN_HAND, "HE-14 not-in-hand", KEPT, "S2 labour 1"),
    Case(refusals.NOT_IN_HAND, "HE-14 not-in-hand", KEPT, "S32 discard"),
    Case(refusals.NOT_IN_HAND_TO_PAY, "HE-15 not-in-hand", f"{KEPT}0 G01 visit", "G01 upper pay"),
    Case(
        refusals.NOT_IN_HAND_TO_DUEL,
        "HE-27 not-in-hand",
        f"{TIED}, 0 duel, 1 duel",
        "G16 upper lay",
        STARS,
    ),
    Case(refusals.ONE_TARGET, "HE-R32 one-target", f"{KEPT}0 G01 visit", "S1 labour 1"),
    Case(refusals.ONE_TARGET, "HE-R32 one-target", f"{KEPT}0 G01 visit", "G05 visit"),
    Case(refusals.ONE_TARGET, "HE-R32 one-target", f"{DECLINED}, 0 G01 visit", "withdraw", STARS),
    Case(refusals.LATER_ROUND, "HE-17 later-round", KEPT, "S1 labour 7"),
    Case(refusals.LATER_ROUND, "HE-17 later-round", KEPT, "W9 labour 12"),
    Case(refusals.LABOUR_TAKEN, "HE-22 labour-taken", KEPT, "S1 labour 1", {"on": "0 3 3 3"}),
    Case(refusals.LABOUR_TAKEN, "HE-22 labour-taken", KEPT, "S1 labour 1", {"round": 2}),
    Case(refusals.SYMBOL_DIFFERS, "HE-14 symbol-differs", KEPT, "S1 labour 2"),
    Case(refusals.SYMBOL_DIFFERS, "HE-14 symbol-differs", KEPT, "G16 lower labour 1", STARS),
    Case(refusals.NOT_OPEN, "HE-17 not-open", KEPT, "G02 visit"),
    Case(refusals.NOT_OPEN, "HE-17 not-open", DECLINED, "G05 visit", STARS),
    Case(
        refusals.NOT_OPEN,
        "HE-17 not-open",
        f"{KEPT}0 W9 labour 6, 1 S2 labour 7",
        "G02 take",
        {"round": 2, "on": "3 1 3 3"},
    ),
    Case(refusals.FEW_TO_PAY, "HE-15 few-to-pay", KEPT, "G05 visit", {"hands": ("S1", YOURS)}),
    Case(refusals.FEW_OF_CHARACTERISTIC, "HE-34 few-of-characteristic", KEPT, "G12 visit", CAPRICE),
    Case(
        refusals.WRONG_CHARACTERISTIC,
        "HE-34 wrong-characteristic",
        f"{KEPT}0 G05 visit",
        "S1 pay",
        CAPRICE,
    ),
    Case(
        refusals.LOWER_HALF_PAYS_NOT,
        "HE-R10 lower-half-pays-not",
        f"{KEPT}0 G05 visit",
        "G11 lower pay",
        CAPRICE,
    ),
    Case(refusals.LAID_ALREADY, "HE-15 laid-already", f"{KEPT}0 G05 visit, 0 S1 pay", "S1 pay"),
    Case(refusals.CAN_ACT, "HE-R24 can-act", KEPT, "S1 discard"),
    Case(refusals.NO_RIVAL, "HE-R35 no-rival", TOOK_BOAR, "rob 1", BOAR | {"tokens": [0, 1, 1]}),
    Case(refusals.NO_RIVAL, "HE-R35 no-rival", TOOK_BOAR, "rob 4", BOAR | {"tokens": [0, 1, 1]}),
    Case(
        refusals.NO_TOKEN_TO_TAKE,
        "HE-R35 no-token-to-take",
        f"{KEPT}2 keep, 3 keep, 0 P16 labour 5, 1 S2 labour 7, 2 G01 visit, 2 S3 pay, "
        "3 G09 visit, 3 S4 pay",
        "rob 3",
        BOAR | {"tokens": [0, 1, 0, 1], "hands": (MINE, YOURS, THEIRS, "S4 A5 W12 P13")},
    ),
    Case(
        refusals.NOT_IN_DISCARD,
        "HE-R35 not-in-discard",
        f"{KEPT}0 P16 labour 10, 1 S2 labour 11",
        "P16 take",
        CATTLE,
    ),
    Case(
        refusals.DECLINED,
        "HE-R15 declined",
        f"{TIED}, 0 decline, 1 decline",
        "G05 visit",
        STARS,
    ),
    Case(
        refusals.FEW_LAID,
        "HE-R15 few-laid",
        DECLINED,
        "G18 visit",
        STARS | {"gymnasium": "G18 G05 G09 G15 G13"},
    ),
    Case(
        refusals.FEW_LAID_OF_CHARACTERISTIC,
        "HE-34 few-laid-of-characteristic",
        f"{KEPT}0 G04 visit, 0 A8 pay, 1 G04 visit, 1 A7 pay, 0 decline, 1 duel",
        "G07 visit",
        CAPRICE | {"gymnasium": "G05 G04 G07 G15 G12", "game": same("A8", "A7")},
    ),
    Case(
        refusals.SPENT_ALREADY,
        "HE-R15 named-already",
        f"{DEAR}, 0 decline, 1 duel, 0 G05 visit, 0 S1 pay",
        "S1 pay",
        STARS | {"gymnasium": "G18 G05 G09 G15 G13"},
    ),
    Case(refusals.NOT_LAID, "HE-R15 not-laid", f"{DECLINED}, 0 G01 visit", "W9 pay", STARS),
    Case(refusals.NOT_LAID, "HE-R15 not-laid", f"{DECLINED}, 0 G01 visit", "G16 upper pay", STARS),
]


def position(lay: Lay, case: Case) -> Scene:
    """Lay the table of this case and play up to its move."""
    parts = {"hands": (MINE, YOURS)} | case.laid
    scene = lay(*parts.pop("hands"), **parts)
    for step in case.played.split(","):
        seat, _, move = step.strip().partition(" ")
        if move:
            scene.play(int(seat), move)
    return scene


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.says}: {case.move}")
def test_the_move_is_refused_with_its_rule(lay: Lay, case: Case) -> None:
    """The number of the rule, the key of the sentence, and no other reason."""
    scene = position(lay, case)
    assert scene.why(0, case.move) == case.says
    assert case.says == f"{case.refusal.rule} {case.refusal.key.removeprefix('why-not-')}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.says}: {case.move}")
def test_the_refusal_can_be_said(lay: Lay, case: Case, language: str) -> None:
    """A whole sentence, in Russian and in English, with nothing left open."""
    scene = position(lay, case)
    reason = scene.reason(0, case.move)
    assert reason is not None
    said = Words(language, scene.game).say(Phrase(key=reason["key"], args=reason["args"]))
    assert said.endswith(".")
    assert not set("{}$") & set(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("move", "names"), [("S1 labour 2", "2"), ("G02 visit", "58"), ("A26 labour 3", "26")]
)
def test_the_sentence_names_what_was_refused(
    lay: Lay, move: str, names: str, language: str
) -> None:
    """The card or the labour that it is about."""
    scene = lay(MINE, YOURS).keep()
    reason = scene.reason(0, move)
    assert reason is not None
    said = Words(language, scene.game).say(Phrase(key=reason["key"], args=reason["args"]))
    assert names in said


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.says}: {case.move}")
def test_a_refused_move_cannot_be_played(lay: Lay, case: Case) -> None:
    """It is answered with the same rule, and the table stays as it is."""
    scene = position(lay, case)
    before = scene.state
    with pytest.raises(IllegalMove, match=case.refusal.rule) as refused:
        scene.game.play(scene.table, Seat(0), scene.game.by_name[case.move])
    assert refused.value.reason == scene.reason(0, case.move)
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
    assert len(known) > 20


def test_when_the_game_is_over_every_move_is_refused(lay: Lay) -> None:
    """HE-32: for that reason alone, and nobody is asked."""
    scene = lay(MINE, YOURS, **END).turn("A8 labour 9", "A7 labour 9")
    assert scene.asked == "over"
    refused = {scene.why(seat, str(move)) for seat in (0, 1) for move in scene.game.moves}
    assert refused == {"HE-32 game-over"}
