"""What one seat sees and another must not know: found out by dealing that anew."""

from collections.abc import Iterator
from typing import Any

from stolik.core.chance import Chance
from stolik.core.record import AnyGame
from stolik.core.seat import Seat

LUCKS = 16
"""How many other deals are tried; that all of them turn out like the true one is not to be had."""


def dealt_anew(game: AnyGame, state: Any, seat: Seat) -> Iterator[Any]:
    """Return tables that this seat cannot tell from the true one."""
    for number in range(LUCKS):
        yield game.redeal(state, seat, Chance(f"hiding {number}"))


def hidden(game: AnyGame, state: Any, seat: Seat, other: Seat) -> bool:
    """Tell whether the seat sees anything that the other must not know."""
    seen = game.view(state, seat)
    return any(game.view(table, seat) != seen for table in dealt_anew(game, state, other))
