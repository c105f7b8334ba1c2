"""What a seat knows, tables it might be facing, and the same table with its secrets dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from stolik.core import JSON, Chance, Seat, Unreadable, written
from stolik.games.stickers.components import NOTHING, Card
from stolik.games.stickers.piles import ANY
from stolik.games.stickers.state import PHASES
from stolik.games.stickers.tests.conftest import evening
from stolik.games.stickers.tests.test_view import HANDS, MARKET, at_phase, ended, open_hands
from stolik.games.stickers.tests.test_writing import set_at

if TYPE_CHECKING:
    from stolik.games.stickers.knowledge import Knowledge
    from stolik.games.stickers.state import Table
    from stolik.games.stickers.tests.conftest import Scene
    from stolik.games.stickers.tests.test_view import Lay

every_phase = pytest.mark.parametrize("phase", PHASES)
every_seat = pytest.mark.parametrize("seat", [1, 2, 3])
LUCKS = "abcdef"


def knows(scene: Scene, seat: int) -> Knowledge:
    """Return what a seat knows, counted from 1."""
    known: Knowledge = scene.game.knows(scene.table, Seat(seat - 1))
    return known


def imagined(scene: Scene, seat: int, lucks: str = LUCKS) -> list[Table]:
    """Return some tables that this seat might be facing."""
    return [scene.game.imagine(knows(scene, seat), Chance(luck)) for luck in lucks]


def codes(cards: list[Card]) -> str:
    """Name cards."""
    return " ".join(card.code for card in cards)


def hands(tables: list[Table], seat: int) -> set[str]:
    """Return the hands of a seat at these tables."""
    return {codes(table.players[seat - 1].hand) for table in tables}


def limits(scene: Scene, seat: int) -> dict[str, int]:
    """Return of which clans a seat can have no more unseen cards than so many."""
    most = scene.table.players[seat - 1].most
    clans = [clan.code for clan in scene.box.clans]
    return {clan: limit for clan, limit in zip(clans, most, strict=bool(most)) if limit < ANY}


def told(scene: Scene, seat: int, clans: str) -> None:
    """Let a seat have said that it has no card of these clans."""
    player = scene.table.players[seat - 1]
    player.most = [0 if clan.code in clans.split() else ANY for clan in scene.box.clans]
    scene.game.check(scene.table)


# What is known


@every_seat
def test_at_first_a_rivals_cards_are_all_unseen(lay: Lay, seat: int) -> None:
    """ST-R27: hands, deck and reserve are one heap of cards; the numbers are known."""
    scene = lay(*HANDS, reserve="cat-1 cat-2 cat-3", market=MARKET)
    known = knows(scene, seat)
    sizes = [0 if other == seat else len(hand.split()) for other, hand in enumerate(HANDS, 1)]
    assert (known.hidden, known.deck) == (sizes, len(scene.table.deck))
    assert len(known.cards) == sum(sizes) + known.deck + 3
    assert codes(known.seen.players[seat - 1].hand) == HANDS[seat - 1]
    assert (known.seen.deck, known.seen.reserve) == ([], [])
    assert [card.index for card in known.cards] == sorted(card.index for card in known.cards)


def test_a_card_of_the_market_is_known_in_the_hand(lay: Lay) -> None:
    """ST-R27, ST-7: everybody saw it taken."""
    scene = lay(*HANDS, market=MARKET).play(1, "duck-8 take")
    assert scene.known(1) == "duck-8"
    assert codes(knows(scene, 2).seen.players[0].hand) == "duck-8"
    assert knows(scene, 2).hidden == [4, 0, 2]
    assert all("duck-8" in hand for hand in hands(imagined(scene, 2), 1))


def test_cards_taken_for_the_bonus_are_known(lay: Lay) -> None:
    """ST-R27, ST-10: both of them."""
    scene = at_phase(lay, "taking").play(1, "duck-3 take", "duck-8 take")
    assert scene.known(1) == "corgi-1 duck-3 duck-8"


def test_a_card_that_is_given_is_known(lay: Lay) -> None:
    """ST-R10: in the asker's hand; what is drawn for it is not."""
    scene = at_phase(lay, "giving").play(2, "dino-3 give")
    assert (scene.known(1), scene.known(2)) == ("corgi-1 dino-3", "")
    assert codes(knows(scene, 3).seen.players[0].hand) == "corgi-1 dino-3"
    assert knows(scene, 3).hidden == [3, 3, 0]


