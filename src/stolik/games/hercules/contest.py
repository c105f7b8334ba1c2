"""Contests for a card of the Gymnasium (HE-27): duel, decline, and spend the cards elsewhere."""

from stolik.core import Event, Refusal, Seat, event
from stolik.games.hercules import refusals
from stolik.games.hercules.choice import pays
from stolik.games.hercules.comparing import by_luck, highest, show
from stolik.games.hercules.components import NOTHING, Card
from stolik.games.hercules.gymnasium import award, award_or_ask
from stolik.games.hercules.moves import DUEL, LAY, PAY, VISIT, WITHDRAW, Move
from stolik.games.hercules.piles import lose, take_back
from stolik.games.hercules.state import CONTEST, DUEL_CARD, REDIRECT, Player, Table

# Duel or decline?


def weigh_answers(table: Table, tied: list[Seat], happened: list[Event] | None) -> None:
    """HE-R13: nobody duels, one does, or several lay one more card."""
    card = table.rules.box.cards[table.contest]
    duellists: list[Seat] = []
    for seat in tied:
        player = table.players[seat]
        if happened is not None:
            key = "duels" if player.answer == DUEL else "declines"
            happened.append(event(key, seat=seat, card=card.noun()))
        if player.answer == DUEL:
            duellists.append(seat)
        else:
            player.answer = NOTHING
            player.wanted = NOTHING
            player.declined.append(card.index)
            table.decliners.append(seat)
    if not duellists:
        award_or_ask(table, card.index, happened)
    elif len(duellists) == 1:
        win(table, duellists[0], happened)
    else:
        ask_for_cards(table, duellists, happened)


def win(table: Table, seat: Seat, happened: list[Event] | None) -> None:
    """End the contest."""
    card = table.rules.box.cards[table.contest]
    table.contest = NOTHING
    table.players[seat].answer = NOTHING
    award(table, seat, card, happened)


# With which card?


def ask_for_cards(table: Table, duellists: list[Seat], happened: list[Event] | None) -> None:
    """HE-27: each lays a card of the hand; those without one will show one."""
    able = [seat for seat in duellists if table.players[seat].hand]
    if able:
        table.ask(DUEL_CARD, able)
    else:
        compare(table, happened)


def legal_duel(table: Table, seat: Seat) -> list[Move]:
    """HE-R13: a card of the hand, of any kind, with either half."""
    lay = table.rules.moves.lay
    return [lay[face.index] for card in table.players[seat].hand for face in card.faces]


