"""Asking an opponent for a card (ST-14, ST-R10, ST-R11, ST-R32)."""

from stolik.core import Event, Refusal, Seat, event, phrase
from stolik.games.stickers import refusals
from stolik.games.stickers.components import NOTHING
from stolik.games.stickers.moves import FROM, GIVE, Move
from stolik.games.stickers.piles import draw, has_none, lose, take_up_openly
from stolik.games.stickers.state import EFFECTS, GIVING, Table


def legal_ask(table: Table) -> list[Move]:
    """Return every opponent with every clan."""
    return [
        moves[seat]
        for seat in range(len(table.players))
        if seat != table.seat
        for moves in table.rules.moves.ask
    ]


def forbids_ask(table: Table, move: Move) -> Refusal | None:
    """Only somebody else at the table can be asked."""
    if move.act != FROM:
        return refusals.OTHER_QUESTION
    if move.other == table.seat:
        return refusals.ASKS_HIMSELF
    return None if move.other < len(table.players) else refusals.NO_SUCH_SEAT


def ask(table: Table, move: Move, happened: list[Event] | None) -> None:
    """Name a clan; who has a card of it gives one, even the only one: nobody learns how many."""
    table.phase = EFFECTS
    asked, clan = Seat(move.other), table.rules.box.clans[move.clan]
    if happened is not None:
        whom = phrase("name", seat=asked)
        happened.append(event("asked", seat=table.seat, whom=whom, clan=clan.noun()))
    if all(card.clan is not clan for card in table.players[asked].hand):
        has_none(table.players[asked], clan.index)
        if happened is not None:
            happened.append(event("had-none", seat=asked, clan=clan.noun()))
        if not draw(table, table.seat, happened) and happened is not None:
            happened.append(event("nothing-to-draw"))
    else:
        table.phase = GIVING
        table.asked = asked
        table.clan = clan.index


def legal_give(table: Table) -> list[Move]:
    """Return the asked player's cards of the named clan."""
    by_card = table.rules.moves.by_card[GIVE]
    hand = table.players[table.asked].hand
    return [by_card[card.index] for card in hand if card.clan.index == table.clan]


def forbids_give(table: Table, move: Move) -> Refusal | None:
    """ST-14: a card of the named clan, of his choice."""
    if move.act != GIVE:
        return refusals.OTHER_QUESTION
    if table.rules.box.cards[move.card] not in table.players[table.asked].hand:
        return refusals.NOT_IN_HAND_TO_GIVE
    return None if move.clan == table.clan else refusals.OTHER_CLAN_ASKED


def give(table: Table, move: Move, happened: list[Event] | None) -> None:
    """Give the chosen card for all to see, and draw a replacement."""
    asked, card = table.asked, table.rules.box.cards[move.card]
    table.asked = table.seat
    table.clan = NOTHING
    table.phase = EFFECTS
    lose(table.players[asked], card)
    take_up_openly(table.player, card)
    if happened is not None:
        whom = phrase("name", seat=table.seat)
        happened.append(event("gave", seat=asked, whom=whom, card=card.noun()))
    draw(table, asked, happened)
