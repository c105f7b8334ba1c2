"""Contests for a Gymnasium card: duel or decline, cards laid and shown, cards spent elsewhere."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from stolik.core import AnyGame, Chance, Seat, written
from stolik.games import find
from stolik.games.hercules import CARDS
from stolik.games.hercules.moves import VISIT
from stolik.games.hercules.state import CONTEST, Table
from stolik.games.hercules.tests.conftest import Lay, Scene
from stolik.games.hercules.tests.test_effects import game_with
from stolik.games.hercules.tests.test_labours import printed

STAR0, STAR1, STAR2, STAR3 = (f"G{number} lower pay" for number in (16, 17, 18, 19))
HAND0, HAND1, HAND2 = "G16 S1 A8 W9", "G17 S2 A7 W10", "G18 S3 A6 W11"


def same(one: str, other: str) -> AnyGame:
    """Return the game in which the second card has the initiative of the first."""
    number, symbol = int(other[1:]), CARDS.split(f'id = "{other}"')[1].split("\n")[2]
    old = f'id = "{other}"\ncolour = 2\n{symbol}\ninitiative = {number}\n'
    return game_with((old, old.replace(f"initiative = {number}", f"initiative = {one[1:]}")))


def all_the_same() -> AnyGame:
    """Return the game in which all starting cards have one initiative."""
    text = re.sub(r"^initiative = \d+$", "initiative = 7", CARDS, flags=re.MULTILINE)
    return find("hercules").with_components(text)


def two(lay: Lay, *others: str, hands: tuple[str, ...] = (), **parts: Any) -> Scene:
    """Let two stars tie for the club; the other seats do what is said."""
    scene = lay(HAND0, HAND1, *hands, **parts)
    return scene.turn(f"G01 visit, {STAR0}", f"G01 visit, {STAR1}", *others)


def three(lay: Lay) -> Scene:
    """Let three stars tie for the club."""
    scene = lay(HAND0, HAND1, HAND2)
    return scene.turn(*(f"G01 visit, {star}" for star in (STAR0, STAR1, STAR2)))


def all_say(scene: Scene, *words: str) -> Scene:
    """Let the seats answer, one after another; a dot is silence."""
    for seat, word in enumerate(words):
        if word != ".":
            scene.play(seat, word)
    return scene


# Duel or decline?


def test_star_against_star_is_a_tie(lay: Lay) -> None:
    """HE-27: the tied are asked, and the card lies there until they have settled it."""
    scene = two(lay)
    assert scene.asked == "contest 0 1"
    assert scene.told("tied") == [(0,), (1,)]
    assert (scene.moves(0), scene.view()["contest"]) == (["duel", "decline"], "G01")


def test_equal_numbers_are_a_tie_too(lay: Lay) -> None:
    """HE-27: with cards that have such numbers."""
    scene = lay("S1 A8 W9 P16", "S2 A7 W10 P15", game=same("W9", "W10"))
    assert scene.turn("G01 visit, W9 pay", "G01 visit, W10 pay").asked == "contest 0 1"


def test_a_tie_below_the_top_does_not_matter(lay: Lay) -> None:
    """HE-27: only those who tie for the card are asked."""
    scene = lay("S1 A8 W9 P16", "S2 A7 W10 P15", "S30 A6 W11 P14", game=same("W9", "W10"))
    scene.turn("G01 visit, W9 pay", "G01 visit, W10 pay", "G01 visit, S30 pay")
    assert scene.told("bought") == [(2,)]


def test_duellists_lay_one_more_card(lay: Lay) -> None:
    """HE-27: the higher of the new cards takes the Gymnasium card; all that was used is spent."""
    scene = all_say(two(lay), "duel", "duel")
    assert scene.asked == "duel-card 0 1"
    scene.play(0, "W9 lay").play(1, "W10 lay")
    assert scene.told("bought") == [(1,)]
    assert "G01" in scene.hand(1)
    assert scene.discard(1) == "G17 W10"


def test_the_losers_cards_return_with_the_duel_card(lay: Lay) -> None:
    """HE-R13, HE-R11: what was laid in the duel belongs to the laid cards."""
    scene = all_say(two(lay), "duel", "duel").play(0, "W9 lay").play(1, "W10 lay")
    assert (scene.hand(0), scene.discard(0)) == ("S1 A8 W9 G16", "")
    assert scene.known(0) == "W9 G16"


def test_the_losers_discard_the_duel_card_too_if_that_was_agreed(lay: Lay) -> None:
    """HE-R13, HE-R11: with the option `discard`."""
    scene = two(lay, gym_loser_cards="discard")
    all_say(scene, "duel", "duel").play(0, "W9 lay").play(1, "W10 lay")
    assert scene.discard(0) == "G16 W9"


def test_any_card_of_the_hand_may_be_laid_in_a_duel(lay: Lay) -> None:
    """HE-R13: of any kind, half declared; what is laid already is not in the hand."""
    scene = lay("G16 G03 S1 A8", HAND1)
    scene.turn(f"G01 visit, {STAR0}", f"G01 visit, {STAR1}")
    all_say(scene, "duel", "duel")
    assert scene.moves(0) == ["S1 lay", "A8 lay", "G03 upper lay", "G03 lower lay"]
    assert scene.why(0, "G16 lower lay") == "HE-27 not-in-hand"


@pytest.mark.parametrize(
    ("mine", "yours", "winner"),
    [
        ("G03 upper", "G06 upper", 0),
        ("G03 lower", "G06 lower", 1),
        ("G03 upper", "G19 upper", 0),
        ("G03 upper", "G19 lower", 1),
    ],
)
def test_the_half_declared_counts_in_a_duel(lay: Lay, mine: str, yours: str, winner: int) -> None:
    """HE-R13: 66 or 36 against 61 or 41, against 62 or the star."""
    scene = lay("G16 G03 S1 A8", "G17 G06 G19 A7")
    scene.turn(f"G01 visit, {STAR0}", f"G01 visit, {STAR1}")
    all_say(scene, "duel", "duel").play(0, f"{mine} lay").play(1, f"{yours} lay")
    assert scene.told("bought") == [(winner,)]


def test_only_the_new_cards_are_compared(lay: Lay) -> None:
    """HE-R13: 32 beside the star helps nobody."""
    scene = lay("G16 S32 A8 W9", "G17 S2 A7 W10")
    scene.turn(f"G05 visit, {STAR0}, S32 pay", f"G05 visit, {STAR1}, S2 pay")
    all_say(scene, "duel", "duel").play(0, "W9 lay").play(1, "W10 lay")
    assert "G05" in scene.hand(1)
    assert scene.hand(0) == "S32 A8 W9 G16"


def test_a_sole_duellist_takes_the_card(lay: Lay) -> None:
    """HE-27, HE-R13: without laying another, and spends what was laid."""
    scene = all_say(two(lay), "decline", "duel")
    assert scene.told("bought") == [(1,)]
    assert scene.discard(1) == "G17"
    assert scene.asked == "redirect 0"


def test_nobody_duels_and_the_card_stays(lay: Lay) -> None:
    """HE-R13: without another claim it lies there still."""
    scene = all_say(two(lay), "decline", "decline")
    assert scene.asked == "redirect 0"
    all_say(scene, "withdraw", "withdraw")
    assert scene.gymnasium.startswith("G01 ")
    assert scene.told("bought") == []


def test_nobody_duels_and_a_lower_claim_takes_the_card(lay: Lay) -> None:
    """HE-R13: the next in initiative, before those who declined go elsewhere."""
    scene = two(lay, "G01 visit, S3 pay", hands=("S3 A6 W11 P14",))
    assert scene.asked == "contest 0 1"
    all_say(scene, "decline", "decline")
    assert scene.told("bought") == [(2,)]
    assert (scene.asked, scene.discard(2)) == ("redirect 0", "S3")


def test_two_lower_claims_after_two_declined(lay: Lay) -> None:
    """HE-R13: the higher of them is the next claim; the other loses as usual."""
    hands = ("S3 A6 W11 P14", "S4 A5 W12 P13")
    scene = two(lay, "G01 visit, S3 pay", "G01 visit, P13 pay", hands=hands)
    all_say(scene, "decline", "decline")
    assert scene.told("bought") == [(3,)]
    assert scene.known(2) == "S3"


def test_lower_claims_that_tie_have_a_contest_of_their_own(lay: Lay) -> None:
    """HE-R13, HE-27: when nobody above them duels."""
    scene = lay("S1 A8 W9 P16", "S2 A7 W10 P15", HAND2, "G19 A5 W12 P13", game=same("W9", "W10"))
    scene.turn(
        "G01 visit, W9 pay", "G01 visit, W10 pay", f"G01 visit, {STAR2}", f"G01 visit, {STAR3}"
    )
    assert scene.asked == "contest 2 3"
    scene.play(2, "decline").play(3, "decline")
    assert scene.asked == "contest 0 1"
    all_say(scene, "duel", "decline")
    assert scene.told("bought") == [(0,)]
    assert scene.asked == "redirect 1"


def test_a_lower_claim_takes_no_part_in_the_duel(lay: Lay) -> None:
    """HE-R13: the new cards of the tied decide, though the third laid a higher one."""
    scene = two(lay, "G01 visit, S30 pay", hands=("S30 A6 W11 P14",))
    all_say(scene, "duel", "duel").play(0, "S1 lay").play(1, "S2 lay")
    assert scene.told("bought") == [(1,)]
    assert (scene.hand(2), scene.known(2)) == ("S30 A6 W11 P14", "S30")


# Three


def test_three_duel(lay: Lay) -> None:
    """HE-R13: the highest of three new cards."""
    scene = three(lay)
    assert scene.asked == "contest 0 1 2"
    all_say(scene, "duel", "duel", "duel")
    all_say(scene, "W9 lay", "A7 lay", "A6 lay")
    assert scene.told("bought") == [(0,)]
    assert [scene.known(seat) for seat in (1, 2)] == ["A7 G17", "A6 G18"]


def test_one_of_three_declines(lay: Lay) -> None:
    """HE-R13: two duel; the third goes elsewhere when that is decided, not before."""
    scene = all_say(three(lay), "decline", "duel", "duel")
    assert scene.asked == "duel-card 1 2"
    all_say(scene, ".", "A7 lay", "A6 lay")
    assert (scene.told("bought"), scene.asked) == ([(1,)], "redirect 0")
    assert scene.why(0, "G01 visit") == "HE-17 not-open"


def test_two_of_three_decline(lay: Lay) -> None:
    """HE-27: the only one who did not takes the card."""
    scene = all_say(three(lay), "decline", "duel", "decline")
    assert (scene.told("bought"), scene.asked) == ([(1,)], "redirect 0")
    assert scene.play(0, "withdraw").asked == "redirect 2"


def again(lay: Lay) -> Scene:
    """Let two of three tie in the duel as well."""
    scene = lay("G16 G19 S1 A8", "G17 G20 S2 A7", HAND2)
    scene.turn(*(f"G01 visit, {star}" for star in (STAR0, STAR1, STAR2)))
    all_say(scene, "duel", "duel", "duel")
    return all_say(scene, "G19 lower lay", "G20 lower lay", "W11 lay")


def test_those_who_tie_again_are_asked_again(lay: Lay) -> None:
    """HE-R13: only they, and with a new chance to decline."""
    scene = again(lay)
    assert scene.asked == "contest 0 1"
    assert scene.moves(1) == ["duel", "decline"]
    assert scene.moves(2) == []


def test_a_second_duel(lay: Lay) -> None:
    """HE-R13: the newest cards count; the winner spends all three, the losers lose none."""
    scene = all_say(again(lay), "duel", "duel")
    assert scene.asked == "duel-card 0 1"
    all_say(scene, "A8 lay", "A7 lay")
    assert scene.told("bought") == [(0,)]
    assert scene.discard(0) == "G16 G19 A8"
    assert [scene.known(seat) for seat in (1, 2)] == ["A7 G17 G20", "W11 G18"]


def test_one_declines_the_second_duel(lay: Lay) -> None:
    """HE-R13: the other takes the card at once, and not the one who lost the first duel."""
    scene = all_say(again(lay), "duel", "decline")
    assert scene.told("bought") == [(0,)]
    assert scene.asked == "redirect 1"
    assert scene.known(2) == "W11 G18"


def test_both_decline_the_second_duel(lay: Lay) -> None:
    """HE-R13: the next claim is that of the one who lost the first."""
    scene = all_say(again(lay), "decline", "decline")
    assert scene.told("bought") == [(2,)]
    assert scene.discard(2) == "G18 W11"


def four(lay: Lay, third: str, fourth: str, **numbers: int) -> Scene:
    """Let four stars tie for the club; in the duel, two of them tie again, with the highest."""
    hands = ("G16 S32 A8 W9", "G17 S2 A7 W10", "G18 S3 A6 W11", "G19 S4 A5 W12")
    scene = lay(*hands, game=printed(S2=32, **numbers))
    scene.turn(*(f"G01 visit, {star}" for star in (STAR0, STAR1, STAR2, STAR3)))
    all_say(scene, *["duel"] * 4)
    return all_say(scene, "S32 lay", "S2 lay", f"{third} lay", f"{fourth} lay")


@pytest.mark.parametrize(("laid", "winner"), [("W11 W12", 3), ("W11 S4", 2)])
def test_a_duel_that_was_settled_is_not_opened_again(lay: Lay, laid: str, winner: int) -> None:
    """HE-R13: its winners decline; the next in the order of that duel takes the card."""
    scene = four(lay, *laid.split())
    assert scene.asked == "contest 0 1"
    all_say(scene, "decline", "decline")
    assert scene.told("bought") == [(winner,)]
    assert scene.told("out-duelled") == [("★", "★", 5 - winner, "return")]
    assert scene.asked == "redirect 0"


def test_those_who_lost_a_duel_alike_have_one_of_their_own(lay: Lay) -> None:
    """HE-R13: nothing has settled their order."""
    scene = four(lay, "W11", "W12", W12=11)
    all_say(scene, "decline", "decline")
    assert scene.asked == "contest 2 3"
    all_say(scene, ".", ".", "duel", "decline")
    assert scene.told("bought") == [(2,)]


def test_declining_the_second_duel_leaves_two_cards_to_spend(lay: Lay) -> None:
    """HE-R13, HE-R15: the duel card belongs to the laid cards, so a price of two can be paid."""
    scene = all_say(again(lay), "duel", "decline").play(1, "G05 visit")
    assert scene.told("bought") == [(0,), (1,)]
    assert scene.discard(1) == "G17 G20"


# Nothing left in the hand


def bare(lay: Lay, *words: str, hands: tuple[str, str] = ("G16", "G17"), **parts: Any) -> Scene:
    """Let two stars tie for the club, who have laid their last cards for it."""
    scene = lay(*hands, **parts)
    scene.turn(f"G01 visit, {STAR0}", f"G01 visit, {STAR1}")
    return all_say(scene, *(words or ("duel", "duel")))


def test_without_hand_cards_the_discards_are_compared(lay: Lay) -> None:
    """HE-27: their tops; nobody is asked for a card."""
    scene = bare(lay, discards=["S32 A8", "S31 A7"])
    assert scene.told("bought") == [(0,)]
    assert scene.told("showed-discard") == [(0,), (1,)]


def test_a_card_shown_is_not_spent(lay: Lay) -> None:
    """HE-R13: it stays where it is; the winner's payment comes on top."""
    scene = bare(lay, discards=["S32 A8", "S31 A7"])
    assert [scene.discard(seat) for seat in (0, 1)] == ["S32 A8 G16", "S31 A7"]


