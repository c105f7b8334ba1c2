"""What the labours bring: tokens by initiative, the labour card, its back."""

import re

import pytest

from stolik.core import AnyGame
from stolik.games import find
from stolik.games.hercules import CARDS
from stolik.games.hercules.tests.conftest import Lay, Scene

FIRST = "S32 A8 W9 P16"
SECOND = "S31 A7 W10 P15"
THIRD = "S30 A6 W11 P14"
FOURTH = "S29 A5 W12 P13"


def printed(**initiatives: int) -> AnyGame:
    """Return a box with other initiatives on some starting cards."""
    text = CARDS
    for code, number in initiatives.items():
        entry = re.compile(rf'(id = "{code}"\n.*\n.*\ninitiative = )\d+')
        text, found = entry.subn(rf"\g<1>{number}", text)
        assert found == 1
    return find("hercules").with_components(text)


def in_the_row(scene: Scene, *numbers: int, on: str) -> Scene:
    """Lay these labours first, as luck may in the caprice, with these tokens on them."""
    row = [scene.box.labours[number - 1] for number in numbers]
    scene.table.order = row + [each for each in scene.box.labours if each not in row]
    scene.lay_labours([], on, 0)
    scene.balance()
    scene.game.check(scene.table)
    return scene


def plays(scene: Scene) -> list[tuple[int, int]]:
    """Return who took tokens on which labour, in the order in which it happened."""
    found = []
    for event in scene.events:
        if event["key"] == "took-tokens":
            seat, labour = event["args"]["seat"], event["args"]["labour"]
            assert isinstance(seat, int)
            assert isinstance(labour, dict)
            number = labour["args"]["number"]
            assert isinstance(number, int)
            found.append((seat, number))
    return found


# Tokens


@pytest.mark.parametrize(
    ("move", "tokens"),
    [
        ("S32 labour 1", 1),
        ("G01 upper labour 1", 1),
        ("G01 lower labour 1", 2),
        ("G05 lower labour 3", 2),
    ],
)
def test_alone_on_a_labour(lay: Lay, move: str, tokens: int) -> None:
    """HE-18: as many tokens as the card, or the half used, has wreaths."""
    scene = lay("S32 G01 G05 W9", SECOND).turn(move, "W10 labour 2")
    assert scene.tokens == [tokens, 1]


@pytest.mark.parametrize(
    ("cards", "order"),
    [
        (["S32", "S31", "S30"], [0, 1, 2]),
        (["S32", "S2", "S30"], [0, 2, 1]),
        (["S1", "S31", "S3"], [1, 2, 0]),
        (["S1", "S2", "S30"], [2, 1, 0]),
        (["S1", "S2", "S3"], [2, 1, 0]),
        (["S32", "G01 upper", "S3"], [1, 0, 2]),
    ],
)
def test_several_in_descending_initiative(lay: Lay, cards: list[str], order: list[int]) -> None:
    """HE-19: the highest number first, whoever sits where."""
    scene = lay("S1 S32 A8 W9", "S2 S31 A7 G01", "S3 S30 A6 W11")
    scene.turn(*(f"{card} labour 1" for card in cards))
    assert plays(scene) == [(seat, 1) for seat in order]


def test_nobody_takes_more_than_is_left(lay: Lay) -> None:
    """HE-22: two wreaths and one token: one."""
    scene = lay("G01 S32 A8 W9", SECOND, on="1 3 3 3").turn("G01 lower labour 1", "A7 labour 3")
    assert (scene.tokens, scene.on) == ([1, 1], "0 3 2 3")


def test_the_last_token_brings_the_labour(lay: Lay) -> None:
    """HE-22: to whoever takes it; with tokens left the labour stays."""
    scene = lay(FIRST, SECOND, on="2 3 3 3").turn("S32 labour 1", "S31 labour 1")
    assert (scene.labours(0), scene.labours(1)) == ("", "1*")
    other = lay(FIRST, SECOND, on="3 3 3 3").turn("S32 labour 1", "S31 labour 1")
    assert (other.labours(0), other.labours(1)) == ("", "")


