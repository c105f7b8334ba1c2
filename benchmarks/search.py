"""Steps of thought a second: our search on each game, plain and compiled, beside OpenSpiel's.

OpenSpiel's information-set Monte Carlo tree search, in Python and in C++, thinks about the first
card of a game of hearts; ours about the opening and about the middle of each game, for two. On one
core, in CPU time. Theirs plays every imagined game to its end by luck; ours plays on for a few
turns by the game's advice and looks how everybody stands. The contestants take turns, several
rounds; the median of each is shown.

    nox -s bench_search
    python benchmarks/search.py --rounds 3 --seconds 0.5 --games geroychiki rally
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.progress import track

from stolik import games
from stolik.bots.search import Search
from stolik.core import Chance, begin, chance, deal

SOURCES = Path(__file__).parent.parent / "src"
PEERS = ("hearts-python", "hearts-c++")
CURIOUS = 2.0
"""OpenSpiel's own default."""
MIDDLE = 30
"""Plies of luck before the middle of a game."""
DEALT_AND_PASSED = 52 + 1 + 12
"""Moves of hearts before the first card is played."""
GOAL = ("compiled:geroychiki", "opening", 4000)


def ours(key: str, plies: int, seconds: float) -> float:
    """Think about a table after so many moves of luck."""
    game = games.find(key)
    state, luck = deal(game, begin(game, 2, "bench")), Chance("bench")
    for _ in range(plies):
        seat = game.to_move(state)[0]
        game.play(state, seat, luck.choice(game.legal_moves(state, seat)))
    seat = game.to_move(state)[0]
    known = game.knows(state, seat)

    def think(steps: int) -> None:
        Search(game, seat, known, luck).think(steps)

    return steps_a_second(think, seconds)


def theirs(kind: str, seconds: float) -> float:
    """Think about the first card of hearts."""
    game = pyspiel.load_game("hearts")
    state, luck = game.new_initial_state(), random.Random(1)  # noqa: S311 - a benchmark
    # Cards are passed on and forced ones are played, until there is something to think about.
    while state.move_number() < DEALT_AND_PASSED or len(state.legal_actions()) == 1:
        state.apply_action(luck.choice(state.legal_actions()))

    def think(steps: int) -> None:
        their_bot(kind, game, steps).step(state)

    return steps_a_second(think, seconds)


def their_bot(kind: str, game: Any, steps: int) -> Any:
    """Return OpenSpiel's search, in one of its two languages."""
    if kind == "hearts-c++":
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        return pyspiel.ISMCTSBot(1, evaluator, CURIOUS, steps)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), CURIOUS, steps)


def steps_a_second(think: Callable[[int], None], seconds: float) -> float:
    """Think in pieces of a thousand steps, as long a thought as a person waits for."""
    think(10)
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        think(1000)
        steps += 1000
    return steps / spent


def measure(what: str, seconds: float) -> dict[str, float]:
    """Measure one contestant, in this process."""
    kind, name = what.split(":")
    if kind == "peer":
        return {"opening": theirs(name, seconds)}
    compiled = not str(chance.__file__).endswith(".py")
    if compiled != (kind == "compiled"):
        sys.exit(f"this is not the {kind} build: {chance.__file__}")
    return {"opening": ours(name, 0, seconds), "middle": ours(name, MIDDLE, seconds)}


def in_own_process(what: str, seconds: float) -> dict[str, float]:
    """Measure one contestant in a process of its own; the plain build is the source tree."""
    environment = dict(os.environ)
    if what.startswith("plain:"):
        environment["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable, __file__, "--measure", what, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603
    result: dict[str, float] = json.loads(done.stdout)
    return result


def show(figures: dict[str, list[dict[str, float]]]) -> None:
    """Print the medians, and whether the goal is reached."""
    for what, results in figures.items():
        middle = {name: statistics.median(each[name] for each in results) for name in results[0]}
        said = "".join(f"{name:>10} {steps:>8,.0f}/s" for name, steps in middle.items())
        print(f"{what:<24}{said}")
        if what == GOAL[0]:
            verdict = "reached" if middle[GOAL[1]] >= GOAL[2] else "MISSED"
            print(f"{'':<24}goal: {GOAL[2]:,} in the {GOAL[1]}: {verdict}")


def main() -> None:
    """Measure everything, or with --measure one thing for another process."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time, each")
    parser.add_argument("--games", nargs="+", help="keys of games; all of them by default")
    parser.add_argument("--builds", nargs="+", default=["plain", "compiled"])
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure(asked.measure, asked.seconds)))
        return
    keys = asked.games or list(games.catalogue())
    contestants = [f"{kind}:{key}" for kind in asked.builds for key in keys]
    figures: dict[str, list[dict[str, float]]] = {
        what: [] for what in [*contestants, *(f"peer:{name}" for name in PEERS)]
    }
    for what in track([*figures] * asked.rounds, "Thinking", console=Console(stderr=True)):
        figures[what].append(in_own_process(what, asked.seconds))
    show(figures)


if __name__ == "__main__":
    main()
