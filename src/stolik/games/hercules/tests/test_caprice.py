"""Eurystheus' Whim: everything lies at random, and the Gymnasium wants its characteristic."""

import pytest

from stolik.core import AnyGame, Chance
from stolik.games import find
from stolik.games.hercules.moves import VISIT
from stolik.games.hercules.state import CONTEST, Table
from stolik.games.hercules.tests.conftest import Lay, Scene
from stolik.games.hercules.tests.test_effects import game_with

OPEN = "G04 G15 G07 G05 G12"
"""Agility for one, agility for one, strength for one, agility for two, wit for one."""
EQUAL = (
    ('symbol = "agility"\ninitiative = 7\n', 'symbol = "agility"\ninitiative = 8\n'),
    ('symbol = "agility"\ninitiative = 26\n', 'symbol = "agility"\ninitiative = 25\n'),
)


def prepared(seed: str, mode: str = "caprice") -> Table:
    """Return a table before the first turn."""
    game = find("hercules")
    table: Table = game.prepare(3, game.options(mode=mode), Chance(seed))
    return table


def tables() -> list[Table]:
    """Return many of them."""
    return [prepared(f"caprice {number}") for number in range(40)]


# Preparation


def test_the_labours_lie_in_random_order() -> None:
    """HE-34: in all rounds, and all twelve of them."""
    orders = [[labour.number for labour in table.order] for table in tables()]
    assert {tuple(sorted(order)) for order in orders} == {tuple(range(1, 13))}
    assert len({tuple(order) for order in orders}) == len(orders)
    for place in range(12):
        assert len({order[place] for order in orders}) > 6


def test_any_labour_may_come_in_any_round() -> None:
    """HE-34: the first round is not for the first four."""
    rounds = [{labour.number for labour in table.row()} for table in tables()]
    assert set().union(*rounds) == set(range(1, 13))


def test_four_tokens_lie_on_each_labour() -> None:
    """HE-34: all 48; three on each and 36 in the heroic mode."""
    assert prepared("tokens").tokens == [4] * 12
    assert prepared("tokens", "heroic").tokens == [3] * 12


def test_the_gymnasium_opens_with_five_random_cards() -> None:
    """HE-34: any of the twenty, in any place; the other fifteen are the stack."""
    gymnasia = [table.open for table in tables()]
    assert len({card for opened in gymnasia for card in opened}) == 20
    assert len({tuple(opened) for opened in gymnasia}) == len(gymnasia)
    assert {len(set(opened)) for opened in gymnasia} == {5}
    assert {len(table.stack) for table in tables()} == {15}


def test_all_else_is_as_in_the_heroic_mode() -> None:
    """HE-34: eight cards of a colour each, four of them in hand; three rounds of four labours."""
    table = prepared("else")
    assert [(len(player.hand), len(player.stack)) for player in table.players] == [(4, 4)] * 3
    assert len(table.row()) == 4


# Paying


def paying(lay: Lay, hand: str, *moves: str) -> Scene:
    """Let the first seat begin to choose."""
    scene = lay(hand, "S2 A7 W10 P15", gymnasium=OPEN, mode="caprice").keep()
    return scene.play(0, *moves)


def test_cards_of_the_characteristic_pay(lay: Lay) -> None:
    """HE-34: of the upper half of the card that is wanted; upper halves pay as well."""
    scene = paying(lay, "A8 A25 S1 G11", "G05 visit")
    assert scene.moves(0) == ["A8 pay", "A25 pay", "G11 upper pay", "back"]
    assert scene.why(0, "S1 pay") == "HE-34 wrong-characteristic"


def test_an_upper_half_of_another_characteristic_does_not_pay(lay: Lay) -> None:
    """HE-34: strength for wit, or perseverance."""
    scene = paying(lay, "W9 G01 G03 S1", "G12 visit")
    assert scene.moves(0) == ["W9 pay", "back"]
    assert {scene.why(0, f"{code} upper pay") for code in ("G01", "G03")} == {
        "HE-34 wrong-characteristic"
    }


