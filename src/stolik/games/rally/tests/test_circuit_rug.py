"""Roads drawn as text: is there a closed one, how long is it, and where does it start?

A rug is up to five rows of up to seven places; what is not drawn is empty.

    ╔═╗    a tile, as its road lies
    ║·║    an empty place
    ╚═╝

`Rug` is such a rug with its supply and its cars, played with spelled moves.
"""

from __future__ import annotations

from itertools import combinations, product
from math import prod
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stolik.core import Chance, Seat, settle, written
from stolik.games import find
from stolik.games.rally.circuit.rug import HIGH, NAMES, PLACES, WIDE, longest_circuit
from stolik.games.rally.circuit.state import PHASES

if TYPE_CHECKING:
    from stolik.core import JSON, AnyGame, Event, Reason, Value
    from stolik.games.rally.circuit.state import Table

JOINTS = "╨╞╥╡║═╚╔╗╝╠╦╣╩╬"
RUNS_TO = ["N", "E", "S", "W", "NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW"]
RUNS_TO += ["NESW"]
"""The sides to which the road of each joint runs."""
RING = "╔╗ ╚╝"
LONG_RING = "╔══╗ ║··║ ╚══╝"
DIE = (0, 1, 2, 2, 3, 4)
"""SR-C6, by hand."""


def bits(mark: str) -> int:
    """Return the road that is drawn so."""
    return sum(1 << "NESW".index(side) for side in RUNS_TO[JOINTS.index(mark)])


def roads_of(rug: str) -> list[int]:
    """Return the roads of a rug that is drawn as text."""
    rows = [f"{row:·<{WIDE}}" for row in rug.split()]
    places = f"{''.join(rows):·<{PLACES}}"
    assert len(places) == PLACES
    return [0 if mark == "·" else bits(mark) for mark in places]


def drawn(roads: list[int]) -> str:
    """Draw the roads as a test does, without what is empty at the right and below."""
    marks = {bits(mark): mark for mark in JOINTS} | {0: "·"}
    text = "".join(marks[road] for road in roads)
    rows = [text[start : start + WIDE].rstrip("·") or "·" for start in range(0, PLACES, WIDE)]
    while len(rows) > 1 and rows[-1] == "·":
        rows.pop()
    return " ".join(rows)


def loop(rug: str) -> str:
    """Name the places of the longest closed road, in the order of driving."""
    return named(longest_circuit(roads_of(rug)))


def named(places: list[int]) -> str:
    """Name these places."""
    return " ".join(NAMES[place] for place in places)


def luck(*faces: int) -> str:
    """Return a seed whose die falls on these faces, counted from nought, one after the other."""
    for number in range(100_000):
        chance = Chance(f"luck {number}")
        if all(chance.below(len(DIE)) == face for face in faces):
            return chance.seed
    raise AssertionError(faces)


