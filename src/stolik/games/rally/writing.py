"""The table as JSON and back, for snapshots and for other processes."""

from typing import Any, Final

from stolik.core import JSON, Broken, Said, Seat, Unreadable
from stolik.core.options import settle
from stolik.core.wire import a, each, no_other_parts, part, shortened
from stolik.games.rally.board import CELLS, NAMES
from stolik.games.rally.checking import check
from stolik.games.rally.components import COLOURS, KINDS, NOTHING
from stolik.games.rally.options import Options
from stolik.games.rally.state import PHASES, Rules, Table

WHAT: Final = Said("the table")
PARTS: Final = (
    "options",
    "kinds",
    "roads",
    "seen",
    "cars",
    "starts",
    "goals",
    "stack",
    "boxed",
    "swapped",
    "picked",
    "opened",
    "phase",
    "seat",
    "turn",
)


def write_table(table: Table) -> JSON:
    """Return everything on the table, by name."""
    options = table.rules.options
    return {
        "options": {name: getattr(options, name) for name in Options.__dataclass_fields__},
        "kinds": named(KINDS, table.kinds),
        "roads": list(table.roads),
        "seen": list(table.seen),
        "cars": named(NAMES, table.cars),
        "starts": named(NAMES, table.starts),
        "goals": named(COLOURS, table.goals),
        "stack": named(COLOURS, table.stack),
        "boxed": named(COLOURS, table.boxed),
        "swapped": named(NAMES, table.swapped),
        "picked": named(NAMES, [table.picked])[0],
        "opened": named(NAMES, [table.opened])[0],
        "phase": PHASES[table.phase],
        "seat": table.seat,
        "turn": table.turn,
    }


def named(names: tuple[str, ...] | list[str], numbers: list[int]) -> list[JSON]:
    """Return the names of these numbers; nothing has none."""
    return [None if number == NOTHING else names[number] for number in numbers]


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
    rules = Rules(rules.box, settle(Options, part(dict, whole, "options", WHAT)))
    cells = {name: each(int, whole, name, WHAT) for name in ("roads", "seen")}
    if any(len(row) != CELLS for row in (*cells.values(), part(list, whole, "kinds", WHAT))):
        raise Unreadable("the table should have {cells} cells", cells=CELLS)
    return Table(
        rules,
        read_names(KINDS, whole, "kinds"),
        cells["roads"],
        cells["seen"],
        read_names(tuple(NAMES), whole, "cars"),
        read_names(tuple(NAMES), whole, "starts"),
        read_names(COLOURS, whole, "goals"),
        read_names(COLOURS, whole, "stack"),
        read_names(COLOURS, whole, "boxed"),
        read_names(tuple(NAMES), whole, "swapped"),
        read_name(tuple(NAMES), whole, "picked"),
        read_name(tuple(NAMES), whole, "opened"),
        PHASES.index(known_name(PHASES, part(str, whole, "phase", WHAT))),
        Seat(part(int, whole, "seat", WHAT)),
        part(int, whole, "turn", WHAT),
    )


def read_names(names: tuple[str, ...], whole: dict[str, Any], key: str) -> list[int]:
    """Return the numbers of these names, or nothing for those that are null."""
    return [number_of(names, value) for value in part(list, whole, key, WHAT)]


def read_name(names: tuple[str, ...], whole: dict[str, Any], key: str) -> int:
    """Return the number of one name, or nothing."""
    if key not in whole:
        raise Unreadable("{what} has no '{name}'", what=WHAT, name=key)
    return number_of(names, whole[key])


def number_of(names: tuple[str, ...], value: object) -> int:
    """Return the number of a name, or nothing for none."""
    if value is None:
        return NOTHING
    return names.index(known_name(names, a(str, value, Said("a name on the table"))))


def known_name(names: tuple[str, ...], name: str) -> str:
    """Return the name if it is one of those."""
    if name not in names:
        raise Unreadable(
            "{value} should be one of {values}", value=shortened(name), values=", ".join(names)
        )
    return name
