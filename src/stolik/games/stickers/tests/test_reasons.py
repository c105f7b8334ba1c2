"""Every refusal: a position and a move that meet it, its rule, and its sentence."""

from typing import Any, NamedTuple

import pytest

from stolik.core import Chance, IllegalMove, Phrase, Refusal, Seat
from stolik.games import find
from stolik.games.stickers import BOX, refusals
from stolik.games.stickers.state import Table
from stolik.games.stickers.tests.conftest import Scene, evening
from stolik.words import LANGUAGES, Words

USUAL: dict[str, Any] = {
    "hands": ("corgi-1 corgi-2 corgi-3 mice-3", "dino-3 dino-4 duck-5"),
    "market": "pig-3 pig-4 cat-3",
}
THREE = "1 pig-3 take, 1 corgi-1 lay, 1 corgi-3 lay, 1 corgi-2 lay, 1 done"
ASKED = "1 pig-3 take, 1 corgi-2 lay, 1 done, 1 ask"
SHORT: dict[str, Any] = {"hands": ("corgi-2 mice-3", "dino-3"), "market": "pig-3"}
EMPTY_DECK: dict[str, Any] = {"hands": ("corgi-1", "dino-3"), "market": "pig-3 cat-3", "rest": 2}
IS_ASKED: dict[str, Any] = {
    "hands": ("dino-3 dino-4 duck-5", "corgi-2 mice-3"),
    "market": "pig-3 pig-4 cat-3",
    "turn": 2,
}
GIVING = "2 pig-3 take, 2 corgi-2 lay, 2 done, 2 ask, 2 dino from 1"
EXTRA: dict[str, Any] = {
    "hands": ("", "dino-3"),
    "market": "corgi-3 pig-3",
    "game": evening(corgi_3=["extra"]),
}
MORE = "1 corgi-3 take, 1 corgi-3 lay, 1 done, 1 bonus-take, 1 pig-3 take, 1 extra"

ENDING: dict[str, Any] = {
    "hands": ("corgi-3 corgi-4", "duck-5 panda-3"),
    "albums": ["corgi-5", ""],
    "rest": 2,
    "turn": 2,
}
LAST = "2 duck-5 lay, 2 done"
OVER = f"{LAST}, 1 corgi-3 pick, 2 panda-3 pick"

PACK = ENDING | {"albums": ["corgi-5 corgi-1", ""], "game": evening("P1", corgi_1=["ask"])}
CLAN_PACK = ENDING | {"albums": ["corgi-5 mice-5", ""], "game": evening("mice")}
STUCK = f"{OVER}, 1 corgi-3 stick, 1 corgi-3 stick, 1 corgi-4 stick"
DECORATING = f"{STUCK}, 2 mice-3 stick, 2 mice-3 stick, 2 mice-4 stick"

MARKED = BOX.replace("unmarked = { market = 6 }", "unmarked = {}")
"""The box, with a first pack that has no sticker without a mark."""
MARKS: dict[str, Any] = {
    "hands": ("corgi-3", "mice-3", "duck-5 panda-3"),
    "albums": ["corgi-5 corgi-8", "mice-8", ""],
    "rest": 3,
    "turn": 3,
    "marks_match": True,
    "game": find("stickers").with_components(f'{MARKED}\n[campaign]\nopens = "P1"\n'),
}


class Case(NamedTuple):
    """A position, a move of the first seat, and the refusal it meets."""

    refusal: Refusal
    says: str
    """The number of the rule and the key of the sentence."""
    played: str
    """What was played before, by seat."""
    move: str
    laid: dict[str, Any] = USUAL
    """How the table lies."""


