"""The end of a turn, of a round and of the game."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.core import Chance
from stolik.games import find
from stolik.games.hercules.state import REFRESH, Table
from stolik.games.hercules.tests.conftest import Lay, Scene

FIRST = "S32 A8 W9 P16"
SECOND = "S31 A7 W10 P15"
THIRD = "S30 A6 W11 P14"


def in_the_row(scene: Scene, *numbers: int) -> Scene:
    """Let these labours be the last of the caprice, as luck may lay them."""
    row = [scene.box.labours[number - 1] for number in numbers]
    scene.table.order = [each for each in scene.box.labours if each not in row] + row
    return scene


# The end of a turn


def test_the_card_used_goes_to_the_discard(lay: Lay) -> None:
    """HE-29: face up, on top; then a card is drawn."""
    scene = lay(f"{FIRST} / P17 W24", SECOND, discards=["A25", ""])
    scene.turn("S32 labour 1", "A7 labour 3")
    assert (scene.discard(0), scene.hand(0)) == ("A25 S32", "A8 W9 P16 P17")
    pile = scene.view(1)["seats"][0]["discard"]
    assert [card["card"] for card in pile] == ["A25", "S32"]


@pytest.mark.parametrize(
    ("choice", "hand"),
    [
        ("G01 visit, S32 pay", "A8 W9 P16 G01"),
        ("G05 visit, S32 pay, A8 pay", "W9 P16 P17 G05"),
        ("G18 visit, S32 pay, A8 pay, W9 pay", "W24 P16 P17 G18"),
    ],
)
def test_buyers_draw_up_to_four_as_well(lay: Lay, choice: str, hand: str) -> None:
    """HE-29: the new card is one of the four."""
    scene = lay(f"{FIRST} / P17 W24", SECOND, gymnasium="G01 G05 G18 .. ..")
    scene.turn(choice, "A7 labour 3")
    assert scene.hand(0) == hand


def test_cards_come_from_the_top_one_by_one(lay: Lay) -> None:
    """HE-29: the next card first."""
    scene = lay("S32 A8 W9 P16 / P17 W24 A25", SECOND)
    scene.turn("S32 labour 1", "A7 labour 3")
    assert scene.hand(0) == "A8 W9 P16 P17"
    scene.turn("A8 labour 3", "W10 labour 2")
    assert (scene.hand(0), scene.stack(0).split()[0]) == ("W9 W24 P16 P17", "A25")


def walk(seats: int, seed: int, said: list[str] | None = None, **options: str) -> Iterator[Table]:
    """Let luck play a whole game; show the table at the beginning and after each move."""
    game = find("hercules")
    luck = Chance(f"moves {seed}")
    table: Table = game.prepare(seats, game.options(**options), Chance(f"deal {seed}"))
    yield table
    while game.to_move(table):
        seat = luck.choice(game.to_move(table))
        moves = [move for move in game.legal_moves(table, seat) if str(move) != "back"]
        move = luck.choice(moves)
        if said is not None:
            said.append(str(move))
        game.play(table, seat, move)
        yield table


GAME = given(
    seats=st.integers(2, 4),
    seed=st.integers(0),
    mode=st.sampled_from(["heroic", "caprice"]),
    rounds=st.sampled_from(["3", "4"]),
    gym_loser_cards=st.sampled_from(["return", "discard"]),
)
GAMES = settings(deadline=None, max_examples=25)


@GAMES
@GAME
def test_every_turn_begins_with_four_cards(
    seats: int, seed: int, mode: str, rounds: str, gym_loser_cards: str
) -> None:
    """HE-D8, HE-29: neither more nor less, and at least eight cards of one's own."""
    for table in walk(seats, seed, mode=mode, rounds=rounds, gym_loser_cards=gym_loser_cards):
        if table.phase == REFRESH:
            assert [len(player.hand) for player in table.players] == [4] * seats
            piles = [player.hand + player.stack + player.discard for player in table.players]
            assert min(map(len, piles)) >= 8


@GAMES
@GAME
def test_tokens_are_neither_made_nor_lost(
    seats: int, seed: int, mode: str, rounds: str, gym_loser_cards: str
) -> None:
    """HE-D1, HE-R5: 36 or 48 with those paid, at every moment; the points 48 or 60 less them."""
    moves: list[str] = []
    tokens = {"heroic": 36, "caprice": 48}[mode]
    for table in walk(
        seats, seed, moves, mode=mode, rounds=rounds, gym_loser_cards=gym_loser_cards
    ):
        held = sum(player.tokens for player in table.players)
        assert sum(table.tokens) + held + table.paid == tokens
    lines = [line for each in find("hercules").scores(table) for line in each]
    assert table.over
    assert sum(line["points"] for line in lines) == tokens + 12 - table.paid
    assert table.paid == moves.count("renew")