class Rug:
    """A rug laid by hand; every move is held against the promises of the game."""

    def __init__(
        self,
        rug: str = "·",
        *,
        seats: int = 2,
        first: int = 0,
        built: int | None = None,
        driven: list[int] | None = None,
        seat: int | None = None,
        seed: str = "rug",
        game: AnyGame | None = None,
        **options: Value,
    ) -> None:
        """Lay the rug, each tile in a turn of its own; with distances driven it is a race."""
        self.game: AnyGame = game or find("rally-circuit")
        self.events: list[Event] = []
        seats = seats if driven is None else len(driven)
        agreed: dict[str, Value] = {"first_seat": str(first + 1), **options}
        chosen = settle(self.game.options, agreed)
        self.table: Table = self.game.prepare(seats, chosen, Chance(seed))
        table = self.table
        for place, road in enumerate(roads_of(rug)):
            if road:
                table.roads[place] = road
                table.supply[kind_by_sides(road)] -= 1
        laid = sum(road > 0 for road in table.roads)
        table.circuit = longest_circuit(table.roads)
        table.built = laid if built is None else built
        assert table.built >= laid
        assert (table.built - laid) % 2 == 0, "tiles laid and lifted again take two turns"
        table.seat = Seat((first + table.built) % seats)
        if driven is not None:
            table.phase = PHASES.index("racing")
            table.driven = driven.copy()
            table.seat = Seat(first if seat is None else seat)
        self.laid = sorted(self.game.inventory(table))
        self.hold()

    def play(self, *moves: str) -> Rug:
        """Play these moves, each by the seat whose turn it is; telling of them changes nothing."""
        for name in moves:
            move, seat = self.game.by_name[name], self.table.seat
            silent = self.game.copy(self.table)
            self.game.play(silent, seat, move)
            self.game.play(self.table, seat, move, self.events)
            assert written(self.game.write_state(silent)) == written(self.state)
            self.hold()
        return self

    def hold(self) -> None:
        """Check the table; nothing is lost, the road is known, and the rules agree."""
        self.game.check(self.table)
        assert sorted(self.game.inventory(self.table)) == self.laid
        assert self.table.circuit == longest_circuit(self.table.roads)
        for number in range(len(self.table.driven)):
            seat = Seat(number)
            legal = self.game.legal_moves(self.table, seat)
            assert bool(legal) == (seat in self.game.to_move(self.table))
            allowed = [
                move for move in self.game.moves if not self.game.why_not(self.table, seat, move)
            ]
            assert sorted(map(str, legal)) == sorted(map(str, allowed))

    @property
    def state(self) -> JSON:
        """The whole table as JSON."""
        return self.game.write_state(self.table)

    @property
    def rug(self) -> str:
        """What lies there, drawn as in a test."""
        return drawn(self.table.roads)

    @property
    def loop(self) -> str:
        """The longest closed road."""
        return named(self.table.circuit)

    @property
    def turn(self) -> str:
        """What is asked of whom, such as `building 0`, or how the game ended."""
        ending = self.game.ending(self.table)
        return f"{PHASES[self.table.phase]} {self.table.seat}" if ending is None else ending

    @property
    def moves(self) -> list[str]:
        """The legal moves of the seat whose turn it is."""
        return [str(move) for move in self.game.legal_moves(self.table, self.table.seat)]

    @property
    def heard(self) -> list[str]:
        """The keys of the events so far."""
        return [event["key"] for event in self.events]

    @property
    def supply(self) -> dict[str, int]:
        """The tiles beside the rug."""
        found: dict[str, int] = self.view()["supply"]
        return found

    def view(self, seat: int | None = None) -> Any:
        """Return what this seat sees."""
        return self.game.view(self.table, None if seat is None else Seat(seat))

    def reason(self, move: str, seat: int | None = None) -> Reason | None:
        """Return why the move is refused; the seat is the one whose turn it is."""
        asking = self.table.seat if seat is None else Seat(seat)
        return self.game.why_not(self.table, asking, self.game.by_name[move])

    def why(self, move: str, seat: int | None = None) -> str | None:
        """Return the number of the rule and the key of the sentence that refuse the move."""
        reason = self.reason(move, seat)
        return reason and f"{reason['rule']} {reason['key'].removeprefix('why-not-')}"


def kind_by_sides(road: int) -> int:
    """Return the kind of a tile by the sides that its road runs to."""
    sides = road.bit_count()
    if sides == 2:
        return 0 if road in (5, 10) else 1
    return {1: 4, 3: 2, 4: 3}[sides]


# The rug


def test_the_rug_has_seven_places_across_and_five_down() -> None:
    """SR-C1: named like the squares of the race."""
    assert (WIDE, HIGH, PLACES) == (7, 5, 35)
    assert NAMES[:8] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]
    assert NAMES[-1] == "g5"


# Closed or not


@pytest.mark.parametrize(
    ("rug", "places"),
    [
        ("╔╗ ╚╝", "a1 b1 b2 a2"),
        ("╔═╗ ╚═╝", "a1 b1 c1 c2 b2 a2"),
        ("╔╗ ║║ ╚╝", "a1 b1 b2 b3 a3 a2"),
        ("· ·╔══╗ ·║··║ ·╚══╝", "b2 c2 d2 e2 e3 e4 d4 c4 b4 b3"),
        ("╔═╗· ║·╚╗ ╚══╝", "a1 b1 c1 c2 d2 d3 c3 b3 a3 a2"),
        ("· · · ·····╔╗ ·····╚╝", "f4 g4 g5 f5"),
    ],
)
def test_a_ring_is_closed(rug: str, places: str) -> None:
    """SR-C3: every tile is joined to the next, and the last to the first."""
    assert loop(rug) == places


