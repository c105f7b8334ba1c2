"""For bots: how does everybody stand in the middle of a game? In points that may be expected.

The weights are those that tell best how far ahead somebody ends: a fit to 80,000 turns of 8,000
games for two that `greed` played, one move in ten by luck. What matters, in this order: a turn that
is still to come in this round, columns that are there at all, stars, the best collection in hand.
"""

from typing import Final

from stolik.games.stickers.components import (
    ASK,
    DRAW_PLAY,
    EXTRA,
    MARKET,
    SWAP,
    SWAP_BONUS,
    TAKE_BONUS,
    Card,
    Level,
)
from stolik.games.stickers.preparation import HAND
from stolik.games.stickers.scoring import counts_of, larger, levels, reward, standing
from stolik.games.stickers.state import COLLECT, LAST_PICK, TAKE_ONE, Player, Table

COMBO_WORTH: Final = {DRAW_PLAY: 2.5, ASK: 1.8, MARKET: 1.5, SWAP: 1.2, EXTRA: 2.0}
"""What a combo brings when it is used, on average."""
BONUS_WORTH: Final = {0: 0.0, TAKE_BONUS: 2.2, SWAP_BONUS: 1.2, TAKE_BONUS + SWAP_BONUS: 3.4}
"""What a bonus brings."""
TURN: Final = 9.5
"""What a turn brings, beside what is known of the hand: who has had one more seems to lead."""
CARDS: Final = 3.4
"""So many cards leave the deck in a turn."""
FAR: Final = 4.5
"""No more turns to come than that are told apart: a game begins with so many for everybody."""
COLUMN: Final = 0.9
"""How much of the second reward a column is worth at the end …"""
COLUMN_EARLY: Final = 0.18
"""… and less for every turn to come: nearly everybody opens nearly every column in time."""
MOST: Final = 0.65
"""How much of the difference to the first reward belongs to whoever has most cards at the end …"""
MOST_EARLY: Final = 0.09
"""… and less for every turn to come, for others may catch up."""
ALONE: Final = 1.1
"""The same as long as nobody else has a card of the clan."""
CARD: Final = 0.4
"""A card in the album, for what it promises to the majority."""
SPARE: Final = 0.2
"""A card more than six in the hand, for every turn to come: there is more to choose from."""
LAYS: Final[tuple[float, ...]] = (0.7, 0.2, 0.2, 0.1)
"""How much of what the collections of the hand would bring comes true, from the best one on."""
DRAWN: Final = 2.0
"""What a draw-play in hand brings at the end: a card, perhaps even a column …"""
DRAWN_EARLY: Final = 1.4
"""… and more for every turn to come, for then most columns are still to be opened."""
ASKED: Final = 1.0
"""What an ask in hand brings: the card goes into the hand, not into the album."""
OTHERS: Final = (MARKET, SWAP, EXTRA)
"""The other combos, which no card has until a sticker puts one there."""
TAKEN: Final = 1.0
"""What a card is worth that may still be taken in this turn."""


def outlook(table: Table) -> list[float]:
    """Return the points that each seat may expect, as far as seats differ in them."""
    players = table.players
    turns = min(FAR, len(table.deck) / (CARDS * len(players)))
    worth_of = [DRAWN + DRAWN_EARLY * turns, ASKED, *(COMBO_WORTH[kind] for kind in OTHERS)]
    held = [hand_by_clan(table, player, worth_of) for player in players]
    found = [0.0] * len(players)
    hopes: list[list[float]] = [[] for _ in players]
    for clan, level in zip(standing(table), levels(table), strict=True):
        counts = counts_of(table, clan)
        for seat, player in enumerate(players):
            found[seat] += column_worth(counts, seat, level, turns) + stars(player.album[clan])
            number, worth = held[seat][clan]
            if number:
                hopes[seat].append(worth + swing(counts, seat, number, level))
    for seat, player in enumerate(players):
        found[seat] += to_come(table, seat, turns, hopes[seat])
        found[seat] += SPARE * turns * max(0, len(player.hand) - HAND)
    if table.phase < LAST_PICK:
        found[table.seat] += begun(table)
    return found


def hand_by_clan(table: Table, player: Player, worth_of: list[float]) -> list[tuple[int, float]]:
    """Return how many cards of each clan are in the hand, with their stars and the best combos."""
    clans = len(table.board)
    number, stars, top = [0] * clans, [0] * clans, [0.0] * clans
    for card in player.hand:
        clan = card.clan.index
        number[clan] += 1
        stars[clan] += card.stars
        if card.combos:
            top[clan] = max(top[clan], sum([worth_of[kind] for kind in card.combos], 0.0))
    return [(number[clan], stars[clan] + top[clan]) for clan in range(clans)]


def column_worth(counts: list[int], seat: int, level: Level, turns: float) -> float:
    """Return what a column is worth beside the others' columns of its clan."""
    own = counts[seat]
    if not own:
        return 0.0
    above, rivals = 0, 0
    for other, count in enumerate(counts):
        if other != seat:
            above += count > own
            rivals += count > 0
    worth = CARD * own
    if above <= 1:
        worth += (COLUMN - COLUMN_EARLY * turns) * level.second
    if above == 0:
        share = MOST - MOST_EARLY * turns if rivals else ALONE
        worth += share * (level.first - level.second)
    return worth


def stars(column: list[Card]) -> int:
    """Return the stars of a column."""
    return sum([card.stars for card in column])


def swing(counts: list[int], seat: int, cards: int, level: Level) -> float:
    """Return what so many cards more win, and take from each rival on average."""
    own = counts[seat]
    before, after, taken = 0, 0, 0
    for other, count in enumerate(counts):
        if other != seat:
            before += count > own
            after += count > own + cards
            if count and own <= count < own + cards:
                ahead = larger(counts, count)
                taken += reward(level, ahead) - reward(level, ahead + 1)
    won = reward(level, after) - (reward(level, before) if own else 0)
    return won + taken / (len(counts) - 1)


def to_come(table: Table, seat: int, turns: float, hopes: list[float]) -> float:
    """Return what the turns to come promise, the last pick included, with these collections."""
    waits = is_to_come(table, seat)
    lays = turns + waits + 1
    worth = TURN * waits
    hopes.sort(reverse=True)
    for share, hope in zip(LAYS, hopes, strict=False):
        worth += share * hope * max(0.0, min(1.0, lays))
        lays -= 1
    return worth


def is_to_come(table: Table, seat: int) -> bool:
    """Tell whether the seat has still to lay its collection of this round."""
    if table.phase >= LAST_PICK:
        return False
    if seat == table.seat:
        return table.phase == TAKE_ONE or (table.phase == COLLECT and not table.laid)
    seats = len(table.players)
    return (seat - table.first) % seats > (table.seat - table.first) % seats


def begun(table: Table) -> float:
    """Return what the bonus and the combos of this turn may still bring."""
    combos = sum([COMBO_WORTH[kind] * left for kind, left in enumerate(table.combos)], 0.0)
    return BONUS_WORTH[table.bonus] + combos + TAKEN * table.taking
