"""The table drawn with letters, for a terminal: labours and cards as boxes, players as lines."""

from collections.abc import Mapping
from typing import Any, Final

from stolik.core import Arg, Phrase, Say, Span, phrase

LABOUR: Final = 18
"""The letters inside a drawn labour: four side by side fit into eighty columns."""
CARD: Final = 14
"""The same for a card: five side by side."""
SYMBOL_LINES: Final = 3
"""The lines for the symbols of a labour."""

View = Mapping[str, Any]
Drawn = list[list[Span]]


def draw(view: View, say: Say, width: int) -> Drawn:
    """Return the view as lines of styled text, none longer than the window is wide."""
    lines = draw_labours(view, say, width)
    lines += draw_gymnasium(view, say, width)
    for seat in range(len(view["seats"])):
        lines += draw_seat(view, seat, say, width)
    return lines + draw_hand(view, say, width)


# The middle


def draw_labours(view: View, say: Say, width: int) -> Drawn:
    """Draw the labours of this round as boxes, and those to come as lines above them."""
    lines: Drawn = []
    for number in range(view["rounds"], view["round"], -1):
        lines += draw_later(view, number, say, width)
    head = phrase("draw-head", round=view["round"], rounds=view["rounds"], turn=view["turn"])
    lines.append([(say(head), "title")])
    row = [labour for labour in view["labours"] if labour["round"] == view["round"]]
    boxes = [labour_box(labour, say) for labour in row if labour["tokens"]]
    return lines + side_by_side(boxes, "orange", width)


def draw_later(view: View, number: int, say: Say, width: int) -> Drawn:
    """Draw the labours of a round to come, a line each."""
    row = [labour for labour in view["labours"] if labour["round"] == number]
    lines: Drawn = [[(say(phrase("draw-later", round=number)), "quiet")]]
    for labour in row:
        pieces = [labour_name(labour, say), symbols(labour, say), back(labour, say)]
        lines.append([(cut("  " + " · ".join(pieces), width), "quiet")])
    return lines


def labour_name(labour: View, say: Say) -> str:
    """Return the number and the name."""
    return say(Phrase(key="draw-labour", args=labour["noun"]["args"]))


def symbols(labour: View, say: Say) -> str:
    """Return what the labour asks for."""
    return ", ".join(say(phrase("draw-symbol", symbol=symbol)) for symbol in labour["symbols"])


def back(labour: View, say: Say) -> str:
    """Return what the labour gives to whoever takes it."""
    if labour["extra_token"] is not None:
        return say(phrase("draw-extra-token", symbol=labour["extra_token"]))
    return ", ".join(say(phrase("draw-effect", effect=effect)) for effect in labour["instant"])


def labour_box(labour: View, say: Say) -> list[str]:
    """Draw a labour: its name, its tokens, what it asks for, what it gives."""
    asks = [say(phrase("draw-symbol", symbol=symbol)) for symbol in labour["symbols"]]
    asks += [""] * (SYMBOL_LINES - len(asks))
    inside = ["●" * labour["tokens"], *asks, f"» {back(labour, say)}"]
    return boxed(labour_name(labour, say), "", inside, LABOUR)


def draw_gymnasium(view: View, say: Say, width: int) -> Drawn:
    """Draw the five places of the Gymnasium."""
    title = say(phrase("draw-gymnasium", stack=view["stack"]))
    contested = say(phrase("draw-contested"))
    boxes = [
        boxed(say(phrase("draw-empty")), "", [""] * SYMBOL_LINES + [""], CARD)
        if card is None
        else card_box(card, say, contested if card["card"] == view["contest"] else "")
        for card in view["gymnasium"]
    ]
    return [[], [(title, "title")], *side_by_side(boxes, "yellow", width)]


def card_box(card: View, say: Say, mark: str = "") -> list[str]:
    """Draw a card: its code and price, and each half with its initiative and tokens."""
    inside: list[str] = []
    for face in card["faces"]:
        inside.append(say(phrase("draw-symbol", symbol=face["symbol"])))
        inside.append(f" {face['initiative']} {'●' * face['tokens']}")
    inside += [""] * (4 - len(inside))
    price = "" if card["cost"] is None else "▯" * card["cost"]
    return boxed(f"{card['card']} {mark}".strip(), price, inside, CARD)


