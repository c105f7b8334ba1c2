"""The table as JSON and back, for snapshots and for other processes."""

from typing import Any, Final

from stolik.core import JSON, Broken, Chance, Said, Seat, Unreadable
from stolik.core.options import settle
from stolik.core.wire import a, each, no_other_parts, part, shortened
from stolik.games.stickers.checking import check
from stolik.games.stickers.components import (
    BONUSES,
    COMBOS,
    DECORATIONS,
    MARKS,
    NOTHING,
    STICKERS,
    Card,
    Sticker,
)
from stolik.games.stickers.state import PHASES, Player, Rules, Table

WHAT: Final = Said("the table")
A_PLAYER: Final = Said("a player of the table")
A_STICKER: Final = Said("a sticker of the table")
PARTS: Final = (
    "options",
    "chance",
    "players",
    "deck",
    "reserve",
    "market",
    "board",
    "first",
    "seat",
    "round",
    "phase",
    "clan",
    "laid",
    "bonus",
    "combos",
    "taking",
    "refilled",
    "asked",
    "pack",
    "passed",
    "stuck",
    "kept",
    "decorated",
)
PLAYER_PARTS: Final = (
    "hand",
    "known",
    "most",
    "album",
    "pick",
    "stickers",
    "decoration",
    "choosing",
)
STICKER_PARTS: Final = ("kind", "clan", "mark")


def write_table(table: Table) -> JSON:
    """Return everything on the table, cards by their codes."""
    options, box = table.rules.options, table.rules.box
    return {
        "options": {name: getattr(options, name) for name in options.__dataclass_fields__},
        "chance": {"seed": table.chance.seed, "spent": table.chance.spent},
        "players": [write_player(table.rules, player) for player in table.players],
        "deck": codes(table.deck),
        "reserve": codes(table.reserve),
        "market": [code_of(table.rules, card) for card in table.market],
        "board": [box.clans[clan].code for clan in table.board],
        "first": table.first,
        "seat": table.seat,
        "round": table.round,
        "phase": PHASES[table.phase],
        "clan": clan_of(table.rules, table.clan),
        "laid": table.laid,
        "bonus": [name for bit, name in enumerate(BONUSES) if table.bonus >> bit & 1],
        "combos": {STICKERS[kind]: left for kind, left in enumerate(table.combos)},
        "taking": table.taking,
        "refilled": table.refilled,
        "asked": table.asked,
        "pack": table.pack,
        "passed": [[seat, write_sticker(table.rules, one)] for seat, one in table.passed],
        "stuck": [[box.cards[card].code, STICKERS[kind]] for card, kind in table.stuck],
        "kept": [write_sticker(table.rules, sticker) for sticker in table.kept],
        "decorated": [[code_of(table.rules, card), name] for card, name in table.decorated],
    }


def write_player(rules: Rules, player: Player) -> JSON:
    """Return everything of one seat."""
    return {
        "hand": codes(player.hand),
        "known": codes(player.known),
        "most": list(player.most),
        "album": [codes(column) for column in player.album],
        "pick": code_of(rules, player.pick),
        "stickers": [write_sticker(rules, sticker) for sticker in player.stickers],
        "decoration": player.decoration,
        "choosing": clan_of(rules, player.choosing),
    }


def write_sticker(rules: Rules, sticker: Sticker) -> JSON:
    """Return a sticker that is not stuck yet."""
    clan = clan_of(rules, sticker.clan)
    return {"kind": STICKERS[sticker.kind], "clan": clan, "mark": sticker.mark}


def codes(cards: list[Card]) -> list[JSON]:
    """Return the cards by name."""
    return [card.code for card in cards]


def code_of(rules: Rules, index: int) -> JSON:
    """Return a card by name, or nothing."""
    return None if index == NOTHING else rules.box.cards[index].code


def clan_of(rules: Rules, index: int) -> JSON:
    """Return a clan by name, or nothing."""
    return None if index == NOTHING else rules.box.clans[index].code


# And back


def read_table(rules: Rules, value: JSON) -> Table:
    """Take a whole table from JSON, and hold it against what the rules can bring about."""
    table = read_parts(rules, value)
    refuse_impossible(table)
    return table


def refuse_impossible(table: Table) -> None:
    """Refuse a table in a condition that the rules can never bring about."""
    try:
        check(table)
    except Broken as fault:
        raise Unreadable("the table cannot be so: {fault}", fault=fault) from None


def read_parts(rules: Rules, value: JSON) -> Table:
    """Take the parts of a table from JSON; the rules bring the box, the options are its own."""
    whole = a(dict, value, WHAT)
    no_other_parts(whole, PARTS, WHAT)
    options = settle(type(rules.options), part(dict, whole, "options", WHAT))
    rules = Rules(rules.box, rules.moves, options)
    return Table(
        rules,
        read_chance(part(dict, whole, "chance", WHAT)),
        [read_player(rules, player) for player in each(dict, whole, "players", WHAT)],
        read_cards(rules, whole, "deck", WHAT),
        read_cards(rules, whole, "reserve", WHAT),
        [a_card(rules, code) for code in part(list, whole, "market", WHAT)],
        [a_clan(rules, code) for code in each(str, whole, "board", WHAT)],
        Seat(part(int, whole, "first", WHAT)),
        Seat(part(int, whole, "seat", WHAT)),
        part(int, whole, "round", WHAT),
        PHASES.index(known(PHASES, part(str, whole, "phase", WHAT))),
        a_clan(rules, there(whole, "clan", WHAT)),
        part(int, whole, "laid", WHAT),
        read_bonus(each(str, whole, "bonus", WHAT)),
        read_combos(part(dict, whole, "combos", WHAT)),
        part(int, whole, "taking", WHAT),
        part(bool, whole, "refilled", WHAT),
        Seat(part(int, whole, "asked", WHAT)),
        part(str, whole, "pack", WHAT),
        [read_passed(rules, pair) for pair in each(list, whole, "passed", WHAT)],
        [read_stuck(rules, pair) for pair in each(list, whole, "stuck", WHAT)],
        [read_sticker(rules, sticker) for sticker in each(dict, whole, "kept", WHAT)],
        [read_decorated(rules, pair) for pair in each(list, whole, "decorated", WHAT)],
    )


