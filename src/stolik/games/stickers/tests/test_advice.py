"""Rules of thumb, where a slip would go unnoticed: a bot plays on, only worse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stolik.core import Seat
from stolik.games.stickers.state import PHASES
from stolik.games.stickers.tests.conftest import evening
from stolik.games.stickers.tests.test_view import at_phase, ended

if TYPE_CHECKING:
    from stolik.games.stickers.tests.conftest import Scene
    from stolik.games.stickers.tests.test_view import Lay

BOARD = "corgi mice rabbit dino pig koala cat panda duck"


def worth(scene: Scene, move: str, seat: int = 1) -> float:
    """Return what the move looks like to a player, counted from 1."""
    return scene.game.advice(scene.table, Seat(seat - 1), scene.game.by_name[move])


def best(scene: Scene, seat: int = 1) -> str:
    """Return the move that looks best to a player."""
    return max(scene.moves(seat), key=lambda move: worth(scene, move, seat))


# Taking


def test_the_card_of_the_bigger_collection_is_taken(lay: Lay) -> None:
    """ST-7, ST-19: a third cat overtakes the two of the opponent, a lone panda does not."""
    albums = ["", "cat-1 cat-2 panda-1 panda-2"]
    scene = lay("cat-3 cat-4", "pig-3", albums=albums, market="panda-5 cat-5", board=BOARD)
    assert best(scene) == "cat-5 take"


def test_a_clan_that_nobody_has_is_better_than_more_of_a_won_one(lay: Lay) -> None:
    """ST-R16: a single card has the first reward."""
    scene = lay("cat-3 cat-4", "pig-3", market="panda-5 cat-5", board=BOARD)
    assert best(scene) == "panda-5 take"


def test_the_more_valuable_clan_is_taken(lay: Lay) -> None:
    """ST-19: of two cards that are alike; wherever its token lies."""
    for board, card in (
        (BOARD, "corgi-5"),
        ("duck mice rabbit dino pig koala cat panda", "duck-5"),
    ):
        scene = lay("cat-3", "pig-3", market="duck-5 corgi-5", board=board)
        assert best(scene) == f"{card} take"


def test_stars_and_combos_are_taken_into_account(lay: Lay) -> None:
    """ST-20, ST-11: a star is a point, a combo a little more."""
    scene = lay("cat-3", "pig-3", market="duck-1 duck-2 duck-5 duck-6 ..", board=BOARD)
    plain, starry = worth(scene, "duck-5 take"), worth(scene, "duck-6 take")
    assert starry == pytest.approx(plain + 1)
    assert worth(scene, "duck-1 take") > worth(scene, "duck-2 take") > plain


def test_what_is_taken_later_counts_for_what_it_adds(lay: Lay) -> None:
    """ST-10: with the bonus; the collection of this turn is laid by then."""
    scene = lay("cat-3 mice-3", "pig-3", market="duck-3 panda-5 mice-5 rabbit-5", board=BOARD)
    first = worth(scene, "mice-5 take")
    scene.play(1, "duck-3 take", "cat-3 lay", "done", "bonus-take")
    assert worth(scene, "mice-5 take") < first / 2
    assert best(scene) == "rabbit-5 take"


# Laying


def test_the_best_collection_is_laid(lay: Lay) -> None:
    """ST-8, ST-19: two of the legendary clan rather than two common ones."""
    scene = lay("corgi-3 corgi-4 duck-3 duck-4", "pig-3", market="koala-5", board=BOARD)
    scene.play(1, "koala-5 take")
    assert best(scene).startswith("corgi")


def test_the_best_combo_is_laid_last(lay: Lay) -> None:
    """ST-11: only the accessible card sets its combos off."""
    scene = lay("corgi-1 corgi-2 corgi-3", "pig-3", market="koala-5", board=BOARD)
    scene.play(1, "koala-5 take")
    for card in ("corgi-3", "corgi-2", "corgi-1"):
        assert best(scene) == f"{card} lay"
        scene.play(1, best(scene))


def test_all_of_the_clan_is_laid(lay: Lay) -> None:
    """ST-8: `done` only when nothing else is left."""
    scene = lay("corgi-1 corgi-2 corgi-3 duck-3", "pig-3", market="koala-5", board=BOARD)
    scene.play(1, "koala-5 take")
    while scene.phase == "collect" and scene.moves(1) != ["done"]:
        if "done" in scene.moves(1):
            others = [worth(scene, move) for move in scene.moves(1) if move != "done"]
            assert worth(scene, "done") == -100.0 < min(others)
        scene.play(1, best(scene))
    assert scene.column(1, "corgi") == "corgi-3 corgi-2 corgi-1"


def test_the_extra_card_is_the_one_that_brings_most(lay: Lay) -> None:
    """ST-12, ST-20: clan, stars and combos; the bonus plays no part."""
    game = evening(cat_3=["extra"])
    scene = lay("cat-3 duck-5 duck-6 corgi-6", "pig-3", market="koala-5", board=BOARD, game=game)
    scene.play(1, "koala-5 take", "cat-3 lay", "done", "extra")
    assert best(scene) == "corgi-6 lay"
    assert worth(scene, "duck-6 lay") == pytest.approx(worth(scene, "duck-5 lay") + 1)


# Effects


def swapping(lay: Lay, own: str, other: str) -> Scene:
    """Lay a table at which the first seat may swap, with these in the albums."""
    scene = lay("cat-3 cat-4 cat-5", "pig-3", albums=[own, other], market="koala-5", board=BOARD)
    return scene.play(1, "koala-5 take", "cat-3 lay", "cat-4 lay", "cat-5 lay", "done")


def test_the_own_clan_is_swapped_upward(lay: Lay) -> None:
    """ST-10, ST-19: in the place of a clan that the opponent has."""
    scene = swapping(lay, "rabbit-3 rabbit-4", "corgi-3 corgi-4")
    assert best(scene) == "bonus-swap"
    scene.play(1, "bonus-swap")
    assert best(scene) == "corgi with rabbit"
    assert worth(scene, "corgi with rabbit") > 0 == worth(scene, "mice with dino")


def test_nothing_is_swapped_to_ones_own_harm(lay: Lay) -> None:
    """ST-R33: the bonus may lapse; its worth is that of the best swap."""
    scene = swapping(lay, "corgi-3 corgi-4", "mice-5 rabbit-5 dino-5 koala-3")
    scene.play(1, "bonus-swap")
    assert worth(scene, "corgi with mice") < 0
    assert worth(scene, "corgi with rabbit") < 0
    assert not best(scene).startswith("corgi")


def test_where_every_swap_harms_it_is_left(lay: Lay) -> None:
    """ST-R33: going on is worth nothing, and a swap less."""
    albums = ["corgi-1 mice-1 rabbit-1 dino-1 pig-1 koala-1 cat-1 panda-1 duck-1", ""]
    scene = lay("corgi-3 corgi-4 corgi-5", "pig-3", albums=albums, market="koala-5", board=BOARD)
    scene.play(1, "koala-5 take", "corgi-3 lay", "corgi-4 lay", "corgi-5 lay", "done")
    assert worth(scene, "bonus-swap") <= worth(scene, "refill") == 0.0


def test_bonus_and_combos_are_used(lay: Lay) -> None:
    """ST-9: what draws a card first; only then the hand is filled, and the turn ends."""
    game = evening(corgi_1=["ask"])
    scene = lay("corgi-1 mice-3", "pig-3 pig-4", market="koala-5 duck-3 duck-5", game=game)
    scene.play(1, "koala-5 take", "corgi-1 lay", "done")
    ordered = sorted(scene.moves(1), key=lambda move: -worth(scene, move))
    assert ordered == ["draw-play", "bonus-take", "ask", "refill"]
    words = {move: worth(scene, move) for move in ("extra", "market", "refill", "end")}
    assert words == {"extra": 2.0, "market": 1.5, "refill": 0.0, "end": 0.0}


def test_the_combo_swap_is_worth_its_best_swap(lay: Lay) -> None:
    """ST-11: as the bonus."""
    scene = swapping(lay, "rabbit-3 rabbit-4", "corgi-3 corgi-4")
    assert worth(scene, "swap") == worth(scene, "bonus-swap") > 0


# Asking


def test_somebody_is_asked_who_has_the_card(lay: Lay) -> None:
    """ST-14: for the clan that is most useful."""
    scene = lay("cat-2", "duck-3 corgi-3", "pig-4", market="koala-5", board=BOARD)
    scene.play(1, "koala-5 take", "cat-2 lay", "done", "ask")
    assert best(scene) == "corgi from 2"
    assert worth(scene, "corgi from 3") < worth(scene, "corgi from 2")


def test_the_poorest_card_is_given(lay: Lay) -> None:
    """ST-14: fewest stars and combos."""
    hand = "mice-1 mice-2 mice-5 mice-6"
    scene = lay("cat-2", hand, market="koala-5").play(1, "koala-5 take", "cat-2 lay", "done")
    scene.play(1, "ask", "mice from 2")
    ordered = sorted(scene.moves(2), key=lambda move: -worth(scene, move, 2))
    assert [move.split()[0] for move in ordered] == ["mice-5", "mice-2", "mice-6", "mice-1"]


# At the end


def last_pick(lay: Lay, hand: str, album: str, *, new_column: bool = False) -> Scene:
    """Let the first seat pick its last card; the second has all the rest."""
    scene = lay(
        hand,
        "duck-5 panda-3",
        albums=[album, ""],
        rest=2,
        turn=2,
        board=BOARD,
        final_may_start_column=new_column,
    )
    return scene.play(2, "duck-5 lay", "done")


def test_the_richest_last_clan_is_picked(lay: Lay) -> None:
    """ST-18, ST-20: what the whole clan in hand adds to its column."""
    scene = last_pick(lay, "corgi-3 mice-5 mice-6", "corgi-4 mice-4")
    assert best(scene) in ("mice-5 pick", "mice-6 pick")
    assert worth(scene, "mice-5 pick") == worth(scene, "mice-6 pick") > 3


def test_a_pick_without_a_column_is_worth_nothing(lay: Lay) -> None:
    """ST-R15: unless it may begin one."""
    hand, album = "corgi-3 mice-5 mice-6", "corgi-4"
    assert worth(last_pick(lay, hand, album), "mice-5 pick") == 0.0
    assert best(last_pick(lay, hand, album)) == "corgi-3 pick"
    assert worth(last_pick(lay, hand, album, new_column=True), "mice-5 pick") > 3


def test_a_pick_is_not_taken_back(lay: Lay) -> None:
    """ST-R15: else a bot would think for ever."""
    scene = ended(lay, picks=1)
    assert scene.moves(1) == ["back"]
    assert worth(scene, "back") == -100.0


def test_stickers_go_on_cards_that_are_used_most(lay: Lay) -> None:
    """ST-R30, ST-4: those without a mark, and of them those that have least on them."""
    game = evening("P1", mice_5=["star"], mice_6=["star", "star"])
    hands = ("mice-3 pig-3", "dino-3", "rabbit-3")
    albums = ["mice-1 mice-4 mice-5 mice-6 mice-8", "dino-4", "koala-3"]
    scene = lay(*hands, albums=albums, rest=3, turn=3, game=game).play(3, "rabbit-3 lay", "done")
    scene.play(1, "pig-3 pick").play(2, "dino-3 pick")
    assert scene.phase == "sticking"
    cards = ("mice-4", "mice-5", "mice-6", "mice-8")
    values = [worth(scene, f"{card} stick") for card in cards]
    assert values == pytest.approx([1.0, 0.9, 0.8, 0.0])
    assert worth(scene, "mice-1 stick") == pytest.approx(0.9)
    assert best(scene) == "mice-4 stick"


@pytest.mark.parametrize("move", ["mice choose", "lid decorate"])
def test_decorations_go_anywhere(lay: Lay, move: str) -> None:
    """ST-24: they change nothing."""
    assert worth(at_phase(lay, "decorating"), move) == 0.0


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase != "over"])
def test_every_move_has_its_worth(lay: Lay, phase: str) -> None:
    """ST-9: whatever is asked; the table stays as it is."""
    scene = at_phase(lay, phase)
    before = scene.state
    for seat in scene.waiting:
        assert all(isinstance(worth(scene, move, seat), float | int) for move in scene.moves(seat))
    assert scene.state == before