CASES = [
    Case(refusals.GAME_OVER, "ST-18 game-over", OVER, "corgi-4 pick", ENDING),
    Case(refusals.NOT_YOUR_TURN, "ST-7 not-your-turn", "", "pig-3 take", USUAL | {"turn": 2}),
    Case(refusals.NOT_YOUR_TURN, "ST-7 not-your-turn", f"{ASKED}, 1 dino from 2", "dino-3 give"),
    Case(refusals.OTHER_QUESTION, "ST-9 other-question", THREE, "back"),
    Case(refusals.OTHER_QUESTION, "ST-9 other-question", f"{THREE}, 1 bonus-swap", "ask"),
    Case(refusals.OTHER_QUESTION, "ST-9 other-question", ASKED, "draw-play"),
    Case(
        refusals.OTHER_QUESTION,
        "ST-9 other-question",
        f"{ASKED}, 1 rabbit from 2, 1 bonus-take",
        "done",
    ),
    Case(refusals.OTHER_QUESTION, "ST-9 other-question", MORE, "refill", EXTRA),
    Case(refusals.OTHER_QUESTION, "ST-9 other-question", LAST, "corgi-3 lay", ENDING),
    Case(refusals.OTHER_QUESTION, "ST-9 other-question", OVER, "lid decorate", PACK),
    Case(refusals.OTHER_QUESTION, "ST-9 other-question", DECORATING, "corgi-3 stick", PACK),
    Case(refusals.NOT_IN_MARKET, "ST-7 not-in-market", "", "cat-4 take"),
    Case(refusals.TAKE_FIRST, "ST-7 take-first", "", "corgi-1 lay"),
    Case(refusals.ONE_CARD_TAKEN, "ST-7 one-card-taken", "1 pig-3 take", "pig-4 take"),
    Case(refusals.ONE_CARD_TAKEN, "ST-7 one-card-taken", THREE, "pig-4 take"),
    Case(refusals.NOT_IN_HAND, "ST-8 not-in-hand", "1 pig-3 take", "dino-3 lay"),
    Case(refusals.NOT_IN_HAND, "ST-8 not-in-hand", MORE, "dino-3 lay", EXTRA),
    Case(refusals.ONE_CLAN, "ST-8 one-clan", "1 pig-3 take, 1 corgi-3 lay", "pig-3 lay"),
    Case(refusals.NOTHING_LAID, "ST-R2 nothing-laid", "1 pig-3 take", "done"),
    Case(refusals.COLLECT_FIRST, "ST-8 collect-first", "1 pig-3 take", "refill"),
    Case(refusals.COLLECTION_LAID, "ST-8 collection-laid", THREE, "pig-3 lay"),
    Case(refusals.COLLECTION_LAID, "ST-8 collection-laid", THREE, "done"),
    Case(refusals.NO_BONUS, "ST-10 no-bonus", THREE, "bonus-take"),
    Case(refusals.BONUS_LAPSED, "ST-R5 bonus-lapsed", f"{THREE}, 1 refill", "bonus-swap"),
    Case(refusals.NO_COMBO, "ST-11 no-combo", THREE, "draw-play"),
    Case(
        refusals.MARKET_EMPTY,
        "ST-R9 market-empty",
        "1 pig-3 take, 1 corgi-2 lay, 1 done",
        "bonus-take",
        SHORT,
    ),
    Case(
        refusals.MARKET_EMPTY,
        "ST-R9 market-empty",
        "1 pig-3 take, 1 corgi-2 lay, 1 done",
        "market",
        SHORT | {"game": evening(corgi_2=["market"])},
    ),
    Case(
        refusals.HAND_EMPTY,
        "ST-R9 hand-empty",
        "1 corgi-3 take, 1 corgi-3 lay, 1 done",
        "extra",
        EXTRA,
    ),
    Case(
        refusals.DECK_EMPTY,
        "ST-R12 deck-empty",
        "1 pig-3 take, 1 corgi-1 lay, 1 done",
        "draw-play",
        EMPTY_DECK | {"reserve": "mice-3"},
    ),
    Case(refusals.EFFECT_FIRST, "ST-9 effect-first", THREE, "dino from 2"),
    Case(refusals.EFFECT_FIRST, "ST-9 effect-first", THREE, "corgi with mice"),
    Case(
        refusals.NOT_ADJACENT,
        "ST-10 not-adjacent",
        f"{THREE}, 1 bonus-swap",
        "corgi with dino",
        USUAL | {"board": "corgi mice rabbit dino"},
    ),
    Case(
        refusals.SAME_LEVEL,
        "ST-R18 same-level",
        f"{THREE}, 1 bonus-swap",
        "mice with rabbit",
        USUAL | {"board": "corgi mice rabbit"},
    ),
    Case(refusals.ASKS_HIMSELF, "ST-14 asks-himself", ASKED, "corgi from 1"),
    Case(refusals.NO_SUCH_SEAT, "ST-14 no-such-seat", ASKED, "corgi from 3"),
    Case(refusals.REFILLED_ALREADY, "ST-15 refilled-already", f"{THREE}, 1 refill", "refill"),
    Case(refusals.REFILL_FIRST, "ST-15 refill-first", THREE, "end"),
    Case(refusals.NOT_IN_HAND_TO_PICK, "ST-18 not-in-hand", LAST, "panda-3 pick", ENDING),
    Case(
        refusals.PICKED_ALREADY,
        "ST-18 picked-already",
        f"{LAST}, 1 corgi-3 pick",
        "corgi-4 pick",
        ENDING,
    ),
    Case(refusals.NOTHING_PICKED, "ST-18 nothing-picked", LAST, "back", ENDING),
    Case(
        refusals.EMPTY_HAND,
        "ST-R15 empty-hand",
        LAST,
        "corgi-5 pick",
        ENDING | {"hands": ("", "duck-5 panda-3")},
    ),
    Case(refusals.NO_STICKER, "ST-24 no-sticker", STUCK, "corgi-5 stick", PACK),
    Case(refusals.NOT_IN_ALBUM, "ST-24 not-in-album", OVER, "mice-3 stick", PACK),
    Case(refusals.STICKER_OF_CLAN, "ST-R24 sticker-of-clan", OVER, "corgi-5 stick", CLAN_PACK),
    Case(
        refusals.MARK_DIFFERS,
        "ST-R22 mark-differs",
        "3 duck-5 lay, 3 done, 1 corgi-3 pick, 2 mice-3 pick, 3 panda-3 pick",
        "corgi-5 stick",
        MARKS,
    ),
    Case(refusals.NO_FREE_CELL, "ST-R30 no-free-cell", OVER, "corgi-1 stick", PACK),
    Case(refusals.NO_OTHER_STICKER, "ST-R30 no-other-sticker", OVER, "star hold", PACK),
    Case(
        refusals.NO_FREE_CELL,
        "ST-R30 no-free-cell",
        f"{OVER}, 1 corgi-3 stick, 1 corgi-3 stick",
        "corgi-3 stick",
        PACK,
    ),
    Case(
        refusals.NO_DECORATION,
        "ST-24 no-decoration",
        f"{DECORATING}, 1 lid decorate",
        "lid decorate",
        PACK,
    ),
    Case(refusals.CLAN_FIRST, "ST-24 clan-first", DECORATING, "corgi-3 decorate", PACK),
    Case(
        refusals.OTHER_CLAN_CHOSEN,
        "ST-24 other-clan-chosen",
        f"{DECORATING}, 1 corgi choose",
        "mice-3 decorate",
        PACK,
    ),
    Case(
        refusals.OTHER_CLAN_CHOSEN,
        "ST-24 other-clan-chosen",
        f"{DECORATING}, 1 corgi choose",
        "lid decorate",
        PACK,
    ),
    Case(refusals.OTHER_QUESTION, "ST-9 other-question", GIVING, "dino-3 lay", IS_ASKED),
    Case(refusals.NOT_IN_HAND_TO_GIVE, "ST-14 not-in-hand", GIVING, "dino-5 give", IS_ASKED),
    Case(refusals.OTHER_CLAN_ASKED, "ST-14 other-clan-asked", GIVING, "duck-5 give", IS_ASKED),
]


