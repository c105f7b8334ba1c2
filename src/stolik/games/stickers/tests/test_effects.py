"""The bonus of a collection, and the combos."""

from itertools import combinations

import pytest

from stolik.games.stickers.tests.conftest import Scene, evening

MARKET = "pig-3 pig-4 cat-3 cat-4 duck-3 duck-4"
BOARD = "corgi mice rabbit dino pig koala cat panda duck"
EXTRA = evening(corgi_3=["extra"], corgi_4=["extra", "extra"], corgi_1=["extra"])


def collect(scene: Scene, *codes: str) -> Scene:
    """Take the first card of the market, and play these."""
    return scene.play(1, "pig-3 take", *(f"{code} lay" for code in codes), "done")


def cards(number: int) -> list[str]:
    """Name so many corgis without a combo in the last one."""
    return ["corgi-1", "corgi-2", "corgi-6", "corgi-3", "corgi-4", "corgi-5"][-number:]


# Any order


def test_bonus_and_combos_in_any_order(lay: type[Scene]) -> None:
    """ST-9: each is on offer, whichever comes first."""
    scene = collect(lay("corgi-1", "mice-3", market=MARKET, deck="dino-3"), "corgi-1")
    assert scene.moves(1) == ["bonus-take", "draw-play", "refill"]
    combo_first = scene.game.copy(scene.table)
    scene.play(1, "bonus-take", "pig-4 take", "cat-3 take")
    assert scene.moves(1) == ["draw-play", "refill"]
    scene.table = combo_first
    scene.play(1, "draw-play")
    assert scene.moves(1) == ["bonus-take", "refill"]


def test_an_effect_is_carried_out_before_the_next(lay: type[Scene]) -> None:
    """ST-9: what was begun has to be answered."""
    scene = collect(lay("corgi-1", "mice-3", market=MARKET), "corgi-1").play(1, "bonus-take")
    for move in ("draw-play", "refill", "end", "corgi with mice"):
        assert scene.rule(1, move) == "ST-9 other-question"
    scene.play(1, "cat-4 take")
    assert scene.rule(1, "draw-play") == "ST-9 other-question"
    scene.play(1, "cat-3 take", "draw-play")


@pytest.mark.parametrize("move", ["mice from 2", "corgi with mice"])
def test_the_effect_comes_before_its_details(lay: type[Scene], move: str) -> None:
    """ST-9: first which bonus or combo, then whom it asks or what it swaps."""
    laid = ["corgi-3", "corgi-4", "corgi-2"]
    scene = collect(lay(" ".join(laid), "mice-3", market=MARKET), *laid)
    assert scene.moves(1) == ["bonus-swap", "ask", "refill"]
    assert scene.rule(1, move) == "ST-9 effect-first"


# The bonus


@pytest.mark.parametrize(
    ("number", "bonus"),
    [(1, "take"), (2, "take"), (3, "swap"), (4, "swap"), (5, "swap"), (6, "swap")],
)
def test_the_bonus_by_the_number_of_cards(lay: type[Scene], number: int, bonus: str) -> None:
    """ST-10: one or two cards take two of the market, three or more swap; only what matches."""
    laid = cards(number)
    scene = collect(lay(" ".join(laid), "mice-3", market=MARKET), *laid)
    assert scene.view()["bonus"] == [bonus]
    assert scene.moves(1) == [f"bonus-{bonus}", "refill"]
    other = "swap" if bonus == "take" else "take"
    assert scene.rule(1, f"bonus-{other}") == "ST-10 no-bonus"


def test_three_cards_swap() -> None:
    """ST-D6: as in the book's own example, three and not two."""
    box = Scene("corgi-3", "mice-3", market=MARKET).box
    assert [box.bonus_for(number) for number in range(5)] == [0, 1, 1, 2, 2]


def test_two_cards_of_the_market(lay: type[Scene]) -> None:
    """ST-10: one after the other into the hand, for all to see; two places are empty more."""
    scene = collect(lay("corgi-1", "mice-3", market=MARKET), "corgi-1").play(1, "bonus-take")
    assert scene.moves(1) == [
        "pig-4 take",
        "cat-3 take",
        "cat-4 take",
        "duck-3 take",
        "duck-4 take",
    ]
    scene.play(1, "duck-3 take")
    assert scene.moves(1) == ["pig-4 take", "cat-3 take", "cat-4 take", "duck-4 take"]
    scene.play(1, "pig-4 take")
    assert scene.hand(1) == scene.known(1) == "pig-3 pig-4 duck-3"
    assert scene.market == ".. .. cat-3 cat-4 .. duck-4"
    assert scene.phase == "effects"


