"""A ladder as a picture: everybody's Elo with its interval, and the cross-table below."""

from collections.abc import Callable
from xml.sax.saxutils import escape

from stolik.lab.ladder import LadderPlan
from stolik.lab.rating import Interval, Standing

ROW = 28
LEFT = 130
WIDE = 640
HEAD = 54
CELL_LEAST = 64
FAR_APART = 100.0
"""No picture spans less Elo than this."""
INK = "#1d2433"
FAINT = "#c9cfdb"
GOOD = "#1b7f5c"
PAPER = "#ffffff"


def picture(plan: LadderPlan, found: Standing, title: str) -> str:
    """Return the picture as SVG."""
    bots = sorted(plan.bots, key=lambda bot: -found.elo[bot].figure)
    chart = drawn_elo(bots, found)
    below = HEAD + ROW * (len(bots) + 1)
    table = drawn_cross(bots, found, below)
    high = below + ROW * (len(bots) + 2)
    wide = max(WIDE, LEFT + CELL_LEAST * len(bots) + 20)
    opened = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}">'
    )
    named = f"<title>{escape(title)}</title>"
    back = f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>'
    head = text(16, 26, title, size=16)
    return "\n".join([opened, named, back, head, *chart, *table, "</svg>\n"])


def drawn_elo(bots: list[str], found: Standing) -> list[str]:
    """Return a row a bot: a dot, and a line as long as its interval."""
    spans = [found.elo[bot] for bot in bots]
    across = scale_of(spans)
    parts: list[str] = []
    for number, (bot, span) in enumerate(zip(bots, spans, strict=True)):
        middle = HEAD + ROW * number + ROW // 2
        parts += [
            text(16, middle + 4, bot),
            line(across(span.low), across(span.high), middle),
            f'<circle cx="{across(span.figure):.1f}" cy="{middle}" r="5" fill="{GOOD}"/>',
            text(across(span.high) + 8, middle + 4, f"{span.figure:+.0f}"),
        ]
    return parts


def scale_of(spans: list[Interval]) -> Callable[[float], float]:
    """Return where a figure of Elo is drawn."""
    low = min(span.low for span in spans)
    wide = max(FAR_APART, max(span.high for span in spans) - low)

    def across(elo: float) -> float:
        return LEFT + (elo - low) / wide * (WIDE - LEFT - 70)

    return across


def drawn_cross(bots: list[str], found: Standing, top: int) -> list[str]:
    """Return the cross-table: what the bot of the row takes from the bot of the column."""
    parts = [
        text(LEFT + CELL_LEAST * number, top + 18, bot, size=11) for number, bot in enumerate(bots)
    ]
    for row, one in enumerate(bots):
        line_ = top + ROW * (row + 1) + 18
        parts.append(text(16, line_, one))
        for column, other in enumerate(bots):
            share = found.cross.get((one, other))
            said = "·" if share is None else f"{share.figure:.0%}"
            parts.append(text(LEFT + CELL_LEAST * column, line_, said))
    return parts


def text(across: float, down: float, said: str, size: int = 13) -> str:
    """Return a piece of text."""
    return f'<text x="{across:.1f}" y="{down}" font-size="{size}">{escape(said)}</text>'


def line(one: float, other: float, down: float) -> str:
    """Return a line from left to right."""
    return (
        f'<line x1="{one:.1f}" x2="{other:.1f}" y1="{down}" y2="{down}" stroke="{FAINT}" '
        'stroke-width="6" stroke-linecap="round"/>'
    )
