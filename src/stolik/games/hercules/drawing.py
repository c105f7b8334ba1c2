"""The table drawn with letters, for a terminal: a line for a labour, a card, a player."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from stolik.core import Phrase, Say, Span, phrase

GAP: Final = "  "
"""Between the columns of a table."""

View = Mapping[str, Any]
Drawn = list[list[Span]]


def draw(view: View, say: Say, width: int) -> Drawn:
    """Return the view as lines of styled text; what is too long for the window goes on below."""
    lines = draw_later(view, say, width) + draw_labours(view, say)
    lines += draw_gymnasium(view, say)
    lines.append([])
    for seat in range(len(view["seats"])):
        lines += draw_seat(view, seat, say, width)
    return lines + draw_hand(view, say)


def columns(rows: list[list[str]]) -> list[str]:
    """Lay rows of texts out in columns."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))] if rows else []
    return [
        GAP.join(f"{text:<{wide}}" for text, wide in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


# The labours


def draw_later(view: View, say: Say, width: int) -> Drawn:
    """Draw the labours of the rounds to come, in short."""
    lines: Drawn = []
    for number in range(view["rounds"], view["round"], -1):
        row = [labour for labour in view["labours"] if labour["round"] == number]
        pieces = [f"{labour_name(each, say)} ({in_short(each, say)})" for each in row]
        title = say(phrase("draw-later", round=number))
        lines += [[(line, "quiet")] for line in joined(title, pieces, width)]
    return lines


def draw_labours(view: View, say: Say) -> Drawn:
    """Draw the labours of this round that are still to be done."""
    head = phrase("draw-head", round=view["round"], rounds=view["rounds"], turn=view["turn"])
    row = [labour for labour in view["labours"] if labour["round"] == view["round"]]
    rows = [
        [
            labour_name(labour, say),
            "●" * labour["tokens"],
            symbols(labour, say),
            f"» {back(view, labour, say)}",
        ]
        for labour in row
        if labour["tokens"]
    ]
    return [[(say(head), "title")], *([(f" {line}", "orange")] for line in columns(rows))]


def labour_name(labour: View, say: Say) -> str:
    """Return the number and the name."""
    return say(Phrase(key="draw-labour", args=labour["noun"]["args"]))


def symbols(labour: View, say: Say) -> str:
    """Return what the labour asks for."""
    return ", ".join(say(phrase("draw-symbol", symbol=symbol)) for symbol in labour["symbols"])


def in_short(labour: View, say: Say) -> str:
    """Return the same in two letters each."""
    return " ".join(say(phrase("draw-brief", symbol=symbol)) for symbol in labour["symbols"])


def back(view: View, labour: View, say: Say) -> str:
    """Return what the labour gives to whoever takes it; in the last round, what as the last."""
    if labour["extra_token"] is not None:
        return say(phrase("draw-extra-token", symbol=labour["extra_token"]))
    now, last = (effects(labour[when], say) for when in ("instant", "at_the_end"))
    if now == last or view["round"] < view["rounds"]:
        return now
    return say(phrase("draw-at-the-end", now=now, last=last))


def effects(names: list[str], say: Say) -> str:
    """Name instant effects."""
    return ", ".join(say(phrase("draw-effect", effect=name)) for name in names)


# Cards


def draw_gymnasium(view: View, say: Say) -> Drawn:
    """Draw the five places of the Gymnasium."""
    title = say(phrase("draw-gymnasium", stack=view["stack"]))
    rows = [
        ["", say(phrase("draw-empty")), "", ""]
        if card is None
        else card_row(card, say, mark(view, card, say))
        for card in view["gymnasium"]
    ]
    return [[(title, "title")], *([(f" {line}", "yellow")] for line in columns(rows))]


def mark(view: View, card: View, say: Say) -> str:
    """Return what the card costs, and whether it is contested."""
    price = "▯" * card["cost"]
    return f"{price} {say(phrase('draw-contested'))}" if card["card"] == view["contest"] else price


def card_row(card: View, say: Say, marked: str) -> list[str]:
    """Draw a card: its code, a mark, and each half with its initiative and tokens."""
    halves = [face_text(face, say) for face in card["faces"]]
    return [card["card"], marked, *halves, *[""] * (2 - len(halves))]


def face_text(face: View, say: Say) -> str:
    """Draw one way to use a card."""
    symbol = say(phrase("draw-symbol", symbol=face["symbol"]))
    return f"{symbol} {face['initiative']} {'●' * face['tokens']}"


def draw_hand(view: View, say: Say) -> Drawn:
    """Draw the own hand; a tick marks what is laid or named already."""
    if view["seat"] is None:
        return []
    own = view["seats"][view["seat"]]
    choice = own["choice"] or {"laid": [], "named": []}
    used = [face["card"] for face in choice["laid"]] + choice["named"]
    rows = [card_row(card, say, "✓" * (card["card"] in used)) for card in own["cards"]]
    title = say(phrase("draw-hand"))
    return [[], [(title, "title")], *([(f" {line}", "green")] for line in columns(rows))]


# The players


def draw_seat(view: View, seat: int, say: Say, width: int) -> Drawn:
    """Draw what belongs to one player, what was bought, and what is laid for all to see."""
    own = view["seats"][seat]
    lines: Drawn = [seat_line(view, seat, say)]
    if own["bought"]:
        names = Counter(say(card["short"]) for card in own["bought"])
        pieces = [f"{name} ×{count}" if count > 1 else name for name, count in names.items()]
        title = say(phrase("draw-bought"))
        lines += [[(line, "quiet")] for line in joined(f"  {title}", pieces, width)]
    if seat != view["seat"] or view["phase"] not in ("refresh", "choice"):
        lines += [[(f"  {line}", "plain")] for line in laid(own, say)]
    return lines


def seat_line(view: View, seat: int, say: Say) -> list[Span]:
    """Name the player, count what is there, and tell who is still thinking."""
    own = view["seats"][seat]
    numbers = ", ".join(str(number) for number in own["labours"]) or "–"
    said = [phrase("draw-tokens", tokens=own["tokens"]), phrase("draw-labours", labours=numbers)]
    said += [
        phrase("draw-extra-token", symbol=labour["extra_token"])
        for labour in view["labours"]
        if labour["number"] == own["active"]
    ]
    counts = {"hand": own["hand"], "stack": own["stack"], "discard": len(own["discard"])}
    said.append(phrase("draw-piles", **counts))
    line = [(say(phrase("draw-player", seat=seat)), "title")]
    line.append(("".join(f" · {say(each)}" for each in said), "plain"))
    if seat in view["to_move"]:
        line.append((f" ← {say(phrase('draw-thinking'))}", "turn"))
    elif own["ready"]:
        line.append((f" ← {say(phrase('draw-ready'))}", "quiet"))
    return line


def laid(own: View, say: Say) -> list[str]:
    """Tell where cards are laid, if that may be seen."""
    choice = own["choice"]
    if choice is None or not choice["laid"]:
        return []
    cards = ", ".join(say(face["noun"]) for face in choice["laid"])
    if choice["labour"] is not None:
        return [say(phrase("draw-on-labour", labour=choice["labour"], cards=cards))]
    if choice["wanted"] is not None:
        return [say(phrase("draw-for-card", card=choice["wanted"], cards=cards))]
    return [say(phrase("draw-nowhere", cards=cards))]


def joined(title: str, pieces: list[str], width: int) -> list[str]:
    """Join the pieces into lines that fit, the later ones indented under the first."""
    lines = [f"{title} {pieces[0]}"]
    for piece in pieces[1:]:
        if len(lines[-1]) + len(piece) + len(", ,") > width:
            lines[-1] += ","
            lines.append(" " * len(title) + f" {piece}")
        else:
            lines[-1] += f", {piece}"
    return lines
