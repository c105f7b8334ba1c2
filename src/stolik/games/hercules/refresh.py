"""Refreshing the hand (HE-13): everybody decides hidden, then all discard and draw at once."""

from stolik.core import Event, Refusal, Seat, event
from stolik.games.hercules import refusals
from stolik.games.hercules.components import NOTHING
from stolik.games.hercules.moves import DISCARD, FOUR, KEEP, RENEW, TWO, Move
from stolik.games.hercules.naming import listed
from stolik.games.hercules.piles import discard, draw
from stolik.games.hercules.preparation import HAND
from stolik.games.hercules.state import Player, Table

GIVES = {KEEP: 0, TWO: 2, FOUR: 4}
"""HE-13: how many cards are discarded; half as many are drawn."""


def legal_refresh(table: Table, seat: Seat) -> list[Move]:
    """Return the ways to refresh, or the cards that can still be named for it."""
    player = table.players[seat]
    moves = table.rules.moves
    if player.plan == NOTHING:
        acts = (KEEP, TWO, FOUR, RENEW)
        return [moves.word[act] for act in acts if forbids_plan(player, act) is None]
    return [moves.discard[card.index] for card in player.hand if card not in player.named]


def forbids_refresh(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """Return what forbids this step of the refresh."""
    player = table.players[seat]
    if move.act in (KEEP, TWO, FOUR, RENEW):
        return forbids_plan(player, move.act)
    if move.act != DISCARD or player.plan == NOTHING:
        return refusals.OTHER_QUESTION
    card = table.rules.box.cards[move.card]
    if card not in player.hand:
        return refusals.NOT_IN_HAND_TO_DISCARD
    return refusals.NAMED_ALREADY if card in player.named else None


def forbids_plan(player: Player, act: int) -> Refusal | None:
    """HE-R3: once a turn; HE-R4: with enough cards; HE-13: the new hand costs a token."""
    if player.plan != NOTHING:
        return refusals.ONE_REFRESH
    if act == RENEW:
        return None if player.tokens else refusals.NO_TOKEN_TO_PAY
    return refusals.FEW_TO_DISCARD if len(player.hand) < GIVES.get(act, 0) else None


def choose_refresh(table: Table, player: Player, move: Move) -> None:
    """Make one step of the choice; without a choice left to make, it is made."""
    if move.act == DISCARD:
        player.named.append(table.rules.box.cards[move.card])
    else:
        player.plan = move.act
        if gives(player) == len(player.hand):
            player.named = player.hand.copy()
    player.ready = len(player.named) == gives(player)


def gives(player: Player) -> int:
    """Return how many cards the chosen refresh discards: for a token, all of them."""
    return GIVES.get(player.plan, len(player.hand))


def refresh_all(table: Table, happened: list[Event] | None) -> None:
    """HE-R2: everybody discards and draws."""
    for number, player in enumerate(table.players):
        if player.plan != KEEP:
            refresh(table, Seat(number), happened)
        player.forget_choice()


def refresh(table: Table, seat: Seat, happened: list[Event] | None) -> None:
    """HE-13, HE-R4: all discards lie before the first draw; HE-R5: the token leaves the game."""
    player = table.players[seat]
    drawn = HAND if player.plan == RENEW else len(player.named) // 2
    if happened is not None:
        key = "renewed" if player.plan == RENEW else "refreshed"
        happened.append(event(key, seat=seat, cards=listed(player.named), drawn=drawn))
    if player.plan == RENEW:
        player.tokens -= 1
        table.paid += 1
    for card in player.named:
        discard(player, card)
    for _ in range(drawn):
        draw(table, seat, happened)