def forbids_duel(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """The card must be in the hand."""
    if move.act != LAY:
        return refusals.OTHER_QUESTION
    held = table.rules.box.cards[move.card] in table.players[seat].hand
    return None if held else refusals.NOT_IN_HAND_TO_DUEL


def compare(table: Table, happened: list[Event] | None) -> None:
    """HE-R13: only the new cards are compared; those who tie again are asked again."""
    duellists = [Seat(n) for n, player in enumerate(table.players) if player.answer == DUEL]
    values = uncovered(table, duellists, happened)
    best = highest(duellists, values)
    for seat, value in zip(duellists, values, strict=True):
        table.players[seat].fought.append(value)
        table.players[seat].answer = NOTHING
        table.players[seat].duel = NOTHING
    if len(best) == 1:
        win(table, best[0], happened)
    elif max(values) == 0:
        win(table, by_luck(table, best, happened), happened)
    else:
        table.ask(CONTEST, best)


def uncovered(table: Table, duellists: list[Seat], happened: list[Event] | None) -> list[int]:
    """Return what everybody's new card is worth, laid or shown."""
    pile = pile_to_show(table, duellists)
    values: list[int] = []
    for seat in duellists:
        player = table.players[seat]
        if player.duel == NOTHING:
            values.append(dig(table, seat, pile, happened))
            continue
        face = table.rules.box.faces[player.duel]
        lose(player, face.card)
        player.laid.append(face)
        values.append(face.initiative)
        if happened is not None:
            happened.append(event("laid", seat=seat, card=face.noun()))
    return values


def pile_to_show(table: Table, duellists: list[Seat]) -> str:
    """HE-27: the discards; once one of them is exhausted, all take the stacks and stay there."""
    for seat in duellists:
        player = table.players[seat]
        exhausted = player.dug_stack or len(player.discard) <= player.dug
        if player.duel == NOTHING and exhausted:
            return "stack"
    return "discard"


def dig(table: Table, seat: Seat, pile: str, happened: list[Event] | None) -> int:
    """HE-R14: show the next card of the pile; after a tie, the one below."""
    player = table.players[seat]
    if pile == "stack":
        player.dug_stack += 1
        return show(table, seat, pile, player.dug_stack - 1, happened)
    player.dug += 1
    return show(table, seat, pile, player.dug - 1, happened)


# And after declining?


def next_decliner(table: Table, happened: list[Event] | None) -> None:
    """HE-R15: one after another by seat; where nothing can be had, the cards return."""
    seat = min(table.decliners)
    table.decliners.remove(seat)
    table.ask(REDIRECT, [seat])
    if len(legal_redirect(table, seat)) == 1:
        withdraw(table, seat, happened)


def legal_redirect(table: Table, seat: Seat) -> list[Move]:
    """Return the other cards that can be had, or the cards laid that can pay."""
    player = table.players[seat]
    moves, box = table.rules.moves, table.rules.box
    if player.wanted != NOTHING:
        return [
            moves.pay[face.index]
            for face in player.laid
            if forbids_spending(table, player, face.card) is None
        ]
    return [
        moves.visit[card]
        for card in table.open
        if card != NOTHING and forbids_other(table, player, box.cards[card]) is None
    ] + [moves.word[WITHDRAW]]


def forbids_redirect(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """Return what forbids this step of spending the cards elsewhere."""
    player = table.players[seat]
    if move.act not in (VISIT, PAY, WITHDRAW):
        return refusals.OTHER_QUESTION
    if (player.wanted != NOTHING) != (move.act == PAY):
        return refusals.OTHER_QUESTION if move.act == PAY else refusals.ONE_TARGET
    if move.act == WITHDRAW:
        return None
    card = table.rules.box.cards[move.card]
    if move.act == VISIT:
        return forbids_other(table, player, card)
    if all(face.index != move.face for face in player.laid):
        return refusals.NOT_LAID
    return forbids_spending(table, player, card)


def forbids_other(table: Table, player: Player, wanted: Card) -> Refusal | None:
    """HE-R15: an open card, not declined this turn, that costs at most what is laid."""
    if wanted.index not in table.open:
        return refusals.NOT_OPEN
    if wanted.index in player.declined:
        return refusals.DECLINED
    if len(player.laid) < wanted.cost:
        return refusals.FEW_LAID
    able = sum(pays(table, face, wanted) is None for face in player.laid)
    return refusals.FEW_LAID_OF_CHARACTERISTIC if able < wanted.cost else None


def forbids_spending(table: Table, player: Player, card: Card) -> Refusal | None:
    """HE-R15: each of the cards laid pays once, with the half declared."""
    if card in player.named:
        return refusals.SPENT_ALREADY
    face = next(face for face in player.laid if face.card is card)
    return pays(table, face, table.rules.box.cards[player.wanted])


def answer_redirect(table: Table, seat: Seat, move: Move, happened: list[Event] | None) -> None:
    """Name the other card, or one that pays, or take the cards back."""
    player = table.players[seat]
    if move.act == WITHDRAW:
        withdraw(table, seat, happened)
        return
    if move.act == PAY:
        player.named.append(table.rules.box.cards[move.card])
    else:
        player.wanted = move.card
        if len(player.laid) == table.rules.box.cards[move.card].cost:
            player.named = [face.card for face in player.laid]
    if len(player.named) == table.rules.box.cards[player.wanted].cost:
        redirect(table, seat, happened)


def redirect(table: Table, seat: Seat, happened: list[Event] | None) -> None:
    """HE-R15: the cards named pay, the rest return to the hand."""
    player = table.players[seat]
    take_back(player, [face for face in player.laid if face.card not in player.named])
    player.named.clear()
    table.asked = []
    if happened is not None:
        wanted = table.rules.box.cards[player.wanted]
        happened.append(event("redirected", seat=seat, card=wanted.noun()))


def withdraw(table: Table, seat: Seat, happened: list[Event] | None) -> None:
    """HE-R15: the cards return to the hand."""
    player = table.players[seat]
    take_back(player, player.laid)
    table.asked = []
    if happened is not None:
        happened.append(event("withdrew", seat=seat))
