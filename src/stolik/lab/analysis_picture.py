"""A recorded game as a picture: everybody's share of wins, move by move."""

from textwrap import wrap
from typing import NamedTuple
from xml.sax.saxutils import escape

from stolik.lab.analysis import Moment, Turning

WIDE, HIGH = 720, 260
"""Of the whole picture, and of the field of the curves."""
EDGE, LEFT, RIGHT = 16.0, 52, 34
FIELD = WIDE - LEFT - RIGHT
COLOURS = ("#1b7f5c", "#b5432e", "#2f5fa8", "#8a6a00", "#7a3f94")
DASHES = ("none", "8 4", "2 4", "12 4 2 4", "5 5")
"""So that lines are told apart without colours too."""
INK, QUIET, GRID, GUIDE = "#1d2433", "#5b6475", "#e4e7ee", "#9aa3b5"
LETTER, NAME_LETTER = 8.0, 8.8
"""About how wide a letter of 13 is, and one of a name with its capitals: no font is measured."""
SAMPLE = 34
MOST_TICKS = 10


class Said(NamedTuple):
    """The words of the picture, in the reader's language."""

    title: str
    about: str
    """What the shares are."""
    moves: str
    """What the numbers below are."""
    names: list[str]
    points: list[str]
    """What each turning point was."""


def picture(found: list[Moment], turning: list[Turning], said: Said) -> str:
    """Return the curves of all seats as SVG, with numbered marks at the turning points."""
    head, top = drawn_head(said)
    last = found[-1].number
    seats = len(said.names)
    lines = [drawn_line(found, seat, top) for seat in range(seats)]
    marks = [
        drawn_mark(number, at, text_, last, top)
        for number, (at, text_) in enumerate(zip(turning, said.points, strict=True), 1)
    ]
    below = top + HIGH + 22
    legend, high = drawn_legend(said.names, below + 26)
    opened = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}">'
    )
    named = f"<title>{escape(said.title)}</title>"
    back = f'<rect width="{WIDE}" height="{high}" fill="#ffffff"/>'
    axes = [*drawn_shares(seats, top), *drawn_numbers(last, said.moves, below)]
    return "\n".join([opened, named, back, *head, *axes, *lines, *marks, *legend, "</svg>\n"])


def drawn_head(said: Said) -> tuple[list[str], int]:
    """Return the title and what it is about, and where the field begins."""
    parts, down = [], 8
    for line in wrap(said.title, int((WIDE - 2 * EDGE) / LETTER / 16 * 13)):
        down += 21
        parts.append(text(EDGE, down, line, size=16))
    for line in wrap(said.about, int((WIDE - 2 * EDGE) / LETTER / 12 * 13)):
        down += 19
        parts.append(text(EDGE, down, line, size=12, fill=QUIET))
    return parts, down + 22


def drawn_shares(seats: int, top: int) -> list[str]:
    """Return the lines of the shares, and the one where everybody stands alike."""
    parts = []
    for percent in (0, 25, 50, 75, 100):
        down = down_of(percent / 100, top)
        parts += [
            line(LEFT, down, GRID),
            text(LEFT - 6, down + 4, f"{percent} %", 12, QUIET, "end"),
        ]
    even = down_of(1 / seats, top)
    beside = text(LEFT + FIELD + 6, even + 4, f"1/{seats}", 12, QUIET)
    return [*parts, line(LEFT, even, GUIDE, 'stroke-dasharray="4 4"'), beside]


def drawn_numbers(last: int, label: str, down: float) -> list[str]:
    """Return the numbers of some moves, the label in front of them."""
    steps = (1, 2, 5, 10, 20, 50, 100, 200, 500)
    step = next((each for each in steps if last / each <= MOST_TICKS), max(1, last))
    numbers = [
        text(across_of(number, last), down, str(number), 12, QUIET, "middle")
        for number in range(0, last + 1, step)
    ]
    return [*numbers, text(LEFT - 12, down, label, 12, QUIET, "end")]


def drawn_line(found: list[Moment], seat: int, top: int) -> str:
    """Return the curve of one seat."""
    last = found[-1].number
    points = " ".join(
        f"{across_of(at.number, last):.1f},{down_of(at.chances.shares[seat], top):.1f}"
        for at in found
    )
    return f'<polyline points="{points}" {stroke_of(seat)}/>'


def drawn_mark(number: int, at: Turning, said: str, last: int, top: int) -> str:
    """Return the mark of a turning point: its number on the curve of whoever made the move."""
    across, down = across_of(at.number, last), down_of(at.after, top)
    return (
        f"<g><title>{escape(said)}</title>"
        f'<circle cx="{across:.1f}" cy="{down:.1f}" r="9" fill="{colour_of(at.seat)}" '
        'stroke="#ffffff" stroke-width="1.5"/>'
        f"{text(across, down + 4, str(number), 12, '#ffffff', 'middle')}</g>"
    )


def drawn_legend(names: list[str], down: int) -> tuple[list[str], int]:
    """Return a piece of line and a name for every seat, in rows that fit, and where they end."""
    parts: list[str] = []
    across = EDGE
    for seat, name in enumerate(names):
        fits = int((WIDE - 2 * EDGE - SAMPLE) / NAME_LETTER)
        shown = name if len(name) <= fits else f"{name[: fits - 1]}…"
        wide = SAMPLE + NAME_LETTER * len(shown)
        if parts and across + wide > WIDE - EDGE:
            across, down = EDGE, down + 22
        sample = f'<path d="M {across:.1f} {down - 4} h 28" {stroke_of(seat)}/>'
        parts += [sample, text(across + SAMPLE, down, shown)]
        across += wide + 18
    return parts, down + 16


def across_of(number: int, last: int) -> float:
    """Return where a move is drawn."""
    return LEFT + FIELD * number / max(1, last)


def down_of(share: float, top: int) -> float:
    """Return where a share is drawn."""
    return top + HIGH * (1 - share)


def colour_of(seat: int) -> str:
    """Return the colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def stroke_of(seat: int) -> str:
    """Return how the line of a seat is drawn."""
    dash = DASHES[seat % len(DASHES)]
    return (
        f'fill="none" stroke="{colour_of(seat)}" stroke-width="2.5" stroke-dasharray="{dash}" '
        'stroke-linejoin="round"'
    )


def line(across: float, down: float, colour: str, more: str = "") -> str:
    """Return a line across the field."""
    ends = f'x1="{across:.1f}" x2="{across + FIELD:.1f}" y1="{down:.1f}" y2="{down:.1f}"'
    return f'<line {ends} stroke="{colour}" {more}/>'


def text(
    across: float, down: float, said: str, size: int = 13, fill: str = INK, anchor: str = "start"
) -> str:
    """Return a piece of text."""
    where = f'x="{across:.1f}" y="{down:.1f}" font-size="{size}"'
    return f'<text {where} fill="{fill}" text-anchor="{anchor}">{escape(said)}</text>'
