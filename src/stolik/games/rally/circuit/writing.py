"""The rug as JSON and back, for snapshots and for other processes."""

from stolik.core import JSON, Seat, Unreadable, tables
from stolik.core.tables import THE_TABLE
from stolik.core.wire import a, each, part
from stolik.games.rally.circuit.checking import check
from stolik.games.rally.circuit.options import Options
from stolik.games.rally.circuit.rug import PLACES, longest_circuit
from stolik.games.rally.circuit.state import PHASES, Rules, Table
from stolik.games.rally.components import ALL_SIDES


def write_table(table: Table) -> JSON:
    """Return everything on the rug; the closed road follows from the tiles."""
    return {
        "options": tables.write_options(table.rules.options),
        "chance": tables.write_chance(table.chance),
        "roads": list(table.roads),
        "supply": list(table.supply),
        "driven": list(table.driven),
        "built": table.built,
        "place": table.place,
        "phase": PHASES[table.phase],
        "first": table.first,
        "seat": table.seat,
    }


def read_table(rules: Rules, value: JSON) -> Table:
    """Take a whole table from JSON, and hold it against what the rules can bring about."""
    whole = a(dict, value, THE_TABLE)
    rules = Rules(rules.box, tables.read_options(whole, Options))
    roads = each(int, whole, "roads", THE_TABLE)
    if len(roads) != PLACES or not all(0 <= road <= ALL_SIDES for road in roads):
        raise Unreadable("the table should have {cells} cells with roads", cells=PLACES)
    table = Table(
        rules,
        tables.read_chance(whole),
        roads,
        each(int, whole, "supply", THE_TABLE),
        longest_circuit(roads),
        each(int, whole, "driven", THE_TABLE),
        part(int, whole, "built", THE_TABLE),
        part(int, whole, "place", THE_TABLE),
        tables.number_named(PHASES, part(str, whole, "phase", THE_TABLE)),
        Seat(part(int, whole, "first", THE_TABLE)),
        Seat(part(int, whole, "seat", THE_TABLE)),
    )
    tables.nothing_else(whole, write_table(table), THE_TABLE)
    return tables.possible(table, check)
