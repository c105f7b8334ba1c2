"""Whose turn comes next, and how the game ends (SH-5, SH-35 to SH-39)."""

from stolik.core import Event, Seat, event
from stolik.games.shelf.editions import Edition
from stolik.games.shelf.state import NOBODY, UNTIL_SKIP, Table
from stolik.games.shelf.stuck import is_stuck


def next_turn(table: Table, happened: list[Event] | None) -> None:
    """Go on to the next turn that can be made: bonus turns first, then the player on the left."""
    advance(table)
    while table.final and not table.over and is_stuck(table):
        skip(table, happened)
        advance(table)
    if happened is not None and table.over:
        happened.append(event("game-over", ending=table.ending))


def advance(table: Table) -> None:
    """SH-5: a turn and all the bonus turns it earned, then clockwise."""
    table.bonus = table.bonus_due > 0
    if table.bonus:
        table.bonus_due -= 1
    elif table.turns_left == 0:
        table.seat = NOBODY
    else:
        table.seat = Seat((table.seat + 1) % len(table.shelves))
        if table.turns_left != UNTIL_SKIP:
            table.turns_left -= 1


def skip(table: Table, happened: list[Event] | None) -> None:
    """SH-38: a turn that cannot be made is skipped, and what was due with it lapses (SH-R8)."""
    if happened is not None:
        happened.append(event("skipped", seat=table.seat, lost=table.bonus_due + int(table.bonus)))
    table.bonus_due = 0
    if table.turns_left == UNTIL_SKIP and ends_the_game(table):
        # SH-R9: all the others play once more.
        table.turns_left = len(table.shelves) - 1
        table.ending = "bonus-skip" if table.bonus else "skip"
        if happened is not None:
            happened.append(event("last-turns", seat=table.seat))


def ends_the_game(table: Table) -> bool:
    """SH-R8: a bonus turn that cannot be made counts as well, unless the table chose otherwise."""
    return not table.bonus or table.rules.options.skip_on_bonus_ends_game


def endings(edition: Edition) -> tuple[str, ...]:
    """Return the ways a game of this edition can end."""
    return ("skip", "bonus-skip") if edition.final_round == "until-skip" else ("one-turn-each",)