@pytest.mark.parametrize("number", [1, 3])
def test_the_bonus_is_used_once(lay: type[Scene], number: int) -> None:
    """ST-10: once a turn."""
    laid = [*cards(number)[1:], "corgi-2"]
    scene = collect(lay(" ".join(laid), "mice-3", market=MARKET), *laid)
    if number == 1:
        scene.play(1, "bonus-take", "cat-3 take", "cat-4 take")
    else:
        scene.play(1, "bonus-swap", "corgi with mice")
    assert scene.moves(1) == ["ask", "refill"]
    assert scene.rule(1, "bonus-take") == scene.rule(1, "bonus-swap") == "ST-10 no-bonus"


def test_the_tokens_change_places(lay: type[Scene]) -> None:
    """ST-10: those two, and no other."""
    scene = collect(lay("corgi-3 corgi-4 corgi-5", "mice-3", market=MARKET, board=BOARD), *cards(3))
    scene.play(1, "bonus-swap", "rabbit with koala")
    assert scene.board == "corgi mice koala dino pig rabbit cat panda duck"


def test_it_is_told_where_the_tokens_went(lay: type[Scene]) -> None:
    """ST-10: each clan with the level that it is on now."""
    scene = collect(lay("corgi-3 corgi-4 corgi-5", "mice-3", market=MARKET, board=BOARD), *cards(3))
    scene.play(1, "bonus-swap", "corgi with rabbit")
    args = next(event["args"] for event in scene.events if event["key"] == "swapped")
    clans, levels = scene.box.clans, scene.box.levels
    assert (args["clan"], args["level"]) == (clans[0].noun(), levels[1].noun())
    assert (args["other"], args["other_level"]) == (clans[2].noun(), levels[0].noun())


