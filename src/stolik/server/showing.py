"""What one window is told of a table: never more than its seats may see."""

from typing import Any, cast

from stolik.core import AnyGame, Event, Seat
from stolik.core.phrases import is_fleeting
from stolik.server.answers import (
    AnyView,
    Happened,
    Phase,
    QuestionShown,
    Result,
    SeatShown,
    Shown,
    TableCard,
    ViewShown,
)
from stolik.server.fairness import commitment
from stolik.server.table import Table

Names = dict[tuple[int, str], str]
"""What guests are called, each at a seat."""


def shown(table: Table, seats: list[Seat], since: int, names: Names) -> Shown:
    """Return the whole table as these seats see it, with what happened since an entry."""
    return {
        "number": table.number,
        "game": table.head.game,
        "options": table.head.options,
        "kid": table.head.kid,
        "campaign": table.head.campaign or None,
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


def card(name: str, table: Table, names: Names, guest: str) -> TableCard:
    """Return a table at a glance."""
    yours = table.seats_of(guest)
    return {
        "table": name,
        "game": table.head.game,
        "phase": phase_of(table),
        "seats": [seat_shown(table, Seat(seat), names) for seat in range(len(table.sitters))],
        "yours": yours,
        "waiting": any(seat in table.waits_for for seat in yours),
        "campaign": table.head.campaign or None,
    }


def phase_of(table: Table) -> Phase:
    """Name what is going on."""
    if table.state is None:
        return "gathering"
    if table.over:
        return "over"
    return "paused" if table.paused else "playing"


def seat_shown(table: Table, seat: Seat, names: Names) -> SeatShown:
    """Return who sits there, and how the clock stands."""
    sitter = table.sitters[seat]
    return {
        "bot": sitter.bot or None,
        "name": names.get((seat, sitter.guest)),
        "free": sitter.free,
        "present": bool(sitter.guest) and sitter.left is None,
        "taken_over": sitter.taken_over,
        "owes": seat in table.waits_for,
        "left": None if table.head.pace.bank is None else table.clock.left[seat],
        "runs_out": table.clock.runs_out(seat),
    }


def views(table: Table, seats: list[Seat]) -> list[ViewShown]:
    """Return what each of the seats sees and is asked; without a seat, what an onlooker sees."""
    if table.state is None:
        return []
    game, state = table.game, table.state
    if not seats:
        return [{"seat": None, "question": None, "decided": 0, "view": seen(game, state, None)}]
    return [
        {
            "seat": seat,
            "question": table.questions[seat],
            "decided": table.decided[seat],
            "view": seen(game, state, seat),
        }
        for seat in seats
    ]


def seen(game: AnyGame, state: Any, seat: Seat | None) -> AnyView:
    """Return what one seat sees; every game promises these parts, and has more."""
    return cast("AnyView", game.view(state, seat))


def happened(table: Table, seats: list[Seat], since: int) -> list[Happened]:
    """Return the events that one of the seats may hear, of the entries from this one on."""
    return [
        {"number": told.number, "seat": told.seat, "events": heard}
        for told in table.story
        if told.number >= since
        and (heard := [each for each in told.events if hears(table, told.number, each, seats)])
    ]


def hears(table: Table, number: int, event: Event, seats: list[Seat]) -> bool:
    """Tell whether an event is for these ears; what passes is told only as it happens."""
    passing = is_fleeting(event) and not table.over
    if passing and number < table.number - 1:
        return False
    audience = event["audience"]
    return audience is None or any(seat in audience for seat in seats)


def asking(table: Table) -> QuestionShown | None:
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


def result(table: Table) -> Result | None:
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
