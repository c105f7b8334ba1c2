"""The table as JSON and back, for snapshots and for other processes."""

from typing import Any, Final

from stolik.core import JSON, Said, Seat, Unreadable, tables
from stolik.core.tables import THE_TABLE
from stolik.core.wire import a, each, no_other_parts, part, shortened
from stolik.games.stickers.checking import check
from stolik.games.stickers.components import (
    BONUSES,
    COMBOS,
    DECORATIONS,
    MARKS,
    NOTHING,
    STICKERS,
    Sticker,
)
from stolik.games.stickers.state import PHASES, Player, Rules, Table

A_PLAYER: Final = Said("a player of the table")
A_STICKER: Final = Said("a sticker of the table")
STICKER_PARTS: Final = ("kind", "clan", "mark")


def write_table(table: Table) -> JSON:
    """Return everything on the table, cards by their codes."""
    box = table.rules.box
    return {
        "options": tables.write_options(table.rules.options),
        "chance": tables.write_chance(table.chance),
        "players": [write_player(table.rules, player) for player in table.players],
        "deck": tables.codes(table.deck),
        "reserve": tables.codes(table.reserve),
        "market": [tables.code_at(box.cards, card) for card in table.market],
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
        "decorated": [[tables.code_at(box.cards, card), name] for card, name in table.decorated],
    }


def write_player(rules: Rules, player: Player) -> JSON:
    """Return everything of one seat."""
    return {
        "hand": tables.codes(player.hand),
        "known": tables.codes(player.known),
        "most": list(player.most),
        "album": [tables.codes(column) for column in player.album],
        "pick": tables.code_at(rules.box.cards, player.pick),
        "stickers": [write_sticker(rules, sticker) for sticker in player.stickers],
        "decoration": player.decoration,
        "choosing": clan_of(rules, player.choosing),
    }


def write_sticker(rules: Rules, sticker: Sticker) -> JSON:
    """Return a sticker that is not stuck yet."""
    clan = clan_of(rules, sticker.clan)
    return {"kind": STICKERS[sticker.kind], "clan": clan, "mark": sticker.mark}


def clan_of(rules: Rules, index: int) -> JSON:
    """Return a clan by name, or nothing."""
    return None if index == NOTHING else rules.box.clans[index].code


# And back


def read_table(rules: Rules, value: JSON) -> Table:
    """Take a whole table from JSON, and hold it against what the rules can bring about."""
    return tables.possible(read_parts(rules, value), check)


def read_parts(rules: Rules, value: JSON) -> Table:
    """Take the parts of a table from JSON; the rules bring the box, the options are its own."""
    whole, cards = a(dict, value, THE_TABLE), rules.box.by_code
    options = tables.read_options(whole, type(rules.options))
    rules = Rules(rules.box, rules.moves, rules.chance_sticks, options)
    table = Table(
        rules,
        tables.read_chance(whole),
        [read_player(rules, player) for player in each(dict, whole, "players", THE_TABLE)],
        tables.cards_named(cards, whole, "deck", THE_TABLE),
        tables.cards_named(cards, whole, "reserve", THE_TABLE),
        [tables.index_named(cards, code) for code in part(list, whole, "market", THE_TABLE)],
        [a_clan(rules, code) for code in each(str, whole, "board", THE_TABLE)],
        Seat(part(int, whole, "first", THE_TABLE)),
        Seat(part(int, whole, "seat", THE_TABLE)),
        part(int, whole, "round", THE_TABLE),
        tables.number_named(PHASES, part(str, whole, "phase", THE_TABLE)),
        a_clan(rules, tables.there(whole, "clan", THE_TABLE)),
        part(int, whole, "laid", THE_TABLE),
        read_bonus(each(str, whole, "bonus", THE_TABLE)),
        read_combos(part(dict, whole, "combos", THE_TABLE)),
        part(int, whole, "taking", THE_TABLE),
        part(bool, whole, "refilled", THE_TABLE),
        Seat(part(int, whole, "asked", THE_TABLE)),
        part(str, whole, "pack", THE_TABLE),
        [read_passed(rules, pair) for pair in each(list, whole, "passed", THE_TABLE)],
        [read_stuck(rules, pair) for pair in each(list, whole, "stuck", THE_TABLE)],
        [read_sticker(rules, sticker) for sticker in each(dict, whole, "kept", THE_TABLE)],
        [read_decorated(rules, pair) for pair in each(list, whole, "decorated", THE_TABLE)],
    )
    tables.nothing_else(whole, write_table(table), THE_TABLE)
    return table