def test_the_third_comes_late(lay: Lay) -> None:
    """HE-22, HE-R19, HE-R12: no token, no labour, and the card is spent all the same."""
    scene = lay(FIRST, SECOND, THIRD, on="2 3 3 3")
    scene.turn("S32 labour 1", "S31 labour 1", "S30 labour 1")
    assert (scene.tokens, scene.labours(2)) == ([1, 1, 0], "")
    assert scene.told("came-late") == [(2,)]
    assert [scene.discard(seat) for seat in range(3)] == ["S32", "S31", "S30"]
    assert [len(scene.hand(seat).split()) for seat in range(3)] == [4, 4, 4]


def test_a_late_card_has_no_effect(lay: Lay) -> None:
    """HE-R19: neither its tokens nor the extra token of a permanent."""
    scene = lay(FIRST, SECOND, round=2, on="3 3 1 3", labours=["2 3 4", "1*"])
    scene.turn("S32 labour 7", "S31 labour 7")
    assert (scene.labours(0), scene.tokens) == ("2 3 4 7*", [1, 0])
    assert (scene.asked, scene.discard(1)) == ("refresh 0 1", "S31")


def test_a_labour_without_tokens_is_taken(lay: Lay) -> None:
    """HE-22: nobody goes there any more."""
    scene = lay("S32 S1 A8 W9", SECOND, on="1 3 3 3").turn("S32 labour 1", "A7 labour 3").keep()
    assert scene.why(0, "S1 labour 1") == "HE-22 labour-taken"


def test_whoever_takes_less_is_spent_too(lay: Lay) -> None:
    """HE-R12: winners and losers alike put their card on the discard."""
    scene = lay(FIRST, SECOND).turn("S32 labour 1", "S31 labour 1")
    assert (scene.discard(0), scene.discard(1)) == ("S32", "S31")


# The star


def test_the_star_goes_before_every_number(lay: Lay) -> None:
    """HE-20: Abderus before agility 63."""
    scene = lay("G11 S32 W9 P16", "G17 S31 W10 P15", round=2)
    scene.turn("G11 upper labour 8", "G17 lower labour 8")
    assert plays(scene) == [(1, 8), (0, 8)]


def test_the_upper_half_of_a_star_card_is_a_number(lay: Lay) -> None:
    """HE-R7, HE-20: perseverance 59 of Abderus' card after perseverance 66."""
    scene = lay("G03 S32 W9 A8", "G17 S31 W10 A7", round=2)
    scene.turn("G03 upper labour 5", "G17 upper labour 5")
    assert plays(scene) == [(0, 5), (1, 5)]


def test_the_number_of_that_half_counts(lay: Lay) -> None:
    """HE-R7: 59 is still more than 16."""
    scene = lay("P16 S32 W9 A8", "G17 S31 W10 A7", round=2)
    scene.turn("P16 labour 5", "G17 upper labour 5")
    assert plays(scene) == [(1, 5), (0, 5)]


@pytest.mark.parametrize(
    ("half", "number", "order"),
    [("lower", 2, [(1, 2), (0, 1)]), ("upper", 3, [(0, 1), (1, 3)])],
)
def test_only_the_lower_half_brings_its_labour_forward(
    lay: Lay, half: str, number: int, order: list[tuple[int, int]]
) -> None:
    """HE-R7, HE-20, HE-21: Iolaus moves the Hydra before the Lion; the upper half moves nothing."""
    scene = lay(FIRST, "G15 S31 W10 P15")
    assert plays(scene.turn("S32 labour 1", f"G15 {half} labour {number}")) == order


def test_labours_with_a_star_come_first(lay: Lay) -> None:
    """HE-21, HE-R9: by ascending number, then the others, by number as well."""
    scene = lay(FIRST, "G19 A7 W10 P15", "G18 A6 W11 P14", FOURTH, round=3)
    scene.turn("P16 labour 10", "G19 lower labour 12", "G18 lower labour 11", "A5 labour 9")
    assert plays(scene) == [(2, 11), (1, 12), (3, 9), (0, 10)]


def test_the_star_brings_the_whole_labour_forward(lay: Lay) -> None:
    """HE-21: a number beside the star is settled before the other labours too."""
    scene = lay(FIRST, SECOND, "G18 A6 W11 P14", round=3)
    scene.turn("A8 labour 9", "S31 labour 11", "G18 lower labour 11")
    assert plays(scene) == [(2, 11), (1, 11), (0, 9)]


