"""The table drawn with letters, for a terminal: the middle as cards, the shelves as lines."""

from collections.abc import Mapping
from typing import Any, Final

from stolik.core import Phrase, Say, Span, phrase

INSIDE: Final = 11
"""The letters inside a drawn card: six cards side by side fit into eighty columns."""

Card = Mapping[str, Any]
View = Mapping[str, Any]
Drawn = list[list[Span]]


def draw(view: View, say: Say, width: int) -> Drawn:
    """Return the view as lines of styled text, none longer than the window is wide."""
    lines = draw_middle(view, say, width)
    for seat in range(len(view["seats"])):
        lines += draw_seat(view, seat, say, width)
    return lines


def draw_middle(view: View, say: Say, width: int) -> Drawn:
    """Draw the rows, or in the final round the pool, then the piles."""
    lines: Drawn = []
    per_line = max(1, width // (INSIDE + 2))
    for number, row in enumerate(view["rows"], 1):
        title = phrase("draw-pool") if view["final"] else phrase("draw-row", row=number)
        lines.append([(say(title), "title")])
        for start in range(0, len(row), per_line):
            lines += draw_cards(view, row[start : start + per_line], say)
    piles = phrase(
        "draw-piles", deck=view["deck"], discard=len(view["discard"]), removed=view["removed"]
    )
    lines.append([(say(piles), "quiet")])
    if view["discard"]:
        names = [short(card, say) for card in view["discard"]]
        pile = wrapped(say(phrase("draw-discard")), names, width)
        lines += [[(line, "quiet")] for line in pile]
    return lines


def draw_cards(view: View, cards: list[Card], say: Say) -> Drawn:
    """Draw cards side by side, four lines high."""
    lines: Drawn = [[], [], [], []]
    for card in cards:
        style = style_of(view, card)
        for line, text in zip(lines, picture(card, say), strict=True):
            line.append((text, style))
    return lines


def picture(card: Card, say: Say) -> list[str]:
    """Return the four lines of a card: its code and points, what it is, its property."""
    points = f"{card['points']}★"
    return [
        f"┌{card['card']:─<{INSIDE - len(points)}}{points}┐",
        f"│{fitted(what(card, say))}│",
        f"│{fitted(say(property_of(card)))}│",
        f"└{'':─<{INSIDE}}┘",
    ]


def what(card: Card, say: Say) -> str:
    """Return what the card is, without its points."""
    if card["kind"] == "edge":
        return say(phrase(f"draw-edge-{card['side']}"))
    return say(named(card, "draw-name"))


def property_of(card: Card) -> Phrase:
    """Return the short word for a property."""
    called = {} if card["calls"] is None else card["calls"]["args"]
    return Phrase(key=f"draw-property-{card['property']}", args=card["noun"]["args"] | called)


def named(card: Card, key: str) -> Phrase:
    """Say this of the toy that the card shows."""
    return Phrase(key=key, args=card["noun"]["args"])


def fitted(text: str) -> str:
    """Cut or fill the text to the width of a card."""
    return f"{text:<{INSIDE}}" if len(text) <= INSIDE else text[: INSIDE - 1] + "…"


def style_of(view: View, card: Card) -> str:
    """Return the colour of a card as a style."""
    return str(view["colours"]["ABC".index(card["colour"])])


def draw_seat(view: View, seat: int, say: Say, width: int) -> Drawn:
    """Draw what lies before one player."""
    own = view["seats"][seat]
    lines: Drawn = [[], seat_line(view, seat, say)]
    shelves = [shelf for shelf in own["shelves"] if shelf is not None]
    for shelf in shelves:
        lines += draw_shelf(view, shelf, say, width)
    if not shelves:
        lines.append([("  " + say(phrase("draw-no-shelves")), "quiet")])
    return lines


def seat_line(view: View, seat: int, say: Say) -> list[Span]:
    """Name the player, count the collection, and tell whose turn it is."""
    own = view["seats"][seat]
    line = [(say(phrase("draw-player", seat=seat)), "title")]
    line.append((" · " + say(phrase("draw-collection", cards=own["collection"])), "plain"))
    if own["points"] is not None:
        key = "draw-points" if view["to_move"] else "draw-total"
        line.append((", " + say(phrase(key, points=own["points"])), "plain"))
    if seat in view["to_move"]:
        turn = "draw-bonus" if view["bonus"] else "draw-turn"
        line.append((f" ← {say(phrase(turn))}", "turn"))
    return line


def draw_shelf(view: View, shelf: Card, say: Say, width: int) -> Drawn:
    """Draw a shelf from left to right; a bar closes an end, dots leave it open."""
    style = style_of(view, shelf)
    pieces = [short(card, say) for card in shelf["cards"]]
    pieces = ["…" if "left" in shelf["open"] else "▐", *pieces]
    pieces.append("…" if "right" in shelf["open"] else "▌")
    return [[(line, style)] for line in wrapped(f"  {shelf['colour']}", pieces, width)]


def wrapped(label: str, pieces: list[str], width: int) -> list[str]:
    """Join the pieces into lines that fit, the later ones indented under the first."""
    lines = [label]
    for piece in pieces:
        if len(lines[-1]) + len(piece) + 1 > width:
            lines.append(" " * len(label))
        lines[-1] += " " + piece
    return lines


def short(card: Card, say: Say) -> str:
    """Return a card in a few letters, for a shelf or a pile."""
    if card["kind"] == "back":
        return "[▒▒▒]"
    extra = say(property_of(card))
    name = say(phrase("draw-edge")) if card["kind"] == "edge" else say(named(card, "draw-name"))
    return f"[{card['card']} {name} {card['points']}★{' ' if extra else ''}{extra}]"
