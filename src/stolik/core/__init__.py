"""The promises every game keeps: what a game is, and the few things all games share."""

from stolik.core.book import Chapters, Cover, bound
from stolik.core.campaign import Campaigns
from stolik.core.chance import Chance
from stolik.core.errors import Broken, IllegalMove, Said, Unreadable, ensure
from stolik.core.game import Choice, Game, Line, Say, Seen, Span, refuse_seats, seen_by
from stolik.core.guide import Guide, Guided, follow, note_of, read_guide
from stolik.core.move import Move, PlainMove
from stolik.core.options import (
    FIRST_SEAT,
    Value,
    first_seat,
    offered,
    one_of,
    read_typed,
    settle,
)
from stolik.core.phrases import Arg, Args, Event, Phrase, Reason, event, phrase
from stolik.core.record import (
    AnyGame,
    Proof,
    Record,
    Step,
    begin,
    deal,
    move_named,
    read_record,
    replay,
    write_record,
)
from stolik.core.refusal import Refusal
from stolik.core.seat import Seat, ranked
from stolik.core.wire import JSON, written

__all__ = [
    "FIRST_SEAT",
    "JSON",
    "AnyGame",
    "Arg",
    "Args",
    "Broken",
    "Campaigns",
    "Chance",
    "Chapters",
    "Choice",
    "Cover",
    "Event",
    "Game",
    "Guide",
    "Guided",
    "IllegalMove",
    "Line",
    "Move",
    "Phrase",
    "PlainMove",
    "Proof",
    "Reason",
    "Record",
    "Refusal",
    "Said",
    "Say",
    "Seat",
    "Seen",
    "Span",
    "Step",
    "Unreadable",
    "Value",
    "begin",
    "bound",
    "deal",
    "ensure",
    "event",
    "first_seat",
    "follow",
    "move_named",
    "note_of",
    "offered",
    "one_of",
    "phrase",
    "ranked",
    "read_guide",
    "read_record",
    "read_typed",
    "refuse_seats",
    "replay",
    "seen_by",
    "settle",
    "write_record",
    "written",
]
