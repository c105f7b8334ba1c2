"""The box in a TOML file, ours or an owner's, held against the numbers the book states."""

import re
import tomllib
from typing import Any, Final

from stolik.core import Said, Unreadable, wire
from stolik.games.stickers.components import (
    BONUSES,
    COMBOS,
    DECORATIONS,
    DRAW_PLAY,
    MARKS,
    NOTHING,
    STAR,
    STICKERS,
    UNMARKED,
    Bonus,
    Box,
    Card,
    Clan,
    Level,
    Name,
    Pack,
    Progress,
    Sticker,
)
from stolik.games.stickers.options import SCENARIOS
from stolik.games.stickers.sticking import CLAN

CLANS: Final = 9
PER_CLAN: Final = 12
POWERS: Final = 6
MOST: Final = 99
"""Stars, points, slots: more would be a slip of the pen."""
MOST_CELLS: Final = 4
MOST_LETTERS: Final = 3

FILE_PARTS: Final = (
    "source",
    "games",
    "track",
    "cells",
    "clans",
    "cards",
    "levels",
    "bonuses",
    "powers",
    "clan-pack",
    "campaign",
)
CLAN_PARTS: Final = ("id", "name", "letters", "cards")
CARD_PARTS: Final = ("number", "mark", "stars", "combos")
LEVEL_PARTS: Final = ("name", "slots", "first", "second")
BONUS_PARTS: Final = ("least", "effects")
PACK_PARTS: Final = ("unmarked", "mark3", "mark4", "decorations", "bonuses", "scenarios")
CAMPAIGN_PARTS: Final = ("opened", "opens", "stuck", "decorated")
CLAN_ID: Final = re.compile(r"[a-z][a-z0-9]*")

WHOLE_FILE: Final = Said("the component file")
THE_CELLS: Final = Said("'cells' of {what}", what=WHOLE_FILE)
THE_CAMPAIGN: Final = Said("the campaign")

Entry = dict[str, Any]
Stuck = dict[str, list[str]]


def read_box(text: str, *, ours: bool = False) -> Box:
    """Return the box that this file describes, or say which card or number is wrong."""
    whole = parsed(text)
    wire.no_other_parts(whole, FILE_PARTS, WHOLE_FILE)
    source = wire.printable(whole, "source", WHOLE_FILE)
    made_for(wire.each(str, whole, "games", WHOLE_FILE))
    clans, rows = the_clans(whole), the_rows(whole)
    packs = the_packs(whole, clans)
    campaign = wire.part(dict, {"campaign": {}} | whole, "campaign", WHOLE_FILE)
    wire.no_other_parts(campaign, CAMPAIGN_PARTS, THE_CAMPAIGN)
    cells = wire.part(dict, whole, "cells", WHOLE_FILE)
    wire.no_other_parts(cells, ("star", "combo"), THE_CELLS)
    box = Box(
        source,
        clans,
        the_cards(clans, rows, campaign),
        the_levels(whole),
        the_bonuses(whole, WHOLE_FILE),
        packs,
        the_track(whole),
        number_of(cells, "star", 0, MOST_CELLS, THE_CELLS),
        number_of(cells, "combo", 0, MOST_CELLS, THE_CELLS),
        the_progress(campaign, packs) if "campaign" in whole else None,
        None if ours else text,
    )
    hold_to_the_book(box)
    return box