def position(lay: type[Scene], case: Case) -> Scene:
    """Lay the table of this case and play up to its move."""
    parts = dict(case.laid)
    scene = lay(*parts.pop("hands"), **parts)
    for step in case.played.split(", ") if case.played else []:
        seat, _, move = step.partition(" ")
        scene.play(int(seat), move)
    return scene


each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.says}: {case.move}")


@each_case
def test_the_move_is_refused_with_its_rule(lay: type[Scene], case: Case) -> None:
    """The number of the rule, the key of the sentence, and no other reason."""
    scene = position(lay, case)
    assert scene.rule(1, case.move) == case.says
    assert case.says == f"{case.refusal.rule} {case.refusal.key.removeprefix('why-not-')}"
    assert case.move not in scene.moves(1)


@each_case
def test_a_refused_move_cannot_be_played(lay: type[Scene], case: Case) -> None:
    """It is answered with the same rule, and the table stays as it is."""
    scene = position(lay, case)
    before = scene.state
    with pytest.raises(IllegalMove, match=case.refusal.rule) as refused:
        scene.game.play(scene.table, Seat(0), scene.game.by_name[case.move])
    assert refused.value.reason == scene.why_not(1, case.move)
    assert scene.state == before


@pytest.mark.parametrize("language", LANGUAGES)
@each_case
def test_the_refusal_can_be_said(lay: type[Scene], case: Case, language: str) -> None:
    """A whole sentence, in Russian and in English, with nothing left open."""
    scene = position(lay, case)
    reason = scene.why_not(1, case.move)
    said = Words(language, scene.game).say(Phrase(key=reason["key"], args=reason["args"]))
    assert said.endswith(".")
    assert not set("{}$") & set(said)


