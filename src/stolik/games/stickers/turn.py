"""The flow of the game (ST-7 to ST-18, ST-22 to ST-24): what is asked of whom, what follows."""

from stolik.core import Event, IllegalMove, Reason, Refusal, Seat
from stolik.games.stickers import refusals
from stolik.games.stickers.asking import ask, forbids_ask, forbids_give, give, legal_ask, legal_give
from stolik.games.stickers.collection import collect, forbids_collect, legal_collect
from stolik.games.stickers.effects import (
    forbids_effects,
    forbids_extra,
    forbids_swap,
    lay_extra,
    legal_effects,
    legal_extra,
    legal_swap,
    swap,
    usable,
    use,
)
from stolik.games.stickers.explaining import explained
from stolik.games.stickers.last_pick import forbids_pick, legal_pick, pick, pickers, reveal
from stolik.games.stickers.market import forbids_take, legal_take, take
from stolik.games.stickers.moves import END, REFILL, Move
from stolik.games.stickers.refill import end_turn, refill_hand
from stolik.games.stickers.state import (
    ASKING,
    COLLECT,
    DECORATING,
    EFFECTS,
    GIVING,
    LAST_PICK,
    ONE_MORE,
    OVER,
    STICKING,
    SWAPPING,
    TAKE_ONE,
    TAKING,
    Table,
)
from stolik.games.stickers.sticking import (
    decorate,
    decorators,
    forbids_decorate,
    forbids_stick,
    legal_decorate,
    legal_stick,
    open_pack,
    stick,
    stickers_left,
)
from stolik.games.stickers.telling import tell_majorities, tell_points

# What is asked


def to_move(table: Table) -> list[Seat]:
    """Return whose turn it is; the asked player; at the end everybody at once."""
    phase = table.phase
    if phase < LAST_PICK:
        return [table.asked]
    if phase == LAST_PICK:
        return pickers(table)
    if phase == STICKING:
        return stickers_left(table)
    return decorators(table) if phase == DECORATING else []


def legal_moves(table: Table, seat: Seat) -> list[Move]:
    """Return what this seat may do."""
    phase = table.phase
    if phase == LAST_PICK:
        return legal_pick(table, seat)
    if phase == STICKING:
        return legal_stick(table, seat)
    if phase == DECORATING:
        return legal_decorate(table, seat)
    if phase == OVER or seat != table.asked:
        return []
    return answers(table, phase)


def answers(table: Table, phase: int) -> list[Move]:
    """Return the answers of the one who is asked."""
    if phase in (TAKE_ONE, TAKING):
        return legal_take(table)
    if phase == COLLECT:
        return legal_collect(table)
    if phase == EFFECTS:
        return legal_effects(table)
    if phase == SWAPPING:
        return legal_swap(table)
    if phase == ASKING:
        return legal_ask(table)
    return legal_give(table) if phase == GIVING else legal_extra(table)


def why_not(table: Table, seat: Seat, move: Move) -> Reason | None:
    """Return the rule that forbids this move, and what it speaks of."""
    refusal = forbids(table, seat, move)
    return None if refusal is None else explained(refusal, table, seat, move)


def forbids(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """Return the rule that forbids this move."""
    phase = table.phase
    if phase == OVER:
        return refusals.GAME_OVER
    if phase == LAST_PICK:
        return forbids_pick(table, seat, move)
    if phase == STICKING:
        return forbids_stick(table, seat, move)
    if phase == DECORATING:
        return forbids_decorate(table, seat, move)
    if seat != table.asked:
        return refusals.NOT_YOUR_TURN
    return forbids_answer(table, phase, move)


def forbids_answer(table: Table, phase: int, move: Move) -> Refusal | None:
    """Return what forbids this as an answer of the one who is asked."""
    if phase in (TAKE_ONE, TAKING):
        return forbids_take(table, move)
    if phase == COLLECT:
        return forbids_collect(table, move)
    if phase == EFFECTS:
        return forbids_effects(table, move)
    if phase == SWAPPING:
        return forbids_swap(table, move)
    if phase == ASKING:
        return forbids_ask(table, move)
    return forbids_give(table, move) if phase == GIVING else forbids_extra(table, move)


# What follows


def play(table: Table, seat: Seat, move: Move, happened: list[Event] | None = None) -> None:
    """Hear the answer; when nothing is left to decide, go on."""
    refusal = forbids(table, seat, move)
    if refusal is not None:
        raise IllegalMove(seat, move.text, explained(refusal, table, seat, move))
    phase = table.phase
    if phase == LAST_PICK:
        pick(table, seat, move, happened)
    elif phase == STICKING:
        stick(table, seat, move, happened)
    elif phase == DECORATING:
        decorate(table, seat, move, happened)
    else:
        answer(table, phase, move, happened)
    while table.phase == EFFECTS and not usable(table):
        next_step(table, happened)
    if table.phase == LAST_PICK and not pickers(table):
        finish(table, happened)


def answer(table: Table, phase: int, move: Move, happened: list[Event] | None) -> None:
    """Hear the answer of the one who is asked."""
    if phase in (TAKE_ONE, TAKING):
        take(table, move, happened)
    elif phase == COLLECT:
        collect(table, move, happened)
    elif phase == SWAPPING:
        swap(table, move, happened)
    elif phase == ASKING:
        ask(table, move, happened)
    elif phase == GIVING:
        give(table, move, happened)
    elif phase == ONE_MORE:
        lay_extra(table, move, happened)
    elif move.act in (REFILL, END):
        next_step(table, happened)
    else:
        use(table, move, happened)


def next_step(table: Table, happened: list[Event] | None) -> None:
    """ST-15: fill the hand; that done, the turn passes."""
    if table.refilled:
        end_turn(table, happened)
    else:
        refill_hand(table, happened)


def finish(table: Table, happened: list[Event] | None) -> None:
    """ST-17, ST-18: the picks are shown, the majorities counted; in a campaign a pack follows."""
    reveal(table, happened)
    if happened is not None:
        tell_majorities(table, happened)
        tell_points(table, happened)
    open_pack(table, happened)
