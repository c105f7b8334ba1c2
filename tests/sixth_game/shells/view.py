"""What one seat sees: its own shells, the sand, and how many lie face down."""

from typing import TypedDict

from stolik.core import Choice, Phrase, Seat, Seen, phrase, seen_by

from .components import CODES, KEY
from .moves import KEEP, Move
from .rules import legal_moves, to_move
from .scoring import total
from .state import Table


class ShellView(TypedDict):
    """A shell that can be seen."""

    shell: str
    spots: int


class SeatView(TypedDict):
    """What a player holds."""

    shells: list[ShellView] | None
    """Nothing, where they are not for these eyes."""
    kept: bool
    points: int | None


class View(Seen):
    """The table as one seat sees it."""

    moves: list[Choice]
    pile: int
    sand: list[ShellView]
    seats: list[SeatView]


def view(table: Table, seat: Seat | None) -> View:
    """Return the table as this seat sees it; nobody's seat is an onlooker's."""
    moves = [] if seat is None else legal_moves(table, seat)
    return {
        **seen_by(seat, KEY, to_move(table), prompt(table, seat)),
        "moves": [choice(table, seat, move) for move in moves if seat is not None],
        "pile": len(table.pile),
        "sand": [shell_view(table, shell) for shell in table.sand],
        "seats": [seat_view(table, seat, place) for place in range(len(table.hands))],
    }


def prompt(table: Table, seat: Seat | None) -> Phrase:
    """Say what is asked, and of whom."""
    if table.over:
        return phrase("prompt-over")
    return phrase("prompt-turn") if seat == table.seat else phrase("prompt-wait", seat=table.seat)


def choice(table: Table, seat: Seat, move: Move) -> Choice:
    """Return a move, with what it is done with."""
    if move.act == KEEP:
        both = phrase("about-both")
        return {"move": move.text, "code": "", "about": both, "says": phrase("move-keep")}
    shell = table.hands[seat][move.shell]
    about = phrase("about-shell", spots=table.spots(shell))
    says = phrase("move-swap")
    return {"move": move.text, "code": CODES[shell], "about": about, "says": says}


def seat_view(table: Table, eyes: Seat | None, place: int) -> SeatView:
    """Show what a player holds to whoever may see it: everybody, at the end (RK-2, RK-6)."""
    seen = table.over or place == eyes
    return {
        "shells": [shell_view(table, shell) for shell in table.hands[place]] if seen else None,
        "kept": table.kept[place],
        "points": total(table, place) if seen else None,
    }


def shell_view(table: Table, shell: int) -> ShellView:
    """Show a shell."""
    return {"shell": CODES[shell], "spots": table.spots(shell)}
