"""Rules of thumb, where a slip would go unnoticed: a bot plays on, only worse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from stolik.core import Seat
from stolik.games.hercules.components import NOTHING
from stolik.games.hercules.tests.test_contest import two
from stolik.games.hercules.tests.test_effects import boar_with, game_with
from stolik.games.hercules.tests.test_view import HANDS, at_phase

if TYPE_CHECKING:
    from stolik.games.hercules.tests.conftest import Lay, Scene

EMPTY = ".. .. .. .. .."
LOW = "S2 A7 W10 P15"
"""A rival who comes after every card of `HANDS[0]` but wit."""


def worth(scene: Scene, move: str, seat: int = 0) -> float:
    """Return what the move looks like to a player."""
    return scene.game.advice(scene.table, Seat(seat), scene.game.by_name[move])


def best(scene: Scene, seat: int = 0) -> str:
    """Return the move that looks best to a player."""
    return max(scene.moves(seat), key=lambda move: worth(scene, move, seat))


# Where to go


def test_the_last_token_is_better_than_one_of_three(lay: Lay) -> None:
    """HE-22, HE-24: the labour comes with it, and its back."""
    scene = lay(HANDS[0], LOW, on="1 3 3 3", gymnasium=EMPTY).keep()
    assert best(scene) == "S32 labour 1"
    assert worth(scene, "A8 labour 3") == 1.0


def test_two_tokens_are_better_than_one(lay: Lay) -> None:
    """HE-18: the lower half, where a card has both."""
    scene = lay("G01 A8 W9 P16", LOW, gymnasium=EMPTY).keep()
    assert worth(scene, "G01 lower labour 1") == 2.0
    assert worth(scene, "G01 upper labour 1") == 1.0


def test_no_more_is_hoped_for_than_lies_there(lay: Lay) -> None:
    """HE-22: two wreaths, one token; and the labour, and its effect that has its time."""
    scene = lay("G01 A8 W9 P16", LOW, on="1 3 3 3", gymnasium=EMPTY).keep()
    assert worth(scene, "G01 lower labour 1") == pytest.approx(1 + 1 + 34 / 36)


def test_the_extra_token_is_counted(lay: Lay) -> None:
    """HE-R16: for the characteristic of the effect that works, and for no other."""
    scene = lay(HANDS[0], LOW, round=2, labours=["1*", ""], gymnasium=EMPTY).keep()
    assert worth(scene, "S32 labour 7") == 2.0
    assert worth(scene, "A8 labour 8") == 1.0


def test_a_rival_who_may_come_first_makes_a_labour_worse(lay: Lay) -> None:
    """HE-19: one higher card of the symbol in a hand is enough; two rivals are worse than one."""
    alone, one, both = (
        lay("S1 A8 W9 P16", *rivals, gymnasium=EMPTY).keep()
        for rivals in (("A7 A26", "A6 A27"), ("S2 A7", "A6 A27"), ("S2 A7", "S3 A6"))
    )
    values = [worth(scene, "S1 labour 1") for scene in (alone, one, both)]
    assert values == pytest.approx([1.0, 0.7, 0.49])


@pytest.mark.parametrize(
    ("effects", "more"),
    [
        ('"take-token"', 1.5),
        ('"take-gymnasium-card"', 1.2),
        ('"recall-card"', 0.4),
        ('"draw-card"', 0.2),
        ('"draw-card", "take-token"', 1.7),
    ],
)
def test_instant_effects_have_their_worth(lay: Lay, effects: str, more: float) -> None:
    """HE-23, HE-R35: a token and the labour, and what its back does."""
    game = boar_with(effects)
    scene = lay(HANDS[0], LOW, round=2, on="1 3 3 3", gymnasium=EMPTY, game=game).keep()
    assert worth(scene, "P16 labour 5") == pytest.approx(2 + more)


# The Gymnasium


def test_early_a_card_is_bought(lay: Lay) -> None:
    """HE-25: the bow, which fits five labours, rather than a token."""
    assert best(lay(HANDS[0], LOW).keep()) == "G05 visit"


def test_at_the_end_nothing_is_bought(lay: Lay) -> None:
    """HE-32: a card in the hand is worth nothing then."""
    scene = lay(HANDS[0], LOW, round=3, on="3 0 0 0").keep()
    assert best(scene) == "A8 labour 9"
    assert worth(scene, "G18 visit") < worth(scene, "G05 visit") < 1.0


def test_a_rival_who_can_pay_higher_makes_a_card_worse(lay: Lay) -> None:
    """HE-26: 32 in another hand, where the own best is 16."""
    safe, risky = (lay("S1 A8 W9 P16", rival).keep() for rival in (LOW, "S31 A7 W10 P15"))
    assert worth(safe, "G01 visit") > worth(risky, "G01 visit")


def test_in_the_caprice_only_cards_that_pay_are_feared(lay: Lay) -> None:
    """HE-34: a high strength in another hand buys no agility."""
    parts: dict[str, Any] = {"mode": "caprice", "gymnasium": "G04 .. .. .. .."}
    hands = ("A8 S1 W9 P16", "S31 A7 W10 P15")
    scene = lay(*hands, **parts).keep()
    other = lay(hands[0], "S31 A26 W10 P15", **parts).keep()
    assert worth(scene, "G04 visit") > worth(other, "G04 visit")


def test_a_dear_card_is_worth_less_than_a_cheap_one(lay: Lay) -> None:
    """HE-15: two clubs, of which one costs a card more."""
    scene = lay(HANDS[0], LOW, gymnasium="G01 G02 .. .. ..").keep()
    assert worth(scene, "G01 visit") == pytest.approx(worth(scene, "G02 visit") + 0.2)


def test_a_tool_whose_labours_are_done_is_worth_less(lay: Lay) -> None:
    """HE-22: the log fits the Hydra alone, and the rest of it is speed."""
    there, gone = (lay(HANDS[0], LOW, on=on).keep() for on in ("3 1 3 3", "3 0 3 3"))
    assert worth(there, "G13 visit") > worth(gone, "G13 visit") + 0.4


def test_a_star_promises_more_while_its_labour_is_there(lay: Lay) -> None:
    """HE-20: Iolaus beside the log, which fits the same labour."""
    there, gone = (lay(HANDS[0], LOW, on=on).keep() for on in ("3 3 3 3", "3 0 3 3"))
    assert worth(there, "G15 visit") > worth(there, "G13 visit")
    assert worth(gone, "G15 visit") == worth(gone, "G13 visit")


def test_a_star_is_saved_for_its_labour(lay: Lay) -> None:
    """HE-R7, HE-D5: Abderus is not spent as perseverance before the Mares are done."""
    hands = ("G17 A8 W9 P16", LOW)
    early = lay(*hands, gymnasium=EMPTY).keep()
    assert worth(early, "P16 labour 4") > worth(early, "G17 upper labour 4")
    late = lay(*hands, round=3, gymnasium=EMPTY).keep()
    assert worth(late, "P16 labour 10") == worth(late, "G17 upper labour 10")


def test_a_star_is_not_saved_from_its_labour(lay: Lay) -> None:
    """HE-20: there it comes before everybody."""
    scene = lay("G17 A8 W9 P16", "G05 A26 W10 P15", round=2, gymnasium=EMPTY).keep()
    assert best(scene) == "G17 lower labour 8"


# What to part with


def test_the_worst_card_is_discarded(lay: Lay) -> None:
    """HE-13: one that no labour asks for, rather than one that can still do something."""
    scene = lay("S32 A8 W9 P16", LOW, on="3 0 0 1").play(0, "two")
    order = sorted(scene.moves(0), key=lambda move: -worth(scene, move))
    assert order[-3:] == ["S32 discard", "P16 discard", "back"]


def test_of_idle_cards_the_one_for_fewer_tokens_goes(lay: Lay) -> None:
    """HE-13: a club is kept for a better day."""
    scene = lay("S32 A8 W9 G02", LOW, on="0 0 0 3").play(0, "two")
    assert worth(scene, "A8 discard") > worth(scene, "G02 discard")


def test_payment_is_made_with_what_is_missed_least(lay: Lay) -> None:
    """HE-15, HE-26: of cards that are missed alike, the higher one."""
    scene = lay("S32 A8 A25 P16", LOW, on="3 0 0 3").keep().play(0, "G01 visit")
    assert best(scene) == "A25 pay"
    assert worth(scene, "A8 pay") > worth(scene, "P16 pay")


def test_a_duel_is_fought_with_a_high_card(lay: Lay) -> None:
    """HE-R13: there the number is what counts, and a star counts as any high number."""
    scene = lay("G16 G19 A8 W9", "G17 S2 A7 W10", on="0 3 3 3", gymnasium="G01 .. .. .. ..")
    scene.turn("G01 visit, G16 lower pay", "G01 visit, G17 lower pay")
    scene.play(0, "duel").play(1, "duel")
    assert worth(scene, "G19 lower lay") > worth(scene, "G19 upper lay")
    assert worth(scene, "W9 lay") > worth(scene, "A8 lay")


@pytest.mark.parametrize(("hand", "word"), [("G16 S1 A8 G03", "duel"), ("G16 S1 A8 W9", "decline")])
def test_only_whoever_has_a_high_card_duels(lay: Lay, hand: str, word: str) -> None:
    """HE-27: 66 is one, 9 is not."""
    scene = lay(hand, "G17 S2 A7 W10")
    scene.turn("G01 visit, G16 lower pay", "G01 visit, G17 lower pay")
    assert best(scene) == word


def test_without_a_hand_nobody_duels(lay: Lay) -> None:
    """HE-27: there would be nothing to lay but what chance shows."""
    scene = lay("G16", "G17").turn("G01 visit, G16 lower pay", "G01 visit, G17 lower pay")
    assert best(scene) == "decline"


def test_cards_are_rather_spent_elsewhere_than_taken_back(lay: Lay) -> None:
    """HE-R15: while a card is worth its price."""
    scene = two(lay).play(0, "decline").play(1, "duel")
    assert best(scene) != "withdraw"


# Refreshing


def test_a_hand_that_fits_is_kept(lay: Lay) -> None:
    """HE-12: with a labour in reach."""
    assert best(lay(HANDS[0], LOW, on="2 3 3 3", tokens=[1, 0])) == "keep"


def test_a_hand_that_fits_nowhere_is_refreshed(lay: Lay) -> None:
    """HE-13: two cards for one, which is the cheapest; a token is the dearest."""
    scene = lay("S1 S32 A8 A25", LOW, on="0 0 0 3", tokens=[1, 0])
    values = [worth(scene, move) for move in ("two", "four", "renew", "keep")]
    assert values == sorted(values, reverse=True)
    assert values[2] > values[3] == 0.0


# Other questions


def test_the_extra_token_is_taken(lay: Lay) -> None:
    """HE-R16: it is a point."""
    assert best(at_phase(lay, "extra-token")) == "extra"


@pytest.mark.parametrize(
    ("tokens", "labours", "victim"),
    [([0, 2, 1], ["", "1 2", "3 4"], "rob 2"), ([0, 2, 1], ["", "1", "2 3 4"], "rob 3")],
)
def test_whoever_is_ahead_is_robbed(
    lay: Lay, tokens: list[int], labours: list[str], victim: str
) -> None:
    """HE-R35, HE-24: by points, labours among them."""
    scene = lay(*HANDS, round=2, tokens=tokens, labours=labours, on="1 3 3 3")
    scene.turn("P16 labour 5", "A7 labour 8", "W11 labour 6")
    assert best(scene) == victim


def test_the_free_card_is_the_one_that_promises_most(lay: Lay) -> None:
    """HE-R35: the price does not matter."""
    scene = at_phase(lay, "free-card")
    assert best(scene) == "G05 take"


def test_the_card_recalled_is_the_one_of_most_use(lay: Lay) -> None:
    """HE-R35: strength for Cerberus, where three tokens lie; wit is done."""
    hands = ("S1 A8 W9 P16", LOW)
    scene = lay(*hands, discards=["W24 S32", ""], round=3, on="0 1 3 0")
    assert best(scene.turn("P16 labour 10", "S2 labour 11")) == "S32 take"


@pytest.mark.parametrize(
    ("on", "more", "word"), [("0 3 1 3", -3, "tuck"), ("3 3 1 0", 3, "replace")]
)
def test_the_effect_that_suits_more_tokens_works(lay: Lay, on: str, more: float, word: str) -> None:
    """HE-23: strength for agility, by what lies on labours that ask for them."""
    belt = '"agility", "club", "theseus"'
    changes = [(belt, f'"strength", {belt}')] if more > 0 else []
    game = game_with(*changes)
    scene = lay(HANDS[0], LOW, round=2, labours=["3*", ""], on=on, game=game)
    scene.turn("S32 labour 7", "W10 labour 6")
    assert scene.asked == "permanent 0"
    assert (worth(scene, "replace"), best(scene)) == (more, word)


@pytest.mark.parametrize(
    ("phase", "moves"),
    [
        ("refresh", ["two"]),
        ("choice", ["G05 visit"]),
        ("choice", ["S32 labour 1"]),
        ("contest", ["duel"]),
    ],
)
def test_no_choice_is_taken_back(lay: Lay, phase: str, moves: list[str]) -> None:
    """HE-R1: anything else is better, else a bot would think for ever."""
    scene = at_phase(lay, phase).play(0, *moves)
    legal = [move for move in scene.game.moves if str(move) in scene.moves(0)]
    others = [worth(scene, str(move)) for move in legal if not move.takes_back]
    assert [str(move) for move in legal if move.takes_back] == ["back"]
    assert all(worth(scene, "back") < other for other in others)


# How everybody stands


def test_points_count_and_bought_cards_and_effects_promise_more(lay: Lay) -> None:
    """HE-32: the less is left of the game, the less they promise."""
    plain = lay(HANDS[0], LOW, gymnasium=EMPTY)
    bought = lay("G01 A8 W9 P16", LOW, gymnasium=EMPTY)
    late = lay("G01 A8 W9 P16", LOW, on="1 0 0 0", gymnasium=EMPTY)
    mine = [scene.game.outlook(scene.table)[0] for scene in (plain, bought, late)]
    assert mine[0] == 0.0
    assert mine[1] > mine[2] > 0.0


def test_an_effect_that_works_is_an_advantage(lay: Lay) -> None:
    """HE-R16: beside the point of the labour."""
    scene = lay(HANDS[0], LOW, round=2, labours=["1*", ""], gymnasium=EMPTY)
    works = scene.game.outlook(scene.table)[0]
    scene.table.players[0].active = NOTHING
    assert works > scene.game.outlook(scene.table)[0] >= 1
