"""Hands, personal stacks and discards: drawing, discarding, turning the discard over."""

from stolik.core import Event, Seat, event
from stolik.games.hercules.components import Card, Face
from stolik.games.hercules.state import CHOICE, REFRESH, Player, Table


def put(cards: list[Card], card: Card) -> None:
    """Put a card into a hand, which is kept in the order of the box."""
    place = len(cards)
    while place and cards[place - 1].index > card.index:
        place -= 1
    cards.insert(place, card)


def lose(player: Player, card: Card) -> None:
    """Take a card out of the hand."""
    player.hand.remove(card)
    if card in player.known:
        player.known.remove(card)


def gain(player: Player, card: Card) -> None:
    """Put a card that everybody has seen into the hand."""
    put(player.hand, card)
    put(player.known, card)


def discard(player: Player, card: Card) -> None:
    """HE-13: from the hand onto the discard, face up."""
    lose(player, card)
    player.discard.append(card)


def discard_laid(player: Player) -> None:
    """HE-25, HE-29: the cards that were used go onto the discard."""
    player.discard += [face.card for face in player.laid]
    player.laid.clear()


def take_back(player: Player, faces: list[Face]) -> None:
    """Return cards that were laid for all to see to the hand."""
    player.laid = [face for face in player.laid if face not in faces]
    for face in faces:
        gain(player, face.card)


def owned(table: Table, player: Player) -> list[Card]:
    """Return all the cards of a player: what is laid but not yet shown is still in the hand."""
    laid = [] if table.phase in (REFRESH, CHOICE) else [face.card for face in player.laid]
    return player.hand + player.stack + player.discard + laid


def draw(table: Table, seat: Seat, happened: list[Event] | None) -> bool:
    """Draw a card; HE-R22: with nothing to draw from, none."""
    player = table.players[seat]
    if not player.stack and not turn_over(table, seat, happened):
        return False
    card = player.stack.pop()
    put(player.hand, card)
    if player.shown:
        player.shown -= 1
        put(player.known, card)
    if not player.stack:
        turn_over(table, seat, happened)
    return True


def turn_over(table: Table, seat: Seat, happened: list[Event] | None) -> bool:
    """HE-30: the stack is empty: the discard is shuffled and becomes the stack, if there is one."""
    player = table.players[seat]
    if not player.discard:
        return False
    player.stack, player.discard = player.discard, []
    player.shown = 0
    # Everybody has seen each card of the discard, so what is not there is in the hand.
    player.known = player.hand.copy()
    table.chance.shuffle(player.stack)
    if happened is not None:
        happened.append(event("reshuffled", seat=seat, cards=len(player.stack)))
    return True
