"""What must hold at every table: conservation, the deductions of RULES.md, and good order."""

from itertools import pairwise

from stolik.core import ensure
from stolik.games.hercules.components import NOTHING, Card
from stolik.games.hercules.piles import owned
from stolik.games.hercules.preparation import HAND, PLACES, SEATS
from stolik.games.hercules.questions import check_questions
from stolik.games.hercules.state import CHOICE, LABOURS, REFRESH, Player, Table


def inventory(table: Table) -> list[str]:
    """Return every card, labour and token, wherever it lies."""
    cards = [table.rules.box.cards[card] for card in table.open if card != NOTHING]
    cards += table.stack
    for player in table.players:
        cards += owned(table, player)
    counted = [f"token {number + 1}" for number in range(tokens(table))]
    return [card.code for card in cards] + labours(table) + counted


def labours(table: Table) -> list[str]:
    """Return the labours that lie in the middle, and those before the players."""
    left = [labour for labour in table.order if table.tokens[labour.index]]
    taken = [labour for player in table.players for labour in player.labours]
    return [f"labour {labour.number}" for labour in left + taken]


def tokens(table: Table) -> int:
    """HE-D1: as many tokens as at the beginning, those paid among them."""
    return sum(table.tokens) + sum(player.tokens for player in table.players) + table.paid


def check(table: Table) -> None:
    """Raise `Broken` with the number of the rule that does not hold."""
    check_sizes(table)
    check_components(table)
    check_round(table)
    check_seats(table)
    for player in table.players:
        check_player(player)
        if table.phase == REFRESH:
            check_hand(table, player)
    check_questions(table)


def check_sizes(table: Table) -> None:
    """HE-1, HE-2: seats, labours and places."""
    ensure(len(table.players) in SEATS, "HE-1: two to four players")
    numbers = sorted(labour.number for labour in table.order)
    ensure(numbers == list(range(1, LABOURS + 1)), "HE-2: twelve labours")
    ensure(len(table.tokens) == LABOURS, "HE-9: every labour has a place for tokens")
    ensure(len(table.open) == PLACES, "HE-10: five places in the Gymnasium")
    counts = [*table.tokens, table.paid, *(player.tokens for player in table.players)]
    ensure(min(counts) >= 0, "HE-22: nobody has less than no tokens")
    ensure(table.turn > 0, "HE-12: turns are counted from one")


def check_components(table: Table) -> None:
    """HE-D1, HE-2: nothing is lost, nothing is there twice, everybody has their own colour."""
    total = table.rules.tokens * LABOURS
    ensure(tokens(table) == total, "HE-D1: the tokens of the mode, less those paid")
    box = table.rules.box
    dealt = list(box.gymnasium())
    for seat, player in enumerate(table.players):
        colour = int(table.rules.options.colours[seat]) - 1
        dealt += box.starting(colour)
        own = all(card.colour in (NOTHING, colour) for card in owned(table, player))
        ensure(own, "HE-11: everybody plays with their own colour")
    found = [name for name in inventory(table) if name in box.by_code]
    ensure(sorted(found) == sorted(card.code for card in dealt), "HE-2: every card is there once")
    there = labours(table)
    ensure(len(set(there)) == len(there) == LABOURS, "HE-24: every labour is there once")
    middle = [box.cards[card] for card in table.open if card != NOTHING] + table.stack
    ensure(all(card.colour == NOTHING for card in middle), "HE-10: Gymnasium cards alone")


def check_round(table: Table) -> None:
    """HE-31: rounds are played one after another."""
    rounds = LABOURS // table.rules.per_round
    ensure(0 <= table.round < rounds, "HE-31: a round of this game")
    start = table.round * table.rules.per_round
    before = table.order[:start]
    after = table.order[start + table.rules.per_round :]
    ensure(not any(table.tokens[each.index] for each in before), "HE-31: earlier rounds are over")
    full = all(table.tokens[each.index] == table.rules.tokens for each in after)
    ensure(full, "HE-17: later rounds are untouched")
    most = max(table.tokens)
    ensure(most <= table.rules.tokens, "HE-9: no more tokens than at first")
    left = any(table.tokens)
    ensure(left or table.phase not in (REFRESH, CHOICE), "HE-32: the game goes on with a labour")
    ensure(not (table.over and left), "HE-32: the game ends with the last labour")


def check_seats(table: Table) -> None:
    """HE-12: only those at the table, each once."""
    seats = range(len(table.players))
    for some in (table.asked, table.queue, table.decliners, [table.hero]):
        ensure(all(seat in seats for seat in some), "HE-12: only those at the table are asked")
        ensure(len(set(some)) == len(some), "HE-12: nobody is asked twice")


def check_player(player: Player) -> None:
    """The parts of a seat go together."""
    for cards in (player.hand, player.known):
        ensure(is_in_order(cards), "a hand is kept in the order of the box")
    ensure(all(card in player.hand for card in player.known), "HE-R14: known cards are in the hand")
    ensure(0 <= player.shown <= len(player.stack), "HE-R14: cards shown are in the stack")
    ensure(min(player.dug, player.dug_stack) >= 0, "HE-R14: cards are shown one by one")
    giving = [labour.index for labour in player.labours if labour.permanent != NOTHING]
    own = player.active == NOTHING or player.active in giving
    ensure(own, "HE-23: an effect of one's own labours")


def is_in_order(cards: list[Card]) -> bool:
    """Tell whether the cards lie in the order of the box, none twice."""
    return all(one.index < other.index for one, other in pairwise(cards))


def check_hand(table: Table, player: Player) -> None:
    """HE-D8: every turn starts with four cards; effects of other boxes may give more."""
    ensure(len(player.hand) >= HAND, "HE-D8: a turn starts with four cards")
    if table.rules.box.owned is None:
        ensure(len(player.hand) == HAND, "HE-D8: a turn starts with exactly four cards")