@pytest.mark.parametrize(("card", "winner"), [("W10", 1), ("A7", 0)])
def test_one_shows_and_the_other_lays(lay: Lay, card: str, winner: int) -> None:
    """HE-R13: only a duellist without a hand card shows the top of the discard."""
    scene = bare(lay, hands=("G16", HAND1), discards=["S32 A8", "S31"])
    assert scene.asked == "duel-card 1"
    assert scene.play(1, f"{card} lay").told("bought") == [(winner,)]
    assert scene.told("showed-discard") == [(0,)]


@pytest.mark.parametrize(("laid", "winner"), [("G14 upper", 1), ("G05 upper", 0), ("G06 lower", 0)])
def test_a_gymnasium_card_shown_counts_with_its_upper_number(
    lay: Lay, laid: str, winner: int
) -> None:
    """HE-R13: Hermes is 51 on a discard, and no star."""
    scene = bare(lay, hands=("G16", "G17 G14 G05 G06"), discards=["S32 G18", ""])
    scene.play(1, f"{laid} lay")
    assert scene.told("bought") == [(winner,)]


def test_an_empty_discard_sends_all_to_their_stacks(lay: Lay) -> None:
    """HE-27: both show the tops of their stacks, though one has a discard."""
    scene = bare(lay, hands=("G16 / A8", "G17 / W10"), discards=["S32 W9", ""])
    assert scene.told("bought") == [(1,)]
    assert scene.told("showed-stack") == [(0,), (1,)]
    assert scene.told("showed-discard") == []