def parsed(text: str) -> Entry:
    """Return the file as TOML."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise Unreadable("the component file is not TOML: {fault}", fault=fault) from None


def made_for(games: list[str]) -> None:
    """Refuse a file of another game."""
    if "stickers" not in games:
        raise Unreadable(
            "the component file is made for {games}, not {game}",
            games=", ".join(games) or "-",
            game="stickers",
        )


# Clans and cards


def the_clans(whole: Entry) -> list[Clan]:
    """Return the nine clans."""
    clans: list[Clan] = []
    for entry in wire.each(dict, whole, "clans", WHOLE_FILE):
        code = wire.part(str, entry, "id", Said("clan number {number}", number=len(clans) + 1))
        what = Said("clan {id}", id=code)
        wire.no_other_parts(entry, CLAN_PARTS, what)
        if not CLAN_ID.fullmatch(code) or code in (CLAN, "lid"):
            raise Unreadable("{what} should have an id of small latin letters", what=what)
        if any(clan.code == code for clan in clans):
            raise Unreadable("{what} is described twice", what=what)
        letters = spoken(entry, "letters", what)
        if max(map(len, letters.values())) > MOST_LETTERS:
            raise Unreadable("{what}: at most {most} letters", what=what, most=MOST_LETTERS)
        clans.append(Clan(len(clans), code, spoken(entry, "name", what), letters))
    if len(clans) != CLANS:
        raise Unreadable("{found} clans, but ST-1 counts {stated}", found=len(clans), stated=CLANS)
    return clans


def spoken(entry: Entry, name: str, what: Said) -> Name:
    """Return what something is called, in every language."""
    names = wire.part(dict, entry, name, what)
    the_name = Said("'{name}' of {what}", name=name, what=what)
    wire.no_other_parts(names, ("ru", "en"), the_name)
    found = {lang: wire.printable(names, lang, the_name).strip() for lang in ("ru", "en")}
    if not all(found.values()):
        raise Unreadable("{what} is empty", what=the_name)
    return found


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
                    kinds_of({"combos": []} | entry, "combos", STICKERS[:COMBOS], what),
                    [STICKERS.index(name) for name in stuck.pop(code, [])],
                    decorated.pop(code, []),
                )
            )
    decorated.pop("lid", None)
    for code in (*stuck, *decorated):
        raise Unreadable("{what} has no card '{code}'", what=THE_CAMPAIGN, code=code)
    return cards


def mark_of(entry: Entry, what: Said) -> int:
    """Return the smallest number of players that a card is used with; no mark is for all."""
    mark = wire.part(int, {"mark": UNMARKED} | entry, "mark", what)
    if mark not in MARKS:
        raise Unreadable("{what}: mark {mark} should be 3 or 4", what=what, mark=mark)
    return mark


def kinds_of(entry: Entry, name: str, known: tuple[str, ...], what: Said) -> list[int]:
    """Return the numbers of the names in a list."""
    return [
        known.index(one(value, name, known, what)) for value in wire.each(str, entry, name, what)
    ]


def stickers_on(campaign: Entry, name: str, known: tuple[str, ...]) -> Stuck:
    """Return what is stuck on each card."""
    cards = wire.part(dict, {name: {}} | campaign, name, THE_CAMPAIGN)
    what = Said("'{name}' of {what}", name=name, what=THE_CAMPAIGN)
    return {
        code: [one(each, code, known, what) for each in wire.each(str, cards, code, what)]
        for code in cards
    }


# The board and the bonus


def the_levels(whole: Entry) -> list[Level]:
    """Return the rarity board, from the top."""
    levels: list[Level] = []
    for entry in wire.each(dict, whole, "levels", WHOLE_FILE):
        what = Said("level {number}", number=len(levels) + 1)
        wire.no_other_parts(entry, LEVEL_PARTS, what)
        name = spoken(entry, "name", what)
        slots = number_of(entry, "slots", 1, CLANS, what)
        first = number_of(entry, "first", 0, MOST, what)
        second = number_of(entry, "second", 0, MOST, what)
        levels.append(Level(len(levels), name, slots, first, second))
    return levels


def the_bonuses(whole: Entry, what: Said) -> list[Bonus]:
    """Return the tiers of the collection bonus, the smallest collection first."""
    bonuses: list[Bonus] = []
    for entry in wire.each(dict, whole, "bonuses", what):
        tier = Said("bonus {number} of {what}", number=len(bonuses) + 1, what=what)
        wire.no_other_parts(entry, BONUS_PARTS, tier)
        least = number_of(entry, "least", 1, PER_CLAN, tier)
        if bonuses and least <= bonuses[-1].least:
            raise Unreadable("{what}: 'least' should grow from tier to tier", what=tier)
        effects = sum(1 << bit for bit in set(kinds_of(entry, "effects", BONUSES, tier)))
        bonuses.append(Bonus(least, effects))
    return bonuses


# Packs and the campaign


def the_packs(whole: Entry, clans: list[Clan]) -> dict[str, Pack]:
    """Return the six power packs and a pack for each clan, by their codes."""
    powers = wire.each(dict, whole, "powers", WHOLE_FILE)
    if len(powers) != POWERS:
        raise Unreadable(
            "{found} power packs, but ST-1 counts {stated}", found=len(powers), stated=POWERS
        )
    packs = {
        f"P{number}": a_pack(entry, f"P{number}", NOTHING) for number, entry in enumerate(powers, 1)
    }
    shape = wire.part(dict, whole, "clan-pack", WHOLE_FILE)
    for clan in clans:
        packs[clan.code] = a_pack(shape, clan.code, clan.index)
    return packs


def a_pack(entry: Entry, code: str, clan: int) -> Pack:
    """Return one pack."""
    what = Said("pack {id}", id=code)
    wire.no_other_parts(entry, PACK_PARTS, what)
    stickers = [
        Sticker(kind, clan, mark)
        for mark, name in zip(MARKS, ("unmarked", "mark3", "mark4"), strict=True)
        for kind in counted(wire.part(dict, entry, name, what), what)
    ]
    decorations = wire.each(str, entry, "decorations", what)
    if len(decorations) < MARKS[-1]:
        raise Unreadable("{what} should have a decoration for each player", what=what)
    for each in decorations:
        one(each, "decorations", DECORATIONS, what)
    scenarios = wire.each(str, {"scenarios": []} | entry, "scenarios", what)
    if scenarios and tuple(scenarios) != SCENARIOS:
        raise Unreadable(
            "{what}: the scenarios should be {values}", what=what, values=", ".join(SCENARIOS)
        )
    bonuses = the_bonuses(entry, what) if "bonuses" in entry else []
    return Pack(code, stickers, decorations, bonuses, bool(scenarios))


def counted(entry: Entry, what: Said) -> list[int]:
    """Return so many stickers of each kind."""
    return [
        STICKERS.index(one(name, "sticker", STICKERS, what))
        for name in entry
        for _ in range(number_of(entry, name, 1, MOST, what))
    ]


def the_track(whole: Entry) -> list[str]:
    """ST-22: what is opened after each game; the power packs in order, each clan pack once."""
    track = wire.each(str, whole, "track", WHOLE_FILE)
    powers = [cell for cell in track if cell != CLAN]
    if powers != [f"P{number}" for number in range(1, POWERS + 1)] or track.count(CLAN) != CLANS:
        raise Unreadable(
            "the track should have P1 to P{powers} in this order and 'clan' {clans} times",
            powers=POWERS,
            clans=CLANS,
        )
    return track


def the_progress(campaign: Entry, packs: dict[str, Pack]) -> Progress:
    """Return how far the campaign has come."""
    opened = wire.each(str, {"opened": []} | campaign, "opened", THE_CAMPAIGN)
    if len(set(opened)) < len(opened):
        raise Unreadable("{what} has opened a pack twice", what=THE_CAMPAIGN)
    for code in opened:
        one(code, "opened", tuple(packs), THE_CAMPAIGN)
    opens = wire.part(str, {"opens": ""} | campaign, "opens", THE_CAMPAIGN)
    sealed = [code for code in packs if code not in opened]
    clans = [CLAN] if any(code not in opened for code in list(packs)[POWERS:]) else []
    one(opens, "opens", ("", *sealed, *clans), THE_CAMPAIGN)
    return Progress(opened, opens)


# Parts of an entry


def one(value: str, name: str, values: tuple[str, ...], what: Said) -> str:
    """Return the value if it is one of these."""
    if value not in values:
        raise Unreadable(
            "{what}: {name} '{value}' should be one of {values}",
            what=what,
            name=name,
            value=value,
            values=", ".join(values),
        )
    return value


def number_of(entry: Entry, name: str, least: int, most: int, what: Said) -> int:
    """Return a number between these."""
    value = wire.part(int, entry, name, what)
    if not least <= value <= most:
        raise Unreadable(
            "{what}: {name} {value} should be from {least} to {most}",
            what=what,
            name=name,
            value=value,
            least=least,
            most=most,
        )
    return value


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
