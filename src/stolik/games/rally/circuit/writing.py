"""The rug as JSON and back, for snapshots and for other processes."""

from typing import Final

from stolik.core import JSON, Seat, Unreadable
from stolik.core.tables import (
    THE_TABLE,
    number_named,
    opened,
    possible,
    read_chance,
    read_options,
    write_chance,
    write_options,
)
from stolik.core.wire import each, part
from stolik.games.rally.circuit.checking import check
from stolik.games.rally.circuit.options import Options
from stolik.games.rally.circuit.rug import PLACES, longest_circuit
from stolik.games.rally.circuit.state import PHASES, Rules, Table
from stolik.games.rally.components import ALL_SIDES

PARTS: Final = (
    "chance",
    "roads",
    "supply",
    "driven",
    "built",
    "place",
    "phase",
    "first",
    "seat",
)


def write_table(table: Table) -> JSON:
    """Return everything on the rug; the closed road follows from the tiles."""
    return {
        "options": write_options(table.rules.options),
        "chance": write_chance(table.chance),
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
    whole = opened(value, PARTS)
    rules = Rules(rules.box, read_options(whole, Options))
    roads = each(int, whole, "roads", THE_TABLE)
    if len(roads) != PLACES or not all(0 <= road <= ALL_SIDES for road in roads):
        raise Unreadable("the table should have {cells} cells with roads", cells=PLACES)
    table = Table(
        rules,
        read_chance(whole),
        roads,
        each(int, whole, "supply", THE_TABLE),
        longest_circuit(roads),
        each(int, whole, "driven", THE_TABLE),
        part(int, whole, "built", THE_TABLE),
        part(int, whole, "place", THE_TABLE),
        number_named(PHASES, part(str, whole, "phase", THE_TABLE)),
        Seat(part(int, whole, "first", THE_TABLE)),
        Seat(part(int, whole, "seat", THE_TABLE)),
    )
    return possible(table, check)
