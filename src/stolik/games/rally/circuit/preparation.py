"""Laying out the supply (SR-C1)."""

from typing import Final

from stolik.core import Chance, first_seat, refuse_seats
from stolik.games.rally.circuit.rug import PLACES
from stolik.games.rally.circuit.state import BUILDING, Rules, Table
from stolik.games.rally.components import NOTHING

SEATS: Final = (1, 2, 3, 4)


def prepare(rules: Rules, seats: int, chance: Chance) -> Table:
    """An empty rug, all tiles beside it."""
    refuse_seats(seats, SEATS)
    first = first_seat(rules.options.first_seat, seats, chance)
    return Table(
        rules,
        chance,
        roads=[0] * PLACES,
        supply=rules.mix.copy(),
        circuit=[],
        driven=[0] * seats,
        built=0,
        place=NOTHING,
        phase=BUILDING,
        first=first,
        seat=first,
    )
