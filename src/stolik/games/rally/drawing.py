"""The rug drawn with letters: every tile a little piece of road seen from above."""

from collections.abc import Mapping
from typing import Any, Final

from stolik.core import Phrase, Say, Span, phrase

SIZE: Final = 5
MARGIN: Final = 8
"""Letters at each side, for a finish or the number of a row."""
WIDE: Final = 7
NARROW: Final = 5
"""Letters across a tile, which is three lines high."""
CARS: Final = "①②③④"
JOINTS: Final = {
    "N": "╨",
    "E": "╞",
    "S": "╥",
    "W": "╡",
    "NS": "║",
    "EW": "═",
    "NE": "╚",
    "ES": "╔",
    "SW": "╗",
    "NW": "╝",
    "NES": "╠",
    "ESW": "╦",
    "NSW": "╣",
    "NEW": "╩",
    "NESW": "╬",
}
"""The middle of a road that runs to these sides."""

View = Mapping[str, Any]
Drawn = list[list[Span]]


def draw(view: View, say: Say, width: int) -> Drawn:
    """Return the view as lines of styled text."""
    wide = WIDE if width >= 2 * MARGIN + SIZE * (WIDE + 1) else NARROW
    names = "".join(f"{letter:^{wide}} " for letter in "abcde")
    lines: Drawn = [[(" " * MARGIN + names.rstrip(), "quiet")]]
    for row in range(SIZE):
        lines += draw_row(view, row, say, wide)
    lines.append([])
    for seat in range(len(view["seats"])):
        lines.append(seat_line(view, seat, say))
    return lines


def draw_row(view: View, row: int, say: Say, wide: int) -> Drawn:
    """Draw five tiles side by side; the first and the last row have finishes beside them."""
    pictures = [picture(view, cell, say, wide) for cell in row_of(view, row)]
    lines: Drawn = []
    for line in range(3):
        spans: list[Span] = [left_of(view, row, say) if line == 1 else (" " * MARGIN, "plain")]
        for text, style in (each[line] for each in pictures):
            spans += [(text, style), (" ", "plain")]
        if line == 1:
            spans[-1] = right_of(view, row, say)
        lines.append(spans)
    return lines


def row_of(view: View, row: int) -> list[View]:
    """Return the cells of a row."""
    cells: list[View] = view["cells"]
    return cells[row * SIZE : (row + 1) * SIZE]


# A tile


def picture(view: View, cell: View, say: Say, wide: int) -> list[Span]:
    """Return the three lines of a tile."""
    if cell["tile"] is None:
        return back(cell, wide)
    cars = cars_at(view, cell["place"])
    name = "" if cell["tile"] == "pit" else cell["place"]
    top, middle, low = road_lines(cell["road"] or "", cars, name, wide)
    if cell["tile"] == "pit":
        middle = f"{say(phrase('draw-pit')):═^{wide}}"
        low = low[: wide // 2 + 1] + f"{view['tokens']}●"
        low = f"{low:<{wide}}"
    style = "title" if cars else "plain"
    return [(top, style), (middle, style), (low, style)]


def road_lines(road: str, cars: str, name: str, wide: int) -> list[str]:
    """Return the three lines of a road that runs to these sides, with the cars and a name on it."""
    arm = wide // 2
    top = f"{'║' if 'N' in road else ' ':^{wide}}"
    low = f"{'║' if 'S' in road else ' ':^{wide}}"
    middle = ("═" if "W" in road else " ") * arm + JOINTS.get(road, "?")
    middle += ("═" if "E" in road else " ") * arm
    top = cars[:arm] + top[len(cars[:arm]) :]
    low = cars[arm:] + low[len(cars[arm:]) : wide - len(name)] + name
    return [top, middle, low]


def back(cell: View, wide: int) -> list[Span]:
    """Draw a back with the name of its place, so that it can be asked for."""
    felt = "▓" if cell["picked"] else "×" if cell["banned"] else "░"
    style = "orange" if cell["picked"] or cell["banned"] else "quiet"
    edge = felt * wide
    return [(edge, style), (f"{cell['place']:{felt}^{wide}}", style), (edge, style)]


def cars_at(view: View, place: str) -> str:
    """Return the cars that stand there."""
    return "".join(
        CARS[number] for number, seat in enumerate(view["seats"]) if seat["place"] == place
    )


# The finishes


def left_of(view: View, row: int, say: Say) -> Span:
    """Draw the finish at the left of a row, or the number of the row."""
    if row not in (0, SIZE - 1):
        return f"{row + 1:^{MARGIN}}", "quiet"
    colour = view["finishes"][0 if row == 0 else 2]
    return f"{finish(view, colour, say):<{MARGIN - 1}}═", colour


def right_of(view: View, row: int, say: Say) -> Span:
    """Draw the finish at the right of a row, or nothing."""
    if row not in (0, SIZE - 1):
        return "", "plain"
    colour = view["finishes"][1 if row == 0 else 3]
    return f"═{finish(view, colour, say)}", colour


def finish(view: View, colour: str, say: Say) -> str:
    """Draw a finish: the letter of its colour, and the cars there."""
    return f"[{say(phrase('draw-colour', colour=colour))}{cars_at(view, colour)}]"


# The players


def seat_line(view: View, seat: int, say: Say) -> list[Span]:
    """Name the car and where it has to go."""
    own = view["seats"][seat]
    line: list[Span] = [(f"{CARS[seat]} {say(phrase('draw-player', seat=seat))}", "title")]
    goal: Phrase = phrase("draw-to-pit")
    if own["goal"] is not None:
        goal = phrase("draw-to-finish", colour=own["goal"])
    line.append((f" · {say(goal)}", own["goal"] or "plain"))
    if seat in view["to_move"]:
        line.append((f" ← {say(phrase('draw-turn'))}", "turn"))
    return line
