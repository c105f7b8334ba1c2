"""Step 2: a collection."""

import pytest

from stolik.games.stickers.tests.conftest import Scene, evening

MARKET = "pig-3 pig-4 cat-3 cat-4 duck-3 duck-4"


def test_a_clan_without_a_column_gets_one(lay: type[Scene]) -> None:
    """ST-8: a new column, in the order in which the cards were laid."""
    scene = lay("corgi-3 corgi-4 corgi-5 mice-3", "dino-3", market=MARKET)
    scene.play(1, "pig-3 take", "corgi-4 lay", "corgi-3 lay", "done")
    assert scene.column(1, "corgi") == "corgi-4 corgi-3"
    assert scene.hand(1) == "corgi-5 mice-3 pig-3"


def test_a_column_grows_on_top(lay: type[Scene]) -> None:
    """ST-8: new cards go on those that lie there; the other columns stay as they are."""
    scene = lay("corgi-3 mice-3", "dino-3", albums=["corgi-6 corgi-5 mice-6", ""], market=MARKET)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done")
    assert scene.column(1, "corgi") == "corgi-6 corgi-5 corgi-3"
    assert scene.column(1, "mice") == "mice-6"
    assert scene.column(2, "corgi") == ""


def test_any_number_of_cards(lay: type[Scene]) -> None:
    """ST-8: a whole hand of one clan, with the card just taken."""
    scene = lay("pig-1 pig-2 pig-4 pig-5 pig-6 corgi-3", "dino-3", market="pig-3 duck-3")
    scene.play(1, "pig-3 take", *(f"pig-{number} lay" for number in range(1, 7)))
    assert scene.column(1, "pig") == "pig-1 pig-2 pig-3 pig-4 pig-5 pig-6"
    assert scene.hand(1) == "corgi-3"


def test_a_collection_is_of_one_clan(lay: type[Scene]) -> None:
    """ST-8: the first card settles it."""
    scene = lay("corgi-3 corgi-4 mice-3", "dino-3", market=MARKET).play(1, "pig-3 take")
    assert scene.moves(1) == ["corgi-3 lay", "corgi-4 lay", "mice-3 lay", "pig-3 lay"]
    scene.play(1, "corgi-3 lay")
    assert scene.moves(1) == ["corgi-4 lay", "done"]
    assert scene.rule(1, "mice-3 lay") == "ST-8 one-clan"
    assert scene.rule(1, "pig-3 lay") == "ST-8 one-clan"


def test_only_cards_of_the_hand(lay: type[Scene]) -> None:
    """ST-8: not of the market, of an album, or of somebody else."""
    scene = lay("corgi-3 corgi-4", "dino-3", albums=["mice-3", ""], market=MARKET)
    scene.play(1, "pig-3 take", "corgi-3 lay")
    for code in ("pig-4", "mice-3", "dino-3", "corgi-3", "corgi-5"):
        assert scene.rule(1, f"{code} lay") == "ST-8 not-in-hand"


def test_one_collection_a_turn(lay: type[Scene]) -> None:
    """ST-8: once it is finished no other card can be laid."""
    scene = lay("corgi-3 corgi-4 mice-3", "dino-3", market=MARKET)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done")
    for move in ("corgi-4 lay", "mice-3 lay", "done"):
        assert scene.rule(1, move) == "ST-8 collection-laid"


def test_at_least_one_card(lay: type[Scene]) -> None:
    """ST-R2: the collection cannot be finished before it has begun, nor left out."""
    scene = lay("corgi-3", "dino-3", market=MARKET).play(1, "pig-3 take")
    assert "done" not in scene.moves(1)
    assert scene.rule(1, "done") == "ST-R2 nothing-laid"
    assert scene.rule(1, "refill") == "ST-8 collect-first"
    assert scene.rule(1, "bonus-take") == "ST-8 collect-first"


def test_the_first_card_of_a_hand_that_was_empty(lay: type[Scene]) -> None:
    """ST-R2: after step 1 there is always a card to lay."""
    scene = lay("", "dino-3", market=MARKET).play(1, "pig-3 take")
    assert scene.moves(1) == ["pig-3 lay"]


@pytest.mark.parametrize(
    ("order", "due"), [("corgi-1 corgi-2", ["ask"]), ("corgi-2 corgi-1", ["draw-play"])]
)
def test_the_last_card_is_the_accessible_one(lay: type[Scene], order: str, due: list[str]) -> None:
    """ST-R3, ST-11: the player chooses the order, and the combos of the last card alone work."""
    scene = lay("corgi-1 corgi-2", "dino-3", market=MARKET)
    scene.play(1, "pig-3 take", *(f"{code} lay" for code in order.split()), "done")
    assert scene.column(1, "corgi") == order
    assert scene.view()["combos"] == due