def test_stars_in_the_caprice_go_by_the_printed_number(lay: Lay) -> None:
    """HE-R8: wherever luck has laid the labours."""
    scene = lay("G19 A8 W9 S1", "G20 A7 W10 S2", "G15 A6 W11 S3", FOURTH, mode="caprice")
    in_the_row(scene, 12, 5, 2, 10, on="4 4 4 4")
    scene.turn("G19 lower labour 12", "G20 lower labour 5", "G15 lower labour 2", "P13 labour 10")
    assert plays(scene) == [(2, 2), (1, 5), (0, 12), (3, 10)]


def test_numbers_in_the_caprice_go_by_the_printed_number(lay: Lay) -> None:
    """HE-R9, HE-R8: from 1 up, not from left to right."""
    scene = in_the_row(lay(FIRST, SECOND, THIRD, mode="caprice"), 12, 7, 3, 4, on="4 4 4 4")
    scene.turn("W9 labour 12", "S31 labour 7", "A6 labour 3")
    assert plays(scene) == [(2, 3), (1, 7), (0, 12)]


@pytest.mark.parametrize("numbers", [(5, 6, 7, 8), (6, 5, 8, 7)])
def test_the_order_matters_for_instant_effects(lay: Lay, numbers: tuple[int, ...]) -> None:
    """HE-R9: the Boar's robbery comes too early for the token from the Stables."""
    scene = in_the_row(lay(FIRST, SECOND, mode="caprice"), *numbers, on="4 4 4 4")
    scene.table.tokens[4] = 1
    scene.balance()
    scene.turn("W9 labour 6", "P15 labour 5")
    assert scene.heard[2:6] == ["took-tokens", "took-labour", "no-effect", "took-tokens"]
    assert scene.tokens == [1, 1]


# Equal initiative


@pytest.mark.parametrize(
    ("discards", "order"),
    [
        (["W9", "W10"], [1, 0]),
        (["W24", "W23"], [0, 1]),
        (["W24 W9", "W10"], [1, 0]),
        (["W9", "P18 G13"], [1, 0]),
    ],
)
def test_equal_cards_compare_the_tops_of_the_discards(
    lay: Lay, discards: list[str], order: list[int]
) -> None:
    """HE-R6: the top alone; a Gymnasium card there counts with its upper number."""
    scene = lay("S32 A8 P16 P17", "S2 A7 P15 A26", discards=discards, game=printed(S2=32))
    scene.turn("S32 labour 1", "S2 labour 1")
    assert plays(scene) == [(seat, 1) for seat in order]
    assert len(scene.told("showed-discard")) == 2
    assert scene.told("showed-stack") == []


@pytest.mark.parametrize("discards", [["", ""], ["W24", ""], ["", "W23"]])
@pytest.mark.parametrize(("tops", "order"), [("A25 P18", [0, 1]), ("P17 A26", [1, 0])])
def test_without_a_discard_equal_cards_compare_the_stacks(
    lay: Lay, discards: list[str], tops: str, order: list[int]
) -> None:
    """HE-R6: if one of the discards is empty, all the tied look at their stacks instead."""
    mine, theirs = tops.split()
    game = printed(S2=32)
    scene = lay(
        f"S32 A8 P16 W9 / {mine}", f"S2 A7 P15 W10 / {theirs}", discards=discards, game=game
    )
    scene.turn("S32 labour 1", "S2 labour 1")
    assert plays(scene) == [(seat, 1) for seat in order]
    assert len(scene.told("showed-stack")) == 2
    assert scene.told("showed-discard") == []


def test_equal_discards_lead_on_to_the_stacks(lay: Lay) -> None:
    """HE-R6: first the discards, then the stacks."""
    game = printed(S2=32, W10=9)
    scene = lay("S32 A8 P16 P17 / W24", "S2 A7 P15 P18 / A26", discards=["W9", "W10"], game=game)
    scene.turn("S32 labour 1", "S2 labour 1")
    assert plays(scene) == [(1, 1), (0, 1)]
    assert [key for key in scene.heard if key.startswith("showed")] == [
        "showed-discard",
        "showed-discard",
        "showed-stack",
        "showed-stack",
    ]