@pytest.mark.parametrize(
    ("says", "names"),
    [
        ("ST-7 not-in-market", "Karate Cat"),
        ("ST-8 one-clan", "King Corgi"),
        ("ST-14 other-clan-asked", "Geekosaur"),
        ("ST-R24 sticker-of-clan", "Cosmice"),
    ],
)
def test_the_sentence_names_what_it_is_about(lay: type[Scene], says: str, names: str) -> None:
    """The card that was refused, or the clan that was settled."""
    case = next(case for case in CASES if case.says == says)
    reason = position(lay, case).why_not(1, case.move)
    assert names in Words("en", find("stickers")).say(
        Phrase(key=reason["key"], args=reason["args"])
    )


def test_every_refusal_has_a_case() -> None:
    """No way of saying no is left untested."""
    known = {name for name, value in vars(refusals).items() if isinstance(value, Refusal)}
    tested = {
        name
        for name, value in vars(refusals).items()
        if any(value is case.refusal for case in CASES)
    }
    assert known == tested
    assert len(known) > 30


def test_every_other_move_has_a_reason() -> None:
    """In a whole evening a move is legal, or there is a reason why not, and never both."""
    game = evening("P1", corgi_3=["swap", "extra"], mice_3=["market"])
    table: Table = game.prepare(2, game.options(), Chance("reasons"))
    known = {value.key for value in vars(refusals).values() if isinstance(value, Refusal)}
    met, plies = set[str](), 0
    while owing := game.to_move(table):
        for seat in (Seat(0), Seat(1)):
            legal = game.legal_moves(table, seat)
            reasons = {move: game.why_not(table, seat, move) for move in game.moves}
            assert [move for move in game.moves if reasons[move] is None] == sorted(
                legal, key=lambda move: move.index
            )
            met |= {reason["key"] for reason in reasons.values() if reason is not None}
        game.play(table, owing[0], game.legal_moves(table, owing[0])[0])
        plies += 1
    assert game.ending(table) == "scored"
    assert plies > 50
    assert met <= known


def test_when_the_game_is_over_every_move_is_refused(lay: type[Scene]) -> None:
    """ST-18: for that reason alone, and nobody is asked."""
    scene = position(lay, CASES[0])
    assert scene.phase == "over"
    refused = {scene.rule(seat, str(move)) for seat in (1, 2) for move in scene.game.moves}
    assert refused == {"ST-18 game-over"}
