"""Refreshing the hand, and the personal stacks."""

from itertools import permutations

import pytest

from stolik.core import AnyGame, written
from stolik.games import find
from stolik.games.hercules import CARDS
from stolik.games.hercules.tests.conftest import Lay, Scene

FIRST = "S1 S32 A8 A25 / W9 W24 P16 P17"
SECOND = "S2 S31 A7 A26 / W10 W23 P15 P18"


@pytest.fixture(scope="module")
def drawing() -> AnyGame:
    """Return a box in which whoever takes the Lion draws two cards at once."""
    old = '"club", "bow"]\nextra-token = "strength"'
    new = '"club", "bow"]\ninstant = ["draw-card", "draw-card"]'
    assert CARDS.count(old) == 1
    return find("hercules").with_components(CARDS.replace(old, new))


def sizes(scene: Scene, seat: int = 0) -> list[int]:
    """Count the hand, the stack and the discard."""
    player = scene.table.players[seat]
    return [len(player.hand), len(player.stack), len(player.discard)]


# The three ways


def test_two_cards_for_one(lay: Lay) -> None:
    """HE-13: the cards named are discarded, one is drawn; three in hand."""
    scene = lay(FIRST, SECOND).play(0, "two", "S1 discard", "A25 discard").play(1, "keep")
    assert (scene.hand(0), scene.discard(0)) == ("S32 A8 W9", "S1 A25")
    assert sizes(scene) == [3, 3, 2]


def test_four_cards_for_two(lay: Lay) -> None:
    """HE-13: two in hand."""
    scene = lay(FIRST, SECOND).play(0, "four").play(1, "keep")
    assert (scene.hand(0), scene.discard(0)) == ("W9 W24", "S1 S32 A8 A25")
    assert sizes(scene) == [2, 2, 4]


def test_a_new_hand_for_a_token(lay: Lay) -> None:
    """HE-13: one token is paid, the hand discarded, four are drawn."""
    scene = lay(FIRST, SECOND, tokens=[2, 0], on="1 3 3 3").play(0, "renew").play(1, "keep")
    assert len(scene.hand(0).split()) == 4
    assert scene.tokens == [1, 0]


def test_keeping_the_hand(lay: Lay) -> None:
    """HE-12: nobody has to refresh; nothing moves."""
    scene = lay(FIRST, SECOND).keep()
    assert (scene.hand(0), sizes(scene), sizes(scene, 1)) == (
        "S1 S32 A8 A25",
        [4, 4, 0],
        [4, 4, 0],
    )
    assert scene.asked == "choice 0 1"


def test_no_token_no_new_hand(lay: Lay) -> None:
    """HE-13: refused to whoever has none."""
    scene = lay(FIRST, SECOND, tokens=[0, 1], on="2 3 3 3")
    assert scene.why(0, "renew") == "HE-13 no-token-to-pay"
    assert scene.why(1, "renew") is None


@pytest.mark.parametrize("mode", ["heroic", "caprice"])
def test_the_token_leaves_the_game(lay: Lay, mode: str) -> None:
    """HE-R5: it goes to nobody and onto no labour; everybody sees how many are gone."""
    scene = lay(FIRST, SECOND, tokens=[1, 0], on="2", mode=mode)
    before, gone = list(scene.table.tokens), scene.table.paid
    scene.play(0, "renew").play(1, "keep")
    assert (scene.tokens, scene.table.tokens) == ([0, 0], before)
    assert scene.view()["paid"] == gone + 1


def test_the_discards_are_public(lay: Lay) -> None:
    """HE-13, HE-R2: face up, the last one named on top; everybody sees and hears of them."""
    scene = lay(FIRST, SECOND).play(0, "two", "A25 discard", "S1 discard").play(1, "keep")
    for onlooker in (None, 0, 1):
        pile = scene.view(onlooker)["seats"][0]["discard"]
        assert [card["card"] for card in pile] == ["A25", "S1"]
    assert scene.heard == ["refreshed"]


