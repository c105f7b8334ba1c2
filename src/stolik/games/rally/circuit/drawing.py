"""The rug drawn with letters, with the road that is closed in bold."""

from collections.abc import Mapping
from typing import Any, Final

from stolik.core import Phrase, Say, Span, phrase
from stolik.games.rally.drawing import CARS, cars_at, road_lines

WIDE: Final = 7
NARROW: Final = 5
MARGIN: Final = 3

View = Mapping[str, Any]
Drawn = list[list[Span]]


def draw(view: View, say: Say, width: int) -> Drawn:
    """Return the view as lines of styled text."""
    across = view["wide"]
    tile = WIDE if width >= MARGIN + across * (WIDE + 1) else NARROW
    names = "".join(f"{letter:^{tile}} " for letter in "abcdefg"[:across])
    lines: Drawn = [[(" " * MARGIN + names.rstrip(), "quiet")]]
    for start in range(0, len(view["cells"]), across):
        lines += draw_row(view, start, start + across, tile)
    lines.append([])
    lines.append([(say(state_of(view)), "title")])
    supply = ", ".join(
        f"{say(phrase('tile', kind=kind))} {number}"
        for kind, number in view["supply"].items()
        if number
    )
    lines.append([(say(phrase("draw-supply", tiles=supply)), "quiet")])
    return lines + [seat_line(view, seat, say) for seat in range(len(view["seats"]))]


def draw_row(view: View, start: int, end: int, tile: int) -> Drawn:
    """Draw the tiles of a row side by side."""
    pictures = [picture(view, cell, tile) for cell in view["cells"][start:end]]
    lines: Drawn = []
    for line in range(3):
        number = f"{start // view['wide'] + 1:<{MARGIN}}" if line == 1 else " " * MARGIN
        spans: list[Span] = [(number, "quiet")]
        for text, style in (each[line] for each in pictures):
            spans += [(text, style), (" ", "plain")]
        lines.append(spans[:-1])
    return lines


def picture(view: View, cell: View, tile: int) -> list[Span]:
    """Return the three lines of a place."""
    if cell["road"] is None:
        mark = "?" if cell["laying"] else "·"
        return [(" " * tile, "quiet"), (f"{mark:^{tile}}", "quiet"), (" " * tile, "quiet")]
    style = "title" if cell["on_circuit"] else "quiet"
    flag = "⚑" if cell["place"] in view["circuit"][:1] else ""
    lines = road_lines(cell["road"], cars_at(view, cell["place"]), flag, tile)
    return [(text, style) for text in lines]


def state_of(view: View) -> Phrase:
    """Say what the referee says."""
    return phrase("draw-circuit", length=len(view["circuit"]), laps=view["laps"])


def seat_line(view: View, seat: int, say: Say) -> list[Span]:
    """Name the car, and tell how far it is."""
    own = view["seats"][seat]
    line: list[Span] = [(f"{CARS[seat]} {say(phrase('draw-player', seat=seat))}", "title")]
    if own["place"] is not None:
        driven = phrase("draw-driven", steps=own["driven"], lap=own["lap"])
        line.append((f" · {say(driven)}", "plain"))
    if seat in view["to_move"]:
        line.append((f" ← {say(phrase('draw-turn'))}", "turn"))
    return line
