"""For bots: how good does this look? Rules of thumb in points, none of them a rule of the game.

A whole turn is weighed at the first card of a collection: what the majorities and stars would be,
and what bonus and combos are worth on average. What is held back counts a little, for it may come
later, together with more of its clan.
"""

from typing import Final

from stolik.core import Seat
from stolik.games.stickers.components import SWAP, TAKE_BONUS, UNMARKED, Card
from stolik.games.stickers.effects import legal_swap
from stolik.games.stickers.moves import (
    BONUS_SWAP,
    BONUS_TAKE,
    DONE,
    FROM,
    GIVE,
    LAY,
    PICK,
    STICK,
    TAKE,
    USE,
    WITH,
    Move,
)
from stolik.games.stickers.outlook import BONUS_WORTH, COMBO_WORTH, outlook
from stolik.games.stickers.scoring import counts_of, rewards, standing
from stolik.games.stickers.state import COLLECT, Player, Table

__all__ = ["advice", "outlook"]

LEAD: Final = 0.08
"""What one more card of a clan promises, for each point of its first reward."""
LATER: Final = 0.5
"""What is still in the hand counts so much of what it would in the album."""
NEVER: Final = -100.0


def advice(table: Table, seat: Seat, move: Move) -> float:
    """Return how good the move looks."""
    if move.act == TAKE:
        return taking(table, seat, table.rules.box.cards[move.card])
    if move.act in (LAY, DONE):
        return collecting(table, seat, move)
    if move.act in (WITH, FROM):
        return (swapping if move.act == WITH else asking)(table, seat, move)
    if move.act in (GIVE, STICK):
        return parting(table, move)
    return (picking if move.act == PICK else word)(table, seat, move)


# What cards in the album are worth


def edge(table: Table, seat: Seat, clan: int, cards: int) -> float:
    """Return what a clan brings to the seat, beside the others, with so many more cards."""
    box = table.rules.box
    level = box.levels[box.level_of[standing(table).index(clan)]]
    counts = counts_of(table, clan)
    counts[seat] += cards
    won = rewards(counts, level)
    own = won[seat]
    return own - (sum(won) - own) / (len(won) - 1) + LEAD * level.first * cards


def gain(table: Table, seat: Seat, clan: int, cards: int) -> float:
    """Return what so many more cards of a clan bring."""
    return edge(table, seat, clan, cards) - edge(table, seat, clan, 0)


def combos_worth(card: Card) -> float:
    """Return what the combos of a card bring if it is laid last."""
    return sum((COMBO_WORTH[kind] for kind in card.combos), 0.0)


def collection_worth(table: Table, seat: Seat, cards: list[Card], laid: int) -> float:
    """Return what laying these cards brings, after so many others of the collection."""
    if not cards:
        return 0.0
    bonus = BONUS_WORTH[table.rules.box.bonus_for(laid + len(cards))]
    stars = sum(card.stars for card in cards)
    top = max(combos_worth(card) for card in cards)
    return gain(table, seat, cards[0].clan.index, len(cards)) + bonus + stars + top


def of_clan(player: Player, clan: int) -> list[Card]:
    """Return the cards of a clan in the hand."""
    return [card for card in player.hand if card.clan.index == clan]


# The turn


def taking(table: Table, seat: Seat, card: Card) -> float:
    """A card is worth what it adds to the collection of its clan: now, or later."""
    held = of_clan(table.players[seat], card.clan.index)
    before = collection_worth(table, seat, held, 0)
    after = collection_worth(table, seat, [*held, card], 0)
    return LATER * (after - before) + LATER * after if table.phase < COLLECT else after - before


def collecting(table: Table, seat: Seat, move: Move) -> float:
    """Lay the best collection, all of it, the card with the best combos last."""
    if move.act == DONE:
        return NEVER
    card = table.rules.box.cards[move.card]
    if table.phase != COLLECT:
        return card.stars + combos_worth(card) + gain(table, seat, move.clan, 1)
    cards = of_clan(table.players[seat], move.clan)
    return collection_worth(table, seat, cards, table.laid) - 0.01 * combos_worth(card)


def swapping(table: Table, seat: Seat, move: Move) -> float:
    """Return what the two clans are worth when their tokens are swapped, beside now."""
    clans = (move.clan, move.other)
    before = sum(edge(table, seat, clan, 0) for clan in clans)
    other = table.copy()
    one, two = other.board.index(move.clan), other.board.index(move.other)
    other.board[one], other.board[two] = move.other, move.clan
    return sum(edge(other, seat, clan, 0) for clan in clans) - before


def asking(table: Table, seat: Seat, move: Move) -> float:
    """Ask for what is most useful, of somebody who has it."""
    held = of_clan(table.players[seat], move.clan)
    there = of_clan(table.players[move.other], move.clan)
    useful = gain(table, seat, move.clan, len(held) + 1)
    return useful if there else useful * LATER - 1


def parting(table: Table, move: Move) -> float:
    """Give the poorest card; stick on the card that is used most and has least on it."""
    card = table.rules.box.cards[move.card]
    if move.act == GIVE:
        return -card.stars - combos_worth(card)
    return (card.mark == UNMARKED) - 0.1 * len(card.stuck) - 0.1 * len(card.combos)


def picking(table: Table, seat: Seat, move: Move) -> float:
    """The last pick takes its whole clan along, if there is a column for it."""
    player = table.players[seat]
    if not player.album[move.clan] and not table.rules.options.final_may_start_column:
        return 0.0
    cards = of_clan(player, move.clan)
    return gain(table, seat, move.clan, len(cards)) + sum(card.stars for card in cards)


def word(table: Table, seat: Seat, move: Move) -> float:
    """Use everything that helps, what draws cards first; going on is worth nothing."""
    if move.takes_back:
        return NEVER
    if move.act in (BONUS_SWAP, USE + SWAP):
        return max(swapping(table, seat, pair) for pair in legal_swap(table))
    if move.act >= USE:
        return COMBO_WORTH[move.act - USE]
    return BONUS_WORTH[TAKE_BONUS] if move.act == BONUS_TAKE else 0.0