def test_the_cards_drawn_are_not_public(lay: Lay) -> None:
    """HE-13: what comes from the stack is the owner's secret."""
    scenes = [
        lay(f"S1 S32 A8 A25 / {top}", SECOND).play(0, "four").play(1, "keep")
        for top in ("W9 W24", "P16 P17")
    ]
    assert scenes[0].hand(0) != scenes[1].hand(0)
    assert scenes[0].view(1) == scenes[1].view(1)


@pytest.mark.parametrize(
    ("steps", "hand", "left"),
    [
        (["two", "S1 discard", "S32 discard"], 3, 3),
        (["four"], 2, 2),
    ],
)
def test_the_smaller_hand_lasts_until_the_end_of_the_turn(
    lay: Lay, steps: list[str], hand: int, left: int
) -> None:
    """HE-D7: three or two cards to choose from; then it is refilled to four."""
    scene = lay("S1 S32 A8 A25 / W9 W24 P16 P17", SECOND).play(0, *steps).play(1, "keep")
    assert sizes(scene)[:2] == [hand, left]
    scene.turn("W9 labour 2", "A7 labour 3")
    assert len(scene.hand(0).split()) == 4


# How often, and with how many


@pytest.mark.parametrize("other", ["keep", "four", "renew", "two"])
def test_one_way_only(lay: Lay, other: str) -> None:
    """HE-R3: having begun one refresh, no other."""
    scene = lay(FIRST, SECOND, tokens=[1, 0], on="2 3 3 3").play(0, "two")
    assert scene.why(0, other) == "HE-R3 one-refresh"


def test_no_second_refresh_in_a_turn(lay: Lay) -> None:
    """HE-R3: after all have refreshed, only the choice is left."""
    scene = lay(FIRST, SECOND, tokens=[2, 0], on="1 3 3 3")
    scene.play(0, "two", "S1 discard", "S32 discard").play(1, "keep")
    for again in ("two", "four", "renew", "keep"):
        assert scene.why(0, again) == "HE-12 other-question"
    scene.turn("W9 labour 2", "A7 labour 3")
    assert scene.why(0, "two") is None


@pytest.mark.parametrize(
    ("hand", "two", "four"),
    [
        ("S1", "HE-R4 few-to-discard", "HE-R4 few-to-discard"),
        ("S1 S32", None, "HE-R4 few-to-discard"),
        ("S1 S32 A8", None, "HE-R4 few-to-discard"),
        ("S1 S32 A8 A25", None, None),
    ],
)
def test_enough_cards_for_it(lay: Lay, hand: str, two: str | None, four: str | None) -> None:
    """HE-R4: two for one needs two in hand, four for two needs four."""
    scene = lay(hand, SECOND)
    assert (scene.why(0, "two"), scene.why(0, "four"), scene.why(0, "keep")) == (two, four, None)


def test_the_player_chooses_which(lay: Lay) -> None:
    """HE-R4: any card of the hand, each once, and none of another's."""
    scene = lay(FIRST, SECOND).play(0, "two")
    assert scene.moves(0) == ["S1 discard", "S32 discard", "A8 discard", "A25 discard", "back"]
    scene.play(0, "A8 discard")
    assert scene.moves(0) == ["S1 discard", "S32 discard", "A25 discard", "back"]
    assert scene.why(0, "A8 discard") == "HE-13 named-already"
    assert scene.why(0, "S2 discard") == "HE-13 not-in-hand"


def test_with_as_many_cards_as_needed_there_is_nothing_to_choose(lay: Lay) -> None:
    """HE-R4: two cards in hand for one, four for two: naming them is no question."""
    assert lay("S1 S32", SECOND).play(0, "two").asked == "refresh 1"
    assert lay(FIRST, SECOND).play(0, "four").asked == "refresh 1"


def test_cards_are_named_for_a_refresh_only(lay: Lay) -> None:
    """HE-13: first the way, then the cards."""
    assert lay(FIRST, SECOND).why(0, "S1 discard") == "HE-12 other-question"


