"""Playing a collection (ST-8, ST-10 to ST-12, ST-R2 to ST-R8)."""

from stolik.core import Event, Refusal, event
from stolik.games.stickers import refusals
from stolik.games.stickers.components import NOTHING, Card, bonus_name
from stolik.games.stickers.moves import DONE, LAY, TAKE, Move
from stolik.games.stickers.piles import lose
from stolik.games.stickers.state import EFFECTS, Player, Table


def legal_collect(table: Table) -> list[Move]:
    """Return the cards that can be laid next; with one laid, the collection may be complete."""
    by_card = table.rules.moves.by_card[LAY]
    clan = table.clan
    if clan == NOTHING:
        return [by_card[card.index] for card in table.player.hand]
    moves = [by_card[card.index] for card in table.player.hand if card.clan.index == clan]
    moves.append(table.rules.moves.word[DONE])
    return moves


def forbids_collect(table: Table, move: Move) -> Refusal | None:
    """ST-8: cards of the hand, all of one clan; ST-R2: at least one."""
    if move.act == DONE:
        return None if table.laid else refusals.NOTHING_LAID
    if move.act != LAY:
        return refusals.ONE_CARD_TAKEN if move.act == TAKE else refusals.COLLECT_FIRST
    if table.rules.box.cards[move.card] not in table.player.hand:
        return refusals.NOT_IN_HAND
    return None if table.clan in (NOTHING, move.clan) else refusals.ONE_CLAN


def collect(table: Table, move: Move, happened: list[Event] | None) -> None:
    """Lay a card on top of its column; ST-R3: the last one laid is the accessible one.

    Nobody but the player can say that the collection is complete: done by itself, it would tell
    that there is no more of this clan in the hand.
    """
    if move.act == DONE:
        complete(table, happened)
        return
    table.clan = move.clan
    table.laid += 1
    lay_from_hand(table, table.rules.box.cards[move.card], happened)


def complete(table: Table, happened: list[Event] | None) -> None:
    """ST-9: the bonus of the collection and the combos of the accessible card can be used now."""
    table.bonus = table.rules.box.bonus_for(table.laid)
    fire(table, table.player.album[table.clan][-1])
    if happened is not None:
        clan, bonus = table.rules.box.clans[table.clan].noun(), bonus_name(table.bonus)
        happened.append(
            event("collected", seat=table.seat, clan=clan, cards=table.laid, bonus=bonus)
        )
    table.clan = NOTHING
    table.phase = EFFECTS


def lay_from_hand(table: Table, card: Card, happened: list[Event] | None) -> None:
    """Lay a card of the hand in the album."""
    lose(table.player, card)
    lay(table.player, card)
    if happened is not None:
        happened.append(event("laid", seat=table.seat, card=card.noun()))


def lay(player: Player, card: Card) -> None:
    """ST-8: on top of the column of its clan, or as the first of a new one."""
    player.album[card.clan.index].append(card)


def fire(table: Table, card: Card) -> None:
    """ST-11, ST-R8: the combos of a card played this turn can be used until the turn ends."""
    for kind in card.combos:
        table.combos[kind] += 1
