"""What one seat knows, and a table it might be facing.

A player with a perfect memory has seen every discard, every card bought and every card that came
back from a contest into a hand; when a stack runs out, the whole hand follows from what is left.
So of a rival's cards only this is unknown: which of those not accounted for are in the hand and
which in the stack, and in what order; and what the rival has decided but not yet shown. Of the own
stack and of the Gymnasium's only the order is unknown.

What a rival's choices say about a hand (somebody who could do nothing had no fitting card) is left
to those who play: it is a conclusion, not something that was shown.
"""

from typing import Any

from stolik.core import JSON, Chance, Said, Seat, Unreadable, travel
from stolik.core.tables import THE_KNOWLEDGE, cards_named, codes, possible, read_seat
from stolik.core.wire import a, each, no_other_parts, part
from stolik.games.hercules.checking import check
from stolik.games.hercules.components import Card
from stolik.games.hercules.piles import lose, put
from stolik.games.hercules.state import Player, Rules, Table
from stolik.games.hercules.turn import HIDDEN, LEGAL, decide, think_again
from stolik.games.hercules.writing import read_parts, write_table

A_PART = Said("a player of the knowledge")


class Unseen:
    """The cards of a player that somebody cannot place."""

    __slots__ = ("cards", "hand")

    def __init__(self, hand: int, cards: list[Card]) -> None:
        """Remember."""
        self.hand = hand
        """How many of them are in the hand; the others lie in the stack."""
        self.cards = cards
        """In the order of the box: where they are is what is not known."""


class Knowledge(travel.Knowledge[Table]):
    """The table without what is hidden, and the cards that must be there."""

    __slots__ = ("gymnasium", "players")

    def __init__(
        self, seat: Seat, seen: Table, players: list[Unseen], gymnasium: list[Card]
    ) -> None:
        """Remember."""
        super().__init__(seat, seen)
        self.players = players
        self.gymnasium = gymnasium
        """The cards of the Gymnasium's stack, in the order of the box."""


def in_order(cards: list[Card]) -> list[Card]:
    """Return the cards in the order of the box."""
    return sorted(cards, key=lambda card: card.index)


# What is known


def knows(table: Table, seat: Seat) -> Knowledge:
    """Return what this seat has been shown."""
    seen = table.copy()
    seen.chance = Chance("")
    gymnasium, seen.stack = in_order(seen.stack), []
    players = [
        cover(seen, player, own=number == seat) for number, player in enumerate(seen.players)
    ]
    return Knowledge(seat, seen, players, gymnasium)


def cover(table: Table, player: Player, *, own: bool) -> Unseen:
    """Take what is hidden off the table."""
    hidden = [] if own else [card for card in player.hand if card not in player.known]
    top = len(player.stack) - player.shown
    unseen = Unseen(len(hidden), in_order(hidden + player.stack[:top]))
    player.stack = player.stack[top:]
    if not own:
        cover_choice(table, player)
        player.hand = player.known.copy()
    return unseen


def cover_choice(table: Table, player: Player) -> None:
    """Take back what was decided without showing it; that it was decided is seen."""
    ready = player.ready
    if table.phase in HIDDEN:
        think_again(table, player)
    player.ready = ready


# What might be


def imagine(knowledge: Knowledge, chance: Chance) -> Table:
    """Return a whole table, with all that is hidden as it might be."""
    table = knowledge.seen.copy()
    for player, unseen in zip(table.players, knowledge.players, strict=True):
        deal(player, unseen.hand, unseen.cards.copy(), chance)
    decide_anew(table, knowledge.seat, chance)
    table.stack = knowledge.gymnasium.copy()
    chance.shuffle(table.stack)
    table.chance = chance.imagined()
    return table


def deal(player: Player, hand: int, cards: list[Card], chance: Chance) -> None:
    """Deal the cards that are not seen: so many into the hand, the rest into the stack."""
    chance.shuffle(cards)
    for card in cards[:hand]:
        put(player.hand, card)
    player.stack = cards[hand:] + player.stack