def test_a_small_hand_is_thrown_away_whole(lay: Lay) -> None:
    """HE-R4: paying discards whatever is in hand, and draws four."""
    scene = lay("S1 / W9 W24 P16 P17", SECOND, tokens=[1, 0], on="2 3 3 3")
    scene.play(0, "renew").play(1, "keep")
    assert (scene.hand(0), scene.discard(0)) == ("W9 W24 P16 P17", "S1")


def test_all_discards_lie_before_the_first_draw(lay: Lay) -> None:
    """HE-R4, HE-30: the stack's last card is drawn; the two just discarded are reshuffled."""
    scene = lay("S1 S32 A8 A25", SECOND, discards=["W9 W24 P16", ""])
    assert sizes(scene) == [4, 1, 3]
    scene.play(0, "two", "S1 discard", "S32 discard").play(1, "keep")
    assert (scene.hand(0), scene.discard(0)) == ("A8 A25 P17", "")
    assert sorted(scene.stack(0).split()) == ["P16", "S1", "S32", "W24", "W9"]


def test_paying_with_a_hand_just_bought(lay: Lay) -> None:
    """HE-R4: Gymnasium cards go with the rest."""
    scene = lay("S1 G01 A8 G15 / W9 W24 P16 P17", SECOND, tokens=[1, 0], on="2 3 3 3")
    scene.play(0, "renew").play(1, "keep")
    assert scene.discard(0) == "S1 A8 G01 G15"


# Hidden and at once


def test_nothing_moves_before_all_have_chosen(lay: Lay) -> None:
    """HE-R2: then all discard and draw together."""
    scene = lay(FIRST, SECOND).play(0, "four")
    assert (sizes(scene), scene.discard(0), scene.asked) == ([4, 4, 0], "", "refresh 1")
    assert scene.heard == []
    scene.play(1, "two", "S2 discard", "A7 discard")
    assert (sizes(scene), sizes(scene, 1)) == ([2, 2, 4], [3, 3, 2])
    assert scene.heard == ["refreshed", "refreshed"]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_deciding_does_not_matter(lay: Lay, order: tuple[int, ...]) -> None:
    """HE-R2: not even for the luck of a reshuffle."""
    steps = [["four"], ["renew"], ["two", "S3 discard", "A6 discard"]]

    def decided(seats: tuple[int, ...]) -> str:
        scene = lay(
            "S1 S32 A8 A25",
            "S2 S31 A7 A26",
            "S3 S30 A6 A27",
            discards=["W9 W24 P16", "W10 W23 P15", "W11 W22 P14"],
            tokens=[0, 1, 0],
            on="2 3 3 3",
        )
        for seat in seats:
            scene.play(seat, *steps[seat])
        return written(scene.state)

    assert decided(order) == decided((0, 1, 2))


@pytest.mark.parametrize(
    "steps",
    [
        ["keep"],
        ["two"],
        ["two", "S32 discard"],
        ["two", "S32 discard", "A8 discard"],
        ["four"],
        ["renew"],
    ],
)
def test_a_refresh_can_be_taken_back(lay: Lay, steps: list[str]) -> None:
    """HE-R2, HE-R1: half way or ready; the table is as it was, byte for byte."""
    scene = lay(FIRST, SECOND, tokens=[1, 0], on="2 3 3 3")
    before = written(scene.state)
    assert scene.why(0, "back") == "HE-R1 nothing-chosen"
    scene.play(0, *steps)
    assert written(scene.state) != before
    scene.play(0, "back")
    assert written(scene.state) == before
    assert scene.moves(0) == ["keep", "two", "four", "renew"]


def test_after_taking_it_back_another_way_is_free(lay: Lay) -> None:
    """HE-R2, HE-R3: what was taken back is not the one refresh of the turn."""
    scene = lay(FIRST, SECOND).play(0, "two", "S1 discard", "S32 discard", "back", "four")
    assert sizes(scene.play(1, "keep")) == [2, 2, 4]