def test_a_known_card_that_is_laid_is_forgotten_in_the_hand(lay: Lay) -> None:
    """ST-8, ST-R27: it has left the hand."""
    scene = lay(*HANDS, market=MARKET).play(1, "corgi-1 take", "corgi-1 lay")
    assert scene.known(1) == ""
    assert codes(knows(scene, 2).seen.players[0].album[0]) == "corgi-1"


def test_a_known_card_that_is_given_is_known_elsewhere(lay: Lay) -> None:
    """ST-R10: it wanders from hand to hand for all to see."""
    hands_ = ("mice-2", "dino-3 pig-4", "rabbit-3")
    scene = lay(*hands_, known=["", "dino-3", ""], market="duck-3 duck-4")
    scene.play(1, "duck-3 take", "mice-2 lay", "done", "ask", "dino from 2").play(2, "dino-3 give")
    assert (scene.known(1), scene.known(2)) == ("dino-3 duck-3", "")


def test_cards_that_are_drawn_are_unseen(lay: Lay) -> None:
    """ST-R27, ST-15: the refill adds to what cannot be placed."""
    scene = lay(*HANDS, market="duck-3 duck-4")
    scene.play(1, "duck-3 take", "pig-3 lay", "done", "refill")
    assert knows(scene, 2).hidden == [5, 0, 2]
    assert len(scene.hand(1).split()) == 6


def test_the_last_pick_of_a_rival_is_not_known(lay: Lay) -> None:
    """ST-R27, ST-18: only that it is made; the own one is known."""
    scene = ended(lay, picks=2)
    known = knows(scene, 1)
    assert known.picked == [1]
    assert known.seen.players[1].pick == NOTHING
    assert known.seen.players[0].pick == scene.card("mice-3").index


def test_nothing_is_known_of_the_luck_to_come(lay: Lay) -> None:
    """ST-R27, ST-22: the seed of the table would tell which pack comes next."""
    scene = lay(*HANDS, seed="secret", market=MARKET)
    assert "secret" not in written(scene.game.write_knowledge(knows(scene, 1)))


# Answers


def test_nobody_has_answered_yet(lay: Lay) -> None:
    """ST-14: nothing limits a hand at first."""
    scene = lay(*HANDS, market=MARKET)
    assert [player.most for player in scene.table.players] == [[], [], []]


def test_whoever_has_none_is_believed(lay: Lay) -> None:
    """ST-14, ST-R27: no imagined hand of that seat has a card of the clan."""
    scene = at_phase(lay, "asking").play(1, "duck from 2")
    assert limits(scene, 2) == {"duck": 0}
    for table in imagined(scene, 3, "abcdefghijkl"):
        assert "duck" not in codes(table.players[1].hand)
    free = [codes(table.players[0].hand) for table in imagined(scene, 3, "abcdefghijkl")]
    assert any("duck" in hand for hand in free)


def test_every_card_drawn_may_be_of_the_clan(lay: Lay) -> None:
    """ST-14, ST-R27: one more than before, for each of them."""
    scene = at_phase(lay, "asking").play(1, "duck from 2", "refill")
    scene.play(2, "duck-3 take", "pig-4 lay", "done", "refill")
    assert limits(scene, 2) == {"duck": 3}
    assert (scene.known(2), len(scene.hand(2).split())) == ("duck-3", 6)


def test_a_replacement_may_be_of_the_clan(lay: Lay) -> None:
    """ST-14: it is drawn unseen, for a card that was given."""
    hands_ = ("mice-2 mice-10", "dino-1 dino-3 pig-4", "rabbit-3", "panda-1")
    game = evening("", "P1", mice_2=["ask"])
    scene = lay(*hands_, market="duck-3 duck-4", game=game)
    scene.play(1, "duck-3 take", "mice-10 lay", "mice-2 lay", "done", "ask", "cat from 2")
    assert limits(scene, 2) == {"cat": 0}
    scene.play(1, "ask", "pig from 2").play(2, "pig-4 give")
    assert limits(scene, 2) == {"cat": 1}


