"""The race: the tortoise and the hare."""

from __future__ import annotations

import pytest

from stolik.core import Phrase
from stolik.games.rally.tests.test_circuit_rug import DIE, LONG_RING, RING, Rug, luck
from stolik.words import LANGUAGES, Words


def places(scene: Rug) -> list[str]:
    """Return where the cars stand."""
    return [seat["place"] for seat in scene.view()["seats"]]


def ranked(scene: Rug) -> list[list[int]]:
    """Return the seats, the first place first."""
    return [list(map(int, seats)) for seats in scene.game.ranking(scene.table)]


# Driving


def test_the_tortoise_drives_two_steps() -> None:
    """SR-C6: always, and without any luck."""
    scene = Rug(LONG_RING, driven=[0, 0])
    scene.play(*["tortoise"] * 6)
    assert (scene.table.driven, scene.table.chance.spent) == ([6, 6], 0)
    assert places(scene) == ["c3", "c3"]


@pytest.mark.parametrize(("face", "steps"), list(enumerate(DIE)))
def test_the_hare_drives_as_far_as_the_die_says(face: int, steps: int) -> None:
    """SR-C6: the six faces are 0, 1, 2, 2, 3, 4."""
    scene = Rug(LONG_RING, driven=[0, 0], seed=luck(face)).play("hare")
    assert scene.table.driven == [steps, 0]
    assert places(scene)[0] == ["a1", "b1", "c1", "d1", "d2"][steps]


def test_every_throw_of_the_hare_is_a_new_one() -> None:
    """SR-C6: the luck of one throw is spent with it."""
    scene = Rug(LONG_RING, driven=[0, 0, 0], seed=luck(5, 0, 1)).play("hare", "hare", "hare")
    assert scene.table.driven == [4, 0, 1]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann: the hare has fallen asleep and stays where it is."),
        ("ru", "Ann: заяц заснул и никуда не едет."),
    ],
)
def test_at_nought_the_hare_has_fallen_asleep(language: str, said: str) -> None:
    """SR-C6: the turn is over all the same."""
    scene = Rug(LONG_RING, driven=[0, 0], seed=luck(0)).play("hare")
    words = Words(language, scene.game, ("Ann", "Boris"))
    assert scene.heard == ["hare-drove"]
    assert words.say(Phrase(key="hare-drove", args=scene.events[0]["args"])) == said
    assert scene.turn == "racing 1"


@pytest.mark.parametrize(("move", "steps"), [("tortoise", 2), ("hare", 4)])
def test_what_was_driven_is_told(move: str, steps: int) -> None:
    """SR-C6: who, on what, and how far."""
    scene = Rug(LONG_RING, driven=[0, 0], seed=luck(5)).play(move)
    told = {"key": f"{move}-drove", "args": {"seat": 0, "steps": steps}, "audience": None}
    assert scene.events == [told]


def test_tortoise_and_hare_are_all_there_is() -> None:
    """SR-C6: nobody builds any more, and nobody may pass."""
    assert Rug(RING, driven=[0, 0]).moves == ["tortoise", "hare"]


def test_drivers_take_turns() -> None:
    """SR-C6: clockwise, as they built."""
    scene = Rug(LONG_RING, driven=[0, 0, 0], first=1)
    turns = []
    for _ in range(4):
        turns.append(scene.turn)
        scene.play("tortoise")
    assert turns == ["racing 1", "racing 2", "racing 0", "racing 1"]


def test_cars_share_a_tile() -> None:
    """SR-C7: any number of them, and nobody is pushed."""
    scene = Rug(LONG_RING, driven=[0, 2, 2, 2])
    scene.play("tortoise")
    assert places(scene) == ["c1"] * 4
    assert scene.table.driven == [2, 2, 2, 2]


def test_a_car_passes_others() -> None:
    """SR-C7: and leaves them where they are."""
    scene = Rug(LONG_RING, driven=[0, 1, 1]).play("tortoise")
    assert places(scene) == ["c1", "b1", "b1"]


def test_a_crossing_is_passed_twice_in_a_lap() -> None:
    """SR-C3, SR-C6: the third and the seventh step of a figure of eight are on one tile."""
    scene = Rug("╔╗ ╚╬╗ ·╚╝", driven=[2, 6])
    assert places(scene) == ["b2", "b2"]
    assert scene.play("tortoise", "tortoise").view()["seats"][0]["place"] == "c3"
    assert places(scene) == ["c3", "a1"]


# Laps


