"""What one seat sees: open tiles and backs; what was turned back is for people to remember."""

from typing import TypedDict

from stolik.core import Choice, Phrase, Seat, Seen, phrase, seen_by
from stolik.games.rally.board import CELLS, NAMES, PIT
from stolik.games.rally.components import COLOURS, KINDS, NOTHING, sides_of
from stolik.games.rally.explaining import about, says
from stolik.games.rally.moves import ACTS, Move
from stolik.games.rally.naming import place_name, tile_name
from stolik.games.rally.state import PHASES, SWAPPING, TURNING, Table
from stolik.games.rally.turn import legal_moves, to_move


class CellView(TypedDict):
    """A place of the rug."""

    place: str
    tile: str | None
    """The kind of an open tile, `pit`, or nothing for a back."""
    road: str | None
    """The sides that its road runs to, such as `NE`; nothing while it is being turned."""
    banned: bool
    """Whether the tile was swapped the turn before (SR-10)."""
    picked: bool
    """Whether the tile is the first of two to be swapped."""


class SeatView(TypedDict):
    """A car, and where it has to go."""

    place: str | None
    start: str | None
    goal: str | None
    """The colour of the token, or nothing before the pit stop."""


class MoveView(Choice):
    """A move that may be made, taken apart for a screen."""

    act: str
    place: str | None
    road: str | None


class View(Seen):
    """The table as one seat sees it: everybody sees the same."""

    moves: list[MoveView]
    phase: str
    turn: int
    cells: list[CellView]
    """Row by row."""
    finishes: list[str]
    """The colours of the corners: upper left, upper right, lower left, lower right."""
    tokens: int
    """Left on the pit stop."""
    seats: list[SeatView]


def view(table: Table, seat: Seat | None) -> View:
    """Return the table as this seat sees it; nobody's seat is an onlooker's."""
    return {
        **seen_by(seat, "rally", to_move(table), prompt(table, seat)),
        "moves": [move_view(table, move) for move in legal_moves(table, seat)],
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "cells": [cell_view(table, place) for place in range(CELLS)],
        "finishes": list(COLOURS),
        "tokens": len(table.stack),
        "seats": [seat_view(table, number) for number in range(len(table.cars))],
    }


def prompt(table: Table, seat: Seat | None) -> Phrase:
    """Say what is asked, and of whom."""
    if table.over or seat != table.seat:
        return not_asked(table.seat, over=table.over)
    if table.phase == TURNING:
        return phrase("prompt-turning", tile=tile_name(table.kinds[table.opened]))
    if table.phase == SWAPPING:
        return phrase("prompt-second" if table.picked != NOTHING else "prompt-first")
    goal = table.goals[table.seat]
    if goal != NOTHING:
        return phrase("prompt-to-finish", finish=place_name(CELLS + goal))
    return phrase(f"prompt-{PHASES[table.phase]}")


def not_asked(seat: Seat, *, over: bool) -> Phrase:
    """Say that the game is over, or whose turn it is."""
    return phrase("prompt-over") if over else phrase("prompt-wait", seat=seat)


def move_view(table: Table, move: Move) -> MoveView:
    """Take a move apart."""
    return taken_apart(move, ACTS, NAMES, about(table, move), says(move))


def taken_apart(
    move: Move, acts: tuple[str, ...], names: list[str], about: Phrase, says: Phrase
) -> MoveView:
    """Return the parts of a move about a place or a road."""
    return {
        "move": move.text,
        "code": "",
        "about": about,
        "says": says,
        "act": acts[move.act],
        "place": None if move.place == NOTHING else names[move.place],
        "road": None if move.road == NOTHING else sides_of(move.road),
    }


def cell_view(table: Table, place: int) -> CellView:
    """Show an open tile, or a back."""
    kind: str | None = None
    if place == PIT:
        kind = "pit"
    elif not table.is_closed(place):
        kind = KINDS[table.kinds[place]]
    road = table.exits(place)
    return {
        "place": NAMES[place],
        "tile": kind,
        "road": sides_of(road) if road else None,
        "banned": place in table.swapped,
        "picked": place == table.picked,
    }


def seat_view(table: Table, number: int) -> SeatView:
    """Show a car."""
    place, start, goal = table.cars[number], table.starts[number], table.goals[number]
    return {
        "place": None if place == NOTHING else NAMES[place],
        "start": None if start == NOTHING else NAMES[start],
        "goal": None if goal == NOTHING else COLOURS[goal],
    }
