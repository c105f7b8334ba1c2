"""How good does a move look? A player's rules of thumb, in points."""

from stolik.core import Seat
from stolik.games.hercules.choice import labour_moves, pays
from stolik.games.hercules.components import (
    DRAW_CARD,
    LOWER,
    NOTHING,
    RECALL_CARD,
    STAR,
    TAKE_CARD,
    TAKE_TOKEN,
    Card,
    Face,
    Labour,
)
from stolik.games.hercules.moves import (
    DECLINE,
    DISCARD,
    DUEL,
    EXTRA,
    FOUR,
    LABOUR,
    LAY,
    PAY,
    RENEW,
    REPLACE,
    ROB,
    TAKE,
    TWO,
    VISIT,
    Move,
)
from stolik.games.hercules.scoring import points
from stolik.games.hercules.state import Player, Table

EFFECTS = {TAKE_TOKEN: 1.5, TAKE_CARD: 1.2, RECALL_CARD: 0.4, DRAW_CARD: 0.2}
"""What an instant effect is worth."""
LASTING = 1.0
"""What a permanent effect is worth at the beginning."""
RIVAL = 0.3
"""How likely a rival who could beat a card comes to the same place."""
FRESH = 0.8
"""What a new card is worth at the beginning: it comes round again and again, and comes first."""
BETTER = 0.5
"""What each token on the lower half of a bought card is worth at the beginning."""
FIT = 0.25
"""What each labour is worth to it, for each token, that its lower half fits."""
PRICE = 0.2
"""What each card of a price is worth: it comes back, but later."""
SAVED_STAR = 0.8
"""What it costs to spend a star elsewhere while its labour is still there."""
UNUSED = 0.1
"""What a card is worth, for each token, that no labour of the round asks for."""
IN_PAYMENT = 0.3
"""How much a high initiative helps a payment; in a duel it is all that counts."""
HOPES = {TWO: 0.7, FOUR: 0.6, RENEW: 0.2}
"""What a refresh may be hoped to bring."""
WORST = -100.0
"""To take a choice back leads nowhere."""
BOLD = 0.5
"""How high the best card of the hand should be for a duel, a hundred being one."""


def advice(table: Table, seat: Seat, move: Move) -> float:
    """Return how good the move looks."""
    if move.act in (LABOUR, VISIT):
        return going(table, seat, move)
    if move.act in (DISCARD, PAY, LAY):
        return -parting(table, seat, move)
    if move.act in (TWO, FOUR, RENEW):
        return refreshing(table, seat, move.act)
    if move.act in (ROB, TAKE):
        return taking(table, seat, move)
    return answering(table, seat, move)


def outlook(table: Table) -> list[float]:
    """Return the points of each seat, and what its cards and its effect may still bring."""
    left = time_left(table)
    return [points(player) + left * promise(player) for player in table.players]


def promise(player: Player) -> float:
    """Return what bought cards and an effect are worth at the beginning."""
    piles = (player.hand, player.stack, player.discard)
    cards = [card for pile in piles for card in pile if card.cost]
    bought = sum((FRESH + BETTER * card.lower.tokens for card in cards), 0.0)
    return bought + (0.0 if player.active == NOTHING else LASTING)


# Where to go


def going(table: Table, seat: Seat, move: Move) -> float:
    """Return what a labour brings now, or a card of the Gymnasium later."""
    box = table.rules.box
    if move.act == VISIT:
        wanted = box.cards[move.card]
        return worth(table, wanted) * share(table, seat, wanted) - PRICE * wanted.cost
    return spoils(table, seat, box.faces[move.face], box.labours[move.target])


def share(table: Table, seat: Seat, wanted: Card) -> float:
    """Return how likely nobody lays a higher card for the same one."""
    own = best_payment(table, table.players[seat], wanted)
    rivals = sum(
        best_payment(table, player, wanted) > own
        for number, player in enumerate(table.players)
        if number != seat
    )
    return float((1 - RIVAL) ** rivals)


def best_payment(table: Table, player: Player, wanted: Card) -> int:
    """Return the highest initiative that a hand can lay as payment."""
    return max(
        (
            face.initiative
            for card in player.hand
            for face in card.faces
            if pays(table, face, wanted) is None
        ),
        default=0,
    )


