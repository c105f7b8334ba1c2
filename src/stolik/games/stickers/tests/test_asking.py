"""Asking an opponent for a card."""

from stolik.core import Phrase
from stolik.games.stickers.tests.conftest import Scene, evening

MARKET = "pig-3 pig-4 cat-3 cat-4 duck-3 duck-4"
DECK = "koala-3 koala-4"
CLANS = "corgi mice rabbit dino pig koala cat panda duck"


def asking(scene: Scene) -> Scene:
    """Let the first seat lay a card that asks, and ask."""
    return scene.play(1, "pig-3 take", "corgi-2 lay", "done", "ask")


def test_any_clan_and_any_opponent(lay: type[Scene]) -> None:
    """ST-14, ST-R10: of everybody else, every clan, in the own album or not."""
    scene = asking(lay("corgi-2", "mice-3", "dino-3", market=MARKET))
    assert scene.phase == "asking"
    expected = [f"{clan} from {seat}" for seat in (2, 3) for clan in CLANS.split()]
    assert scene.moves(1) == expected


def test_nobody_asks_himself_or_an_empty_chair(lay: type[Scene]) -> None:
    """ST-14: an opponent at this table."""
    scene = asking(lay("corgi-2", "mice-3", market=MARKET))
    assert scene.rule(1, "mice from 1") == "ST-14 asks-himself"
    assert scene.rule(1, "mice from 3") == "ST-14 no-such-seat"
    assert scene.rule(2, "mice from 1") == "ST-7 not-your-turn"


def test_the_asked_player_gives_and_draws(lay: type[Scene]) -> None:
    """ST-14: a card of the named clan, and a new one from the deck for it."""
    scene = asking(lay("corgi-2", "mice-3 dino-3", market=MARKET, deck=DECK))
    scene.play(1, "mice from 2").play(2, "mice-3 give")
    assert scene.hand(1) == "mice-3 pig-3"
    assert scene.hand(2) == "dino-3 koala-3"
    assert scene.phase == "effects"
    assert scene.told()[-4:] == ["asked", "gave", "drew", "drew-these"]


def test_a_single_card_is_asked_for_too(lay: type[Scene]) -> None:
    """ST-R32: otherwise everybody would learn that there is no other."""
    scenes = [
        asking(lay("corgi-2", hand, market=MARKET, deck=DECK)).play(1, "mice from 2")
        for hand in ("mice-3 dino-3", "mice-3 mice-4")
    ]
    assert scenes[0].moves(2) == ["mice-3 give"]
    assert [scene.waiting for scene in scenes] == [[2], [2]]
    assert scenes[0].view(1) == scenes[1].view(1)


def test_the_asked_player_chooses_among_several(lay: type[Scene]) -> None:
    """ST-14, ST-R32: out of turn, any card of the named clan and no other."""
    scene = asking(lay("corgi-2", "dino-3", "mice-2 mice-6 duck-5", market=MARKET, deck=DECK))
    scene.play(1, "mice from 3")
    assert (scene.phase, scene.waiting) == ("giving", [3])
    assert scene.moves(3) == ["mice-2 give", "mice-6 give"]
    assert scene.moves(1) == []
    assert scene.rule(3, "duck-5 give") == "ST-14 other-clan-asked"
    assert scene.rule(3, "mice-3 give") == "ST-14 not-in-hand"
    assert scene.rule(3, "mice-2 lay") == "ST-9 other-question"
    assert scene.rule(1, "mice-2 give") == "ST-7 not-your-turn"
    scene.play(3, "mice-2 give")
    assert (scene.hand(1), scene.hand(3)) == ("mice-2 pig-3", "mice-6 koala-3 duck-5")
    assert (scene.phase, scene.waiting) == ("effects", [1])


def test_without_such_a_card_the_asker_draws(lay: type[Scene]) -> None:
    """ST-14: one card of the deck; the asked player keeps the hand as it is."""
    scene = asking(lay("corgi-2", "mice-3 dino-3", market=MARKET, deck=DECK))
    scene.play(1, "duck from 2")
    assert scene.hand(1) == "pig-3 koala-3"
    assert scene.hand(2) == "mice-3 dino-3"
    assert scene.told()[-4:] == ["asked", "had-none", "drew", "drew-these"]


def test_an_album_is_not_touched(lay: type[Scene]) -> None:
    """ST-R10: cards of the album are not asked for."""
    scene = lay("corgi-2", "mice-3", albums=["", "dino-3 dino-4"], market=MARKET, deck=DECK)
    asking(scene).play(1, "dino from 2")
    assert scene.column(2, "dino") == "dino-3 dino-4"
    assert scene.hand(1) == "pig-3 koala-3"


def test_an_empty_hand_has_none(lay: type[Scene]) -> None:
    """ST-R10: it may be asked all the same."""
    scene = asking(lay("corgi-2", "", market=MARKET, deck=DECK)).play(1, "mice from 2")
    assert (scene.hand(1), scene.hand(2)) == ("pig-3 koala-3", "")