def test_who_lays_a_card_needs_no_discard(lay: Lay) -> None:
    """HE-R13: it is the discards of those who have to show that count."""
    scene = bare(lay, hands=("G16 / S32", HAND1), discards=["A8", ""]).play(1, "W10 lay")
    assert scene.told("showed-discard") == [(0,)]
    assert scene.told("bought") == [(1,)]


def test_two_show_their_stacks_and_the_third_lays(lay: Lay) -> None:
    """HE-R13: one of those who show has no discard, so both show their stacks."""
    scene = lay("G16 / A8", "G17 / A7", HAND2, discards=["", "S31", ""])
    scene.turn(*(f"G01 visit, {star}" for star in (STAR0, STAR1, STAR2)))
    all_say(scene, "duel", "duel", "duel").play(2, "A6 lay")
    assert scene.told("showed-stack") == [(0,), (1,)]
    assert scene.told("bought") == [(0,)]


def test_a_card_shown_from_the_stack_is_known_when_it_is_drawn(lay: Lay) -> None:
    """HE-R14: all have seen it, and it went back to the top."""
    scene = bare(lay, hands=("G16 / A8 S32 W9 A25", "G17 / W10 S31 P15"))
    assert scene.hand(0) == "S32 A8 W9 G16"
    assert scene.known(0) == "A8 G16"
    assert scene.hand(1) == "S31 W10 P15 G01"
    assert scene.known(1) == "W10 G01"
    assert [player.shown for player in scene.table.players] == [0, 0]