def test_a_card_of_the_clan_that_leaves_was_one_of_them(lay: Lay) -> None:
    """ST-8, ST-14: one less can be left; a card that everybody knew changes nothing."""
    hands_ = ("mice-2", "dino-1 duck-2 duck-3 duck-5", "rabbit-3")
    scene = lay(*hands_, market="duck-4 pig-4", known=["", "duck-5", ""], turn=2)
    scene.table.players[1].most = [ANY] * 8 + [3]
    scene.play(2, "pig-4 take", "duck-2 lay")
    assert limits(scene, 2) == {"duck": 2}
    scene.play(2, "duck-5 lay")
    assert limits(scene, 2) == {"duck": 2}
    scene.play(2, "duck-3 lay")
    assert limits(scene, 2) == {"duck": 1}


def test_a_card_of_another_clan_that_leaves_changes_nothing(lay: Lay) -> None:
    """ST-14: what nobody has asked for is not limited."""
    scene = lay(*HANDS, market=MARKET, turn=2)
    told(scene, 2, "duck")
    scene.play(2, "corgi-1 take", "pig-4 lay")
    assert limits(scene, 2) == {"duck": 0}
    assert scene.table.players[1].most[4] == ANY


def test_a_card_seen_by_all_does_not_count(lay: Lay) -> None:
    """ST-7, ST-14: a duck of the market is known; the others are still none."""
    scene = lay(*HANDS, market=MARKET, turn=2)
    told(scene, 2, "duck")
    scene.play(2, "duck-3 take")
    assert limits(scene, 2) == {"duck": 0}
    for table in imagined(scene, 1):
        assert codes(table.players[1].hand).count("duck") == 1


def test_an_answer_that_many_cards_have_outlived(lay: Lay) -> None:
    """ST-14: it is never more than no limit at all."""
    scene = lay(*HANDS, market="pig-5 pig-6", turn=2)
    scene.table.players[1].most = [ANY] * 8 + [ANY - 1]
    scene.play(2, "pig-5 take", "pig-4 lay", "done", "refill")
    assert scene.table.players[1].most == [ANY] * 9


def test_with_open_hands_an_answer_tells_nothing_new(lay: Lay) -> None:
    """ST-R27: what is drawn is seen by all."""
    scene = open_hands(lay, market=MARKET).play(1, "corgi-1 take", "mice-2 lay", "done", "ask")
    scene.play(1, "duck from 2", "refill")
    assert scene.known(1) == scene.hand(1)
    scene.play(2, "duck-3 take", "pig-4 lay", "done", "refill")
    assert (limits(scene, 2), scene.known(2)) == ({"duck": 0}, scene.hand(2))
    assert knows(scene, 3).hidden == [0, 0, 0]


# A dealing that agrees with all answers


def tight(lay: Lay, unseen: str, *answers: str) -> Scene:
    """Lay a table for four at which the rivals hold these cards, and nothing else is unseen."""
    scene = lay("rabbit-1", *unseen.split(), rest=1)
    for seat, clans in enumerate(answers, 2):
        told(scene, seat, clans)
    return scene


def test_a_chain_of_two_rivals_gives_way(lay: Lay) -> None:
    """ST-14, ST-R27: the last may hold a corgi alone; whoever got it takes the next one's card."""
    scene = tight(lay, "mice-1 pig-1 corgi-1", "pig", "corgi", "mice pig")
    for number in range(60):
        table = scene.game.imagine(knows(scene, 1), Chance(f"luck {number}"))
        assert [codes(player.hand) for player in table.players[1:]] == [
            "mice-1",
            "pig-1",
            "corgi-1",
        ]


def test_a_rival_who_cannot_give_way_is_left_alone(lay: Lay) -> None:
    """ST-14, ST-R27: the other one gives way instead."""
    scene = tight(lay, "corgi-1 pig-1 mice-1", "mice pig", "corgi", "pig")
    for number in range(60):
        table = scene.game.imagine(knows(scene, 1), Chance(f"luck {number}"))
        assert [codes(player.hand) for player in table.players[1:]] == [
            "corgi-1",
            "pig-1",
            "mice-1",
        ]


