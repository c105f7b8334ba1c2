"""The table as JSON and back, for snapshots and for other processes."""

from typing import Any, Final

from stolik.core import JSON, Said, Seat, Unreadable, tables
from stolik.core.tables import A_CARD, THE_TABLE
from stolik.core.wire import a, each, part, shortened
from stolik.games.hercules.checking import check
from stolik.games.hercules.components import EFFECTS, HALVES, NOTHING, Face, Labour
from stolik.games.hercules.moves import ACTS
from stolik.games.hercules.options import Options
from stolik.games.hercules.state import PHASES, Player, Rules, Table

A_PLAYER: Final = Said("a player of the table")


def write_table(table: Table) -> JSON:
    """Return everything on the table, cards by their codes."""
    cards = table.rules.box.cards
    return {
        "options": tables.write_options(table.rules.options),
        "chance": tables.write_chance(table.chance),
        "players": [write_player(table.rules, player) for player in table.players],
        "order": [labour.number for labour in table.order],
        "tokens": list(table.tokens),
        "open": [tables.code_at(cards, card) for card in table.open],
        "stack": tables.codes(table.stack),
        "paid": table.paid,
        "round": table.round,
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "asked": list(table.asked),
        "queue": list(table.queue),
        "hero": table.hero,
        "effects": [EFFECTS[effect] for effect in table.effects],
        "contest": tables.code_at(cards, table.contest),
        "decliners": list(table.decliners),
    }


def write_player(rules: Rules, player: Player) -> JSON:
    """Return everything of one seat."""
    cards = rules.box.cards
    return {
        "hand": tables.codes(player.hand),
        "known": tables.codes(player.known),
        "stack": tables.codes(player.stack),
        "shown": player.shown,
        "discard": tables.codes(player.discard),
        "tokens": player.tokens,
        "labours": [labour.number for labour in player.labours],
        "active": number_of(player.active),
        "ready": player.ready,
        "plan": tables.name_at(ACTS, player.plan),
        "named": tables.codes(player.named),
        "labour": number_of(player.labour),
        "wanted": tables.code_at(cards, player.wanted),
        "laid": [write_face(face) for face in player.laid],
        "answer": tables.name_at(ACTS, player.answer),
        "duel": None if player.duel == NOTHING else write_face(rules.box.faces[player.duel]),
        "dug": player.dug,
        "dug_stack": player.dug_stack,
        "fought": [*player.fought],
        "declined": [tables.code_at(cards, card) for card in player.declined],
    }


def number_of(labour: int) -> JSON:
    """Return a labour by number, or nothing."""
    return None if labour == NOTHING else labour + 1


def write_face(face: Face) -> JSON:
    """Return a card with the half used."""
    return [face.card.code, HALVES[face.half]]


# And back


def read_table(rules: Rules, value: JSON) -> Table:
    """Take a whole table from JSON, and hold it against what the rules can bring about."""
    return tables.possible(read_parts(rules, value), check)


def read_parts(rules: Rules, value: JSON) -> Table:
    """Take the parts of a table from JSON; the rules bring the box, the options are its own."""
    whole, cards = a(dict, value, THE_TABLE), rules.box.by_code
    rules = Rules(rules.box, rules.moves, tables.read_options(whole, Options))
    table = Table(
        rules,
        tables.read_chance(whole),
        [read_player(rules, player) for player in each(dict, whole, "players", THE_TABLE)],
        [a_labour(rules, number) for number in each(int, whole, "order", THE_TABLE)],
        each(int, whole, "tokens", THE_TABLE),
        [tables.index_named(cards, code) for code in part(list, whole, "open", THE_TABLE)],
        tables.cards_named(cards, whole, "stack", THE_TABLE),
        part(int, whole, "paid", THE_TABLE),
        part(int, whole, "round", THE_TABLE),
        part(int, whole, "turn", THE_TABLE),
        tables.number_named(PHASES, part(str, whole, "phase", THE_TABLE)),
        read_seats(whole, "asked"),
        read_seats(whole, "queue"),
        Seat(part(int, whole, "hero", THE_TABLE)),
        [tables.number_named(EFFECTS, name) for name in each(str, whole, "effects", THE_TABLE)],
        tables.index_named(cards, tables.there(whole, "contest", THE_TABLE)),
        read_seats(whole, "decliners"),
    )
    tables.nothing_else(whole, write_table(table), THE_TABLE)
    return table


def read_player(rules: Rules, whole: dict[str, Any]) -> Player:
    """Return one seat."""
    what, cards = A_PLAYER, rules.box.by_code
    player = Player(
        tables.cards_named(cards, whole, "hand", what),
        tables.cards_named(cards, whole, "known", what),
        tables.cards_named(cards, whole, "stack", what),
        part(int, whole, "shown", what),
        tables.cards_named(cards, whole, "discard", what),
        part(int, whole, "tokens", what),
        [a_labour(rules, number) for number in each(int, whole, "labours", what)],
        read_labour(rules, whole, "active"),
        part(bool, whole, "ready", what),
        read_act(whole, "plan"),
        tables.cards_named(cards, whole, "named", what),
        read_labour(rules, whole, "labour"),
        tables.index_named(cards, tables.there(whole, "wanted", what)),
        [a_face(rules, face) for face in each(list, whole, "laid", what)],
        read_act(whole, "answer"),
        read_duel(rules, tables.there(whole, "duel", what)),
        part(int, whole, "dug", what),
        part(int, whole, "dug_stack", what),
        each(int, whole, "fought", what),
        [tables.index_named(cards, code) for code in part(list, whole, "declined", what)],
    )
    tables.nothing_else(whole, write_player(rules, player), A_PLAYER)
    return player


def a_labour(rules: Rules, number: int) -> Labour:
    """Return the labour of this number."""
    if not 1 <= number <= len(rules.box.labours):
        raise Unreadable("no labour {number}", number=number)
    return rules.box.labours[number - 1]


def read_labour(rules: Rules, whole: dict[str, Any], name: str) -> int:
    """Return the index of a labour, or nothing."""
    if tables.there(whole, name, A_PLAYER) is None:
        return NOTHING
    return a_labour(rules, part(int, whole, name, A_PLAYER)).index


def read_act(whole: dict[str, Any], name: str) -> int:
    """Return an act, or nothing."""
    if tables.there(whole, name, A_PLAYER) is None:
        return NOTHING
    return tables.number_named(ACTS, part(str, whole, name, A_PLAYER))


def read_seats(whole: dict[str, Any], name: str) -> list[Seat]:
    """Return seats; whether they are at the table is checked with the rest."""
    return [Seat(seat) for seat in each(int, whole, name, THE_TABLE)]


def read_duel(rules: Rules, value: object) -> int:
    """Return the face laid in a duel, or nothing."""
    if value is None:
        return NOTHING
    return a_face(rules, a(list, value, A_CARD)).index


def a_face(rules: Rules, pair: list[Any]) -> Face:
    """Return a card with the half used."""
    names: list[object] = list(pair)
    for face in rules.box.faces:
        if names == [face.card.code, HALVES[face.half]]:
            return face
    raise Unreadable("no such half of a card: {face}", face=shortened(pair))
