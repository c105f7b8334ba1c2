"""Random plies a second: our engines, plain and compiled, beside OpenSpiel's.

Everything is driven from Python in the same way: ask for the legal moves, pick one, play it, on
one core, in CPU time. A ply is a player's decision; dealing takes time and is no ply, here and
there (OpenSpiel deals through chance nodes, sampled the way its documentation does). The
contestants take turns, several rounds, so that a slow moment of the machine hits all of them;
the median of each is compared.

    nox -s bench                # everything, about two minutes
    python benchmarks/plies.py --rounds 3 --seconds 0.5
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pyspiel

from stolik import games
from stolik.core import Chance, chance

SOURCES = Path(__file__).parent.parent / "src"
PEERS = ("hearts", "gin_rummy")
SHELF = (("plain", "gin_rummy", 2.5), ("compiled", "hearts", 1.5))
GOALS = {
    "geroychiki": SHELF,
    "toy-story-4": SHELF,
    "hercules": (("compiled", "hearts", 0.5),),
    "rally": (("compiled", "hearts", 1.0),),
    "stickers": (("compiled", "hearts", 0.6),),
}
"""For each game: which build should be how many times as fast as whom."""
COPIES = 20_000
MOST_COPY = 10.0


def ours(key: str) -> Iterator[int]:
    """Play games of ours for ever; yield the plies of each."""
    game = games.find(key)
    options = game.options()
    luck = random.Random(1)  # noqa: S311 - a benchmark
    number = 0
    while True:
        number += 1
        state = game.prepare(
            game.seats[number % len(game.seats)], options, Chance(f"bench {number}")
        )
        plies = 0
        while movers := game.to_move(state):
            moves = game.legal_moves(state, movers[0])
            game.play(state, movers[0], moves[int(luck.random() * len(moves))])
            plies += 1
        yield plies


def theirs(name: str) -> Iterator[int]:
    """Play games of OpenSpiel for ever; yield the plies of each."""
    game = pyspiel.load_game(name)
    luck = random.Random(1)  # noqa: S311 - a benchmark
    while True:
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(luck.random() * len(moves))])
                plies += 1
        yield plies


def plies_a_second(play: Iterator[int], seconds: float) -> float:
    """Play for about so many seconds of CPU time, after a game to warm up."""
    next(play)
    plies = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        plies += next(play)
    return plies / spent


def copy_microseconds(key: str) -> float:
    """Return what it costs to copy a table of four in the middle of a game."""
    game = games.find(key)
    state = game.prepare(4, game.options(), Chance("copy"))
    for _ in range(40):
        seat = game.to_move(state)[0]
        game.play(state, seat, game.legal_moves(state, seat)[0])
    began = time.process_time()
    for _ in range(COPIES):
        game.copy(state)
    return (time.process_time() - began) / COPIES * 1e6


def measure(what: str, seconds: float) -> dict[str, float]:
    """Measure one contestant, in this process."""
    kind, name = what.split(":")
    if kind == "peer":
        return {"plies": plies_a_second(theirs(name), seconds)}
    require(kind)
    return {"plies": plies_a_second(ours(name), seconds), "copy": copy_microseconds(name)}


def require(kind: str) -> None:
    """Refuse to measure one build under the name of the other."""
    compiled = not str(chance.__file__).endswith(".py")
    if compiled != (kind == "compiled"):
        sys.exit(f"this is not the {kind} build: {chance.__file__}")


def in_own_process(what: str, seconds: float) -> dict[str, float]:
    """Measure one contestant in a process of its own; the plain build is the source tree."""
    environment = dict(os.environ)
    if what.startswith("plain:"):
        environment["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable, __file__, "--measure", what, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603
    result: dict[str, float] = json.loads(done.stdout)
    return result


def contestants(keys: list[str]) -> list[str]:
    """Return everything that is measured."""
    return [f"{kind}:{key}" for kind in ("plain", "compiled") for key in keys] + [
        f"peer:{name}" for name in PEERS
    ]


def compare(keys: list[str], rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Let the contestants take turns, and return the median of each."""
    seen: dict[str, list[dict[str, float]]] = {what: [] for what in contestants(keys)}
    for number in range(rounds):
        for what, results in seen.items():
            print(f"round {number + 1} of {rounds}: {what:<28}", end="\r", file=sys.stderr)
            results.append(in_own_process(what, seconds))
    print(" " * 60, end="\r", file=sys.stderr)
    return {what: median(results) for what, results in seen.items()}


def median(results: list[dict[str, float]]) -> dict[str, float]:
    """Return the median of every figure."""
    return {name: statistics.median(each[name] for each in results) for name in results[0]}


def show(figures: dict[str, dict[str, float]], keys: list[str]) -> None:
    """Print the figures, the ratios and the goals."""
    for what, figure in figures.items():
        copy = f"   copy {figure['copy']:5.2f} µs" if "copy" in figure else ""
        print(f"{what:<24}{figure['plies']:>10,.0f} plies/s{copy}")
    print()
    for key in keys:
        for kind, peer, goal in GOALS.get(key, ()):
            ratio = figures[f"{kind}:{key}"]["plies"] / figures[f"peer:{peer}"]["plies"]
            print(
                f"{key}: {kind} is {ratio:.2f} × {peer} (goal {goal} ×): {verdict(ratio >= goal)}"
            )
        spent = figures[f"plain:{key}"]["copy"]
        print(f"{key}: copy {spent:.2f} µs (goal ≤ {MOST_COPY} µs): {verdict(spent <= MOST_COPY)}")


def verdict(good: bool) -> str:
    """Say how it went."""
    return "reached" if good else "MISSED"


def main() -> None:
    """Measure everything, or with --measure one thing for another process."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time, each")
    parser.add_argument("--games", nargs="+", help="keys of games; all of them by default")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure(asked.measure, asked.seconds)))
        return
    keys = asked.games or list(games.catalogue())
    show(compare(keys, asked.rounds, asked.seconds), keys)


if __name__ == "__main__":
    main()
