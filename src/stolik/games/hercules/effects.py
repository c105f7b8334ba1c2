"""Instant effects on the backs of the labours (HE-23, HE-R35): named, and freely combined."""

from stolik.core import Event, Refusal, Seat, event, phrase
from stolik.games.hercules import refusals
from stolik.games.hercules.components import (
    DRAW_CARD,
    EFFECTS,
    NOTHING,
    RECALL_CARD,
    TAKE_CARD,
    TAKE_TOKEN,
    Card,
)
from stolik.games.hercules.gymnasium import leave_gymnasium
from stolik.games.hercules.moves import ROB, TAKE, Move
from stolik.games.hercules.piles import draw, gain, take_back
from stolik.games.hercules.state import FREE_CARD, RECALL, ROBBERY, Table

QUESTIONS = {TAKE_TOKEN: ROBBERY, TAKE_CARD: FREE_CARD, RECALL_CARD: RECALL}
"""What is asked for each effect that leaves a choice."""


def next_effect(table: Table, happened: list[Event] | None) -> None:
    """Carry the next effect out; its owner makes its choice, if there is more than one answer."""
    effect = table.effects.pop(0)
    if effect == DRAW_CARD:
        key = "drew-card" if draw(table, table.hero, happened) else "no-effect"
        if happened is not None:
            happened.append(event(key, seat=table.hero, effect=EFFECTS[effect]))
        return
    table.ask(QUESTIONS[effect], [table.hero])
    answers = legal_effect(table, table.hero)
    if len(answers) > 1:
        return
    table.asked = []
    if answers:
        answer_effect(table, table.hero, answers[0], happened)
    elif happened is not None:
        happened.append(event("no-effect", seat=table.hero, effect=EFFECTS[effect]))


def legal_effect(table: Table, seat: Seat) -> list[Move]:
    """Return the answers to the question of an effect."""
    moves = table.rules.moves
    if table.phase == ROBBERY:
        seats = range(len(table.players))
        return [moves.rob[each] for each in seats if forbids_robbery(table, seat, each) is None]
    if table.phase == FREE_CARD:
        return [moves.take[card] for card in table.open if card != NOTHING]
    return [moves.take[card.index] for card in table.players[seat].discard]


def forbids_effect(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """Return what forbids this answer."""
    if move.act != (ROB if table.phase == ROBBERY else TAKE):
        return refusals.OTHER_QUESTION
    if table.phase == ROBBERY:
        return forbids_robbery(table, seat, move.target)
    if table.phase == FREE_CARD:
        return None if move.card in table.open else refusals.NOT_OPEN
    card = table.rules.box.cards[move.card]
    return None if card in table.players[seat].discard else refusals.NOT_IN_DISCARD


def forbids_robbery(table: Table, seat: Seat, victim: int) -> Refusal | None:
    """HE-R35: only a rival who has a token."""
    if victim == seat or victim >= len(table.players):
        return refusals.NO_RIVAL
    return None if table.players[victim].tokens else refusals.NO_TOKEN_TO_TAKE


def answer_effect(table: Table, seat: Seat, move: Move, happened: list[Event] | None) -> None:
    """Take the token, or the card."""
    if move.act == ROB:
        rob(table, seat, Seat(move.target), happened)
        return
    card = table.rules.box.cards[move.card]
    if table.phase == FREE_CARD:
        take_free(table, seat, card, happened)
    else:
        recall(table, seat, card, happened)


def rob(table: Table, seat: Seat, victim: Seat, happened: list[Event] | None) -> None:
    """Take a token from a rival."""
    table.players[victim].tokens -= 1
    table.players[seat].tokens += 1
    if happened is not None:
        happened.append(event("robbed", seat=seat, victim=phrase("name", seat=victim)))


def take_free(table: Table, seat: Seat, card: Card, happened: list[Event] | None) -> None:
    """Take a card of the Gymnasium; HE-R36: whoever has claimed it takes their cards back."""
    leave_gymnasium(table, card)
    gain(table.players[seat], card)
    if happened is not None:
        happened.append(event("took-free", seat=seat, card=card.noun()))
    for number, player in enumerate(table.players):
        if player.wanted == card.index:
            player.wanted = NOTHING
            take_back(player, player.laid)
            if happened is not None:
                happened.append(event("claim-failed", seat=number, card=card.noun()))


def recall(table: Table, seat: Seat, card: Card, happened: list[Event] | None) -> None:
    """Take a card of one's own discard into the hand."""
    player = table.players[seat]
    player.discard.remove(card)
    gain(player, card)
    if happened is not None:
        happened.append(event("recalled", seat=seat, card=card.noun()))
