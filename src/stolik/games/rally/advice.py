"""How good does a move look? A driver's rules of thumb: how many turns are left to the goal."""

from heapq import heappop, heappush
from typing import Final

from stolik.core import Seat
from stolik.games.rally.board import BESIDE, CELLS, PIT, PLACES, TRACK, is_track, side_towards
from stolik.games.rally.components import ALL_SIDES, KINDS, NOTHING, ROADS, opposite
from stolik.games.rally.moves import BACK, DRIVE, PICK, START, SWAP, TURN, Move
from stolik.games.rally.state import NEVER, Table

UNSEEN: Final = 1.6
"""Turns that a tile takes which nobody has seen: it may turn out to lead elsewhere."""
LOST_TURN: Final = 1.5
"""What a swap costs."""
WAIT: Final = 0.5
"""What it costs that a rival stands on a tile which could be turned better."""
FROM_PIT: Final = 6.0
"""Turns from the pit stop to a finish that is not known yet."""
WHOLE_RACE: Final = 12.0
"""Turns that a race takes."""
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


def outlook(table: Table) -> list[float]:
    """Return how near each car is to its finish."""
    return [-still_to_go(table, Seat(seat)) for seat in range(len(table.cars))]


def still_to_go(table: Table, seat: Seat) -> float:
    """Return about how many turns a car needs, the way from the pit stop included."""
    here = table.cars[seat]
    if here == NOTHING:
        return WHOLE_RACE
    later = FROM_PIT if table.goals[seat] == NOTHING else 0.0
    return distance(table, seat, here, table.exits(here)) + later


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
    """Return the sides by which a car that opens a tile from this side may be able to leave."""
    return ALL_SIDES if table.seen[place] == NEVER else WAYS_ON[table.kinds[place]][back]


def ways_on(kind: int, back: int) -> int:
    """Return the sides to which a tile may lead on, if it is laid with a road to this side."""
    exits = 0
    for road in ROADS[kind]:
        if road >> back & 1:
            exits |= road
    return exits


WAYS_ON: Final = [[ways_on(kind, back) for back in range(4)] for kind in range(len(KINDS))]


def distance(table: Table, seat: Seat, place: int, road: int) -> float:
    """Return about how many turns it takes from here, with the road lying so.

    A tile that is in the way can be swapped for another, for a turn, and a rival that stands there
    drives on: so there always is a way. (Were there none, a bot would stay where it bars the way to
    a rival's finish, and a race would never end.)
    Bots ask this more than anything else, so it counts in tenths of a turn, whole numbers, and
    keeps a place with its exits as one of them.
    """
    goal, kinds, roads, seen = goal_of(table, seat), table.kinds, table.roads, table.seen
    reached = [TOO_FAR] * (PLACES << 4)
    edge = [place << 4 | road]
    while edge:
        first = heappop(edge)
        spent, at = first >> NODE_BITS, first >> 4 & PLACE_MASK
        if at == goal:
            return spent / TENTHS
        if spent > reached[first & NODE_MASK]:
            continue
        for side, to in STEPS[at][first & ALL_SIDES]:
            if to >= CELLS or to == PIT:
                exits, cost = (table.exits(to), TENTHS)
            elif seen[to] == NEVER:
                exits, cost = ALL_SIDES, UNSEEN_TENTHS
            elif roads[to]:
                exits, cost = roads[to], TENTHS
                reach(edge, reached, spent + WAIT_TENTHS, to << 4 | WAYS_ON[kinds[to]][side])
                reach(edge, reached, spent + SWAP_TENTHS, to << 4 | ALL_SIDES)
            else:
                exits, cost = WAYS_ON[kinds[to]][side], TENTHS
                if to != table.opened:
                    reach(edge, reached, spent + SWAP_TENTHS, to << 4 | ALL_SIDES)
            reach(edge, reached, spent + cost, to << 4 | exits)
    return FAR


def reach(edge: list[int], reached: list[int], spent: int, node: int) -> None:
    """Note that a place can be reached so soon, unless it can sooner."""
    if spent < reached[node]:
        reached[node] = spent
        heappush(edge, spent << NODE_BITS | node)


TENTHS: Final = 10
UNSEEN_TENTHS: Final = round(TENTHS * UNSEEN)
SWAP_TENTHS: Final = round(TENTHS * (UNSEEN + LOST_TURN))
WAIT_TENTHS: Final = round(TENTHS * (1 + WAIT))
TOO_FAR: Final = round(TENTHS * FAR)
NODE_BITS: Final = 9
"""A place and a set of its sides, as one number."""
NODE_MASK: Final = (1 << NODE_BITS) - 1
PLACE_MASK: Final = (1 << NODE_BITS - 4) - 1
STEPS: Final = [
    [
        [(opposite(side), to) for side, to in enumerate(sides) if to != NOTHING and out >> side & 1]
        for out in range(ALL_SIDES + 1)
    ]
    for sides in BESIDE
]
"""The places to which a road leads, by place and exits, each with the side it is entered by."""


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
