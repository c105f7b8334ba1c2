"""The table drawn with letters: the sand, and before each player two shells."""

from collections.abc import Mapping
from typing import Any, Final

from stolik.core import Say, Span, phrase

STYLES: Final = ("grey", "brown", "teal", "green", "blue", "purple", "orange")
INSIDE: Final = 5

View = Mapping[str, Any]
Drawn = list[list[Span]]


def draw(view: View, say: Say, width: int) -> Drawn:
    """Return the view as lines of styled text, none longer than the window is wide."""
    lines: Drawn = [[(say(phrase("draw-pile", shells=view["pile"])), "quiet")]]
    lines += draw_sand(view, say, width)
    for seat, own in enumerate(view["seats"]):
        lines += [[], seat_line(view, seat, say), *pictures(own["shells"])]
    return lines


def draw_sand(view: View, say: Say, width: int) -> Drawn:
    """Draw what was swapped away, as many shells in a line as there is room for."""
    line: list[Span] = [(say(phrase("draw-sand")), "title")]
    lines = [line]
    for shell in view["sand"]:
        if sum(len(text) for text, _ in line) + len("  (6)") > width:
            line = []
            lines.append(line)
        line.append((f"  ({shell['spots']})", style_of(shell["spots"])))
    if not view["sand"]:
        line.append((f" {say(phrase('draw-no-sand'))}", "quiet"))
    return lines


def seat_line(view: View, seat: int, say: Say) -> list[Span]:
    """Name the player, the points if they are seen, and whose turn it is."""
    own = view["seats"][seat]
    line = [(say(phrase("draw-player", seat=seat)), "title")]
    if own["points"] is not None:
        line.append((" · " + say(phrase("draw-points", points=own["points"])), "plain"))
    if own["kept"]:
        line.append((" · " + say(phrase("draw-kept")), "quiet"))
    if seat in view["to_move"]:
        line += [(" ", "plain"), (f" {say(phrase('draw-turn'))} ", "turn")]
    return line


def pictures(shells: list[View] | None) -> Drawn:
    """Draw two shells side by side; what nobody may see is drawn as a back."""
    faces = ["▒▒▒"] * 2 if shells is None else [str(shell["spots"]) for shell in shells]
    styles = ["grey"] * 2 if shells is None else [style_of(shell["spots"]) for shell in shells]
    rows = [f"╭{'':─<{INSIDE}}╮", "│{}│", f"╰{'':─<{INSIDE}}╯"]
    return [
        [
            (" " + row.format(f"{face:^{INSIDE}}"), style)
            for face, style in zip(faces, styles, strict=True)
        ]
        for row in rows
    ]


def style_of(spots: int) -> str:
    """Return the colour of a shell; of an owner's box it may be any number."""
    return STYLES[spots] if 0 <= spots < len(STYLES) else "plain"