def test_too_late_to_take_it_back(lay: Lay) -> None:
    """HE-R2: once everybody has chosen, it has happened."""
    scene = lay(FIRST, SECOND).play(0, "four").play(1, "keep")
    assert scene.why(0, "back") == "HE-R1 nothing-chosen"


def test_whoever_has_chosen_waits(lay: Lay) -> None:
    """HE-R2: a ready player can only think again."""
    scene = lay(FIRST, SECOND).play(0, "keep")
    assert scene.moves(0) == ["back"]
    assert scene.why(0, "two") == "HE-R1 already-chosen"


@pytest.mark.parametrize(
    "steps", [["two"], ["two", "S32 discard"], ["two", "S32 discard", "back"], ["keep", "back"]]
)
def test_the_steps_of_a_refresh_are_hidden(lay: Lay, steps: list[str]) -> None:
    """HE-R2, HE-R1: others and onlookers see the same table as before, to the last byte."""
    scene = lay(FIRST, SECOND, tokens=[1, 0], on="2 3 3 3")
    before = [written(scene.view(onlooker)) for onlooker in (None, 1)]
    scene.play(0, *steps)
    assert [written(scene.view(onlooker)) for onlooker in (None, 1)] == before


@pytest.mark.parametrize("steps", [["two", "S1 discard", "S32 discard"], ["four"], ["renew"]])
def test_ready_looks_the_same_whatever_was_chosen(lay: Lay, steps: list[str]) -> None:
    """HE-R2: a refresh waiting for the others looks like a hand that is kept."""
    scene = lay(FIRST, SECOND, tokens=[1, 0], on="2 3 3 3").play(0, *steps)
    kept = lay(FIRST, SECOND, tokens=[1, 0], on="2 3 3 3").play(0, "keep")
    assert [scene.view(None), scene.view(1)] == [kept.view(None), kept.view(1)]
    assert scene.view(None)["seats"][0]["ready"]


# The stack runs out


def test_the_stack_is_renewed_when_its_last_card_is_drawn(lay: Lay) -> None:
    """HE-30: at once, and not when the next card is wanted."""
    scene = lay("S1 S32 A8 A25", SECOND, discards=["W9 W24 P16", ""])
    scene.turn("S32 labour 1", "A7 labour 3")
    assert (scene.hand(0), scene.discard(0)) == ("S1 A8 A25 P17", "")
    assert sorted(scene.stack(0).split()) == ["P16", "S32", "W24", "W9"]
    assert scene.told("reshuffled") == [(4, 0)]


def test_one_card_left_is_no_empty_stack(lay: Lay) -> None:
    """HE-30: with a card left nothing is shuffled."""
    scene = lay("S1 S32 A8 A25 / W9 W24", SECOND, discards=["P16 P17", ""])
    scene.turn("S32 labour 1", "A7 labour 3")
    assert (sizes(scene), scene.discard(0)) == ([4, 1, 3], "P16 P17 S32")
    assert scene.told("reshuffled") == []


def test_the_new_stack_is_shuffled(lay: Lay) -> None:
    """HE-30: another luck, another order."""
    stacks = [
        lay("S1 S32 A8 A25", SECOND, discards=["W9 W24 P16", ""], seed=seed)
        .turn("S32 labour 1", "A7 labour 3")
        .stack(0)
        for seed in "abcdef"
    ]
    assert len(set(stacks)) > 1


def test_the_stack_runs_out_in_the_middle_of_drawing(lay: Lay) -> None:
    """HE-R22, HE-30: the second card comes from the new stack."""
    scene = lay("S1 S32 A8 A25", SECOND, discards=["W9 W24 P16", ""])
    scene.play(0, "four").play(1, "keep")
    assert sizes(scene) == [2, 6, 0]
    assert "P17" in scene.hand(0)
    assert scene.told("reshuffled") == [(7, 0)]