@GAMES
@GAME
def test_no_stack_stays_empty(
    seats: int, seed: int, mode: str, rounds: str, gym_loser_cards: str
) -> None:
    """HE-30: it is renewed the moment it runs out."""
    for table in walk(seats, seed, mode=mode, rounds=rounds, gym_loser_cards=gym_loser_cards):
        assert all(player.stack for player in table.players)


# Rounds


def test_the_last_labour_ends_the_round(lay: Lay) -> None:
    """HE-31: the next four come forward, with three tokens on each."""
    scene = lay(FIRST, SECOND, on="0 0 0 1", labours=["1*", "2*"])
    scene.turn("P16 labour 4", "G01 visit, S31 pay").play(0, "tuck")
    assert [labour.number for labour in scene.table.row()] == [5, 6, 7, 8]
    assert (scene.on, scene.view()["round"]) == ("3 3 3 3", 2)
    assert scene.told("round-begins") == [(2,)]
    scene.keep()
    assert scene.why(0, "S32 labour 7") is None
    assert scene.why(0, "S32 labour 11") == "HE-17 later-round"


def test_a_round_with_a_labour_left_goes_on(lay: Lay) -> None:
    """HE-31: until the last card is taken."""
    scene = lay(FIRST, SECOND, on="0 0 1 1", labours=["1*", "2*"])
    scene.turn("P16 labour 4", "G01 visit, S31 pay").play(0, "tuck")
    assert (scene.on, scene.view()["round"]) == ("0 0 1 0", 1)


def test_the_second_round_is_followed_by_the_third(lay: Lay) -> None:
    """HE-31: three rounds."""
    scene = lay(FIRST, SECOND, round=2, on="0 0 1 0", labours=["", "1*"])
    scene.turn("S32 labour 7", "G01 visit, S31 pay")
    assert [labour.number for labour in scene.table.row()] == [9, 10, 11, 12]
    assert (scene.view()["round"], scene.view()["rounds"]) == (3, 3)


def test_the_gymnasium_is_resolved_before_the_next_round(lay: Lay) -> None:
    """HE-R20: the purchase, the refill and the drawing, and then the round begins."""
    scene = lay(FIRST, SECOND, on="0 0 0 1", labours=["", "1*"], stack="G20")
    scene.turn("P16 labour 4", "G01 visit, S31 pay")
    assert scene.heard == [
        "went",
        "visited",
        "took-tokens",
        "took-labour",
        "activated",
        "bought",
        "opened",
        "round-begins",
        "turn-begins",
    ]
    assert (scene.hand(1), scene.gymnasium) == ("A7 W10 P15 G01", "G20 G05 G09 G15 G13")
    assert len(scene.hand(0).split()) == 4


def test_a_contest_is_fought_out_before_the_next_round(lay: Lay) -> None:
    """HE-R20: two stars for one card; the round waits for them."""
    scene = lay(FIRST, "G15 A7 W10 P15", "G16 A6 W11 P14", on="0 0 0 1", labours=["", "1*"])
    scene.turn("P16 labour 4", "G01 visit, G15 lower pay", "G01 visit, G16 lower pay")
    assert (scene.asked, scene.view()["round"]) == ("contest 1 2", 1)
    scene.play(1, "duel").play(2, "decline")
    assert (scene.asked, scene.view()["round"]) == ("redirect 2", 1)
    scene.play(2, "withdraw")
    assert (scene.asked, scene.view()["round"]) == ("refresh 0 1 2", 2)
    assert "G01" in scene.hand(1)


def test_the_tokens_of_the_next_round_are_safe_until_it_begins(lay: Lay) -> None:
    """HE-R20, HE-22: two on the last labour; the late one gets nothing of the next row."""
    scene = lay(FIRST, SECOND, on="0 0 0 1", labours=["", "1*"])
    scene.turn("P16 labour 4", "P15 labour 4")
    assert (scene.tokens, scene.on) == ([1, 0], "3 3 3 3")


# The end


def test_the_last_labour_ends_the_game(lay: Lay) -> None:
    """HE-32: tokens and labours are counted; most points win."""
    scene = lay(FIRST, SECOND, round=3, on="0 0 1 0", labours=["1 2 3", "4"], tokens=[3, 4]).turn(
        "S32 labour 11", "G01 visit, S31 pay"
    )
    assert (scene.asked, scene.game.ending(scene.table)) == ("over", "labours")
    assert scene.tokens == [3 + 1 + 1, 4 - 1]  # Cerberus robs the rival
    assert (scene.points(0), scene.points(1)) == (5 + 4, 3 + 8)
    assert scene.game.ranking(scene.table) == [[1], [0]]
    assert scene.heard[-1] == "game-over"


