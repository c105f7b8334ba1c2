"""For bots and hints: which tile closes the road soonest (SR-C2, SR-C3)?

What lies on the rug is built on: of all rings that could be closed, the one that takes the fewest
turns. A tile is taken away only where it bars that ring, and never one that fits into it.
"""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from stolik.games.rally.circuit.building import KIND_OF
from stolik.games.rally.circuit.moves import LAYS, LIFTS, READY, TURNS, WORDS
from stolik.games.rally.circuit.rug import BESIDE, NAMES, PLACES, Edge, is_joined
from stolik.games.rally.circuit.state import BUILDING, LAYING, Table
from stolik.games.rally.components import ALL_SIDES, DEAD_END, EAST, NOTHING, opposite
from stolik.games.rally.moves import Move

Ring = list[tuple[int, int]]
"""Places in the order of driving, each with the road that the ring needs there."""

USUAL: Final = {
    "b2": 0b0110,
    "c2": 0b1010,
    "d2": 0b1010,
    "e2": 0b1100,
    "e3": 0b0101,
    "e4": 0b1001,
    "d4": 0b1010,
    "c4": 0b1010,
    "b4": 0b0011,
    "b3": 0b0101,
}
"""A ring of curves and straights that every mix of ours can build, long enough for a race."""
USUAL_RING: Final[Ring] = [(NAMES.index(name), road) for name, road in USUAL.items()]
USUAL_ROADS: Final = dict(USUAL_RING)

LAID: Final = 10
"""What a tile to lay counts when rings are compared …"""
BARRED: Final = 21
"""… and one that has to be taken away before: two turns, and somebody may be fond of it."""
JOINED: Final = 100
"""… even more so if it is joined to another: what fits is left alone if there is any other way."""
ENDLESS: Final = 1_000_000
"""More than any ring counts."""
NOWHERE: Final = (NOTHING, NOTHING)
WAYS: Final = tuple(1 << one | 1 << other for one in range(4) for other in range(one))
"""Every road from one side of a place to another."""
EMPTY: Final = dict.fromkeys(WAYS, LAID)
KEPT: Final = 4096


def plan(table: Table) -> list[Move]:
    """Return the moves that help to close the road, the next tile first; none in a race."""
    if table.phase not in (BUILDING, LAYING):
        return []
    if table.circuit and table.phase == BUILDING:
        return [WORDS[READY]]
    roads = tuple(table.roads)
    if table.phase == LAYING:
        tiles = [tile_for(table.supply, road) for road in wanted_at(roads, table.place)]
        return [TURNS[tile] for tile in tiles if tile][:1]
    ring = soonest_ring(roads)
    return to_lay(table, ring) or to_lift(table, ring)


def to_lay(table: Table, ring: Ring) -> list[Move]:
    """Return the empty places of the ring for which there is a tile, from a lying one onward."""
    begun = next((at for at, (place, _) in enumerate(ring) if table.roads[place]), 0)
    return [
        LAYS[place]
        for place, road in ring[begun:] + ring[:begun]
        if not table.roads[place] and tile_for(table.supply, road)
    ]


def to_lift(table: Table, ring: Ring) -> list[Move]:
    """Return what bars the ring; or else, if the supply has run out of a tile, one from outside."""
    roads, on_ring = table.roads, {place for place, _ in ring}
    barring = [
        LIFTS[place] for place, road in ring if roads[place] and not fits(roads[place], road)
    ]
    missing = [road for place, road in ring if not roads[place]]
    spare = [place for place in range(PLACES) if roads[place] and place not in on_ring]
    useful = [
        LIFTS[place] for place in spare if any(serves(roads[place], road) for road in missing)
    ]
    loose = [move for move in useful if not is_joined_anywhere(roads, move.place)]
    return barring or loose or useful


def tile_for(supply: list[int], road: int) -> int:
    """Return how a tile of the supply is laid so that the ring runs over it; 0 if none can be."""
    tiles = [tile for tile in TURNS if supply[KIND_OF[tile]] and fits(tile, road)]
    return min(tiles, key=lambda tile: (tile.bit_count(), tile), default=0)


