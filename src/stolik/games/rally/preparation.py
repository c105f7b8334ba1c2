"""Laying the rug (SR-2, SR-3, SR-R13, SR-R23)."""

from typing import Final

from stolik.core import Chance, first_seat, refuse_seats
from stolik.games.rally.board import CELLS, PIT
from stolik.games.rally.components import COLOURS, NOTHING
from stolik.games.rally.state import CORNER, NEVER, Rules, Table

SEATS: Final = (2, 3, 4)
"""SR-R21."""


def prepare(rules: Rules, seats: int, chance: Chance) -> Table:
    """Shuffle the tiles around the pit stop, and the tokens onto it."""
    refuse_seats(seats, SEATS)
    kinds = [kind for kind, number in enumerate(rules.mix) for _ in range(number)]
    chance.shuffle(kinds)
    kinds.insert(PIT, NOTHING)
    tokens = list(range(len(COLOURS)))
    chance.shuffle(tokens)
    return Table(
        rules,
        kinds,
        roads=[0] * CELLS,
        seen=[NEVER] * CELLS,
        cars=[NOTHING] * seats,
        starts=[NOTHING] * seats,
        goals=[NOTHING] * seats,
        stack=tokens[:seats],
        boxed=tokens[seats:],
        swapped=[],
        picked=NOTHING,
        opened=NOTHING,
        phase=CORNER,
        # SR-5, SR-R23: the youngest, if the players say who that is.
        seat=first_seat(rules.options.first_seat, seats, chance),
        turn=0,
    )


def play_for_occupied_corners(table: Table) -> None:
    """SR-R13, as an option: the tokens are those of the corners where cars stand."""
    tokens = [*table.stack, *table.boxed]
    corners = [place - CELLS for place in table.starts]
    table.stack = [colour for colour in tokens if colour in corners]
    table.boxed = [colour for colour in tokens if colour not in corners]
