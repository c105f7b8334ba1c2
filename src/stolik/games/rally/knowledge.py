"""What a seat knows, and a table it might be facing.

Every tile is opened for all to see, so whoever remembers everything knows each tile that was ever
opened, wherever swaps have carried it; only the tiles nobody has seen and the order of the tokens
are unknown. How much of this somebody remembers is another matter: `forget`.
"""

from stolik.core import JSON, Chance, Seat, Unreadable, travel
from stolik.core.tables import THE_KNOWLEDGE, number_named, possible, read_seat
from stolik.core.wire import a, each, no_other_parts, part
from stolik.games.rally.board import TRACK
from stolik.games.rally.checking import check
from stolik.games.rally.components import COLOURS, KINDS, NOTHING
from stolik.games.rally.state import NEVER, Rules, Table
from stolik.games.rally.writing import read_parts, write_table


class Knowledge(travel.Knowledge[Table]):
    """The table without what nobody has seen, and what must be there: all know the same.

    An unseen tile is nothing on that table, and so is an unseen token.
    """

    __slots__ = ("kinds", "tokens")

    def __init__(self, seat: Seat, seen: Table, kinds: list[int], tokens: list[int]) -> None:
        """Remember."""
        super().__init__(seat, seen)
        self.kinds = kinds
        """The unseen tiles, sorted: where they lie is what is not known."""
        self.tokens = tokens
        """The unseen tokens, sorted: those on the pit stop, and those in the box."""


def knows(table: Table, seat: Seat) -> Knowledge:
    """Return what this seat has been shown."""
    seen = table.copy()
    kinds = [table.kinds[place] for place in unseen(table)]
    for place in unseen(table):
        seen.kinds[place] = NOTHING
    tokens = hidden_tokens(table)
    cover_tokens(seen)
    return Knowledge(seat, seen, sorted(kinds), sorted(tokens))


def unseen(table: Table) -> list[int]:
    """Return the places of tiles that nobody has seen."""
    return [place for place in TRACK if table.seen[place] == NEVER]


def is_box_secret(table: Table) -> bool:
    """SR-R25: nobody knows the tokens in the box, unless they are those of the empty corners."""
    chosen = NOTHING not in table.starts
    return table.rules.options.tokens == "random" or not chosen


def hidden_tokens(table: Table) -> list[int]:
    """Return the tokens that nobody has seen."""
    return table.stack + table.boxed if is_box_secret(table) else table.stack.copy()


def cover_tokens(table: Table) -> None:
    """Turn the tokens down."""
    table.stack = [NOTHING] * len(table.stack)
    if is_box_secret(table):
        table.boxed = [NOTHING] * len(table.boxed)


def imagine(knowledge: Knowledge, chance: Chance) -> Table:
    """Return a whole table, with the unseen tiles and tokens as they might lie."""
    table = knowledge.seen.copy()
    lay(table, knowledge.kinds.copy(), knowledge.tokens.copy(), chance)
    return table


def redeal(table: Table, seat: Seat, chance: Chance) -> Table:  # noqa: ARG001 - all know the same
    """Return this very table with the unseen tiles and tokens shuffled again."""
    other = table.copy()
    kinds = [other.kinds[place] for place in unseen(other)]
    lay(other, kinds, hidden_tokens(other), chance)
    return other


def lay(table: Table, kinds: list[int], tokens: list[int], chance: Chance) -> None:
    """Lay these tiles and tokens where nobody has seen any."""
    chance.shuffle(kinds)
    for place, kind in zip(unseen(table), kinds, strict=True):
        table.kinds[place] = kind
    chance.shuffle(tokens)
    left = len(table.stack)
    table.stack = tokens[:left]
    if is_box_secret(table):
        table.boxed = tokens[left:]


def forget(knowledge: Knowledge, most: int) -> Knowledge:
    """Return what somebody holds who keeps only the last so many tiles in mind."""
    seen, kinds = knowledge.seen.copy(), knowledge.kinds.copy()
    remembered = [place for place in TRACK if seen.seen[place] and seen.is_closed(place)]
    remembered.sort(key=lambda place: seen.seen[place])
    for place in remembered[: max(0, len(remembered) - most)]:
        kinds.append(seen.kinds[place])
        seen.kinds[place] = NOTHING
        seen.seen[place] = NEVER
    return Knowledge(knowledge.seat, seen, sorted(kinds), knowledge.tokens)


# JSON


def write_knowledge(knowledge: Knowledge) -> JSON:
    """Return it as JSON, for a bot in another process."""
    return {
        "seat": knowledge.seat,
        "seen": write_table(knowledge.seen),
        "kinds": [KINDS[kind] for kind in knowledge.kinds],
        "tokens": [COLOURS[token] for token in knowledge.tokens],
    }


def read_knowledge(rules: Rules, value: JSON) -> Knowledge:
    """Take it from JSON; a table imagined from it must be possible."""
    whole = a(dict, value, THE_KNOWLEDGE)
    no_other_parts(whole, ("seat", "seen", "kinds", "tokens"), THE_KNOWLEDGE)
    seat = Seat(part(int, whole, "seat", THE_KNOWLEDGE))
    seen = read_parts(rules, part(dict, whole, "seen", THE_KNOWLEDGE))
    kinds = [number_named(KINDS, name) for name in each(str, whole, "kinds", THE_KNOWLEDGE)]
    tokens = [number_named(COLOURS, name) for name in each(str, whole, "tokens", THE_KNOWLEDGE)]
    read_seat(seat, len(seen.cars))
    knowledge = Knowledge(seat, seen, kinds, tokens)
    refuse_gaps(knowledge)
    possible(imagine(knowledge, Chance("")), check)
    return knowledge


def refuse_gaps(knowledge: Knowledge) -> None:
    """Refuse a knowledge whose unseen things do not fill the gaps at its table."""
    seen = knowledge.seen
    tokens = len(seen.stack) + (len(seen.boxed) if is_box_secret(seen) else 0)
    covered = [seen.kinds[place] for place in unseen(seen)] + seen.stack
    covered += seen.boxed if is_box_secret(seen) else []
    fits = len(unseen(seen)) == len(knowledge.kinds) and tokens == len(knowledge.tokens)
    fits = fits and all(thing == NOTHING for thing in covered)
    if not fits:
        raise Unreadable("{what} and its table do not go together", what=THE_KNOWLEDGE)