def boxed(left: str, right: str, inside: list[str], width: int) -> list[str]:
    """Draw a frame with a text at each upper corner."""
    head = cut(left, width - len(right))
    lines = [f"┌{head}{'─' * (width - len(head) - len(right))}{right}┐"]
    lines += [f"│{cut(text, width):<{width}}│" for text in inside]
    return [*lines, f"└{'─' * width}┘"]


def cut(text: str, width: int) -> str:
    """Cut the text to the width."""
    return text if len(text) <= width else text[: width - 1] + "…"


def side_by_side(boxes: list[list[str]], style: str, width: int) -> Drawn:
    """Lay boxes of one size side by side, as many as fit."""
    lines: Drawn = []
    fit = max(1, width // len(boxes[0][0])) if boxes else 1
    for start in range(0, len(boxes), fit):
        some = boxes[start : start + fit]
        lines += [[("".join(pieces), style)] for pieces in zip(*some, strict=True)]
    return lines


# The players


def draw_seat(view: View, seat: int, say: Say, width: int) -> Drawn:
    """Draw what belongs to one player, and what is laid."""
    own = view["seats"][seat]
    lines: Drawn = [[], seat_line(view, seat, say)]
    piles = phrase("draw-piles", hand=own["hand"], stack=own["stack"], discard=len(own["discard"]))
    pieces = [say(piles)]
    if own["discard"]:
        pieces.append(say(phrase("draw-top", card=own["discard"][-1]["noun"])))
    if own["bought"]:
        names = ", ".join(say(card["noun"]) for card in own["bought"])
        pieces.append(say(phrase("draw-bought", cards=names)))
    pieces += laid(own, say)
    return lines + [[(line, "plain")] for line in joined(pieces, width)]


def seat_line(view: View, seat: int, say: Say) -> list[Span]:
    """Name the player, count tokens and labours, and tell who is still thinking."""
    own = view["seats"][seat]
    numbers = ", ".join(str(number) for number in own["labours"]) or "–"
    said = [phrase("draw-tokens", tokens=own["tokens"]), phrase("draw-labours", labours=numbers)]
    said += [
        phrase("draw-extra-token", symbol=labour["extra_token"])
        for labour in view["labours"]
        if labour["number"] == own["active"]
    ]
    line = [(say(phrase("draw-player", seat=seat)), "title")]
    line.append(("".join(f" · {say(each)}" for each in said), "plain"))
    if seat in view["to_move"]:
        line.append((f" ← {say(phrase('draw-thinking'))}", "turn"))
    elif own["ready"]:
        line.append((f" ← {say(phrase('draw-ready'))}", "quiet"))
    return line


def laid(own: View, say: Say) -> list[str]:
    """Tell where cards are laid, or named to be discarded, if that may be seen."""
    choice = own["choice"]
    if choice is None:
        return []
    if choice["named"] and not choice["laid"]:
        return [say(phrase("draw-named", cards=", ".join(choice["named"])))]
    if not choice["laid"]:
        return []
    cards: Arg = ", ".join(say(face["noun"]) for face in choice["laid"])
    if choice["labour"] is not None:
        return [say(phrase("draw-on-labour", labour=choice["labour"], cards=cards))]
    if choice["wanted"] is not None:
        return [say(phrase("draw-for-card", card=choice["wanted"], cards=cards))]
    return [say(phrase("draw-nowhere", cards=cards))]


def joined(pieces: list[str], width: int) -> list[str]:
    """Join the pieces into indented lines that fit."""
    lines = ["  " + pieces[0]]
    for piece in pieces[1:]:
        if len(lines[-1]) + len(piece) + 3 > width:
            lines.append("  " + piece)
        else:
            lines[-1] += f" · {piece}"
    return [cut(line, width) for line in lines]


def draw_hand(view: View, say: Say, width: int) -> Drawn:
    """Draw the own hand."""
    if view["seat"] is None:
        return []
    boxes = [card_box(card, say) for card in view["seats"][view["seat"]]["cards"]]
    return [[], [(say(phrase("draw-hand")), "title")], *side_by_side(boxes, "green", width)]