def test_before_the_last_labour_the_game_goes_on(lay: Lay) -> None:
    """HE-32: with a token left anywhere there is no end."""
    scene = lay(FIRST, SECOND, round=3, on="0 0 2 0")
    scene.turn("S32 labour 11", "G01 visit, S31 pay")
    assert (scene.asked, scene.game.ending(scene.table)) == ("refresh 0 1", None)


def test_after_the_end_nothing_can_be_done(lay: Lay) -> None:
    """HE-32: for anybody."""
    scene = lay(FIRST, SECOND, round=3, on="0 0 1 0", tokens=[0, 1])
    scene.turn("S32 labour 11", "G01 visit, S31 pay")
    for seat in (0, 1):
        assert scene.moves(seat) == []
        assert scene.why(seat, "keep") == "HE-32 game-over"
        assert scene.why(seat, "back") == "HE-32 game-over"


def test_the_effect_of_the_last_labour_comes_first(lay: Lay) -> None:
    """HE-R20: a token is robbed, and only then the game is over."""
    scene = lay(FIRST, SECOND, THIRD, round=3, on="0 0 1 0", tokens=[2, 3, 3])
    scene.turn("S32 labour 11", "G01 visit, S31 pay", "G01 visit, S30 pay")
    assert (scene.asked, scene.moves(0)) == ("robbery 0", ["rob 2", "rob 3"])
    scene.play(0, "rob 3")
    assert (scene.asked, scene.tokens) == ("over", [4, 3, 2])


@pytest.mark.parametrize(("number", "card"), [(10, "P16"), (12, "W9")])
def test_a_card_would_be_worthless_at_the_end(lay: Lay, number: int, card: str) -> None:
    """HE-R20: so the labour that ends the game robs a token instead of giving a card."""
    on = " ".join("1" if each == number else "0" for each in (9, 10, 11, 12))
    scene = lay(FIRST, SECOND, round=3, on=on, tokens=[0, 3], discards=["A25 W24", ""])
    scene.turn(f"{card} labour {number}", "G01 visit, S31 pay")
    assert (scene.asked, scene.tokens) == ("over", [2, 2])


def test_the_gymnasium_is_not_resolved_any_more(lay: Lay) -> None:
    """HE-R20: the game stops at once; no card is bought, filled in or drawn."""
    scene = lay(FIRST, SECOND, round=3, on="0 0 1 0", tokens=[0, 3])
    scene.turn("S32 labour 11", "G01 visit, S31 pay")
    assert scene.gymnasium == "G01 G05 G09 G15 G13"
    assert {"bought", "opened", "turn-begins"}.isdisjoint(scene.heard)
    scene.game.check(scene.table)


def test_those_still_in_line_are_not_resolved_any_more(lay: Lay) -> None:
    """HE-R20, HE-22: they come too late, and nobody waits when the game is over."""
    scene = lay(FIRST, SECOND, THIRD, round=3, on="1 0 0 0")
    scene.turn("A8 labour 9", "A7 labour 9", "A6 labour 9")
    assert (scene.asked, scene.table.queue, scene.told("came-late")) == ("over", [], [(1,), (2,)])
    scene.game.check(scene.table)


def test_a_permanent_won_with_the_last_labour_needs_no_decision(lay: Lay) -> None:
    """HE-R20: in the caprice the Lion may be the last."""
    scene = in_the_row(lay(FIRST, SECOND, mode="caprice"), 9, 10, 11, 1)
    scene.lay_labours(["2*"], "0 0 0 1", 2)
    scene.balance()
    scene.turn("S32 labour 1", "S31 labour 1")
    assert (scene.asked, scene.labours(0)) == ("over", "2* 1")


@pytest.mark.parametrize(("tie_break", "ranking"), [("shared", [[0, 1]]), ("labours", [[1], [0]])])
def test_equal_points(lay: Lay, tie_break: str, ranking: list[list[int]]) -> None:
    """HE-R26: the victory is shared, or more labours win, as agreed."""
    scene = lay(
        FIRST,
        SECOND,
        round=3,
        on="0 0 0 1",
        labours=["1 2 3 4", "5 6 7 8 9 10 11"],
        tokens=[10, 11],
        tie_break=tie_break,
    ).turn("W9 labour 12", "G01 visit, S31 pay")
    assert (scene.asked, scene.points(0), scene.points(1)) == ("over", 17, 17)
    assert scene.game.ranking(scene.table) == ranking


