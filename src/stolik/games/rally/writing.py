"""The table as JSON and back, for snapshots and for other processes."""

from collections.abc import Sequence
from typing import Any, Final

from stolik.core import JSON, Said, Seat, Unreadable, tables
from stolik.core.tables import THE_TABLE
from stolik.core.wire import a, each, part
from stolik.games.rally.board import CELLS, NAMES
from stolik.games.rally.checking import check
from stolik.games.rally.components import COLOURS, KINDS, NOTHING
from stolik.games.rally.options import Options
from stolik.games.rally.state import PHASES, Rules, Table

A_NAME: Final = Said("a name on the table")


def write_table(table: Table) -> JSON:
    """Return everything on the table, by name."""
    return {
        "options": tables.write_options(table.rules.options),
        "kinds": named(KINDS, table.kinds),
        "roads": list(table.roads),
        "seen": list(table.seen),
        "cars": named(NAMES, table.cars),
        "starts": named(NAMES, table.starts),
        "goals": named(COLOURS, table.goals),
        "stack": named(COLOURS, table.stack),
        "boxed": named(COLOURS, table.boxed),
        "swapped": named(NAMES, table.swapped),
        "picked": tables.name_at(NAMES, table.picked),
        "opened": tables.name_at(NAMES, table.opened),
        "phase": PHASES[table.phase],
        "seat": table.seat,
        "turn": table.turn,
    }


def named(names: Sequence[str], numbers: list[int]) -> list[JSON]:
    """Return the names of these numbers; nothing has none."""
    return [tables.name_at(names, number) for number in numbers]


def read_table(rules: Rules, value: JSON) -> Table:
    """Take a whole table from JSON, and hold it against what the rules can bring about."""
    return tables.possible(read_parts(rules, value), check)


def read_parts(rules: Rules, value: JSON) -> Table:
    """Take the parts of a table from JSON; the rules bring the box, the options are its own."""
    whole = a(dict, value, THE_TABLE)
    rules = Rules(rules.box, tables.read_options(whole, Options))
    cells = {name: each(int, whole, name, THE_TABLE) for name in ("roads", "seen")}
    if any(len(row) != CELLS for row in (*cells.values(), part(list, whole, "kinds", THE_TABLE))):
        raise Unreadable("the table should have {cells} cells", cells=CELLS)
    table = Table(
        rules,
        read_names(KINDS, whole, "kinds"),
        cells["roads"],
        cells["seen"],
        read_names(NAMES, whole, "cars"),
        read_names(NAMES, whole, "starts"),
        read_names(COLOURS, whole, "goals"),
        read_names(COLOURS, whole, "stack"),
        read_names(COLOURS, whole, "boxed"),
        read_names(NAMES, whole, "swapped"),
        number_of(NAMES, tables.there(whole, "picked", THE_TABLE)),
        number_of(NAMES, tables.there(whole, "opened", THE_TABLE)),
        tables.number_named(PHASES, part(str, whole, "phase", THE_TABLE)),
        Seat(part(int, whole, "seat", THE_TABLE)),
        part(int, whole, "turn", THE_TABLE),
    )
    tables.nothing_else(whole, write_table(table), THE_TABLE)
    return table


def read_names(names: Sequence[str], whole: dict[str, Any], key: str) -> list[int]:
    """Return the numbers of these names, or nothing for those that are null."""
    return [number_of(names, value) for value in part(list, whole, key, THE_TABLE)]


def number_of(names: Sequence[str], value: object) -> int:
    """Return the number of a name, or nothing for none."""
    return NOTHING if value is None else tables.number_named(names, a(str, value, A_NAME))
