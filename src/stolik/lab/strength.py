"""The likeliest strengths behind a row of choices, by Newton's method.

Who is chosen among those who are left is chosen in proportion to strength (Plackett–Luce; among two
it is Bradley–Terry). The likelihood is concave in the logarithms of the strengths, so there is one
answer, and how sharply it bends there says how sure that answer is.
"""

from math import exp, log1p, sqrt
from typing import NamedTuple

from stolik.core import Broken

ROUNDS = 200
"""A handful is usual; one that needs so many would never settle."""
SETTLED = 1e-9
"""The longest last step, in logarithms of strength."""

UNSETTLED = "the strengths of a ladder do not settle"

Matrix = list[list[float]]


class Choices(NamedTuple):
    """What is known: everybody is a number."""

    wins: list[float]
    """How often each was chosen; those who were chosen together share."""
    among: dict[tuple[int, ...], float]
    """How often there was a choice among these."""


def likeliest(choices: Choices, start: list[float]) -> list[float]:
    """Return the logarithms of the strengths; the first stays as it is at the start."""
    found = start
    for _ in range(ROUNDS):
        slope, bend = bent(choices, found)
        step = [0.0, *solved(bend, slope)]
        reach = max(step) - min(step)
        if reach < SETTLED:
            return found
        # Within a step of one, how sharply a choice bends changes e-fold at most: so damped, a step
        # always leads upwards.
        part = log1p(reach) / reach
        found = [own + part * more for own, more in zip(found, step, strict=True)]
    raise Broken(UNSETTLED)


def errors(choices: Choices, logs: list[float]) -> list[float]:
    """Return the standard error of everybody against the first."""
    _, bend = bent(choices, logs)
    ones = [[float(row == column) for row in range(len(bend))] for column in range(len(bend))]
    return [0.0, *(sqrt(solved(bend, one)[place]) for place, one in enumerate(ones))]


def bent(choices: Choices, logs: list[float]) -> tuple[list[float], Matrix]:
    """Return how the likelihood rises, and how it bends down, without the first."""
    size = len(logs)
    strengths = [exp(own) for own in logs]
    slope = list(choices.wins)
    bend = [[0.0] * size for _ in range(size)]
    for left, number in choices.among.items():
        total = sum(strengths[each] for each in left)
        for one in left:
            expected = number * strengths[one] / total
            slope[one] -= expected
            bend[one][one] += expected
            for other in left:
                bend[one][other] -= expected * strengths[other] / total
    return slope[1:], [row[1:] for row in bend[1:]]


def solved(matrix: Matrix, right: list[float]) -> list[float]:
    """Return what the matrix, symmetric and positive, turns into the right side (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, pivot in enumerate(rows):
        if pivot[place] <= 0:  # flat: somebody is stronger than any number
            raise Broken(UNSETTLED)
        for row in rows[place + 1 :]:
            factor = row[place] / pivot[place]
            for column in range(place, len(pivot)):
                row[column] -= factor * pivot[column]
    found = [0.0] * len(rows)
    for place in reversed(range(len(rows))):
        row = rows[place]
        known = sum(row[later] * found[later] for later in range(place + 1, len(rows)))
        found[place] = (row[-1] - known) / row[place]
    return found
