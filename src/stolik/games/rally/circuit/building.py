"""Building the road together (SR-C1 to SR-C5)."""

from stolik.core import Event, Refusal, event, phrase
from stolik.games.rally.circuit import refusals
from stolik.games.rally.circuit.moves import BACK, LAY, LAYS, LIFT, LIFTS, READY, TURN, TURNS, WORDS
from stolik.games.rally.circuit.rug import NAMES, PLACES, longest_circuit
from stolik.games.rally.circuit.state import BUILDING, LAYING, MOST_BUILT, OVER, RACING, Table
from stolik.games.rally.components import NOTHING, ROADS, kind_of
from stolik.games.rally.moves import Move
from stolik.games.rally.naming import tile_name

KIND_OF = {road: kind_of(road) for roads in ROADS for road in roads}


def legal_building(table: Table) -> list[Move]:
    """SR-C2: an empty place, a tile to take back, or ready."""
    if table.phase == LAYING:
        return [TURNS[road] for road in TURNS if forbids_tile(table, road) is None] + [WORDS[BACK]]
    moves = [LAYS[place] for place in range(PLACES) if forbids_place(table, place) is None]
    moves += [LIFTS[place] for place in range(PLACES) if table.roads[place]]
    return [*moves, WORDS[READY]] if table.circuit else moves


def forbids_building(table: Table, move: Move) -> Refusal | None:
    """Return what forbids this step of building."""
    if (table.phase == LAYING) != (move.act in (TURN, BACK)):
        return refusals.OTHER_QUESTION
    if move.act == LAY:
        return forbids_place(table, move.place)
    if move.act == LIFT:
        return None if table.roads[move.place] else refusals.NO_TILE_THERE
    if move.act == TURN:
        return forbids_tile(table, move.road)
    return refusals.NO_CIRCUIT if move.act == READY and not table.circuit else None


def forbids_place(table: Table, place: int) -> Refusal | None:
    """SR-C2: an empty place, while there are tiles."""
    if table.roads[place]:
        return refusals.PLACE_TAKEN
    return None if any(table.supply) else refusals.NO_TILES_LEFT


def forbids_tile(table: Table, road: int) -> Refusal | None:
    """SR-C1: only tiles that are still in the supply."""
    return None if table.supply[KIND_OF[road]] else refusals.NO_SUCH_TILE


def build(table: Table, move: Move, happened: list[Event] | None) -> bool:
    """Make one step of building; tell whether the turn is over."""
    if move.act == LAY:
        table.place = move.place
        table.phase = LAYING
        return False
    table.phase = BUILDING
    place, table.place = table.place, NOTHING
    if move.act == BACK:
        return False
    if move.act == READY:
        start_race(table, happened)
        return True
    if move.act == TURN:
        lay(table, place, move.road, happened)
    else:
        lift(table, move.place, happened)
    look_for_circuit(table, happened)
    return True


def lay(table: Table, place: int, road: int, happened: list[Event] | None) -> None:
    """SR-C2: a tile of the supply goes onto the rug."""
    table.roads[place] = road
    table.supply[KIND_OF[road]] -= 1
    tell(table, "laid-tile", place, road, happened)


def lift(table: Table, place: int, happened: list[Event] | None) -> None:
    """SR-C2: a tile goes back to the supply."""
    road, table.roads[place] = table.roads[place], 0
    table.supply[KIND_OF[road]] += 1
    tell(table, "lifted-tile", place, road, happened)


def tell(table: Table, key: str, place: int, road: int, happened: list[Event] | None) -> None:
    """Tell what was done with a tile."""
    if happened is not None:
        where = phrase("spot", cell=NAMES[place])
        happened.append(event(key, seat=table.seat, place=where, tile=tile_name(KIND_OF[road])))


def look_for_circuit(table: Table, happened: list[Event] | None) -> None:
    """SR-C3: the referee says whether the road is closed, and how long it is."""
    before, table.circuit = len(table.circuit), longest_circuit(table.roads)
    if happened is not None and len(table.circuit) != before:
        happened.append(event("circuit", length=len(table.circuit)))


def end_building_turn(table: Table, happened: list[Event] | None) -> None:
    """SR-C5: after so many turns the race begins, or there is none."""
    table.built += 1
    if table.built < MOST_BUILT:
        return
    if table.circuit:
        start_race(table, happened)
    else:
        table.phase = OVER
        if happened is not None:
            happened.append(event("no-race"))


def start_race(table: Table, happened: list[Event] | None) -> None:
    """SR-C4: all cars stand on the start tile."""
    table.phase = RACING
    if happened is not None:
        start = phrase("spot", cell=NAMES[table.circuit[0]])
        length, laps = len(table.circuit), table.rules.laps
        happened.append(event("race-begins", place=start, length=length, laps=laps))
