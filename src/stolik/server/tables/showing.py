"""What one window is told of a table: never more than its seats may see."""

from itertools import permutations
from typing import Any, cast

from stolik.core import AnyGame, Event, Seat
from stolik.core.hiding import hidden
from stolik.core.phrases import is_fleeting
from stolik.server.tables.answers import (
    AnyView,
    Happened,
    Phase,
    QuestionShown,
    Result,
    SeatShown,
    Shown,
    ShownAt,
    ShownToAll,
    StoryShown,
    TableCard,
    ViewAt,
    ViewShown,
)
from stolik.server.tables.drawing import Pen
from stolik.server.tables.refusing import refuse
from stolik.server.tables.table import Table

TOLD = 400
"""Moves of a story that are told at once, the newest: so a look costs the same, however long a game
goes on. Most games are shorter."""
Names = dict[tuple[int, str], str]
"""What guests are called, each at a seat."""


def shown(
    table: Table,
    seats: list[Seat],
    since: int,
    common: ShownToAll,
    guest: str = "",
    pen: Pen | None = None,
) -> Shown:
    """Return the whole table as these seats see it, with what happened since an entry."""
    earlier = told_from(table, since)
    return {
        **common,
        "yours": seats,
        "host": guest == table.head.host,
        "secret": has_secrets(table, seats),
        "views": views(table, seats, pen),
        "happened": happened(table, seats, earlier),
        "earlier": earlier,
    }


def shown_to_all(table: Table, names: Names) -> ShownToAll:
    """Return what is the same for everybody who looks: made once, told to many."""
    owing = table.waits_for
    return {
        "number": table.number,
        "game": table.head.game,
        "options": table.head.options,
        "kid": table.head.kid,
        "campaign": table.head.campaign or None,
        "phase": phase_of(table),
        "moves": 0 if table.state is None else len(table.record.moves),
        "from_record": from_record(table),
        "commitment": table.commitment,
        "grace": table.head.grace if table.head.pace.days is None else None,
        "stand_in": table.head.stand_in,
        "seats": [seat_shown(table, seat, names, owing) for seat in seats_of(table)],
        "asking": asking(table),
        "rematch": table.rematch or None,
        "undone": table.undone,
        "result": result(table),
    }


def card(name: str, table: Table, names: Names, guest: str) -> TableCard:
    """Return a table at a glance."""
    yours, owing = table.seats_of(guest), table.waits_for
    return {
        "table": name,
        "game": table.head.game,
        "phase": phase_of(table),
        "seats": [seat_shown(table, seat, names, owing) for seat in seats_of(table)],
        "yours": yours,
        "waiting": any(seat in owing for seat in yours),
        "campaign": table.head.campaign or None,
        "from_record": from_record(table),
    }


def from_record(table: Table) -> int | None:
    """Return after how many moves of a record the table began, if it goes on from one."""
    return None if table.origin is None else len(table.origin.moves)


def phase_of(table: Table) -> Phase:
    """Name what is going on."""
    if table.state is None:
        return "gathering"
    if table.over:
        return "over"
    return "paused" if table.paused else "playing"


def seats_of(table: Table) -> list[Seat]:
    """Return all the seats."""
    return [Seat(seat) for seat in range(len(table.sitters))]


def seat_shown(table: Table, seat: Seat, names: Names, owing: list[Seat]) -> SeatShown:
    """Return who sits there, and how the clock stands."""
    sitter = table.sitters[seat]
    return {
        "bot": sitter.bot or None,
        "name": table.head.names[seat] if table.head.names else names.get((seat, sitter.guest)),
        "free": sitter.free,
        "present": bool(sitter.guest) and sitter.left is None,
        "taken_over": sitter.taken_over,
        "owes": seat in owing,
        "left": None if table.head.pace.bank is None else table.clock.left[seat],
        "runs_out": table.clock.runs_out(seat),
    }


def views(table: Table, seats: list[Seat], pen: Pen | None = None) -> list[ViewShown]:
    """Return what each of the seats sees and is asked; without a seat, what an onlooker sees."""
    if table.state is None:
        return []
    game, state = table.game, table.state
    if not seats:
        view = seen(game, state, None, pen)
        return [{"seat": None, "question": None, "decided": 0, "view": view}]
    return [
        {
            "seat": seat,
            "question": table.questions[seat],
            "decided": table.decided[seat],
            "view": seen(game, state, seat, pen),
        }
        for seat in seats
    ]


def has_secrets(table: Table, seats: list[Seat]) -> bool:
    """Tell whether one of the seats sees what another of them must not know."""
    if table.state is None:
        return False
    sharing = tuple(seats)
    if sharing not in table.secrets:
        table.secrets[sharing] = any(
            hidden(table.game, table.state, seat, other) for seat, other in permutations(seats, 2)
        )
    return table.secrets[sharing]


def seen(game: AnyGame, state: Any, seat: Seat | None, pen: Pen | None = None) -> AnyView:
    """Return what one seat sees; every game promises these parts, and has more."""
    view = cast("AnyView", game.view(state, seat))
    return view if pen is None else {**view, "drawn": pen.drawn(game, view)}


def told_from(table: Table, since: int) -> int:
    """Return from which move on somebody is told what happened since an entry."""
    story = table.story
    first, earliest = len(story), max(0, len(story) - TOLD)
    while first > earliest and story[first - 1].number >= since:
        first -= 1
    return first


def happened(table: Table, seats: list[Seat], first: int, end: int | None = None) -> list[Happened]:
    """Return what some of the moves brought about, as far as one of the seats may hear it."""
    return [
        {"number": told.number, "seat": told.seat, "events": heard}
        for told in table.story[first:end]
        if (heard := [each for each in told.events if hears(table, told.number, each, seats)])
    ]


def story_until(table: Table, seats: list[Seat], move: int) -> StoryShown:
    """Return what happened before a move: as much as is told at once."""
    end = min(move, len(table.story))
    first = max(0, end - TOLD)
    return {"happened": happened(table, seats, first, end), "earlier": first}


def check_looking_back(table: Table) -> None:
    """Refuse to look back at a game to remember before it is over."""
    if not table.over and any(is_fleeting(event) for told in table.story for event in told.events):
        raise refuse("to-remember")


def shown_at(table: Table, seats: list[Seat], number: int, pen: Pen | None = None) -> ShownAt:
    """Return a game as it was after so many moves."""
    moves = min(number, len(table.record.moves))
    happened: list[Event] = []
    state = table.marks.after(table.record, moves, happened)
    eyes: list[Seat | None] = [*seats] or [None]
    views: list[ViewAt] = [{"seat": eye, "view": seen(table.game, state, eye, pen)} for eye in eyes]
    heard = [event for event in happened if is_for(event, seats)]
    return {"at": moves, "moves": len(table.record.moves), "happened": heard, "views": views}


def hears(table: Table, number: int, event: Event, seats: list[Seat]) -> bool:
    """Tell whether an event is for these ears; what passes is told only as it happens."""
    passing = is_fleeting(event) and not table.over
    if passing and number < table.number - 1:
        return False
    return is_for(event, seats)


def is_for(event: Event, seats: list[Seat]) -> bool:
    """Tell whether one of the seats may hear of an event."""
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
        "waits_for": None if asked.needs is None else sorted({*asked.needs} - asked.agreed),
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
        "secret": None if table.head.record else table.head.secret,
        "lucks": [sitter.luck for sitter in table.sitters],
    }
