"""What one seat sees: everything but the luck to come."""

from typing import TypedDict

from stolik.core import Phrase, Seat, Seen, phrase, seen_by
from stolik.games.rally.circuit.explaining import about, says
from stolik.games.rally.circuit.moves import ACTS
from stolik.games.rally.circuit.rug import NAMES, PLACES, WIDE
from stolik.games.rally.circuit.state import (
    BUILDING,
    LAYING,
    MOST_BUILT,
    OVER,
    PHASES,
    RACING,
    Table,
)
from stolik.games.rally.circuit.turn import legal_moves, to_move
from stolik.games.rally.components import KINDS, sides_of
from stolik.games.rally.moves import Move
from stolik.games.rally.view import MoveView, not_asked, taken_apart


class CellView(TypedDict):
    """A place of the rug."""

    place: str
    road: str | None
    """The sides that its road runs to, such as `NE`; nothing where no tile lies."""
    on_circuit: bool
    laying: bool
    """Whether a tile is about to be laid here."""


class SeatView(TypedDict):
    """A car."""

    place: str | None
    """Where it stands once the race has begun."""
    driven: int
    lap: int
    """Laps done."""


class View(Seen):
    """The rug as everybody sees it."""

    moves: list[MoveView]
    phase: str
    wide: int
    cells: list[CellView]
    """Row by row."""
    supply: dict[str, int]
    """How many tiles of each kind lie beside the rug."""
    circuit: list[str]
    """The places of the longest closed road, from its start."""
    laps: int
    turns_left: int
    """Building turns still to come."""
    seats: list[SeatView]


def view(table: Table, seat: Seat | None) -> View:
    """Return the rug as this seat sees it; nobody's seat is an onlooker's."""
    return {
        **seen_by(seat, "rally-circuit", to_move(table), prompt(table, seat)),
        "moves": [move_view(move) for move in legal_moves(table, seat)],
        "phase": PHASES[table.phase],
        "wide": WIDE,
        "cells": [cell_view(table, place) for place in range(PLACES)],
        "supply": dict(zip(KINDS, table.supply, strict=True)),
        "circuit": [NAMES[place] for place in table.circuit],
        "laps": table.rules.laps,
        "turns_left": MOST_BUILT - table.built if table.phase in (BUILDING, LAYING) else 0,
        "seats": [seat_view(table, number) for number in range(len(table.driven))],
    }


def prompt(table: Table, seat: Seat | None) -> Phrase:
    """Say what is asked, and of whom."""
    if table.over or seat != table.seat:
        return not_asked(table.seat, over=table.over)
    if table.phase == BUILDING:
        left = MOST_BUILT - table.built
        return phrase("prompt-building", length=len(table.circuit), left=left)
    if table.phase == RACING:
        left = table.rules.laps * len(table.circuit) - table.driven[table.seat]
        return phrase("prompt-racing", left=left)
    return phrase("prompt-laying", place=phrase("spot", cell=NAMES[table.place]))


def move_view(move: Move) -> MoveView:
    """Take a move apart."""
    return taken_apart(move, ACTS, NAMES, about(move), says(move))


def cell_view(table: Table, place: int) -> CellView:
    """Show a place."""
    road = table.roads[place]
    return {
        "place": NAMES[place],
        "road": sides_of(road) if road else None,
        "on_circuit": place in table.circuit,
        "laying": place == table.place,
    }


def seat_view(table: Table, number: int) -> SeatView:
    """Show a car."""
    steps, length = table.driven[number], len(table.circuit)
    racing = table.phase in (RACING, OVER) and length > 0
    return {
        "place": NAMES[table.circuit[steps % length]] if racing else None,
        "driven": steps,
        "lap": steps // length if racing else 0,
    }