def test_stack_cards_shown_stay_in_place_and_are_seen_by_all(lay: Lay) -> None:
    """HE-R14: seen while a second tie is being settled."""
    hands = ("G16 / S1 S32", "G17 / S2 S31")
    scene = bare(lay, hands=hands, game=same("S1", "S2"))
    assert scene.asked == "contest 0 1"
    assert scene.stack(0).startswith("S1 S32")
    assert [player.shown for player in scene.table.players] == [1, 1]
    seen = scene.game.knows(scene.table, Seat(1)).seen
    assert [card.code for card in seen.players[0].stack] == ["S1"]


def test_a_card_shown_but_not_drawn_stays_known(lay: Lay) -> None:
    """HE-R14: two were shown, one is drawn at the end of the turn, the other lies on top still."""
    hands = ("G16 S32 A8 / S1 W9", "G17 S31 A7 / S2 W10")
    scene = lay(*hands, gymnasium="G18 G05 G09 G15 G13", game=same("S1", "S2"))
    scene.turn(f"G18 visit, {STAR0}, S32 pay", f"G18 visit, {STAR1}, S31 pay")
    all_say(all_say(scene, "duel", "duel"), "duel", "duel")
    assert (scene.hand(0), scene.known(0)) == ("S1 S32 A8 G16", "S1 S32 A8 G16")
    assert (scene.table.players[0].shown, scene.stack(0)[:2]) == (1, "W9")
    scene.turn("G05 visit, S1 pay, A8 pay", "W10 labour 2")
    assert "W9" in scene.known(0)


def test_after_a_tie_the_next_cards_of_the_discards_are_compared(lay: Lay) -> None:
    """HE-R14: one below the other, and all stay where they are."""
    scene = bare(lay, discards=["S32 S1", "S31 S2"], game=same("S1", "S2"))
    assert scene.asked == "contest 0 1"
    all_say(scene, "duel", "duel")
    assert scene.told("bought") == [(0,)]
    assert scene.told("showed-discard") == [(0,), (1,), (0,), (1,)]
    assert scene.discard(1) == "S31 S2"


def test_after_a_tie_the_next_cards_of_the_stacks_are_compared(lay: Lay) -> None:
    """HE-R14: and both of them have been seen."""
    hands = ("G16 / S1 A8 W9", "G17 / S2 W10 P15")
    scene = all_say(bare(lay, hands=hands, game=same("S1", "S2")), "duel", "duel")
    assert scene.told("bought") == [(1,)]
    assert (scene.known(0), scene.known(1)) == ("S1 A8 G16", "S2 W10 G01")


def test_discards_that_run_out_are_followed_by_the_stacks(lay: Lay) -> None:
    """HE-R13, HE-R14: after a tie one has no deeper card, so both go to their stacks."""
    hands = ("G16 / A8", "G17 / W10")
    scene = bare(lay, hands=hands, discards=["S1", "S31 S2"], game=same("S1", "S2"))
    all_say(scene, "duel", "duel")
    assert scene.told("showed-stack") == [(0,), (1,)]
    assert scene.told("bought") == [(1,)]


