"""The table as JSON and back, for snapshots and for other processes."""

from typing import Any, Final

from stolik.core import JSON, Broken, Chance, Said, Seat, Unreadable
from stolik.core.options import settle
from stolik.core.wire import a, each, no_other_parts, part, shortened
from stolik.games.hercules.checking import check
from stolik.games.hercules.components import EFFECTS, HALVES, NOTHING, Card, Face, Labour
from stolik.games.hercules.moves import ACTS
from stolik.games.hercules.options import Options
from stolik.games.hercules.state import PHASES, Player, Rules, Table

WHAT: Final = Said("the table")
A_PLAYER: Final = Said("a player of the table")
PARTS: Final = (
    "options",
    "chance",
    "players",
    "order",
    "tokens",
    "open",
    "stack",
    "paid",
    "round",
    "turn",
    "phase",
    "asked",
    "queue",
    "hero",
    "effects",
    "contest",
    "decliners",
)
PLAYER_PARTS: Final = (
    "hand",
    "known",
    "stack",
    "shown",
    "discard",
    "tokens",
    "labours",
    "active",
    "ready",
    "plan",
    "named",
    "labour",
    "wanted",
    "laid",
    "answer",
    "duel",
    "dug",
    "dug_stack",
    "declined",
)


def write_table(table: Table) -> JSON:
    """Return everything on the table, cards by their codes."""
    options = table.rules.options
    cards = table.rules.box.cards
    return {
        "options": {name: getattr(options, name) for name in Options.__dataclass_fields__},
        "chance": {"seed": table.chance.seed, "spent": table.chance.spent},
        "players": [write_player(table.rules, player) for player in table.players],
        "order": [labour.number for labour in table.order],
        "tokens": list(table.tokens),
        "open": [code_of(cards, card) for card in table.open],
        "stack": codes(table.stack),
        "paid": table.paid,
        "round": table.round,
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "asked": list(table.asked),
        "queue": list(table.queue),
        "hero": table.hero,
        "effects": [EFFECTS[effect] for effect in table.effects],
        "contest": code_of(cards, table.contest),
        "decliners": list(table.decliners),
    }


def write_player(rules: Rules, player: Player) -> JSON:
    """Return everything of one seat."""
    cards = rules.box.cards
    return {
        "hand": codes(player.hand),
        "known": codes(player.known),
        "stack": codes(player.stack),
        "shown": player.shown,
        "discard": codes(player.discard),
        "tokens": player.tokens,
        "labours": [labour.number for labour in player.labours],
        "active": number_of(player.active),
        "ready": player.ready,
        "plan": act_name(player.plan),
        "named": codes(player.named),
        "labour": number_of(player.labour),
        "wanted": code_of(cards, player.wanted),
        "laid": [write_face(face) for face in player.laid],
        "answer": act_name(player.answer),
        "duel": None if player.duel == NOTHING else write_face(rules.box.faces[player.duel]),
        "dug": player.dug,
        "dug_stack": player.dug_stack,
        "declined": [code_of(cards, card) for card in player.declined],
    }


def codes(cards: list[Card]) -> list[JSON]:
    """Return the cards by name."""
    return [card.code for card in cards]


def code_of(cards: list[Card], index: int) -> JSON:
    """Return a card by name, or nothing."""
    return None if index == NOTHING else cards[index].code


def number_of(labour: int) -> JSON:
    """Return a labour by number, or nothing."""
    return None if labour == NOTHING else labour + 1


def act_name(act: int) -> JSON:
    """Return an act by name, or nothing."""
    return None if act == NOTHING else ACTS[act]