def test_limits_above_none_are_kept(lay: Lay) -> None:
    """ST-14: one of two cards may be of the clan, not both."""
    scene = lay("rabbit-1", "corgi-1 mice-1", "corgi-2 mice-2", rest=1)
    for player in scene.table.players[1:]:
        player.most = [1, *[ANY] * 8]
    for table in imagined(scene, 1, "abcdefghijklmnop"):
        for player in table.players[1:]:
            assert codes(player.hand).count("corgi") == 1


def test_the_owner_of_an_answer_knows_better(lay: Lay) -> None:
    """ST-R27: the own hand stays as it is."""
    scene = at_phase(lay, "asking").play(1, "duck from 2")
    assert hands(imagined(scene, 2), 2) == {scene.hand(2)}


# What might be


@every_phase
@every_seat
def test_an_imagined_table_looks_the_same(lay: Lay, phase: str, seat: int) -> None:
    """ST-R27: to the one who imagines it; it is lawful, and nothing is lost."""
    scene = at_phase(lay, phase)
    for table in imagined(scene, seat):
        scene.game.check(table)
        assert sorted(scene.game.inventory(table)) == sorted(scene.game.inventory(scene.table))
        assert written(scene.game.view(table, Seat(seat - 1))) == written(scene.view(seat))
        again = scene.game.knows(table, Seat(seat - 1))
        before = scene.game.write_knowledge(knows(scene, seat))
        assert scene.game.write_knowledge(again) == before


@every_phase
def test_imagining_changes_neither_table_nor_knowledge(lay: Lay, phase: str) -> None:
    """ST-R27: the same may be imagined again."""
    scene = at_phase(lay, phase)
    before, known = scene.state, knows(scene, 2)
    written_before = scene.game.write_knowledge(known)
    first, second = (scene.game.imagine(known, Chance("again")) for _ in range(2))
    assert scene.game.write_state(first) == scene.game.write_state(second)
    assert scene.game.write_knowledge(known) == written_before
    assert scene.state == before


@pytest.mark.parametrize("seat", [1, 3])
@pytest.mark.parametrize("known", ["", "dino-1", "dino-1 dino-3", "pig-4"])
def test_whoever_gives_a_card_has_one(lay: Lay, seat: int, known: str) -> None:
    """ST-R32, ST-R27: at every table that the others imagine, whatever they know of the hand."""
    scene = lay(*HANDS, known=["", known, ""], market=MARKET)
    scene.play(1, "corgi-1 take", "mice-2 lay", "done", "ask", "dino from 2")
    for table in imagined(scene, seat):
        scene.game.check(table)
        assert scene.game.legal_moves(table, Seat(1))


@pytest.mark.parametrize("hand", ["dino-1 pig-4 pig-5", "dino-1 dino-3 pig-4"])
def test_nobody_learns_how_many_cards_of_the_clan_there_are(lay: Lay, hand: str) -> None:
    """ST-R32, ST-R27: a single one is imagined where there are two, and two where there is one."""
    scene = lay(HANDS[0], hand, HANDS[2], market="corgi-1 duck-8 duck-3")
    scene.play(1, "corgi-1 take", "mice-2 lay", "done", "ask", "dino from 2")
    tables = imagined(scene, 1, "abcdefghijklmnopqrstuvwxyz")
    numbers = {codes(table.players[1].hand).count("dino") for table in tables}
    assert {1, 2} <= numbers
    assert 0 not in numbers


@pytest.mark.parametrize("hand", ["mice-2 pig-3 pig-5", "mice-2 mice-3 pig-5"])
def test_nobody_learns_whether_a_collection_could_go_on(lay: Lay, hand: str) -> None:
    """ST-R3, ST-R27: with and without another card of the clan."""
    scene = lay(hand, *HANDS[1:], market="corgi-1").play(1, "corgi-1 take", "mice-2 lay")
    tables = imagined(scene, 2, "abcdefghijklmnopqrstuvwxyz")
    assert {"mice" in codes(table.players[0].hand) for table in tables} == {True, False}


