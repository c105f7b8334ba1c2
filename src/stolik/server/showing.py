"""What one window is told of a table: never more than its seats may see."""

from typing import Any

from stolik.core import Event, Seat
from stolik.core.phrases import FLEETING
from stolik.server.fairness import commitment
from stolik.server.table import Table

Names = dict[str, str]
"""What guests are called."""


def shown(table: Table, seats: list[Seat], since: int, names: Names) -> dict[str, Any]:
    """Return the whole table as these seats see it, with what happened since an entry."""
    return {
        "number": table.number,
        "game": table.head.game,
        "phase": phase_of(table),
        "moves": 0 if table.state is None else len(table.record.moves),
        "commitment": commitment(table.head.secret),
        "seats": [seat_shown(table, Seat(seat), names) for seat in range(len(table.sitters))],
        "views": views(table, seats),
        "happened": happened(table, seats, since),
        "asking": asking(table),
        "rematch": table.rematch or None,
        "result": result(table),
    }


def phase_of(table: Table) -> str:
    """Name what is going on."""
    if table.state is None:
        return "gathering"
    if table.over:
        return "over"
    return "paused" if table.paused else "playing"


def seat_shown(table: Table, seat: Seat, names: Names) -> dict[str, Any]:
    """Return who sits there, and how the clock stands."""
    sitter = table.sitters[seat]
    return {
        "bot": sitter.bot or None,
        "name": names.get(sitter.guest),
        "free": sitter.free,
        "present": bool(sitter.guest) and sitter.left is None,
        "taken_over": sitter.taken_over,
        "owes": seat in table.waits_for,
        "left": None if table.head.pace.bank is None else table.clock.left[seat],
        "runs_out": table.clock.runs_out(seat),
    }


def views(table: Table, seats: list[Seat]) -> list[dict[str, Any]]:
    """Return what each of the seats sees and is asked; without a seat, what an onlooker sees."""
    if table.state is None:
        return []
    view = table.game.view
    if not seats:
        return [{"seat": None, "question": None, "view": view(table.state, None)}]
    return [
        {"seat": seat, "question": table.questions[seat], "view": view(table.state, seat)}
        for seat in seats
    ]


def happened(table: Table, seats: list[Seat], since: int) -> list[dict[str, Any]]:
    """Return the events that one of the seats may hear, of the entries from this one on."""
    return [
        {"number": told.number, "seat": told.seat, "events": heard}
        for told in table.story
        if told.number >= since
        and (heard := [each for each in told.events if hears(table, told.number, each, seats)])
    ]


def hears(table: Table, number: int, event: Event, seats: list[Seat]) -> bool:
    """Tell whether an event is for these ears; what passes is told only as it happens."""
    passing = event["key"].startswith(FLEETING) and not table.over
    if passing and number < table.number - 1:
        return False
    audience = event["audience"]
    return audience is None or any(seat in audience for seat in seats)


def asking(table: Table) -> dict[str, Any] | None:
    """Return what somebody asks of the others, and who has agreed."""
    asked = table.asking
    if asked is None:
        return None
    return {
        "question": asked.number,
        "seat": asked.seat,
        "what": asked.what,
        "agreed": sorted(asked.agreed),
    }


def result(table: Table) -> dict[str, Any] | None:
    """Return the points, the places and the proof of a fair shuffle, when the game is over."""
    if not table.over:
        return None
    game = table.game
    return {
        "scores": game.scores(table.state),
        "ranking": game.ranking(table.state),
        "ending": game.ending(table.state),
        "secret": table.head.secret,
        "lucks": [sitter.luck for sitter in table.sitters],
    }
