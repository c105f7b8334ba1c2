"""Step 3, and the passing of the turn."""

import pytest

from stolik.core import Phrase
from stolik.games.stickers.tests.conftest import Scene, evening
from stolik.words import Words

MARKET = "pig-3 pig-4 cat-3 cat-4 duck-3 duck-4"
DECK = "koala-3 koala-4 koala-5 koala-6 panda-3 panda-4 panda-5 panda-6"
EXTRA = evening(corgi_3=["extra"])


def decked(scene: Scene) -> tuple[int, int]:
    """Return the height of the deck and of the reserve."""
    return len(scene.table.deck), len(scene.table.reserve)


# Hand and market


def test_the_hand_first_then_the_market(lay: type[Scene]) -> None:
    """ST-15: six cards in hand, then six in the market, and the turn passes."""
    scene = lay("corgi-3 mice-3 mice-4", "dino-3", market=MARKET, deck=DECK)
    scene.play(1, "cat-3 take", "corgi-3 lay", "done", "bonus-take", "pig-3 take", "duck-4 take")
    assert scene.hand(1) == "mice-3 mice-4 pig-3 koala-3 cat-3 duck-4"
    assert scene.market == "koala-4 pig-4 koala-5 cat-4 duck-3 koala-6"
    assert scene.waiting == [2]


def test_nothing_is_filled_before_step_three(lay: type[Scene]) -> None:
    """ST-15: neither hand nor market, as long as effects are used."""
    scene = lay("corgi-2 mice-3", "dino-3", market=MARKET, deck=DECK)
    scene.play(1, "pig-3 take", "corgi-2 lay", "done", "bonus-take", "pig-4 take", "cat-3 take")
    assert scene.hand(1) == "mice-3 pig-3 pig-4 cat-3"
    assert scene.market == ".. .. .. cat-4 duck-3 duck-4"
    scene.play(1, "refill")
    assert scene.hand(1) == "mice-3 pig-3 pig-4 koala-3 koala-4 cat-3"
    assert scene.market == ".. .. .. cat-4 duck-3 duck-4"
    scene.play(1, "end")
    assert scene.market == "koala-5 koala-6 panda-3 cat-4 duck-3 duck-4"


@pytest.mark.parametrize("more", ["", " dino-5", " dino-5 dino-6"])
def test_six_cards_or_more_are_kept(lay: type[Scene], more: str) -> None:
    """ST-15: nothing is drawn and nothing is discarded."""
    held = "mice-3 mice-4 mice-5 rabbit-3 rabbit-4" + more
    scene = lay(f"corgi-3 {held}", "dino-3", market=MARKET, deck=DECK)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done", "refill")
    assert scene.hand(1) == f"{held} pig-3"
    assert scene.market.startswith("koala-3 pig-4")
    assert "drew" not in scene.told()


def test_drawn_cards_are_seen_by_their_owner(lay: type[Scene]) -> None:
    """ST-15, ST-R27: the others hear how many; the market is dealt for all to see."""
    scene = lay("corgi-3", "dino-3", market=MARKET, deck=DECK)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done", "refill")
    told = {event["key"]: event for event in scene.events}
    assert (told["drew"]["args"]["cards"], told["drew"]["audience"]) == (5, None)
    assert told["drew-these"]["audience"] == [0]
    assert told["market-filled"]["audience"] is None
    assert scene.known(1) == "pig-3"


def test_the_turn_does_not_end_before_the_refill(lay: type[Scene]) -> None:
    """ST-15: first `refill`, once, then `end`."""
    scene = lay("corgi-2", "dino-3", market=MARKET, deck=DECK)
    scene.play(1, "pig-3 take", "corgi-2 lay", "done")
    assert scene.rule(1, "end") == "ST-15 refill-first"
    scene.play(1, "refill")
    assert scene.rule(1, "refill") == "ST-15 refilled-already"
    scene.play(1, "end")
    assert scene.waiting == [2]


# Combos after the refill


