"""Laying the table."""

from itertools import permutations

import pytest

from stolik.core import Chance, offered
from stolik.games import find
from stolik.games.hercules.options import Options
from stolik.games.hercules.state import Table
from stolik.games.hercules.tests.conftest import Lay, codes


def prepared(seats: int = 2, seed: str = "deal", **options: str) -> Table:
    """Lay a table."""
    game = find("hercules")
    table: Table = game.prepare(seats, game.options(**options), Chance(seed))
    game.check(table)
    return table


def opened(table: Table) -> list[str]:
    """Name the open cards."""
    return [table.rules.box.cards[card].code for card in table.open]


@pytest.mark.parametrize("seed", ["one", "two"])
def test_the_labours_lie_in_order(seed: str) -> None:
    """HE-8: 1-4 for the first round, 5-8 for the second, 9-12 for the third."""
    table = prepared(seed=seed)
    assert [labour.number for labour in table.order] == list(range(1, 13))
    assert [labour.number for labour in table.row()] == [1, 2, 3, 4]


def test_the_rows_are_shown(lay: Lay) -> None:
    """HE-8: everybody sees which labour belongs to which round."""
    labours = lay("S32", "S31").view()["labours"]
    rounds = [each["round"] for each in labours]
    assert rounds == [1] * 4 + [2] * 4 + [3] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_tokens_on_each_labour(seats: int) -> None:
    """HE-9, HE-R28: 36 tokens, for any number of players; nobody has one yet."""
    table = prepared(seats)
    assert table.tokens == [3] * 12
    assert [player.tokens for player in table.players] == [0] * seats
    assert table.paid == 0


@pytest.mark.parametrize("seed", ["one", "two"])
def test_the_opening_of_the_gymnasium(seed: str) -> None:
    """HE-10, HE-R37: club, bow, rope, Iolaus, log, from left to right."""
    assert opened(prepared(seed=seed)) == ["G01", "G05", "G09", "G15", "G13"]


def test_the_other_fifteen_are_shuffled() -> None:
    """HE-10: a stack of 15, in another order every time."""
    stacks = [codes(prepared(seed=seed).stack).split() for seed in ("one", "two")]
    assert stacks[0] != stacks[1]
    assert sorted(stacks[0]) == sorted(stacks[1])
    assert len(stacks[0]) == 15


@pytest.mark.parametrize("onlooker", [None, 0, 1])
def test_the_stack_is_face_down(lay: Lay, onlooker: int | None) -> None:
    """HE-10: all that is seen of it is its height."""
    views = [lay("S32", "S31", stack=top).view(onlooker) for top in ("G20", "G02")]
    assert views[0] == views[1]
    assert views[0]["stack"] == 15


def test_a_new_card_takes_the_place_of_the_one_that_left(lay: Lay) -> None:
    """HE-R37: the others do not move."""
    scene = lay("S1 A8 W9 P16", "S2 A7 W10 P15", stack="G20 G19")
    scene.turn("G15 visit, S1 pay", "G05 visit, S2 pay, A7 pay")
    assert scene.gymnasium == "G01 G20 G09 G19 G13"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_eight_cards_and_draws_four(seats: int) -> None:
    """HE-11: the cards of a colour: four in hand, four in the stack, none discarded."""
    for seat, player in enumerate(prepared(seats).players):
        sizes = [len(player.hand), len(player.stack), len(player.discard)]
        assert sizes == [4, 4, 0]
        assert {card.colour for card in player.hand + player.stack} == {seat}


def test_the_stacks_are_shuffled() -> None:
    """HE-11: another hand with another luck, and the same with the same."""
    hands = [codes(prepared(seed=seed).players[0].hand) for seed in ("a", "a", "b", "c", "d")]
    assert hands[0] == hands[1]
    assert len(set(hands)) > 1


@pytest.mark.parametrize("onlooker", [None, 0, 1])
def test_hands_are_for_their_owners(lay: Lay, onlooker: int | None) -> None:
    """HE-11: the others see how many cards there are."""
    seats = lay("S32 A8 W9 P16", "S31 A7 W10 P15").view(onlooker)["seats"]
    assert [seat["cards"] is not None for seat in seats] == [seat == onlooker for seat in (0, 1)]
    assert [(seat["hand"], seat["stack"]) for seat in seats] == [(4, 4), (4, 4)]


@pytest.mark.parametrize("seats", [2, 3])
def test_colours_not_taken_stay_in_the_box(seats: int) -> None:
    """HE-R28: by seat if nobody picks; nothing else is taken out."""
    game = find("hercules")
    table = prepared(seats)
    pieces = game.inventory(table)
    there = {table.rules.box.by_code[piece].colour for piece in pieces if " " not in piece}
    assert there == {-1, *range(seats)}
    assert len(pieces) == 8 * seats + 20 + 12 + 36


@pytest.mark.parametrize("colours", ["1234", "2134", "4321"])
def test_each_player_picks_a_colour(colours: str) -> None:
    """HE-R28: the option names the colour of each seat."""
    table = prepared(3, colours=colours)
    found = [{card.colour + 1 for card in player.hand} for player in table.players]
    assert found == [{int(colour)} for colour in colours[:3]]


def test_every_order_of_colours_can_be_agreed_on() -> None:
    """HE-R28: four colours, no two players with the same."""
    orders = ["".join(order) for order in permutations("1234")]
    assert sorted(map(str, offered(Options)["colours"])) == orders
    assert Options().colours == "1234"


def test_both_variants_together() -> None:
    """HE-R27: random labours with four tokens each, in four rounds of three."""
    table = prepared(mode="caprice", rounds="4")
    numbers = [labour.number for labour in table.order]
    assert numbers != sorted(numbers)
    assert sorted(numbers) == list(range(1, 13))
    assert [labour.number for labour in table.row()] == numbers[:3]
    assert table.tokens == [4] * 12
