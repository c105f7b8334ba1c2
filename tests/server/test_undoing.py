"""What can be taken back without asking: exactly that which showed nothing and spent no luck."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from stolik.core import AnyGame, Chance, Event, Move, Record, Seat, move_named, written
from stolik.core.phrases import FLEETING
from stolik.games import find
from stolik.server.tables import wishes
from stolik.server.tables.entries import Asked, Undone
from stolik.server.tables.undoing import shows_nothing_new
from tests.cases import shorter
from tests.positions import SEED, At, agreements, dealt, every_game_there_is, moments

from .sitting import laid

POSITIONS = 16
"""How many moves of each game are looked at."""
LONELY = 20
"""Moves of a game whose players leave as soon as they have decided."""
OTHER_DEALS = [f"what else could lie there {number}" for number in range(24)]

every_game = pytest.mark.parametrize("name", every_game_there_is())


def course(name: str) -> Iterator[tuple[At, Seat, Move]]:
    """Play at some tables, and return what is about to be done."""
    game, all_agreements = every_game_there_is()[name], agreements(name)
    for number, luck in ((number, Chance(f"course {number}")) for number in range(4)):
        seats, options = luck.choice(all_agreements)
        at = dealt(game, seats, f"{SEED} {number}", options)
        for _ in range(200):
            if not game.to_move(at.state):
                break
            seat = luck.choice(game.to_move(at.state))
            move = luck.choice(game.legal_moves(at.state, seat))
            yield at, seat, move
            at.play(seat, move)


def some_of(name: str) -> Iterator[tuple[At, Seat, Move]]:
    """Return every so-many-th, from the deal to the end."""
    step = max(1, sum(1 for _ in course(name)) // POSITIONS)
    return (each for number, each in enumerate(course(name)) if number % step == 0)


def learnt(at: At, eye: Seat, seat: Seat, move: Move) -> tuple[str, list[Event]]:
    """Return all that one player has after the move: the view, the memory, what was told."""
    other = at.copy()
    happened = [
        event
        for event in other.play(seat, move)
        if event["audience"] is None or eye in event["audience"]
    ]
    return other.seen(eye) + other.known(eye) + written(happened), happened


def can_be_foreseen(at: At, seat: Seat, move: Move) -> bool:
    """Tell whether everybody would have learnt the same, however the rest lay.

    Whoever sees and hears nothing of it learns nothing, whatever else could have been done so.
    """
    for eye in at.seats:
        expected, _ = learnt(at, eye, seat, move)
        if expected == at.seen(eye) + at.known(eye) + written([]):
            continue
        for luck in OTHER_DEALS:
            other = at.redealt(eye, luck)
            if other.game.why_not(other.state, seat, move) is not None:
                return False
            if learnt(other, eye, seat, move)[0] != expected:
                return False
    return True


def is_seen_in_passing(at: At, seat: Seat, move: Move) -> bool:
    """Tell whether the move shows something that is covered again."""
    return any(event["key"].startswith(FLEETING) for event in learnt(at, seat, seat, move)[1])


@pytest.mark.parametrize("name", shorter(every_game_there_is(), "stickers+grown"))
def test_a_move_is_free_exactly_where_all_could_foresee_it(name: str) -> None:
    """At random positions of every game; what is seen in passing has a test of its own."""
    found = set()
    for at, seat, move in some_of(name):
        before = at.whole
        free = shows_nothing_new(at.game, at.state, seat, move)
        assert at.whole == before
        assert shows_nothing_new(at.game, at.state, seat, move) == free
        if not is_seen_in_passing(at, seat, move):
            assert free == can_be_foreseen(at, seat, move), (at, seat, move)
            found.add(free)
    assert True in found


@every_game
def test_what_a_free_move_leads_to_is_known_before(name: str) -> None:
    """Played at a table that a player only imagines, it leads that player to the same view."""
    for at, seat, move in some_of(name):
        if shows_nothing_new(at.game, at.state, seat, move):
            for eye in at.seats:
                imagined = at.imagined(eye, "imagined")
                after = at.copy()
                after.play(seat, move)
                if imagined.game.why_not(imagined.state, seat, move) is None:
                    imagined.play(seat, move)  # else it is one of those that the eye does not see
                assert imagined.seen(eye) == after.seen(eye), (at, seat, move)


@every_game
def test_nothing_is_taken_back_without_those_who_have_left(name: str) -> None:
    """But what all could foresee and nobody has answered; for the rest they are named."""
    game, (seats, options) = every_game_there_is()[name], agreements(name)[-1]
    sitting = laid(game.key, ("",) * seats, options=options, components=game.components, grace=0)
    table, luck, taken_back = sitting.table, Chance("lonely"), 0
    for _ in range(LONELY):
        mover = luck.choice(table.waits_for)
        sitting.move(mover, luck.choice(sitting.moves_of(mover)))
        if not table.playing:
            break
        for seat in range(seats):
            sitting.grant(wishes.leave(table, Seat(seat), sitting.now))
        asker = luck.choice([seat for seat, _ in table.record.moves])
        (granted,) = wishes.undo(table, asker, sitting.now)
        if isinstance(granted, Asked):
            others = [seat for seat in range(seats) if seat != asker]
            assert set(granted.needs or ()) <= {*others}
            assert granted.needs
        else:
            assert isinstance(granted, Undone)
            assert_foreseen(table.record, granted.moves)
            taken_back += 1
    assert taken_back


def assert_foreseen(record: Record, place: int) -> None:
    """Hold a game to that nobody but one player decided since, and that all could foresee it."""
    since = record.moves[place:]
    assert len({seat for seat, _ in since}) == 1
    for at, (seat, text) in zip(islice(moments(record), place, None), since, strict=False):
        assert can_be_foreseen(at, seat, move_named(at.game, text)), (at, seat, text)


def first(name: str, text: str) -> tuple[AnyGame, Any, Seat, Move]:
    """Return the first time in a course that somebody may do this."""
    for at, seat, _ in course(name):
        for move in at.game.legal_moves(at.state, seat):
            if text in str(move):
                return at.game, at.game.copy(at.state), seat, move
    raise AssertionError(text)


@pytest.mark.parametrize(
    ("name", "text", "free"),
    [
        ("geroychiki", "start", True),
        ("rally", "start", True),
        ("rally", "swap", True),
        ("rally", "turn", True),
        ("rally", "open", False),
        ("hercules", "two", True),
        ("hercules", "back", True),
        ("hercules", "keep", True),
        ("stickers", "take", True),
        ("stickers", "refill", False),
    ],
)
def test_what_is_free_in_the_games(name: str, text: str, free: bool) -> None:
    """To move what lies open shows nothing; to open, to draw and to refill does."""
    assert shows_nothing_new(*first(name, text)) == free


def test_a_secret_of_the_hand_is_not_taken_back_for_nothing() -> None:
    """A card that is laid openly was hidden until then."""
    assert not shows_nothing_new(*first("stickers", "lay"))


def test_what_is_seen_in_passing_is_not_free() -> None:
    """To open a tile that was opened before tells those who have forgotten it."""
    game = find("rally")
    at, luck = dealt(game, 2, SEED, {}), Chance("peeping")
    while True:
        (seat,) = game.to_move(at.state)
        moves = game.legal_moves(at.state, seat)
        for move in moves:
            if str(move).endswith(" open") and at.state.seen[move.place]:
                assert not shows_nothing_new(game, at.state, seat, move)
                return
        at.play(seat, luck.choice(moves))
