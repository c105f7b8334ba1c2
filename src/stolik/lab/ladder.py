"""Who plays better, and by how much: every bot against every other, over the same deals.

A deal is played as often as there are seats, everybody moved on by one seat each time: with two
seats twice, the seats swapped. So everybody sits once in every seat of a deal, and neither its luck
nor the first turn favours anybody; with three seats or more, who sits behind whom stays the same. A
mirror match, a bot against itself, shows that nothing else does: its share must lie about one half.

Games are played in any order, over any number of processes.
"""

import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from stolik import bots, games
from stolik.core import AnyGame, Broken, Chance, Unreadable, Value, begin, deal
from stolik.lab.cluster import on_cluster
from stolik.lab.simulate import owned, workers_for


@dataclass(frozen=True)
class LadderPlan:
    """What is to be played; plain data, so that it can be sent to other processes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    pairs: int
    """Deals for every match."""
    seed: str
    options: dict[str, Value]
    components: str | None = None
    met: tuple[tuple[str, ...], ...] = ()
    """Who meets whom, if not everybody everybody else."""

    def played(self) -> AnyGame:
        """Return the game, with an owner's components if there are any."""
        return (
            games.find(self.game) if self.components is None else owned(self.game, self.components)
        )

    def matches(self) -> list[tuple[str, ...]]:
        """Return who meets whom; the last is the mirror, the first bot against itself."""
        met = self.met or combinations(self.bots, min(self.seats, len(self.bots)))
        full = [(many * self.seats)[: self.seats] for many in met if len(many) > 1]
        return [*full, (self.bots[0],) * self.seats]

    def bouts(self) -> Iterator["Bout"]:
        """Return every game: deal by deal, so that a ladder that is stopped is about even."""
        for number in range(self.pairs):
            for match in range(len(self.matches())):
                for turn in range(self.seats):
                    yield Bout(match, number, turn)


class Bout(NamedTuple):
    """One game of a ladder."""

    match: int
    deal: int
    turn: int
    """By how many seats everybody has moved on."""


class Result(NamedTuple):
    """What came out of it; everything by entrant, in the order of the match."""

    bout: Bout
    places: tuple[int, ...]
    """From 0 for whoever won; those who share a place have the same."""
    points: tuple[int, ...]
    slowest: tuple[float, ...]
    """CPU seconds of the longest thought."""


# Playing


def climb(
    plan: LadderPlan, todo: Iterable[Bout], workers: int, ray: bool = False
) -> Iterator[Result]:
    """Play these games and hand out what came of them, as they come."""
    play = partial(play_bout, plan)
    if ray:
        yield from on_cluster(play, todo)
    elif workers == 1:
        yield from map(play, todo)
    else:
        with workers_for(workers) as pool:
            yield from pool.imap_unordered(play, todo)


def play_bout(plan: LadderPlan, bout: Bout) -> Result:
    """Play one game; a fault names it, so that it can be played again."""
    try:
        return played_out(plan, bout)
    except Unreadable:
        raise
    except Exception as fault:
        names = ", ".join(plan.matches()[bout.match])
        raise Broken(f"deal {bout.deal}, turn {bout.turn} of {names}: {fault}") from fault


def played_out(plan: LadderPlan, bout: Bout) -> Result:
    """Let the bots play; each has luck of its own and is handed what its seat knows."""
    game, entrants = plan.played(), plan.matches()[bout.match]
    state = deal(game, begin(game, plan.seats, f"{plan.seed} deal {bout.deal}", plan.options))
    sits = [(entrant + bout.turn) % plan.seats for entrant in range(plan.seats)]
    lucks = [Chance(f"{plan.seed} {bout} entrant {entrant}") for entrant in range(plan.seats)]
    players = [bots.unhurried(bots.find(name)) for name in entrants]
    slowest = [0.0] * plan.seats
    while movers := game.to_move(state):
        seat = movers[0]
        entrant = sits.index(seat)
        moves = game.legal_moves(state, seat)
        known = game.knows(state, seat)
        began = worked()
        move = players[entrant](game, seat, known, moves, lucks[entrant])
        slowest[entrant] = max(slowest[entrant], worked() - began)
        game.play(state, seat, move)
    return result_of(game, state, bout, sits, slowest)


def worked() -> float:
    """Return the CPU seconds so far, of children too: a clock shows what else a machine does."""
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


def result_of(
    game: AnyGame, state: Any, bout: Bout, sits: list[int], slowest: list[float]
) -> Result:
    """Write down how a game ended."""
    points = [sum(line["points"] for line in pad) for pad in game.scores(state)]
    ranking = game.ranking(state)
    place = {int(seat): number for number, those in enumerate(ranking) for seat in those}
    return Result(
        bout,
        tuple(place[seat] for seat in sits),
        tuple(points[seat] for seat in sits),
        tuple(round(seconds, 3) for seconds in slowest),
    )


def left_to_play(plan: LadderPlan, results: list[Result]) -> list[Bout]:
    """Return the games that are still to be played."""
    done = {result.bout for result in results}
    return [bout for bout in plan.bouts() if bout not in done]
