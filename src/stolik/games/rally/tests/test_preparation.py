"""Laying the rug, and what is in the box."""

from collections import Counter

import pytest

from stolik.core import Seat, Unreadable
from stolik.games.rally.board import BESIDE, NAMES
from stolik.games.rally.components import COLOURS, NOTHING
from stolik.games.rally.tests.conftest import Lay, drawn, place

SEEDS = [str(number) for number in range(40)]


@pytest.mark.parametrize(
    ("mix", "counts"),
    [
        ("usual", {"straight": 6, "curve": 10, "crossing": 4, "dead-end": 4}),
        ("alternative", {"straight": 6, "curve": 8, "tee": 4, "crossing": 2, "dead-end": 4}),
    ],
)
def test_there_are_24_tiles_of_the_mix(lay: Lay, mix: str, counts: dict[str, int]) -> None:
    """SR-1: 24 track tiles, whichever mix is chosen."""
    tiles = lay(mix=mix).tiles
    assert Counter(tiles) == counts
    assert len(tiles) == 24


def test_the_usual_mix_is_usual(lay: Lay) -> None:
    """Whoever chooses no mix plays with the one the reviews speak of."""
    assert sorted(lay().tiles) == sorted(lay(mix="usual").tiles)


def test_four_cars_four_tokens_four_finishes(lay: Lay) -> None:
    """SR-1: in the same four colours."""
    scene = lay(seats=4)
    things = [thing for thing in scene.laid if thing.startswith("car") or thing.endswith("token")]
    assert things == sorted(
        ["car 1", "car 2", "car 3", "car 4"] + [f"{colour} token" for colour in COLOURS]
    )
    assert scene.view()["finishes"] == ["red", "green", "blue", "yellow"]


def test_the_pit_stop_lies_among_24_backs(lay: Lay) -> None:
    """SR-2: the pit stop is face up in the middle of five by five, all the others face down."""
    scene = lay()
    tiles = [cell["tile"] for cell in scene.view()["cells"]]
    assert tiles == [None] * 12 + ["pit"] + [None] * 12
    assert scene.board == drawn("")


def test_the_tiles_are_shuffled(lay: Lay) -> None:
    """SR-2: they lie otherwise every time."""
    assert lay(seed="one").tiles != lay(seed="two").tiles


def test_any_tile_may_lie_anywhere(lay: Lay) -> None:
    """SR-2: each of the four kinds comes up in each place, sooner or later."""
    dealt = [lay(seed=seed).tiles for seed in SEEDS]
    assert all(len({tiles[where] for tiles in dealt}) == 4 for where in range(24))


@pytest.mark.parametrize(
    ("finish", "corner", "side"),
    [("red", "a1", 3), ("green", "e1", 1), ("blue", "a5", 3), ("yellow", "e5", 1)],
)
def test_a_finish_lies_beside_its_corner(finish: str, corner: str, side: int) -> None:
    """SR-2, SR-R19: west of the two left corners, east of the two right ones."""
    assert BESIDE[place(corner)][side] == place(finish)
    assert [other for other in BESIDE[place(finish)] if other != NOTHING] == [place(corner)]


@pytest.mark.parametrize("finish", COLOURS)
def test_the_pit_stop_is_five_steps_away(finish: str) -> None:
    """SR-D1: from every finish, going from side to side, five steps and not fewer."""
    reached, steps = {place(finish)}, 0
    while place("pit") not in reached:
        steps += 1
        reached |= {to for at in reached for to in BESIDE[at] if to != NOTHING}
    assert steps == 5


def test_a_finish_touches_one_tile_and_a_tile_one_finish_at_most() -> None:
    """SR-D1: no finish is beside another, and only corners have one."""
    finishes = range(place("red"), len(NAMES))
    for at in range(len(NAMES)):
        found = [to for to in BESIDE[at] if to in finishes]
        assert len(found) == (NAMES[at] in ("a1", "e1", "a5", "e5"))


# Tokens


