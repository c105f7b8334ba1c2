"""A card and a sticker as a screen shows them: with everything printed and stuck."""

from typing import TypedDict

from stolik.core import Phrase
from stolik.games.stickers.components import (
    COMBOS,
    DRAW_PLAY,
    NOTHING,
    STAR,
    STICKERS,
    UNMARKED,
    Box,
    Card,
    Sticker,
)
from stolik.games.stickers.state import Table


class CardView(TypedDict):
    """A card with everything that is printed and stuck on it."""

    card: str
    clan: str
    stars: int
    combos: list[str]
    mark: int | None
    """The smallest number of players that it is used with, if that is printed."""
    star_cells: int
    """Still empty."""
    combo_cells: int
    stuck: list[str]
    decorations: list[str]
    noun: Phrase


class StickerView(TypedDict):
    """A sticker in hand."""

    sticker: str
    clan: str | None
    mark: int | None
    noun: Phrase


def card_view(table: Table, card: Card) -> CardView:
    """Show what is printed and stuck on a card."""
    return face(table.rules.box, card, [kind for on, kind in table.stuck if on == card.index])


def face(box: Box, card: Card, new: list[int]) -> CardView:
    """Show a card of a box, with stickers that have come since it was opened."""
    combos = sum(kind < COMBOS for kind in new)
    return {
        "card": card.code,
        "clan": card.clan.code,
        "stars": card.stars,
        "combos": [STICKERS[kind] for kind in card.combos],
        "mark": None if card.mark == UNMARKED else card.mark,
        "star_cells": box.free_cells(card, STAR) - (len(new) - combos),
        "combo_cells": box.free_cells(card, DRAW_PLAY) - combos,
        "stuck": [STICKERS[kind] for kind in card.stuck],
        "decorations": list(card.decorations),
        "noun": card.noun(),
    }


def sticker_view(table: Table, sticker: Sticker) -> StickerView:
    """Show a sticker in hand."""
    clans = table.rules.box.clans
    return {
        "sticker": STICKERS[sticker.kind],
        "clan": None if sticker.clan == NOTHING else clans[sticker.clan].code,
        "mark": None if sticker.mark == UNMARKED else sticker.mark,
        "noun": sticker.noun(),
    }
