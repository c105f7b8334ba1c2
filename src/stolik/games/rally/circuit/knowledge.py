"""What a seat knows: all that lies there. Only the luck of the hares is hidden."""

from stolik.core import JSON, Chance, Seat, travel
from stolik.core.tables import THE_KNOWLEDGE, read_seat
from stolik.core.wire import a, no_other_parts, part
from stolik.games.rally.circuit.state import Rules, Table
from stolik.games.rally.circuit.writing import read_table, write_table


class Knowledge(travel.Knowledge[Table]):
    """The table without its luck."""

    __slots__ = ()


def knows(table: Table, seat: Seat) -> Knowledge:
    """Return what this seat has been shown."""
    seen = table.copy()
    seen.chance = Chance("")
    return Knowledge(seat, seen)


def imagine(knowledge: Knowledge, chance: Chance) -> Table:
    """Return a whole table, with luck that nobody has met yet."""
    table = knowledge.seen.copy()
    table.chance = chance.imagined()
    return table


def forget(knowledge: Knowledge, most: int) -> Knowledge:  # noqa: ARG001
    """Return it as it is: nothing is out of sight."""
    return knowledge


def redeal(table: Table, seat: Seat, chance: Chance) -> Table:  # noqa: ARG001 - all know the same
    """Return this very table with other luck to come."""
    other = table.copy()
    other.chance = chance.imagined()
    return other


def write_knowledge(knowledge: Knowledge) -> JSON:
    """Return it as JSON, for a bot in another process."""
    return {"seat": knowledge.seat, "seen": write_table(knowledge.seen)}


def read_knowledge(rules: Rules, value: JSON) -> Knowledge:
    """Take it from JSON."""
    whole = a(dict, value, THE_KNOWLEDGE)
    no_other_parts(whole, ("seat", "seen"), THE_KNOWLEDGE)
    seat = Seat(part(int, whole, "seat", THE_KNOWLEDGE))
    seen = read_table(rules, part(dict, whole, "seen", THE_KNOWLEDGE))
    read_seat(seat, len(seen.driven))
    return Knowledge(seat, seen)
