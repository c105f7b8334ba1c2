"""Bonus and combos, in any order (ST-9 to ST-13, ST-R4 to ST-R12, ST-R18, ST-R33)."""

from typing import Final

from stolik.core import Event, Refusal, event
from stolik.games.stickers import refusals
from stolik.games.stickers.collection import fire, lay, lay_from_hand
from stolik.games.stickers.components import (
    ASK,
    COMBOS,
    DRAW_PLAY,
    EXTRA,
    MARKET,
    SWAP,
    SWAP_BONUS,
    TAKE_BONUS,
)
from stolik.games.stickers.explaining import levels_of
from stolik.games.stickers.moves import (
    BONUS_SWAP,
    BONUS_TAKE,
    DONE,
    END,
    FROM,
    LAY,
    REFILL,
    TAKE,
    USE,
    WITH,
    Move,
)
from stolik.games.stickers.state import (
    ASKING,
    EFFECTS,
    ONE_MORE,
    SWAPPING,
    TAKING,
    Table,
)

OTHER_MOVES: Final = {
    TAKE: refusals.ONE_CARD_TAKEN,
    LAY: refusals.COLLECTION_LAID,
    DONE: refusals.COLLECTION_LAID,
    FROM: refusals.EFFECT_FIRST,
    WITH: refusals.EFFECT_FIRST,
}
"""Why some moves are not answers to the question which effect is used."""
TWO: Final = 2
"""Cards that the bonus takes (ST-10)."""

# Which effect


def legal_effects(table: Table) -> list[Move]:
    """Return what can be used now, and the way on."""
    moves = usable(table)
    moves.append(table.rules.moves.word[END if table.refilled else REFILL])
    return moves


def usable(table: Table) -> list[Move]:
    """Return the bonuses and combos that can do something now."""
    word, combos = table.rules.moves.word, table.rules.moves.use
    moves: list[Move] = []
    if table.bonus:
        moves = [word[act] for act in (BONUS_TAKE, BONUS_SWAP) if forbids_bonus(table, act) is None]
    for kind in range(COMBOS):
        if table.combos[kind] and is_idle(table, kind) is None:
            moves.append(combos[kind])
    return moves


def forbids_effects(table: Table, move: Move) -> Refusal | None:
    """Return what forbids this effect, or this way on."""
    if move.act in (BONUS_TAKE, BONUS_SWAP):
        return forbids_bonus(table, move.act)
    if move.act >= USE:
        kind = move.act - USE
        return is_idle(table, kind) if table.combos[kind] else refusals.NO_COMBO
    if move.act == REFILL:
        return refusals.REFILLED_ALREADY if table.refilled else None
    if move.act == END:
        return None if table.refilled else refusals.REFILL_FIRST
    return OTHER_MOVES.get(move.act, refusals.OTHER_QUESTION)


def forbids_bonus(table: Table, act: int) -> Refusal | None:
    """ST-10: only what the collection has earned, once; ST-R5: until step 3."""
    if table.refilled:
        return refusals.BONUS_LAPSED
    bit = TAKE_BONUS if act == BONUS_TAKE else SWAP_BONUS
    if not table.bonus & bit:
        return refusals.NO_BONUS
    return refusals.MARKET_EMPTY if act == BONUS_TAKE and not table.to_take() else None


def is_idle(table: Table, kind: int) -> Refusal | None:
    """ST-R9, ST-R12: a combo that would do nothing now."""
    if kind == DRAW_PLAY:
        spare = table.rules.options.reserve_for_draw_play and table.reserve
        return None if table.deck or spare else refusals.DECK_EMPTY
    if kind == MARKET:
        return None if table.to_take() else refusals.MARKET_EMPTY
    if kind == EXTRA:
        return None if table.player.hand else refusals.HAND_EMPTY
    return None


def use(table: Table, move: Move, happened: list[Event] | None) -> None:
    """Use a bonus or a combo: it begins here, and may ask for its details next."""
    if move.act == BONUS_TAKE:
        table.bonus &= ~TAKE_BONUS
        begin_taking(table, TWO)
        return
    if move.act == BONUS_SWAP:
        table.bonus &= ~SWAP_BONUS
        table.phase = SWAPPING
        return
    kind = move.act - USE
    table.combos[kind] -= 1
    if kind == DRAW_PLAY:
        draw_play(table, happened)
    elif kind == MARKET:
        begin_taking(table, 1)
    else:
        table.phase = {ASK: ASKING, SWAP: SWAPPING, EXTRA: ONE_MORE}[kind]


def begin_taking(table: Table, cards: int) -> None:
    """ST-R9: so many cards of the market, or as many as there are."""
    table.taking = cards
    table.phase = TAKING


# Draw and play


def draw_play(table: Table, happened: list[Event] | None) -> None:
    """ST-13, ST-R7, ST-R33: the next card of the deck goes on its column, and its combos fire."""
    card = (table.deck or table.reserve).pop()
    lay(table.player, card)
    fire(table, card)
    if happened is not None:
        happened.append(event("draw-played", seat=table.seat, card=card.noun()))


# Swap


def legal_swap(table: Table) -> list[Move]:
    """ST-10: every two tokens on neighbouring levels, from the top of the board."""
    board, level_of, by_clans = table.board, table.rules.box.level_of, table.rules.moves.swap
    moves: list[Move] = []
    for upper in range(len(board)):
        for lower in range(upper + 1, len(board)):
            if level_of[lower] - level_of[upper] == 1:
                one, other = board[upper], board[lower]
                moves.append(by_clans[(one, other) if one < other else (other, one)])
    return moves


def forbids_swap(table: Table, move: Move) -> Refusal | None:
    """ST-10, ST-R18: only tokens on neighbouring levels."""
    if move.act != WITH:
        return refusals.OTHER_QUESTION
    one, other = levels_of(table, move)
    if one == other:
        return refusals.SAME_LEVEL
    return None if abs(one - other) == 1 else refusals.NOT_ADJACENT


def swap(table: Table, move: Move, happened: list[Event] | None) -> None:
    """Swap the two tokens."""
    one, other = table.board.index(move.clan), table.board.index(move.other)
    table.board[one], table.board[other] = move.other, move.clan
    if happened is not None:
        box = table.rules.box
        happened.append(
            event(
                "swapped",
                seat=table.seat,
                clan=box.clans[move.clan].noun(),
                other=box.clans[move.other].noun(),
                level=box.levels[box.level_of[other]].noun(),
                other_level=box.levels[box.level_of[one]].noun(),
            )
        )
    table.phase = EFFECTS


# One more card


def legal_extra(table: Table) -> list[Move]:
    """Return every card of the hand."""
    by_card = table.rules.moves.by_card[LAY]
    return [by_card[card.index] for card in table.player.hand]


def forbids_extra(table: Table, move: Move) -> Refusal | None:
    """Only a card of the hand; of any clan."""
    if move.act != LAY:
        return refusals.OTHER_QUESTION
    held = table.rules.box.cards[move.card] in table.player.hand
    return None if held else refusals.NOT_IN_HAND


def lay_extra(table: Table, move: Move, happened: list[Event] | None) -> None:
    """Lay one more card; ST-R4: it does not count for the bonus; ST-12: its combos fire."""
    card = table.rules.box.cards[move.card]
    lay_from_hand(table, card, happened)
    fire(table, card)
    table.phase = EFFECTS