def test_a_limit_holds_for_the_card_that_is_given(lay: Lay) -> None:
    """ST-14, ST-R32: one dino at most has come since the answer, so there is just that one."""
    scene = lay(HANDS[0], "dino-1 pig-4 pig-5", HANDS[2], market=MARKET)
    scene.table.players[1].most = [1 if clan.code == "dino" else ANY for clan in scene.box.clans]
    scene.play(1, "corgi-1 take", "mice-2 lay", "done", "ask", "dino from 2")
    for table in imagined(scene, 1, "abcdefghijklmnopqrstuvwxyz"):
        assert codes(table.players[1].hand).count("dino") == 1


def asked_for_dinos(lay: Lay, *hands_: str) -> Scene:
    """Let the second player be asked for a dino, with only these cards of the rivals unseen."""
    scene = lay("mice-2", *hands_, rest=1, market="duck-3")
    return scene.play(1, "duck-3 take", "mice-2 lay", "done", "ask", "dino from 2")


def test_a_second_card_of_the_clan_may_go_to_another(lay: Lay) -> None:
    """ST-R32, ST-14: the last rival has no pig, and so has the dino that is left."""
    scene = asked_for_dinos(lay, "dino-1 pig-1", "dino-4")
    told(scene, 3, "pig")
    for number in range(30):
        table = scene.game.imagine(knows(scene, 1), Chance(f"luck {number}"))
        assert codes(table.players[1].hand).count("dino") == 1
        assert codes(table.players[2].hand).startswith("dino")


def test_the_card_of_the_clan_stays(lay: Lay) -> None:
    """ST-R32, ST-14: the last rival has no pig; somebody else has to give way for that."""
    scene = asked_for_dinos(lay, "dino-1", "pig-1", "corgi-1")
    told(scene, 4, "pig")
    for number in range(30):
        table = scene.game.imagine(knows(scene, 1), Chance(f"luck {number}"))
        found = [codes(player.hand) for player in table.players[1:]]
        assert found == ["dino-1", "pig-1", "corgi-1"]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("hidden",), [0, 0, 2]),
        (("cards", 0), "cat-1"),
        (("seen", "clan"), "rabbit"),
        (("seen", "clan"), None),
        (("seen", "asked"), 7),
        (("seen", "asked"), -4),
        (("seen", "asked"), 0),
    ],
)
def test_a_hand_that_cannot_hold_what_is_asked_for(
    lay: Lay, path: tuple[str | int, ...], value: JSON
) -> None:
    """ST-R32: no card, none of the clan among those unseen, or nobody who is asked."""
    scene = asked_for_dinos(lay, "dino-1", "pig-1")
    whole: Any = scene.game.write_knowledge(knows(scene, 1))
    set_at(whole, path, value)
    with pytest.raises(Unreadable):
        scene.game.read_knowledge(whole)


def test_everything_hidden_is_imagined_in_many_ways(lay: Lay) -> None:
    """ST-R27: rivals' hands, deck, reserve and the luck to come; hands in the order of the box."""
    scene = lay(*HANDS, reserve="cat-1 cat-2 cat-3", market=MARKET)
    tables = imagined(scene, 1)
    assert hands(tables, 1) == {HANDS[0]}
    assert len(hands(tables, 2)) == len(LUCKS)
    assert len({codes(table.deck) for table in tables}) == len(LUCKS)
    assert len({codes(table.reserve) for table in tables}) == len(LUCKS)
    assert all(len(table.reserve) == 3 for table in tables)
    seeds = {table.chance.seed for table in tables}
    assert len(seeds - {scene.table.chance.seed}) == len(LUCKS)
    for table in tables:
        cards = [card.index for card in table.players[1].hand]
        assert cards == sorted(cards)


def test_whoever_has_picked_has_picked_something_or_other(lay: Lay) -> None:
    """ST-18: a card of the imagined hand; whoever has not, has not."""
    scene = ended(lay, picks=2)
    tables = imagined(scene, 1, "abcdefghijkl")
    for table in tables:
        scene.game.check(table)
        assert table.players[0].pick == scene.card("mice-3").index
        assert table.players[2].pick == NOTHING
    assert len({table.players[1].pick for table in tables}) > 1


