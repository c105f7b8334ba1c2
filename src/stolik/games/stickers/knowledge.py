"""What one seat knows, and a table it might be facing.

Somebody with a perfect memory knows which cards of the others' hands came from the market or from
another hand, and that whoever was asked in vain had no card of that clan: since then at most as
many as were drawn. Unknown are the other cards of the hands, the deck, the reserve and its order,
what the others have picked but not shown, and the luck of the packs.

What follows from several answers together (one new card cannot be of two clans) is left to those
who play: it is a conclusion, not something that was shown.
"""

from bisect import insort

from stolik.core import JSON, Chance, Seat, Unreadable, travel
from stolik.core.tables import THE_KNOWLEDGE, cards_named, codes, possible, read_seat
from stolik.core.wire import a, each, no_other_parts, part
from stolik.games.stickers.checking import check
from stolik.games.stickers.components import NOTHING, Card
from stolik.games.stickers.piles import ANY, by_index
from stolik.games.stickers.state import GIVING, LAST_PICK, Player, Rules, Table
from stolik.games.stickers.writing import read_parts, write_table


class Knowledge(travel.Knowledge[Table]):
    """The table without what is hidden, and the cards that must be there."""

    __slots__ = ("cards", "deck", "hidden", "picked")

    def __init__(
        self,
        seat: Seat,
        seen: Table,
        hidden: list[int],
        picked: list[Seat],
        deck: int,
        cards: list[Card],
    ) -> None:
        """Remember."""
        super().__init__(seat, seen)
        self.hidden = hidden
        """How many cards of each hand cannot be placed."""
        self.picked = picked
        """The others who have decided on their last pick."""
        self.deck = deck
        """How many cards the deck has; what is left over is the reserve."""
        self.cards = cards
        """All the cards that cannot be placed, in the order of the box."""


# What is known


def knows(table: Table, seat: Seat) -> Knowledge:
    """Return what this seat has been shown."""
    seen = table.copy()
    picked = picked_by_others(table, seat)
    hidden, cards = cover(seen, seat)
    seen.chance = Chance("")
    return Knowledge(seat, seen, hidden, picked, len(table.deck), sorted(cards, key=by_index))


def others(table: Table, seat: Seat) -> list[Seat]:
    """Return everybody else."""
    return [Seat(number) for number in range(len(table.players)) if number != seat]


def picked_by_others(table: Table, seat: Seat) -> list[Seat]:
    """Return the others who have decided on their last pick."""
    return [each for each in others(table, seat) if table.players[each].pick != NOTHING]


def cover(table: Table, seat: Seat) -> tuple[list[int], list[Card]]:
    """Take off the table what this seat must not know: how many cards of each hand, and which."""
    cards = table.deck + table.reserve
    hidden = [0] * len(table.players)
    for other in others(table, seat):
        player = table.players[other]
        unseen = [card for card in player.hand if card not in player.known]
        hidden[other] = len(unseen)
        cards += unseen
        player.hand = player.known.copy()
        player.pick = NOTHING
    table.deck, table.reserve = [], []
    return hidden, cards


# What might be


def imagine(knowledge: Knowledge, chance: Chance) -> Table:
    """Return a whole table, with all that is hidden as it might be."""
    table = knowledge.seen.copy()
    fill(table, knowledge.hidden, knowledge.cards.copy(), knowledge.deck, chance)
    pick_anew(table, knowledge.picked, chance)
    return table


def redeal(table: Table, seat: Seat, chance: Chance) -> Table:
    """Return this very table with everything that this seat must not know dealt anew."""
    other, deck = table.copy(), len(table.deck)
    picked = picked_by_others(table, seat)
    hidden, cards = cover(other, seat)
    fill(other, hidden, cards, deck, chance)
    pick_anew(other, picked, chance)
    return other


def fill(table: Table, hidden: list[int], cards: list[Card], deck: int, chance: Chance) -> bool:
    """Deal the unseen cards to hands, deck and reserve; tell whether the answers allow it.

    They do at every true table, for its own deal agrees with them; what is read may not.
    """
    chance.shuffle(cards)
    limits = [player.most.copy() for player in table.players]
    needed = hidden.copy()
    if is_promised(table, hidden) and not keep_promise(table, limits, needed, cards):
        return False
    hands: list[list[Card]] = [[] for _ in table.players]
    for seat, number in enumerate(needed):
        for _ in range(number):
            if not deal_one(limits, hands, seat, cards, [seat]):
                return False
    for player, hand in zip(table.players, hands, strict=True):
        for card in hand:
            insort(player.hand, card, key=by_index)
    table.deck, table.reserve = cards[:deck], cards[deck:]
    table.chance = chance.imagined()
    return True


def is_promised(table: Table, hidden: list[int]) -> bool:
    """ST-14: whoever is about to give a card of a clan has one, perhaps among those not seen."""
    if table.phase != GIVING or not hidden[table.asked]:
        return False
    return all(card.clan.index != table.clan for card in table.players[table.asked].hand)


def keep_promise(
    table: Table, limits: list[list[int]], needed: list[int], cards: list[Card]
) -> bool:
    """Deal the asked player a card of the clan, if there is one."""
    for card in cards:
        if card.clan.index == table.clan:
            cards.remove(card)
            needed[table.asked] -= 1
            limit = limits[table.asked]
            if limit and limit[table.clan] < ANY:
                limit[table.clan] -= 1
            insort(table.players[table.asked].hand, card, key=by_index)
            return True
    return False


