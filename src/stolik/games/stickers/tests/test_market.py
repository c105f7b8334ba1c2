"""Step 1: a card of the market."""

import pytest

from stolik.games.stickers.tests.conftest import Scene

MARKET = "pig-3 pig-4 cat-3 cat-4 duck-3 duck-4"


def test_every_card_of_the_market_can_be_taken(lay: type[Scene]) -> None:
    """ST-7: a turn begins with one of them, and nothing else."""
    scene = lay("corgi-3", "mice-3", market=MARKET)
    assert (scene.phase, scene.waiting) == ("take-one", [1])
    assert scene.moves(1) == [f"{code} take" for code in MARKET.split()]
    assert scene.moves(2) == []


def test_the_card_goes_to_the_hand_and_leaves_a_gap(lay: type[Scene]) -> None:
    """ST-7: its place stays empty for now; the others do not move."""
    scene = lay("corgi-3 koala-3", "mice-3", market=MARKET).play(1, "cat-3 take")
    assert scene.hand(1) == "corgi-3 koala-3 cat-3"
    assert scene.market == "pig-3 pig-4 .. cat-4 duck-3 duck-4"
    assert scene.phase == "collect"
    scene.play(1, "corgi-3 lay", "done")
    assert scene.market == "pig-3 pig-4 .. cat-4 duck-3 duck-4"


def test_everybody_saw_what_was_taken(lay: type[Scene]) -> None:
    """ST-7, ST-R27: the market is public, so the card is known until it is played."""
    scene = lay("corgi-3", "mice-3", market=MARKET).play(1, "cat-3 take")
    assert scene.known(1) == "cat-3"
    assert scene.told() == ["took"]
    scene.play(1, "cat-3 lay", "done")
    assert scene.known(1) == ""


def test_a_card_elsewhere_cannot_be_taken(lay: type[Scene]) -> None:
    """ST-7: only what lies in the market."""
    scene = lay("corgi-3", "mice-3", market=MARKET, deck="koala-3")
    for code in ("corgi-3", "mice-3", "koala-3"):
        assert scene.rule(1, f"{code} take") == "ST-7 not-in-market"


def test_the_gap_cannot_be_taken_again(lay: type[Scene]) -> None:
    """ST-7: the bonus finds the card gone."""
    scene = lay("corgi-3", "mice-3", market=MARKET)
    scene.play(1, "cat-3 take", "corgi-3 lay", "done", "bonus-take")
    assert scene.rule(1, "cat-3 take") == "ST-7 not-in-market"
    assert "cat-3 take" not in scene.moves(1)


def test_only_one_card_is_taken(lay: type[Scene]) -> None:
    """ST-7: then the collection follows, and after it the effects."""
    scene = lay("corgi-3", "mice-3", market=MARKET).play(1, "cat-3 take")
    assert scene.rule(1, "cat-4 take") == "ST-7 one-card-taken"
    scene.play(1, "corgi-3 lay", "done")
    assert scene.rule(1, "cat-4 take") == "ST-7 one-card-taken"


@pytest.mark.parametrize("move", ["corgi-3 lay", "refill", "done", "corgi from 2", "back"])
def test_the_market_comes_first(lay: type[Scene], move: str) -> None:
    """ST-7: nothing can be done before a card is taken."""
    assert lay("corgi-3", "mice-3", market=MARKET).rule(1, move) == "ST-7 take-first"


def test_an_empty_market_is_no_hindrance(lay: type[Scene]) -> None:
    """ST-7: the turn goes straight to the collection."""
    scene = lay("corgi-3 dino-3", "mice-3 koala-3", rest=2, turn=1)
    assert scene.phase == "collect"
    scene.play(1, "corgi-3 lay", "done")
    assert (scene.phase, scene.waiting) == ("collect", [2])
    assert scene.moves(2) == ["mice-3 lay", "koala-3 lay"]


def test_turns_go_clockwise(lay: type[Scene]) -> None:
    """ST-7: to the next seat, and from the last to the first, with whom a new round begins."""
    scene = lay("corgi-3", "mice-3", "dino-3", market=MARKET, turn=2)
    assert scene.rule(1, "pig-3 take") == "ST-7 not-your-turn"
    scene.play(2, "pig-3 take", "mice-3 lay", "done", "refill")
    assert (scene.waiting, scene.table.round) == ([3], 1)
    scene.play(3, "pig-4 take", "dino-3 lay", "done", "refill")
    assert (scene.waiting, scene.table.round) == ([1], 2)


def test_the_bonus_takes_the_only_card(lay: type[Scene]) -> None:
    """ST-R9: with one card in the market the bonus takes that one, and is over."""
    deck = "duck-3 duck-4 duck-5 duck-6"
    scene = lay("corgi-3 dino-3", "mice-3", market="pig-3 pig-4", deck=deck)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done", "bonus-take")
    assert scene.phase == "taking"
    scene.play(1, "pig-4 take")
    assert scene.waiting == [2]
    assert scene.hand(1) == "dino-3 pig-3 pig-4 duck-3 duck-4 duck-5"


def test_the_bonus_finds_an_empty_market(lay: type[Scene]) -> None:
    """ST-R9: it can do nothing, and is refused for that reason while a combo is still due."""
    scene = lay("corgi-2 dino-3", "mice-3", market="pig-3")
    scene.play(1, "pig-3 take", "corgi-2 lay", "done")
    assert scene.moves(1) == ["ask", "refill"]
    assert scene.rule(1, "bonus-take") == "ST-R9 market-empty"


def test_without_anything_to_use_the_turn_passes(lay: type[Scene]) -> None:
    """ST-R9: a bonus that can do nothing lapses by itself."""
    scene = lay("corgi-3 dino-3", "mice-3", market="pig-3")
    scene.play(1, "pig-3 take", "corgi-3 lay", "done")
    assert scene.waiting == [2]