@every_phase
def test_an_imagined_table_can_be_played_to_the_end(lay: Lay, phase: str) -> None:
    """ST-17: by chance."""
    scene, luck = at_phase(lay, phase), Chance("play")
    waiting = scene.waiting
    seat = waiting[0] if waiting else 1
    table = scene.game.imagine(knows(scene, seat), Chance("one"))
    while seats := scene.game.to_move(table):
        scene.game.play(table, seats[0], luck.choice(scene.game.legal_moves(table, seats[0])))
    assert scene.game.ending(table) == "scored"


def test_a_whole_evening_can_be_imagined() -> None:
    """ST-R27: from every seat, at every table of it."""
    game, luck = evening("clan", "P1 corgi P2 P3 P5", cat_3=["extra", "swap"]), Chance("moves")
    table = game.prepare(3, game.options(), Chance("seed"))
    while seats := game.to_move(table):
        for number in range(3):
            known = game.knows(table, Seat(number))
            other = game.imagine(known, luck)
            game.check(other)
            assert written(game.write_knowledge(game.knows(other, Seat(number)))) == written(
                game.write_knowledge(known)
            )
        seat = luck.choice(seats)
        game.play(table, seat, luck.choice(game.legal_moves(table, seat)))


# Dealt anew


@every_phase
@every_seat
def test_dealt_anew_a_seat_knows_what_it_knew(lay: Lay, phase: str, seat: int) -> None:
    """ST-R27: the touchstone of secrecy; the table itself stays as it is."""
    scene = at_phase(lay, phase)
    before, known = scene.state, scene.game.write_knowledge(knows(scene, seat))
    for luck in LUCKS:
        other = scene.game.redeal(scene.table, Seat(seat - 1), Chance(luck))
        scene.game.check(other)
        assert scene.game.write_knowledge(scene.game.knows(other, Seat(seat - 1))) == known
    assert scene.state == before


def test_dealt_anew_everything_hidden_changes(lay: Lay) -> None:
    """ST-R27: hands, deck and luck; what is known stays."""
    scene = lay(*HANDS, market=MARKET, known=["", "dino-1", ""])
    others = [scene.game.redeal(scene.table, Seat(0), Chance(luck)) for luck in LUCKS]
    assert hands(others, 1) == {HANDS[0]}
    assert len(hands(others, 3)) > 1
    assert len({codes(other.deck) for other in others}) > 1
    assert len({other.chance.seed for other in others} - {scene.table.chance.seed}) == len(LUCKS)
    assert all("dino-1" in hand for hand in hands(others, 2))


def test_dealt_anew_a_pick_is_another(lay: Lay) -> None:
    """ST-18: of those who have picked."""
    scene = ended(lay, picks=2)
    others = [scene.game.redeal(scene.table, Seat(2), Chance(luck)) for luck in "abcdefghijkl"]
    assert len({other.players[0].pick for other in others}) > 1
    assert all(other.players[2].pick == NOTHING for other in others)


# Forgetting


def remembered(scene: Scene, seat: int, most: int) -> Knowledge:
    """Return what somebody knows who keeps so many things of each rival in mind."""
    known: Knowledge = scene.game.forget(knows(scene, seat), most)
    return known


def test_whoever_forgets_places_fewer_cards(lay: Lay) -> None:
    """ST-R27: so many cards of each rival are kept in mind; the own hand is before one's eyes."""
    scene = lay(*HANDS, market=MARKET, known=["mice-2", "dino-1 dino-3 pig-4", "koala-8"])
    known = remembered(scene, 1, 1)
    assert (known.hidden, knows(scene, 1).hidden) == ([0, 2, 1], [0, 0, 1])
    assert codes(known.seen.players[1].hand) == codes(known.seen.players[1].known) == "dino-1"
    assert codes(known.seen.players[2].hand) == "koala-8"
    assert codes(known.seen.players[0].hand) == HANDS[0]
    assert len(known.cards) == len(knows(scene, 1).cards) + 2
    assert [card.index for card in known.cards] == sorted(card.index for card in known.cards)
    assert all("dino-1" in hand for hand in hands([scene.game.imagine(known, Chance("a"))], 2))