def test_a_combo_is_kept_until_after_the_refill(lay: type[Scene]) -> None:
    """ST-R6: it may still be used, and the hand grows beyond six."""
    scene = lay("corgi-2 mice-3", "dino-3 dino-4", market=MARKET, deck=DECK)
    scene.play(1, "pig-3 take", "corgi-2 lay", "done", "refill")
    assert scene.moves(1) == ["ask", "end"]
    scene.play(1, "ask", "dino from 2").play(2, "dino-4 give")
    assert scene.hand(1) == "mice-3 dino-4 pig-3 koala-3 koala-4 koala-5 koala-6"
    assert scene.hand(2) == "dino-3 panda-3"
    assert scene.market == "panda-4 pig-4 cat-3 cat-4 duck-3 duck-4"
    assert scene.waiting == [2]


def test_what_is_not_used_lapses_with_the_turn(lay: type[Scene]) -> None:
    """ST-R6: `end` passes the turn at once."""
    scene = lay("corgi-2 mice-3", "dino-3", market=MARKET, deck=DECK)
    scene.play(1, "pig-3 take", "corgi-2 lay", "done", "refill", "end")
    assert (scene.phase, scene.waiting) == ("take-one", [2])
    assert scene.view()["combos"] == []
    assert not scene.view()["refilled"]


def test_a_draw_play_after_the_refill(lay: type[Scene]) -> None:
    """ST-R6, ST-12: the cards it plays come after those of the hand, and their combos are due."""
    scene = lay("corgi-1", "dino-3", market=MARKET, deck="mice-3 mice-4 mice-5 mice-6 cat-5 duck-1")
    scene.play(1, "pig-3 take", "corgi-1 lay", "done", "refill", "draw-play")
    assert scene.hand(1) == "mice-3 mice-4 mice-5 mice-6 pig-3 cat-5"
    assert scene.column(1, "duck") == "duck-1"
    assert scene.moves(1) == ["draw-play", "end"]


def test_the_option_lets_combos_lapse(lay: type[Scene]) -> None:
    """ST-R6: with `combos_in_refill` off the turn passes with the refill."""
    scene = lay("corgi-2 mice-3", "dino-3", market=MARKET, deck=DECK, combos_in_refill=False)
    scene.play(1, "pig-3 take", "corgi-2 lay", "done")
    assert scene.moves(1) == ["bonus-take", "ask", "refill"]
    scene.play(1, "refill")
    assert (scene.phase, scene.waiting) == ("take-one", [2])
    assert scene.hand(1) == "mice-3 pig-3 koala-3 koala-4 koala-5 koala-6"
    assert scene.hand(2) == "dino-3"


def test_an_extra_card_of_a_refilled_hand(lay: type[Scene]) -> None:
    """ST-R6, ST-R9: `extra` cannot be used with an empty hand, but after the refill it can.

    The hand was refilled once: it stays at five.
    """
    deck = "mice-3 mice-4 mice-5 mice-6 cat-5 cat-6 duck-6"
    scene = lay("", "dino-3", market="corgi-3", deck=deck, game=EXTRA)
    scene.play(1, "corgi-3 take", "corgi-3 lay", "done")
    assert scene.hand(1) == "mice-3 mice-4 mice-5 mice-6 cat-5 cat-6"
    assert scene.moves(1) == ["extra", "end"]
    scene.play(1, "extra", "cat-5 lay")
    assert scene.hand(1) == "mice-3 mice-4 mice-5 mice-6 cat-6"
    assert scene.market.startswith("duck-6")
    assert scene.waiting == [2]


def test_without_the_option_that_extra_card_is_lost(lay: type[Scene]) -> None:
    """ST-R6: the combo lapses when step 3 begins."""
    scene = lay("", "dino-3", market="corgi-3", deck=DECK, game=EXTRA, combos_in_refill=False)
    scene.play(1, "corgi-3 take", "corgi-3 lay", "done")
    assert scene.waiting == [2]
    assert len(scene.hand(1).split()) == 6


def test_with_no_combo_left_the_turn_passes(lay: type[Scene]) -> None:
    """ST-R6: market and turn follow by themselves once the last effect is used."""
    scene = lay("corgi-3", "dino-3", market=MARKET, deck=DECK)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done")
    assert scene.moves(1) == ["bonus-take", "refill"]
    scene.play(1, "bonus-take", "pig-4 take", "cat-3 take")
    assert scene.waiting == [2]