@pytest.mark.parametrize(("driven", "lap"), [(1, None), (2, 1), (3, 1), (5, None), (6, 2), (7, 2)])
def test_a_lap_is_done_at_the_start_tile(driven: int, lap: int | None) -> None:
    """SR-C8: reached or passed; a lap of four steps."""
    scene = Rug(RING, driven=[driven, 0], laps="3").play("tortoise")
    done = [event["args"] for event in scene.events if event["key"] == "lap-done"]
    assert done == ([] if lap is None else [{"seat": 0, "lap": lap, "laps": 3}])
    assert scene.view()["seats"][0]["lap"] == (driven + 2) // 4


def test_a_sleeping_hare_on_the_start_tile_does_no_lap() -> None:
    """SR-C8: a lap is counted once."""
    scene = Rug(RING, driven=[4, 0], laps="3", seed=luck(0)).play("hare")
    assert scene.heard == ["hare-drove"]


@pytest.mark.parametrize(("laps", "goal"), [("1", 4), ("2", 8), ("3", 12)])
def test_the_race_has_as_many_laps_as_agreed(laps: str, goal: int) -> None:
    """SR-C8, SR-C9: over with the last step of the last lap, and not before."""
    scene = Rug(RING, driven=[goal - 4], laps=laps)
    assert scene.play("tortoise").turn == "racing 0"
    assert scene.play("tortoise").turn == "race"


def test_two_laps_are_usual() -> None:
    """SR-C8: if nothing else is agreed."""
    assert Rug().view()["laps"] == 2


# The end


def test_all_have_equally_many_turns() -> None:
    """SR-C9: the second seat began, so the first seat is the last to drive."""
    scene = Rug(RING, first=1, driven=[0, 6, 0])
    turns = []
    for _ in range(3):
        scene.play("tortoise")
        turns.append(scene.turn)
    assert turns == ["racing 2", "racing 0", "race"]
    assert scene.moves == []
    assert scene.game.to_move(scene.table) == []


def test_when_the_last_of_a_round_does_the_laps_the_race_is_over() -> None:
    """SR-C9: all have had as many turns."""
    scene = Rug(RING, first=1, seat=0, driven=[6, 4, 4]).play("tortoise")
    assert (scene.turn, ranked(scene)) == ("race", [[0], [1, 2]])


def test_the_race_goes_on_while_nobody_has_done_the_laps() -> None:
    """SR-C9: however close somebody is."""
    assert Rug(RING, seat=1, driven=[7, 5]).play("tortoise").turn == "racing 0"


def test_whoever_drove_farthest_wins() -> None:
    """SR-C9: also past the finish, and after another who did the laps first."""
    scene = Rug(RING, driven=[6, 6], seed=luck(4)).play("tortoise", "hare")
    assert (scene.turn, scene.table.driven) == ("race", [8, 9])
    assert ranked(scene) == [[1], [0]]
    assert scene.events[-1] == {"key": "won-circuit", "args": {"seat": 1}, "audience": None}


def test_equal_distances_share_the_victory() -> None:
    """SR-C9: each of them is told to have won."""
    scene = Rug(RING, driven=[6, 4, 6]).play("tortoise", "tortoise", "tortoise")
    assert ranked(scene) == [[0, 2], [1]]
    won = [event["args"]["seat"] for event in scene.events if event["key"] == "won-circuit"]
    assert won == [0, 2]


def test_the_score_is_the_distance() -> None:
    """SR-C9: in steps, at any time."""
    scene = Rug(RING, driven=[3, 5])
    pads = scene.game.scores(scene.table)
    assert [[line["points"] for line in pad] for pad in pads] == [[3], [5]]
    assert {line["what"]["key"] for pad in pads for line in pad} == {"score-driven"}


def test_whoever_is_ahead_is_first_during_the_race() -> None:
    """SR-C9: as if it ended now."""
    assert ranked(Rug(LONG_RING, driven=[3, 5, 0, 5])) == [[1, 3], [0], [2]]


def test_the_ways_to_end() -> None:
    """SR-C5, SR-C9: with a race and without; none while it goes on."""
    scene = Rug(RING, driven=[0, 0])
    assert scene.game.ending(scene.table) is None
    assert scene.game.endings == ("race", "no-circuit")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_can_be_told(language: str) -> None:
    """SR-13: a whole game, from the first tile to the finish."""
    scene = Rug("╔╗ ╚", laps="1", seed=luck(5)).play("b2 lay", "turn NW", "lift b2")
    scene.play("b2 lay", "turn NW", "ready", "hare", "tortoise")
    words = Words(language, scene.game, ("Ann", "Boris"))
    said = [words.say(Phrase(key=told["key"], args=told["args"])) for told in scene.events]
    assert scene.heard[-5:] == [
        "race-begins",
        "hare-drove",
        "lap-done",
        "tortoise-drove",
        "won-circuit",
    ]
    assert not any(set("{}$") & set(sentence) for sentence in said)
