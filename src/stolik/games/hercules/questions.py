"""What is asked goes with what lies on the table: held at every table, and for one that is read."""

from stolik.core import Seat, ensure
from stolik.games.hercules.choice import can_act, forbids_labour, pays
from stolik.games.hercules.components import NOTHING, Card
from stolik.games.hercules.effects import legal_effect
from stolik.games.hercules.gymnasium import claimants
from stolik.games.hercules.labours import has_bonus
from stolik.games.hercules.moves import DECLINE, DUEL, RENEW
from stolik.games.hercules.refresh import GIVES, gives
from stolik.games.hercules.state import (
    CHOICE,
    CONTEST,
    DUEL_CARD,
    EXTRA_TOKEN,
    FREE_CARD,
    PERMANENT,
    RECALL,
    REDIRECT,
    REFRESH,
    ROBBERY,
    Player,
    Table,
)
from stolik.games.hercules.turn import LEGAL, to_move

LABOUR_PHASES = (EXTRA_TOKEN, PERMANENT, ROBBERY, FREE_CARD, RECALL)
GYMNASIUM_PHASES = (CONTEST, DUEL_CARD, REDIRECT)
SINGLE = (*LABOUR_PHASES, REDIRECT)
"""The questions to one seat alone."""


def check_questions(table: Table) -> None:
    """Raise `Broken` if something is asked that the rules could not ask here."""
    check_asked(table)
    check_waiting(table)
    for number, player in enumerate(table.players):
        check_decision(table, Seat(number), player)
    if table.phase in SINGLE:
        check_single(table, table.asked[0])
    stuck = [seat for seat in to_move(table) if not LEGAL[table.phase](table, seat)]
    ensure(not stuck, "HE-R24: whoever is waited for has a move")


def check_asked(table: Table) -> None:
    """HE-12: the right seats are asked."""
    everybody = sorted(table.asked) == list(range(len(table.players)))
    ensure(everybody or table.phase not in (REFRESH, CHOICE), "HE-12: all act at once")
    ensure(len(table.asked) == 1 or table.phase not in SINGLE, "HE-R35: one seat is asked")
    waiting = any(not table.players[seat].ready for seat in table.asked)
    ensure(waiting != table.over, "HE-12: the table waits for somebody until it is over")
    asked = [table.players[seat] for seat in table.asked]
    armed = all(player.answer == DUEL and player.hand for player in asked)
    ensure(armed or table.phase != DUEL_CARD, "HE-27: duellists with cards are asked")
    contested = table.phase in (CONTEST, DUEL_CARD)
    ensure(contested == (table.contest != NOTHING), "HE-27: a contest is about a card")
    ensure(table.contest in table.open or not contested, "HE-27: which lies in the Gymnasium")
    tied = claimants(table, table.contest)
    fits = not contested or all(seat in tied for seat in table.asked)
    ensure(fits, "HE-27: those who want the card are asked")
    duelling = all(n in tied for n, player in enumerate(table.players) if player.answer != NOTHING)
    ensure(duelling, "HE-27: only those who want the card answer")


def check_waiting(table: Table) -> None:
    """HE-21, HE-R15: who is still to come has laid something."""
    players = table.players
    ensure(not table.queue or table.phase in LABOUR_PHASES, "HE-21: labours come first")
    ensure(not table.effects or table.phase in LABOUR_PHASES, "HE-R35: effects come at once")
    going = all(players[seat].labour != NOTHING for seat in table.queue)
    ensure(going, "HE-21: in line stand those who go to a labour")
    ensure(not table.decliners or table.phase in GYMNASIUM_PHASES, "HE-R15: after a contest")
    twice = [seat for seat in table.asked if seat in table.queue or seat in table.decliners]
    ensure(not twice, "HE-12: whoever is asked is not still to come")
    idle = all(
        players[seat].laid and players[seat].wanted == NOTHING and players[seat].labour == NOTHING
        for seat in table.decliners
    )
    ensure(idle, "HE-R15: who declined has cards to spend and no target")


def check_decision(table: Table, seat: Seat, player: Player) -> None:
    """HE-R1, HE-R2: what was decided could be decided, and belongs to this step."""
    laid = [face.card for face in player.laid]
    for cards in (player.named, laid):
        ensure(len(set(map(id, cards))) == len(cards), "HE-15: a card is laid once")
    ensure(player.plan == NOTHING or table.phase == REFRESH, "HE-R2: a refresh is for its step")
    check_target(table, player)
    check_answer(table, player)
    if table.phase == REFRESH:
        check_refresh(player)
    elif table.phase == CHOICE:
        check_choice(table, player, laid)
    else:
        place = laid if table.phase == REDIRECT and seat in table.asked else list[Card]()
        ensure(all(card in place for card in player.named), "HE-R15: named cards are laid")
    if table.phase in (REFRESH, CHOICE, CONTEST, DUEL_CARD):
        decided = seat in table.asked and is_complete(table, player)
        ensure(player.ready == decided, "HE-R1: who has decided is ready")
    else:
        ensure(not player.ready, "HE-R1: nobody else has anything to decide")


