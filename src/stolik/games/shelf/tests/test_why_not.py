"""Every refusal: the number of the rule, the key of its sentence, and what it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.core import AnyGame, Args, Reason, Refusal, Seat
from stolik.games.shelf import refusals
from stolik.games.shelf.state import NOBODY, Table

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay, Scene, Wander


class Case(NamedTuple):
    """A table, a move, and the refusal that it meets."""

    says: str
    """The number of the rule and the key of the sentence."""
    shelves: str
    move: str
    about: str
    """What the reason speaks of: the colour, the end, the card in the way."""
    parts: dict[str, Any] = {}  # noqa: RUF012 - never changed


STUCK_SHELVES = "AL1 / BL4 B1.1 B5.1 / CL4"
STUCK = {"rows": "B1.2 A3.1 B5.2 / BR1 A3.2 BR2 / CL1 A3.3 CR1"}
HARD = {"rows": "A6.1 A6.2 / A7.1 A7.2 / B7.1 B7.2"}
INNER = {"rows": "A4.1 A3.1 .."}
DISCARDED = {"rows": "A4.1 ..", "discard": "A3.1"}
FINAL = {"rows": "B1.1", "final": True}

CASES = [
    Case("SH-5 not-your-turn", "", "A3.1 start", "A", {"rows": "A3.1 ..", "seat": 1}),
    Case("SH-6 not-in-the-middle", "", "A3.1 start", "A", DISCARDED),
    Case("SH-6 not-an-end", "", "A3.1 start", "A", INNER),
    Case("SH-8 shelf-exists", "A3.1", "A4.1 start", "A"),
    Case("SH-9 no-shelf", "B1.1", "A4.1 left", "A left"),
    Case("SH-37 no-new-shelf", "A3.1", "B1.1 start", "B", FINAL),
    Case("SH-11 closed-end", "AL4 A3.1", "A4.1 left", "A left AL4"),
    Case("SH-11 closed-end", "A3.1 AR1", "C1.1 down A right", "A right AR1"),
    Case("SH-19 closed-by-back", "[B1.1] A3.1", "A4.1 left", "A left"),
    Case("SH-19 closed-by-back", "A3.1 [B1.1]", "C1.1 down A right", "A right"),
    Case("SH-11 wrong-side", "A3.1", "AL4 right", "A right"),
    Case("SH-11 wrong-side", "AR1", "AR4 left", "A left"),
    Case("SH-31 no-toy-to-close", "AL4", "AR4 right", "A right"),
    Case("SH-12 same-toy", "A4.1 A3.1", "A3.2 left", "A left A3.1"),
    Case("SH-24 blue-mix", "C1.1 C1.2", "C2.1 right", "C right"),
    Case("SH-25 not-first", "B1.1", "B6.1 left", "B left"),
    Case("SH-26 needs-two-toys", "", "A6.1 start", "A"),
    Case("SH-26 needs-two-toys", "A3.1", "A7.1 right", "A right"),
    Case("SH-27 needs-three-shelves", "", "B7.1 start", "B"),
    Case("SH-27 needs-three-shelves", "A3.1 / C1.1", "A8.1 left", "A left"),
    Case("SH-29 only-an-edge", "B1.1 B4.1", "B2.1 right", "B right B4.1"),
    Case("SH-30 shuns-edges", "BL4", "B5.1 right", "B right"),
    Case("SH-30 toy-shuns-edges", "B5.1 B1.1", "BL4 left", "B left B5.1"),
    Case("SH-30 toy-shuns-edges", "B1.1 B5.1", "C1.1 down B right", "B right B5.1"),
    Case("SH-17 back-needs-shelf", "A3.1", "B1.1 down C left", "C left"),
    Case("SH-15 back-needs-toy", "AL4", "B1.1 down A right", "A right"),
    Case("SH-42 not-stuck", "A3.1", "A3.1 remove", "A", {"rows": "A4.1 .."}),
    Case("SH-42 not-stuck", "A3.1", "B1.1 discard", "B"),
    Case("SH-R27 not-before-you", STUCK_SHELVES, "BR1 remove", "B", STUCK),
    Case("SH-R4 removal-unlawful", STUCK_SHELVES, "B1.1 remove", "B", STUCK),
    Case("SH-R4 removal-no-help", STUCK_SHELVES, "AL1 remove", "A", STUCK),
    Case("SH-R30 can-remove", "AL1", "A6.1 discard", "A", HARD),
]


def laid(lay: Lay, case: Case) -> Scene:
    """Lay the table of this case; if it does not say otherwise, the card is an end of a row."""
    if case.parts:
        return lay(case.shelves, **case.parts)
    return lay.offering(case.move, case.shelves)


def reason_of(scene: Scene, case: Case) -> Reason:
    """Return the whole reason that this case should meet."""
    by_code = scene.table.rules.box.by_code
    rule, key = case.says.split()
    colour, *more = case.about.split()
    args: Args = {"card": scene.game.by_name[case.move].card.noun(), "colour": colour}
    if more:
        args["end"] = more[0]
    if len(more) > 1:
        args["other"] = by_code[more[1]].noun()
    return {"rule": rule, "key": f"why-not-{key}", "args": args}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.says}: {case.move}")
def test_the_reason_names_the_rule_and_the_cards(lay: Lay, case: Case) -> None:
    """SH-7: rule, key, and the card, colour, end and card in the way that it speaks of."""
    scene = laid(lay, case)
    assert scene.reason(case.move, seat=0) == reason_of(scene, case)


def test_when_the_game_is_over_every_move_is_refused(lay: Lay) -> None:
    """SH-41: for that reason alone."""
    scene = lay("A3.1", rows="A4.1", final=True).play("A4.1 left")
    reasons = [scene.game.why_not(scene.table, Seat(0), move) for move in scene.game.moves]
    assert {(reason["rule"], reason["key"]) for reason in reasons if reason} == {
        (refusals.GAME_OVER.rule, "why-not-game-over")
    }
    assert (len(reasons), refusals.GAME_OVER.rule, scene.table.seat) == (924, "SH-41", NOBODY)


def test_every_refusal_has_a_case() -> None:
    """SH-7: no way of saying no is left untested."""
    known = [value for value in vars(refusals).values() if isinstance(value, Refusal)]
    assert {f"{each.rule} {each.key.removeprefix('why-not-')}" for each in known} == {
        "SH-41 game-over",
        *(case.says for case in CASES),
    }


@pytest.mark.parametrize(
    "noun",
    [
        ("A3.1", {"key": "toy", "args": {"card": "A3.1", "ru": "Мишка", "en": "Teddy"}}),
        ("AL4", {"key": "edge", "args": {"card": "AL4", "colour": "A", "side": "left"}}),
    ],
    ids=lambda noun: noun[0],
)
def test_cards_are_called_by_their_names(lay: Lay, noun: tuple[str, object]) -> None:
    """SH-1: a toy by its name in every language, a plain edge by colour and side."""
    assert lay("").card(noun[0]).noun() == noun[1]


def agree(game: AnyGame, table: Table) -> bool:
    """Tell whether reasons and legal moves say the same of every move, of two neighbours."""
    seats = (Seat(max(table.seat, 0)), Seat((table.seat + 1) % len(table.shelves)))
    return all(
        set(game.legal_moves(table, seat))
        == {move for move in game.moves if game.why_not(table, seat, move) is None}
        for seat in seats
    )


@settings(deadline=None)
@given(
    game=st.sampled_from(["geroychiki", "toy-story-4"]),
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    choices=st.lists(st.integers(0, 99), min_size=1, max_size=40),
    moment=st.integers(0, 80),
)
def test_a_move_is_legal_exactly_if_nothing_forbids_it(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int], moment: int
) -> None:
    """SH-7: over all moves there are, at a position of a game."""
    wander = walk(game, seats, seed, choices)
    for number, _ in enumerate(wander):
        if number == moment:
            break
    assert agree(wander.game, wander.table)


@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize("option", ["normal", "bonus"])
@pytest.mark.parametrize(
    "rows", [STUCK["rows"], HARD["rows"], "A6.1 AL2 A6.2 / A7.1 A7.2 / B7.1 B7.2"]
)
@pytest.mark.parametrize("shelves", ["", "AL1 / CL4", STUCK_SHELVES])
def test_also_where_somebody_is_stuck(
    lay: Lay, shelves: str, rows: str, option: str, bonus: bool
) -> None:
    """SH-42, SH-R4, SH-R5, SH-R30: over all moves there are, where games rarely come."""
    scene = lay(shelves, rows=rows, bonus=bonus, stuck_bonus_turn=option)
    assert agree(scene.game, scene.table)


@pytest.mark.parametrize("shelves", ["A3.1", STUCK_SHELVES, "B5.1 / C1.1 C2.1"])
@pytest.mark.parametrize("bonus", [False, True])
def test_also_in_the_final_round(lay: Lay, shelves: str, bonus: bool) -> None:
    """SH-36, SH-37: over all moves there are."""
    scene = lay(shelves, rows="A4.1 B2.1 C4.1 AR4 BR4 C1.2 A6.1", final=True, bonus=bonus)
    assert scene.moves
    assert agree(scene.game, scene.table)
