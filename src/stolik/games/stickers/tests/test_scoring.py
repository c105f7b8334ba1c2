"""Majorities, stars, the winner."""

from typing import Any

import pytest

from stolik.core import Phrase
from stolik.games.stickers.tests.conftest import Scene, evening
from stolik.words import Words

BOARD = "corgi mice rabbit dino pig koala cat panda duck"


def scored(*albums: str, board: str = BOARD) -> Scene:
    """Lay these albums; the score pad is kept as if the game ended now."""
    return Scene(*[""] * len(albums), albums=list(albums), board=board, market="duck-2")


def columns(clan: str, *counts: int) -> list[str]:
    """Return an album for each count: so many cards of the clan."""
    albums, number = [], 1
    for count in counts:
        albums.append(" ".join(f"{clan}-{n}" for n in range(number, number + count)))
        number += count
    return albums


def ranked(scene: Scene) -> list[list[int]]:
    """Return the places, with seats counted from 1."""
    return [[seat + 1 for seat in place] for place in scene.game.ranking(scene.table)]


# Majorities


@pytest.mark.parametrize(
    ("counts", "rewards"),
    [
        ((4, 2, 1), [11, 8, 0]),
        ((1, 2, 4), [0, 8, 11]),
        ((4, 2, 2, 1), [11, 8, 8, 0]),
        ((1, 3, 1, 1), [8, 11, 8, 8]),
    ],
)
def test_most_cards_and_second_most(counts: tuple[int, ...], rewards: list[int]) -> None:
    """ST-19, ST-R17: the first reward, the second, and all who tie for second have that."""
    assert scored(*columns("corgi", *counts)).pads("corgi") == rewards


@pytest.mark.parametrize(
    ("counts", "rewards"),
    [
        ((3, 3, 1), [11, 11, 0]),
        ((2, 2, 2), [11, 11, 11]),
        ((1, 3, 3, 2), [0, 11, 11, 0]),
        ((3, 3), [11, 11]),
        ((2, 2, 2, 2), [11] * 4),
    ],
)
def test_a_tie_for_first(counts: tuple[int, ...], rewards: list[int]) -> None:
    """ST-R17, ST-19: all of them have the first reward, and nobody the second."""
    assert scored(*columns("corgi", *counts)).pads("corgi") == rewards


@pytest.mark.parametrize(
    ("counts", "rewards"),
    [
        ((0, 0), [0, 0]),
        ((1, 0), [11, 0]),
        ((0, 3, 0), [0, 11, 0]),
        ((2, 2, 0), [11, 11, 0]),
        ((2, 1, 0, 0), [11, 8, 0, 0]),
    ],
)
def test_no_cards_no_reward(counts: tuple[int, ...], rewards: list[int]) -> None:
    """ST-R16: whoever is alone in a clan has the first reward, and nobody the second."""
    assert scored(*columns("corgi", *counts)).pads("corgi") == rewards


def test_two_places_pay() -> None:
    """ST-D4: with two players the second one pays as well; with four, the third does not."""
    assert scored(*columns("corgi", 4, 1)).pads("corgi") == [11, 8]
    assert scored(*columns("corgi", 4, 3, 2, 1)).pads("corgi") == [11, 8, 0, 0]


@pytest.mark.parametrize(
    ("clan", "rewards"),
    [
        ("corgi", [11, 8]),
        ("mice", [9, 6]),
        ("rabbit", [9, 6]),
        ("dino", [7, 4]),
        ("koala", [7, 4]),
        ("cat", [5, 2]),
        ("duck", [5, 2]),
    ],
)
def test_the_rewards_are_those_of_the_level(clan: str, rewards: list[int]) -> None:
    """ST-D3, ST-19: 11 and 8 on the legendary level, less on each level below."""
    assert scored(f"{clan}-3 {clan}-4", f"{clan}-5").pads(clan) == rewards