def read_player(rules: Rules, whole: dict[str, Any]) -> Player:
    """Return one seat."""
    cards = rules.box.by_code
    columns = each(list, whole, "album", A_PLAYER)
    decoration = part(str, whole, "decoration", A_PLAYER)
    tables.number_named(("", *DECORATIONS), decoration)
    player = Player(
        tables.cards_named(cards, whole, "hand", A_PLAYER),
        tables.cards_named(cards, whole, "known", A_PLAYER),
        each(int, whole, "most", A_PLAYER),
        [tables.cards_named(cards, {"album": column}, "album", A_PLAYER) for column in columns],
        tables.index_named(cards, tables.there(whole, "pick", A_PLAYER)),
        [read_sticker(rules, sticker) for sticker in each(dict, whole, "stickers", A_PLAYER)],
        decoration,
        a_clan(rules, tables.there(whole, "choosing", A_PLAYER)),
    )
    tables.nothing_else(whole, write_player(rules, player), A_PLAYER)
    return player


def a_clan(rules: Rules, code: object) -> int:
    """Return the index of the clan of this code, or nothing."""
    if code is None:
        return NOTHING
    clans = [clan.code for clan in rules.box.clans]
    return tables.number_named(clans, a(str, code, Said("a clan of the table")))


def read_bonus(names: list[str]) -> int:
    """Return the effects that can still be used, a bit each."""
    return sum(1 << bit for bit in {tables.number_named(BONUSES, name) for name in names})


def read_combos(whole: dict[str, Any]) -> list[int]:
    """Return how many combos of each kind can still be used."""
    what = Said("'{name}' of {what}", name="combos", what=THE_TABLE)
    no_other_parts(whole, STICKERS[:COMBOS], what)
    return [part(int, whole, name, what) for name in STICKERS[:COMBOS]]


def read_sticker(rules: Rules, whole: dict[str, Any]) -> Sticker:
    """Return a sticker that is not stuck yet."""
    no_other_parts(whole, STICKER_PARTS, A_STICKER)
    kind = tables.number_named(STICKERS, part(str, whole, "kind", A_STICKER))
    mark = part(int, whole, "mark", A_STICKER)
    if mark not in MARKS:
        raise Unreadable("{what} has no mark {mark}", what=A_STICKER, mark=mark)
    return Sticker(kind, a_clan(rules, tables.there(whole, "clan", A_STICKER)), mark)


def read_passed(rules: Rules, pair: list[Any]) -> tuple[Seat, Sticker]:
    """Return a sticker that is passed on, and from whom."""
    seat, sticker = two(pair)
    return Seat(a(int, seat, A_STICKER)), read_sticker(rules, a(dict, sticker, A_STICKER))


def read_stuck(rules: Rules, pair: list[Any]) -> tuple[int, int]:
    """Return a sticker that was stuck, and where."""
    code, name = two(pair)
    kind = tables.number_named(STICKERS, a(str, name, A_STICKER))
    return tables.card_named(rules.box.by_code, a(str, code, A_STICKER)).index, kind


def read_decorated(rules: Rules, pair: list[Any]) -> tuple[int, str]:
    """Return a decoration that was stuck, and where."""
    code, name = two(pair)
    card = tables.index_named(rules.box.by_code, code)
    return card, DECORATIONS[tables.number_named(DECORATIONS, a(str, name, A_STICKER))]


def two(pair: list[Any]) -> tuple[object, object]:
    """Return the two things in a list of two."""
    if len(pair) != 2:  # noqa: PLR2004 - two of them
        raise Unreadable("{what} is written as {pair}", what=A_STICKER, pair=shortened(pair))
    return pair[0], pair[1]