@every_phase
@pytest.mark.parametrize("most", [0, 1, 2, 99])
def test_what_is_forgotten_can_still_be_imagined(lay: Lay, phase: str, most: int) -> None:
    """ST-R27: a lawful table, which looks the same."""
    scene = at_phase(lay, phase)
    for seat in (1, 2, 3):
        table = scene.game.imagine(remembered(scene, seat, most), Chance("luck"))
        scene.game.check(table)
        assert written(scene.game.view(table, Seat(seat - 1))) == written(scene.view(seat))


def test_answers_are_forgotten_too(lay: Lay) -> None:
    """ST-14: so many clans of each rival are kept in mind."""
    scene = lay(*HANDS, market=MARKET)
    told(scene, 2, "corgi cat duck")
    most = remembered(scene, 1, 2).seen.players[1].most
    assert [most[clan] for clan in (0, 6, 8)] == [0, 0, ANY]
    assert remembered(scene, 1, 0).seen.players[1].most == [ANY] * 9
    assert knows(scene, 1).seen.players[1].most[8] == 0


def test_a_forgotten_card_may_be_of_a_clan_denied(lay: Lay) -> None:
    """ST-14, ST-R27: it was seen after the answer, so one more of that clan can be there."""
    scene = lay(*HANDS, market=MARKET, turn=2)
    told(scene, 2, "duck")
    scene.play(2, "duck-3 take")
    known = remembered(scene, 1, 0)
    assert known.seen.players[1].most == [ANY] * 9
    scene.table.players[1].known.insert(0, scene.card("dino-1"))
    known = remembered(scene, 1, 1)
    assert known.seen.players[1].most[8] == 1
    scene.game.check(scene.game.imagine(known, Chance("luck")))


def test_forgetting_changes_nothing_but_the_memory(lay: Lay) -> None:
    """ST-R27: the knowledge it was made from stays."""
    scene = ended(lay, picks=2)
    known = knows(scene, 1)
    before = scene.game.write_knowledge(known)
    assert scene.game.forget(known, 0).picked == [1]
    assert scene.game.write_knowledge(known) == before


def test_open_hands_cannot_be_forgotten(lay: Lay) -> None:
    """ST-R27: they lie before everybody's eyes."""
    known = remembered(open_hands(lay, market=MARKET), 1, 0)
    assert known.hidden == [0, 0, 0]
    assert codes(known.seen.players[1].hand) == HANDS[1]


@pytest.mark.parametrize("phase", ["sticking", "decorating", "over"])
def test_after_the_last_pick_hands_cannot_be_forgotten(lay: Lay, phase: str) -> None:
    """ST-18, ST-R27: they lie open then, and everybody knows them."""
    scene = at_phase(lay, phase)
    for seat in (1, 2, 3):
        assert scene.known(seat) == scene.hand(seat)
    known = remembered(scene, 1, 0)
    assert known.hidden == [0, 0, 0]
    assert codes(known.seen.players[1].hand) == scene.hand(2) != ""


# JSON


@every_phase
@every_seat
def test_knowledge_survives_json(lay: Lay, phase: str, seat: int) -> None:
    """ST-R27: for a bot in another process, which imagines the same from it."""
    scene = ended(lay, picks=2) if phase == "last-pick" else at_phase(lay, phase)
    known = knows(scene, seat)
    value = scene.game.write_knowledge(known)
    again = scene.game.read_knowledge(value)
    assert scene.game.write_knowledge(again) == value
    one, other = (scene.game.imagine(each, Chance("luck")) for each in (known, again))
    assert scene.game.write_state(one) == scene.game.write_state(other)