@pytest.mark.parametrize("tokens", ["random", "occupied_corners"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_tokens_as_players(lay: Lay, seats: int, tokens: str) -> None:
    """SR-3, SR-R13: stacked on the pit stop; the others are in the box."""
    scene = lay(seats=seats, tokens=tokens)
    scene.play(*[f"{colour} start" for colour in COLOURS[:seats]])
    assert len(scene.stack.split()) == seats
    assert len(scene.table.boxed) == 4 - seats
    assert scene.view()["tokens"] == seats


def test_the_tokens_are_shuffled(lay: Lay) -> None:
    """SR-3: each colour is on top now and then."""
    assert {lay(seats=4, seed=seed).stack.split()[0] for seed in SEEDS} == set(COLOURS)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nobody_sees_the_tokens(lay: Lay, seat: int | None) -> None:
    """SR-3, SR-R25: neither those on the pit stop nor those in the box."""
    scenes = [lay("", stack=stack) for stack in ("red green", "yellow blue")]
    assert scenes[0].stack != scenes[1].stack
    assert scenes[0].view(seat) == scenes[1].view(seat)


def test_nobody_knows_the_tokens_in_the_box(lay: Lay) -> None:
    """SR-R25: not even at the table, once a token is taken; any of the others may be there."""
    scenes = [lay("", goals="blue", stack=stack) for stack in ("red", "yellow")]
    known = [s.game.write_knowledge(s.game.knows(s.table, Seat(0))) for s in scenes]
    assert known[0] == known[1]


def test_the_box_is_no_secret_when_corners_count(lay: Lay) -> None:
    """SR-R25, SR-R13: the tokens in the box are those of the empty corners, as everybody sees."""
    scene = lay(tokens="occupied_corners").play("blue start", "green start")
    known = scene.game.knows(scene.table, Seat(1))
    assert sorted(COLOURS[token] for token in known.seen.boxed) == ["red", "yellow"]
    assert sorted(COLOURS[token] for token in known.tokens) == ["blue", "green"]


def test_with_random_tokens_any_colour_may_count(lay: Lay) -> None:
    """SR-R13: two cars at red and green, and every pair of tokens comes up."""
    found = {
        " ".join(sorted(lay(seed=seed).play("red start", "green start").stack.split()))
        for seed in SEEDS
    }
    assert len(found) == 6


@pytest.mark.parametrize("corners", ["red green", "yellow red", "blue yellow green"])
def test_with_occupied_corners_their_colours_count(lay: Lay, corners: str) -> None:
    """SR-R13: the tokens are those of the finishes where cars start, in any order."""
    chosen = corners.split()
    moves = [f"{colour} start" for colour in chosen]
    stacks = {
        lay(seats=len(chosen), seed=seed, tokens="occupied_corners").play(*moves).stack
        for seed in SEEDS
    }
    assert {frozenset(stack.split()) for stack in stacks} == {frozenset(chosen)}
    assert len(stacks) == (2 if len(chosen) == 2 else 6)


def test_chance_is_the_default_for_tokens(lay: Lay) -> None:
    """SR-R13: whoever chooses nothing plays for random tokens."""
    assert [lay(seed=seed).stack for seed in SEEDS] == [
        lay(seed=seed, tokens="random").stack for seed in SEEDS
    ]


# Seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_may_play(lay: Lay, seats: int) -> None:
    """SR-R21: a car for each."""
    assert len(lay(seats=seats).view()["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_or_more_may_not(lay: Lay, seats: int) -> None:
    """SR-R21: there are four cars, and nobody races alone."""
    with pytest.raises(Unreadable):
        lay(seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_youngest_begins(lay: Lay, seats: int) -> None:
    """SR-5, SR-R23: whoever that is, if the players say so."""
    for number in range(seats):
        scene = lay(seats=seats, first_seat=str(number + 1))
        assert scene.turn == f"seat {number}"


def test_chance_names_the_first_if_nobody_does(lay: Lay) -> None:
    """SR-R23: each of three sooner or later."""
    assert {lay(seats=3, seed=seed).turn for seed in SEEDS} == {"seat 0", "seat 1", "seat 2"}


def test_the_youngest_must_sit_at_the_table(lay: Lay) -> None:
    """SR-R23: a table of two has no third seat."""
    with pytest.raises(Unreadable, match="first_seat is 3, but the table has 2 seats"):
        lay(seats=2, first_seat="3")
