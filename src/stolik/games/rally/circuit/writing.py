"""The rug as JSON and back, for snapshots and for other processes."""

from typing import Any, Final

from stolik.core import JSON, Broken, Chance, Said, Seat, Unreadable
from stolik.core.options import settle
from stolik.core.wire import a, each, no_other_parts, part
from stolik.games.rally.circuit.checking import check
from stolik.games.rally.circuit.options import Options
from stolik.games.rally.circuit.rug import PLACES, longest_circuit
from stolik.games.rally.circuit.state import PHASES, Rules, Table
from stolik.games.rally.components import ALL_SIDES
from stolik.games.rally.writing import known_name

WHAT: Final = Said("the table")
PARTS: Final = (
    "options",
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
    options = table.rules.options
    return {
        "options": {name: getattr(options, name) for name in Options.__dataclass_fields__},
        "chance": {"seed": table.chance.seed, "spent": table.chance.spent},
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
    whole = a(dict, value, WHAT)
    no_other_parts(whole, PARTS, WHAT)
    rules = Rules(rules.box, settle(Options, part(dict, whole, "options", WHAT)))
    roads = each(int, whole, "roads", WHAT)
    if len(roads) != PLACES or not all(0 <= road <= ALL_SIDES for road in roads):
        raise Unreadable("the table should have {cells} cells with roads", cells=PLACES)
    table = Table(
        rules,
        read_chance(part(dict, whole, "chance", WHAT)),
        roads,
        each(int, whole, "supply", WHAT),
        longest_circuit(roads),
        each(int, whole, "driven", WHAT),
        part(int, whole, "built", WHAT),
        part(int, whole, "place", WHAT),
        PHASES.index(known_name(PHASES, part(str, whole, "phase", WHAT))),
        Seat(part(int, whole, "first", WHAT)),
        Seat(part(int, whole, "seat", WHAT)),
    )
    try:
        check(table)
    except Broken as fault:
        raise Unreadable("the table cannot be so: {fault}", fault=fault) from None
    return table


def read_chance(whole: dict[str, Any]) -> Chance:
    """Return the luck still to come."""
    what = Said("'{name}' of {what}", name="chance", what=WHAT)
    no_other_parts(whole, ("seed", "spent"), what)
    spent = part(int, whole, "spent", what)
    if spent < 0:
        raise Unreadable("{what} is spent {spent} times", what=what, spent=spent)
    return Chance(part(str, whole, "seed", what), spent)
