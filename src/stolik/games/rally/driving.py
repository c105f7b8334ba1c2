"""Driving (SR-6 to SR-9, SR-R22): open a tile, turn it round, or join what lies open."""

from stolik.core import Event, Refusal, Seat, event
from stolik.games.rally import refusals
from stolik.games.rally.board import BESIDE, CELLS, PIT, is_track, side_towards
from stolik.games.rally.components import DEAD_END, NOTHING, ROADS
from stolik.games.rally.moves import DRIVES, OPENS, TURNS, Move
from stolik.games.rally.naming import place_name, tile_name
from stolik.games.rally.state import OVER, TURN_PHASE, TURNING, Table

# Where to


def roads_on(table: Table) -> list[Move]:
    """SR-5: every tile that can be opened, and every place that can be driven to."""
    moves: list[Move] = []
    here = table.cars[table.seat]
    for place in BESIDE[here]:
        if place == NOTHING:
            continue
        if table.is_closed(place):
            if forbids_open(table, place) is None:
                moves.append(OPENS[place])
        elif forbids_drive(table, place) is None:
            moves.append(DRIVES[place])
    return moves


def forbids_open(table: Table, place: int) -> Refusal | None:
    """SR-6: a tile beside the car; SR-D2: towards which the car's own road leads."""
    here = table.cars[table.seat]
    side = side_towards(here, place)
    if side == NOTHING:
        return refusals.NOT_BESIDE
    if not table.is_closed(place):
        return refusals.OPEN_ALREADY
    return None if table.exits(here) >> side & 1 else refusals.NO_ROAD_OUT


def forbids_drive(table: Table, place: int) -> Refusal | None:
    """SR-8: onto an open tile, which has a car; SR-R22: the pit stop and finishes by road."""
    here = table.cars[table.seat]
    side = side_towards(here, place)
    if side == NOTHING:
        return refusals.NOT_BESIDE
    if table.is_closed(place):
        return refusals.CLOSED_STILL
    if not is_track(place):
        return None if table.joined(here, side) else refusals.NO_ROAD_THERE
    # SR-R1: by the book's words it is enough that the tiles touch.
    by_touch = not table.rules.by_road
    return None if by_touch or table.joined(here, side) else refusals.NO_ROAD_IN


# Opening and turning round


def open_tile(table: Table, place: int, happened: list[Event] | None) -> None:
    """SR-6: turn the tile face up; ask which way round it lies, if there is a choice."""
    table.opened = place
    table.seen[place] = table.turn
    if happened is not None:
        happened.append(event("opened", seat=table.seat, place=place_name(place)))
        happened.append(event("seen-tile", tile=tile_name(table.kinds[place])))
    roads = fitting(table)
    if len(roads) == 1:
        lay_tile(table, roads[0], happened)
    else:
        table.phase = TURNING


def fitting(table: Table) -> list[int]:
    """SR-6: the ways to lay the opened tile so that road runs into road."""
    kind = table.kinds[table.opened]
    back = side_towards(table.opened, table.cars[table.seat])
    roads = [road for road in ROADS[kind] if road >> back & 1]
    if kind == DEAD_END and table.is_first_turn:
        roads += excused(table)
    return roads


def excused(table: Table) -> list[int]:
    """SR-7, SR-R3 to SR-R5: in the first turn a dead end may lead to a face-down tile instead."""
    beside = BESIDE[table.opened]
    return [1 << side for side in range(4) if beside[side] >= 0 and table.is_closed(beside[side])]


def turns(table: Table) -> list[Move]:
    """Return the ways to lay the opened tile."""
    return [TURNS[road] for road in fitting(table)]


def forbids_turn(table: Table, road: int) -> Refusal | None:
    """SR-6: a way in which this very tile can lie, with the road running on."""
    if road not in ROADS[table.kinds[table.opened]]:
        return refusals.OTHER_TILE
    return None if road in fitting(table) else refusals.ROAD_BREAKS


def lay_tile(table: Table, road: int, happened: list[Event] | None) -> None:
    """Lay the opened tile and drive onto it."""
    place, table.opened = table.opened, NOTHING
    table.roads[place] = road
    table.phase = TURN_PHASE
    arrive(table, place, happened)


# Arriving


def arrive(table: Table, place: int, happened: list[Event] | None) -> None:
    """Drive there; SR-9: what the last car has left is turned face down; then see what it is."""
    seat = table.seat
    left, table.cars[seat] = table.cars[seat], place
    table.swapped = []
    if happened is not None:
        happened.append(event("drove", seat=seat, place=place_name(place)))
    if is_track(left) and left not in table.cars:
        table.roads[left] = 0
        table.seen[left] = table.turn
        if happened is not None:
            happened.append(event("closed", place=place_name(left)))
    if place == PIT:
        visit_pit(table, seat, happened)
    elif place >= CELLS and table.goals[seat] == place - CELLS:
        win(table, seat, happened)


def visit_pit(table: Table, seat: Seat, happened: list[Event] | None) -> None:
    """SR-11: take the top token; SR-R9: only once."""
    if table.goals[seat] != NOTHING:
        return
    table.goals[seat] = table.stack.pop()
    if happened is not None:
        finish = place_name(CELLS + table.goals[seat])
        happened.append(event("took-token", seat=seat, finish=finish))


def win(table: Table, seat: Seat, happened: list[Event] | None) -> None:
    """SR-12: the first to reach the finish of their token wins at once."""
    table.phase = OVER
    if happened is not None:
        home = "yes" if table.cars[seat] == table.starts[seat] else "no"
        others = table.cars.count(table.cars[seat]) - 1
        happened.append(event("won", seat=seat, home=home, others=others))