def test_the_longest_way_round_the_rug() -> None:
    """SR-C3: along the edge, twenty steps."""
    places = loop("╔═════╗ ║·····║ ║·····║ ║·····║ ╚═════╝").split()
    assert len(places) == 20
    assert (places[0], places[1], places[-1]) == ("a1", "b1", "a2")


@pytest.mark.parametrize(
    "rug",
    [
        "·",
        "╔",
        "═",
        "╬",
        "═══════",
        "╔╗ ╚",
        "╔╗ ╚║",
        "╔╗ ╚╗",
        "╔═╗ ║·║ ╚══",
        "╔╗· ║╚╡ ╚══",
        "╞╡",
        "╔╡ ╨",
        "╬╬ ╬╬",
        "╬╬╬ ╬╬╬ ╬╬╬",
    ],
)
def test_an_open_road_is_not_closed(rug: str) -> None:
    """SR-C3: nothing, one tile, a gap, a tile turned wrongly, dead ends, crossings alone."""
    assert loop(rug) == ""


def test_a_road_does_not_run_round_the_edge_of_the_rug() -> None:
    """SR-C1, SR-C3: the places g1 and a2 are not beside each other."""
    assert loop("═══════ ═══════ ═══════ ═══════ ═══════") == ""
    assert loop("║ ║ ║ ║ ║") == ""
    assert loop("╚·····╔ ╝·····╗") == ""


@pytest.mark.parametrize("rug", ["╔═╗═ ║·║╡ ╚═╝║", "╠═╦╡ ║·║ ╚═╩╡", "╔═╗ ║╨╠╡ ╚═╝"])
def test_what_else_lies_there_does_not_open_a_ring(rug: str) -> None:
    """SR-C3: loose tiles and dead ends beside a closed road."""
    assert loop(rug) == "a1 b1 c1 c2 c3 b3 a3 a2"


@pytest.mark.parametrize("side", ["╠", "╦", "╔"])
def test_a_junction_in_a_ring_leads_on_along_the_ring(side: str) -> None:
    """SR-C3: any two of its three ways; the third may lead nowhere."""
    assert loop(f"{side}╗ ╚╝") == "a1 b1 b2 a2"


# Crossings


def test_a_figure_of_eight_passes_its_crossing_twice() -> None:
    """SR-C3: eight steps over seven tiles."""
    assert loop("╔╗ ╚╬╗ ·╚╝") == "a1 b1 b2 b3 c3 c2 b2 a2"


def test_a_figure_of_eight_lying_on_the_other_side() -> None:
    """SR-C3, SR-C4: it starts at the uppermost tile, although another is farther left."""
    assert loop("·╔╗ ╔╬╝ ╚╝") == "b1 c1 c2 b2 a2 a3 b3 b2"


def test_a_road_may_cross_itself_twice() -> None:
    """SR-C3: three rings in a row are one road, each crossing passed twice."""
    assert loop("╔╗ ╚╬╗ ·╚╬╗ ··╚╝") == "a1 b1 b2 b3 c3 d3 d4 c4 c3 c2 b2 a2"


@pytest.mark.parametrize("rug", ["╔╗ ╚╬", "╬╗ ╚╝", "╔╬ ╚╝", "╔╗ ╬╝"])
def test_a_crossing_is_no_corner(rug: str) -> None:
    """SR-C3: it is driven straight on only, never round a corner."""
    assert loop(rug) == ""


def test_a_crossing_in_a_straight_line_is_a_straight() -> None:
    """SR-C3: its other road may lead nowhere."""
    assert loop("╔╬╗ ╬·╬ ╚╬╝") == "a1 b1 c1 c2 c3 b3 a3 a2"


