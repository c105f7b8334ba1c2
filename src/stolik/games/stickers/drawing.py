"""The table drawn with letters, for a terminal: the board, the market, the albums, the hand."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any, Final

from stolik.core import Say, Span, phrase

COLOURS: Final = (
    "yellow",
    "blue",
    "purple",
    "green",
    "red",
    "brown",
    "orange",
    "grey",
    "teal",
)
"""The style of each clan, in the order of the box."""
AFTER: Final = ("sticking", "decorating", "over")
"""When market and hands do not matter any more."""
DOING: Final = {"last-pick": "thinking", "sticking": "sticking", "decorating": "sticking"}
"""What those do who are asked when the turns are over."""
INDENT: Final = "  "
SEPARATOR: Final = " · "

View = Mapping[str, Any]
Drawn = list[list[Span]]


def draw(view: View, say: Say, width: int) -> Drawn:
    """Return the view as lines of styled text; what is too long for the window goes on below."""
    lines = draw_board(view, say)
    going_on = view["phase"] not in AFTER
    if going_on:
        lines += draw_market(view, say, width)
    lines.append([])
    for seat in range(len(view["seats"])):
        lines += draw_seat(view, seat, say, width)
    if going_on:
        lines += draw_effects(view, say) + draw_hand(view, say, width)
    return lines


def style_of(view: View, clan: str) -> str:
    """Return the colour of a clan."""
    return COLOURS[view["order"].index(clan)]


def flowing(pieces: list[Span], width: int) -> Drawn:
    """Lay pieces out side by side, as many to a line as fit."""
    lines: Drawn = [[(INDENT, "plain")]]
    for text, style in pieces:
        taken = sum(len(each) for each, _ in lines[-1])
        if len(lines[-1]) > 1 and taken + len(SEPARATOR) + len(text) > width:
            lines.append([(INDENT, "plain")])
        elif len(lines[-1]) > 1:
            lines[-1].append((SEPARATOR, "quiet"))
        lines[-1].append((text, style))
    return lines


# In the middle


def draw_board(view: View, say: Say) -> Drawn:
    """Draw the rarity board, a line a level."""
    lines: Drawn = [[(say(phrase("draw-board")), "title")]]
    nouns = {each["clan"]: each for each in view["clans"]}
    widest = max(len(say(level["noun"])) for level in view["levels"])
    rewards = [
        say(phrase("draw-rewards", first=level["first"], second=level["second"]))
        for level in view["levels"]
    ]
    longest = max(map(len, rewards))
    for level, reward in zip(view["levels"], rewards, strict=True):
        lead = f"{INDENT}{say(level['noun']):<{widest}}  {reward:<{longest}}  "
        line: list[Span] = [(lead, "plain")]
        for place, code in enumerate(level["clans"]):
            clan = nouns[code]
            text = f"{say(clan['letters'])} {say(clan['noun'])}"
            line += [(SEPARATOR, "quiet")] * bool(place) + [(text, style_of(view, code))]
        lines.append(line)
    if view["scenario"] != "none":
        lines.append([(say(phrase("draw-scenario", scenario=view["scenario"])), "title")])
    return lines


def draw_market(view: View, say: Say, width: int) -> Drawn:
    """Draw the market with its empty places."""
    title = phrase("draw-market", deck=view["deck"], reserve=view["reserve"])
    pieces = [
        (say(phrase("draw-empty")), "quiet") if card is None else card_piece(view, card, say)
        for card in view["market"]
    ]
    return [[(say(title), "title")], *flowing(pieces, width)]


def card_piece(view: View, card: View, say: Say) -> Span:
    """Draw a card: its code, its clan, its stars, its combos, its decorations."""
    signs = [say(phrase("ornament", decoration=name)) for name in card["decorations"]]
    return " ".join([card["card"], say(card["noun"]), *signs]), style_of(view, card["clan"])


# Before the players


def draw_seat(view: View, seat: int, say: Say, width: int) -> Drawn:
    """Draw what belongs to one player."""
    own = view["seats"][seat]
    counts = phrase("draw-counts", stars=own["stars"], hand=own["hand"], points=own["points"])
    line: list[Span] = [(say(phrase("draw-player", seat=seat)), "title")]
    line.append((f"{SEPARATOR}{say(counts)}", "plain"))
    if seat == view["first"]:
        line.append((f"{SEPARATOR}{say(phrase('draw-first'))}", "quiet"))
    if seat in view["to_move"]:
        usual = "turn" if seat == view["turn"] else "thinking"
        doing = DOING.get(view["phase"], usual)
        line.append((f" ← {say(phrase(f'draw-{doing}'))}", "turn"))
    elif own["picked"]:
        line.append((f" ← {say(phrase('draw-ready'))}", "quiet"))
    lines: Drawn = [line, *draw_album(view, seat, say, width)]
    if own["cards"] is not None and seat != view["seat"] and view["phase"] not in AFTER:
        lines.append([(f"{INDENT}{say(phrase('draw-hand-of'))}", "quiet")])
        lines += flowing(hand_pieces(view, own["cards"], say), width)
    if own["stickers"]:
        names = ", ".join(say(sticker["noun"]) for sticker in own["stickers"])
        lines.append([(f"{INDENT}{say(phrase('draw-stickers', stickers=names))}", "plain")])
    return lines


def draw_album(view: View, seat: int, say: Say, width: int) -> Drawn:
    """Draw the columns: the clan's letters, how many cards, and what they are worth now."""
    album = {column["clan"]: len(column["cards"]) for column in view["seats"][seat]["album"]}
    if not album:
        return [[(f"{INDENT}{say(phrase('draw-album-empty'))}", "quiet")]]
    pieces: list[Span] = []
    for clan in view["clans"]:
        code = clan["clan"]
        if code in album:
            points = clan["points"][seat]
            worth = f" ({points})" if points else ""
            text = f"{say(clan['letters'])} {album[code]}{worth}"
            pieces.append((text, style_of(view, code)))
    pieces[0] = (f"{say(phrase('draw-album'))} {pieces[0][0]}", pieces[0][1])
    return flowing(pieces, width)


def hand_pieces(view: View, cards: list[View], say: Say) -> list[Span]:
    """Draw the cards of a hand."""
    return [card_piece(view, card, say) for card in cards]


def draw_effects(view: View, say: Say) -> Drawn:
    """Draw the bonus and the combos that can still be used."""
    said = [say(phrase("draw-bonus", bonus=bonus)) for bonus in view["bonus"]]
    said += [say(phrase("sticker", sticker=combo)) for combo in view["combos"]]
    if not said:
        return []
    return [[(say(phrase("draw-effects", effects=", ".join(said))), "title")]]


def draw_hand(view: View, say: Say, width: int) -> Drawn:
    """Draw the own hand, a line a clan."""
    if view["seat"] is None:
        return []
    cards = view["seats"][view["seat"]]["cards"]
    lines: Drawn = [[], [(say(phrase("draw-hand")), "title")]]
    for _, clan in groupby(cards, key=lambda card: str(card["clan"])):
        lines += flowing(hand_pieces(view, list(clan), say), width)
    return lines
