"""What one seat knows, and a table it might be facing.

Everything in this game is laid out for all to see before it is covered, so a player with a
perfect memory knows every card but those of the deck, and of the deck all but the order.
"""

from stolik.core import JSON, Chance, Said, Seat, Unreadable
from stolik.core.wire import a, each, part
from stolik.games.shelf.components import Card
from stolik.games.shelf.state import Rules, Table
from stolik.games.shelf.writing import card_named, read_table, refuse_other_cards, write_table

WHAT = Said("the knowledge")


class Knowledge:
    """The table without its deck, and the cards that must be in the deck."""

    __slots__ = ("seat", "seen", "unseen")

    def __init__(self, seat: Seat, seen: Table, unseen: list[Card]) -> None:
        """Remember."""
        self.seat = seat
        """Whose knowledge it is; in this game all know the same."""
        self.seen = seen
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
        "unseen": [card.code for card in knowledge.unseen],
    }


def read_knowledge(rules: Rules, value: JSON) -> Knowledge:
    """Take it from JSON."""
    whole = a(dict, value, WHAT)
    seat = Seat(part(int, whole, "seat", WHAT))
    seen = read_table(rules, part(dict, whole, "seen", WHAT))
    unseen = [card_named(rules, code) for code in each(str, whole, "unseen", WHAT)]
    refuse_other_cards(seen, unseen)
    if not 0 <= seat < len(seen.shelves):
        raise Unreadable("there is no seat {seat}", seat=seat + 1)
    return Knowledge(seat, seen, unseen)