def test_done_before_all_cards_of_the_clan_are_laid(lay: type[Scene]) -> None:
    """ST-R3: cards may be kept; the last one laid is the accessible one."""
    scene = lay("corgi-1 corgi-2", "dino-3", market=MARKET)
    scene.play(1, "pig-3 take", "corgi-1 lay")
    assert (scene.phase, scene.view()["combos"]) == ("collect", [])
    scene.play(1, "done")
    assert (scene.phase, scene.view()["combos"]) == ("effects", ["draw-play"])
    assert scene.hand(1) == "corgi-2 pig-3"


def test_done_is_said_even_when_no_card_of_the_clan_is_left(lay: type[Scene]) -> None:
    """ST-R3: otherwise everybody would learn that there is no other."""
    hands = ["corgi-3 mice-3", "corgi-3 corgi-4"]
    scenes = [lay(hand, "dino-3", market=MARKET) for hand in hands]
    for scene in scenes:
        scene.play(1, "pig-3 take", "corgi-3 lay")
    assert scenes[0].moves(1) == ["done"]
    assert scenes[0].view(2) == scenes[1].view(2)
    scenes[0].play(1, "done")
    assert (scenes[0].phase, scenes[0].told().count("collected")) == ("effects", 1)


def test_done_with_an_empty_hand(lay: type[Scene]) -> None:
    """ST-R3: the last card of all is no exception."""
    scene = lay("", "dino-3", market=MARKET).play(1, "pig-3 take", "pig-3 lay")
    assert (scene.hand(1), scene.moves(1)) == ("", ["done"])


def test_the_collection_is_told_with_what_it_earned(lay: type[Scene]) -> None:
    """ST-R3, ST-10: the clan, the number of cards, and the bonus."""
    for hand, cards, bonus in [("corgi-3", 1, "take"), ("corgi-3 corgi-4 corgi-5", 3, "swap")]:
        scene = lay(hand, "dino-3", market=MARKET)
        scene.play(1, "pig-3 take", *(f"{code} lay" for code in hand.split()), "done")
        args = scene.events[-1]["args"]
        assert scene.events[-1]["key"] == "collected"
        assert (args["cards"], args["bonus"]) == (cards, bonus)


def test_a_card_without_a_combo_covers_one_with(lay: type[Scene]) -> None:
    """ST-11: the covered card's combo does not work."""
    scene = lay("corgi-1 corgi-3", "dino-3", market=MARKET)
    scene.play(1, "pig-3 take", "corgi-1 lay", "corgi-3 lay", "done")
    assert scene.view()["combos"] == []
    assert scene.rule(1, "draw-play") == "ST-11 no-combo"


def test_a_card_may_have_several_combos(lay: type[Scene]) -> None:
    """ST-11: all those of the accessible card work."""
    game = evening(corgi_1=["ask"])
    scene = lay("corgi-1", "dino-3", market=MARKET, game=game)
    scene.play(1, "pig-3 take", "corgi-1 lay", "done")
    assert scene.view()["combos"] == ["draw-play", "ask"]
    assert scene.moves(1) == ["bonus-take", "draw-play", "ask", "refill"]


def test_the_covered_card_keeps_what_it_earned(lay: type[Scene]) -> None:
    """ST-R7: a card from draw-play covers the column; combos that are due stay due."""
    game = evening(corgi_1=["ask"])
    scene = lay("corgi-1", "dino-3", market=MARKET, deck="corgi-3", game=game)
    scene.play(1, "pig-3 take", "corgi-1 lay", "done", "draw-play")
    assert scene.column(1, "corgi") == "corgi-1 corgi-3"
    assert scene.view()["combos"] == ["ask"]
    scene.play(1, "ask", "mice from 2")


def test_a_drawn_card_starts_a_column(lay: type[Scene]) -> None:
    """ST-R7: where its clan has none, and its own combos are due."""
    scene = lay("corgi-1", "dino-3", market=MARKET, deck="mice-2")
    scene.play(1, "pig-3 take", "corgi-1 lay", "done", "draw-play")
    assert scene.column(1, "mice") == "mice-2"
    assert scene.view()["combos"] == ["ask"]


@pytest.mark.parametrize("laid", ["corgi-3", "mice-3"])
def test_combos_of_earlier_turns_never_work_again(lay: type[Scene], laid: str) -> None:
    """ST-R8: neither in the column that grows nor in another."""
    scene = lay("corgi-3 mice-3", "dino-3", albums=["corgi-1 duck-2", "pig-1"], market=MARKET)
    scene.play(1, "pig-3 take", f"{laid} lay", "done")
    assert scene.view()["combos"] == []
    assert scene.moves(1) == ["bonus-take", "refill"]


def test_an_unused_combo_does_not_wait_for_the_next_turn(lay: type[Scene]) -> None:
    """ST-R8: the next own turn begins without it."""
    scene = lay("corgi-2 koala-3", "dino-3 dino-4", market=MARKET, deck="mice-3 mice-4")
    scene.play(1, "pig-3 take", "corgi-2 lay", "done", "refill", "end")
    assert scene.view()["combos"] == []
    scene.play(2, "pig-4 take", "dino-3 lay", "done", "refill")
    scene.play(1, "cat-3 take", "koala-3 lay", "done")
    assert scene.rule(1, "ask") == "ST-11 no-combo"
