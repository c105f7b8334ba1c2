"""The flow: build in turn, then race in turn."""

from stolik.core import Event, IllegalMove, Reason, Refusal, Seat
from stolik.games.rally.circuit import refusals
from stolik.games.rally.circuit.building import (
    build,
    end_building_turn,
    forbids_building,
    legal_building,
)
from stolik.games.rally.circuit.explaining import explained
from stolik.games.rally.circuit.moves import HARE, TORTOISE, WORDS
from stolik.games.rally.circuit.racing import drive, end_racing_turn
from stolik.games.rally.circuit.state import RACING, Table
from stolik.games.rally.moves import Move


def to_move(table: Table) -> list[Seat]:
    """One player at a time."""
    return [] if table.over else [table.seat]


def legal_moves(table: Table, seat: Seat | None) -> list[Move]:
    """Return what the player may do."""
    if seat != table.seat or table.over:
        return []
    if table.phase == RACING:
        return [WORDS[TORTOISE], WORDS[HARE]]
    return legal_building(table)


def why_not(table: Table, seat: Seat, move: Move) -> Reason | None:
    """Return the rule that forbids this move, and what it speaks of."""
    refusal = forbids(table, seat, move)
    return None if refusal is None else explained(refusal, move)


def forbids(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """Return the rule that forbids this move."""
    if table.over:
        return refusals.GAME_OVER
    if seat != table.seat:
        return refusals.NOT_YOUR_TURN
    driving = move.act in (TORTOISE, HARE)
    if driving != (table.phase == RACING):
        return refusals.NOT_RACING if driving else refusals.ROAD_READY
    return None if driving else forbids_building(table, move)


def play(table: Table, seat: Seat, move: Move, happened: list[Event] | None = None) -> None:
    """Do it, and pass the turn on when it is done."""
    refusal = forbids(table, seat, move)
    if refusal is not None:
        raise IllegalMove(seat, move.text, explained(refusal, move))
    if table.phase == RACING:
        drive(table, move.act, happened)
        end_racing_turn(table, happened)
        table.seat = next_seat(table)
    elif build(table, move, happened):
        if table.phase != RACING:
            end_building_turn(table, happened)
        # SR-C4: whoever began to build begins to race.
        table.seat = table.first if table.phase == RACING else next_seat(table)


def next_seat(table: Table) -> Seat:
    """Return who comes next, clockwise."""
    return Seat((table.seat + 1) % len(table.driven))