def spoils(table: Table, seat: Seat, face: Face, labour: Labour) -> float:
    """Return the tokens and the labour to be had, less what rivals may snatch away."""
    player, left = table.players[seat], table.tokens[labour.index]
    bonus = bonus_of(table, player) == face.symbol
    gain = float(min(left, face.tokens + bonus))
    if gain == left:
        gain += 1 + back(table, labour)
    rivals = sum(beats(other, face, labour) for other in table.players if other is not player)
    cost = SAVED_STAR if face.half != LOWER and is_star(table, face.card) else 0.0
    return gain * (1 - RIVAL) ** rivals - cost


def bonus_of(table: Table, player: Player) -> int:
    """Return the characteristic that gives the player one more token, or nothing."""
    active = player.active
    return NOTHING if active == NOTHING else table.rules.box.labours[active].permanent


def back(table: Table, labour: Labour) -> float:
    """Return what the back of a labour is worth."""
    if labour.permanent != NOTHING:
        return LASTING * time_left(table)
    return sum(EFFECTS[effect] for effect in labour.instant)


def beats(rival: Player, face: Face, labour: Labour) -> bool:
    """Tell whether a rival may come before this card."""
    return any(
        labour.asks_for(other.symbol) and other.initiative > face.initiative
        for card in rival.hand
        for other in card.faces
    )


def time_left(table: Table) -> float:
    """Return how much of the game is still to come, from one to nothing."""
    return sum(table.tokens) / (table.rules.tokens * len(table.tokens))


def worth(table: Table, card: Card) -> float:
    """Return what a card of the Gymnasium promises: labours its lower half fits, and speed."""
    fits = len(fitting(table, card))
    star = SAVED_STAR if fits and card.lower.initiative == STAR else 0.0
    return time_left(table) * (FRESH + FIT * card.lower.tokens * fits + star)


def fitting(table: Table, card: Card) -> list[Labour]:
    """Return the labours still there that the lower half fits."""
    symbol = card.lower.symbol
    left = (labour for labour in table.order if table.tokens[labour.index])
    return [labour for labour in left if labour.asks_for(symbol)]


def is_star(table: Table, card: Card) -> bool:
    """Tell whether the card has a star whose labour is still there."""
    return card.lower.initiative == STAR and bool(fitting(table, card))


# What to part with


def parting(table: Table, seat: Seat, move: Move) -> float:
    """Return what it costs to part with a card; as payment or in a duel, a high face helps."""
    card = table.rules.box.cards[move.card]
    cost = max(use(table, seat, face) for face in card.faces)
    if move.act == DISCARD:
        return cost
    face = table.rules.box.faces[move.face]
    weight = 1.0 if move.act == LAY else IN_PAYMENT
    return cost - weight * min(face.initiative, 100) / 100


def use(table: Table, seat: Seat, face: Face) -> float:
    """Return the best that this face can do on a labour of the round."""
    here = [
        spoils(table, seat, face, labour)
        for labour in table.row()
        if table.tokens[labour.index] and labour.asks_for(face.symbol)
    ]
    return max(here, default=UNUSED * face.tokens)


def refreshing(table: Table, seat: Seat, act: int) -> float:
    """Return whether other cards are worth it: they are if no labour can be done with these."""
    player = table.players[seat]
    moves = labour_moves(table, player)
    best = max((going(table, seat, move) for move in moves), default=0.0)
    return HOPES[act] - best


# Other questions


def taking(table: Table, seat: Seat, move: Move) -> float:
    """Take from whoever is ahead; take the card that promises most."""
    if move.act == ROB:
        return float(points(table.players[move.target]))
    card = table.rules.box.cards[move.card]
    if card in table.players[seat].discard:
        return max(use(table, seat, face) for face in card.faces)
    return worth(table, card)


def answering(table: Table, seat: Seat, move: Move) -> float:
    """Answer in a word."""
    if move.takes_back:
        return WORST
    if move.act == REPLACE:
        return better_effect(table, table.players[seat])
    if move.act in (DUEL, DECLINE):
        return readiness(table.players[seat]) - BOLD if move.act == DUEL else 0.0
    return 1.0 if move.act == EXTRA else 0.0


def better_effect(table: Table, player: Player) -> float:
    """Return how many more tokens the new permanent effect may bring than the old one."""
    old = table.rules.box.labours[player.active].permanent
    new = player.labours[-1].permanent
    return float(suited(table, new) - suited(table, old))


def suited(table: Table, symbol: int) -> int:
    """Return how many tokens lie on labours that ask for this characteristic."""
    return sum(table.tokens[labour.index] for labour in table.order if labour.asks_for(symbol))


def readiness(player: Player) -> float:
    """Return how high the best card of the hand is, from nothing to one."""
    best = max((face.initiative for card in player.hand for face in card.faces), default=0)
    return min(best, 100) / 100