def test_what_is_given_goes_to_the_hand(lay: type[Scene]) -> None:
    """ST-R10: not to the album, and its combo is not due."""
    scene = asking(lay("corgi-2", "mice-1", market=MARKET, deck=DECK))
    scene.play(1, "mice from 2").play(2, "mice-1 give")
    assert (scene.hand(1), scene.column(1, "mice")) == ("mice-1 pig-3", "")
    assert scene.view()["combos"] == []


def test_the_given_card_is_public(lay: type[Scene]) -> None:
    """ST-R10: everybody knows where it is now; the replacement is seen by its owner alone."""
    scene = asking(lay("corgi-2", "mice-1", "dino-3", market=MARKET, deck=DECK))
    scene.play(1, "mice from 2").play(2, "mice-1 give")
    assert (scene.known(1), scene.known(2)) == ("mice-1 pig-3", "")
    told = {event["key"]: event for event in scene.events}
    assert told["gave"]["args"]["card"] == scene.card("mice-1").noun()
    assert [told[key]["audience"] for key in ("asked", "gave", "drew")] == [None] * 3
    assert told["drew-these"]["audience"] == [1]


def test_the_answer_is_public_and_the_drawn_card_is_not(lay: type[Scene]) -> None:
    """ST-R10: all hear that there is no such card; the asker alone sees what comes instead."""
    scene = asking(lay("corgi-2", "mice-1", "dino-3", market=MARKET, deck=DECK))
    scene.play(1, "duck from 2")
    told = {event["key"]: event for event in scene.events}
    assert told["asked"]["args"] == {
        "seat": 0,
        "whom": Phrase(key="name", args={"seat": 1}),
        "clan": scene.box.clans[8].noun(),
    }
    assert [told[key]["audience"] for key in ("asked", "had-none")] == [None] * 2
    assert told["had-none"]["args"]["seat"] == 1
    assert told["drew-these"]["audience"] == [0]
    assert scene.known(1) == "pig-3"


def test_draws_come_from_the_reserve_too(lay: type[Scene]) -> None:
    """ST-14, ST-R12: replacement and draw are draws into a hand."""
    scenes = [
        asking(lay("corgi-2", "mice-3 dino-3", market=MARKET, reserve="koala-3 koala-4", rest=2))
        for _ in range(2)
    ]
    scenes[0].play(1, "mice from 2").play(2, "mice-3 give")
    assert scenes[0].hand(2) == "dino-3 koala-3"
    scenes[1].play(1, "duck from 2")
    assert scenes[1].hand(1) == "pig-3 koala-3"
    for scene in scenes:
        drew = next(event for event in scene.events if event["key"] == "drew")
        assert (drew["args"]["cards"], drew["args"]["spare"]) == (1, 1)


def test_nothing_to_draw_for_the_asker(lay: type[Scene]) -> None:
    """ST-R11: with deck and reserve empty the effect ends."""
    scene = asking(lay("corgi-2", "mice-3", market=MARKET, rest=2)).play(1, "duck from 2")
    assert (scene.hand(1), scene.hand(2)) == ("pig-3", "mice-3")
    assert scene.moves(1) == ["bonus-take", "refill"]
    assert scene.told()[-2:] == ["had-none", "nothing-to-draw"]


def test_nothing_to_draw_as_a_replacement(lay: type[Scene]) -> None:
    """ST-R11: the card is given all the same."""
    scene = asking(lay("corgi-2", "mice-3 mice-4", market=MARKET, rest=2))
    scene.play(1, "mice from 2").play(2, "mice-3 give")
    assert (scene.hand(1), scene.hand(2)) == ("mice-3 pig-3", "mice-4")
    assert scene.told()[-1] == "gave"


def limits(scene: Scene, seat: int) -> dict[str, int]:
    """Return how many hidden cards of a clan a seat can have, where an answer limits them."""
    most = scene.table.players[seat - 1].most
    return {clan: number for clan, number in zip(CLANS.split(), most, strict=False) if number < 99}


def test_an_answer_is_remembered(lay: type[Scene]) -> None:
    """ST-R10: whoever had none can have as many as were drawn since, less those shown since."""
    deck = "koala-3 panda-3 panda-4 panda-5 panda-6 cat-5 duck-5 rabbit-3 rabbit-4 rabbit-5"
    scene = asking(lay("corgi-2", "dino-3 mice-5", market=MARKET, deck=deck))
    assert limits(scene, 2) == {}
    scene.play(1, "duck from 2", "refill")
    assert limits(scene, 2) == {"duck": 0}
    scene.play(2, "duck-3 take", "mice-5 lay", "done", "refill")
    assert scene.hand(2) == "rabbit-3 rabbit-4 rabbit-5 dino-3 duck-3 duck-5"
    assert limits(scene, 2) == {"duck": 4}
    scene.play(1, "cat-3 take", "pig-3 lay", "done", "refill").play(
        2, "cat-4 take", "duck-5 lay", "done"
    )
    assert limits(scene, 2) == {"duck": 3}


def test_several_answers_are_remembered(lay: type[Scene]) -> None:
    """ST-R10: one does not make another forgotten."""
    scene = asking(lay("corgi-2", "dino-3", market=MARKET, game=evening(corgi_2=["ask"])))
    scene.play(1, "duck from 2", "ask", "panda from 2")
    assert limits(scene, 2) == {"panda": 0, "duck": 0}
