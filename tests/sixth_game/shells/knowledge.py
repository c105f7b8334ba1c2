"""What a seat knows: its own shells and the sand; everything else might lie anywhere."""

from stolik.core import JSON, Chance, Seat, travel
from stolik.core.tables import THE_KNOWLEDGE, read_seat
from stolik.core.wire import a, no_other_parts, part

from .components import CODES
from .state import Rules, Table
from .writing import read_table, write_table


class Knowledge(travel.Knowledge[Table]):
    """The table, with all that is hidden lying in the order of the codes: so it tells nothing."""

    __slots__ = ()


def knows(table: Table, seat: Seat) -> Knowledge:
    """Return what this seat has been shown."""
    return Knowledge(seat, dealt(table, seat, None))


def imagine(knowledge: Knowledge, chance: Chance) -> Table:
    """Return a whole table that might be the true one."""
    return dealt(knowledge.seen, knowledge.seat, chance)


def dealt(table: Table, seat: Seat, chance: Chance | None) -> Table:
    """Return the table with what this seat has not seen laid anew: by luck, or in order."""
    other = table.copy()
    seen = {*table.sand, *table.hands[seat]}
    if table.over:
        seen.update(*table.hands)
    unseen = [shell for shell in range(len(CODES)) if shell not in seen]
    if chance is not None:
        chance.shuffle(unseen)
    if not table.over:
        for hand in (hand for place, hand in enumerate(other.hands) if place != seat):
            hand[:] = [unseen.pop(), unseen.pop()]
    other.pile = unseen
    return other


def forget(knowledge: Knowledge, most: int) -> Knowledge:  # noqa: ARG001
    """Return it as it is: whatever was shown lies there for all to see."""
    return knowledge


def redeal(table: Table, seat: Seat, chance: Chance) -> Table:
    """Return this table with all that the seat must not know dealt anew."""
    return dealt(table, seat, chance)


def write_knowledge(knowledge: Knowledge) -> JSON:
    """Return it as JSON, for a bot in another process."""
    return {"seat": knowledge.seat, "seen": write_table(knowledge.seen)}


def read_knowledge(rules: Rules, value: JSON) -> Knowledge:
    """Take it from JSON."""
    whole = a(dict, value, THE_KNOWLEDGE)
    no_other_parts(whole, ("seat", "seen"), THE_KNOWLEDGE)
    seen = read_table(rules, part(dict, whole, "seen", THE_KNOWLEDGE))
    return Knowledge(read_seat(part(int, whole, "seat", THE_KNOWLEDGE), len(seen.hands)), seen)
