"""What one seat knows, and a table it might be facing.

Everything in this game is laid out for all to see before it is covered, so a player with a
perfect memory knows every card but those of the deck, and of the deck all but the order.
"""

from stolik.core import JSON, Chance, Seat, travel
from stolik.core.tables import THE_KNOWLEDGE, cards_named, codes, read_seat
from stolik.core.wire import a, part
from stolik.games.shelf.components import Card
from stolik.games.shelf.state import Rules, Table
from stolik.games.shelf.writing import read_parts, refuse_other_cards, write_table


class Knowledge(travel.Knowledge[Table]):
    """The table without its deck, and the cards that must be in the deck."""

    __slots__ = ("unseen",)

    def __init__(self, seat: Seat, seen: Table, unseen: list[Card]) -> None:
        """Remember."""
        super().__init__(seat, seen)
        self.unseen = unseen
        """In the order of the box: their own order is what nobody knows."""


def knows(table: Table, seat: Seat) -> Knowledge:
    """Return what this seat has been shown."""
    seen = table.copy()
    seen.deck = []
    return Knowledge(seat, seen, sorted(table.deck, key=lambda card: card.index))


def imagine(knowledge: Knowledge, chance: Chance) -> Table:
    """Return a whole table, the deck in an order it might have."""
    table = knowledge.seen.copy()
    table.deck = knowledge.unseen.copy()
    chance.shuffle(table.deck)
    return table


def forget(knowledge: Knowledge, most: int) -> Knowledge:  # noqa: ARG001
    """Return it as it is: what is out of sight here never comes back, so it decides nothing."""
    return knowledge


def redeal(table: Table, seat: Seat, chance: Chance) -> Table:  # noqa: ARG001 - all know the same
    """Return this very table with the deck shuffled again."""
    other = table.copy()
    chance.shuffle(other.deck)
    return other


def write_knowledge(knowledge: Knowledge) -> JSON:
    """Return it as JSON, for a bot in another process."""
    return {
        "seat": knowledge.seat,
        "seen": write_table(knowledge.seen),
        "unseen": codes(knowledge.unseen),
    }


def read_knowledge(rules: Rules, value: JSON) -> Knowledge:
    """Take it from JSON."""
    whole = a(dict, value, THE_KNOWLEDGE)
    seat = Seat(part(int, whole, "seat", THE_KNOWLEDGE))
    seen = read_parts(rules, part(dict, whole, "seen", THE_KNOWLEDGE))
    unseen = cards_named(rules.box.by_code, whole, "unseen", THE_KNOWLEDGE)
    refuse_other_cards(seen, unseen)
    read_seat(seat, len(seen.shelves))
    return Knowledge(seat, seen, unseen)
