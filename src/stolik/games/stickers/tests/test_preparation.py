"""The box, and laying the table."""

from collections import Counter

import pytest

from stolik.core import Chance, Unreadable, offered
from stolik.games import find
from stolik.games.stickers.components import STICKERS
from stolik.games.stickers.options import Options
from stolik.games.stickers.state import PHASES, Table
from stolik.games.stickers.tests.conftest import Scene

SEATS = [2, 3, 4]


def prepared(seats: int = 2, seed: str = "deal", **options: str) -> Table:
    """Lay a table."""
    game = find("stickers")
    table: Table = game.prepare(seats, game.options(**options), Chance(seed))
    game.check(table)
    return table


# The box


def test_the_box_is_complete() -> None:
    """ST-1: 108 cards of nine clans, nine clan packs and six power packs, one for each game."""
    box = prepared().rules.box
    assert (len(box.cards), len(box.clans)) == (108, 9)
    assert list(box.packs) == [f"P{n}" for n in range(1, 7)] + [clan.code for clan in box.clans]
    assert Counter(box.track) == Counter([f"P{n}" for n in range(1, 7)] + ["clan"] * 9)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    """ST-1: another number of players is refused."""
    assert find("stickers").seats == (2, 3, 4)
    with pytest.raises(Unreadable, match=f"{seats} seats asked for"):
        prepared(seats)


def test_the_twelve_cards_of_a_clan() -> None:
    """ST-2: stars, combos and marks as printed, the same for all nine clans."""
    box = prepared().rules.box
    for clan in box.clans:
        cards = [box.by_code[f"{clan.code}-{number}"] for number in range(1, 13)]
        assert {card.clan for card in cards} == {clan}
        assert [card.stars for card in cards] == [0, 0, 1, 1, 1, 2, 0, 1, 1, 0, 1, 2]
        combos = {
            number: [STICKERS[kind] for kind in card.combos]
            for number, card in enumerate(cards, 1)
            if card.combos
        }
        assert combos == {1: ["draw-play"], 2: ["ask"], 7: ["draw-play"], 10: ["ask"]}


def test_the_empty_cells_of_a_card() -> None:
    """ST-2: two for stars, two for combos; a printed combo fills one of those."""
    scene = Scene("corgi-1 corgi-3", "mice-3", market="duck-3")
    with_combo, without = scene.view(1)["seats"][0]["cards"]
    assert (with_combo["star_cells"], with_combo["combo_cells"]) == (2, 1)
    assert (without["star_cells"], without["combo_cells"]) == (2, 2)


def test_every_clan_has_its_share_of_the_marks() -> None:
    """ST-D1: of its 12 cards 6 have no mark, 3 the mark 3+, 3 the mark 4."""
    marks = Counter((card.clan.code, card.mark) for card in prepared().rules.box.cards)
    assert len(marks) == 27
    assert all(count == (6 if mark == 2 else 3) for (_, mark), count in marks.items())


# The board


def test_a_token_lies_on_every_slot() -> None:
    """ST-3, ST-R1: the nine tokens, one to a slot."""
    for seed in "abc":
        assert sorted(prepared(seed=seed).board) == list(range(9))


def test_the_tokens_are_shuffled() -> None:
    """ST-R1: every clan can be the legendary one; the same luck lays the same board."""
    boards = [prepared(seed=str(seed)).board for seed in range(80)]
    assert {board[0] for board in boards} == set(range(9))
    assert boards[0] == prepared(seed="0").board


# The deal


@pytest.mark.parametrize(("seats", "cards"), [(2, 54), (3, 81), (4, 108)])
def test_the_deck_by_the_number_of_players(seats: int, cards: int) -> None:
    """ST-4, ST-D1: two play without both marks, three without the mark 4, four with all cards."""
    table = prepared(seats)
    pieces = find("stickers").inventory(table)
    there = [piece for piece in pieces if piece in table.rules.box.by_code]
    assert len(there) == len(set(there)) == cards
    assert {table.rules.box.by_code[code].mark for code in there} == set(range(2, seats + 1))


