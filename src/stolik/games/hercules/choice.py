"""The hidden choice (HE-14 to HE-17, HE-R1): a labour or the Gymnasium, and with which cards."""

from stolik.core import Event, Refusal, Seat, event
from stolik.games.hercules import refusals
from stolik.games.hercules.components import LOWER, NOTHING, Card, Face, Labour
from stolik.games.hercules.moves import DISCARD, LABOUR, PAY, VISIT, Move
from stolik.games.hercules.naming import listed
from stolik.games.hercules.piles import discard, lose
from stolik.games.hercules.state import Player, Table


def legal_choice(table: Table, seat: Seat) -> list[Move]:
    """Return where to go; on the way to the Gymnasium, the cards that can still pay."""
    player = table.players[seat]
    if player.wanted != NOTHING:
        return payments(table, player)
    moves = labour_moves(table, player)
    moves += visit_moves(table, player)
    return moves or [table.rules.moves.discard[card.index] for card in player.hand]


def labour_moves(table: Table, player: Player) -> list[Move]:
    """HE-14: every card of the hand with every labour of the round that asks for its symbol."""
    by_face = table.rules.moves.labour
    row = [labour for labour in table.row() if table.tokens[labour.index]]
    return [
        by_face[face.index][labour.index]
        for card in player.hand
        for face in card.faces
        for labour in row
        if forbids_symbol(labour, face) is None
    ]


def visit_moves(table: Table, player: Player) -> list[Move]:
    """HE-15: every open card of the Gymnasium that the hand can pay for."""
    cards = table.rules.box.cards
    by_card = table.rules.moves.visit
    return [
        by_card[card]
        for card in table.open
        if card != NOTHING and forbids_price(table, player, cards[card]) is None
    ]


def payments(table: Table, player: Player) -> list[Move]:
    """HE-15: every card of the hand, with either half, that can still be laid as payment."""
    by_face = table.rules.moves.pay
    return [
        by_face[face.index]
        for card in player.hand
        for face in card.faces
        if forbids_payment(table, player, face) is None
    ]


def forbids_choice(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """Return what forbids this step of the choice."""
    player = table.players[seat]
    if move.act not in (LABOUR, VISIT, PAY, DISCARD):
        return refusals.OTHER_QUESTION
    if (player.wanted != NOTHING) != (move.act == PAY):
        return refusals.OTHER_QUESTION if move.act == PAY else refusals.ONE_TARGET
    if move.act == VISIT:
        return forbids_visit(table, player, move.card)
    if table.rules.box.cards[move.card] not in player.hand:
        return refusals.NOT_IN_HAND_TO_PAY if move.act == PAY else refusals.NOT_IN_HAND
    return forbids_laying(table, player, move)


def forbids_visit(table: Table, player: Player, card: int) -> Refusal | None:
    """HE-17: an open card; HE-15: which the hand can pay for."""
    if card not in table.open:
        return refusals.NOT_OPEN
    return forbids_price(table, player, table.rules.box.cards[card])


def forbids_laying(table: Table, player: Player, move: Move) -> Refusal | None:
    """Return what forbids laying this card of the hand there, or discarding it."""
    box = table.rules.box
    if move.act == PAY:
        return forbids_payment(table, player, box.faces[move.face])
    if move.act == LABOUR:
        return forbids_labour(table, box.faces[move.face], box.labours[move.target])
    return refusals.CAN_ACT if can_act(table, player) else None


def forbids_labour(table: Table, face: Face, labour: Labour) -> Refusal | None:
    """HE-14, HE-17: a labour of the current round that is not taken and asks for the symbol."""
    if not table.tokens[labour.index]:
        return refusals.LABOUR_TAKEN
    return forbids_symbol(labour, face) if labour in table.row() else refusals.LATER_ROUND


def forbids_symbol(labour: Labour, face: Face) -> Refusal | None:
    """HE-14, HE-R33: the symbol laid is one of those that the labour asks for."""
    return None if labour.asks_for(face.symbol) else refusals.SYMBOL_DIFFERS


def forbids_price(table: Table, player: Player, wanted: Card) -> Refusal | None:
    """HE-15: exactly the printed number of cards; HE-34: of its characteristic."""
    if not table.rules.caprice:
        return refusals.FEW_TO_PAY if len(player.hand) < wanted.cost else None
    able = sum(pays(table, card.upper, wanted) is None for card in player.hand)
    return refusals.FEW_OF_CHARACTERISTIC if able < wanted.cost else None


def pays(table: Table, face: Face, wanted: Card) -> Refusal | None:
    """HE-15: any card pays; HE-34, HE-R10: in the caprice, the right characteristic."""
    if not table.rules.caprice:
        return None
    if face.half == LOWER:
        return refusals.LOWER_HALF_PAYS_NOT
    right = face.symbol == wanted.upper.symbol
    return None if right else refusals.WRONG_CHARACTERISTIC


def forbids_payment(table: Table, player: Player, face: Face) -> Refusal | None:
    """A card pays once, with one of its halves."""
    if any(laid.card is face.card for laid in player.laid):
        return refusals.LAID_ALREADY
    return pays(table, face, table.rules.box.cards[player.wanted])


def can_act(table: Table, player: Player) -> bool:
    """HE-R24: whether there is anything to do but to discard a card."""
    return bool(labour_moves(table, player)) or bool(visit_moves(table, player))


def choose(table: Table, player: Player, move: Move) -> None:
    """Make one step of the choice; nobody else sees it."""
    box = table.rules.box
    if move.act == VISIT:
        player.wanted = move.card
        return
    if move.act == DISCARD:
        player.named.append(box.cards[move.card])
    else:
        player.laid.append(box.faces[move.face])
    if move.act == LABOUR:
        player.labour = move.target
    if move.act == PAY:
        lay_the_last(table, player)
    player.ready = move.act != PAY or len(player.laid) == box.cards[player.wanted].cost


def lay_the_last(table: Table, player: Player) -> None:
    """Lay the last card of the price if only one can be: there is nothing to choose."""
    able = payments(table, player)
    if len(able) == 1 and len(player.laid) + 1 == table.rules.box.cards[player.wanted].cost:
        player.laid.append(table.rules.box.faces[able[0].face])


def reveal(table: Table, happened: list[Event] | None) -> None:
    """HE-R1: everybody shows what they have chosen."""
    for number, player in enumerate(table.players):
        if happened is not None:
            happened.append(revealed(table, Seat(number)))
        for face in player.laid:
            lose(player, face.card)
        for card in player.named:
            discard(player, card)
        player.named.clear()


def revealed(table: Table, seat: Seat) -> Event:
    """Tell what a player has chosen."""
    player = table.players[seat]
    box = table.rules.box
    if player.named:
        return event("rested", seat=seat, card=player.named[0].noun())
    laid = listed(player.laid)
    if player.wanted == NOTHING:
        return event("went", seat=seat, cards=laid, labour=box.labours[player.labour].noun())
    return event("visited", seat=seat, cards=laid, wanted=box.cards[player.wanted].noun())