@pytest.mark.parametrize("code", ["G11", "G19", "G01"])
def test_a_lower_half_does_not_pay(lay: Lay, code: str) -> None:
    """HE-R10: neither an item nor a star, whatever is above it."""
    scene = paying(lay, f"A8 A25 S1 {code}", "G05 visit")
    assert scene.why(0, f"{code} lower pay") == "HE-R10 lower-half-pays-not"


@pytest.mark.parametrize(
    ("hand", "dear"),
    [
        ("A8 S1 W9 P16", "G05"),
        ("W9 W24 P16 P17", "G04"),
        ("A8 A25 P16 P17", "G07"),
        ("A8 A25 P16 P17", "G12"),
    ],
)
def test_the_number_is_as_printed(lay: Lay, hand: str, dear: str) -> None:
    """HE-34: so many cards of the characteristic, or the card is out of reach."""
    assert paying(lay, hand).why(0, f"{dear} visit") == "HE-34 few-of-characteristic"


def test_a_lower_half_does_not_count_towards_the_price(lay: Lay) -> None:
    """HE-34, HE-R10: a hand full of companions buys nothing that their upper halves cannot."""
    scene = paying(lay, "G16 G17 G18 G20")
    assert [move for move in scene.moves(0) if "visit" in move] == ["G07 visit", "G12 visit"]


def test_three_cards_of_one_characteristic_pay_for_the_dearest(lay: Lay) -> None:
    """HE-34: exactly three, and they go to the discard."""
    scene = lay("W9 W24 G12 G13", "S2 A7 W10 P15", gymnasium="G18 G05 .. .. ..", mode="caprice")
    scene.keep().play(1, scene.moves(1)[0])
    scene.play(0, "G18 visit", "W9 pay", "G12 upper pay")
    assert 0 in scene.game.to_move(scene.table)
    scene.play(0, "W24 pay")
    assert (scene.discard(0), "G18" in scene.hand(0)) == ("W9 G12 W24", True)


def test_the_highest_payment_wins(lay: Lay) -> None:
    """HE-34, HE-26: as in the heroic mode; an upper half has its number."""
    scene = lay("A8 A25 S1 W9", "A7 G11 W10 P15", gymnasium=OPEN, mode="caprice")
    scene.turn("G05 visit, A8 pay", "G05 visit, A7 pay")
    assert scene.told("bought") == [(1,)]
    assert (scene.hand(0), scene.discard(0)) == ("S1 A8 A25 W9", "")


# Duels


def eager(game: AnyGame, seats: int, seed: str) -> set[int]:
    """Play a game in which everybody loves the Gymnasium; return all that was asked."""
    chance = Chance(seed)
    table = game.prepare(seats, game.options(mode="caprice"), chance)
    asked = set()
    while waiting := game.to_move(table):
        asked.add(table.phase)
        moves = game.legal_moves(table, waiting[0])
        visits = [move for move in moves if move.act == VISIT]
        game.play(
            table, waiting[0], visits[0] if visits and chance.below(3) else chance.choice(moves)
        )
    return asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_unique_numbers_there_is_no_duel(seats: int) -> None:
    """HE-R10: no star pays, so no two payments are equal."""
    games = [eager(find("hercules"), seats, f"no duel {number}") for number in range(10)]
    assert all(CONTEST not in asked for asked in games)


def test_with_equal_numbers_there_are_duels() -> None:
    """HE-R10: in the same games with two pairs of equal cards, some have one."""
    games = [eager(game_with(*EQUAL), 2, f"no duel {number}") for number in range(40)]
    assert any(CONTEST in asked for asked in games)


def tied(
    lay: Lay, wanted: str = "G04", payment: str = "A8 A7", hand: str = "A8 A25 S1 W9"
) -> Scene:
    """Let the two seats tie with agility."""
    scene = lay(hand, "A7 A26 W10 G16", gymnasium=OPEN, mode="caprice", game=game_with(*EQUAL))
    mine, yours = payment.split()
    return scene.turn(f"{wanted} visit, {mine} pay", f"{wanted} visit, {yours} pay")


