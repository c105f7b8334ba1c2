"""The table as JSON and back, for snapshots and for other processes."""

from typing import Any

from stolik.core import JSON, Said, Seat, Unreadable, tables
from stolik.core.tables import A_CARD, THE_TABLE
from stolik.core.wire import a, each, no_other_parts, part
from stolik.games.shelf.checking import inventory
from stolik.games.shelf.components import COLOURS, Card
from stolik.games.shelf.options import Options
from stolik.games.shelf.preparation import ROWS, SEATS
from stolik.games.shelf.shelf import Shelf
from stolik.games.shelf.state import NOBODY, UNTIL_SKIP, Rules, Shelves, Table
from stolik.games.shelf.stuck import is_stuck

A_SHELF = Said("a shelf of the table")


def write_table(table: Table) -> JSON:
    """Return everything on the table, cards by their codes."""
    return {
        "options": tables.write_options(table.rules.options),
        "seat": table.seat,
        "rows": [tables.codes(row) for row in table.rows],
        "deck": tables.codes(table.deck),
        "discard": tables.codes(table.discard),
        "removed": tables.codes(table.removed),
        "shelves": [[write_shelf(shelf) for shelf in shelves] for shelves in table.shelves],
        "collections": [tables.codes(cards) for cards in table.collections],
        "bonus": table.bonus,
        "bonus_due": table.bonus_due,
        "final": table.final,
        "turns_left": table.turns_left,
        "ending": table.ending,
    }


def write_shelf(shelf: Shelf | None) -> JSON:
    """Return a shelf by the names of its cards."""
    if shelf is None:
        return None
    return {
        "left": None if shelf.left is None else shelf.left.code,
        "left_down": shelf.left_down,
        "toys": tables.codes(shelf.toys),
        "right": None if shelf.right is None else shelf.right.code,
        "right_down": shelf.right_down,
    }


def read_table(rules: Rules, value: JSON) -> Table:
    """Take a whole table from JSON: every card of the box is there."""
    table = read_parts(rules, value)
    refuse_other_cards(table, [])
    return table


def read_parts(rules: Rules, value: JSON) -> Table:
    """Take the parts of a table from JSON; the rules bring the box, the options are its own."""
    whole = a(dict, value, THE_TABLE)
    rules = Rules(rules.edition, rules.box, rules.moves, tables.read_options(whole, Options))
    table = Table(
        rules,
        Seat(part(int, whole, "seat", THE_TABLE)),
        [read_cards(rules, row) for row in part(list, whole, "rows", THE_TABLE)],
        read_cards(rules, part(list, whole, "deck", THE_TABLE)),
        read_cards(rules, part(list, whole, "discard", THE_TABLE)),
        read_cards(rules, part(list, whole, "removed", THE_TABLE)),
        [read_shelves(rules, shelves) for shelves in each(list, whole, "shelves", THE_TABLE)],
        [read_cards(rules, cards) for cards in part(list, whole, "collections", THE_TABLE)],
        part(bool, whole, "bonus", THE_TABLE),
        part(int, whole, "bonus_due", THE_TABLE),
        part(bool, whole, "final", THE_TABLE),
        part(int, whole, "turns_left", THE_TABLE),
        part(str, whole, "ending", THE_TABLE),
    )
    tables.nothing_else(whole, write_table(table), THE_TABLE)
    refuse_strange(table)
    return table


def refuse_strange(table: Table) -> None:
    """Refuse a table that the rules could not even be asked about; `check` looks closer."""
    whose = NOBODY <= table.seat < len(table.shelves)
    if whose and table.final and not table.over and is_stuck(table):
        raise Unreadable("the table waits for a player who has no move")
    seats = len(table.shelves)
    fits = seats in SEATS and len(table.collections) == seats and NOBODY <= table.seat < seats
    rows = ROWS if not table.final else 1
    counts = table.bonus_due >= 0 and table.turns_left >= UNTIL_SKIP
    if not (fits and counts and len(table.rows) == rows and (table.final or all(table.rows))):
        raise Unreadable("the table has seats, rows or turns that do not go together")


def read_cards(rules: Rules, names: object) -> list[Card]:
    """Return the cards of these codes."""
    return [a_card(rules, code) for code in a(list, names, Said("a pile of the table"))]


def a_card(rules: Rules, code: object) -> Card:
    """Return the card of this code."""
    return tables.card_named(rules.box.by_code, a(str, code, A_CARD))


def read_shelves(rules: Rules, shelves: list[Any]) -> Shelves:
    """Return one player's shelves, a place for each colour."""
    if len(shelves) != len(COLOURS):
        raise Unreadable(
            "the table has {found} places for shelves, not {stated}",
            found=len(shelves),
            stated=len(COLOURS),
        )
    return [read_shelf(rules, colour, shelf) for colour, shelf in enumerate(shelves)]


def read_shelf(rules: Rules, colour: int, value: object) -> Shelf | None:
    """Return a shelf, or none where there is none."""
    if value is None:
        return None
    whole = a(dict, value, A_SHELF)
    no_other_parts(whole, ("left", "left_down", "toys", "right", "right_down"), A_SHELF)
    toys = read_cards(rules, part(list, whole, "toys", A_SHELF))
    for toy in toys:
        refuse_kind(toy, toy.is_toy)
    return Shelf(
        colour,
        tuple(toys),
        read_edge(rules, whole, "left"),
        read_edge(rules, whole, "right"),
        left_down=part(bool, whole, "left_down", A_SHELF),
        right_down=part(bool, whole, "right_down", A_SHELF),
    )


def read_edge(rules: Rules, whole: dict[str, Any], end: str) -> Card | None:
    """Return the edge at this end, if there is one; face down, any card is an edge."""
    code = tables.there(whole, end, A_SHELF)
    if code is None:
        return None
    card = a_card(rules, code)
    refuse_kind(card, not card.is_toy or part(bool, whole, f"{end}_down", A_SHELF))
    return card


def refuse_kind(card: Card, fits: bool) -> None:
    """Refuse a toy in the place of an edge, or an edge in the place of a toy."""
    if not fits:
        raise Unreadable("card {code} cannot lie so on a shelf", code=card.code)


def refuse_other_cards(table: Table, more: list[Card]) -> None:
    """Refuse a table that holds other cards than the box, or the same card twice."""
    found = sorted([*inventory(table), *(card.code for card in more)])
    if found != sorted(table.rules.box.by_code):
        raise Unreadable("the cards on the table are not those of the box")
