"""How everybody stands, where a slip would go unnoticed: a bot plays on, only worse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stolik.games.stickers.outlook import ALONE, CARD, COLUMN, MOST, TURN, swing
from stolik.games.stickers.scoring import levels
from stolik.games.stickers.state import PHASES
from stolik.games.stickers.tests.conftest import evening
from stolik.games.stickers.tests.test_advice import BOARD

if TYPE_CHECKING:
    from stolik.games.stickers.tests.conftest import Scene
    from stolik.games.stickers.tests.test_view import Lay


def stands(scene: Scene) -> list[float]:
    """Return how everybody stands."""
    return scene.game.outlook(scene.table)


def late(lay: Lay, *albums: str) -> Scene:
    """Lay a table with these albums in the last turn of a game, every hand the same."""
    hands = ["pig-3", "pig-4", "pig-5"][: len(albums)]
    scene = lay(*hands, albums=list(albums), board=BOARD, turn=len(albums))
    scene.table.deck = []
    return scene


# The hand


def test_a_larger_collection_promises_more(lay: Lay) -> None:
    """ST-19, ST-20: by the stars of its cards."""
    two, three = (lay(hand, "pig-3", board=BOARD) for hand in ("cat-3 cat-4", "cat-3 cat-4 cat-5"))
    assert stands(three)[0] > stands(two)[0]
    assert stands(three)[1] == stands(two)[1]


def test_the_first_collection_promises_most(lay: Lay) -> None:
    """ST-8: one is laid in a turn, so of several the best counts most."""
    one, other, both = (
        stands(lay(hand, "pig-3", board=BOARD))[0]
        for hand in ("corgi-3", "mice-3", "corgi-3 mice-3")
    )
    assert other < one < both < one + other


def test_with_no_turn_left_only_one_collection_counts(lay: Lay) -> None:
    """ST-18: that of the last pick."""
    one, both = (late(lay, "corgi-4 mice-4", "duck-4") for _ in range(2))
    for scene, hand in ((one, "corgi-3"), (both, "corgi-3 mice-3")):
        cards = scene.table.rules.box.by_code
        scene.table.players[0].hand = [cards[code] for code in hand.split()]
    assert stands(both)[0] == stands(one)[0]


def test_a_draw_play_is_worth_most_early(lay: Lay) -> None:
    """ST-13: then the card that it lays opens a column."""

    def more(scenes: list[Scene]) -> float:
        """Return by how much a draw-play is better than an ask."""
        drawing, asking = (stands(scene)[0] for scene in scenes)
        return drawing - asking

    early = [lay(hand, "pig-3", board=BOARD) for hand in ("cat-1", "cat-2")]
    ending = [lay(hand, "pig-3", board=BOARD) for hand in ("cat-1", "cat-2")]
    for scene in ending:
        scene.table.deck = scene.table.deck[:3]
    assert more(early) > more(ending) > 0


def test_a_sticker_with_a_combo_counts(lay: Lay) -> None:
    """ST-11: those too that are on no printed card."""
    plain = lay("cat-3", "pig-3", board=BOARD)
    better = lay("cat-3", "pig-3", board=BOARD, game=evening(cat_3=["extra"]))
    assert stands(better)[0] > stands(plain)[0]


def test_cards_beyond_six_are_something_to_choose_from(lay: Lay) -> None:
    """ST-15: as long as there are turns to lay them in."""
    six = "cat-3 duck-3 pig-5 koala-3 dino-3 rabbit-3"
    scenes = [lay(hand, "pig-3", board=BOARD) for hand in (six, f"{six} rabbit-4")]
    few, many = (stands(scene)[0] for scene in scenes)
    for scene in scenes:
        scene.table.deck = []
    few_late, many_late = (stands(scene)[0] for scene in scenes)
    assert many - few > many_late - few_late


# The album


def test_a_column_counts_by_what_its_clan_is_worth(lay: Lay) -> None:
    """ST-19: the majority it has."""
    dear, cheap = (
        lay("cat-1", "pig-3", albums=[album, ""], board=BOARD) for album in ("corgi-1", "duck-1")
    )
    assert stands(dear)[0] > stands(cheap)[0]


def test_whoever_has_most_gets_a_part_of_the_first_reward(lay: Lay) -> None:
    """ST-19: corgis are worth 11 and 8; with nobody else there more than with a smaller column."""
    nobody, only = stands(late(lay, "", "duck-3"))[0], stands(late(lay, "corgi-3", "duck-3"))[0]
    assert only - nobody == pytest.approx(1 + CARD + 8 * COLUMN + 3 * ALONE)
    first, second = stands(late(lay, "corgi-3 corgi-4", "corgi-5"))
    assert first - second == pytest.approx(1 + CARD + 3 * MOST - TURN)


def test_the_third_column_of_a_clan_is_worth_its_stars(lay: Lay) -> None:
    """ST-19: only first and second are rewarded."""
    albums = ["corgi-1", "corgi-3 corgi-4", "corgi-5 corgi-6 corgi-8"]
    without = stands(late(lay, "", *albums[1:]))
    assert stands(late(lay, *albums))[0] - without[0] == pytest.approx(CARD)


@pytest.mark.parametrize(
    ("counts", "cards", "points"),
    [
        ([0, 0], 1, 11.0),
        ([0, 3], 1, 8.0),
        ([1, 2], 1, 3.0),
        ([1, 2], 2, 6.0),
        ([3, 1], 1, 0.0),
        ([0, 3, 2], 1, 0.0),
        ([0, 1, 2], 3, 11 + (8 + 3) / 2),
    ],
    ids=["alone", "second", "level", "past", "first already", "third", "past both"],
)
def test_more_cards_win_a_place_and_take_it(
    lay: Lay, counts: list[int], cards: int, points: float
) -> None:
    """ST-19, ST-R16: corgis are worth 11 and 8; on a level with the first one is first too."""
    table = lay("cat-3", "pig-3", board=BOARD).table
    assert swing(counts, 0, cards, levels(table)[0]) == pytest.approx(points)


# The turn


def test_a_turn_still_to_come_in_this_round_is_an_advantage(lay: Lay) -> None:
    """ST-17: everybody has as many turns; who has laid already must not seem to lead by that."""
    scene = lay("cat-3", "pig-3", board=BOARD)
    turn = scene.table.seat
    before = stands(scene)
    scene.table.phase = PHASES.index("effects")
    after = stands(scene)
    assert before[turn] - after[turn] >= TURN
    assert after[1 - turn] == before[1 - turn]


def test_what_was_begun_is_an_advantage_until_the_last_pick(lay: Lay) -> None:
    """ST-9: combos and bonus of this turn, for whoever has the turn."""
    scene = lay("cat-1", "pig-3", board=BOARD)
    before, turn = stands(scene), scene.table.seat
    scene.table.taking = 2
    after = stands(scene)
    assert after[turn] == pytest.approx(before[turn] + 2)
    assert after[1 - turn] == before[1 - turn]
    scene.table.phase = PHASES.index("last-pick")
    picking = stands(scene)
    scene.table.taking = 0
    assert stands(scene) == picking
