"""What many games say together."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev

from stolik.lab.simulate import Outcome

SURE = 1.96
"""Standard errors on each side of a 95 % interval."""


@dataclass(frozen=True)
class Share:
    """How somebody did: a shared win counts its part."""

    games: int
    wins: float
    interval: tuple[float, float]
    """Where the share of wins lies with 95 % confidence."""
    mean: float
    spread: float


@dataclass(frozen=True)
class Report:
    """The figures of a simulation."""

    games: int
    turns: dict[int, Share]
    """By place in the order of play: does it help to begin?"""
    bots: dict[str, Share]
    lengths: tuple[int, float, int]
    """The shortest game, the mean, the longest, in plies."""
    endings: dict[str, int]
    shared: int
    """Games with more than one winner."""


Result = tuple[float, int]
"""A part of a win, and points."""


def report(outcomes: Sequence[Outcome]) -> Report:
    """Count everything up."""
    turns: dict[int, list[Result]] = {}
    bots: dict[str, list[Result]] = {}
    for outcome in outcomes:
        for turn, (bot, points) in enumerate(zip(outcome.bots, outcome.points, strict=True)):
            won = 1 / len(outcome.winners) if turn in outcome.winners else 0.0
            turns.setdefault(turn, []).append((won, points))
            bots.setdefault(bot, []).append((won, points))
    plies = [outcome.plies for outcome in outcomes]
    return Report(
        games=len(outcomes),
        turns={turn: share(results) for turn, results in sorted(turns.items())},
        bots={bot: share(results) for bot, results in sorted(bots.items())},
        lengths=(min(plies), fmean(plies), max(plies)),
        endings=dict(Counter(outcome.ending for outcome in outcomes).most_common()),
        shared=sum(len(outcome.winners) > 1 for outcome in outcomes),
    )


def share(results: list[Result]) -> Share:
    """Sum up one place or one bot."""
    wins = [won for won, _ in results]
    points = [point for _, point in results]
    return Share(
        games=len(results),
        wins=fmean(wins),
        interval=wilson(fmean(wins), len(wins)),
        mean=fmean(points),
        spread=pstdev(points),
    )


def wilson(share: float, number: int) -> tuple[float, float]:
    """Return Wilson's interval, which stays honest near none and all."""
    spread = SURE * SURE / number
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / number + spread / number / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
