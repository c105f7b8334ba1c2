"""Swapping two face-down tiles (SR-10)."""

from stolik.core import Event, Refusal, event
from stolik.games.rally import refusals
from stolik.games.rally.board import TRACK
from stolik.games.rally.components import NOTHING
from stolik.games.rally.moves import PICKS, Move
from stolik.games.rally.naming import place_name
from stolik.games.rally.state import Table


def picks(table: Table) -> list[Move]:
    """Return the tiles that can be swapped, or be the second of the two."""
    return [PICKS[place] for place in TRACK if forbids_pick(table, place) is None]


def forbids_pick(table: Table, place: int) -> Refusal | None:
    """SR-10, SR-R14, SR-R15: a face-down tile, but not one that was swapped the turn before."""
    if not table.is_closed(place):
        return refusals.FACE_UP
    if place in table.swapped:
        return refusals.JUST_SWAPPED
    return refusals.PICKED_ALREADY if place == table.picked else None


def swap(table: Table, place: int, happened: list[Event] | None) -> None:
    """SR-10: the tiles change places unseen; whoever has seen them follows them with the eyes."""
    other, table.picked = table.picked, NOTHING
    for row in (table.kinds, table.seen):
        row[place], row[other] = row[other], row[place]
    table.swapped = [other, place]
    if happened is not None:
        names = {"place": place_name(other), "other": place_name(place)}
        happened.append(event("swapped", seat=table.seat, **names))
