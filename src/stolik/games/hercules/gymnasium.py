"""The Gymnasium (HE-25, HE-26): whoever laid the highest card takes the card that was wanted."""

from stolik.core import Event, Seat, event
from stolik.games.hercules.comparing import highest, initiative
from stolik.games.hercules.components import NOTHING, Card, shown
from stolik.games.hercules.piles import discard_laid, gain, take_back
from stolik.games.hercules.state import CONTEST, Table


def claimants(table: Table, card: int) -> list[Seat]:
    """Return those who have laid cards for this one."""
    return [Seat(n) for n, player in enumerate(table.players) if player.wanted == card]


def leaders(table: Table, card: int) -> list[Seat]:
    """HE-26: the claimants with the highest initiative."""
    seats = claimants(table, card)
    return highest(seats, [initiative(table.players[seat]) for seat in seats]) if seats else []


def next_claimed(table: Table) -> int:
    """HE-R15: the card to settle next: ties first, both kinds from left to right; or nothing."""
    first = NOTHING
    for card in table.open:
        if card == NOTHING:
            continue
        leading = len(leaders(table, card))
        if leading > 1:
            return card
        if leading and first == NOTHING:
            first = card
    return first


def settle(table: Table, card: int, happened: list[Event] | None) -> None:
    """HE-25, HE-26: the highest takes it; HE-27: the tied are asked whether they duel."""
    for seat in claimants(table, card):
        player = table.players[seat]
        player.fought = [initiative(player)]
        player.dug = player.dug_stack = 0
    award_or_ask(table, card, happened)


def award_or_ask(table: Table, card: int, happened: list[Event] | None) -> None:
    """HE-R13: the first in the order that is settled so far; whose order is not, are asked."""
    leading = foremost(table, claimants(table, card))
    table.contest = NOTHING
    if not leading:
        return
    wanted = table.rules.box.cards[card]
    if len(leading) == 1:
        award(table, leading[0], wanted, happened)
        return
    if happened is not None:
        happened += [event("tied", seat=seat, card=wanted.noun()) for seat in leading]
    table.contest = card
    table.ask(CONTEST, leading)


def foremost(table: Table, seats: list[Seat]) -> list[Seat]:
    """HE-R13: those who paid highest; of equals, those who laid higher in the duels since."""
    best = max([table.players[seat].fought for seat in seats], default=[])
    return [seat for seat in seats if table.players[seat].fought == best]


def award(table: Table, winner: Seat, card: Card, happened: list[Event] | None) -> None:
    """HE-25, HE-26: the winner takes the card into the hand and discards what was laid for it."""
    leave_gymnasium(table, card)
    best = table.players[winner].fought[0]
    if happened is not None:
        happened.append(event("bought", seat=winner, card=card.noun()))
    for seat in claimants(table, card.index):
        player = table.players[seat]
        player.wanted = NOTHING
        if seat == winner:
            gain(player, card)
            discard_laid(player)
        else:
            lost(table, seat, best, happened)


def lost(table: Table, seat: Seat, best: int, happened: list[Event] | None) -> None:
    """HE-R11: the cards of the others return to their hands, or are discarded as agreed."""
    player = table.players[seat]
    own = player.fought[0]
    if table.rules.losers_discard:
        discard_laid(player)
    else:
        take_back(player, player.laid)
    if happened is not None:
        where = table.rules.options.gym_loser_cards
        # Whoever was tied has lost by the cards that followed.
        key = "outbid" if own < best else "out-duelled"
        compared = {"own": shown(own), "best": shown(best)}
        happened.append(event(key, seat=seat, where=where, **compared))


def leave_gymnasium(table: Table, card: Card) -> None:
    """HE-R37: the place stays empty until the end of the turn."""
    table.open[table.open.index(card.index)] = NOTHING
