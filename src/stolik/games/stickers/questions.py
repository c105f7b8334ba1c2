"""What is asked must be something that the rules ask at such a table."""

from stolik.core import ensure
from stolik.games.stickers.components import NOTHING
from stolik.games.stickers.effects import TWO, usable
from stolik.games.stickers.last_pick import pickers
from stolik.games.stickers.state import (
    COLLECT,
    DECORATING,
    EFFECTS,
    GIVING,
    LAST_PICK,
    ONE_MORE,
    OVER,
    STICKING,
    TAKE_ONE,
    TAKING,
    Table,
)
from stolik.games.stickers.sticking import cards_for, decorators, stickers_left


def check_questions(table: Table) -> None:
    """Raise `Broken` if nobody could be asked this now."""
    check_turn(table)
    check_counts(table)
    check_asked(table)
    check_end(table)


def check_turn(table: Table) -> None:
    """ST-7 to ST-9: the steps of a turn."""
    phase, hand = table.phase, table.player.hand
    if phase in (TAKE_ONE, TAKING):
        ensure(bool(table.to_take()), "ST-7: there is something to take")
    collecting = phase == COLLECT and table.laid > 0
    if phase in (COLLECT, ONE_MORE):
        ensure(bool(hand) or collecting, "ST-8: there is something to lay")
    named = collecting or phase == GIVING
    ensure(named == (table.clan != NOTHING), "ST-8: a clan while it is laid")
    if collecting:
        on_top = len(table.player.album[table.clan]) >= table.laid
        ensure(on_top, "ST-8: the collection lies in the album")
    if phase == EFFECTS:
        ensure(bool(usable(table)), "ST-9: there is something to use")


def check_counts(table: Table) -> None:
    """ST-10, ST-11: nothing is used that nobody has earned."""
    ensure(0 <= table.laid <= len(table.rules.box.cards), "ST-8: cards are counted")
    album = [card for column in table.player.album for card in column]
    for kind, left in enumerate(table.combos):
        there = sum(card.combos.count(kind) for card in album)
        ensure(0 <= left <= there, "ST-11: combos of cards in the album")
    earned = table.rules.box.bonus_for(table.laid)
    ensure(table.bonus & ~earned == 0, "ST-10: the bonus of this collection")
    during = EFFECTS <= table.phase <= ONE_MORE
    ensure(during == (table.laid > 0) or table.phase == COLLECT, "ST-8: a collection every turn")
    idle = not table.bonus and not any(table.combos) and not table.refilled
    ensure(during or idle, "ST-9: effects follow the collection")
    ensure(not (table.refilled and table.bonus), "ST-R5: the bonus lapses when the hand is filled")
    taking = table.phase == TAKING
    ensure((0 < table.taking <= TWO) if taking else table.taking == 0, "ST-10: two cards at most")


def check_asked(table: Table) -> None:
    """ST-14, ST-R32: somebody else, who has a card of the clan."""
    if table.phase != GIVING:
        ensure(table.asked == table.seat, "ST-14: nobody else is asked")
        return
    ensure(table.asked != table.seat, "ST-14: an opponent is asked")
    hand = table.players[table.asked].hand
    has_one = any(card.clan.index == table.clan for card in hand)
    ensure(has_one, "ST-R32: he has a card of this clan")


def check_end(table: Table) -> None:
    """ST-17, ST-18, ST-24: the end comes when the deck is gone, step by step."""
    phase = table.phase
    last = (table.seat + 1) % len(table.players) == table.first
    if phase >= LAST_PICK:
        ensure(not table.deck and last, "ST-17: the game ends with the deck, after equal turns")
    if phase == LAST_PICK:
        ensure(bool(pickers(table)), "ST-18: somebody has to pick")
        for player in table.players:
            own = player.pick == NOTHING or any(card.index == player.pick for card in player.hand)
            ensure(own, "ST-18: a card of the hand is picked")
    else:
        picked = any(player.pick != NOTHING for player in table.players)
        ensure(not picked, "ST-18: a pick is the last thing")
    progress = table.rules.box.progress
    opens = progress is not None and bool(progress.opens)
    packed = phase in (STICKING, DECORATING) or (phase == OVER and opens)
    ensure(packed == bool(table.pack), "ST-22: the pack is opened after the game")
    check_sticking(table)


def check_sticking(table: Table) -> None:
    """ST-24: who has a sticker has a place for it; decorations come last."""
    phase = table.phase
    waiting = stickers_left(table)
    ensure(bool(waiting) == (phase == STICKING), "ST-24: stickers are stuck after the game")
    for seat in waiting:
        sticker = table.players[seat].stickers[0]
        ensure(bool(cards_for(table, seat, sticker)), "ST-R23: what fits nowhere is passed on")
    if phase != STICKING:
        ensure(not table.passed, "ST-R23: what is passed on finds its place")
    if phase == DECORATING:
        ensure(bool(decorators(table)), "ST-24: somebody has a decoration")
    elif phase == OVER:
        ensure(not decorators(table), "ST-24: every decoration is stuck")
    for player in table.players:
        chosen = 0 <= player.choosing < len(table.rules.box.clans)
        choosing = phase == DECORATING and bool(player.decoration) and chosen
        ensure(choosing or player.choosing == NOTHING, "ST-24: a clan is chosen for a decoration")
