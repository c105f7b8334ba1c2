"""A recorded game, move by move: how likely everybody was to win, and where that changed.

Before every move the bots' search thinks for whoever is to move, from what that seat knew then:
so a share is what could be told at the table, not what came of it.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from stolik.bots import Search
from stolik.core import AnyGame, Chance, Record, Seat, deal, replay

TURNING = 0.1
"""A move that changes a share by so much is a turning point."""
MOST_TURNING = 5
WIDE, HIGH, EDGE = 720, 300, 40
COLOURS = ("#1b7f5c", "#b5432e", "#2f5fa8", "#8a6a00", "#7a3f94")
DASHES = ("none", "8 4", "2 4", "12 4 2 4", "5 5")
"""So that lines are told apart without colours too."""


class Moment(NamedTuple):
    """The table after so many moves."""

    number: int
    seat: Seat | None
    """Who made the last move; nobody before the first."""
    move: str
    shares: tuple[float, ...]
    """Of wins, for every seat."""


def moments(game: AnyGame, record: Record, steps: int) -> Iterator[Moment]:
    """Return how everybody stood, from the beginning on."""
    start = deal(game, record)
    yield Moment(0, None, "", shares_at(game, start, steps, 0))
    for step in replay(game, record):
        shares = shares_at(game, step.state, steps, step.number)
        yield Moment(step.number, step.seat, str(step.move), shares)


def shares_at(game: AnyGame, state: Any, steps: int, number: int) -> tuple[float, ...]:
    """Return everybody's share of wins as whoever is to move can tell."""
    movers = game.to_move(state)
    if not movers:
        return final_shares(game, state)
    search = Search(game, movers[0], game.knows(state, movers[0]), Chance(f"analysis {number}"))
    search.think(steps)
    whole = sum(search.mean)
    return tuple(share / whole for share in search.mean)


def final_shares(game: AnyGame, state: Any) -> tuple[float, ...]:
    """Return who has won."""
    first = game.ranking(state)[0]
    return tuple(
        1 / len(first) if seat in first else 0.0 for seat in range(len(game.scores(state)))
    )


def turning_points(found: list[Moment]) -> list[tuple[Moment, float]]:
    """Return the moves that changed most for whoever made them, and by how much, in order."""
    changes = [
        (after, after.shares[after.seat] - before.shares[after.seat])
        for before, after in pairwise(found)
        if after.seat is not None
    ]
    large = [each for each in changes if abs(each[1]) >= TURNING]
    most = sorted(large, key=lambda each: -abs(each[1]))[:MOST_TURNING]
    return sorted(most, key=lambda each: each[0].number)


# The curve


BARS = "▁▂▃▄▅▆▇█"


def sparks(shares: list[float], width: int) -> str:
    """Return a curve of letters, no longer than so many."""
    every = max(1, -(-len(shares) // width))
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in shares[::every])


def curve(found: list[Moment], names: list[str], title: str) -> str:
    """Return the curves of all seats as SVG, turning points marked."""
    lines = [drawn_line(found, seat) for seat in range(len(names))]
    legend = [
        f'<text x="{EDGE + 150 * seat}" y="{HIGH - 8}" fill="{COLOURS[seat]}">{escape(name)}</text>'
        for seat, name in enumerate(names)
    ]
    marks = [drawn_mark(found, each) for each, _ in turning_points(found)]
    half = place_of(found, 0, 0.5)[1]
    middle = f'<line x1="{EDGE}" x2="{WIDE - EDGE}" y1="{half:.1f}" y2="{half:.1f}" stroke="#ddd"/>'
    opened = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13">'
    )
    named = f"<title>{escape(title)}</title>"
    back = f'<rect width="{WIDE}" height="{HIGH}" fill="#ffffff"/>'
    head = f'<text x="{EDGE}" y="24" font-size="16">{escape(title)}</text>'
    parts = [opened, named, back, head, middle, *lines, *marks, *legend, "</svg>\n"]
    return "\n".join(parts)


def place_of(found: list[Moment], number: int, share: float) -> tuple[float, float]:
    """Return where a share is drawn."""
    across = EDGE + (WIDE - 2 * EDGE) * number / max(1, len(found) - 1)
    return across, HIGH - EDGE - (HIGH - 2 * EDGE) * share


def drawn_line(found: list[Moment], seat: int) -> str:
    """Return the curve of one seat."""
    places = [place_of(found, each.number, each.shares[seat]) for each in found]
    points = " ".join(f"{across:.1f},{down:.1f}" for across, down in places)
    return (
        f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5" '
        f'stroke-dasharray="{DASHES[seat]}"/>'
    )


def drawn_mark(found: list[Moment], at: Moment) -> str:
    """Return the mark of a turning point: a dot on the curve of whoever made the move."""
    seat = 0 if at.seat is None else at.seat
    across, down = place_of(found, at.number, at.shares[seat])
    return (
        f'<circle cx="{across:.1f}" cy="{down:.1f}" r="6" fill="{COLOURS[seat]}">'
        f"<title>{at.number}. {escape(at.move)}</title></circle>"
    )