def test_once_the_stacks_are_looked_at_it_stays_with_them(lay: Lay) -> None:
    """HE-R14: though the one without a discard is out, and the two who tie have deeper cards."""
    hands = ("G16 / S32 A8", "G17 / S31 W10", "G18 / S3")
    scene = lay(*hands, discards=["W9 P16", "W23 P15", ""], game=same("S32", "S31"))
    scene.turn(*(f"G01 visit, {star}" for star in (STAR0, STAR1, STAR2)))
    all_say(scene, "duel", "duel", "duel")
    assert scene.asked == "contest 0 1"
    all_say(scene, "duel", "duel")
    assert scene.told("showed-stack") == [(0,), (1,), (2,), (0,), (1,)]
    assert scene.told("showed-discard") == []
    assert scene.told("bought") == [(1,)]


@pytest.mark.parametrize("pile", ["discard", "stack"])
def test_another_contest_begins_at_the_top_again(lay: Lay, pile: str) -> None:
    """HE-R14: the next ones down are for a tie in the same contest."""
    hands = ("G16 / S1 S32", "G17 / S2 S31") if pile == "stack" else ("G16", "G17")
    discards = ["", ""] if pile == "stack" else ["S32 S1", "S31 S2"]
    scene = bare(lay, hands=hands, discards=discards, game=same("S1", "S2"))
    all_say(all_say(scene, "decline", "decline"), "G13 visit", "G13 visit")
    all_say(scene, "duel", "duel")
    assert (scene.asked, scene.view()["contest"]) == ("contest 0 1", "G13")
    assert scene.told(f"showed-{pile}") == [(0,), (1,), (0,), (1,)]


def test_one_may_decline_after_showing(lay: Lay) -> None:
    """HE-R13: a tie of cards shown is a new chance to decline, too."""
    scene = bare(lay, discards=["S32 S1", "S31 S2"], game=same("S1", "S2"))
    all_say(scene, "decline", "duel")
    assert (scene.told("bought"), scene.asked) == ([(1,)], "redirect 0")


def dig_to_the_bottom(lay: Lay, seed: str, **parts: Any) -> Scene:
    """Duel on and on with cards that are all the same."""
    scene = bare(lay, game=all_the_same(), seed=seed, **parts)
    while scene.asked.startswith("contest"):
        all_say(scene, "duel", "duel")
    return scene


def test_with_nothing_left_to_show_luck_decides(lay: Lay) -> None:
    """HE-R13: after eight equal cards each, either may take the card."""
    scenes = [dig_to_the_bottom(lay, f"luck {number}") for number in range(12)]
    assert {len(scene.told("showed-stack")) for scene in scenes} == {16}
    assert {scene.told("decided-by-luck")[0] for scene in scenes} == {(0,), (1,)}
    assert all(scene.told("decided-by-luck") == scene.told("bought") for scene in scenes)


def test_whoever_has_nothing_to_show_counts_as_zero(lay: Lay) -> None:
    """HE-R13: the stack of the second is shorter by the card in the discard."""
    scene = dig_to_the_bottom(lay, "zero", discards=["", "S31"])
    assert len(scene.told("showed-stack")) == 15
    assert scene.told("decided-by-luck") == []
    assert scene.told("bought") == [(0,)]


def test_whoever_has_nothing_to_show_loses_to_a_hand_card(lay: Lay) -> None:
    """HE-R13: after eight ties one has shown the whole stack, and the other lays a ninth card."""
    hands = ("G16", "G17 G02 S2 S31 A7 A26 W10 W23 P15 P18")
    scene = bare(lay, hands=hands, game=all_the_same())
    for _ in range(8):
        scene.play(1, scene.moves(1)[0])
        assert all_say(scene, "duel", "duel").asked == "duel-card 1"
    scene.play(1, "G02 lower lay")
    assert scene.told("decided-by-luck") == []
    assert scene.told("bought") == [(1,)]


# Hidden answers


def as_seen_by(scene: Scene, seat: int) -> tuple[object, object]:
    """Return all that a seat can find out: the view, and what it knows."""
    known = scene.game.write_knowledge(scene.game.knows(scene.table, Seat(seat)))
    return scene.view(seat), written(known)


def test_an_answer_is_hidden_until_all_have_answered(lay: Lay) -> None:
    """HE-R13: that it was given is seen, not which."""
    bold, shy = (two(lay).play(0, word) for word in ("duel", "decline"))
    assert as_seen_by(bold, 1) == as_seen_by(shy, 1)
    assert bold.view(None) == shy.view(None)
    assert bold.heard == shy.heard
    assert bold.view(1)["seats"][0]["ready"]
    assert [each.view(0)["seats"][0]["choice"]["answer"] for each in (bold, shy)] == [
        "duel",
        "decline",
    ]


def test_answers_are_shown_when_all_have_answered(lay: Lay) -> None:
    """HE-R13: who duels is known before the cards are chosen."""
    scene = all_say(two(lay), "duel", "duel")
    seats = scene.view(1)["seats"]
    assert [seat["choice"]["answer"] for seat in seats] == ["duel", "duel"]
    assert scene.told("duels") == [(0,), (1,)]


def test_a_duel_card_is_hidden_until_all_have_chosen(lay: Lay) -> None:
    """HE-R13: it is still in the hand, for all that the others can see."""
    low, high = (all_say(two(lay), "duel", "duel").play(0, f"{c} lay") for c in ("S1", "W9"))
    assert as_seen_by(low, 1) == as_seen_by(high, 1)
    assert low.view(None) == high.view(None)
    assert low.heard == high.heard
    assert high.view(0)["seats"][0]["choice"]["duel"]["card"] == "W9"


