"""The box in a TOML file, ours or an owner's, held against the numbers the book states."""

import re
from typing import Final

from stolik.core import Said, Unreadable, wire
from stolik.core.component_file import (
    LONGEST_NAME,
    MOST,
    Entry,
    Name,
    number_of,
    numbers_of,
    one_of_these,
    opened,
    spoken,
)
from stolik.core.travel import Address
from stolik.games.stickers.components import (
    CLAN,
    COMBOS,
    DECORATIONS,
    DRAW_PLAY,
    LID,
    MARKS,
    STAR,
    STICKERS,
    UNMARKED,
    Box,
    Card,
    Clan,
    Level,
)
from stolik.games.stickers.pack_file import (
    CLANS,
    PER_CLAN,
    THE_CAMPAIGN,
    WHOLE_FILE,
    the_bonuses,
    the_packs,
    the_progress,
    the_track,
)

MOST_CELLS: Final = 4
MOST_LETTERS: Final = 3

FILE_PARTS: Final = ("track", "cells", "clans", "cards", "levels", "bonuses", "powers", "clan-pack")
"""Beside what a campaign has made of it."""
CLAN_PARTS: Final = ("id", "name", "letters", "cards")
CARD_PARTS: Final = ("number", "mark", "stars", "combos")
LEVEL_PARTS: Final = ("name", "slots", "first", "second")
CAMPAIGN_PARTS: Final = ("opened", "opens", "stuck", "decorated")
CLAN_ID: Final = re.compile(r"[a-z][a-z0-9]*")

THE_CELLS: Final = Said("'cells' of {what}", what=WHOLE_FILE)

OnCards = dict[str, list[str]]


def read_box(text: str, *, ours: bool = False) -> Box:
    """Return the box that this file describes, or say which card or number is wrong."""
    address = Address("stolik.games.stickers", "stickers", None if ours else text)
    whole = opened(text, address.key, (*FILE_PARTS, "campaign"), WHOLE_FILE)
    clans, rows = the_clans(whole), the_rows(whole)
    packs = the_packs(whole, clans)
    campaign = wire.part(dict, {"campaign": {}} | whole, "campaign", WHOLE_FILE)
    wire.no_other_parts(campaign, CAMPAIGN_PARTS, THE_CAMPAIGN)
    cells = wire.part(dict, whole, "cells", WHOLE_FILE)
    wire.no_other_parts(cells, ("star", "combo"), THE_CELLS)
    box = Box(
        whole["source"],
        clans,
        the_cards(clans, rows, campaign),
        the_levels(whole),
        the_bonuses(whole, WHOLE_FILE),
        packs,
        the_track(whole),
        number_of(cells, "star", 0, MOST_CELLS, THE_CELLS),
        number_of(cells, "combo", 0, MOST_CELLS, THE_CELLS),
        the_progress(campaign, packs) if "campaign" in whole else None,
        address,
    )
    hold_to_the_book(box)
    return box


# Clans and cards


def the_clans(whole: Entry) -> list[Clan]:
    """Return the nine clans."""
    clans: list[Clan] = []
    for entry in wire.each(dict, whole, "clans", WHOLE_FILE):
        code = wire.part(str, entry, "id", Said("clan number {number}", number=len(clans) + 1))
        what = Said("clan {id}", id=code)
        wire.no_other_parts(entry, CLAN_PARTS, what)
        if not CLAN_ID.fullmatch(code) or code in (CLAN, LID):
            raise Unreadable("{what} should have an id of small latin letters", what=what)
        if any(clan.code == code for clan in clans):
            raise Unreadable("{what} is described twice", what=what)
        letters = named(entry, "letters", what, MOST_LETTERS)
        clans.append(Clan(len(clans), code, named(entry, "name", what), letters))
    if len(clans) != CLANS:
        raise Unreadable("{found} clans, but ST-1 counts {stated}", found=len(clans), stated=CLANS)
    return clans


def named(entry: Entry, name: str, what: Said, most: int = LONGEST_NAME) -> Name:
    """Return what something is called, in every language."""
    names = wire.part(dict, entry, name, what)
    the_name = Said("'{name}' of {what}", name=name, what=what)
    wire.no_other_parts(names, ("ru", "en"), the_name)
    return spoken(names, the_name, most)