def test_a_clan_is_worth_what_its_token_says() -> None:
    """ST-19: where the token lies, not which clan it is."""
    scene = scored("corgi-3", "duck-3", board="duck mice rabbit dino pig koala cat panda corgi")
    assert (scene.pads("corgi"), scene.pads("duck")) == ([5, 0], [0, 11])


def test_every_clan_is_counted_by_itself() -> None:
    """ST-19: the points of a seat are those of all nine clans, and the stars."""
    scene = scored("corgi-1 corgi-2 mice-1 duck-1", "mice-2 mice-3 pig-1")
    assert scene.points == [11 + 6 + 5, 9 + 7 + 1]


def test_the_score_pad_has_a_line_for_each_clan() -> None:
    """ST-19, ST-20: from the most valuable clan on, and then the stars."""
    scene = scored("corgi-6 mice-1", "mice-3")
    pads = scene.game.scores(scene.table)
    assert [[line["points"] for line in pad] for pad in pads] == [
        [11, 9, 0, 0, 0, 0, 0, 0, 0, 2],
        [0, 9, 0, 0, 0, 0, 0, 0, 0, 1],
    ]
    assert [line["what"]["key"] for line in pads[0]] == ["score-clan"] * 9 + ["score-stars"]


def test_hands_do_not_count() -> None:
    """ST-19, ST-20: only what lies in an album."""
    scene = Scene("corgi-3 corgi-6", "", albums=["", "corgi-1"], board=BOARD, market="duck-2")
    assert scene.points == [0, 11]


def test_the_majorities_are_told() -> None:
    """ST-19: from the most valuable clan on, if anybody has it, and whether there is a tie."""
    pigs = [f"pig-{number}" for number in range(1, 7)]
    albums = ["corgi-1 corgi-2 corgi-3", ""]
    scene = Scene(" ".join(pigs), "duck-3", albums=albums, board=BOARD, rest=2, turn=2)
    scene.play(2, "duck-3 lay", "done").play(1, "pig-1 pick")
    told = [event["args"] for event in scene.events if event["key"] == "majority"]
    clans = [clan for clan in scene.box.clans if clan.code != "pig"]
    assert [args["clan"] for args in told] == [clan.noun() for clan in clans]
    assert [args["tie"] for args in told] == ["yes"] + ["no"] * 7


# The points told


def told(scene: Scene, key: str) -> list[Any]:
    """Return what was told of this."""
    return [event["args"] for event in scene.events if event["key"] == key]


def said(scene: Scene, key: str) -> list[str]:
    """Return how it is told."""
    words = Words("en", scene.game, ("Ann", "Boris", "Vera", "Gleb"))
    return [words.say(Phrase(key=key, args=args)) for args in told(scene, key)]


def finished(hands: list[str], albums: list[str], kept: str) -> Scene:
    """Let a game end so: everybody lays the one card of his hand, the last picks what is left.

    All cards but those of the albums are in the last hand, and stay there but for one clan.
    """
    box = Scene("", "", market="duck-2").box
    seats = len(hands)
    used = " ".join([*hands, *albums]).split()
    rest = [card.code for card in box.cards if card.mark <= seats and card.code not in used]
    hands = [*hands[:-1], " ".join([hands[-1], *rest])]
    scene = Scene(*hands, albums=albums, board=BOARD, turn=seats)
    scene.play(seats, f"{hands[-1].split()[0]} lay", "done")
    for seat in scene.waiting:
        scene.play(seat, f"{kept} pick" if seat == seats else scene.moves(seat)[0])
    return scene


def test_both_places_of_a_clan_are_told() -> None:
    """ST-19: how many cards each has, and what they bring."""
    scene = finished(["", "duck-3"], ["corgi-1 corgi-2", "corgi-3"], "mice-3")
    assert said(scene, "majority") == [
        "King Corgi (legendary): Ann — 2 cards, 11 points; Boris — 1 card, 8 points.",
        "Captain Duck (common): Boris — 1 card, 5 points.",
    ]
    results = told(scene, "majority")[0]["results"]
    assert (results["key"], set(results["args"])) == ("and-then", {"first", "rest"})


