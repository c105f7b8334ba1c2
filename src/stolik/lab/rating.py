"""How strong everybody is, from who beat whom: Bradley–Terry, and Plackett–Luce for more seats.

A ranking is read as a row of choices: the first was chosen among all, the second among the rest …;
those who share a place share the choice. With two seats that is Bradley–Terry with a draw as half a
win for each. The intervals come from drawing the deals again, all games of a deal together, for
they share its luck.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import log
from random import Random
from typing import NamedTuple

from stolik.lab.ladder import LadderPlan, Result
from stolik.lab.report import SURE, wilson
from stolik.lab.strength import Choices, errors, likeliest

DRAWS = 500
"""How often the deals are drawn again."""
VIRTUAL = 0.5
"""Draws that everybody is given against everybody they met, so that nobody is infinitely strong."""
POINTS_A_GAME = 2
"""For a win; one for a draw."""
TAIL = 0.025
ELO = 400 / log(10)
"""Ten times as strong is 400 ahead."""

Pair = tuple[str, str]
Stage = tuple[tuple[str, ...], tuple[str, ...]]
"""Those who were left, and those of them who came next."""
Stages = Counter[Stage]


class Interval(NamedTuple):
    """A figure, and where it lies with 95 % confidence."""

    figure: float
    low: float
    high: float


class Standing(NamedTuple):
    """What a ladder says of those who have played."""

    elo: dict[str, Interval]
    """The first bot is at nought."""
    cross: dict[Pair, Interval]
    """The share that the one takes from the other."""
    mirror: Interval
    """The share of a bot against itself: must bracket one half."""
    games: int
    slowest: dict[str, float]
    """CPU seconds of the longest thought."""

    def strongest(self) -> list[str]:
        """Return the bots, the strongest first."""
        return sorted(self.elo, key=lambda bot: -self.elo[bot].figure)


def standing(plan: LadderPlan, results: list[Result]) -> Standing:
    """Work everything out."""
    mirror = len(plan.matches()) - 1
    deals = by_deal(plan, [each for each in results if each.bout.match != mirror])
    mirrors = by_deal(plan, [each for each in results if each.bout.match == mirror])
    rng = Random(plan.seed)  # noqa: S311 - figures, not secrets
    again = [rng.choices(deals, k=len(deals)) for _ in range(DRAWS)] if deals else []
    return Standing(
        elo=ratings(plan, deals, again),
        cross=crossed(plan, deals, again),
        mirror=mirrored(mirrors, rng),
        games=len(results),
        slowest=slowest(plan, results),
    )


class Deal(NamedTuple):
    """All games over the same deal, as choices; and who beat whom."""

    stages: Stages
    beaten: Counter[Pair]


def by_deal(plan: LadderPlan, results: list[Result]) -> list[Deal]:
    """Return the deals, each with the games of every match that has come to it."""
    found: dict[int, Deal] = {}
    for result in sorted(results):
        deal = found.setdefault(result.bout.deal, Deal(Counter(), Counter()))
        entrants = names(plan, result.bout.match)
        deal.stages.update(stages_of(entrants, result.places))
        for one, mine in zip(entrants, result.places, strict=True):
            for other, theirs in zip(entrants, result.places, strict=True):
                if one != other:
                    deal.beaten[one, other] += points_for(mine, theirs)
    return list(found.values())


def names(plan: LadderPlan, match: int) -> tuple[str, ...]:
    """Return the entrants; in the mirror match they are told apart by a number."""
    entrants = plan.matches()[match]
    if len(set(entrants)) > 1:
        return entrants
    return tuple(f"{name} {number}" for number, name in enumerate(entrants, 1))


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


def ratings(plan: LadderPlan, deals: list[Deal], again: list[list[Deal]]) -> dict[str, Interval]:
    """Return everybody's Elo, the first bot at nought."""
    stages = all_stages(deals)
    bots = [bot for bot in plan.bots if any(bot in left for left, _ in stages)]
    given = virtual(bots, stages)
    choices = choices_in(bots, stages, given)
    found = likeliest(choices, [0.0] * len(bots))
    drawn = [likeliest(choices_in(bots, all_stages(many), given), found) for many in again]
    sure = errors(choices, found)
    return {
        bot: widened([each[place] for each in drawn], found[place], sure[place])
        for place, bot in enumerate(bots)
    }