def fits(tile: int, road: int) -> bool:
    """SR-C3: a ring runs this way over a tile; a crossing is driven straight on only."""
    straight = road in (0b0101, 0b1010)
    return tile & road == road and (straight or tile != ALL_SIDES)


def serves(tile: int, road: int) -> bool:
    """Tell whether a tile would fit if it were turned."""
    kind = KIND_OF[tile]
    return kind != DEAD_END and any(fits(each, road) for each in TURNS if KIND_OF[each] == kind)


# The ring that is closed soonest


@lru_cache(KEPT)
def soonest_ring(roads: tuple[int, ...]) -> Ring:
    """Return the ring that takes the fewest turns, if any can be closed.

    Where all that lies belongs to the usual ring, it is that one.
    """
    if is_usual(roads):
        return USUAL_RING
    turns = [turns_at(roads, place) for place in range(PLACES)]
    best: Ring = []
    counts = ENDLESS
    for upper_left in range(PLACES):
        # It has a road to the right. Only a ring that counts less is looked for on.
        found, ring = ring_from(turns, upper_left, EAST, upper_left, counts)
        if ring:
            best, counts = ring, found
    return best


@lru_cache(KEPT)
def wanted_at(roads: tuple[int, ...], place: int) -> list[int]:
    """Return the roads that the soonest rings over this place need there."""
    if is_usual(roads) and place in USUAL_ROADS:
        return [USUAL_ROADS[place]]
    turns = [turns_at(roads, each) for each in range(PLACES)]
    sides = [side for side in range(4) if BESIDE[place][side] != NOTHING]
    rings = [ring_from(turns, place, side, 0, ENDLESS) for side in sides]
    soonest = min((counts for counts, ring in rings if ring), default=0)
    needed = [dict(ring)[place] for counts, ring in rings if ring and counts == soonest]
    return list(dict.fromkeys(needed))


def is_usual(roads: tuple[int, ...]) -> bool:
    """Tell whether all that lies belongs to the usual ring."""
    lying = [place for place in range(PLACES) if roads[place]]
    return all(at in USUAL_ROADS and fits(roads[at], USUAL_ROADS[at]) for at in lying)


def ring_from(
    turns: list[dict[int, int]], start: int, side: int, least: int, most: int
) -> tuple[int, Ring]:
    """Return the best ring that leaves a place over this side, if it counts less than the most.

    It runs over no place before the least, and counts what it takes at each. The way is looked for
    from edge to edge, each a place and the side over which it is left.
    """
    before: dict[Edge, Edge] = {}
    ahead: list[tuple[int, Edge, Edge]] = [(0, (start, side), NOWHERE)]
    while ahead:
        cost, edge, last = heappop(ahead)
        if cost >= most:
            break
        if edge in before:
            continue
        if last != NOWHERE:
            before[edge] = last
            if edge == (start, side):
                return cost, driven(before, edge)
        to, back = BESIDE[edge[0]][edge[1]], opposite(edge[1])
        for on in range(4) if to >= least else ():
            if on != back and (to, on) not in before:
                heappush(ahead, (cost + turns[to][1 << on | 1 << back], (to, on), edge))
    return 0, []


def turns_at(roads: tuple[int, ...], place: int) -> dict[int, int]:
    """Return what it takes, by the road that a ring needs there, until it runs over a place."""
    lying = roads[place]
    if not lying:
        return EMPTY
    barred = JOINED if is_joined_anywhere(roads, place) else BARRED
    return {road: 0 if fits(lying, road) else barred for road in WAYS}


def is_joined_anywhere(roads: Sequence[int], place: int) -> bool:
    """Tell whether the road of a tile goes on over a neighbour: it fits as it lies."""
    return any(is_joined(roads, place, side) for side in range(4))


def driven(before: dict[Edge, Edge], start: Edge) -> Ring:
    """Return the way round, from the start on; nothing, if it passes a place twice."""
    ring: Ring = []
    edge = start
    while not ring or edge != start:
        last = before[edge]
        ring.append((edge[0], 1 << edge[1] | 1 << opposite(last[1])))
        edge = last
    places = {place for place, _ in ring}
    return ring[:1] + ring[:0:-1] if len(places) == len(ring) else []
