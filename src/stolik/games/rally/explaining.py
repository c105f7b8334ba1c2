"""Saying what a move is about: for the list of moves, and for a refusal."""

from stolik.core import Args, Phrase, Reason, Refusal, phrase
from stolik.games.rally.board import NAMES
from stolik.games.rally.components import NOTHING, sides_of
from stolik.games.rally.moves import ACTS, OPEN, PICK, SWAP, Move
from stolik.games.rally.naming import place_name, tile_name
from stolik.games.rally.state import TURNING, Table


def about(table: Table, move: Move) -> Phrase:
    """Return the place that the move is about, or what else it is about."""
    if move.act in (OPEN, PICK):
        return phrase(f"about-{ACTS[move.act]}")
    if move.place != NOTHING:
        return place_name(move.place)
    if move.road != NOTHING and table.phase == TURNING:
        return tile_name(table.kinds[table.opened])
    return phrase("about-swap" if move.act == SWAP else "about-choice")


def says(move: Move) -> Phrase:
    """Return what is done."""
    args: Args = {} if move.road == NOTHING else {"sides": sides_of(move.road)}
    if move.act in (OPEN, PICK):
        args["cell"] = NAMES[move.place]
    return Phrase(key=f"move-{ACTS[move.act]}", args=args)


def explained(refusal: Refusal, table: Table, move: Move) -> Reason:
    """Return the reason, with what the refused move was about."""
    named = move.place != NOTHING
    thing = place_name(move.place) if named else about(table, move)
    return refusal.about({"place": thing})
