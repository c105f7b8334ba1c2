"""Saying what a move is about: for the list of moves, and for a refusal."""

from stolik.core import Args, Phrase, Reason, Seat, phrase
from stolik.games.stickers.components import NOTHING
from stolik.games.stickers.moves import (
    ACTS,
    BONUS_SWAP,
    BONUS_TAKE,
    CHOOSE,
    DECORATE,
    FROM,
    USE,
    WITH,
    Move,
)
from stolik.games.stickers.refusals import Refusal
from stolik.games.stickers.state import EFFECTS, Table


def about(table: Table, move: Move) -> Phrase:
    """Return the card or the clan that the move is about, or what else it is about."""
    box = table.rules.box
    if move.card != NOTHING:
        return box.cards[move.card].noun()
    if move.act == FROM:
        return box.clans[move.clan].noun()
    if move.act == WITH:
        return phrase("about-with")
    if move.act in (BONUS_TAKE, BONUS_SWAP):
        return phrase("about-bonus")
    if move.act >= USE:
        return phrase("about-combo")
    return phrase("about-decoration" if move.act in (CHOOSE, DECORATE) else "about-turn")


def code_of(table: Table, move: Move) -> str:
    """Return what the card or the clan is called in the move."""
    box = table.rules.box
    if move.card != NOTHING:
        return box.cards[move.card].code
    return box.clans[move.clan].code if move.act == FROM else ""


def says(table: Table, move: Move) -> Phrase:
    """Return what is done with it."""
    return Phrase(key=f"move-{ACTS[move.act]}", args=details(table, move))


def details(table: Table, move: Move) -> Args:
    """Return what the words of a move need to know."""
    box = table.rules.box
    if move.act == FROM:
        return {"whom": phrase("name", seat=Seat(move.other))}
    if move.act == WITH:
        return {"clan": box.clans[move.clan].noun(), "other": box.clans[move.other].noun()}
    if move.act == CHOOSE:
        return {"clan": box.clans[move.clan].noun()}
    if move.act == DECORATE:
        return {"where": "lid" if move.card == NOTHING else "card"}
    if move.act >= USE:
        left = table.combos[move.act - USE] if table.phase == EFFECTS else 0
        return {"left": left}
    return {}


def explained(refusal: Refusal, table: Table, seat: Seat, move: Move) -> Reason:
    """Return the reason, with what the refused move was about."""
    box = table.rules.box
    args: Args = {"about": about(table, move)}
    if table.clan != NOTHING:
        args["clan"] = box.clans[table.clan].noun()
    if move.clan != NOTHING:
        args["own_clan"] = box.clans[move.clan].noun()
    stickers = table.players[seat].stickers
    if stickers:
        args["sticker"] = stickers[0].noun()
        if stickers[0].clan != NOTHING:
            args["clan"] = box.clans[stickers[0].clan].noun()
    return {"rule": refusal.rule, "key": refusal.key, "args": args}
