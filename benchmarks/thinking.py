"""Thoughts a second: `greed` asked through worker processes, beside asking it directly.

Every thought is one that comes up in games played by luck. Asked one after another, a thought
costs what it costs directly and the way to a worker and back; asked all at once, the workers share
them. The ways take turns, several rounds; the median of each is compared.

With `--hints` it is measured how long a bot waits while nobody asks for hints, while one guest asks
for so many, and while as many guests ask for one each. Rounds of the three take turns.

    python benchmarks/thinking.py
    python benchmarks/thinking.py --workers 4 --games geroychiki hercules
    python benchmarks/thinking.py --hints 100 --thoughts 50
"""

import argparse
import asyncio
import json
import statistics
import time
from collections.abc import Iterator
from itertools import count, cycle, islice

from stolik import bots, games
from stolik.core import Chance, begin, deal, written
from stolik.server.thinking.processes import ProcessThinkers
from stolik.server.thinking.thought import HINT, Thought


def thoughts(key: str) -> Iterator[Thought]:
    """Play games by luck for ever, and hand out every decision that is one."""
    game = games.find(key)
    for number in count():
        seats = game.seats[number % len(game.seats)]
        state, luck = deal(game, begin(game, seats, f"bench {number}")), Chance(f"luck {number}")
        while movers := game.to_move(state):
            seat = movers[0]
            moves = game.legal_moves(state, seat)
            if len(moves) > 1:
                known = written(game.write_knowledge(game.knows(state, seat)))
                names = tuple(str(move) for move in moves)
                yield Thought(key, None, "greed", seat, known, names, f"{number} {luck.spent}")
            game.play(state, seat, luck.choice(moves))


def directly(asked: list[Thought]) -> float:
    """Return the seconds it takes with everything at hand, as in a simulation."""
    greed = bots.find("greed")
    ready = []
    for thought in asked:
        game = games.find(thought.game)
        knowledge = game.read_knowledge(json.loads(thought.knowledge))
        ready.append((game, thought, knowledge, [game.by_name[name] for name in thought.moves]))
    began = time.perf_counter()
    for game, thought, knowledge, moves in ready:
        greed(game, thought.seat, knowledge, moves, Chance(thought.luck))
    return time.perf_counter() - began


async def one_by_one(thinkers: ProcessThinkers, asked: list[Thought]) -> float:
    """Return the seconds it takes if each is asked when the one before is answered."""
    began = time.perf_counter()
    for thought in asked:
        await thinkers.think(thought)
    return time.perf_counter() - began


async def at_once(thinkers: ProcessThinkers, asked: list[Thought]) -> float:
    """Return the seconds it takes if all are asked together."""
    began = time.perf_counter()
    await asyncio.gather(*(thinkers.think(thought) for thought in asked))
    return time.perf_counter() - began


async def measure(key: str, workers: int, rounds: int, number: int) -> None:
    """Measure one game, and print what came out."""
    asked = list(islice(thoughts(key), number))
    thinkers = ProcessThinkers(workers)
    await thinkers.open()
    try:
        await at_once(thinkers, asked)  # to warm up
        seen = [
            (directly(asked), await one_by_one(thinkers, asked), await at_once(thinkers, asked))
            for _ in range(rounds)
        ]
    finally:
        await thinkers.close()
    direct, single, together = (
        statistics.median(each) / number for each in zip(*seen, strict=True)
    )
    print(
        f"{key:<14}{1 / together:>8,.0f} thoughts/s over {workers} workers"
        f"{1 / direct:>8,.0f}/s directly"
        f"{direct * 1e6:>8,.0f} µs directly{single * 1e6:>8,.0f} µs through a worker"
        f"{(single - direct) * 1e6:>8,.0f} µs more"
    )


async def waits(thinkers: ProcessThinkers, asked: list[Thought], guests: list[str]) -> list[float]:
    """Return how long each of some decisions takes while these guests wait for hints."""
    hints = [
        asyncio.ensure_future(thinkers.answer(thought._replace(bot=HINT, luck=str(number)), who))
        for number, (thought, who) in enumerate(zip(cycle(asked), guests, strict=False))
    ]
    await asyncio.sleep(0.2)  # the workers have some of them by now
    took = [await one_by_one(thinkers, [thought]) for thought in asked]
    for hint in hints:
        hint.cancel()  # whoever is not answered yet hangs up
    await asyncio.gather(*hints, return_exceptions=True)
    return took


async def measure_hints(key: str, workers: int, rounds: int, number: int, hints: int) -> None:
    """Measure how hints delay bots at one game, and print what came out."""
    asked = list(islice(thoughts(key), number))
    crowds = {
        "no hints": [],
        f"{hints} hints of one guest": ["ann"] * hints,
        f"{hints} hints of as many": [f"guest {each}" for each in range(hints)],
    }
    seen: dict[str, list[float]] = {crowd: [] for crowd in crowds}
    thinkers = ProcessThinkers(workers)
    await thinkers.open()
    try:
        await at_once(thinkers, asked)  # to warm up
        for _ in range(rounds):
            for crowd, guests in crowds.items():
                seen[crowd] += await waits(thinkers, asked, guests)
    finally:
        await thinkers.close()
    for crowd, took in seen.items():
        print(
            f"{key:<14}{crowd:<26}{workers} workers: a bot waits"
            f"{statistics.median(took) * 1e3:>8,.1f} ms, at most{max(took) * 1e3:>8,.1f} ms"
        )


def main() -> None:
    """Measure some games."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--thoughts", type=int, default=1000)
    parser.add_argument("--games", nargs="+", default=["geroychiki", "toy-story-4", "stickers"])
    parser.add_argument("--hints", type=int, default=0)
    asked = parser.parse_args()
    for key in asked.games:
        how = (key, asked.workers, asked.rounds, asked.thoughts)
        asyncio.run(measure_hints(*how, asked.hints) if asked.hints else measure(*how))


if __name__ == "__main__":
    main()
