"""The promises every game keeps: what a game is, and the few things all games share."""

from stolik.core.campaign import Campaigns
from stolik.core.chance import Chance
from stolik.core.errors import Broken, IllegalMove, Said, Unreadable, ensure
from stolik.core.game import NEVER, Choice, Game, Line, Move, Say, Span, refuse_seats
from stolik.core.guide import Guide, Guided, follow, note_of, read_guide
from stolik.core.options import FIRST_SEAT, Value, offered, one_of, read_typed, settle
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
from stolik.core.seat import Seat
from stolik.core.wire import JSON, written

__all__ = [
    "FIRST_SEAT",
    "JSON",
    "NEVER",
    "AnyGame",
    "Arg",
    "Args",
    "Broken",
    "Campaigns",
    "Chance",
    "Choice",
    "Event",
    "Game",
    "Guide",
    "Guided",
    "IllegalMove",
    "Line",
    "Move",
    "Phrase",
    "Proof",
    "Reason",
    "Record",
    "Said",
    "Say",
    "Seat",
    "Span",
    "Step",
    "Unreadable",
    "Value",
    "begin",
    "deal",
    "ensure",
    "event",
    "follow",
    "move_named",
    "note_of",
    "offered",
    "one_of",
    "phrase",
    "read_guide",
    "read_record",
    "read_typed",
    "refuse_seats",
    "replay",
    "settle",
    "write_record",
    "written",
]
