"""What must hold at every table: conservation, the deductions of RULES.md, and good order."""

from stolik.core import ensure
from stolik.games.hercules.components import NOTHING, Card
from stolik.games.hercules.moves import DECLINE, DUEL, FOUR, KEEP, RENEW, TWO
from stolik.games.hercules.preparation import HAND, PLACES, SEATS
from stolik.games.hercules.refresh import gives
from stolik.games.hercules.state import (
    CHOICE,
    CONTEST,
    DUEL_CARD,
    LABOURS,
    REDIRECT,
    REFRESH,
    Player,
    Table,
)


def inventory(table: Table) -> list[str]:
    """Return every card, labour and token, wherever it lies."""
    cards = [table.rules.box.cards[card] for card in table.open if card != NOTHING]
    cards += table.stack
    for player in table.players:
        cards += owned(table, player)
    counted = [f"token {number + 1}" for number in range(tokens(table))]
    return [card.code for card in cards] + labours(table) + counted


def owned(table: Table, player: Player) -> list[Card]:
    """Return all the cards of a player: what is laid but not yet shown is still in the hand."""
    laid = [] if table.phase in (REFRESH, CHOICE) else [face.card for face in player.laid]
    return player.hand + player.stack + player.discard + laid


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
    check_asked(table)
    for player in table.players:
        check_player(table, player)
        if table.phase == REFRESH:
            check_hand(table, player)


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
    ensure(len(set(labours(table))) == len(labours(table)) == LABOURS, "HE-24: a labour is lost")
    found = [*inventory(table)]
    ensure(len(set(found)) == len(found), "HE-2: a component is there twice")
    for seat, player in enumerate(table.players):
        colour = int(table.rules.options.colours[seat]) - 1
        own = [card for card in owned(table, player) if card.colour != NOTHING]
        right = all(card.colour == colour for card in own)
        ensure(right and len(own) == len(table.rules.box.starting(colour)), "HE-11: own colour")
    dealt = (
        len(found)
        - total
        - LABOURS
        - sum(
            len(table.rules.box.starting(int(colour) - 1))
            for colour in table.rules.options.colours[: len(table.players)]
        )
    )
    ensure(dealt == len(table.rules.box.gymnasium()), "HE-2: a Gymnasium card is lost")
    middle = [table.rules.box.cards[card] for card in table.open if card != NOTHING] + table.stack
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
    ensure(table.over <= (not left), "HE-32: the game ends with the last labour")


def check_asked(table: Table) -> None:
    """HE-12: what is asked of whom."""
    seats = range(len(table.players))
    for some in (table.asked, table.queue, table.decliners, [table.hero]):
        ensure(all(seat in seats for seat in some), "HE-12: only those at the table are asked")
        ensure(len(set(some)) == len(some), "HE-12: nobody is asked twice")
    everybody = sorted(table.asked) == list(seats)
    ensure(everybody or table.phase not in (REFRESH, CHOICE), "HE-12: all act at once")
    waiting = any(not table.players[seat].ready for seat in table.asked)
    ensure(waiting != table.over, "HE-12: the table waits for somebody until it is over")
    contested = table.phase in (CONTEST, DUEL_CARD)
    ensure(contested == (table.contest != NOTHING), "HE-27: a contest is about a card")
    ensure(table.contest in table.open or not contested, "HE-27: which lies in the Gymnasium")


def check_player(table: Table, player: Player) -> None:
    """The parts of a seat go together."""
    in_order = all(
        one.index < other.index for one, other in zip(player.hand, player.hand[1:], strict=False)
    )
    ensure(in_order, "a hand is kept in the order of the box")
    ensure(all(card in player.hand for card in player.known), "HE-R14: known cards are in the hand")
    ensure(0 <= player.shown <= len(player.stack), "HE-R14: cards shown are in the stack")
    ensure(min(player.dug, player.dug_stack) >= 0, "HE-R14: cards are shown one by one")
    numbers = [labour.index for labour in player.labours]
    ensure(
        player.active == NOTHING or player.active in numbers,
        "HE-23: an effect of one's own labours",
    )
    hidden = table.phase in (REFRESH, CHOICE)
    in_hand = all(face.card in player.hand for face in player.laid)
    ensure(in_hand or not hidden, "HE-R1: what is laid hidden comes from the hand")
    check_choice(table, player)


def check_choice(table: Table, player: Player) -> None:
    """What was chosen could be chosen."""
    ensure(player.plan in (NOTHING, KEEP, TWO, FOUR, RENEW), "HE-13: a way to refresh")
    ensure(player.answer in (NOTHING, DUEL, DECLINE), "HE-27: duel or decline")
    ensure(player.plan == NOTHING or table.phase == REFRESH, "HE-R2: a refresh is for its step")
    laid = [face.card for face in player.laid]
    place = laid if table.phase == REDIRECT else player.hand
    ensure(all(card in place for card in player.named), "HE-13: named cards are at hand")
    for cards in (player.named, laid):
        ensure(len(set(map(id, cards))) == len(cards), "HE-15: a card is laid once")
    on_labour = player.labour != NOTHING
    ensure(not (on_labour and player.wanted != NOTHING), "HE-R32: one target a turn")
    ensure(not on_labour or len(laid) == 1, "HE-14: exactly one card on a labour")
    card = player.wanted
    is_open = card == NOTHING or card in table.open
    ensure(is_open, "HE-17: an open card of the Gymnasium is wanted")
    ensure(not player.ready or is_complete(table, player), "HE-R1: who is ready has decided")


def is_complete(table: Table, player: Player) -> bool:
    """Tell whether nothing is left to decide."""
    if table.phase == REFRESH:
        return player.plan == KEEP or (bool(player.named) and len(player.named) == gives(player))
    if table.phase == CHOICE and player.wanted != NOTHING:
        return len(player.laid) == table.rules.box.cards[player.wanted].cost
    if table.phase == CHOICE:
        return len(player.laid) + len(player.named) == 1
    return player.answer != NOTHING and (player.duel != NOTHING) == (table.phase == DUEL_CARD)


def check_hand(table: Table, player: Player) -> None:
    """HE-D8: every turn starts with four cards; effects of other boxes may give more."""
    ensure(len(player.hand) >= HAND, "HE-D8: a turn starts with four cards")
    if table.rules.box.owned is None:
        ensure(len(player.hand) == HAND, "HE-D8: a turn starts with exactly four cards")