def test_a_tie_for_first_is_told() -> None:
    """ST-R17: those who share it together, and that there is no second place."""
    albums = ["corgi-1 corgi-2", "corgi-3", "corgi-4 corgi-5"]
    scene = finished(["", "", "duck-3"], albums, "mice-3")
    tie = " A tie for the first place: nobody gets the second reward."
    told_first = f"King Corgi (legendary): Ann and Vera — 2 cards each, 11 points each.{tie}"
    assert said(scene, "majority")[0] == told_first
    assert told(scene, "majority")[0]["tie"] == "yes"


def test_a_tie_for_second_is_told() -> None:
    """ST-R17: all of them have that reward."""
    albums = ["corgi-1 corgi-2", "corgi-3", "corgi-4"]
    scene = finished(["", "", "duck-3"], albums, "mice-3")
    second = "Boris and Vera — 1 card each, 8 points each."
    assert said(scene, "majority")[0].endswith(f"11 points; {second}")


def test_three_names_are_joined() -> None:
    """ST-R17: with a comma, and a word before the last."""
    albums = ["corgi-1", "corgi-2", "corgi-3"]
    scene = finished(["", "", "duck-3"], albums, "mice-3")
    assert "Ann, Boris and Vera — 1 card each" in said(scene, "majority")[0]


def test_the_points_are_told_from_the_first_place_on() -> None:
    """ST-21, ST-20: with the stars among them, then the winner; nothing was equal."""
    scene = finished(["", "duck-3"], ["mice-1", "corgi-6 corgi-3"], "rabbit-3")
    assert [args["seat"] for args in told(scene, "total")] == [1, 0]
    assert said(scene, "total") == [
        "Boris: 20 points, 4 of them for stars.",
        "Ann: 9 points, 0 of them for stars.",
    ]
    assert said(scene, "won") == ["The winner: Boris!"]
    assert told(scene, "tie-broken") == []
    assert scene.told()[-3:] == ["total", "total", "won"]


def test_what_decided_between_equals_is_told() -> None:
    """ST-21, ST-R19: the first clan in which they differ, and by how much."""
    albums = ["duck-1 mice-1 cat-3", "mice-6 mice-2"]
    scene = finished(["", "duck-3"], albums, "rabbit-3")
    assert scene.points[0] == scene.points[1]
    assert ranked(scene) == [[2], [1]]
    decided = "Equal points. Cosmice decides: Boris has more of its cards (2 to 1)."
    assert said(scene, "tie-broken") == [decided]
    assert scene.view()["tie_break"]["args"] == told(scene, "tie-broken")[0]
    assert scene.told()[-4:] == ["total", "total", "tie-broken", "won"]


def test_equals_further_down_are_not_explained() -> None:
    """ST-21: the victory alone is."""
    albums = ["cat-1", "panda-1", "corgi-6"]
    scene = finished(["", "", "duck-3"], albums, "rabbit-3")
    assert scene.points[0] == scene.points[1] < scene.points[2]
    assert told(scene, "tie-broken") == []


def test_a_shared_victory_is_told() -> None:
    """ST-R19: the winners are joined in one sentence; nothing has decided."""
    albums = ["corgi-3 duck-4", "corgi-4"]
    scene = finished(["", "duck-3"], albums, "rabbit-3")
    assert ranked(scene) == [[1, 2]]
    assert said(scene, "won") == ["The victory is shared by Ann and Boris!"]
    assert told(scene, "tie-broken") == []


# Stars


@pytest.mark.parametrize(
    ("album", "stars"),
    [("corgi-1", 0), ("corgi-3", 1), ("corgi-6", 2), ("corgi-6 corgi-3 mice-6 mice-1 duck-5", 6)],
)
def test_each_star_is_a_point(album: str, stars: int) -> None:
    """ST-20: all of the album, of every clan."""
    scene = scored(album, "")
    assert scene.view()["seats"][0]["stars"] == stars
    assert scene.game.scores(scene.table)[0][-1]["points"] == stars