def test_in_the_last_resort_luck_decides(lay: Lay) -> None:
    """HE-R6: equal cards on equal stacks; either may be first."""
    game = printed(S2=32, A26=25)
    firsts = set()
    for seed in "abcdefgh":
        scene = lay("S32 A8 P16 P17 / A25", "S2 A7 P15 P18 / A26", game=game, seed=seed)
        scene.turn("S32 labour 1", "S2 labour 1")
        firsts.add(plays(scene)[0])
        assert len(scene.told("decided-by-luck")) == 1
    assert firsts == {(0, 1), (1, 1)}


def test_no_further_card_is_laid_on_a_labour(lay: Lay) -> None:
    """HE-R6: nobody is asked, and nothing but the one card is spent."""
    scene = lay(
        "S32 A8 P16 P17 / A25", "S2 A7 P15 P18 / A26", game=printed(S2=32), on="1 3 3 3"
    ).turn("S32 labour 1", "S2 labour 1")
    assert scene.asked == "refresh 0 1"
    assert (scene.discard(0), scene.discard(1)) == ("S32", "S2")
    assert (scene.hand(0), scene.hand(1)) == ("A8 A25 P16 P17", "A7 A26 P15 P18")
    assert (scene.labours(0), scene.labours(1)) == ("", "1*")


def test_three_equal_cards(lay: Lay) -> None:
    """HE-R6: the higher discard first, and so on down."""
    scene = lay(
        "S32 A8 P16 P17",
        "S2 A7 P15 P18",
        "S3 A6 P14 P19",
        discards=["W24", "W10", "W22"],
        game=printed(S2=32, S3=32),
    )
    scene.turn("S32 labour 1", "S2 labour 1", "S3 labour 1")
    assert plays(scene) == [(0, 1), (2, 1), (1, 1)]


@pytest.mark.parametrize("without", range(3))
def test_three_equal_cards_and_a_discard_that_is_empty(lay: Lay, without: int) -> None:
    """HE-R6: all three compare their stacks, to the end of the ranking; no discard counts."""
    scene = lay(
        "S32 A8 P16 P17 / A25",
        "S2 A7 P15 P18 / W11",
        "S3 A6 P14 P19 / A26",
        discards=["" if seat == without else f"W{21 + seat}" for seat in range(3)],
        game=printed(S2=32, S3=32),
    )
    scene.turn("S32 labour 1", "S2 labour 1", "S3 labour 1")
    assert plays(scene) == [(2, 1), (0, 1), (1, 1)]
    assert len(scene.told("showed-stack")) == 3
    assert scene.told("showed-discard") == []


def test_two_of_three_with_equal_discards_go_on_to_their_stacks(lay: Lay) -> None:
    """HE-R6: the third is ranked already, and shows no more."""
    scene = lay(
        "S32 A8 P16 P17 / A25",
        "S2 A7 P15 P18 / A26",
        "S3 A6 P14 P19 / W12",
        discards=["W9", "W10", "W24"],
        game=printed(S2=32, S3=32, W10=9),
    )
    scene.turn("S32 labour 1", "S2 labour 1", "S3 labour 1")
    assert plays(scene) == [(2, 1), (1, 1), (0, 1)]
    assert len(scene.told("showed-discard")) == 3
    assert scene.told("showed-stack") == [(0,), (1,)]


def test_unequal_cards_show_nothing(lay: Lay) -> None:
    """HE-R6, HE-19: with unique numbers the piles are left alone."""
    scene = lay(FIRST, SECOND, discards=["W24", "W23"]).turn("S32 labour 1", "S31 labour 1")
    assert [key for key in scene.heard if key.startswith(("showed", "decided"))] == []


# The card won


def test_the_first_permanent_works_at_once(lay: Lay) -> None:
    """HE-23: laid in front of the player; nothing is asked."""
    scene = lay(FIRST, SECOND, on="1 3 3 3").turn("S32 labour 1", "A7 labour 3")
    assert (scene.labours(0), scene.asked) == ("1*", "refresh 0 1")
    assert scene.view(1)["seats"][0]["active"] == 1


@pytest.mark.parametrize(("answer", "after"), [("replace", "1 2*"), ("tuck", "1* 2")])
def test_a_second_permanent_replaces_or_is_tucked(lay: Lay, answer: str, after: str) -> None:
    """HE-23, HE-R31: any permanent there already, also of another characteristic; one works."""
    scene = lay(FIRST, SECOND, on="0 1 3 3", labours=["1*"])
    scene.turn("W9 labour 2", "A7 labour 3")
    assert (scene.asked, scene.moves(0)) == ("permanent 0", ["replace", "tuck"])
    assert scene.why(1, answer) == "HE-12 not-asked"
    assert scene.why(0, "leave") == "HE-12 other-question"
    scene.play(0, answer)
    assert (scene.labours(0), scene.asked) == (after, "refresh 0 1")