def test_the_stack_runs_out_while_a_hand_is_refilled(lay: Lay) -> None:
    """HE-R22, HE-29: the cards discarded this turn are in the new stack already."""
    scene = lay("W9 W24 A25 A8", SECOND, discards=["S1 S32 P16", ""])
    scene.turn("G05 visit, W9 pay, W24 pay", "A7 labour 3")
    assert scene.hand(0).split()[-1] == "G05"
    assert "P17" in scene.hand(0)
    assert sizes(scene) == [4, 5, 0]


def test_no_discard_when_the_stack_runs_out(lay: Lay, drawing: AnyGame) -> None:
    """HE-R22: the card on the labour is not in the discard yet, so the stack stays empty."""
    scene = lay("S1 S32 A8 A25 W9 W24", SECOND, on="1 3 3 3", game=drawing)
    scene.turn("S32 labour 1", "A7 labour 3")
    assert (sizes(scene), scene.discard(0)) == ([7, 0, 1], "S32")
    assert scene.told("reshuffled") == []


def test_the_next_draw_turns_the_discard_over(lay: Lay, drawing: AnyGame) -> None:
    """HE-R22: what could not be shuffled when the stack ran out is shuffled when one draws."""
    scene = lay("S1 S32 A8 A25 W9 W24", SECOND, on="1 3 3 3", game=drawing)
    scene.turn("S32 labour 1", "A7 labour 3")
    scene.play(0, "two", "W9 discard", "W24 discard").play(1, "keep")
    assert scene.told("reshuffled") == [(3, 0)]
    assert sizes(scene) == [6, 2, 0]


def test_nothing_to_draw_from(lay: Lay, drawing: AnyGame) -> None:
    """HE-R22: with the stack and the discard empty, drawing stops."""
    scene = lay("S1 S32 A8 A25 W9 W24 P16 P17", SECOND, on="1 3 3 3", game=drawing)
    scene.turn("S32 labour 1", "A7 labour 3")
    assert (sizes(scene), scene.told("drew-card")) == ([7, 0, 1], [])


def test_drawing_stops_half_way(lay: Lay, drawing: AnyGame) -> None:
    """HE-R22: of two cards to draw there is one."""
    scene = lay("S1 S32 A8 A25 W9 W24 P16", SECOND, on="1 3 3 3", game=drawing)
    scene.turn("S32 labour 1", "A7 labour 3")
    assert (sizes(scene), scene.told("drew-card")) == ([7, 0, 1], [("draw-card", 0)])
    assert scene.told("no-effect") == [("draw-card", 0)]


# More than four


def test_a_hand_above_four_is_kept(lay: Lay, drawing: AnyGame) -> None:
    """HE-R21: it draws nothing, until it is below four again."""
    scene = lay("S1 S32 A8 A25", SECOND, on="1 3 3 3", game=drawing)
    scene.turn("S32 labour 1", "A7 labour 3")
    assert sizes(scene) == [5, 2, 1]
    scene.turn("A8 labour 3", "G01 visit, S2 pay")
    assert sizes(scene) == [4, 2, 2]
    scene.turn("A25 labour 3", "G09 visit, S31 pay")
    assert sizes(scene) == [4, 1, 3]


def test_a_fifth_card_changes_the_refresh(lay: Lay, drawing: AnyGame) -> None:
    """HE-R21, HE-R4: four of five are chosen; paying throws away all five."""
    scene = lay("S1 S32 A8 A25 / W9 W24", SECOND, on="1 3 3 3", game=drawing)
    scene.turn("S32 labour 1", "A7 labour 3")
    other = lay("S1 S32 A8 A25 / W9 W24", SECOND, on="1 3 3 3", game=drawing)
    other.turn("S32 labour 1", "A7 labour 3")
    scene.play(0, "four", "S1 discard", "A8 discard", "A25 discard")
    assert scene.moves(0) == ["W9 discard", "W24 discard", "back"]
    scene.play(0, "W9 discard").play(1, "keep")
    assert sizes(scene)[0] == 3
    assert sizes(other.play(0, "renew").play(1, "keep"))[0] == 4