def test_equal_payments_lead_to_a_duel(lay: Lay) -> None:
    """HE-27, HE-R13: also in this mode, with any card and either half."""
    scene = tied(lay)
    assert scene.asked == "contest 0 1"
    scene.play(0, "duel").play(1, "duel")
    assert scene.moves(1) == ["A26 lay", "W10 lay", "G16 upper lay", "G16 lower lay"]
    scene.play(0, "A25 lay").play(1, "G16 lower lay")
    assert scene.told("bought") == [(1,)]
    assert scene.discard(1) == "A7 G16"


def test_a_redirect_needs_the_characteristic(lay: Lay) -> None:
    """HE-R15, HE-34: agility goes to agility, at the same price or a lower one."""
    scene = tied(lay).play(0, "decline").play(1, "duel")
    assert scene.moves(0) == ["G15 visit", "withdraw"]
    assert scene.why(0, "G05 visit") == "HE-R15 few-laid"
    assert scene.why(0, "G07 visit") == "HE-34 few-laid-of-characteristic"
    scene.play(0, "G15 visit")
    assert scene.told("bought") == [(1,), (0,)]


def test_without_the_characteristic_the_cards_return(lay: Lay) -> None:
    """HE-R15, HE-34: nothing open wants it, so nothing is asked."""
    game = game_with(*EQUAL)
    scene = lay("A8 S1", "A7 S2", gymnasium="G04 G07 G12 .. ..", mode="caprice", game=game)
    scene.turn("G04 visit, A8 pay", "G04 visit, A7 pay").play(0, "decline").play(1, "duel")
    assert scene.told("withdrew") == [(0,)]
    assert scene.known(0) == "A8"


def test_a_redirect_to_a_cheaper_card(lay: Lay) -> None:
    """HE-R15, HE-34: one of the two cards pays, the other returns."""
    scene = tied(lay, "G05").play(0, "decline").play(1, "duel")
    assert scene.moves(0) == ["G04 visit", "G15 visit", "withdraw"]
    scene.play(0, "G15 visit", "A25 pay")
    assert (scene.discard(0), scene.known(0)) == ("A25", "A8 G15")


def twice_tied(lay: Lay, mine: str, yours: str) -> Scene:
    """Let two seats tie for a card, duel, tie again, and the first decline."""
    hands = (f"A8 S1 W9 {mine[:3]}", f"A7 S2 W10 {yours[:3]}")
    scene = lay(*hands, gymnasium=OPEN, mode="caprice", game=game_with(*EQUAL))
    scene.turn("G04 visit, A8 pay", "G04 visit, A7 pay")
    scene.play(0, "duel").play(1, "duel").play(0, f"{mine} lay").play(1, f"{yours} lay")
    assert scene.asked == "contest 0 1"
    return scene.play(0, "decline").play(1, "duel")


def test_a_duel_card_may_pay_elsewhere(lay: Lay) -> None:
    """HE-R15, HE-R13: it belongs to the laid cards; two of agility pay a price of two."""
    scene = twice_tied(lay, "A25", "A26")
    assert scene.play(0, "G05 visit").told("bought") == [(1,), (0,)]


def test_a_lower_half_laid_in_a_duel_pays_nowhere(lay: Lay) -> None:
    """HE-R15, HE-R10: halves stay as declared, and the nymphs are no agility."""
    scene = twice_tied(lay, "G19 lower", "G20 lower")
    assert scene.moves(0) == ["G15 visit", "withdraw"]
    assert scene.why(0, "G05 visit") == "HE-34 few-laid-of-characteristic"
    scene.play(0, "G15 visit")
    assert scene.moves(0) == ["A8 pay", "back"]
    assert scene.why(0, "G19 lower pay") == "HE-R10 lower-half-pays-not"
    scene.play(0, "A8 pay")
    assert (scene.discard(0), scene.known(0)) == ("A8", "G15 G19")
