"""What must hold at every table: conservation, and the deductions of RULES.md."""

from collections import Counter

from stolik.core import ensure
from stolik.games.rally.board import CELLS, PIT, PLACES, TRACK, is_track, side_towards
from stolik.games.rally.components import COLOURS, KINDS, NOTHING, ROADS
from stolik.games.rally.driving import fitting
from stolik.games.rally.preparation import SEATS
from stolik.games.rally.state import CORNER, SWAPPING, TURNING, Table

FEWEST = 18


def inventory(table: Table) -> list[str]:
    """Return every tile, token and car, wherever it is; tiles of a kind are numbered."""
    counted: Counter[int] = Counter()
    tiles: list[str] = []
    for place in TRACK:
        kind = table.kinds[place]
        counted[kind] += 1
        tiles.append(f"{KINDS[kind]} {counted[kind]}")
    tokens = [colour for colour in (*table.stack, *table.boxed, *table.goals) if colour != NOTHING]
    cars = [f"car {number + 1}" for number in range(len(table.cars))]
    return tiles + [f"{COLOURS[token]} token" for token in tokens] + cars


def check(table: Table) -> None:
    """Raise `Broken` with the number of the rule that does not hold."""
    check_tiles(table)
    check_cars(table)
    check_tokens(table)
    check_question(table)


def check_tiles(table: Table) -> None:
    """SR-1, SR-2, SR-9: the tiles of the mix, open just where cars stand."""
    kinds = [table.kinds[place] for place in TRACK]
    ensure(table.kinds[PIT] == NOTHING, "SR-2: the pit stop is in the middle")
    ensure([kinds.count(kind) for kind in range(len(KINDS))] == table.rules.mix, "SR-1: the tiles")
    for place in range(CELLS):
        road = table.roads[place]
        ensure(bool(road) == (is_track(place) and place in table.cars), "SR-9: open with a car")
        ensure(not road or road in ROADS[table.kinds[place]], "SR-6: a road of its tile")
        seen = table.seen[place]
        ensure(0 <= seen <= table.turn, "SR-R20: a tile is seen in some turn")
        ensure(seen > 0 or not road, "SR-R20: an open tile is seen")


def check_cars(table: Table) -> None:
    """SR-1, SR-4: two to four cars, each from a corner of its own."""
    seats = len(table.cars)
    ensure(seats in SEATS and len(table.starts) == len(table.goals) == seats, "SR-R21: 2 to 4 cars")
    ensure(0 <= table.seat < seats, "SR-5: somebody's turn")
    for car, start in zip(table.cars, table.starts, strict=True):
        ensure((car == NOTHING) == (start == NOTHING), "SR-4: every car starts somewhere")
        ensure(start == NOTHING or CELLS <= start < PLACES, "SR-4: at a start tile")
    chosen = [start for start in table.starts if start != NOTHING]
    ensure(len(set(chosen)) == len(chosen), "SR-4: one car a start tile")
    choosing = table.phase == CORNER
    ensure(choosing == (NOTHING in table.starts), "SR-4: corners are chosen first")
    ensure(choosing == (table.turn == 0), "SR-5: turns are counted from one")
    waiting = not choosing or table.cars[table.seat] == NOTHING
    ensure(waiting, "SR-4: whoever has no corner yet is asked")
    unmoved = all(car == start for car, start in zip(table.cars, table.starts, strict=True))
    ensure(not choosing or unmoved, "SR-4: nobody drives before all have a corner")
    begun = table.swapped or any(goal != NOTHING for goal in table.goals)
    ensure(not (choosing and begun), "SR-4: nothing happens before all have a corner")
    order = [table.starts[(table.seat + turn) % seats] for turn in range(seats)]
    in_turn = not choosing or NOTHING not in order[order.count(NOTHING) :]
    ensure(in_turn, "SR-R23: corners are chosen in the order of turns")


def check_tokens(table: Table) -> None:
    """SR-3, SR-11: as many tokens as players, taken at the pit stop one by one."""
    taken = [goal for goal in table.goals if goal != NOTHING]
    tokens = sorted([*table.stack, *table.boxed, *taken])
    ensure(tokens == list(range(len(COLOURS))), "SR-1: four tokens")
    ensure(len(table.stack) + len(taken) == len(table.cars), "SR-3: as many as players")
    for car, goal in zip(table.cars, table.goals, strict=True):
        ensure(car != PIT or goal != NOTHING, "SR-11: a token at the pit stop")
        home = goal != NOTHING and car == CELLS + goal
        ensure(not home or table.over, "SR-12: whoever reaches the finish has won")
    ensure(not table.over or is_home(table), "SR-12: the winner is at the finish")


def is_home(table: Table) -> bool:
    """Tell whether the car whose turn it is stands at the finish of its colour."""
    goal = table.goals[table.seat]
    return goal != NOTHING and table.cars[table.seat] == CELLS + goal


def is_turnable(table: Table) -> bool:
    """Tell whether the opened tile lies on the road of the car, and can be turned."""
    here = table.cars[table.seat]
    side = side_towards(here, table.opened)
    on_road = side != NOTHING and table.exits(here) >> side & 1 and is_track(table.opened)
    return bool(on_road) and table.seen[table.opened] > 0 and len(fitting(table)) > 1


def check_question(table: Table) -> None:
    """SR-D4, SR-10: what is asked can be answered."""
    turning = table.phase == TURNING
    ensure(turning == (table.opened != NOTHING), "SR-6: a tile is being turned round")
    ensure(not turning or is_turnable(table), "SR-6: there are ways to turn it")
    ensure(table.picked == NOTHING or table.phase == SWAPPING, "SR-10: picked for a swap")
    closed = [place for place in TRACK if table.is_closed(place)]
    able = turning or len(closed) - len(table.swapped) >= FEWEST
    ensure(able, "SR-D4: at least 18 tiles can be swapped")
    for place in table.swapped:
        opened = turning and place == table.opened
        ensure(place in closed or opened, "SR-10: swapped tiles lie face down")
    able = table.picked == NOTHING or table.picked in closed
    ensure(able, "SR-10: picked is a tile that lies face down")
    ensure(len(table.swapped) in (0, 2) and len(set(table.swapped)) != 1, "SR-10: two tiles")
    ensure(table.picked not in table.swapped, "SR-10: not one that was just swapped")