# The reserve


def test_the_reserve_fills_the_hand_and_then_the_market(lay: type[Scene]) -> None:
    """ST-16: deck first, then reserve; the hand before the market."""
    scene = lay(
        "corgi-3 mice-3 mice-4 mice-5",
        "dino-3",
        market=MARKET,
        deck="koala-3",
        reserve="koala-4 koala-5 koala-6",
        rest=2,
    )
    scene.play(1, "pig-3 take", "corgi-3 lay", "done", "refill")
    assert scene.hand(1) == "mice-3 mice-4 mice-5 pig-3 koala-3 koala-4"
    assert scene.market == "koala-5 pig-4 cat-3 cat-4 duck-3 duck-4"
    assert decked(scene) == (0, 1)


@pytest.mark.parametrize(
    ("deck", "reserve", "cards", "spare"),
    [
        ("koala-3 koala-4 koala-5", "", 3, 0),
        ("koala-3", "koala-4 koala-5 koala-6", 3, 2),
        ("", "koala-4", 1, 1),
    ],
)
def test_spare_cards_are_told(
    lay: type[Scene], deck: str, reserve: str, cards: int, spare: int
) -> None:
    """ST-16: how many of the drawn cards came from the reserve."""
    hand = "corgi-3 mice-3 mice-4"
    scene = lay(hand, "dino-3", market=MARKET, deck=deck, reserve=reserve, rest=2)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done", "refill")
    drew = next(event for event in scene.events if event["key"] == "drew")
    assert drew["args"] == {"seat": 0, "cards": cards, "spare": spare}
    words = Words("en", scene.game, ("Ann", "Boris"))
    said = words.say(Phrase(key=drew["key"], args=drew["args"]))
    assert ("from the reserve" in said) == bool(spare)


def test_new_cards_of_the_market_are_counted(lay: type[Scene]) -> None:
    """ST-15: those that were dealt, and how many."""
    scene = lay("corgi-3", "dino-3", market="pig-3 .. cat-3", deck=DECK)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done", "refill")
    filled = next(event for event in scene.events if event["key"] == "market-filled")
    assert filled["args"]["count"] == 5


def test_the_market_goes_without(lay: type[Scene]) -> None:
    """ST-16, ST-D5: what the hand has used up does not come to the market."""
    scene = lay(
        "corgi-3 mice-3",
        "dino-3",
        market=MARKET,
        reserve="koala-4 koala-5",
        rest=2,
    )
    scene.play(1, "pig-3 take", "corgi-3 lay", "done", "refill")
    assert scene.hand(1) == "mice-3 pig-3 koala-4 koala-5"
    assert scene.market == ".. pig-4 cat-3 cat-4 duck-3 duck-4"
    assert decked(scene) == (0, 0)


def test_the_market_is_filled_from_the_left_while_cards_last(lay: type[Scene]) -> None:
    """ST-16: two empty places, one card."""
    hand = "corgi-3 mice-3 mice-4 mice-5 mice-6 rabbit-3"
    scene = lay(hand, "dino-3", market="pig-3 .. cat-3 .. duck-3", reserve="koala-4", rest=2)
    scene.play(1, "cat-3 take", "corgi-3 lay", "done", "refill")
    assert scene.market == "pig-3 koala-4 .. .. duck-3 .."


def test_nothing_left_to_draw(lay: type[Scene]) -> None:
    """ST-D5, ST-R14: with deck and reserve empty play goes on with fewer cards."""
    scene = lay("corgi-3 mice-3", "dino-3", market=MARKET, rest=2)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done", "refill")
    assert scene.hand(1) == "mice-3 pig-3"
    assert scene.market == ".. pig-4 cat-3 cat-4 duck-3 duck-4"
    assert scene.waiting == [2]
    assert "drew" not in scene.told()
    assert "market-filled" not in scene.told()


