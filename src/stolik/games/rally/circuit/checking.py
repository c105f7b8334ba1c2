"""What must hold on every rug."""

from stolik.core import ensure
from stolik.games.rally.circuit.building import KIND_OF, forbids_place
from stolik.games.rally.circuit.rug import PLACES
from stolik.games.rally.circuit.state import BUILDING, LAYING, MOST_BUILT, OVER, RACING, Table
from stolik.games.rally.components import KINDS, NOTHING


def inventory(table: Table) -> list[str]:
    """Return every tile and car, wherever it is; tiles of a kind are numbered."""
    counts = on_rug(table)
    tiles = [
        f"{name} {number + 1}"
        for kind, name in enumerate(KINDS)
        for number in range(counts[kind] + table.supply[kind])
    ]
    return tiles + [f"car {number + 1}" for number in range(len(table.driven))]


def on_rug(table: Table) -> list[int]:
    """Return how many tiles of each kind lie on the rug."""
    kinds = [KIND_OF[road] for road in table.roads if road]
    return [kinds.count(kind) for kind in range(len(KINDS))]


def check(table: Table) -> None:
    """Raise `Broken` with the number of the rule that does not hold."""
    seats = len(table.driven)
    ensure(1 <= seats <= len("1234"), "SR-C1: one to four cars")
    ensure(0 <= table.seat < seats and 0 <= table.first < seats, "SR-C1: somebody's turn")
    ensure(len(table.supply) == len(KINDS), "SR-C1: a pile for each kind of tile")
    ensure(min(table.supply) >= 0, "SR-C1: no pile has less than no tiles")
    whole = [here + left for here, left in zip(on_rug(table), table.supply, strict=True)]
    ensure(whole == table.rules.mix, "SR-C1: the tiles of the mix")
    check_building(table)
    check_race(table)


def check_building(table: Table) -> None:
    """SR-C2, SR-C5."""
    laying = table.phase == LAYING
    ensure(laying == (table.place != NOTHING), "SR-C2: a tile is about to be laid")
    ensure(not laying or 0 <= table.place < PLACES, "SR-C2: somewhere on the rug")
    free = not laying or forbids_place(table, table.place) is None
    ensure(free, "SR-C2: on an empty place")
    ensure(0 <= table.built <= MOST_BUILT, "SR-C5: building turns are counted")
    building = table.phase in (BUILDING, LAYING)
    ensure(not building or table.built < MOST_BUILT, "SR-C5: building ends some time")
    turn = (table.first + table.built) % len(table.driven)
    ensure(not building or table.seat == turn, "SR-C1: builders take turns")
    raced = bool(table.circuit) or (table.built == MOST_BUILT and not any(table.driven))
    ensure(table.phase != OVER or raced, "SR-C5: without a road it ends after 48 turns")


def check_race(table: Table) -> None:
    """SR-C4, SR-C8, SR-C9."""
    building = table.phase in (BUILDING, LAYING)
    ensure(min(table.driven) >= 0, "SR-C6: nobody drives backwards")
    ensure(not (building and any(table.driven)), "SR-C4: nobody drives before the race")
    ensure(bool(table.circuit) or table.phase != RACING, "SR-C4: a race needs a closed road")
    done = max(table.driven) >= table.rules.laps * len(table.circuit)
    ensure(table.phase != OVER or done, "SR-C9: the race ends when the laps are done")
    begins = table.seat == table.first
    ensure(table.phase != RACING or not (done and begins), "SR-C9: and no turn later")
