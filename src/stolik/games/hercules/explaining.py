"""Saying what a move is about: for the list of moves, for a refusal, for the player's own log."""

from stolik.core import Args, Event, Phrase, Reason, Refusal, Seat, phrase
from stolik.games.hercules.components import NOTHING, SYMBOLS
from stolik.games.hercules.moves import ACTS, BACK, LABOUR, ROB, VISIT, Move
from stolik.games.hercules.state import Table


def about(table: Table, move: Move) -> Phrase:
    """Return the card that the move is about, with the half used, or what else it is about."""
    box = table.rules.box
    if move.face != NOTHING:
        return box.faces[move.face].noun()
    if move.card != NOTHING:
        return box.cards[move.card].name()
    return phrase(f"about-{ACTS[move.act]}")


def says(table: Table, move: Move) -> Phrase:
    """Return what is done with it."""
    return Phrase(key=f"move-{ACTS[move.act]}", args=details(table, move))


def details(table: Table, move: Move) -> Args:
    """Return what the words of a move need to know."""
    box = table.rules.box
    args: Args = {}
    if move.act == ROB:
        args["victim"] = phrase("name", seat=move.target)
    elif move.target != NOTHING:
        args["labour"] = box.labours[move.target].noun()
    if move.act == LABOUR:
        args["tokens"] = box.faces[move.face].tokens
    if move.act == VISIT:
        args["cost"] = box.cards[move.card].cost
        args["characteristic"] = SYMBOLS[box.cards[move.card].upper.symbol]
        args["mode"] = table.rules.options.mode
    return args


def explained(refusal: Refusal, table: Table, move: Move) -> Reason:
    """Return the reason, with what the refused move was about."""
    args = details(table, move)
    named = move.card != NOTHING and move.face == NOTHING
    args["card"] = table.rules.box.cards[move.card].noun() if named else about(table, move)
    return refusal.about(args)


def planned(table: Table, seat: Seat, move: Move) -> Event:
    """Tell the player alone what was decided."""
    if move.act == BACK:
        return {"key": "thought-again", "args": {"seat": seat}, "audience": [seat]}
    args: Args = {"seat": seat, "about": about(table, move), "says": says(table, move)}
    return {"key": "planned", "args": args, "audience": [seat]}