def check_target(table: Table, player: Player) -> None:
    """HE-14, HE-15, HE-R32: one target, and cards laid for it."""
    on_labour, wants = player.labour != NOTHING, player.wanted != NOTHING
    ensure(not (on_labour and wants), "HE-R32: one target a turn")
    ensure(not on_labour or len(player.laid) == 1, "HE-14: exactly one card on a labour")
    here = not on_labour or table.rules.box.labours[player.labour] in table.row()
    ensure(here, "HE-17: a labour of this round")
    ensure(not wants or player.wanted in table.open, "HE-17: an open card of the Gymnasium")
    paying = table.phase == CHOICE
    ensure(bool(player.laid) or not wants or paying, "HE-15: a card is wanted with cards")


def check_answer(table: Table, player: Player) -> None:
    """HE-27: duel or decline, and a card of the hand."""
    ensure(player.answer in (NOTHING, DUEL, DECLINE), "HE-27: duel or decline")
    contested = table.phase in (CONTEST, DUEL_CARD)
    ensure(contested or player.answer == NOTHING, "HE-27: an answer is for a contest")
    duelling = table.phase == DUEL_CARD and player.answer == DUEL
    ensure(player.duel == NOTHING or duelling, "HE-27: a duel is for duellists")
    held = player.duel == NOTHING or table.rules.box.faces[player.duel].card in player.hand
    ensure(held, "HE-27: a duel is fought with a card of the hand")


def check_refresh(player: Player) -> None:
    """HE-13: named are cards of the hand, no more than the refresh discards."""
    way = player.plan in (NOTHING, RENEW) or player.plan in GIVES
    ensure(way, "HE-13: a way to refresh")
    ensure(player.plan != RENEW or player.tokens > 0, "HE-13: a new hand costs a token")
    ensure(all(card in player.hand for card in player.named), "HE-13: named cards are in the hand")
    ensure(len(player.named) <= most_named(player), "HE-13: no more than the refresh discards")
    ensure(not player.laid, "HE-12: the refresh comes first")


def most_named(player: Player) -> int:
    """Return how many cards the chosen refresh discards."""
    return 0 if player.plan == NOTHING else gives(player)


def check_choice(table: Table, player: Player, laid: list[Card]) -> None:
    """HE-14, HE-15, HE-R24: the cards come from the hand and suit the target."""
    in_hand = all(card in player.hand for card in laid + player.named)
    ensure(in_hand, "HE-R1: what is laid hidden comes from the hand")
    box = table.rules.box
    if player.labour != NOTHING:
        refusal = forbids_labour(table, player.laid[0], box.labours[player.labour])
        ensure(refusal is None and not player.named, "HE-14: a card that the labour asks for")
    elif player.wanted != NOTHING:
        wanted = box.cards[player.wanted]
        paying = all(pays(table, face, wanted) is None for face in player.laid)
        exact = len(player.laid) <= wanted.cost
        ensure(paying and exact and not player.named, "HE-15: cards that pay")
    else:
        resting = len(player.named) == 1 and not can_act(table, player)
        ensure(not laid and (resting or not player.named), "HE-R24: else there is nothing to lay")


def is_complete(table: Table, player: Player) -> bool:
    """Tell whether nothing is left to decide."""
    if table.phase == REFRESH:
        return player.plan != NOTHING and len(player.named) == gives(player)
    if table.phase == CHOICE and player.wanted != NOTHING:
        return len(player.laid) == table.rules.box.cards[player.wanted].cost
    if table.phase == CHOICE:
        return len(player.laid) + len(player.named) == 1
    return (player.answer if table.phase == CONTEST else player.duel) != NOTHING


def check_single(table: Table, seat: Seat) -> None:
    """HE-23, HE-R15, HE-R16, HE-R35: the question is for whom it concerns."""
    player = table.players[seat]
    if table.phase == EXTRA_TOKEN:
        left = player.labour != NOTHING and table.tokens[player.labour] > 0
        ensure(left and has_bonus(table, seat), "HE-R16: an extra token is there to be taken")
    elif table.phase == PERMANENT:
        two = player.active != NOTHING and player.labours[-1].permanent != NOTHING
        ensure(two, "HE-23: there are two effects to choose from")
    elif table.phase == REDIRECT:
        able = len(player.laid) > len(player.named)
        ensure(able, "HE-R15: there are cards to spend")
    else:
        ensure(seat == table.hero, "HE-R35: whoever took the labour is asked")
        ensure(len(legal_effect(table, seat)) > 1, "HE-R35: a choice has several answers")
