"""The flow of the game (HE-12, HE-28 to HE-32, HE-R20): what is asked of whom, and what follows."""

from collections.abc import Callable
from typing import Final

from stolik.core import Event, IllegalMove, Reason, Refusal, Seat, event
from stolik.games.hercules import refusals
from stolik.games.hercules.choice import choose, forbids_choice, legal_choice, reveal
from stolik.games.hercules.components import NOTHING
from stolik.games.hercules.contest import (
    answer_redirect,
    compare,
    forbids_duel,
    forbids_redirect,
    legal_duel,
    legal_redirect,
    next_decliner,
    weigh_answers,
)
from stolik.games.hercules.effects import (
    answer_effect,
    forbids_effect,
    legal_effect,
    next_effect,
)
from stolik.games.hercules.explaining import explained, planned
from stolik.games.hercules.gymnasium import next_claimed, settle
from stolik.games.hercules.labours import (
    all_taken,
    answer_extra,
    answer_permanent,
    line_up,
    next_play,
)
from stolik.games.hercules.moves import BACK, DECLINE, DUEL, EXTRA, LEAVE, REPLACE, TUCK, Move
from stolik.games.hercules.piles import discard_laid
from stolik.games.hercules.preparation import fill_gymnasium, fill_hand
from stolik.games.hercules.refresh import (
    choose_refresh,
    forbids_refresh,
    legal_refresh,
    refresh_all,
)
from stolik.games.hercules.state import (
    CHOICE,
    CONTEST,
    DUEL_CARD,
    EXTRA_TOKEN,
    FREE_CARD,
    OVER,
    PERMANENT,
    RECALL,
    REDIRECT,
    REFRESH,
    ROBBERY,
    Player,
    Table,
)

WORDS: Final = {
    EXTRA_TOKEN: (EXTRA, LEAVE),
    PERMANENT: (REPLACE, TUCK),
    CONTEST: (DUEL, DECLINE),
}
"""The questions that are answered in a word: HE-R16, HE-23, HE-27."""


def legal_word(table: Table, seat: Seat) -> list[Move]:  # noqa: ARG001 - the same for all
    """Return the two answers."""
    return [table.rules.moves.word[act] for act in WORDS[table.phase]]


def forbids_word(table: Table, seat: Seat, move: Move) -> Refusal | None:  # noqa: ARG001
    """Only these two are answers."""
    return None if move.act in WORDS[table.phase] else refusals.OTHER_QUESTION


LEGAL: Final[dict[int, Callable[[Table, Seat], list[Move]]]] = {
    REFRESH: legal_refresh,
    CHOICE: legal_choice,
    EXTRA_TOKEN: legal_word,
    PERMANENT: legal_word,
    ROBBERY: legal_effect,
    FREE_CARD: legal_effect,
    RECALL: legal_effect,
    CONTEST: legal_word,
    DUEL_CARD: legal_duel,
    REDIRECT: legal_redirect,
}
"""The answers to each question."""
FORBIDS: Final[dict[int, Callable[[Table, Seat, Move], Refusal | None]]] = {
    REFRESH: forbids_refresh,
    CHOICE: forbids_choice,
    EXTRA_TOKEN: forbids_word,
    PERMANENT: forbids_word,
    ROBBERY: forbids_effect,
    FREE_CARD: forbids_effect,
    RECALL: forbids_effect,
    CONTEST: forbids_word,
    DUEL_CARD: forbids_duel,
    REDIRECT: forbids_redirect,
}
"""What forbids something as an answer to it."""
HIDDEN: Final = (REFRESH, CHOICE, CONTEST, DUEL_CARD)
"""Where several decide at once, and nobody sees it before all have."""

# What is asked


def to_move(table: Table) -> list[Seat]:
    """HE-12: everybody at once, or those whom a rule asks; without those who are ready."""
    return [seat for seat in table.asked if not table.players[seat].ready]


def legal_moves(table: Table, seat: Seat) -> list[Move]:
    """Return the answers that this seat may give; whoever is ready may still think again."""
    if seat not in table.asked:
        return []
    player = table.players[seat]
    moves = [] if player.ready else LEGAL[table.phase](table, seat)
    if has_begun(table, player):
        moves.append(table.rules.moves.word[BACK])
    return moves


def has_begun(table: Table, player: Player) -> bool:
    """HE-R1: whether there is a choice to take back."""
    if player.ready:
        return True
    if table.phase == REFRESH:
        return player.plan != NOTHING
    return table.phase in (CHOICE, REDIRECT) and player.wanted != NOTHING


def why_not(table: Table, seat: Seat, move: Move) -> Reason | None:
    """Return the rule that forbids this move, and what it speaks of."""
    refusal = forbids(table, seat, move)
    return None if refusal is None else explained(refusal, table, move)