@pytest.mark.parametrize("tie_break", ["shared", "labours"])
def test_equal_points_and_equal_labours(lay: Lay, tie_break: str) -> None:
    """HE-R26: shared in either case."""
    scene = lay(
        FIRST,
        SECOND,
        round=3,
        on="0 0 0 1",
        labours=["1 2 3 4 5", "6 7 8 9 10 11"],
        tokens=[10, 13],
        tie_break=tie_break,
    ).turn("W9 labour 12", "G01 visit, S31 pay")
    assert (scene.points(0), scene.points(1)) == (18, 18)
    assert scene.game.ranking(scene.table) == [[0, 1]]


@pytest.mark.parametrize("tie_break", ["shared", "labours"])
def test_labours_decide_only_between_equals(lay: Lay, tie_break: str) -> None:
    """HE-R26, HE-32: more points beat more labours."""
    scene = lay(
        FIRST,
        SECOND,
        round=3,
        on="0 0 0 1",
        labours=["1 2 3 4", "5 6 7 8 9 10 11"],
        tokens=[11, 11],
        tie_break=tie_break,
    ).turn("W9 labour 12", "G01 visit, S31 pay")
    assert scene.game.ranking(scene.table) == [[0], [1]]


# Four rounds


def test_four_rounds_of_three(lay: Lay) -> None:
    """HE-33: the first three labours, by number; the fourth has to wait."""
    scene = lay(FIRST, SECOND, rounds="4").keep()
    assert [labour.number for labour in scene.table.row()] == [1, 2, 3]
    assert scene.why(0, "P16 labour 4") == "HE-17 later-round"
    view = scene.view()
    assert [each["round"] for each in view["labours"]] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert view["rounds"] == 4


def test_three_labours_end_such_a_round(lay: Lay) -> None:
    """HE-33, HE-31: the next three come forward."""
    scene = lay(FIRST, SECOND, rounds="4", on="1 0 0", labours=["", "2* 3"])
    scene.turn("S32 labour 1", "G01 visit, S31 pay")
    assert [labour.number for labour in scene.table.row()] == [4, 5, 6]
    assert (scene.on, scene.view()["round"]) == ("3 3 3", 2)


@pytest.mark.parametrize(
    ("rounds", "on", "move", "asked"),
    [("3", "0 0 1 0", "S32 labour 11", "over"), ("4", "0 1 0", "A8 labour 8", "refresh 0 1")],
)
def test_how_many_rounds_there_are(lay: Lay, rounds: str, on: str, move: str, asked: str) -> None:
    """HE-33, HE-32: the third is the last, or one before the last."""
    scene = lay(FIRST, SECOND, rounds=rounds, round=3, on=on, tokens=[0, 1])
    assert scene.turn(move, "G01 visit, S31 pay").asked == asked


def test_the_fourth_round_ends_the_game(lay: Lay) -> None:
    """HE-33: when its third labour is taken."""
    scene = lay(FIRST, SECOND, rounds="4", round=4, on="0 1 0", tokens=[0, 1])
    scene.turn("S32 labour 11", "G01 visit, S31 pay")
    assert scene.asked == "over"


def test_four_rounds_of_the_caprice(lay: Lay) -> None:
    """HE-R27: three random labours with four tokens each, and then the next three."""
    scene = lay(FIRST, SECOND, mode="caprice", rounds="4", on="0 0 1", gymnasium="G01 .. .. .. ..")
    last = scene.table.row()[2]
    card = FIRST.split()[last.symbols()[0]]
    following = scene.table.order[3:6]
    scene.turn(f"{card} labour {last.number}", "G01 visit, S31 pay")
    while not scene.asked.startswith("refresh"):
        scene.play(0, scene.moves(0)[0])
    assert scene.table.row() == following
    assert (scene.on, scene.view()["round"]) == ("4 4 4", 2)


@settings(deadline=None, max_examples=10)
@given(seed=st.integers(0), mode=st.sampled_from(["heroic", "caprice"]))
def test_rounds_are_played_one_after_another(seed: int, mode: str) -> None:
    """HE-R27, HE-31, HE-33: in either mode a round of three begins when the last one is empty."""
    for table in walk(3, seed, mode=mode, rounds="4"):
        start = table.round * 3
        assert not any(table.tokens[labour.index] for labour in table.order[:start])
        later = [table.tokens[labour.index] for labour in table.order[start + 3 :]]
        assert set(later) <= {table.rules.tokens}
    assert (table.over, table.round) == (True, 3)