def write_face(face: Face) -> JSON:
    """Return a card with the half used."""
    return [face.card.code, HALVES[face.half]]


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
    options = settle(Options, part(dict, whole, "options", WHAT))
    rules = Rules(rules.box, rules.moves, options)
    return Table(
        rules,
        read_chance(part(dict, whole, "chance", WHAT)),
        [read_player(rules, player) for player in each(dict, whole, "players", WHAT)],
        [a_labour(rules, number) for number in each(int, whole, "order", WHAT)],
        each(int, whole, "tokens", WHAT),
        [an_index(rules, code) for code in part(list, whole, "open", WHAT)],
        read_cards(rules, whole, "stack", WHAT),
        part(int, whole, "paid", WHAT),
        part(int, whole, "round", WHAT),
        part(int, whole, "turn", WHAT),
        read_name(PHASES, whole, "phase", WHAT),
        read_seats(whole, "asked"),
        read_seats(whole, "queue"),
        Seat(part(int, whole, "hero", WHAT)),
        [EFFECTS.index(known_name(EFFECTS, name)) for name in each(str, whole, "effects", WHAT)],
        an_index(rules, there(whole, "contest", WHAT)),
        read_seats(whole, "decliners"),
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
    what = A_PLAYER
    return Player(
        read_cards(rules, whole, "hand", what),
        read_cards(rules, whole, "known", what),
        read_cards(rules, whole, "stack", what),
        part(int, whole, "shown", what),
        read_cards(rules, whole, "discard", what),
        part(int, whole, "tokens", what),
        [a_labour(rules, number) for number in each(int, whole, "labours", what)],
        read_labour(rules, whole, "active"),
        part(bool, whole, "ready", what),
        read_act(whole, "plan"),
        read_cards(rules, whole, "named", what),
        read_labour(rules, whole, "labour"),
        an_index(rules, there(whole, "wanted", what)),
        [a_face(rules, face) for face in each(list, whole, "laid", what)],
        read_act(whole, "answer"),
        read_duel(rules, there(whole, "duel", what)),
        part(int, whole, "dug", what),
        part(int, whole, "dug_stack", what),
        [an_index(rules, code) for code in part(list, whole, "declined", what)],
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


def an_index(rules: Rules, code: object) -> int:
    """Return the index of the card of this code, or nothing."""
    if code is None:
        return NOTHING
    return card_named(rules, a(str, code, Said("a card of the table"))).index


def a_labour(rules: Rules, number: int) -> Labour:
    """Return the labour of this number."""
    if not 1 <= number <= len(rules.box.labours):
        raise Unreadable("no labour {number}", number=number)
    return rules.box.labours[number - 1]


def read_labour(rules: Rules, whole: dict[str, Any], name: str) -> int:
    """Return the index of a labour, or nothing."""
    if there(whole, name, A_PLAYER) is None:
        return NOTHING
    return a_labour(rules, part(int, whole, name, A_PLAYER)).index


def read_act(whole: dict[str, Any], name: str) -> int:
    """Return an act, or nothing."""
    if there(whole, name, A_PLAYER) is None:
        return NOTHING
    return read_name(ACTS, whole, name, A_PLAYER)


def read_name(known: tuple[str, ...], whole: dict[str, Any], name: str, what: Said) -> int:
    """Return the number of a name."""
    return known.index(known_name(known, part(str, whole, name, what)))


def known_name(known: tuple[str, ...], name: str) -> str:
    """Return the name if it is one of those."""
    if name not in known:
        raise Unreadable(
            "{value} should be one of {values}", value=shortened(name), values=", ".join(known)
        )
    return name


def read_seats(whole: dict[str, Any], name: str) -> list[Seat]:
    """Return seats; whether they are at the table is checked with the rest."""
    return [Seat(seat) for seat in each(int, whole, name, WHAT)]


def read_duel(rules: Rules, value: object) -> int:
    """Return the face laid in a duel, or nothing."""
    if value is None:
        return NOTHING
    return a_face(rules, a(list, value, Said("a card of the table"))).index


def a_face(rules: Rules, pair: list[Any]) -> Face:
    """Return a card with the half used."""
    names: list[object] = list(pair)
    for face in rules.box.faces:
        if names == [face.card.code, HALVES[face.half]]:
            return face
    raise Unreadable("no such half of a card: {face}", face=shortened(pair))
