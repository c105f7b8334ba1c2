"""The Gymnasium: prices, claims, who takes a card, and what opens afterwards."""

from itertools import permutations

import pytest

from stolik.core import AnyGame, Chance, Seat
from stolik.games import find
from stolik.games.hercules import CARDS
from stolik.games.hercules.tests.conftest import Lay

OTHERS = "G02 G03 G04 G06 G07 G08 G10 G11 G12 G14 G16 G17 G18 G19 G20"
"""What does not lie open at first."""

# What is open at first


def opened(game: AnyGame) -> list[str]:
    """Return the cards that lie in the Gymnasium when the game begins."""
    table = game.prepare(2, game.options(), Chance("opening"))
    return [card["card"] for card in game.view(table, None)["gymnasium"]]


def test_the_marked_cards_open() -> None:
    """HE-R25: of several clubs, bows, ropes and logs the one with the mark."""
    assert opened(find("hercules")) == ["G01", "G05", "G09", "G15", "G13"]


def test_a_dear_card_opens_if_it_is_marked() -> None:
    """HE-R25: the mark goes before the price."""
    text = CARDS.replace("opening = true\n", "")
    dear = 'lower = { symbol = "club", initiative = 42, tokens = 2 }\n'
    marked = text.replace(dear, f"{dear}opening = true\n")
    assert opened(find("hercules").with_components(marked))[0] == "G02"


def test_without_marks_the_cheapest_open() -> None:
    """HE-R25: G05 costs two, as most bows do; G07 costs one."""
    game = find("hercules").with_components(CARDS.replace("opening = true\n", ""))
    assert opened(game) == ["G01", "G07", "G09", "G15", "G13"]


# Prices


@pytest.mark.parametrize(
    ("wanted", "payment"),
    [("G01", ["S1"]), ("G05", ["S1", "A8"]), ("G18", ["S1", "A8", "W9"])],
)
def test_exactly_the_price_is_paid(lay: Lay, wanted: str, payment: list[str]) -> None:
    """HE-15: one, two or three cards; the choice is made with the last of them."""
    scene = lay("S1 A8 W9 P16", "S2 A7 W10 P15", gymnasium="G01 G05 G18 G15 G13").keep()
    scene.play(0, f"{wanted} visit")
    for code in payment:
        assert scene.asked == "choice 0 1"
        scene.play(0, f"{code} pay")
    assert scene.asked == "choice 1"
    assert scene.why(0, "P16 pay") == "HE-R1 already-chosen"


@pytest.mark.parametrize(
    ("hand", "dear", "affordable"),
    [("S1", "G05", "G01"), ("S1 A8", "G18", "G05"), ("S1 A8 W9", "", "G18")],
)
def test_a_price_above_the_hand_is_refused(lay: Lay, hand: str, dear: str, affordable: str) -> None:
    """HE-15: as many hand cards as the price, or none at all."""
    scene = lay(hand, "S2 A7 W10 P15", gymnasium="G01 G05 G18 G15 G13").keep()
    assert scene.why(0, f"{affordable} visit") is None
    assert not dear or scene.why(0, f"{dear} visit") == "HE-15 few-to-pay"


def test_any_card_of_the_hand_pays(lay: Lay) -> None:
    """HE-15, HE-R30: Gymnasium cards too, with either half."""
    scene = lay("S1 A8 W9 G16", "S2 A7 W10 P15").keep().play(0, "G01 visit")
    offered = ["S1 pay", "A8 pay", "W9 pay", "G16 upper pay", "G16 lower pay", "back"]
    assert scene.moves(0) == offered


@pytest.mark.parametrize("again", ["G16 upper pay", "G16 lower pay"])
def test_a_card_pays_once(lay: Lay, again: str) -> None:
    """HE-15: two cards are two different ones, not the two halves of one."""
    scene = lay("S1 A8 W9 G16", "S2 A7 W10 P15").keep()
    scene.play(0, "G05 visit", "G16 upper pay")
    assert scene.why(0, again) == "HE-15 laid-already"


@pytest.mark.parametrize("order", list(permutations(["S32", "A8", "W9"])), ids=" ".join)
def test_the_order_of_paying_does_not_matter(lay: Lay, order: tuple[str, ...]) -> None:
    """HE-15, HE-16: the same cards win and are spent, whichever was laid first."""
    scene = lay("S32 A8 W9 P16", "S31 A26 W23 P18", gymnasium="G01 G05 G18 G15 G13")
    mine = ", ".join(f"{code} pay" for code in order)
    scene.turn(f"G18 visit, {mine}", "G18 visit, S31 pay, A26 pay, W23 pay")
    assert "G18" in scene.hand(0)
    assert sorted(scene.discard(0).split()) == ["A8", "S32", "W9"]


# Alone


