"""A recorded game, move by move: how likely everybody was to win, and where that changed."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from stolik import games
from stolik.bots import hint
from stolik.core import AnyGame, Chance, Choice, Record, Seat, deal, replay
from stolik.lab.chances import Chances, chances, error_of_change
from stolik.lab.simulate import workers_for

TURNING = 0.1
"""A move that changes a share by so much may be a turning point."""
CLEARLY = 3
"""It is one if the change is so many times its error: of a hundred moves, luck makes a
quarter of one."""
MOST_TURNING = 5


class Moment(NamedTuple):
    """The table after so many moves."""

    number: int
    seat: Seat | None
    """Who made the last move; nobody before the first."""
    chances: Chances


class Turning(NamedTuple):
    """A move that changed much for whoever made it."""

    number: int
    seat: Seat
    before: float
    after: float
    """The share of wins of that seat."""


def moments(record: Record, played: int, jobs: int) -> Iterator[Moment]:
    """Return how everybody stood, from the beginning on, by so many games played on each time."""
    game = games.game_of(record)
    movers = [None, *(step.seat for step in replay(game, record))]
    found = standings(record, played, min(jobs, len(movers)))
    for number, (seat, stood) in enumerate(zip(movers, found, strict=True)):
        yield Moment(number, seat, stood)


def standings(record: Record, played: int, jobs: int) -> Iterator[Chances]:
    """Return everybody's chances after every move, found by so many processes."""
    numbers = range(len(record.moves) + 1)
    if jobs == 1:
        yield from map(partial(stood, record, played), numbers)
        return
    with workers_for(jobs) as workers:
        yield from workers.imap(partial(stood, record, played), numbers)


def stood(record: Record, played: int, number: int) -> Chances:
    """Return everybody's chances after so many moves."""
    game = games.game_of(record)
    return chances(game, table_after(game, record, number), played)


def table_after(game: AnyGame, record: Record, number: int) -> Any:
    """Return the table after so many moves."""
    state = deal(game, record)
    for step in replay(game, record.until(number)):
        state = step.state
    return state


def turning_points(found: list[Moment]) -> list[Turning]:
    """Return the moves that clearly changed most for whoever made them, in order."""
    points = [
        Turning(two.number, two.seat, one.chances.shares[two.seat], two.chances.shares[two.seat])
        for one, two in pairwise(found)
        if two.seat is not None and is_turning(one.chances, two.chances, two.seat)
    ]
    return sorted(sorted(points, key=lambda at: -abs(at.after - at.before))[:MOST_TURNING])


def is_turning(before: Chances, after: Chances, seat: Seat) -> bool:
    """Tell whether a seat's share changed much, and by more than luck alone would do."""
    change = abs(after.shares[seat] - before.shares[seat])
    return change >= max(TURNING, CLEARLY * error_of_change(before, after, seat))


def choice_made(game: AnyGame, record: Record, at: Turning) -> Choice:
    """Return the move of a turning point as it was offered."""
    before = table_after(game, record, at.number - 1)
    return offered(game, before, at.seat, record.moves[at.number - 1][1])


def better_choice(game: AnyGame, record: Record, at: Turning) -> Choice | None:
    """Return what the search would have played, from what the seat knew, if something else."""
    before = table_after(game, record, at.number - 1)
    # Whoever took a decision back owed none: there was nothing to think about.
    if at.after > at.before or at.seat not in game.to_move(before):
        return None
    moves, known = game.legal_moves(before, at.seat), game.knows(before, at.seat)
    best = str(hint(game, at.seat, known, moves, Chance(f"analysis {at.number}")).move)
    made = record.moves[at.number - 1][1]
    return None if best == made else offered(game, before, at.seat, best)


def offered(game: AnyGame, state: Any, seat: Seat, move: str) -> Choice:
    """Return a move as the seat's view offers it."""
    choices: list[Choice] = game.view(state, seat)["moves"]
    return next(each for each in choices if each["move"] == move)
