"""What lies on the rug, and where the cars are."""

from typing import Final

from stolik.core import Chance, Seat, travel
from stolik.games.rally.circuit.options import Options
from stolik.games.rally.components import Box, mix_of

BUILDING: Final = 0
"""Lay a tile, take one back, or say that the road is ready (SR-C2)."""
LAYING: Final = 1
"""Which tile, and which way round?"""
RACING: Final = 2
"""The tortoise or the hare? (SR-C6)"""
OVER: Final = 3
PHASES: Final = ("building", "laying", "racing", "over")
MOST_BUILT: Final = 48
"""SR-C5: building turns."""


class Rules:
    """What this table agreed on; never changes while it is played."""

    __slots__ = ("box", "laps", "mix", "options")

    def __init__(self, box: Box, options: Options) -> None:
        """Agree."""
        self.box = box
        self.options = options
        self.laps = int(options.laps)
        self.mix = mix_of(box, options.mix)


class Table(travel.Table):
    """Everything on the rug, and what is asked of whom."""

    __slots__ = (
        "built",
        "chance",
        "circuit",
        "driven",
        "first",
        "phase",
        "place",
        "roads",
        "rules",
        "seat",
        "supply",
    )

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        roads: list[int],
        supply: list[int],
        circuit: list[int],
        driven: list[int],
        built: int,
        place: int,
        phase: int,
        first: Seat,
        seat: Seat,
    ) -> None:
        """Set everything in its place."""
        self.rules = rules
        self.chance = chance
        """The luck of the hares."""
        self.roads = roads
        """How the tile on each place lies, or no road where there is none."""
        self.supply = supply
        """How many tiles of each kind lie beside the rug."""
        self.circuit = circuit
        """The places of the longest closed road, from its start; follows from the roads."""
        self.driven = driven
        """How many steps each car has driven."""
        self.built = built
        """Building turns so far."""
        self.place = place
        """Where a tile is about to be laid, or nothing."""
        self.phase = phase
        self.first = first
        """Who began; equal turns are counted from there (SR-C9)."""
        self.seat = seat
        """Whose turn it is."""

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.phase == OVER

    def copy(self) -> "Table":
        """Return a table of its own."""
        return Table(
            self.rules,
            self.chance.copy(),
            self.roads.copy(),
            self.supply.copy(),
            self.circuit,
            self.driven.copy(),
            self.built,
            self.place,
            self.phase,
            self.first,
            self.seat,
        )