def test_a_sole_claimant_takes_the_card(lay: Lay) -> None:
    """HE-25: into the hand, and what paid goes to the own discard."""
    scene = lay("S1 A8 W9 P16 / S32", "S2 A7 W10 P15", discards=["A25", ""])
    scene.turn("G05 visit, S1 pay, W9 pay", "S2 labour 1")
    assert scene.hand(0) == "S32 A8 P16 G05"
    assert scene.discard(0) == "A25 S1 W9"
    assert scene.known(0) == "G05"


def test_claims_on_different_cards_do_not_meet(lay: Lay) -> None:
    """HE-25: everybody is alone, and everybody buys, low as the cards may be."""
    scene = lay("S1 A8 W9 P16", "S31 A7 W10 P15", "S30 A6 W11 P14")
    scene.turn("G01 visit, S1 pay", "G09 visit, S31 pay", "G13 visit, S30 pay")
    assert scene.told("bought") == [(0,), (1,), (2,)]


@pytest.mark.parametrize("half", ["upper", "lower"])
def test_a_gymnasium_card_that_pays_is_spent(lay: Lay, half: str) -> None:
    """HE-R30: to the own discard, whichever half was announced."""
    scene = lay("G16 S1 A8 W9", "S2 A7 W10 P15")
    scene.turn(f"G01 visit, G16 {half} pay", "S2 labour 1")
    assert scene.discard(0) == "G16"
    assert {card["card"] for card in scene.view()["seats"][0]["bought"]} == {"G01", "G16"}


@pytest.mark.parametrize("mode", ["heroic", "caprice"])
def test_a_bought_card_stays_its_owners(mode: str) -> None:
    """HE-R30: through a whole game nobody ever loses a Gymnasium card."""
    game = find("hercules")
    chance = Chance(f"owners {mode}")
    table = game.prepare(3, game.options(mode=mode), chance)
    had: list[set[str]] = [set(), set(), set()]
    while seats := game.to_move(table):
        game.play(table, seats[0], chance.choice(game.legal_moves(table, seats[0])))
        for before, seat in zip(had, game.view(table, None)["seats"], strict=True):
            now = {card["card"] for card in seat["bought"]}
            assert before <= now
            before.update(now)
    assert sum(map(len, had)) > 3


# Several


def test_the_highest_card_wins(lay: Lay) -> None:
    """HE-26: of three claimants one takes the card into hand and spends the payment."""
    scene = lay("S1 A8 W9 P16", "S2 A7 W23 P15", "S30 A6 W11 P14")
    scene.turn("G01 visit, P16 pay", "G01 visit, W23 pay", "G01 visit, A6 pay")
    assert scene.told("bought") == [(1,)]
    assert "G01" in scene.hand(1)
    assert [scene.discard(seat) for seat in range(3)] == ["", "W23", ""]


@pytest.mark.parametrize(
    ("wanted", "mine", "yours"),
    [("G05", "S32 S1", "S31 A26"), ("G18", "S32 S1 A8", "S31 A26 W23")],
)
def test_the_highest_single_card_counts(lay: Lay, wanted: str, mine: str, yours: str) -> None:
    """HE-R10: 32 beats 31, whatever the sums and the other cards are."""
    scene = lay("S32 S1 A8 W9", "S31 A26 W23 P18", gymnasium="G01 G05 G18 G15 G13")
    claims = [[f"{code} pay" for code in payment.split()] for payment in (mine, yours)]
    scene.turn(*(", ".join([f"{wanted} visit", *each]) for each in claims))
    assert wanted in scene.hand(0)


@pytest.mark.parametrize(
    ("mine", "yours", "winner"),
    [
        ("G16 lower", "G03 upper", 0),
        ("G16 upper", "G03 upper", 1),
        ("G16 upper", "G03 lower", 0),
        ("S32", "G03 lower", 1),
    ],
)
def test_the_half_declared_counts(lay: Lay, mine: str, yours: str, winner: int) -> None:
    """HE-R10: star or 54 for G16, 66 or 36 for G03; the star with the lower half only."""
    scene = lay("G16 S32 A8 W9", "G03 S2 A7 W10")
    scene.turn(f"G01 visit, {mine} pay", f"G01 visit, {yours} pay")
    assert scene.told("bought") == [(winner,)]
    assert scene.discard(winner) == (mine, yours)[winner].split()[0]


def test_the_star_counts_among_several_cards(lay: Lay) -> None:
    """HE-R10: one star makes the payment the highest."""
    scene = lay("G16 S1 A8 W9", "G03 G15 A7 W10")
    scene.turn("G05 visit, S1 pay, G16 lower pay", "G05 visit, G03 upper pay, G15 upper pay")
    assert "G05" in scene.hand(0)


# The losers


def test_the_losers_take_their_cards_back(lay: Lay) -> None:
    """HE-R11: into the hand, where everybody has seen them."""
    scene = lay("S32 A8 W9 P16", "S2 A7 W10 P15").turn(
        "G05 visit, S32 pay, A8 pay", "G05 visit, S2 pay, P15 pay"
    )
    assert (scene.hand(1), scene.known(1), scene.discard(1)) == ("S2 A7 W10 P15", "S2 P15", "")