def read_chance(whole: dict[str, Any]) -> Chance:
    """Return the luck still to come."""
    what = Said("'{name}' of {what}", name="chance", what=WHAT)
    no_other_parts(whole, ("seed", "spent"), what)
    spent = part(int, whole, "spent", what)
    if spent < 0:
        raise Unreadable("{what} is spent {spent} times", what=what, spent=spent)
    return Chance(part(str, whole, "seed", what), spent)


def read_player(rules: Rules, whole: dict[str, Any]) -> Player:
    """Return one seat."""
    no_other_parts(whole, PLAYER_PARTS, A_PLAYER)
    columns = each(list, whole, "album", A_PLAYER)
    decoration = part(str, whole, "decoration", A_PLAYER)
    return Player(
        read_cards(rules, whole, "hand", A_PLAYER),
        read_cards(rules, whole, "known", A_PLAYER),
        each(int, whole, "most", A_PLAYER),
        [read_cards(rules, {"album": column}, "album", A_PLAYER) for column in columns],
        a_card(rules, there(whole, "pick", A_PLAYER)),
        [read_sticker(rules, sticker) for sticker in each(dict, whole, "stickers", A_PLAYER)],
        known(("", *DECORATIONS), decoration),
        a_clan(rules, there(whole, "choosing", A_PLAYER)),
    )


def there(whole: dict[str, Any], name: str, what: Said) -> object:
    """Return a part that may be nothing, but must be there."""
    if name not in whole:
        raise Unreadable("{what} has no '{name}'", what=what, name=name)
    value: object = whole[name]
    return value


def read_cards(rules: Rules, whole: dict[str, Any], name: str, what: Said) -> list[Card]:
    """Return the cards of these codes."""
    return [card_named(rules, code) for code in each(str, whole, name, what)]


def card_named(rules: Rules, code: str) -> Card:
    """Return the card of this code."""
    card = rules.box.by_code.get(code)
    if card is None:
        raise Unreadable("no card {code} in the box", code=shortened(code))
    return card


def a_card(rules: Rules, code: object) -> int:
    """Return the index of the card of this code, or nothing."""
    if code is None:
        return NOTHING
    return card_named(rules, a(str, code, Said("a card of the table"))).index


def a_clan(rules: Rules, code: object) -> int:
    """Return the index of the clan of this code, or nothing."""
    if code is None:
        return NOTHING
    clans = tuple(clan.code for clan in rules.box.clans)
    return clans.index(known(clans, a(str, code, Said("a clan of the table"))))


def known(names: tuple[str, ...], name: str) -> str:
    """Return the name if it is one of those."""
    if name not in names:
        raise Unreadable(
            "{value} should be one of {values}", value=shortened(name), values=", ".join(names)
        )
    return name


def read_bonus(names: list[str]) -> int:
    """Return the effects that can still be used, a bit each."""
    return sum(1 << bit for bit in {BONUSES.index(known(BONUSES, name)) for name in names})


def read_combos(whole: dict[str, Any]) -> list[int]:
    """Return how many combos of each kind can still be used."""
    what = Said("'{name}' of {what}", name="combos", what=WHAT)
    no_other_parts(whole, STICKERS[:COMBOS], what)
    return [part(int, whole, name, what) for name in STICKERS[:COMBOS]]


def read_sticker(rules: Rules, whole: dict[str, Any]) -> Sticker:
    """Return a sticker that is not stuck yet."""
    no_other_parts(whole, STICKER_PARTS, A_STICKER)
    kind = STICKERS.index(known(STICKERS, part(str, whole, "kind", A_STICKER)))
    mark = part(int, whole, "mark", A_STICKER)
    if mark not in MARKS:
        raise Unreadable("{what} has no mark {mark}", what=A_STICKER, mark=mark)
    return Sticker(kind, a_clan(rules, there(whole, "clan", A_STICKER)), mark)


def read_passed(rules: Rules, pair: list[Any]) -> tuple[Seat, Sticker]:
    """Return a sticker that is passed on, and from whom."""
    seat, sticker = two(pair)
    return Seat(a(int, seat, A_STICKER)), read_sticker(rules, a(dict, sticker, A_STICKER))


def read_stuck(rules: Rules, pair: list[Any]) -> tuple[int, int]:
    """Return a sticker that was stuck, and where."""
    code, name = two(pair)
    kind = STICKERS.index(known(STICKERS, a(str, name, A_STICKER)))
    return card_named(rules, a(str, code, A_STICKER)).index, kind


def read_decorated(rules: Rules, pair: list[Any]) -> tuple[int, str]:
    """Return a decoration that was stuck, and where."""
    code, name = two(pair)
    return a_card(rules, code), known(DECORATIONS, a(str, name, A_STICKER))


def two(pair: list[Any]) -> tuple[object, object]:
    """Return the two things in a list of two."""
    if len(pair) != 2:  # noqa: PLR2004 - two of them
        raise Unreadable("{what} is written as {pair}", what=A_STICKER, pair=shortened(pair))
    return pair[0], pair[1]