def test_covered_stars_count() -> None:
    """ST-R20: the strip of a covered card stays in sight."""
    for column in ("corgi-6 corgi-1", "corgi-1 corgi-6"):
        assert scored(column, "").points[0] == 11 + 2


def test_star_stickers_count() -> None:
    """ST-R20: `star` adds one, `two-stars` adds two."""
    game = evening(corgi_3=["star", "two-stars"], corgi_1=["star"], mice_1=["ask"])
    scene = Scene("", "", albums=["corgi-3 corgi-1 mice-1", ""], market="duck-2", game=game)
    assert scene.view()["seats"][0]["stars"] == 1 + 1 + 2 + 1


# The winner


def test_most_points_win() -> None:
    """ST-21: then the next, down to the last."""
    scene = scored("corgi-1", "duck-1", "mice-1", "dino-1")
    assert scene.points == [11, 5, 9, 7]
    assert ranked(scene) == [[1], [3], [4], [2]]


def test_points_come_before_the_legendary_clan() -> None:
    """ST-21: clans are compared only where the points are equal."""
    scene = scored("corgi-1", "mice-1 dino-1")
    assert scene.points == [11, 16]
    assert ranked(scene) == [[2], [1]]


def test_a_tie_goes_to_the_legendary_clan() -> None:
    """ST-21: to whoever has more cards of it, though others have more elsewhere."""
    scene = scored("mice-6 mice-1", "corgi-1")
    assert scene.points == [11, 11]
    assert ranked(scene) == [[2], [1]]


@pytest.mark.parametrize(
    ("albums", "places"),
    [
        # Second rung, left on the epic level before right.
        (("mice-1", "rabbit-1"), [[1], [2]]),
        (("rabbit-1", "mice-1"), [[2], [1]]),
        # Level by level: an epic clan before a rare one.
        (("dino-6", "mice-1"), [[2], [1]]),
        # Within the common level, from left to right.
        (("duck-1", "cat-1"), [[2], [1]]),
        (("panda-1", "duck-1"), [[1], [2]]),
    ],
)
def test_the_rungs_of_the_tie_break(albums: tuple[str, str], places: list[list[int]]) -> None:
    """ST-R19, ST-21: clan by clan, from the top level down and from left to right."""
    scene = scored(*albums)
    assert scene.points[0] == scene.points[1]
    assert ranked(scene) == places


def test_the_tokens_as_they_lie_at_the_end() -> None:
    """ST-R19: the same albums with other tokens."""
    albums = ("mice-1", "rabbit-1")
    swapped = "corgi rabbit mice dino pig koala cat panda duck"
    assert ranked(scored(*albums, board=BOARD)) == [[1], [2]]
    assert ranked(scored(*albums, board=swapped)) == [[2], [1]]


@pytest.mark.parametrize("first", [True, False])
def test_equal_in_the_first_clan_the_next_decides(first: bool) -> None:
    """ST-R19: by the number of cards there, whichever seat has them."""
    albums = ["corgi-1 mice-1 mice-2", "corgi-3 mice-6"]
    scene = scored(*(albums if first else albums[::-1]))
    assert scene.points == [20, 20]
    assert ranked(scene) == ([[1], [2]] if first else [[2], [1]])


def test_the_victory_is_shared() -> None:
    """ST-R19: if all are equal; the places after it follow."""
    scene = scored("corgi-3", "mice-1", "corgi-4")
    assert scene.points == [12, 9, 12]
    assert ranked(scene) == [[1, 3], [2]]


def test_nobody_has_anything() -> None:
    """ST-R19: then all share the victory."""
    assert ranked(scored("", "", "", "")) == [[1, 2, 3, 4]]
