"""How long level 5 takes to answer, at every decision of many games, without a compiler.

It plays `greed` in every game of the catalogue, in both seats by turns, on one core. Shown are its
longest and its usual answer by the clock, where there was anything to decide, and its longest in
CPU time: on a machine that is busy with other things the clock shows their time too.

    nox -s bench_answers
    python benchmarks/answers.py --games-each 3
"""

import argparse
import statistics
import time
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from stolik import bots, games
from stolik.core import Chance, begin, deal

BEST, OTHER = "level-5", "greed"
IN_TIME = 1.2


class Took(NamedTuple):
    """Seconds that an answer took."""

    clock: float
    processor: float


def answers(key: str, number: int) -> list[Took]:
    """Return how long level 5 thought at each decision of one game."""
    game = games.find(key)
    state, luck = deal(game, begin(game, 2, f"answers {number}")), Chance(f"answers {number}")
    best, other = bots.find(BEST), bots.find(OTHER)
    found: list[Took] = []
    while movers := game.to_move(state):
        seat = movers[0]
        moves, known = game.legal_moves(state, seat), game.knows(state, seat)
        began = now()
        move = (best if seat == number % 2 else other)(game, seat, known, moves, luck)
        if seat == number % 2 and len(moves) > 1:
            clock, processor = now()
            found.append(Took(clock - began.clock, processor - began.processor))
        game.play(state, seat, move)
    return found


def now() -> Took:
    """Look at both clocks."""
    return Took(time.perf_counter(), time.process_time())


def main() -> None:
    """Play, and say whether every answer came in time."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games-each", type=int, default=20)
    parser.add_argument("--games", nargs="+", default=list(games.catalogue()))
    asked = parser.parse_args()
    slowest = 0.0
    for key in asked.games:
        numbers = track(range(asked.games_each), key, console=Console(stderr=True))
        found = [each for number in numbers for each in answers(key, number)]
        clocks, processors = zip(*found, strict=True)
        slowest = max(slowest, *clocks)
        print(
            f"{key}: {len(found)} answers, usually {statistics.median(clocks):.2f} s, at most "
            f"{max(clocks):.2f} s; {max(processors):.2f} s of CPU"
        )
    if slowest > IN_TIME:
        raise SystemExit(f"too slow: {slowest:.2f} s")


if __name__ == "__main__":
    main()
