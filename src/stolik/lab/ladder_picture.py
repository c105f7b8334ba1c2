"""A ladder as a picture: everybody's Elo with its interval, and the cross-table below."""

from collections.abc import Callable
from xml.sax.saxutils import escape

from stolik.lab.rating import Interval, Standing

ROW = 28
LETTER = 8
"""About as wide as one of a name is."""
MARGIN = 16
CHART = 440
AFTER = 70
"""Room for a figure behind the longest line."""
HEAD = 54
CELL = 64
FAR_APART = 100.0
"""No picture spans less Elo than this."""
INK = "#1d2433"
FAINT = "#c9cfdb"
GOOD = "#1b7f5c"
PAPER = "#ffffff"


def picture(found: Standing, title: str) -> str:
    """Return the picture as SVG."""
    bots = found.strongest()
    left = 2 * MARGIN + LETTER * max((len(f"0 {bot}") for bot in bots), default=0)
    chart = drawn_elo(bots, found, left)
    below = HEAD + ROW * (len(bots) + 1)
    table = drawn_cross(bots, found, left, below)
    high = below + ROW * (len(bots) + 2)
    wide = left + max(CHART + AFTER, CELL * len(bots))
    opened = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}">'
    )
    named = f"<title>{escape(title)}</title>"
    back = f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>'
    head = text(MARGIN, 26, title, size=16)
    return "\n".join([opened, named, back, head, *chart, *table, "</svg>\n"])


def drawn_elo(bots: list[str], found: Standing, left: int) -> list[str]:
    """Return a row a bot: a dot, and a line as long as its interval."""
    spans = [found.elo[bot] for bot in bots]
    across = scale_of(spans, left)
    parts: list[str] = []
    for number, (bot, span) in enumerate(zip(bots, spans, strict=True)):
        middle = HEAD + ROW * number + ROW // 2
        parts += [
            text(MARGIN, middle + 4, bot),
            line(across(span.low), across(span.high), middle),
            f'<circle cx="{across(span.figure):.1f}" cy="{middle}" r="5" fill="{GOOD}"/>',
            text(across(span.high) + 8, middle + 4, f"{span.figure:+.0f}"),
        ]
    return parts


def scale_of(spans: list[Interval], left: int) -> Callable[[float], float]:
    """Return where a figure of Elo is drawn."""
    low = min((span.low for span in spans), default=0.0)
    wide = max([FAR_APART, *(span.high - low for span in spans)])

    def across(elo: float) -> float:
        return left + (elo - low) / wide * CHART

    return across


def drawn_cross(bots: list[str], found: Standing, left: int, top: int) -> list[str]:
    """Return the cross-table: what the bot of the row takes from the bot of the column."""
    parts = [text(left + CELL * place, top + 18, str(place + 1)) for place in range(len(bots))]
    for row, one in enumerate(bots):
        line_ = top + ROW * (row + 1) + 18
        parts.append(text(MARGIN, line_, f"{row + 1} {one}"))
        for column, other in enumerate(bots):
            share = found.cross.get((one, other))
            said = "·" if share is None else f"{share.figure:.0%}"
            parts.append(text(left + CELL * column, line_, said))
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
