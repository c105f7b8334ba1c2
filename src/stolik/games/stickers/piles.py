"""Cards into hands and out of them, and what everybody sees of that (ST-R27)."""

from bisect import insort
from typing import Final

from stolik.core import Args, Event, Seat, event
from stolik.games.stickers.components import Card
from stolik.games.stickers.naming import listed
from stolik.games.stickers.state import Player, Table

ANY: Final = 99
"""More cards of a clan than there are: no answer of the player limits them."""


def by_index(card: Card) -> int:
    """Return the card's place in the box."""
    return card.index


def take_up(table: Table, player: Player, card: Card) -> None:
    """Take a card into the hand that nobody else has seen, unless hands lie open."""
    insort(player.hand, card, key=by_index)
    if table.rules.open_hands:
        insort(player.known, card, key=by_index)
    else:
        for clan in range(len(player.most)):
            player.most[clan] = min(player.most[clan] + 1, ANY)


def take_up_openly(player: Player, card: Card) -> None:
    """Take a card into the hand that everybody has seen."""
    insort(player.hand, card, key=by_index)
    insort(player.known, card, key=by_index)


def lose(player: Player, card: Card) -> None:
    """Take a card out of the hand for all to see."""
    player.hand.remove(card)
    if card in player.known:
        player.known.remove(card)
    elif player.most and player.most[card.clan.index] < ANY:
        player.most[card.clan.index] -= 1


def has_none(player: Player, clan: int) -> None:
    """Everybody has heard that the player has no card of this clan."""
    if not player.most:
        player.most = [ANY] * len(player.album)
    player.most[clan] = 0


def draw(table: Table, seat: Seat, happened: list[Event] | None, cards: int = 1) -> int:
    """ST-16, ST-R12: draw into a hand, from the deck or else the reserve; return how many came."""
    player, drawn = table.players[seat], list[Card]()
    in_deck = len(table.deck)
    while len(drawn) < cards and (table.deck or table.reserve):
        drawn.append((table.deck or table.reserve).pop())
        take_up(table, player, drawn[-1])
    if drawn and happened is not None:
        spare = max(0, len(drawn) - in_deck)
        happened.append(event("drew", seat=seat, cards=len(drawn), spare=spare))
        audience = None if table.rules.open_hands else [seat]
        args: Args = {"seat": seat, "cards": listed(drawn)}
        happened.append(Event(key="drew-these", args=args, audience=audience))
    return len(drawn)