def test_two_rings_through_two_crossings() -> None:
    """SR-C3: of two rings that cross each other neither can turn into the other."""
    assert loop("╔═╗ ║╔╬╗ ╚╬╝║ ·╚═╝") == "a1 b1 c1 c2 c3 b3 a3 a2"


# Several closed roads


def test_of_two_rings_the_longer_counts() -> None:
    """SR-C3: wherever it lies."""
    assert loop("╔╗·╔═╗ ╚╝·╚═╝") == "d1 e1 f1 f2 e2 d2"
    assert loop("╔═╗·╔╗ ╚═╝·╚╝") == "a1 b1 c1 c2 b2 a2"


def test_of_two_equal_rings_the_upper_left_one_counts() -> None:
    """SR-C3: each would do, but the referee has to say which."""
    assert loop("····╔╗ ╔╗··╚╝ ╚╝") == "e1 f1 f2 e2"
    assert loop("╔╗··╔╗ ╚╝··╚╝") == "a1 b1 b2 a2"


@pytest.mark.parametrize(
    ("rug", "places"),
    [
        ("╔╦╗ ╚╩╝", "a1 b1 c1 c2 b2 a2"),
        ("╔╗· ╠╩╗ ╚═╝", "a1 b1 b2 c2 c3 b3 a3 a2"),
        ("╔═╗· ║·╠╗ ╚═╩╝", "a1 b1 c1 c2 d2 d3 c3 b3 a3 a2"),
        ("╔╦═╗ ╚╣·║ ·╚═╝", "a1 b1 c1 d1 d2 d3 c3 b3 b2 a2"),
    ],
)
def test_with_junctions_the_longest_way_counts(rug: str, places: str) -> None:
    """SR-C3: a junction gives several loops; the short cut is left aside."""
    assert loop(rug) == places


def test_two_rings_joined_by_a_bridge_are_two_roads() -> None:
    """SR-C3: no piece of road is driven twice in one lap, so only one of them counts."""
    assert loop("╔╗··╔═╗ ║╠══╣·║ ╚╝··╚═╝") == "e1 f1 g1 g2 g3 f3 e3 e2"


# The start


def test_the_start_is_the_upper_left_tile_and_the_way_leads_right() -> None:
    """SR-C4: of the uppermost tiles the leftmost, although a lower one lies farther left."""
    places = loop("···╔╗ ╔══╝║ ╚═══╝").split()
    assert places[:3] == ["d1", "e1", "e2"]
    assert places[-1] == "d2"


def test_of_two_uppermost_tiles_the_left_one_is_the_start() -> None:
    """SR-C4: also where the road comes up twice."""
    assert loop("╔╗╔╗ ║╚╝║ ╚══╝").split()[:5] == ["a1", "b1", "b2", "c2", "c1"]


# By brute force

SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
ACROSS, DOWN = 4, 3
IS_ROAD = st.sampled_from([True, True, True, False])
STUB = st.sampled_from([0, 0, 0, 1, 2, 4, 8])
MOST_CHOICES = 3**6

Spot = tuple[int, int]
Piece = frozenset[Spot]
"""A piece of road, from the middle of one place to the middle of the next."""


def pieces(roads: dict[Spot, int], spot: Spot) -> dict[int, Piece]:
    """Return the pieces of road that end here, by side."""
    found: dict[int, Piece] = {}
    for side, (down, right) in enumerate(SIDES):
        other = (spot[0] + down, spot[1] + right)
        if roads[spot] & 1 << side and roads.get(other, 0) & 1 << (side + 2) % 4:
            found[side] = frozenset({spot, other})
    return found


def choices(roads: dict[Spot, int], spot: Spot) -> list[list[Piece]]:
    """Return the ways to use a tile in a lap, each as pairs of pieces that follow each other."""
    here = pieces(roads, spot)
    if roads[spot] == 15:
        straight = [(one, other) for one, other in ((0, 2), (1, 3)) if {one, other} <= set(here)]
        return [[here[side] for pair in straight for side in pair]]
    return [[here[one], here[other]] for one, other in combinations(here, 2)] or [[]]