def test_without_any_card_a_player_passes(lay: type[Scene]) -> None:
    """ST-R14: no card in hand, none in the market."""
    scene = lay("corgi-3 mice-3", "", "dino-3", rest=3).play(1, "corgi-3 lay", "done")
    assert scene.waiting == [3]
    assert scene.told()[-2:] == ["passed", "deck-out"]
    assert scene.events[-2]["args"] == {"seat": 1}


def test_whoever_passes_last_ends_the_round(lay: type[Scene]) -> None:
    """ST-R14, ST-17: after the pass of the last player come the last pick and the end."""
    scene = lay("corgi-3 mice-3", "", rest=2).play(1, "corgi-3 lay", "done")
    assert (scene.phase, scene.waiting) == ("last-pick", [1])


def test_an_empty_hand_takes_what_the_market_has(lay: type[Scene]) -> None:
    """ST-R14: it passes only if there is nothing there either."""
    scene = lay("corgi-3", "", market="pig-3 pig-4 duck-3", rest=2)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done", "refill")
    assert (scene.phase, scene.waiting) == ("take-one", [2])


# The end of the round


def last_turns(lay: type[Scene], deck: str, turn: int = 2) -> Scene:
    """Lay a table for three whose second seat is first, with full hands and a thin deck."""
    hand = "{0}-3 {0}-4 {0}-5 {0}-6 {0}-1 {0}-2"
    hands = [hand.format(clan) for clan in ("corgi", "mice", "rabbit")]
    return lay(
        *hands,
        market="pig-3 pig-4 pig-5 cat-3 cat-4 cat-5",
        deck=deck,
        reserve="duck-3 duck-4 duck-5 duck-6 duck-1 duck-2",
        rest=1,
        turn=turn,
        first_seat="2",
    )


def test_the_round_is_finished(lay: type[Scene]) -> None:
    """ST-17, ST-R13: the deck runs out in the first player's turn; the others have theirs."""
    scene = last_turns(lay, "koala-3")
    scene.play(2, "pig-3 take", "mice-3 lay", "done", "refill")
    assert (decked(scene), scene.waiting) == ((0, 6), [3])
    assert scene.events[-1]["args"] == {"turns": 2}
    scene.play(3, "pig-4 take", "rabbit-3 lay", "done", "refill")
    assert (scene.phase, scene.waiting) == ("take-one", [1])
    assert scene.events[-1]["args"] == {"turns": 1}
    scene.play(1, "pig-5 take", "corgi-3 lay", "done", "refill")
    assert (scene.phase, scene.waiting) == ("last-pick", [1, 2, 3])
    assert scene.events[-1]["args"] == {"turns": 0}


def test_the_reserve_does_not_put_off_the_end(lay: type[Scene]) -> None:
    """ST-R13: the deck is empty when it has no card, even if nothing more was to be drawn."""
    scene = last_turns(lay, "koala-3", turn=1)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done", "refill")
    assert decked(scene) == (0, 6)
    assert scene.market == "koala-3 pig-4 pig-5 cat-3 cat-4 cat-5"
    assert scene.phase == "last-pick"


def test_a_single_card_of_the_deck_puts_it_off(lay: type[Scene]) -> None:
    """ST-R13: then a whole round follows, and it is the next one."""
    scene = last_turns(lay, "koala-3 koala-4", turn=1)
    scene.play(1, "pig-3 take", "corgi-3 lay", "done", "refill")
    assert (decked(scene), scene.waiting, scene.table.round) == ((1, 6), [2], 2)
    assert "deck-out" not in scene.told()


def test_the_deck_is_looked_at_when_a_turn_ends(lay: type[Scene]) -> None:
    """ST-R13: it may run out in the middle of one."""
    scene = lay(
        "corgi-1 corgi-3 mice-3 mice-4 mice-5 mice-6",
        "dino-3",
        market=MARKET,
        deck="koala-3",
        reserve="koala-4 koala-5",
        rest=2,
        turn=1,
    )
    scene.play(1, "pig-3 take", "corgi-3 lay", "corgi-1 lay", "done", "draw-play")
    assert (decked(scene), scene.phase) == ((0, 2), "effects")
    scene.play(1, "refill")
    assert (decked(scene), scene.waiting) == ((0, 0), [2])
