"""The packs, the track and the campaign in the component file (ST-22 to ST-25)."""

from typing import Final

from stolik.core import Said, Unreadable, wire
from stolik.core.component_file import MOST, Entry, number_of, numbers_of, one_of_these
from stolik.games.stickers.components import (
    BONUSES,
    CLAN,
    DECORATIONS,
    MARKS,
    NOTHING,
    STICKERS,
    Bonus,
    Clan,
    Pack,
    Progress,
    Sticker,
)
from stolik.games.stickers.options import SCENARIOS

CLANS: Final = 9
PER_CLAN: Final = 12
POWERS: Final = 6
BONUS_PARTS: Final = ("least", "effects")
PACK_PARTS: Final = ("unmarked", "mark3", "mark4", "decorations", "bonuses", "scenarios")
WHOLE_FILE: Final = Said("the component file")
THE_CAMPAIGN: Final = Said("the campaign")


def the_bonuses(whole: Entry, what: Said) -> list[Bonus]:
    """Return the tiers of the collection bonus, the smallest collection first."""
    bonuses: list[Bonus] = []
    for entry in wire.each(dict, whole, "bonuses", what):
        tier = Said("bonus {number} of {what}", number=len(bonuses) + 1, what=what)
        wire.no_other_parts(entry, BONUS_PARTS, tier)
        least = number_of(entry, "least", 1, PER_CLAN, tier)
        if bonuses and least <= bonuses[-1].least:
            raise Unreadable("{what}: 'least' should grow from tier to tier", what=tier)
        effects = sum(1 << bit for bit in set(numbers_of(entry, "effects", BONUSES, tier)))
        bonuses.append(Bonus(least, effects))
    return bonuses


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
        for kind in kinds_in(wire.part(dict, entry, name, what), what)
    ]
    decorations = wire.each(str, entry, "decorations", what)
    if len(decorations) < MARKS[-1]:
        raise Unreadable("{what} should have a decoration for each player", what=what)
    for each in decorations:
        one_of_these(each, "decorations", DECORATIONS, what)
    scenarios = wire.each(str, {"scenarios": []} | entry, "scenarios", what)
    if scenarios and tuple(scenarios) != SCENARIOS:
        raise Unreadable(
            "{what}: the scenarios should be {values}", what=what, values=", ".join(SCENARIOS)
        )
    bonuses = the_bonuses(entry, what) if "bonuses" in entry else []
    return Pack(code, stickers, decorations, bonuses, bool(scenarios))


def kinds_in(entry: Entry, what: Said) -> list[int]:
    """Return so many stickers of each kind."""
    return [
        STICKERS.index(one_of_these(name, "sticker", STICKERS, what))
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
        one_of_these(code, "opened", tuple(packs), THE_CAMPAIGN)
    opens = wire.part(str, {"opens": ""} | campaign, "opens", THE_CAMPAIGN)
    sealed = [code for code in packs if code not in opened]
    clans = [CLAN] if any(code not in opened for code in list(packs)[POWERS:]) else []
    one_of_these(opens, "opens", ("", *sealed, *clans), THE_CAMPAIGN)
    return Progress(opened, opens)