def test_an_answer_can_be_taken_back(lay: Lay) -> None:
    """HE-R13, HE-R1: as long as somebody else is thinking."""
    scene = two(lay)
    assert scene.why(0, "back") == "HE-R1 nothing-chosen"
    scene.play(0, "decline")
    assert scene.why(0, "duel") == "HE-R1 already-chosen"
    scene.play(0, "back")
    assert scene.asked == "contest 0 1"
    assert all_say(scene, "duel", "decline").told("bought") == [(0,)]


def test_a_duel_card_can_be_taken_back(lay: Lay) -> None:
    """HE-R13, HE-R1: and another one laid."""
    scene = all_say(two(lay), "duel", "duel").play(0, "S1 lay", "back")
    assert scene.asked == "duel-card 0 1"
    scene.play(0, "W9 lay").play(1, "A7 lay")
    assert scene.told("bought") == [(0,)]
    assert scene.discard(0) == "G16 W9"


# Cards spent elsewhere


def declined(lay: Lay, *others: str, hands: tuple[str, ...] = (), **parts: Any) -> Scene:
    """Let the first seat decline, so that the second takes the club."""
    return all_say(two(lay, *others, hands=hands, **parts), "decline", "duel")


def pair(lay: Lay, *others: str, hands: tuple[str, ...] = (), **parts: Any) -> Scene:
    """Let two tie for the bow, which costs two cards, and the first decline."""
    scene = lay("G16 S1 A8 W9", "G17 S2 A7 W10", *hands, **parts)
    scene.turn(f"G05 visit, {STAR0}, S1 pay", f"G05 visit, {STAR1}, S2 pay", *others)
    return all_say(scene, "decline", "duel")


def test_cards_go_to_another_open_card_they_can_pay_for(lay: Lay) -> None:
    """HE-R15: one that lies there still and costs at most what is laid."""
    scene = declined(lay)
    assert scene.asked == "redirect 0"
    assert scene.moves(0) == ["G09 visit", "G15 visit", "G13 visit", "withdraw"]
    assert scene.why(0, "G05 visit") == "HE-R15 few-laid"
    assert scene.why(0, "G01 visit") == "HE-17 not-open"
    assert scene.why(0, "G02 visit") == "HE-17 not-open"


def test_a_free_card_is_taken(lay: Lay) -> None:
    """HE-27, HE-R15: by the usual rules, and the cards laid are spent."""
    scene = declined(lay).play(0, "G09 visit")
    assert scene.told("bought") == [(1,), (0,)]
    assert scene.discard(0) == "G16"
    assert "G09" in scene.hand(0)


def test_no_cards_are_added(lay: Lay) -> None:
    """HE-R15: cards in hand do not help to pay a higher price."""
    scene = declined(lay, gymnasium="G01 G05 G18 G15 G13")
    assert {scene.why(0, f"{code} visit") for code in ("G05", "G18")} == {"HE-R15 few-laid"}
    assert scene.why(0, "S1 pay") == "HE-12 other-question"


def test_for_a_lower_price_the_cards_that_pay_are_named(lay: Lay) -> None:
    """HE-R15: the rest return to hand."""
    scene = pair(lay).play(0, "G09 visit")
    assert scene.moves(0) == ["G16 lower pay", "S1 pay", "back"]
    scene.play(0, "S1 pay")
    assert scene.discard(0) == "S1"
    assert scene.hand(0).split()[-2:] == ["G09", "G16"]
    assert scene.known(0) == "G09 G16"


def test_the_star_may_pay_and_the_other_card_return(lay: Lay) -> None:
    """HE-R15: the owner chooses."""
    scene = pair(lay).play(0, "G09 visit", "G16 lower pay")
    assert (scene.discard(0), scene.known(0)) == ("G16", "S1 G09")


def test_two_of_three_cards_pay(lay: Lay) -> None:
    """HE-R15: one after another, each of them once."""
    scene = lay("G16 S1 A8 W9", "G17 S2 A7 W10", gymnasium="G18 G05 G09 G15 G13")
    scene.turn(f"G18 visit, {STAR0}, S1 pay, A8 pay", f"G18 visit, {STAR1}, S2 pay, A7 pay")
    all_say(scene, "decline", "duel").play(0, "G05 visit", "A8 pay")
    assert scene.why(0, "A8 pay") == "HE-R15 named-already"
    assert scene.moves(0) == ["G16 lower pay", "S1 pay", "back"]
    scene.play(0, "S1 pay")
    assert sorted(scene.discard(0).split()) == ["A8", "S1"]
    assert "G05" in scene.hand(0)
    assert "G16" in scene.hand(0)


def test_halves_stay_as_they_were_declared(lay: Lay) -> None:
    """HE-R15, HE-R10: as long as the card lies there; and hand cards do not pay."""
    scene = pair(lay).play(0, "G09 visit")
    assert scene.why(0, "G16 upper pay") == "HE-R15 not-laid"
    assert scene.why(0, "W9 pay") == "HE-R15 not-laid"


def test_a_redirect_can_be_thought_over(lay: Lay) -> None:
    """HE-R15, HE-R1: until the last card that pays is named."""
    scene = pair(lay)
    assert scene.why(0, "back") == "HE-R1 nothing-chosen"
    scene.play(0, "G09 visit")
    assert scene.why(0, "G13 visit") == "HE-R32 one-target"
    assert scene.why(0, "withdraw") == "HE-R32 one-target"
    scene.play(0, "back")
    assert scene.moves(0) == ["G01 visit", "G09 visit", "G15 visit", "G13 visit", "withdraw"]
    assert scene.play(0, "G13 visit", "S1 pay").told("bought") == [(1,), (0,)]


