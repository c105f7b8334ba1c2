"""What lies on the rug."""

from typing import Final

from stolik.core import Seat, travel
from stolik.games.rally.board import BESIDE, CELLS, PIT, door
from stolik.games.rally.components import ALL_SIDES, Box, mix_of
from stolik.games.rally.options import Options

CORNER: Final = 0
"""Choose a start tile (SR-4)."""
TURN_PHASE: Final = 1
"""Drive or swap (SR-5)."""
TURNING: Final = 2
"""Which way round does the opened tile lie? (SR-6)"""
SWAPPING: Final = 3
"""Which tiles are swapped? (SR-10)"""
OVER: Final = 4
PHASES: Final = ("corner", "turn", "turning", "swapping", "over")

NEVER: Final = 0
"""When a tile was seen that nobody has seen yet."""


class Rules:
    """What this table agreed on; never changes while it is played."""

    __slots__ = ("box", "by_road", "mix", "options")

    def __init__(self, box: Box, options: Options) -> None:
        """Agree."""
        self.box = box
        self.options = options
        self.by_road = options.occupied_move == "road"
        self.mix = mix_of(box, options.mix)


class Table(travel.Table):
    """Everything on the rug, and what is asked of whom."""

    __slots__ = (
        "boxed",
        "cars",
        "goals",
        "kinds",
        "opened",
        "phase",
        "picked",
        "roads",
        "rules",
        "seat",
        "seen",
        "stack",
        "starts",
        "swapped",
        "turn",
    )

    def __init__(
        self,
        rules: Rules,
        kinds: list[int],
        roads: list[int],
        seen: list[int],
        cars: list[int],
        starts: list[int],
        goals: list[int],
        stack: list[int],
        boxed: list[int],
        swapped: list[int],
        picked: int,
        opened: int,
        phase: int,
        seat: Seat,
        turn: int,
    ) -> None:
        """Set everything in its place."""
        self.rules = rules
        self.kinds = kinds
        """Of the tile in each cell, open or not; nothing for the pit stop."""
        self.roads = roads
        """How an open tile lies, or no road at all: a tile is open while a car is on it (SR-9)."""
        self.seen = seen
        """In which turn the tile that lies there was last seen; it takes that along in a swap."""
        self.cars = cars
        """The place of each seat's car, or nothing before it has one."""
        self.starts = starts
        """The place where each car started, or nothing."""
        self.goals = goals
        """The colour that each seat has to reach, or nothing before the pit stop."""
        self.stack = stack
        """The tokens on the pit stop, by colour; the next is the last of the list."""
        self.boxed = boxed
        """The tokens left in the box, which nobody has seen (SR-R25)."""
        self.swapped = swapped
        """The two places swapped in the turn before this, or none (SR-10)."""
        self.picked = picked
        """The first of the two tiles to be swapped, or nothing."""
        self.opened = opened
        """The place of the tile that is being turned round, or nothing."""
        self.phase = phase
        """What is asked."""
        self.seat = seat
        """Of whom."""
        self.turn = turn
        """Counted from 1, each seat's turn by itself; choosing corners comes before."""

    @property
    def over(self) -> bool:
        """Tell whether somebody has won."""
        return self.phase == OVER

    def exits(self, place: int) -> int:
        """Return the sides to which a road leads out of this place."""
        if place >= CELLS:
            return 1 << door(place - CELLS)
        # SR-R12: the pit stop is open on all sides.
        return ALL_SIDES if place == PIT else self.roads[place]

    def joined(self, place: int, side: int) -> bool:
        """Tell whether a road leads over this side, out of one place and into the next."""
        other = BESIDE[place][side]
        return bool(self.exits(place) >> side & 1 and self.exits(other) >> (side + 2) % 4 & 1)

    def is_closed(self, place: int) -> bool:
        """Tell whether a face-down tile lies there."""
        return place < CELLS and place != PIT and not self.roads[place] and place != self.opened

    @property
    def is_first_turn(self) -> bool:
        """SR-R3: whether this is the first turn of the seat."""
        return self.turn <= len(self.cars)

    def copy(self) -> "Table":
        """Return a table of its own."""
        return Table(
            self.rules,
            self.kinds.copy(),
            self.roads.copy(),
            self.seen.copy(),
            self.cars.copy(),
            self.starts.copy(),
            self.goals.copy(),
            self.stack.copy(),
            self.boxed.copy(),
            self.swapped.copy(),
            self.picked,
            self.opened,
            self.phase,
            self.seat,
            self.turn,
        )