TOGETHER = "the knowledge and its table do not go together"


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("seat",), 3, "no seat 4"),
        (("seat",), -1, "no seat 0"),
        (("seat",), "first", "'seat' of the knowledge"),
        (("seat",), 1, TOGETHER),
        (("extra",), 1, "unknown part 'extra'"),
        (("seen",), [], "'seen' of the knowledge"),
        (("seen", "round"), "one", "'round' of the table"),
        (("seen", "round"), 0, "cannot be so: ST-17: rounds are counted from one"),
        (("seen", "players"), [], "no seat 1"),
        (("seen", "deck"), ["cat-3"], TOGETHER),
        (("seen", "reserve"), ["cat-3"], TOGETHER),
        (("seen", "players", 1, "hand"), ["cat-3"], TOGETHER),
        (("seen", "players", 1, "pick"), "cat-3", TOGETHER),
        (("seen", "players", 1, "most"), [0] * 9, TOGETHER),
        (("seen", "players", 1, "most"), [0] * 3, TOGETHER),
        (("seen", "players", 1, "most"), [99] * 10, f"{TOGETHER}|ST-14: an answer is about a clan"),
        (("seen", "seat"), 7, f"{TOGETHER}|ST-7: only those at the table"),
        (("seen", "asked"), -4, f"{TOGETHER}|ST-7: only those at the table"),
        (("hidden",), {}, "'hidden' of the knowledge"),
        (("hidden",), [0, 3], TOGETHER),
        (("hidden",), [0, 3, 2, 0], TOGETHER),
        (("hidden", 0), 1, TOGETHER),
        (("hidden", 1), -1, TOGETHER),
        (("hidden", 1), 99, TOGETHER),
        (("hidden", 1), "one", "item 2 in 'hidden' of the knowledge"),
        (("picked",), [1], TOGETHER),
        (("picked",), ["me"], "item 1 in 'picked' of the knowledge"),
        (("deck",), -1, TOGETHER),
        (("deck",), 99, TOGETHER),
        (("deck",), None, "'deck' of the knowledge"),
        (("cards",), "cat-1", "'cards' of the knowledge"),
        (("cards",), [], TOGETHER),
        (("cards", 0), "cat-99", "no card 'cat-99' in the box"),
        (("cards", 0), "corgi-12", "ST-4: every card of the deck is there once"),
        (("cards", 0), "corgi-1", "ST-4: every card of the deck is there once"),
    ],
)
def test_damaged_knowledge_is_refused(
    lay: Lay, path: tuple[str | int, ...], value: JSON, message: str
) -> None:
    """ST-R27: with a sentence that names what is wrong."""
    scene = lay(*HANDS, market=MARKET)
    whole: Any = scene.game.write_knowledge(knows(scene, 1))
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=message):
        scene.game.read_knowledge(whole)


@pytest.mark.parametrize("picked", [[0], [1, 1], [2, 1], [3], [1, 2]])
def test_picks_that_cannot_be_are_refused(lay: Lay, picked: list[JSON]) -> None:
    """ST-18: of rivals alone, each once, in their order; and not of all."""
    scene = ended(lay, picks=1)
    whole: Any = scene.game.write_knowledge(knows(scene, 1))
    whole["picked"] = picked
    with pytest.raises(Unreadable):
        scene.game.read_knowledge(whole)


def test_whoever_has_no_hand_has_picked_nothing(lay: Lay) -> None:
    """ST-R15: a pick of an empty hand is refused."""
    scene = lay("mice-2", "", "rabbit-3 koala-8", rest=3, turn=3)
    scene.play(3, "rabbit-3 lay", "done")
    whole: Any = scene.game.write_knowledge(knows(scene, 1))
    whole["picked"] = [1]
    with pytest.raises(Unreadable, match=TOGETHER):
        scene.game.read_knowledge(whole)


def test_answers_that_no_dealing_fits_are_refused(lay: Lay) -> None:
    """ST-14: nobody can hold a card that all have denied."""
    scene = tight(lay, "mice-1 pig-1 corgi-1", "pig", "corgi", "mice pig")
    whole: Any = scene.game.write_knowledge(knows(scene, 1))
    whole["seen"]["players"][2]["most"][4] = 0
    with pytest.raises(Unreadable, match=TOGETHER):
        scene.game.read_knowledge(whole)


@pytest.mark.parametrize("part", ["seat", "seen", "hidden", "picked", "deck", "cards"])
def test_knowledge_without_a_part_is_refused(lay: Lay, part: str) -> None:
    """ST-R27: the part is named."""
    scene = lay(*HANDS, market=MARKET)
    whole: Any = scene.game.write_knowledge(knows(scene, 1))
    del whole[part]
    with pytest.raises(Unreadable, match=f"the knowledge has no '{part}'"):
        scene.game.read_knowledge(whole)


def test_knowledge_that_is_no_object_is_refused(lay: Lay) -> None:
    """ST-R27: whatever else it is."""
    with pytest.raises(Unreadable, match="the knowledge should be an object"):
        lay(*HANDS).game.read_knowledge([])