def test_the_board_is_a_pyramid() -> None:
    """ST-D2: levels of 1, 2, 3 and 3 slots, nine in all."""
    box = Scene("corgi-3", "mice-3", market=MARKET).box
    assert [level.slots for level in box.levels] == [1, 2, 3, 3]
    assert box.level_of == [0, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.parametrize("board", [BOARD, "duck panda cat koala pig dino rabbit mice corgi"])
def test_adjacent_are_neighbouring_levels(lay: type[Scene], board: str) -> None:
    """ST-10, ST-D2: every token of a level with every token of the next, and no others."""
    scene = lay("corgi-3 corgi-4 corgi-5", "mice-3", market=MARKET, board=board)
    collect(scene, *cards(3)).play(1, "bonus-swap")
    lie = board.split()
    rows = [lie[:1], lie[1:3], lie[3:6], lie[6:]]
    pairs = [{upper, lower} for n in range(3) for upper in rows[n] for lower in rows[n + 1]]
    legal = [set(move.split(" with ")) for move in scene.moves(1)]
    assert legal == pairs
    assert len(legal) == 17
    for one, other in combinations(BOARD.split(), 2):
        if {one, other} not in pairs:
            same = any({one, other} <= set(row) for row in rows)
            why = "ST-R18 same-level" if same else "ST-10 not-adjacent"
            assert scene.rule(1, f"{one} with {other}") == why


@pytest.mark.parametrize("move", ["mice with rabbit", "pig with koala", "cat with duck"])
def test_tokens_of_one_level_are_not_swapped(lay: type[Scene], move: str) -> None:
    """ST-R18: they lie beside each other, and are not adjacent."""
    scene = lay("corgi-3 corgi-4 corgi-5", "mice-3", market=MARKET, board=BOARD)
    collect(scene, *cards(3)).play(1, "bonus-swap")
    assert scene.rule(1, move) == "ST-R18 same-level"


def test_a_drawn_card_does_not_count(lay: type[Scene]) -> None:
    """ST-R4: two from the hand and one by draw-play earn the bonus for two."""
    scene = lay("corgi-3 corgi-1", "mice-3", market=MARKET, deck="corgi-4")
    collect(scene, "corgi-3", "corgi-1").play(1, "draw-play")
    assert scene.column(1, "corgi") == "corgi-3 corgi-1 corgi-4"
    assert scene.moves(1) == ["bonus-take", "refill"]


def test_an_extra_card_does_not_count(lay: type[Scene]) -> None:
    """ST-R4: it comes from the hand, but is none of the collection."""
    scene = lay("corgi-5 corgi-3 corgi-6", "mice-3", market=MARKET, game=EXTRA)
    collect(scene, "corgi-5", "corgi-3").play(1, "extra", "corgi-6 lay")
    assert scene.column(1, "corgi") == "corgi-5 corgi-3 corgi-6"
    assert scene.moves(1) == ["bonus-take", "refill"]


def test_the_bonus_is_settled_with_the_collection(lay: type[Scene]) -> None:
    """ST-R5: corgis that come later change nothing."""
    scene = lay("corgi-5 corgi-2", "corgi-4", market=MARKET)
    collect(scene, "corgi-5", "corgi-2").play(1, "ask", "corgi from 2").play(2, "corgi-4 give")
    assert scene.hand(1) == "corgi-4 pig-3"
    assert scene.moves(1) == ["bonus-take", "refill"]


@pytest.mark.parametrize("combos_in_refill", [True, False])
def test_the_bonus_lapses_with_step_three(lay: type[Scene], combos_in_refill: bool) -> None:
    """ST-R5: whether combos outlive it or not."""
    scene = lay("corgi-2", "mice-3", market=MARKET, combos_in_refill=combos_in_refill)
    collect(scene, "corgi-2").play(1, "refill")
    if combos_in_refill:
        assert scene.moves(1) == ["ask", "end"]
        assert scene.rule(1, "bonus-take") == scene.rule(1, "bonus-swap") == "ST-R5 bonus-lapsed"
    else:
        assert scene.waiting == [2]
    assert scene.view()["bonus"] == []


def test_nothing_has_to_be_used(lay: type[Scene]) -> None:
    """ST-R33: the turn goes on with bonus and combo unused."""
    scene = lay("corgi-1", "mice-3", market=MARKET, board=BOARD)
    collect(scene, "corgi-1").play(1, "refill", "end")
    assert scene.waiting == [2]
    assert (scene.column(1, "corgi"), scene.board) == ("corgi-1", BOARD)


# Draw and play


def test_the_top_card_of_the_deck_is_played(lay: type[Scene]) -> None:
    """ST-13, ST-R33: it goes to the own album at once, whatever it is."""
    scene = lay("corgi-1 dino-5", "mice-3", market=MARKET, deck="dino-3 dino-4")
    collect(scene, "corgi-1").play(1, "draw-play")
    assert scene.column(1, "dino") == "dino-3"
    assert scene.hand(1) == "dino-5 pig-3"
    assert scene.table.deck[-1].code == "dino-4"
    assert scene.told()[-1] == "draw-played"


def test_a_chain_of_combos(lay: type[Scene]) -> None:
    """ST-12: the combo of a drawn card is due too; the chain ends with a card that has none."""
    scene = lay("corgi-1 duck-5", "mice-3", market=MARKET, deck="mice-1 corgi-3 dino-2")
    collect(scene, "corgi-1").play(1, "draw-play")
    assert scene.view()["combos"] == ["draw-play"]
    scene.play(1, "draw-play")
    assert (scene.column(1, "corgi"), scene.view()["combos"]) == ("corgi-1 corgi-3", [])
    assert scene.rule(1, "draw-play") == "ST-11 no-combo"


def test_a_chain_through_three_cards(lay: type[Scene]) -> None:
    """ST-12: and so on: draw-play, draw-play, draw-play, ask."""
    scene = lay("corgi-1 duck-5", "mice-3", market=MARKET, deck="mice-1 dino-1 koala-2 cat-5")
    collect(scene, "corgi-1").play(1, "draw-play", "draw-play", "draw-play")
    assert [scene.column(1, clan) for clan in ("mice", "dino", "koala")] == [
        "mice-1",
        "dino-1",
        "koala-2",
    ]
    assert scene.moves(1) == ["bonus-take", "ask", "refill"]


def test_two_equal_combos_are_used_one_by_one(lay: type[Scene]) -> None:
    """ST-11: two draw-plays on one card play two cards."""
    game = evening(corgi_1=["draw-play"])
    scene = lay("corgi-1", "mice-3", market=MARKET, deck="dino-3 dino-4 dino-5", game=game)
    collect(scene, "corgi-1")
    assert scene.view()["combos"] == ["draw-play", "draw-play"]
    scene.play(1, "draw-play")
    assert scene.view()["combos"] == ["draw-play"]
    scene.play(1, "draw-play")
    assert scene.column(1, "dino") == "dino-3 dino-4"
    assert scene.rule(1, "draw-play") == "ST-11 no-combo"


def test_the_other_combo_of_the_card_waits(lay: type[Scene]) -> None:
    """ST-11: several combos in any order, with the chain of one in between."""
    game = evening(corgi_1=["ask"])
    scene = lay("corgi-1", "mice-3", market=MARKET, deck="dino-2", game=game)
    collect(scene, "corgi-1").play(1, "draw-play")
    assert scene.view()["combos"] == ["ask", "ask"]
    scene.play(1, "ask", "mice from 2")
    assert scene.view()["combos"] == ["ask"]


def test_nothing_to_draw_from_an_empty_deck(lay: type[Scene]) -> None:
    """ST-R12: the reserve is not for draw-play; it can do nothing, then or after the refill."""
    scene = lay("corgi-1", "mice-3", market=MARKET, reserve="dino-3 dino-4", rest=2)
    collect(scene, "corgi-1")
    assert scene.moves(1) == ["bonus-take", "refill"]
    assert scene.rule(1, "draw-play") == "ST-R12 deck-empty"
    scene.play(1, "refill")
    assert scene.waiting == [2]


def test_the_reserve_may_be_agreed_on(lay: type[Scene]) -> None:
    """ST-R12: option `reserve_for_draw_play` lets it draw the next card of the reserve."""
    scene = lay(
        "corgi-1",
        "mice-3",
        market=MARKET,
        deck="koala-3",
        reserve="dino-3",
        rest=2,
        game=evening(corgi_1=["draw-play"]),
        reserve_for_draw_play=True,
    )
    collect(scene, "corgi-1").play(1, "draw-play", "draw-play")
    assert (scene.column(1, "koala"), scene.column(1, "dino")) == ("koala-3", "dino-3")


def test_with_that_agreed_on_and_nothing_left(lay: type[Scene]) -> None:
    """ST-R12, ST-R9: with deck and reserve empty draw-play can do nothing all the same."""
    scene = lay("corgi-1", "mice-3", market=MARKET, rest=2, reserve_for_draw_play=True)
    assert collect(scene, "corgi-1").rule(1, "draw-play") == "ST-R12 deck-empty"


# What packs bring


def test_the_combo_market(lay: type[Scene]) -> None:
    """ST-11: `market` takes one card into the hand, and leaves the bonus alone."""
    scene = lay("corgi-3", "mice-3", market=MARKET, game=evening(corgi_3=["market"]))
    collect(scene, "corgi-3").play(1, "market")
    assert scene.phase == "taking"
    assert scene.rule(1, "market") == "ST-9 other-question"
    scene.play(1, "duck-4 take")
    assert scene.moves(1) == ["bonus-take", "refill"]
    assert scene.hand(1) == scene.known(1) == "pig-3 duck-4"


def test_the_combo_market_with_an_empty_market(lay: type[Scene]) -> None:
    """ST-R9: it can do nothing, and is refused as long as another combo keeps the turn going."""
    scene = lay("corgi-2", "mice-3", market="pig-3", game=evening(corgi_2=["market"]))
    collect(scene, "corgi-2")
    assert scene.moves(1) == ["ask", "refill"]
    assert scene.rule(1, "market") == "ST-R9 market-empty"
    scene.play(1, "ask", "mice from 2")
    assert scene.waiting == [2]


def test_the_combo_swap(lay: type[Scene]) -> None:
    """ST-10, ST-11: `swap` is no bonus; it swaps two adjacent tokens as that does."""
    scene = lay("corgi-3", "mice-3", market=MARKET, board=BOARD, game=evening(corgi_3=["swap"]))
    collect(scene, "corgi-3").play(1, "swap")
    assert len(scene.moves(1)) == 17
    assert scene.rule(1, "corgi with dino") == "ST-10 not-adjacent"
    scene.play(1, "corgi with mice")
    assert scene.board == "mice corgi rabbit dino pig koala cat panda duck"
    assert scene.moves(1) == ["bonus-take", "refill"]


def test_the_combo_swap_next_to_the_bonus(lay: type[Scene]) -> None:
    """ST-10, ST-11: with three cards there are two swaps."""
    game = evening(corgi_5=["swap"])
    scene = lay("corgi-3 corgi-4 corgi-5", "mice-3", market=MARKET, board=BOARD, game=game)
    collect(scene, "corgi-3", "corgi-4", "corgi-5")
    assert scene.moves(1) == ["bonus-swap", "swap", "refill"]
    scene.play(1, "swap", "corgi with mice")
    assert scene.moves(1) == ["bonus-swap", "refill"]
    scene.play(1, "bonus-swap", "mice with rabbit")
    assert scene.board == "rabbit corgi mice dino pig koala cat panda duck"


def test_the_combo_extra(lay: type[Scene]) -> None:
    """ST-12: `extra` plays one hand card of any clan, and its combos are due."""
    scene = lay("corgi-3 mice-2 dino-4", "mice-3", market=MARKET, game=EXTRA)
    collect(scene, "corgi-3").play(1, "extra")
    assert scene.moves(1) == ["mice-2 lay", "dino-4 lay", "pig-3 lay"]
    assert scene.rule(1, "mice-3 lay") == "ST-8 not-in-hand"
    assert scene.rule(1, "done") == "ST-9 other-question"
    scene.play(1, "mice-2 lay")
    assert scene.column(1, "mice") == "mice-2"
    assert scene.moves(1) == ["bonus-take", "ask", "refill"]


def test_the_combo_extra_is_one_card(lay: type[Scene]) -> None:
    """ST-8: after it the collection is not open again, not even for its clan."""
    scene = lay("corgi-3 corgi-5 mice-4 mice-5", "mice-3", market=MARKET, game=EXTRA)
    collect(scene, "corgi-3").play(1, "extra", "mice-4 lay")
    for code in ("mice-5", "corgi-5"):
        assert scene.rule(1, f"{code} lay") == "ST-8 collection-laid"


def test_extra_upon_extra(lay: type[Scene]) -> None:
    """ST-12: a card laid by `extra` may have two more of them."""
    scene = lay("corgi-3 corgi-4 mice-4 mice-5", "mice-3", market=MARKET, game=EXTRA)
    collect(scene, "corgi-3").play(1, "extra", "corgi-4 lay")
    assert scene.view()["combos"] == ["extra", "extra"]
    scene.play(1, "extra", "mice-4 lay", "extra", "mice-5 lay")
    assert scene.hand(1) == "pig-3"
    assert scene.moves(1) == ["bonus-take", "refill"]


def test_the_combo_extra_with_an_empty_hand(lay: type[Scene]) -> None:
    """ST-R9: it can do nothing as long as that is so; the bonus can bring cards for it."""
    scene = lay("", "mice-3", market="corgi-3 cat-3 cat-4", game=EXTRA)
    scene.play(1, "corgi-3 take", "corgi-3 lay", "done")
    assert scene.moves(1) == ["bonus-take", "refill"]
    assert scene.rule(1, "extra") == "ST-R9 hand-empty"
    scene.play(1, "bonus-take", "cat-3 take", "cat-4 take")
    assert scene.moves(1) == ["extra", "refill"]


@pytest.mark.parametrize(
    ("number", "bonus"), [(2, ["take"]), (3, ["swap"]), (4, ["swap"]), (5, ["take", "swap"])]
)
def test_the_third_tier(lay: type[Scene], number: int, bonus: list[str]) -> None:
    """ST-10: once power pack 2 is open, five cards and more earn both."""
    laid = cards(number)
    game = evening(opened="P1 P2")
    scene = collect(lay(" ".join(laid), "mice-3", market=MARKET, game=game), *laid)
    assert scene.view()["bonus"] == bonus
    assert scene.moves(1) == [*(f"bonus-{each}" for each in bonus), "refill"]


@pytest.mark.parametrize("first", ["take", "swap", "none"])
def test_both_effects_of_the_third_tier(lay: type[Scene], first: str) -> None:
    """ST-10: in any order, each once, and either may be left."""
    laid = cards(6)
    scene = lay(" ".join(laid), "mice-3", market=MARKET, board=BOARD, game=evening(opened="P2"))
    collect(scene, *laid)
    uses = {
        "take": ["bonus-take", "cat-3 take", "cat-4 take"],
        "swap": ["bonus-swap", "corgi with mice"],
        "none": [],
    }
    scene.play(1, *uses[first])
    left = [f"bonus-{name}" for name in ("take", "swap") if name != first]
    assert scene.moves(1) == [*left, "refill"]
    scene.play(1, "refill")
    assert scene.waiting == [2]


def test_without_the_pack_five_cards_only_swap(lay: type[Scene]) -> None:
    """ST-10: what power pack 2 brings is off until it is opened."""
    laid = cards(5)
    scene = lay(" ".join(laid), "mice-3", market=MARKET, game=evening("P2", "P1 corgi"))
    assert collect(scene, *laid).view()["bonus"] == ["swap"]


def test_the_third_tier_with_an_empty_market(lay: type[Scene]) -> None:
    """ST-R9: the part of the bonus that can do nothing is refused, the other stays."""
    laid = cards(5)
    scene = lay(" ".join(laid), "mice-3", market="pig-3", game=evening(opened="P2"))
    collect(scene, *laid)
    assert scene.moves(1) == ["bonus-swap", "refill"]
    assert scene.rule(1, "bonus-take") == "ST-R9 market-empty"