def forbids(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """Return the rule that forbids this move."""
    if table.over:
        return refusals.GAME_OVER
    if seat not in table.asked:
        return refusals.NOT_ASKED
    player = table.players[seat]
    if move.act == BACK:
        return None if has_begun(table, player) else refusals.NOTHING_CHOSEN
    return refusals.ALREADY_CHOSEN if player.ready else FORBIDS[table.phase](table, seat, move)


# What follows


def play(table: Table, seat: Seat, move: Move, happened: list[Event] | None = None) -> None:
    """Hear the answer; when nobody is left to wait for, go on."""
    refusal = forbids(table, seat, move)
    if refusal is not None:
        raise IllegalMove(seat, move.text, explained(refusal, table, move))
    if table.phase in HIDDEN:
        decide(table, seat, move)
        if happened is not None:
            happened.append(planned(table, seat, move))
        if to_move(table):
            return
        conclude(table, happened)
    elif move.act == BACK:
        think_again(table, table.players[seat])
    else:
        answer(table, seat, move, happened)
    while not table.asked and not table.over:
        go_on(table, happened)


def decide(table: Table, seat: Seat, move: Move) -> None:
    """HE-R1: decide without showing it."""
    player = table.players[seat]
    if move.act == BACK:
        think_again(table, player)
    elif table.phase == REFRESH:
        choose_refresh(table, player, move)
    elif table.phase == CHOICE:
        choose(table, player, move)
    else:
        player.ready = True
        if table.phase == CONTEST:
            player.answer = move.act
        else:
            player.duel = move.face


def think_again(table: Table, player: Player) -> None:
    """HE-R1: take the choice back."""
    if table.phase in (REFRESH, CHOICE):
        player.forget_choice()
    elif table.phase == REDIRECT:
        player.wanted = NOTHING
        player.named.clear()
    elif table.phase == CONTEST:
        player.answer = NOTHING
        player.ready = False
    else:
        player.duel = NOTHING
        player.ready = False


def conclude(table: Table, happened: list[Event] | None) -> None:
    """All have decided: show it."""
    seats, table.asked = table.asked, []
    for seat in seats:
        table.players[seat].ready = False
    if table.phase == REFRESH:
        refresh_all(table, happened)
        table.ask(CHOICE, seats)
    elif table.phase == CHOICE:
        reveal(table, happened)
        line_up(table, happened)
    elif table.phase == CONTEST:
        weigh_answers(table, seats, happened)
    else:
        compare(table, happened)


def answer(table: Table, seat: Seat, move: Move, happened: list[Event] | None) -> None:
    """Hear a single player's answer."""
    if table.phase == REDIRECT:
        answer_redirect(table, seat, move, happened)
        return
    table.asked = []
    if table.phase == EXTRA_TOKEN:
        answer_extra(table, seat, move, happened)
    elif table.phase == PERMANENT:
        answer_permanent(table, seat, move, happened)
    else:
        answer_effect(table, seat, move, happened)


def go_on(table: Table, happened: list[Event] | None) -> None:
    """HE-18 to HE-28: labours first, then the Gymnasium, then the end of the turn."""
    if table.effects:
        next_effect(table, happened)
    elif all_taken(table):
        end_game(table, happened)
    elif table.queue:
        next_play(table, happened)
    elif table.decliners:
        next_decliner(table, happened)
    else:
        card = next_claimed(table)
        if card != NOTHING:
            settle(table, card, happened)
        else:
            end_turn(table, happened)


def end_turn(table: Table, happened: list[Event] | None) -> None:
    """HE-28 to HE-31: used cards are discarded, the Gymnasium and the hands are filled."""
    for player in table.players:
        discard_laid(player)
        player.labour = NOTHING
        player.declined.clear()
        player.dug = player.dug_stack = 0
        player.fought.clear()
    left = len(table.stack)
    for card in fill_gymnasium(table):
        left -= 1
        if happened is not None:
            happened.append(event("opened", card=card.noun(), left=left))
    seats = [Seat(number) for number in range(len(table.players))]
    for seat in seats:
        fill_hand(table, seat, happened)
    # HE-R20: the next round begins only now.
    if not any(table.tokens[labour.index] for labour in table.row()):
        table.round += 1
        if happened is not None:
            happened.append(event("round-begins", round=table.round + 1))
    table.turn += 1
    if happened is not None:
        happened.append(event("turn-begins", turn=table.turn))
    table.ask(REFRESH, seats)


def end_game(table: Table, happened: list[Event] | None) -> None:
    """HE-32, HE-R20: the last labour is taken, and the game stops; others come too late."""
    while table.queue:
        next_play(table, happened)
    table.phase = OVER
    if happened is not None:
        happened.append(event("game-over"))
