"""The table as JSON and back, for snapshots and for other processes."""

from stolik.core import JSON, Seat, tables
from stolik.core.tables import THE_TABLE
from stolik.core.wire import a, each, part

from .checking import check
from .options import Options
from .state import Rules, Table


def write_table(table: Table) -> JSON:
    """Return everything on the table."""
    return {
        "options": tables.write_options(table.rules.options),
        "hands": [list(hand) for hand in table.hands],
        "pile": list(table.pile),
        "sand": list(table.sand),
        "kept": list(table.kept),
        "seat": table.seat,
    }


def read_table(rules: Rules, value: JSON) -> Table:
    """Take a whole table from JSON, and hold it against what the rules can bring about."""
    whole = a(dict, value, THE_TABLE)
    hands = each(list, whole, "hands", THE_TABLE)
    table = Table(
        rules._replace(options=tables.read_options(whole, Options)),
        [each(int, {"hands": hand}, "hands", THE_TABLE) for hand in hands],
        each(int, whole, "pile", THE_TABLE),
        each(int, whole, "sand", THE_TABLE),
        each(bool, whole, "kept", THE_TABLE),
        Seat(part(int, whole, "seat", THE_TABLE)),
    )
    tables.nothing_else(whole, write_table(table), THE_TABLE)
    return tables.possible(table, check)
