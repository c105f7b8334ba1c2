"""The end of the game: the last pick."""

from typing import Any

import pytest

from stolik.games.stickers.tests.conftest import Scene


def at_the_end(lay: type[Scene], hand: str, album: str, **options: Any) -> Scene:
    """Let the first seat come to the last pick so; the second has a panda, and all other clans."""
    scene = lay(hand, "duck-5 panda-3", albums=[album, ""], rest=2, turn=2, **options)
    return scene.play(2, "duck-5 lay", "done")


def test_everybody_picks_at_once(lay: type[Scene]) -> None:
    """ST-18: any card of the own hand, in any order of the seats."""
    scene = at_the_end(lay, "corgi-3 mice-3", "corgi-5")
    assert (scene.phase, scene.waiting) == ("last-pick", [1, 2])
    assert scene.moves(1) == ["corgi-3 pick", "mice-3 pick"]
    assert scene.moves(2) == ["panda-3 pick"]
    assert scene.rule(1, "panda-3 pick") == "ST-18 not-in-hand"
    scene.play(2, "panda-3 pick")
    assert scene.waiting == [1]


def test_the_pick_is_secret(lay: type[Scene]) -> None:
    """ST-18, ST-R27: the others see that a choice was made, and nothing moves until all have."""
    scene = at_the_end(lay, "corgi-3 mice-3", "corgi-5").play(1, "corgi-3 pick")
    assert (scene.hand(1), scene.column(1, "corgi")) == ("corgi-3 mice-3", "corgi-5")
    shown = [scene.view(onlooker)["seats"][0] for onlooker in (1, 2, None)]
    assert [seat["picked"] for seat in shown] == [True] * 3
    assert [seat["pick"] for seat in shown] == ["corgi-3", None, None]
    assert (scene.events[-1]["key"], scene.events[-1]["audience"]) == ("picked", [0])


def test_the_rest_of_the_clan_goes_with_it(lay: type[Scene]) -> None:
    """ST-18: onto the column of its clan; cards of other clans stay in hand."""
    scene = at_the_end(lay, "corgi-2 corgi-3 corgi-4 mice-3", "corgi-5 mice-5")
    scene.play(1, "corgi-3 pick").play(2, "panda-3 pick")
    assert scene.column(1, "corgi") == "corgi-5 corgi-3 corgi-2 corgi-4"
    assert scene.column(1, "mice") == "mice-5"
    assert scene.hand(1) == "mice-3"
    assert scene.column(2, "panda").split()[-1] == "panda-3"
    assert (scene.phase, scene.waiting) == ("over", [])
    assert scene.game.ending(scene.table) == "scored"


def test_no_bonus_and_no_combos(lay: type[Scene]) -> None:
    """ST-18: whatever is added."""
    scene = at_the_end(lay, "corgi-1 corgi-2 corgi-3", "corgi-5")
    scene.play(1, "corgi-1 pick").play(2, "panda-3 pick")
    assert scene.phase == "over"
    assert scene.view()["bonus"] == scene.view()["combos"] == []


def test_picks_are_told_from_the_first_player_on(lay: type[Scene]) -> None:
    """ST-18: all revealed together, then the majorities follow, and the points."""
    hands = ["corgi-3 dino-3", "panda-3", "mice-3"]
    scene = lay(*hands, rest=2, turn=1, first_seat="2").play(1, "corgi-3 lay", "done")
    scene.play(1, "dino-3 pick").play(3, "mice-3 pick").play(2, "panda-3 pick")
    told = [event for event in scene.events if event["key"].startswith("added")]
    assert [(each["key"], each["args"]["seat"]) for each in told] == [
        ("added", 1),
        ("added-nothing", 2),
        ("added-nothing", 0),
    ]
    assert told[0]["args"]["cards"] == 1
    assert scene.told()[-5:] == ["majority", "total", "total", "total", "won"]


def test_without_a_column_nothing_is_added(lay: type[Scene]) -> None:
    """ST-R15: neither the card nor the rest of its clan; it may be picked all the same."""
    scene = at_the_end(lay, "corgi-3 mice-3 mice-4", "corgi-5")
    scene.play(1, "mice-3 pick").play(2, "panda-3 pick")
    assert scene.column(1, "mice") == ""
    assert scene.column(1, "corgi") == "corgi-5"
    assert scene.hand(1) == "corgi-3 mice-3 mice-4"
    assert scene.phase == "over"


def test_a_new_column_may_be_agreed_on(lay: type[Scene]) -> None:
    """ST-R15: with `final_may_start_column` the pick starts one, with all cards of its clan."""
    scene = at_the_end(lay, "corgi-3 mice-3 mice-4", "corgi-5", final_may_start_column=True)
    scene.play(1, "mice-4 pick").play(2, "panda-3 pick")
    assert scene.column(1, "mice") == "mice-4 mice-3"
    assert scene.hand(1) == "corgi-3"


def test_whoever_has_a_hand_must_pick(lay: type[Scene]) -> None:
    """ST-R15: there is no way round it, even with a hand that adds nothing."""
    scene = at_the_end(lay, "mice-3", "corgi-5").play(2, "panda-3 pick")
    assert scene.moves(1) == ["mice-3 pick"]
    for move in ("end", "done", "mice-3 lay"):
        assert scene.rule(1, move) == "ST-9 other-question"


def test_an_empty_hand_picks_nothing(lay: type[Scene]) -> None:
    """ST-R15: the others are not kept waiting."""
    scene = at_the_end(lay, "", "corgi-5")
    assert scene.waiting == [2]
    assert scene.moves(1) == []
    assert scene.rule(1, "corgi-5 pick") == "ST-R15 empty-hand"
    scene.play(2, "panda-3 pick")
    assert scene.phase == "over"


def test_empty_hands_all_around(lay: type[Scene]) -> None:
    """ST-R15: then the scoring follows at once."""
    scene = lay("", "duck-5", albums=["corgi-5", ""], rest=2, turn=2).play(2, "duck-5 lay", "done")
    assert (scene.phase, scene.waiting) == ("over", [])
    assert "added" not in scene.told()
    assert "majority" in scene.told()


def test_a_pick_can_be_taken_back(lay: type[Scene]) -> None:
    """ST-R15: until everybody has picked."""
    scene = at_the_end(lay, "corgi-3 mice-3", "corgi-5 mice-5")
    assert scene.rule(1, "back") == "ST-18 nothing-picked"
    scene.play(1, "corgi-3 pick")
    assert scene.moves(1) == ["back"]
    assert scene.rule(1, "mice-3 pick") == "ST-18 picked-already"
    scene.play(1, "back")
    assert (scene.waiting, scene.told()[-1]) == ([1, 2], "thought-again")
    assert scene.events[-1]["audience"] == [0]
    scene.play(1, "mice-3 pick").play(2, "panda-3 pick")
    assert (scene.column(1, "corgi"), scene.column(1, "mice")) == ("corgi-5", "mice-5 mice-3")


def test_the_last_pick_is_final(lay: type[Scene]) -> None:
    """ST-R15, ST-18: when all have picked the game is over."""
    scene = at_the_end(lay, "corgi-3", "corgi-5").play(1, "corgi-3 pick").play(2, "panda-3 pick")
    assert scene.rule(1, "back") == scene.rule(2, "panda-3 pick") == "ST-18 game-over"


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_has_a_move_any_more(lay: type[Scene], seat: int) -> None:
    """ST-18: a single game ends with the scoring."""
    scene = at_the_end(lay, "corgi-3", "corgi-5").play(1, "corgi-3 pick").play(2, "panda-3 pick")
    assert scene.moves(seat) == []