@pytest.mark.parametrize(("seats", "reserve", "deck"), [(2, 6, 30), (3, 9, 48), (4, 12, 66)])
def test_reserve_market_and_hands(seats: int, reserve: int, deck: int) -> None:
    """ST-5: 3 cards for each player go aside, 6 to the market, 6 to each hand."""
    table = prepared(seats)
    assert (len(table.reserve), len(table.deck)) == (reserve, deck)
    assert len(table.market) == len(table.to_take()) == 6
    assert [len(player.hand) for player in table.players] == [6] * seats
    assert not any(column for player in table.players for column in player.album)


def test_the_deck_is_shuffled() -> None:
    """ST-5: another deal with another luck, the same with the same."""
    deals = [prepared(seed=seed) for seed in ("one", "one", "two")]
    piles = [
        [
            *(card.code for card in table.deck + table.reserve + table.players[0].hand),
            *map(str, table.market),
        ]
        for table in deals
    ]
    assert piles[0] == piles[1] != piles[2]
    assert [card.index for card in deals[0].deck] != sorted(card.index for card in deals[0].deck)


# The first player


@pytest.mark.parametrize(("seats", "named"), [(2, "1"), (2, "2"), (3, "3"), (4, "4")])
def test_the_named_seat_begins(seats: int, named: str) -> None:
    """ST-6, ST-R29: whoever stuck a sticker last has the token and the first turn."""
    table = prepared(seats, first_seat=named)
    assert table.first == table.seat == int(named) - 1
    assert (table.round, PHASES[table.phase]) == (1, "take-one")
    assert find("stickers").to_move(table) == [int(named) - 1]


@pytest.mark.parametrize("seats", SEATS)
def test_else_chance_names_it(seats: int) -> None:
    """ST-R29: by default anybody at the table may begin."""
    assert Options().first_seat == "random"
    assert {prepared(seats, str(seed)).first for seed in range(40)} == set(range(seats))


def test_the_named_seat_is_at_the_table() -> None:
    """ST-R29: seats 1 to 4 can be named, of those that there are."""
    assert offered(Options)["first_seat"] == ("random", "1", "2", "3", "4")
    with pytest.raises(Unreadable, match="first_seat is 3, but the table has 2 seats"):
        prepared(2, first_seat="3")


# What is hidden


@pytest.mark.parametrize("onlooker", [None, 1, 2])
def test_hands_are_for_their_owners(lay: type[Scene], onlooker: int | None) -> None:
    """ST-R27: the others see how many cards there are, and everybody sees the market."""
    view = lay("corgi-3 corgi-4", "mice-3", market="duck-3").view(onlooker)
    assert [seat["hand"] for seat in view["seats"]] == [2, 1]
    shown = [seat["cards"] is not None for seat in view["seats"]]
    assert shown == [onlooker == 1, onlooker == 2]
    assert [card and card["card"] for card in view["market"]] == ["duck-3"] + [None] * 5


@pytest.mark.parametrize("onlooker", [None, 1, 2])
def test_deck_and_reserve_lie_face_down(lay: type[Scene], onlooker: int | None) -> None:
    """ST-R27: all that is seen of them is their height."""
    first = lay("corgi-3", "mice-3", market="duck-3", deck="pig-1 pig-2", reserve="cat-1 cat-2")
    other = lay("corgi-3", "mice-3", market="duck-3", deck="cat-2 pig-1", reserve="pig-2 cat-1")
    assert first.view(onlooker) == other.view(onlooker)
    assert (first.view()["deck"], first.view()["reserve"]) == (49, 2)


def test_what_was_dealt_is_seen_by_nobody_else() -> None:
    """ST-R27: after the deal no hand has a card that others know."""
    assert not any(player.known or player.most for player in prepared(4).players)