def deal_one(
    limits: list[list[int]], hands: list[list[Card]], seat: int, cards: list[Card], tried: list[int]
) -> bool:
    """Deal a card that agrees with this seat's answers, if need be one of another hand."""
    for card in cards:
        if may_hold(limits[seat], hands[seat], card):
            cards.remove(card)
            hands[seat].append(card)
            return True
    for other in range(len(hands)):
        for card in hands[other] if other not in tried else []:
            if may_hold(limits[seat], hands[seat], card):
                tried.append(other)
                if not deal_one(limits, hands, other, cards, tried):
                    break
                hands[other].remove(card)
                hands[seat].append(card)
                return True
    return False


def may_hold(most: list[int], hand: list[Card], card: Card) -> bool:
    """Tell whether one more card of this clan agrees with what the player has answered."""
    if not most or most[card.clan.index] == ANY:
        return True
    return sum(held.clan is card.clan for held in hand) < most[card.clan.index]


def pick_anew(table: Table, seats: list[Seat], chance: Chance) -> None:
    """Let those who have picked have picked something or other."""
    for seat in seats:
        table.players[seat].pick = chance.choice(table.players[seat].hand).index


def forget(knowledge: Knowledge, most: int) -> Knowledge:
    """Return what somebody holds who keeps so many cards and answers of each rival in mind."""
    seen, hidden, cards = knowledge.seen.copy(), knowledge.hidden.copy(), knowledge.cards.copy()
    if not seen.hands_open:
        for seat in others(seen, knowledge.seat):
            player = seen.players[seat]
            lost = player.known[most:]
            hidden[seat] += len(lost)
            cards += lost
            player.known = player.known[:most]
            player.hand = player.known.copy()
            forget_answers(player, lost, most)
    cards.sort(key=by_index)
    return Knowledge(knowledge.seat, seen, hidden, knowledge.picked, knowledge.deck, cards)


def forget_answers(player: Player, lost: list[Card], most: int) -> None:
    """Keep only so many answers; what was forgotten of the hand may be of any clan again."""
    told = [clan for clan, limit in enumerate(player.most) if limit < ANY]
    for clan in told[most:]:
        player.most[clan] = ANY
    for card in lost if player.most else []:
        player.most[card.clan.index] = min(player.most[card.clan.index] + 1, ANY)


# JSON


def write_knowledge(knowledge: Knowledge) -> JSON:
    """Return it as JSON, for a bot in another process."""
    return {
        "seat": knowledge.seat,
        "seen": write_table(knowledge.seen),
        "hidden": list(knowledge.hidden),
        "picked": list(knowledge.picked),
        "deck": knowledge.deck,
        "cards": codes(knowledge.cards),
    }


def read_knowledge(rules: Rules, value: JSON) -> Knowledge:
    """Take it from JSON; a table imagined from it must be possible."""
    whole = a(dict, value, THE_KNOWLEDGE)
    no_other_parts(whole, ("seat", "seen", "hidden", "picked", "deck", "cards"), THE_KNOWLEDGE)
    seen = read_parts(rules, part(dict, whole, "seen", THE_KNOWLEDGE))
    knowledge = Knowledge(
        Seat(part(int, whole, "seat", THE_KNOWLEDGE)),
        seen,
        each(int, whole, "hidden", THE_KNOWLEDGE),
        [Seat(seat) for seat in each(int, whole, "picked", THE_KNOWLEDGE)],
        part(int, whole, "deck", THE_KNOWLEDGE),
        cards_named(rules.box.by_code, whole, "cards", THE_KNOWLEDGE),
    )
    seats = len(seen.players)
    read_seat(knowledge.seat, seats)
    table = seen.copy()
    if not fits(knowledge) or not fill(
        table, knowledge.hidden, knowledge.cards.copy(), knowledge.deck, Chance("")
    ):
        raise Unreadable("{what} and its table do not go together", what=THE_KNOWLEDGE)
    pick_anew(table, knowledge.picked, Chance(""))
    possible(table, check)
    return knowledge


def fits(knowledge: Knowledge) -> bool:
    """Tell whether the numbers of the knowledge go with its table."""
    seen, hidden = knowledge.seen, knowledge.hidden
    seats, clans = range(len(seen.players)), len(seen.rules.box.clans)
    if len(hidden) != len(seats) or seen.deck or seen.reserve or seen.asked not in seats:
        return False
    if hidden[knowledge.seat] or min(*hidden, knowledge.deck) < 0:
        return False
    if sum(hidden) + knowledge.deck > len(knowledge.cards):
        return False
    return all(len(player.most) in (0, clans) for player in seen.players) and covered(knowledge)


def covered(knowledge: Knowledge) -> bool:
    """Tell whether the table shows of the others what is known, and no pick."""
    seen = knowledge.seen
    rivals = [seen.players[seat] for seat in others(seen, knowledge.seat)]
    if any(player.hand != player.known or player.pick != NOTHING for player in rivals):
        return False
    holding = [
        seat
        for seat in others(seen, knowledge.seat)
        if knowledge.hidden[seat] or seen.players[seat].hand
    ]
    picked = knowledge.picked
    in_time = not picked or seen.phase == LAST_PICK
    return in_time and all(seat in holding for seat in picked) and sorted(set(picked)) == picked
