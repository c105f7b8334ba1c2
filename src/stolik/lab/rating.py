"""How strong everybody is, from who beat whom: Bradley–Terry, and Plackett–Luce for more seats.

A ranking is read as a row of choices: the first was chosen among all, the second among the rest …;
those who share a place share the choice. With two seats that is Bradley–Terry with a draw as half a
win for each. The intervals come from drawing the deals again, all games of a deal together, for
they share its luck.
"""

from collections import Counter
from collections.abc import Sequence
from math import log10
from random import Random
from typing import NamedTuple

from stolik.lab.ladder import LadderPlan, Result
from stolik.lab.report import wilson

DRAWS = 500
"""How often the deals are drawn again."""
ROUNDS = 200
"""More than enough for the strengths to settle."""
SETTLED = 1e-6
VIRTUAL = 0.5
"""Draws that everybody is given against everybody else, so that nobody is infinitely strong."""
POINTS_A_GAME = 2
"""For a win; one for a draw."""
TAIL = 0.025
ELO = 400

Stage = tuple[tuple[str, ...], tuple[str, ...]]
"""Those who were left, and those of them who came next."""
Stages = Counter[Stage]


class Interval(NamedTuple):
    """A figure, and where it lies with 95 % confidence."""

    figure: float
    low: float
    high: float


class Standing(NamedTuple):
    """What a ladder says."""

    elo: dict[str, Interval]
    """The first bot is at nought."""
    cross: dict[tuple[str, str], Interval]
    """The share that the one takes from the other."""
    mirror: Interval
    """The share of a bot against itself: must bracket one half."""
    games: int
    slowest: dict[str, float]
    """Seconds of the longest thought."""


def standing(plan: LadderPlan, results: list[Result]) -> Standing:
    """Work everything out."""
    matches = plan.matches()
    mirror = len(matches) - 1
    deals = by_deal(plan, [each for each in results if each.bout.match != mirror])
    mirrors = by_deal(plan, [each for each in results if each.bout.match == mirror])
    rng = Random(plan.seed)  # noqa: S311 - figures, not secrets
    again = [[rng.choices(many, k=len(many)) for many in deals] for _ in range(DRAWS)]
    return Standing(
        elo=ratings(plan, deals, again),
        cross=crossed(plan, deals, again),
        mirror=mirrored(mirrors, rng),
        games=len(results),
        slowest=slowest(plan, results),
    )


class Deal(NamedTuple):
    """All games of a match over the same deal, as choices; and who beat whom by entrant."""

    stages: Stages
    beaten: Counter[tuple[str, str]]


def by_deal(plan: LadderPlan, results: list[Result]) -> list[list[Deal]]:
    """Return the deals of each match."""
    found: dict[int, dict[int, list[Result]]] = {}
    for result in results:
        found.setdefault(result.bout.match, {}).setdefault(result.bout.deal, []).append(result)
    return [
        [dealt(names(plan, match), games) for games in deals.values()]
        for match, deals in sorted(found.items())
    ]


def names(plan: LadderPlan, match: int) -> tuple[str, ...]:
    """Return the entrants; in the mirror match they are told apart by a number."""
    entrants = plan.matches()[match]
    if len(set(entrants)) > 1:
        return entrants
    return tuple(f"{name} {number}" for number, name in enumerate(entrants, 1))


def dealt(entrants: tuple[str, ...], results: list[Result]) -> Deal:
    """Sum up the games of one deal."""
    deal = Deal(Counter(), Counter())
    for result in results:
        deal.stages.update(stages_of(entrants, result.places))
        for one, mine in zip(entrants, result.places, strict=True):
            for other, theirs in zip(entrants, result.places, strict=True):
                if one != other:
                    deal.beaten[one, other] += points_for(mine, theirs)
    return deal


def points_for(mine: int, theirs: int) -> int:
    """Return what a place is worth against another."""
    return POINTS_A_GAME if mine < theirs else int(mine == theirs)


def stages_of(entrants: tuple[str, ...], places: Sequence[int]) -> list[Stage]:
    """Read a ranking as a row of choices."""
    found: list[Stage] = []
    for place in sorted(set(places)):
        left = sorted(name for name, own in zip(entrants, places, strict=True) if own >= place)
        chosen = sorted(name for name, own in zip(entrants, places, strict=True) if own == place)
        if len(set(left)) > 1:
            found.append((tuple(left), tuple(chosen)))
    return found


# Strengths


