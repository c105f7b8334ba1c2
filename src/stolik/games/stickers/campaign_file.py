"""A campaign as a file: JSON, one move a line; equal campaigns are equal byte for byte."""

import json
from typing import Any, Final

from stolik.core import Said, Seat, Unreadable, Value, wire
from stolik.games.stickers import KEY, VERSION, VERSIONS
from stolik.games.stickers.campaign import Campaign, Evening

FORMAT: Final = 1
WHAT: Final = Said("the campaign")
PARTS: Final = (
    "stolik-campaign",
    "game",
    "version",
    "seed",
    "options",
    "roster",
    "components",
    "evenings",
)
EVENING_PARTS: Final = ("players", "bots", "options", "seed", "luck", "version", "moves")
PAIR: Final = 2


def write_campaign(campaign: Campaign) -> str:
    """Return the file."""
    head: dict[str, Any] = {"stolik-campaign": FORMAT, "game": KEY, "version": VERSION}
    head |= {"seed": campaign.seed, "options": in_order(campaign.options)}
    head["roster"] = list(campaign.roster)
    if campaign.components is not None:
        head["components"] = campaign.components
    opened = as_json(head, indent=1).removesuffix("\n}")
    evenings = lines([written(evening) for evening in campaign.evenings], " ")
    return f'{opened},\n "evenings": {evenings}\n}}\n'


def written(evening: Evening) -> str:
    """Return one evening."""
    head: dict[str, Any] = {"players": list(evening.players), "bots": list(evening.bots)}
    head |= {"options": in_order(evening.options), "seed": evening.seed}
    if evening.luck:
        head["luck"] = evening.luck
    if evening.version != VERSION:
        head["version"] = evening.version
    opened = as_json(head).removesuffix("}")
    moves = lines([as_json([seat, move]) for seat, move in evening.moves], "  ")
    return f'{opened}, "moves": {moves}}}'


def in_order(options: dict[str, Value]) -> dict[str, Value]:
    """Return the options by name, so that equal ones are written alike."""
    return dict(sorted(options.items()))


def lines(items: list[str], indent: str) -> str:
    """Return a list, a line each, so that two campaigns can be compared by eye."""
    if not items:
        return "[]"
    joined = f",\n{indent} ".join(items)
    return f"[\n{indent} {joined}\n{indent}]"


def as_json(value: object, indent: int | None = None) -> str:
    """Return the value as JSON."""
    return json.dumps(value, ensure_ascii=False, indent=indent)


def read_campaign(text: str) -> Campaign:
    """Return the campaign in this file; whether its evenings are possible shows `standing`."""
    whole = wire.read(text, WHAT)
    if wire.part(int, whole, "stolik-campaign", WHAT) != FORMAT:
        raise Unreadable(
            "{what} is of format {format}; this program reads {ours}",
            what=WHAT,
            format=whole["stolik-campaign"],
            ours=FORMAT,
        )
    wire.no_other_parts(whole, PARTS, WHAT)
    version = wire.part(int, whole, "version", WHAT)
    refuse_other(wire.part(str, whole, "game", WHAT), version)
    return Campaign(
        seed=wire.part(str, whole, "seed", WHAT),
        roster=tuple(wire.each(str, whole, "roster", WHAT)),
        options=read_options(wire.part(dict, whole, "options", WHAT), WHAT),
        evenings=tuple(
            read_evening(number, entry, version)
            for number, entry in enumerate(wire.each(dict, whole, "evenings", WHAT), 1)
        ),
        components=wire.part(str, whole, "components", WHAT) if "components" in whole else None,
    )


def refuse_other(game: str, version: int) -> None:
    """Refuse a campaign that this program would misread."""
    if game != KEY:
        raise Unreadable("the campaign is of {game}, not of {ours}", game=game, ours=KEY)
    if version not in VERSIONS:
        raise Unreadable(
            "the campaign was made with version {version} of {game}; here is version {ours}",
            version=version,
            game=game,
            ours=VERSION,
        )


def read_evening(number: int, whole: dict[str, Any], usual: int) -> Evening:
    """Return one evening; it is of the file's version, unless it says otherwise."""
    what = Said("evening {number} of {what}", number=number, what=WHAT)
    wire.no_other_parts(whole, EVENING_PARTS, what)
    version = wire.part(int, {"version": usual} | whole, "version", what)
    refuse_other(KEY, version)
    return Evening(
        players=tuple(wire.each(str, whole, "players", what)),
        bots=tuple(wire.each(str, whole, "bots", what)),
        options=read_options(wire.part(dict, whole, "options", what), what),
        seed=wire.part(str, whole, "seed", what),
        moves=tuple(a_move(pair, what) for pair in wire.each(list, whole, "moves", what)),
        luck=wire.part(str, {"luck": ""} | whole, "luck", what),
        version=version,
    )


def read_options(given: dict[str, Any], what: Said) -> dict[str, Value]:
    """Return options: each a word, or yes or no."""
    for name, value in given.items():
        if not isinstance(value, bool):
            wire.a(str, value, Said("option {name} of {what}", name=name, what=what))
    return given


def a_move(pair: list[Any], what: Said) -> tuple[Seat, str]:
    """Return a move and whose it was."""
    if len(pair) != PAIR:
        raise Unreadable(
            "a move of {what} should be [seat, move], not {pair}",
            what=what,
            pair=wire.shortened(pair),
        )
    seat = wire.a(int, pair[0], Said("a seat of {what}", what=what))
    return Seat(seat), wire.a(str, pair[1], Said("a move of {what}", what=what))