def test_the_question_comes_for_the_same_characteristic_too(lay: Lay) -> None:
    """HE-R31: a second effect of strength is no addition to the first."""
    scene = lay(FIRST, SECOND, round=2, on="3 3 1 3", labours=["1*"])
    scene.turn("S32 labour 7", "A7 labour 8").play(0, "replace")
    assert scene.labours(0) == "1 7*"


def test_the_question_comes_for_permanents_only(lay: Lay) -> None:
    """HE-23: an instant effect leaves the permanent one alone."""
    scene = lay(FIRST, SECOND, round=2, on="1 3 3 3", labours=["1*"])
    scene.turn("P16 labour 5", "A7 labour 8")
    assert (scene.labours(0), scene.asked) == ("1* 5", "refresh 0 1")


def test_an_instant_labour_in_front_does_not_count(lay: Lay) -> None:
    """HE-23, HE-R31: with instant labours alone, a permanent is still the first."""
    scene = lay(FIRST, SECOND, round=2, on="0 3 1 3", labours=["5"])
    scene.turn("S32 labour 7", "A7 labour 8")
    assert (scene.labours(0), scene.asked) == ("5 7*", "refresh 0 1")


def test_a_permanent_is_decided_before_the_next_labour(lay: Lay) -> None:
    """HE-23: the winner reads the back at once; the Birds wait."""
    scene = lay(FIRST, SECOND, on="0 1 3 3", labours=["1*"])
    scene.turn("W9 labour 2", "A7 labour 3")
    assert scene.tokens == [1, 0]
    assert scene.play(0, "tuck").tokens == [1, 1]


@pytest.mark.parametrize(("answer", "after"), [("replace", "1 2 3*"), ("tuck", "1 2* 3")])
def test_a_tucked_permanent_never_comes_back(lay: Lay, answer: str, after: str) -> None:
    """HE-R18: the choice is between the active and the new one; the Lion below is out of it."""
    scene = lay(FIRST, SECOND, on="0 1 1 3", labours=["1*"])
    scene.turn("W9 labour 2", "P15 labour 4").play(0, "replace")
    scene.turn("A8 labour 3", "G01 visit, S31 pay")
    assert scene.moves(0) == ["replace", "tuck"]
    scene.play(0, answer)
    assert scene.labours(0) == after


def test_a_new_card_that_was_tucked_stays_below(lay: Lay) -> None:
    """HE-R18: only the moment of gaining it offers it."""
    scene = lay("S32 S1 A8 W9", SECOND, on="0 1 3 3", labours=["1*"])
    scene.turn("W9 labour 2", "A7 labour 3").play(0, "tuck")
    assert scene.why(0, "replace") == "HE-12 other-question"
    assert scene.keep().why(0, "replace") == "HE-12 other-question"


def test_an_instant_effect_happens_at_once(lay: Lay) -> None:
    """HE-23: the token is taken before the next labour is settled."""
    scene = lay(FIRST, SECOND, THIRD, round=2, on="1 3 3 3", tokens=[0, 1, 1])
    scene.turn("P16 labour 5", "S31 labour 7", "A6 labour 8")
    assert (scene.asked, scene.tokens) == ("robbery 0", [1, 1, 1])
    scene.play(0, "rob 2")
    assert scene.tokens == [2, 1, 2]


def test_every_labour_card_is_a_point(lay: Lay) -> None:
    """HE-24, HE-R18: active, replaced, tucked or instant."""
    scene = lay(FIRST, SECOND, round=3, labours=["1 2* 3 5 6", "4"], tokens=[3, 2])
    lines = scene.game.scores(scene.table)[0]
    assert [line["points"] for line in lines] == [3, 5]
    assert scene.view(1)["seats"][0]["points"] == 8


# The extra token


def extra(lay: Lay, move: str, on: str = "3 3 3 3", *, labours: str = "1*") -> Scene:
    """Play a card in the second round, with a permanent effect in front of the first seat."""
    scene = lay("S32 A8 G07 G10", SECOND, round=2, on=on, labours=[labours])
    return scene.turn(move, "P15 labour 5")