def ratings(
    plan: LadderPlan, deals: list[list[Deal]], again: list[list[list[Deal]]]
) -> dict[str, Interval]:
    """Return everybody's Elo, the first bot at nought."""
    found = elo(plan.bots, all_stages(deals))
    drawn = [elo(plan.bots, all_stages(many)) for many in again]
    return {bot: spanned(found[bot], [each[bot] for each in drawn]) for bot in plan.bots}


def all_stages(deals: list[list[Deal]]) -> Stages:
    """Count every choice."""
    total: Stages = Counter()
    for many in deals:
        for deal in many:
            for stage, number in deal.stages.items():
                total[stage] += number
    return total


def elo(bots: tuple[str, ...], stages: Stages) -> dict[str, float]:
    """Return strengths on Elo's scale."""
    found = strengths(bots, stages)
    return {bot: ELO * log10(found[bot] / found[bots[0]]) for bot in bots}


def strengths(bots: tuple[str, ...], stages: Stages) -> dict[str, float]:
    """Return the likeliest strengths, by Hunter's algorithm."""
    wins = dict.fromkeys(bots, VIRTUAL / 2 * (len(bots) - 1))
    for (_, chosen), number in stages.items():
        for name in chosen:
            wins[name] += number / len(chosen)
    weights = [(left, float(number)) for (left, _), number in stages.items()]
    weights += [((one, other), VIRTUAL) for at, one in enumerate(bots) for other in bots[at + 1 :]]
    found = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        chances = dict.fromkeys(bots, 0.0)
        for left, weight in weights:
            share = weight / sum(found[name] for name in left)
            for name in left:
                chances[name] += share
        better = {bot: wins[bot] / chances[bot] for bot in bots}
        moved = max(abs(better[bot] / found[bot] - 1) for bot in bots)
        found = better
        if moved < SETTLED:
            break
    return found


# Shares


def crossed(
    plan: LadderPlan, deals: list[list[Deal]], again: list[list[list[Deal]]]
) -> dict[tuple[str, str], Interval]:
    """Return what everybody takes from everybody else, of those who met."""
    counts = [beaten_of(many) for many in again]
    whole = beaten_of(deals)
    pairs = [(one, other) for one in plan.bots for other in plan.bots if (one, other) in whole]
    return {pair: honest(whole, pair, [share_of(each, *pair) for each in counts]) for pair in pairs}


def honest(beaten: Counter[tuple[str, str]], pair: tuple[str, str], drawn: list[float]) -> Interval:
    """Return a share with its interval; where all was won or lost, drawing again says nothing."""
    one, other = pair
    found = spanned(share_of(beaten, one, other), drawn)
    if found.low < found.high:
        return found
    deals = (beaten[one, other] + beaten[other, one]) // (2 * POINTS_A_GAME)
    return Interval(found.figure, *wilson(found.figure, max(1, deals)))


def beaten_of(deals: list[list[Deal]]) -> Counter[tuple[str, str]]:
    """Count who beat whom, two for a win and one for a draw."""
    total: Counter[tuple[str, str]] = Counter()
    for many in deals:
        for deal in many:
            for pair, number in deal.beaten.items():
                total[pair] += number
    return total


def share_of(beaten: Counter[tuple[str, str]], one: str, other: str) -> float:
    """Return the share of one against another."""
    return beaten[one, other] / (beaten[one, other] + beaten[other, one])


def mirrored(mirrors: list[list[Deal]], rng: Random) -> Interval:
    """Return the share of the first of the twins."""
    if not mirrors:
        return Interval(0.5, 0.0, 1.0)
    deals = mirrors[0]
    first, second = sorted(next(iter(deals[0].stages))[0])[:2]
    again = [beaten_of([rng.choices(deals, k=len(deals))]) for _ in range(DRAWS)]
    pair = (first, second)
    return honest(beaten_of([deals]), pair, [share_of(each, *pair) for each in again])


def spanned(figure: float, drawn: list[float]) -> Interval:
    """Return a figure with the span of what was drawn, but for its tails."""
    ordered = sorted(drawn)
    last = len(ordered) - 1
    return Interval(figure, ordered[round(last * TAIL)], ordered[round(last * (1 - TAIL))])


def slowest(plan: LadderPlan, results: list[Result]) -> dict[str, float]:
    """Return the longest thought of every bot."""
    found = dict.fromkeys(plan.bots, 0.0)
    for result in results:
        for bot, seconds in zip(plan.matches()[result.bout.match], result.slowest, strict=True):
            found[bot] = max(found[bot], seconds)
    return found
