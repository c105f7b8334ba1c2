"""Many games between bots, one after another or over all cores; the same seed, the same games."""

import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from multiprocessing.pool import Pool
from threading import current_thread, main_thread
from typing import Any

from stolik import bots, games
from stolik.core import AnyGame, Broken, Chance, Record, Seat, Unreadable, Value, begin, deal
from stolik.lab.watch import Watch, nobody_looks

BATCH = 20
"""Games handed to a worker at a time: few enough for a smooth progress bar."""


@dataclass(frozen=True)
class Plan:
    """What is to be played; plain data, so that it can be sent to other processes."""

    game: str
    seats: tuple[int, ...]
    """The sizes of the tables, taken in turn."""
    bots: tuple[str, ...]
    """Who plays; they change seats from game to game."""
    games: int
    seed: str
    options: dict[str, Value]
    components: str | None = None
    check: bool = False

    def table(self, number: int) -> tuple[Record, list[str]]:
        """Return the beginning of this game, and the bot in each seat."""
        seats = self.seats[number % len(self.seats)]
        round_ = number // len(self.seats)
        record = begin(self.played(), seats, f"{self.seed} game {number}", self.options)
        return record, [self.bots[(seat + round_) % len(self.bots)] for seat in range(seats)]

    def played(self) -> AnyGame:
        """Return the game, with an owner's components if there are any."""
        game = games.find(self.game)
        return game if self.components is None else owned(self.game, self.components)


@cache
def owned(key: str, components: str) -> AnyGame:
    """Return the game with an owner's components, read once and not for every table."""
    return games.find(key).with_components(components)


@dataclass(frozen=True)
class Outcome:
    """What came out of one game; everything by seat is in the order of play, the first first."""

    bots: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    plies: int
    ending: str


def simulate(plan: Plan, jobs: int) -> Iterator[Outcome]:
    """Play the games and hand out the outcomes, in order, as they come."""
    batches = [
        range(start, min(start + BATCH, plan.games)) for start in range(0, plan.games, BATCH)
    ]
    if jobs == 1:
        for batch in batches:
            yield from play_batch(plan, batch)
        return
    with workers_for(jobs) as workers:
        for outcomes in workers.imap(partial(play_batch, plan), batches):
            yield from outcomes


def workers_for(jobs: int) -> Pool:
    """Start workers that are deaf to Ctrl-C from their first moment on.

    It reaches every process of a terminal; the parent alone says what is to be done. They are
    spawned, not forked: a progress bar has a thread of its own, which a fork would not copy.
    """
    if current_thread() is not main_thread():  # only there signals can be settled
        return get_context("spawn").Pool(jobs, initializer=ignore_interrupts)
    before = ignore_interrupts()
    try:
        return get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> Any:
    """Hear no Ctrl-C; return what was to happen before."""
    return signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(plan: Plan, numbers: Sequence[int]) -> list[Outcome]:
    """Play some of the games."""
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> Outcome:
    """Play one game to its end; a broken promise names the game, so that it can be replayed."""
    record, seated = plan.table(number)
    try:
        return play_out(plan.played(), record, seated, check=plan.check)
    except Unreadable:
        raise
    except Exception as fault:
        where = f"game {number} (seed '{record.seed}', {record.seats} seats)"
        raise Broken(f"{where}: {fault}") from fault


def play_out(game: AnyGame, record: Record, seated: list[str], *, check: bool) -> Outcome:
    """Let the bots play; each has luck of its own and is handed what its seat knows."""
    state = deal(game, record)
    look = Watch(game, state, Chance(f"{record.seed} watch")).look if check else nobody_looks
    players = [bots.find(name) for name in seated]
    lucks = [Chance(f"{record.seed} seat {seat}") for seat in range(record.seats)]
    first = game.to_move(state)[0]
    made = [0] * record.seats
    look(state, made)
    while movers := game.to_move(state):
        seat = movers[0]
        moves = game.legal_moves(state, seat)
        bot = players[seat]
        game.play(state, seat, bot(game, seat, game.knows(state, seat), moves, lucks[seat]))
        made[seat] += 1
        look(state, made)
    order = [Seat((first + turn) % record.seats) for turn in range(record.seats)]
    points = [sum(line["points"] for line in pad) for pad in game.scores(state)]
    best = game.ranking(state)[0]
    return Outcome(
        bots=tuple(seated[seat] for seat in order),
        points=tuple(points[seat] for seat in order),
        winners=tuple(turn for turn, seat in enumerate(order) if seat in best),
        plies=sum(made),
        ending=str(game.ending(state)),
    )