def test_cards_named_are_forgotten_with_the_redirect(lay: Lay) -> None:
    """HE-R15, HE-R1: whoever thinks it over names the cards that pay anew."""
    scene = lay("G16 S1 A8 W9", "G17 S2 A7 W10", gymnasium="G18 G05 G09 G15 G13")
    scene.turn(f"G18 visit, {STAR0}, S1 pay, A8 pay", f"G18 visit, {STAR1}, S2 pay, A7 pay")
    all_say(scene, "decline", "duel").play(0, "G05 visit", "A8 pay", "back", "G05 visit")
    assert scene.moves(0) == ["G16 lower pay", "S1 pay", "A8 pay", "back"]


def test_a_redirect_joins_a_contest_and_wins(lay: Lay) -> None:
    """HE-R15, HE-26: the star beats the claim that lay there."""
    scene = declined(lay, "G09 visit, S30 pay", hands=("S30 A6 W11 P14",)).play(0, "G09 visit")
    assert scene.told("bought") == [(1,), (0,)]
    assert (scene.hand(2), scene.known(2)) == ("S30 A6 W11 P14", "S30")


def test_a_redirect_joins_a_contest_and_loses(lay: Lay) -> None:
    """HE-R15, HE-26: the card that pays counts, not the star that returned to hand."""
    scene = pair(lay, "G09 visit, S3 pay", hands=("S3 A6 W11 P14",))
    scene.play(0, "G09 visit", "S1 pay")
    assert scene.told("bought") == [(1,), (2,)]
    assert (scene.hand(0), scene.discard(0)) == ("S1 A8 W9 G16", "")
    assert scene.known(0) == "S1 G16"


def test_whoever_loses_after_a_redirect_discards_if_that_was_agreed(lay: Lay) -> None:
    """HE-R15, HE-R11: what paid is lost, what returned to hand is not."""
    hands = ("S3 A6 W11 P14",)
    scene = pair(lay, "G09 visit, S3 pay", hands=hands, gym_loser_cards="discard")
    scene.play(0, "G09 visit", "S1 pay")
    assert scene.discard(0) == "S1"
    assert "G16" in scene.hand(0)


def test_a_redirect_may_tie_again(lay: Lay) -> None:
    """HE-R15, HE-27: a contest like any other, with a new question."""
    scene = declined(lay, f"G09 visit, {STAR2}", hands=(HAND2,)).play(0, "G09 visit")
    assert scene.asked == "contest 0 2"
    assert scene.view()["contest"] == "G09"
    scene.play(0, "duel").play(2, "duel").play(0, "A8 lay").play(2, "W11 lay")
    assert scene.told("bought") == [(1,), (2,)]


def test_a_declined_card_is_out_of_reach(lay: Lay) -> None:
    """HE-R15: for this turn, though it lies there still."""
    scene = all_say(two(lay), "decline", "decline")
    assert scene.why(0, "G01 visit") == "HE-R15 declined"
    assert scene.moves(0) == ["G09 visit", "G15 visit", "G13 visit", "withdraw"]


def test_every_card_declined_this_turn_is_out_of_reach(lay: Lay) -> None:
    """HE-R15: not only the last one."""
    scene = all_say(two(lay, f"G09 visit, {STAR2}", hands=(HAND2,)), "decline", "decline")
    scene.play(0, "G09 visit").play(1, "withdraw")
    assert scene.asked == "contest 0 2"
    scene.play(0, "decline").play(2, "decline")
    assert {scene.why(0, f"{code} visit") for code in ("G01", "G09")} == {"HE-R15 declined"}
    assert scene.moves(0) == ["G15 visit", "G13 visit", "withdraw"]


def test_one_who_declined_another_card_may_come(lay: Lay) -> None:
    """HE-R15: what one player declined is open to others."""
    scene = all_say(two(lay, f"G09 visit, {STAR2}", hands=(HAND2,)), "decline", "decline")
    scene.play(0, "G09 visit").play(1, "withdraw").play(0, "duel").play(2, "decline")
    assert scene.asked == "redirect 2"
    assert scene.why(2, "G01 visit") is None


def test_next_turn_a_declined_card_can_be_wanted_again(lay: Lay) -> None:
    """HE-R15: declining holds for the turn; a later redirect may go there."""
    scene = all_say(two(lay), "decline", "decline")
    all_say(scene, "withdraw", "withdraw")
    scene.turn(f"G09 visit, {STAR0}", f"G09 visit, {STAR1}")
    all_say(scene, "decline", "duel").play(0, "G01 visit")
    assert scene.told("bought") == [(1,), (0,)]


def test_the_cards_may_be_taken_back(lay: Lay) -> None:
    """HE-R15: all of them, into the hand."""
    scene = pair(lay).play(0, "withdraw")
    assert (scene.hand(0), scene.known(0)) == ("S1 A8 W9 G16", "S1 G16")
    assert scene.told("withdrew") == [(0,)]


def test_whoever_declines_discards_nothing(lay: Lay) -> None:
    """HE-R15, HE-R11: taking the cards back is no loss, even where losers discard."""
    scene = pair(lay, gym_loser_cards="discard").play(0, "withdraw")
    assert (scene.hand(0), scene.discard(0)) == ("S1 A8 W9 G16", "")


