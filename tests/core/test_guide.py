"""A guide as a file: what is read, what is refused, and how it is followed."""

import pytest

from stolik.core import Guide, Seat, Unreadable, follow, note_of, read_guide
from stolik.core.guide import moves_of
from stolik.games import find

GAME = find("geroychiki")
HEAD = """
seats = 2
seat = 0
seed = "guide 84"
options = { first_seat = "1" }
"""
LOOK = """
[[steps]]
note = "rows"
shows = ["A3.3"]
"""
DO = """
[[steps]]
note = "start"
move = "A3.3 start"
"""
WATCH = """
[[steps]]
seat = 1
move = "B3.3 start"
"""
LATER = """
[[steps]]
note = "later"
later = [[0, "A4.1 right"], [1, "C4.3 start"]]
"""


def guide(*steps: str) -> Guide:
    """Return the guide of these steps."""
    return read_guide(GAME, HEAD + "".join(steps))


def test_a_step_is_something_to_look_at_to_do_or_to_watch() -> None:
    """What a step does not name is as it usually is."""
    look, do, watch, later = guide(LOOK, DO, WATCH, LATER).steps
    assert (look.note, look.shows, look.move) == ("rows", ("A3.3",), "")
    assert (do.seat, do.move, do.shows) == (0, "A3.3 start", ())
    assert (watch.note, watch.seat) == ("", 1)
    assert later.later == ((0, "A4.1 right"), (1, "C4.3 start"))


def test_every_move_is_played_in_its_turn() -> None:
    """Those that are not shown, too."""
    read = guide(LOOK, DO, WATCH, LATER)
    assert [move for _, move in moves_of(read)] == [
        "A3.3 start",
        "B3.3 start",
        "A4.1 right",
        "C4.3 start",
    ]


def test_a_step_has_the_table_before_its_move_and_what_the_move_did() -> None:
    """The table of a step is its own: later moves do not change it."""
    look, do, watch, later = follow(GAME, guide(LOOK, DO, WATCH, LATER))
    assert (look.happened, later.happened) == ([], [])
    assert [event["key"] for event in do.happened] == ["placed-start"]
    assert GAME.view(look.state, Seat(0)) == GAME.view(do.state, Seat(0))
    assert [bool(shelf) for shelf in watch.state.shelves[0]] == [True, False, False]
    assert [bool(shelf) for shelf in later.state.shelves[1]] == [False, True, True]


def test_a_note_speaks_of_who_moves_and_of_what() -> None:
    """Where nothing is done it speaks for itself; where nothing is said there is none."""
    look, do, watch = follow(GAME, guide(LOOK, DO, WATCH))
    assert note_of(GAME, look) == {"key": "guide-rows", "args": {}}
    said = note_of(GAME, do)
    assert said is not None
    assert said["key"] == "guide-start"
    assert said["args"].keys() == {"seat", "about", "says"}
    assert note_of(GAME, watch) is None


def test_a_move_against_the_rules_is_refused() -> None:
    """With its number, as in any record."""
    with pytest.raises(Unreadable, match="move 2 of the record"):
        follow(GAME, guide(DO, DO))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (HEAD, "the guide has no 'steps'"),
        (f'luck = "x"\n{HEAD}', "unknown part 'luck'"),
        (f'{HEAD}{LOOK}says = "x"', "a step of the guide has an unknown part 'says'"),
        (f"{HEAD}[[steps]]\nnote = 7", "'note' of a step of the guide should be a text"),
    ],
)
def test_a_slip_of_the_pen_is_named(text: str, fault: str) -> None:
    """Whoever writes a guide reads what is wrong with it."""
    with pytest.raises(Unreadable, match=fault):
        read_guide(GAME, text)
