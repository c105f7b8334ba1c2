"""What must hold on every table."""

from stolik.core import ensure

from .components import CODES
from .preparation import HAND, SEATS
from .state import Table


def inventory(table: Table) -> list[str]:
    """Return every shell, wherever it is."""
    return [CODES[shell] for shell in everywhere(table)]


def everywhere(table: Table) -> list[int]:
    """Return the shells of all hands, of the pile and of the sand."""
    return [*(shell for hand in table.hands for shell in hand), *table.pile, *table.sand]


def check(table: Table) -> None:
    """Raise `Broken` with the number of the rule that does not hold."""
    seats = len(table.hands)
    ensure(seats in SEATS and len(table.kept) == seats, "RK-2: two or three players")
    ensure(all(len(hand) == HAND for hand in table.hands), "RK-2: two shells in every hand")
    ensure(sorted(everywhere(table)) == list(range(len(CODES))), "RK-1: twelve shells")
    ensure(0 <= table.seat < seats, "RK-3: somebody's turn")
    ensure(table.over or not table.kept[table.seat], "RK-4: who has kept has no turn")