def rings(chosen: tuple[list[Piece], ...]) -> list[int]:
    """Return the lengths of the closed roads when every tile is used in one way.

    Each piece then goes on in one way at most, so those that hang together are a line or a ring:
    a ring if they follow each other as often as there are pieces.
    """
    pairs = [{way[n], way[n + 1]} for way in chosen for n in range(0, len(way), 2)]
    lengths = []
    while pairs:
        together, follow = set(pairs.pop()), 1
        while near := [pair for pair in pairs if pair & together]:
            together |= near[0]
            pairs.remove(near[0])
            follow += 1
        lengths += [follow] * (follow == len(together))
    return lengths


def by_force(roads: dict[Spot, int]) -> int:
    """Return the length of the longest closed road, having tried every way to use each tile."""
    ways = [choices(roads, spot) for spot in roads]
    return max((length for chosen in product(*ways) for length in rings(chosen)), default=0)


def cost(roads: dict[Spot, int]) -> int:
    """Return how many ways there are to try."""
    return prod(len(choices(roads, spot)) for spot in roads)


@st.composite
def small_rugs(draw: st.DrawFn) -> tuple[list[int], dict[Spot, int]]:
    """Joined places with a few loose ends, as the game has them and place by place."""
    lying = dict.fromkeys(product(range(DOWN), range(ACROSS)), 0)
    for row, column in lying:
        for side in (1, 2):
            other = (row + SIDES[side][0], column + SIDES[side][1])
            if other in lying and draw(IS_ROAD):
                lying[row, column] |= 1 << side
                lying[other] |= 1 << (side + 2) % 4
        lying[row, column] |= draw(STUB)
    assume(cost(lying) <= MOST_CHOICES)
    down, right = draw(st.integers(0, HIGH - DOWN)), draw(st.integers(0, WIDE - ACROSS))
    roads = [0] * PLACES
    for (row, column), road in lying.items():
        roads[(row + down) * WIDE + column + right] = road
    return roads, lying


@settings(max_examples=150, deadline=None)
@given(small_rugs())
def test_no_closed_road_is_longer(rugs: tuple[list[int], dict[Spot, int]]) -> None:
    """SR-C3: as long as the longest that trying everything finds, and none if there is none."""
    roads, lying = rugs
    assert len(longest_circuit(roads)) == by_force(lying)


def side_towards(one: int, other: int) -> int:
    """Return the side of a place over which the other lies."""
    here, there = divmod(one, WIDE), divmod(other, WIDE)
    return SIDES.index((there[0] - here[0], there[1] - here[1]))


@settings(max_examples=150, deadline=None)
@given(small_rugs())
def test_the_road_that_is_found_can_be_driven(rugs: tuple[list[int], dict[Spot, int]]) -> None:
    """SR-C3, SR-C4: joined all along, straight over crossings, from the upper left to the right."""
    roads, _ = rugs
    places = longest_circuit(roads)
    assume(len(places) > 0)
    steps = list(zip(places, [*places[1:], places[0]], strict=True))
    outs = [side_towards(one, other) for one, other in steps]
    for (place, _), out, came in zip(steps, outs, [outs[-1], *outs[:-1]], strict=True):
        back = (came + 2) % 4
        assert roads[place] & 1 << out
        assert roads[place] & 1 << back
        assert out != back
        assert roads[place] != 15 or out == came
    assert len({frozenset(step) for step in steps}) == len(steps)
    assert (places[0], outs[0]) == (min(places), 1)


@pytest.mark.parametrize(
    ("rug", "length"),
    [("╔╗ ╚╝", 4), ("╔╗ ╚╬╗ ·╚╝", 8), ("╔╦╗ ╚╩╝", 6), ("╔╗ ╚╬", 0), ("╔╦═╗ ╚╣·║ ·╚═╝", 10)],
)
def test_brute_force_can_count(rug: str, length: int) -> None:
    """A check of the check."""
    roads = roads_of(rug)
    lying = {divmod(place, WIDE): road for place, road in enumerate(roads)}
    assert by_force(lying) == length