def widened(drawn: list[float], found: float, error: float) -> Interval:
    """Return an Elo and its span: never surer than the likelihood, if all deals ended alike."""
    span = spanned(found, drawn)
    low, high = min(span.low, found - SURE * error), max(span.high, found + SURE * error)
    return Interval(ELO * found, ELO * low, ELO * high)


def all_stages(deals: list[Deal]) -> Stages:
    """Count every choice."""
    total: Stages = Counter()
    for deal in deals:
        for stage, number in deal.stages.items():
            total[stage] += number
    return total


def virtual(bots: list[str], stages: Stages) -> list[Pair]:
    """Return who is given draws: those who met, or everybody where not all are linked by games."""
    met = {pair for left, _ in stages for pair in combinations(sorted(set(left)), 2)}
    return sorted(met) if linked(bots, met) else list(combinations(bots, 2))


def linked(bots: list[str], met: Iterable[Pair]) -> bool:
    """Tell whether everybody can be compared with the first, if over many others."""
    reached = set(bots[:1])
    for _ in bots:
        reached |= {name for pair in met if reached & set(pair) for name in pair}
    return reached == set(bots)


def choices_in(bots: list[str], stages: Stages, given: list[Pair]) -> Choices:
    """Count who was chosen, and among whom."""
    place = {bot: number for number, bot in enumerate(bots)}
    choices = Choices([0.0] * len(bots), defaultdict(float))
    for (left, chosen), number in [*stages.items(), *(((pair, pair), VIRTUAL) for pair in given)]:
        choices.among[tuple(place[name] for name in left)] += number
        for name in chosen:
            choices.wins[place[name]] += number / len(chosen)
    return choices


# Shares


def crossed(plan: LadderPlan, deals: list[Deal], again: list[list[Deal]]) -> dict[Pair, Interval]:
    """Return what everybody takes from everybody else, of those who met."""
    counts = [beaten_of(many) for many in again]
    whole = beaten_of(deals)
    pairs = [(one, other) for one in plan.bots for other in plan.bots if (one, other) in whole]
    return {pair: honest(whole, pair, counts) for pair in pairs}


def honest(beaten: Counter[Pair], pair: Pair, again: list[Counter[Pair]]) -> Interval:
    """Return a share with its interval; where all was won or lost, drawing again says nothing."""
    one, other = pair
    drawn = [share_of(each, one, other) for each in again if met_in(each, one, other)]
    found = spanned(share_of(beaten, one, other), drawn)
    if found.low < found.high:
        return found
    deals = met_in(beaten, one, other) // (2 * POINTS_A_GAME)
    return Interval(found.figure, *wilson(found.figure, max(1, deals)))


def beaten_of(deals: list[Deal]) -> Counter[Pair]:
    """Count who beat whom, two for a win and one for a draw."""
    total: Counter[Pair] = Counter()
    for deal in deals:
        for pair, number in deal.beaten.items():
            total[pair] += number
    return total


def share_of(beaten: Counter[Pair], one: str, other: str) -> float:
    """Return the share of one against another."""
    return beaten[one, other] / met_in(beaten, one, other)


def met_in(beaten: Counter[Pair], one: str, other: str) -> int:
    """Return what the games of two were worth together: nought, if they did not meet."""
    return beaten[one, other] + beaten[other, one]


def mirrored(mirrors: list[Deal], rng: Random) -> Interval:
    """Return the share of the first of the twins."""
    if not mirrors:
        return Interval(0.5, 0.0, 1.0)
    again = [beaten_of(rng.choices(mirrors, k=len(mirrors))) for _ in range(DRAWS)]
    whole = beaten_of(mirrors)
    return honest(whole, min(whole), again)


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