def test_where_nothing_can_be_had_nobody_is_asked(lay: Lay) -> None:
    """HE-R15: the cards return to hand by themselves."""
    scene = declined(lay, gymnasium="G01 G05 .. .. ..")
    assert scene.asked == "refresh 0 1"
    assert scene.told("withdrew") == [(0,)]
    assert scene.hand(0) == "S1 A8 W9 G16"


def test_a_gap_is_not_filled_before_the_end_of_the_turn(lay: Lay) -> None:
    """HE-R15, HE-28: nobody redirects to a card of the stack."""
    scene = declined(lay, stack="G07 G04")
    assert scene.gymnasium == ".. G05 G09 G15 G13"
    assert scene.why(0, "G07 visit") == "HE-17 not-open"
    scene.play(0, "G13 visit")
    assert scene.gymnasium == "G07 G05 G09 G15 G04"


# Order


def test_several_decliners_choose_by_seat(lay: Lay) -> None:
    """HE-R15: one after another, and the later one sees what the earlier did."""
    scene = all_say(three(lay), "decline", "decline", "decline")
    assert scene.asked == "redirect 0"
    assert scene.why(1, "withdraw") == "HE-12 not-asked"
    scene.play(0, "G09 visit")
    assert scene.asked == "redirect 1"
    assert scene.view(1)["seats"][0]["choice"]["wanted"] == "G09"
    scene.play(1, "G13 visit").play(2, "withdraw")
    assert scene.told("bought") == [(0,), (1,)]


def test_two_decliners_may_meet_again(lay: Lay) -> None:
    """HE-R15, HE-27: on another card, which is contested anew."""
    scene = all_say(two(lay), "decline", "decline")
    scene.play(0, "G13 visit").play(1, "G13 visit")
    assert (scene.asked, scene.view()["contest"]) == ("contest 0 1", "G13")


def test_ties_are_settled_before_the_others(lay: Lay) -> None:
    """HE-R15: a tie for the last card, before a lone claim on the first."""
    scene = lay(HAND0, HAND1, "S3 A6 W11 P14")
    scene.turn(f"G13 visit, {STAR0}", f"G13 visit, {STAR1}", "G01 visit, S3 pay")
    assert scene.asked == "contest 0 1"
    assert scene.told("bought") == []
    all_say(scene, "decline", "duel").play(0, "G01 visit")
    assert scene.told("bought") == [(1,), (0,)]
    assert scene.known(2) == "S3"


def test_ties_are_settled_from_left_to_right(lay: Lay) -> None:
    """HE-R15: in the order in which the cards lie, not the players sit."""
    scene = lay(HAND0, HAND1, HAND2, "G19 S4 A5 W12")
    claims = [("G13", STAR0), ("G13", STAR1), ("G09", STAR2), ("G09", STAR3)]
    scene.turn(*(f"{card} visit, {star}" for card, star in claims))
    assert (scene.asked, scene.view()["contest"]) == ("contest 2 3", "G09")
    scene.play(2, "duel").play(3, "decline").play(3, "withdraw")
    assert (scene.asked, scene.view()["contest"]) == ("contest 0 1", "G13")


def test_the_others_are_settled_from_left_to_right(lay: Lay) -> None:
    """HE-R15: after the ties."""
    scene = lay("S1 A8 W9 P16", "S2 A7 W10 P15", "S3 A6 W11 P14")
    scene.turn("G13 visit, S1 pay", "G09 visit, S2 pay", "G01 visit, S3 pay")
    assert scene.told("bought") == [(2,), (1,), (0,)]


def test_the_order_is_found_anew_after_a_redirect(lay: Lay) -> None:
    """HE-R15: a lone claim that becomes a tie goes before the others on its left."""
    scene = lay(HAND0, HAND1, HAND2, "S4 A5 W12 P13")
    scene.turn(
        f"G09 visit, {STAR0}", f"G09 visit, {STAR1}", f"G13 visit, {STAR2}", "G01 visit, S4 pay"
    )
    all_say(scene, "decline", "duel").play(0, "G13 visit")
    assert (scene.asked, scene.view()["contest"]) == ("contest 0 2", "G13")
    assert scene.told("bought") == [(1,)]
    scene.play(0, "duel").play(2, "decline").play(2, "withdraw")
    assert scene.told("bought") == [(1,), (0,), (3,)]


# Anywhere


def crowded(game: AnyGame, table: Table, chance: Chance) -> Iterator[int]:
    """Play a game in which all go where the others go; yield what is asked, move by move."""
    for _ in range(20_000):
        if table.over:
            return
        yield table.phase
        seat = chance.choice(game.to_move(table))
        moves = game.legal_moves(table, seat)
        visits = [move for move in moves if move.act == VISIT]
        game.play(table, seat, visits[0] if visits and chance.below(4) else chance.choice(moves))


@pytest.mark.parametrize("losers", ["return", "discard"])
@pytest.mark.parametrize("mode", ["heroic", "caprice"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_full_of_ties_come_to_an_end(seats: int, mode: str, losers: str) -> None:
    """HE-27, HE-R13, HE-R15: with cards all alike, every table is in order until the last."""
    game, chance = all_the_same(), Chance(f"ties {seats} {mode}")
    asked = set()
    for _ in range(3):
        table = game.prepare(seats, game.options(mode=mode, gym_loser_cards=losers), chance)
        for phase in crowded(game, table, chance):
            game.check(table)
            asked.add(phase)
        assert table.over
    assert CONTEST in asked
