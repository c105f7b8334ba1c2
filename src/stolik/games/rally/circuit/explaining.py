"""Saying what a move is about: for the list of moves, and for a refusal."""

from stolik.core import Args, Phrase, Reason, Refusal, phrase
from stolik.games.rally.circuit.moves import ACTS, HARE, LAY, LIFT, TORTOISE
from stolik.games.rally.circuit.rug import NAMES
from stolik.games.rally.components import NOTHING, kind_of, sides_of
from stolik.games.rally.moves import Move
from stolik.games.rally.naming import tile_name


def about(move: Move) -> Phrase:
    """Return the place or the tile that the move is about, or what else it is about."""
    if move.road != NOTHING:
        return tile_name(kind_of(move.road))
    key = {LAY: "about-lay", LIFT: "about-lift", TORTOISE: "about-drive", HARE: "about-drive"}
    return phrase(key.get(move.act, "about-road"))


def says(move: Move) -> Phrase:
    """Return what is done."""
    args: Args = {} if move.road == NOTHING else {"sides": sides_of(move.road)}
    if move.place != NOTHING:
        args["cell"] = NAMES[move.place]
    key = "move-turn" if move.road != NOTHING else f"move-circuit-{ACTS[move.act]}"
    return Phrase(key=key, args=args)


def explained(refusal: Refusal, move: Move) -> Reason:
    """Return the reason, with what the refused move was about."""
    named = move.place != NOTHING
    thing = phrase("spot", cell=NAMES[move.place]) if named else about(move)
    return refusal.about({"place": thing})
