"""Who has to agree that moves are taken back.

Nobody, while nothing hidden was shown and no luck was spent: whatever anybody sees after the move
followed from what they saw before it, and from the move. That is found out as secrecy is, by
dealing anew what somebody must not know; no game has to tell.
"""

from collections.abc import Set as AbstractSet
from typing import Any

from stolik.core import AnyGame, Chance, Event, Move, Seat, move_named
from stolik.core.phrases import is_fleeting
from stolik.server.tables.table import Table

LUCKS = 32
"""How many other deals are tried."""
MOST_LOOKED_AT = 8
"""Moves that are looked at: that takes a while, and of more than these one has shown something."""


def must_agree(table: Table, place: int, now: float, held: AbstractSet[Seat]) -> list[Seat]:
    """Return who has to agree that the moves from this place on are taken back, but for the held.

    Where something was shown, everybody who plays, there or not: nobody may choose again who has
    seen what others chose, or what lay face down. Else whoever decided since, there or not, and
    those who are there.
    """
    (seat, _), *later = table.record.moves[place:]
    others = table.guests() - held
    if not others or shows_something(table, place):
        return sorted(others)
    if not later and seat in table.waits_for:
        return []  # nobody has answered it, or is thinking about it
    there = table.others(seat, "undo", now)
    return sorted(others & {*there, *(mover for mover, _ in later)})


def shows_something(table: Table, place: int) -> bool:
    """Tell whether any of the moves from this place on has shown what was hidden."""
    if len(table.record.moves) - place > MOST_LOOKED_AT:
        return True
    game, state = table.game, table.marks.after(table.record, place)
    for seat, text in table.record.moves[place:]:
        move = move_named(game, text)
        if not shows_nothing_new(game, state, seat, move):
            return True
        game.play(state, seat, move)
    return False


def shows_nothing_new(game: AnyGame, before: Any, seat: Seat, move: Move) -> bool:
    """Tell whether everybody could have foreseen what they see after this move."""
    after = game.copy(before)
    happened: list[Event] = []
    game.play(after, seat, move, happened)
    if any(map(is_fleeting, happened)):
        return False  # somebody may have forgotten it
    seats = [Seat(number) for number in range(len(game.scores(before)))]
    return all(
        is_unnoticed(game, before, after, eye, happened)
        or foreseen(game, before, after, eye, seat, move)
        for eye in seats
    )


def is_unnoticed(game: AnyGame, before: Any, after: Any, eye: Seat, happened: list[Event]) -> bool:
    """Tell whether one player neither sees nor hears anything of a move.

    Else whether it is taken back at once would tell that player which of such moves it was.
    """
    told = any(each["audience"] is None or eye in each["audience"] for each in happened)
    return not told and game.view(before, eye) == game.view(after, eye)


def foreseen(game: AnyGame, before: Any, after: Any, eye: Seat, seat: Seat, move: Move) -> bool:
    """Tell whether the move looks the same to one player, whatever is hidden from that player."""
    seen = game.view(after, eye)
    for number in range(LUCKS):
        table = game.redeal(before, eye, Chance(f"undo {number}"))
        if game.why_not(table, seat, move) is not None:
            return False  # that it could be made at all tells something
        game.play(table, seat, move)
        if game.view(table, eye) != seen:
            return False
    return True