@pytest.mark.parametrize("move", ["S32 labour 7", "G07 upper labour 7"])
def test_the_characteristic_offers_one_more_token(lay: Lay, move: str) -> None:
    """HE-R16, HE-7: with a starting card or an upper half; it may be taken."""
    scene = extra(lay, move)
    assert (scene.asked, scene.moves(0)) == ("extra-token 0", ["extra", "leave"])
    scene.play(0, "extra")
    assert (scene.tokens, scene.on) == ([2, 1], "2 3 1 3")


def test_the_extra_token_may_be_left(lay: Lay) -> None:
    """HE-R16: it is a possibility."""
    scene = extra(lay, "S32 labour 7").play(0, "leave")
    assert (scene.tokens, scene.on, scene.asked) == ([1, 1], "2 3 2 3", "refresh 0 1")


@pytest.mark.parametrize(
    ("move", "labours"),
    [
        ("G10 lower labour 7", "1*"),
        ("A8 labour 8", "1*"),
        ("S32 labour 7", "3*"),
        ("S32 labour 7", "1 3*"),
        ("S32 labour 7", ""),
    ],
)
def test_no_extra_token_otherwise(lay: Lay, move: str, labours: str) -> None:
    """HE-R16: not for an item, nor for another characteristic, nor for a tucked card."""
    assert extra(lay, move, labours=labours).asked == "refresh 0 1"


def test_nothing_left_nothing_extra(lay: Lay) -> None:
    """HE-R16, HE-D1: the token comes from the same labour and from nowhere else."""
    scene = extra(lay, "S32 labour 7", on="3 3 1 3")
    assert (scene.asked, scene.tokens) == ("permanent 0", [1, 1])


def test_the_extra_token_may_be_the_last(lay: Lay) -> None:
    """HE-R16: then it wins the labour."""
    scene = extra(lay, "S32 labour 7", on="3 3 2 3").play(0, "extra")
    assert (scene.tokens, scene.asked) == ([2, 1], "permanent 0")
    assert scene.play(0, "tuck").labours(0) == "1* 7"


def test_left_alone_the_last_token_wins_nothing(lay: Lay) -> None:
    """HE-R16: the labour stays with it."""
    scene = extra(lay, "S32 labour 7", on="3 3 2 3").play(0, "leave")
    assert (scene.labours(0), scene.on) == ("1*", "2 3 1 3")


@pytest.mark.parametrize(("answer", "second"), [("extra", 0), ("leave", 1)])
def test_the_extra_token_comes_before_the_next_in_initiative(
    lay: Lay, answer: str, second: int
) -> None:
    """HE-R16: it may leave nothing for the one who follows."""
    scene = lay(FIRST, SECOND, round=2, on="3 3 2 3", labours=["1*"])
    scene.turn("S32 labour 7", "S31 labour 7")
    assert scene.tokens == [1, 0]
    scene.play(0, answer)
    assert scene.tokens[1] == second


def test_the_effect_is_the_owner_s(lay: Lay) -> None:
    """HE-R16: another's permanent gives nothing."""
    scene = lay(FIRST, SECOND, round=2, labours=["2*", "1*"])
    scene.turn("S32 labour 7", "W10 labour 6")
    assert scene.asked == "refresh 0 1"


def test_a_permanent_works_from_the_next_card_on(lay: Lay) -> None:
    """HE-R17: not for the card that won it, but in the turn after."""
    scene = in_the_row(lay("S32 S1 A8 W9", SECOND, mode="caprice"), 1, 7, 3, 2, on="1 4 4 4")
    scene.turn("S32 labour 1", "A7 labour 3")
    assert (scene.labours(0), scene.tokens, scene.asked) == ("1*", [1, 1], "refresh 0 1")
    scene.turn("S1 labour 7", "W10 labour 2")
    assert scene.asked == "extra-token 0"


def test_a_permanent_won_by_the_extra_token_waits_too(lay: Lay) -> None:
    """HE-R17: one card, one extra token, even if the card that replaces has the same effect."""
    scene = extra(lay, "S32 labour 7", on="3 3 2 3").play(0, "extra", "replace")
    assert (scene.labours(0), scene.asked, scene.tokens) == ("1 7*", "refresh 0 1", [2, 1])
