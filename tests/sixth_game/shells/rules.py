"""The turn: swap a shell, or keep both (RK-4, RK-5)."""

from stolik.core import Event, IllegalMove, Reason, Refusal, Seat, event

from .moves import ALL, KEEP, SWAP, Move
from .refusals import GAME_OVER, NOT_YOUR_TURN, NOTHING_LEFT
from .state import Table


def to_move(table: Table) -> list[Seat]:
    """One player at a time."""
    return [] if table.over else [table.seat]


def legal_moves(table: Table, seat: Seat) -> list[Move]:
    """Return what the player may do."""
    return [move for move in ALL if refused(table, seat, move) is None]


def why_not(table: Table, seat: Seat, move: Move) -> Reason | None:
    """Return the rule that forbids this move."""
    refusal = refused(table, seat, move)
    return None if refusal is None else refusal.about({})


def refused(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """Return what forbids this move, if anything does."""
    if table.over:
        return GAME_OVER
    if seat != table.seat:
        return NOT_YOUR_TURN
    return NOTHING_LEFT if move.act == SWAP and not table.pile else None


def play(table: Table, seat: Seat, move: Move, happened: list[Event] | None = None) -> None:
    """Do it, and pass the turn on to whoever has not kept."""
    reason = why_not(table, seat, move)
    if reason is not None:
        raise IllegalMove(seat, move.text, reason)
    told: list[Event] = [] if happened is None else happened
    if move.act == KEEP:
        table.kept[seat] = True
        told.append(event("kept", seat=seat))
    else:
        swap(table, seat, move.shell, told)
    if table.over:
        tell_the_end(table, told)
    else:
        table.seat = next_seat(table)


def swap(table: Table, seat: Seat, which: int, told: list[Event]) -> None:
    """Lay a shell on the sand for all to see, and take one that nobody else sees (RK-4)."""
    hand = table.hands[seat]
    table.sand.append(hand[which])
    hand[which] = table.pile.pop()
    told.append(event("swapped", seat=seat, spots=table.spots(table.sand[-1])))
    spots = table.spots(hand[which])
    told.append({"key": "took", "args": {"spots": spots}, "audience": [seat]})


def next_seat(table: Table) -> Seat:
    """Return who comes next, clockwise, and has not kept."""
    seats = len(table.hands)
    following = (Seat((table.seat + step) % seats) for step in range(1, seats + 1))
    return next(seat for seat in following if not table.kept[seat])


def tell_the_end(table: Table, told: list[Event]) -> None:
    """Open all hands (RK-6)."""
    for seat, hand in enumerate(table.hands):
        one, other = map(table.spots, hand)
        told.append(event("opened", seat=seat, one=one, other=other))