def test_the_losers_discard_if_that_was_agreed(lay: Lay) -> None:
    """HE-R11: with the option `discard` they lose their payment, and draw instead."""
    scene = lay("S32 A8 W9 P16", "S2 A7 W10 P15 / W23 S31", gym_loser_cards="discard")
    scene.turn("G05 visit, S32 pay, A8 pay", "G05 visit, S2 pay, P15 pay")
    assert (scene.hand(1), scene.discard(1)) == ("S31 A7 W10 W23", "S2 P15")
    assert scene.known(1) == ""


@pytest.mark.parametrize(
    ("option", "hand", "discard"),
    [("return", "S2 A26 W10 W23", "A7 P15"), ("discard", "S31 A26 W10 W23", "A7 P15 S2")],
)
def test_a_loser_who_had_refreshed_is_refilled(
    lay: Lay, option: str, hand: str, discard: str
) -> None:
    """HE-R11, HE-29: everybody draws up to four, whatever they did."""
    scene = lay("S32 A8 W9 P16", "S2 A7 W10 P15 / W23 A26 S31", gym_loser_cards=option)
    scene.play(0, "keep").play(1, "two", "A7 discard", "P15 discard")
    scene.turn("G01 visit, S32 pay", "G01 visit, S2 pay")
    assert (scene.hand(1), scene.discard(1)) == (hand, discard)


def test_a_loser_with_two_cards_is_refilled(lay: Lay) -> None:
    """HE-R11, HE-29: after four for two, as well."""
    scene = lay("S32 A8 W9 P16", "S2 A7 W10 P15 / W23 A26 S31 P18")
    scene.play(0, "keep").play(1, "four")
    scene.turn("G05 visit, S32 pay, A8 pay", "G05 visit, A26 pay")
    assert scene.hand(1) == "S31 A26 W23 P18"


def test_losers_are_told_what_beat_them(lay: Lay) -> None:
    """HE-26, HE-R10: the highest of their own cards, and the highest of the winner's."""
    scene = lay("S32 A8 W9 P16", "S2 A7 W10 P15", "G16 A6 W11 P14")
    scene.turn(
        "G05 visit, A8 pay, S32 pay",
        "G05 visit, A7 pay, W10 pay",
        "G05 visit, A6 pay, G16 lower pay",
    )
    assert scene.told("outbid") == [("★", 32, 0, "return"), ("★", 10, 1, "return")]


# What opens afterwards


def test_the_gymnasium_is_refilled_to_five(lay: Lay) -> None:
    """HE-28: as many new cards from the stack as were bought, in their places."""
    scene = lay("S1 A8 W9 P16", "S2 A7 W10 P15", stack="G18 G07")
    scene.turn("G05 visit, S1 pay, A8 pay", "G13 visit, S2 pay")
    assert scene.gymnasium == "G01 G18 G09 G15 G07"
    assert scene.view()["stack"] == 13


def test_gaps_of_earlier_turns_are_filled_too(lay: Lay) -> None:
    """HE-28: what counts is that fewer than five lie open."""
    scene = lay("S1 A8 W9 P16", "S2 A7 W10 P15", gymnasium="G01 .. G09 .. G13", stack="G18 G07")
    scene.turn("S1 labour 1", "S2 labour 1")
    assert scene.gymnasium == "G01 G18 G09 G07 G13"


def test_nothing_opens_while_five_lie_there(lay: Lay) -> None:
    """HE-28: a turn without a purchase changes nothing in the Gymnasium."""
    scene = lay("S1 A8 W9 P16", "S2 A7 W10 P15").turn("S1 labour 1", "S2 labour 1")
    assert scene.gymnasium == "G01 G05 G09 G15 G13"
    assert "opened" not in scene.heard


def test_the_stack_runs_out_in_the_middle_of_the_refill(lay: Lay) -> None:
    """HE-R23: the last card fills a place, the other stays empty."""
    owned = OTHERS.replace(" G12", "")
    scene = lay(f"S1 A8 W9 P16 / {owned}", "S2 A7 W10 P15")
    scene.turn("G05 visit, S1 pay, A8 pay", "G13 visit, S2 pay")
    assert scene.gymnasium == "G01 G12 G09 G15 .."
    assert scene.view()["stack"] == 0


def test_without_a_stack_nothing_is_refilled(lay: Lay) -> None:
    """HE-R23: fewer than five lie open, in the end none."""
    rest = f"{OTHERS} G01 G05 G09 G15"
    scene = lay(f"S1 A8 W9 P16 / {rest}", "S2 A7 W10 P15", gymnasium=".. .. .. .. G13")
    assert scene.keep().why(1, "G01 visit") == "HE-17 not-open"
    scene.turn("G13 visit, S1 pay", "S2 labour 1")
    assert scene.gymnasium == ".. .. .. .. .."
    scene.keep()
    assert not [move for move in scene.moves(1) if "visit" in move]
    assert scene.game.to_move(scene.table) == [Seat(0), Seat(1)]