def decide_anew(table: Table, seat: Seat, chance: Chance) -> None:
    """Let everybody else who is ready have decided something or other."""
    for number in table.asked:
        player = table.players[number]
        if number != seat and player.ready:
            player.ready = False
            while not player.ready:
                decide(table, number, chance.choice(LEGAL[table.phase](table, number)))


def forget(knowledge: Knowledge, most: int) -> Knowledge:
    """Return what somebody holds who keeps only so many cards of each rival's hand in mind."""
    seen, players = knowledge.seen.copy(), list[Unseen]()
    for number, unseen in enumerate(knowledge.players):
        player = seen.players[number]
        lost = [] if number == knowledge.seat else player.known[most:]
        for card in lost:
            lose(player, card)
        players.append(Unseen(unseen.hand + len(lost), in_order(unseen.cards + lost)))
    return Knowledge(knowledge.seat, seen, players, knowledge.gymnasium)


def redeal(table: Table, seat: Seat, chance: Chance) -> Table:
    """Return this very table with everything that this seat must not know dealt anew."""
    other = table.copy()
    for number, player in enumerate(other.players):
        if number != seat:
            cover_choice(other, player)
        known = player.hand if number == seat else player.known
        cards = [card for card in player.hand if card not in known]
        hand, top = len(cards), len(player.stack) - player.shown
        cards += player.stack[:top]
        player.hand, player.stack = known.copy(), player.stack[top:]
        deal(player, hand, cards, chance)
    decide_anew(other, seat, chance)
    chance.shuffle(other.stack)
    other.chance = chance.imagined()
    return other


# JSON


def write_knowledge(knowledge: Knowledge) -> JSON:
    """Return it as JSON, for a bot in another process."""
    return {
        "seat": knowledge.seat,
        "seen": write_table(knowledge.seen),
        "players": [
            {"hand": unseen.hand, "cards": codes(unseen.cards)} for unseen in knowledge.players
        ],
        "gymnasium": codes(knowledge.gymnasium),
    }


def read_knowledge(rules: Rules, value: JSON) -> Knowledge:
    """Take it from JSON; a table imagined from it must be possible."""
    whole = a(dict, value, THE_KNOWLEDGE)
    no_other_parts(whole, ("seat", "seen", "players", "gymnasium"), THE_KNOWLEDGE)
    seen = read_parts(rules, part(dict, whole, "seen", THE_KNOWLEDGE))
    players = [read_unseen(rules, entry) for entry in each(dict, whole, "players", THE_KNOWLEDGE)]
    gymnasium = cards_named(rules.box.by_code, whole, "gymnasium", THE_KNOWLEDGE)
    seat = Seat(part(int, whole, "seat", THE_KNOWLEDGE))
    deciding = seen.asked if seen.phase in HIDDEN else []
    ready = [number for number, player in enumerate(seen.players) if player.ready]
    fits = all(number in deciding for number in ready) and (not ready or len(ready) < len(deciding))
    if len(players) != len(seen.players) or seen.stack or not fits:
        raise Unreadable("{what} and its table do not go together", what=THE_KNOWLEDGE)
    read_seat(seat, len(players))
    knowledge = Knowledge(seat, seen, players, gymnasium)
    possible(undecided(knowledge), check)
    return knowledge


def undecided(knowledge: Knowledge) -> Table:
    """Return a table that might be, with nobody else ready."""
    table = knowledge.seen.copy()
    table.stack = knowledge.gymnasium
    for number, player in enumerate(table.players):
        unseen = knowledge.players[number]
        deal(player, unseen.hand, unseen.cards.copy(), Chance(""))
        player.ready = player.ready and number == knowledge.seat
    return table


def read_unseen(rules: Rules, whole: dict[str, Any]) -> Unseen:
    """Return what is unseen of one player."""
    no_other_parts(whole, ("hand", "cards"), A_PART)
    cards = cards_named(rules.box.by_code, whole, "cards", A_PART)
    hand = part(int, whole, "hand", A_PART)
    if not 0 <= hand <= len(cards):
        raise Unreadable("{hand} of {cards} cards cannot be in a hand", hand=hand, cards=len(cards))
    return Unseen(hand, cards)