def the_rows(whole: Entry) -> list[list[Entry]]:
    """Return the cards of each clan: its own, or those that all clans have."""
    usual = wire.each(dict, {"cards": []} | whole, "cards", WHOLE_FILE)
    rows: list[list[Entry]] = []
    for clan in whole["clans"]:
        what = Said("clan {id}", id=clan["id"])
        row = wire.each(dict, clan, "cards", what) if "cards" in clan else usual
        numbers = [number_of(card, "number", 1, PER_CLAN, what) for card in row]
        if sorted(numbers) != list(range(1, PER_CLAN + 1)):
            raise Unreadable(
                "{what} should have cards 1 to {stated}, each once; it has: {numbers}",
                what=what,
                stated=PER_CLAN,
                numbers=", ".join(map(str, numbers)) or "-",
            )
        rows.append(sorted(row, key=lambda card: int(card["number"])))
    return rows


def the_cards(clans: list[Clan], rows: list[list[Entry]], campaign: Entry) -> list[Card]:
    """Print all the cards, and stick on them what the campaign has stuck."""
    stuck = stickers_on(campaign, "stuck", STICKERS)
    decorated = stickers_on(campaign, "decorated", DECORATIONS)
    cards: list[Card] = []
    for clan, row in zip(clans, rows, strict=True):
        for entry in row:
            code = f"{clan.code}-{entry['number']}"
            what = Said("card {id}", id=code)
            wire.no_other_parts(entry, CARD_PARTS, what)
            cards.append(
                Card(
                    len(cards),
                    clan,
                    code,
                    mark_of(entry, what),
                    number_of(entry, "stars", 0, MOST, what),
                    numbers_of({"combos": []} | entry, "combos", STICKERS[:COMBOS], what),
                    [STICKERS.index(name) for name in stuck.pop(code, [])],
                    decorated.pop(code, []),
                )
            )
    decorated.pop(LID, None)
    for code in (*stuck, *decorated):
        raise Unreadable("{what} has no card '{code}'", what=THE_CAMPAIGN, code=code)
    return cards


def mark_of(entry: Entry, what: Said) -> int:
    """Return the smallest number of players that a card is used with; no mark is for all."""
    mark = wire.part(int, {"mark": UNMARKED} | entry, "mark", what)
    if mark not in MARKS:
        raise Unreadable("{what}: mark {mark} should be 3 or 4", what=what, mark=mark)
    return mark


def stickers_on(campaign: Entry, name: str, known: tuple[str, ...]) -> OnCards:
    """Return what is stuck on each card."""
    cards = wire.part(dict, {name: {}} | campaign, name, THE_CAMPAIGN)
    what = Said("'{name}' of {what}", name=name, what=THE_CAMPAIGN)
    return {
        code: [one_of_these(each, code, known, what) for each in wire.each(str, cards, code, what)]
        for code in cards
    }


# The board


def the_levels(whole: Entry) -> list[Level]:
    """Return the rarity board, from the top."""
    levels: list[Level] = []
    for entry in wire.each(dict, whole, "levels", WHOLE_FILE):
        what = Said("level {number}", number=len(levels) + 1)
        wire.no_other_parts(entry, LEVEL_PARTS, what)
        name = named(entry, "name", what)
        slots = number_of(entry, "slots", 1, CLANS, what)
        first = number_of(entry, "first", 0, MOST, what)
        second = number_of(entry, "second", 0, MOST, what)
        levels.append(Level(len(levels), name, slots, first, second))
    return levels


# The numbers of the book


def hold_to_the_book(box: Box) -> None:
    """Hold the box against ST-1, ST-2 and what a game needs."""
    if len(box.level_of) != CLANS:
        raise Unreadable(
            "{found} slots on the rarity board, but there are {stated} clans",
            found=len(box.level_of),
            stated=CLANS,
        )
    if len(box.levels) < 2:  # noqa: PLR2004 - two tokens are swapped between two levels
        raise Unreadable("ST-10 swaps tokens of neighbouring levels, but the board has only one")
    if not box.bonuses:
        raise Unreadable("ST-10 has a bonus for a collection, but the file has none")
    if sum(card.mark == UNMARKED for card in box.cards) < CLANS * PER_CLAN // 2:
        raise Unreadable(
            "{found} cards without a mark are too few for two players",
            found=sum(card.mark == UNMARKED for card in box.cards),
        )
    for card in box.cards:
        for kind in (DRAW_PLAY, STAR):
            if box.free_cells(card, kind) < 0:
                raise Unreadable("card {id} has more stickers than cells", id=card.code)
