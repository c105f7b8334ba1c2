"""The flow of the game (SR-4, SR-5): corners first, then one action a turn, clockwise."""

from stolik.core import Event, IllegalMove, Reason, Refusal, Seat, event
from stolik.games.rally import refusals
from stolik.games.rally.board import CELLS, PLACES
from stolik.games.rally.components import NOTHING
from stolik.games.rally.driving import (
    arrive,
    forbids_drive,
    forbids_open,
    forbids_turn,
    lay_tile,
    open_tile,
    roads_on,
    turns,
)
from stolik.games.rally.explaining import explained
from stolik.games.rally.moves import (
    BACK,
    DRIVE,
    OPEN,
    PICK,
    START,
    STARTS,
    SWAP,
    THE_BACK,
    THE_SWAP,
    TURN,
    Move,
)
from stolik.games.rally.naming import place_name
from stolik.games.rally.preparation import play_for_occupied_corners
from stolik.games.rally.state import CORNER, SWAPPING, TURN_PHASE, TURNING, Table
from stolik.games.rally.swapping import forbids_pick, picks, swap

ASKED = {
    START: CORNER,
    OPEN: TURN_PHASE,
    DRIVE: TURN_PHASE,
    SWAP: TURN_PHASE,
    TURN: TURNING,
    PICK: SWAPPING,
    BACK: SWAPPING,
}
"""Where each act is an answer."""


def to_move(table: Table) -> list[Seat]:
    """SR-5: one player at a time."""
    return [] if table.over else [table.seat]


def legal_moves(table: Table, seat: Seat | None) -> list[Move]:
    """Return what the player may do."""
    if seat != table.seat or table.over:
        return []
    if table.phase == TURN_PHASE:
        return [*roads_on(table), THE_SWAP]
    if table.phase == TURNING:
        return turns(table)
    if table.phase == SWAPPING:
        return [*picks(table), THE_BACK]
    return [STARTS[place] for place in range(CELLS, PLACES) if place not in table.cars]


def why_not(table: Table, seat: Seat, move: Move) -> Reason | None:
    """Return the rule that forbids this move, and what it speaks of."""
    refusal = forbids(table, seat, move)
    return None if refusal is None else explained(refusal, table, move)


def forbids(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """Return the rule that forbids this move."""
    if table.over:
        return refusals.GAME_OVER
    if seat != table.seat:
        return refusals.NOT_YOUR_TURN
    if table.phase != ASKED[move.act]:
        return refusals.OTHER_QUESTION
    if move.act == START:
        return refusals.CORNER_TAKEN if move.place in table.cars else None
    if move.act == PICK:
        return forbids_pick(table, move.place)
    return forbids_driving(table, move)


def forbids_driving(table: Table, move: Move) -> Refusal | None:
    """Return what forbids a step of driving; a swap is always possible (SR-D4)."""
    if move.act == OPEN:
        return forbids_open(table, move.place)
    if move.act == DRIVE:
        return forbids_drive(table, move.place)
    return forbids_turn(table, move.road) if move.act == TURN else None


def play(table: Table, seat: Seat, move: Move, happened: list[Event] | None = None) -> None:
    """Do it, and pass the turn on when it is done."""
    refusal = forbids(table, seat, move)
    if refusal is not None:
        raise IllegalMove(seat, move.text, explained(refusal, table, move))
    if move.act == START:
        choose_corner(table, move.place, happened)
        return
    if move.act == OPEN:
        open_tile(table, move.place, happened)
    elif move.act == TURN:
        lay_tile(table, move.road, happened)
    elif move.act == DRIVE:
        arrive(table, move.place, happened)
    else:
        swapping(table, move, happened)
    if table.phase == TURN_PHASE and move.act != BACK:
        next_turn(table)


def swapping(table: Table, move: Move, happened: list[Event] | None) -> None:
    """SR-10: name the two tiles; until the second is named, it can be left."""
    if move.act == PICK and table.picked == NOTHING:
        table.picked = move.place
        return
    table.phase = SWAPPING if move.act == SWAP else TURN_PHASE
    if move.act == PICK:
        swap(table, move.place, happened)
    table.picked = NOTHING


def choose_corner(table: Table, place: int, happened: list[Event] | None) -> None:
    """SR-4: put the car on a start tile; its colour does not matter."""
    table.cars[table.seat] = table.starts[table.seat] = place
    if happened is not None:
        happened.append(event("started", seat=table.seat, place=place_name(place)))
    if NOTHING not in table.cars:
        table.phase = TURN_PHASE
        if table.rules.options.tokens == "occupied_corners":
            play_for_occupied_corners(table)
    next_turn(table)


def next_turn(table: Table) -> None:
    """SR-5: clockwise."""
    table.seat = Seat((table.seat + 1) % len(table.cars))
    table.turn += table.phase == TURN_PHASE
