"""How good does a move look? A driver's rules of thumb: how many turns are left to the goal."""

from heapq import heappop, heappush
from typing import Final

from stolik.core import Seat
from stolik.games.rally.board import BESIDE, CELLS, PIT, TRACK, is_track, side_towards
from stolik.games.rally.components import (
    ALL_SIDES,
    NOTHING,
    ROADS,
    opposite,
)
from stolik.games.rally.moves import BACK, DRIVE, PICK, START, SWAP, TURN, Move
from stolik.games.rally.state import NEVER, Table

UNSEEN: Final = 1.6
"""Turns that a tile takes which nobody has seen: it may turn out to lead elsewhere."""
LOST_TURN: Final = 1.5
"""What a swap costs."""
FAR: Final = 99.0
"""No way is known."""


def advice(table: Table, seat: Seat, move: Move) -> float:
    """Return how good the move looks: the nearer to the goal, the better."""
    if move.act in (START, BACK):
        return 0.0 if move.act == START else -2 * FAR
    if move.act == PICK:
        return picking(table, seat, move.place)
    if move.act == SWAP:
        return -distance_after_swap(table, seat)
    if move.act == TURN:
        return -distance(table, seat, table.opened, move.road)
    if move.act == DRIVE:
        return -1 - distance(table, seat, move.place, table.exits(move.place))
    return -opening(table, seat, move.place)


def goal_of(table: Table, seat: Seat) -> int:
    """Return where the car has to go: to the pit stop first."""
    goal = table.goals[seat]
    return PIT if goal == NOTHING else CELLS + goal


def opening(table: Table, seat: Seat, place: int) -> float:
    """Return how far it is once this tile is opened, if it is laid as well as can be."""
    back = side_towards(place, table.cars[seat])
    cost = UNSEEN if is_unseen(table, place) else 1.0
    return cost + distance(table, seat, place, leaving(table, place, back))


def leaving(table: Table, place: int, back: int) -> int:
    """Return the sides by which a car that comes from this side may be able to leave."""
    if not is_track(place):
        return table.exits(place)
    if table.roads[place]:
        return table.roads[place]
    if table.seen[place] == NEVER:
        return ALL_SIDES
    exits = 0
    for road in ROADS[table.kinds[place]]:
        if road >> back & 1:
            exits |= road
    return exits


def distance(table: Table, seat: Seat, place: int, road: int) -> float:
    """Return about how many turns it takes from here, with the road lying so.

    A tile that is in the way can be swapped for another, for a turn; so there always is a way.
    """
    goal = goal_of(table, seat)
    best = {(place, road): 0.0}
    edge = [(0.0, place, road)]
    while edge:
        spent, at, out = heappop(edge)
        if at == goal:
            return spent
        for side in range(4):
            to = BESIDE[at][side]
            if to != NOTHING and out >> side & 1:
                for cost, exits in ways_through(table, to, opposite(side)):
                    if spent + cost < best.get((to, exits), FAR):
                        best[to, exits] = spent + cost
                        heappush(edge, (spent + cost, to, exits))
    return FAR


def ways_through(table: Table, place: int, back: int) -> list[tuple[float, int]]:
    """Return how many turns a place takes, and where it leads: as it lies, or after a swap."""
    if is_unseen(table, place):
        return [(UNSEEN, ALL_SIDES)]
    ways = [(1.0, leaving(table, place, back))]
    if table.is_closed(place):
        ways.append((UNSEEN + LOST_TURN, ALL_SIDES))
    return ways


def is_unseen(table: Table, place: int) -> bool:
    """Tell whether a tile lies there that nobody has seen."""
    return is_track(place) and table.seen[place] == NEVER


# Swapping


def ahead(table: Table, seat: Seat) -> list[int]:
    """Return the closed tiles to which the road of the car leads."""
    here = table.cars[seat]
    return [
        place
        for side, place in enumerate(BESIDE[here])
        if table.exits(here) >> side & 1 and place != NOTHING and table.is_closed(place)
    ]


def distance_after_swap(table: Table, seat: Seat) -> float:
    """Return how far it would be after the best swap: of a tile ahead for one from elsewhere."""
    return min((best_exchange(table, seat, place) for place in ahead(table, seat)), default=FAR)


def best_exchange(table: Table, seat: Seat, place: int) -> float:
    """Return how far it would be if this tile were exchanged for the best of the others."""
    if place in table.swapped:
        return FAR
    kinds = {known_kind(table, other) for other in elsewhere(table, seat)}
    return min((exchanged(table, seat, place, kind) for kind in kinds), default=FAR)


def elsewhere(table: Table, seat: Seat) -> list[int]:
    """Return the tiles that could be swapped and do not lie ahead."""
    near = ahead(table, seat)
    return [
        place
        for place in TRACK
        if place not in near and table.is_closed(place) and place not in table.swapped
    ]


def known_kind(table: Table, place: int) -> int:
    """Return the kind of a tile, or nothing if nobody has seen it."""
    return NOTHING if is_unseen(table, place) else table.kinds[place]


def exchanged(table: Table, seat: Seat, place: int, kind: int) -> float:
    """Return how far it would be, this turn included, if a tile of this kind lay there."""
    kept, seen = table.kinds[place], table.seen[place]
    table.kinds[place] = kept if kind == NOTHING else kind
    table.seen[place] = NEVER if kind == NOTHING else 1
    found = 1 + opening(table, seat, place)
    table.kinds[place], table.seen[place] = kept, seen
    return found


def picking(table: Table, seat: Seat, place: int) -> float:
    """First the tile ahead that is best exchanged, then what is best in its place."""
    near = ahead(table, seat)
    if table.picked == NOTHING:
        return -best_exchange(table, seat, place) if place in near else -FAR
    if place in near or table.picked not in near:
        return -FAR
    return -exchanged(table, seat, table.picked, known_kind(table, place))
