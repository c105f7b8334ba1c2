"""Saying what a move is about: for the list of moves, and for a refusal."""

from stolik.core import Args, Phrase, Reason, Refusal, Seat, phrase
from stolik.games.stickers.components import NOTHING, Card, joined, sticker_noun
from stolik.games.stickers.moves import (
    ACTS,
    BACK,
    BONUS_TAKE,
    CHOOSE,
    DECORATE,
    END,
    FROM,
    HOLD,
    REFILL,
    USE,
    WITH,
    Move,
)
from stolik.games.stickers.state import Table


def about(table: Table, move: Move) -> Phrase:
    """Return the card or the clan that the move is about, or what else it is about."""
    box = table.rules.box
    if move.card != NOTHING:
        return as_it_is(table, box.cards[move.card])
    if move.act == FROM:
        return phrase("about-from", whom=phrase("name", seat=Seat(move.other)))
    if move.act == HOLD:
        return sticker_noun(move.other)
    if move.act == WITH:
        levels = [box.levels[level].noun() for level in sorted(levels_of(table, move))]
        return phrase("about-with", upper=levels[0], lower=levels[1])
    if move.act >= BONUS_TAKE and move.act not in (REFILL, END, BACK):
        return phrase("about-combo" if move.act >= USE else "about-bonus")
    return phrase("about-decoration" if move.act in (CHOOSE, DECORATE) else "about-turn")


def as_it_is(table: Table, card: Card) -> Phrase:
    """Return a card with what has been stuck on it since the game began."""
    new = [sticker_noun(kind) for on, kind in table.stuck if on == card.index]
    return phrase("card-now", card=card.noun(), new=joined(new)) if new else card.noun()


def levels_of(table: Table, move: Move) -> list[int]:
    """Return the levels of the two tokens that a move would swap."""
    level_of = table.rules.box.level_of
    return [level_of[table.board.index(clan)] for clan in (move.clan, move.other)]


def code_of(table: Table, move: Move) -> str:
    """Return what the card, or the first token of a swap, is called in the move."""
    box = table.rules.box
    if move.act == WITH:
        return box.clans[move.clan].code
    return "" if move.card == NOTHING else box.cards[move.card].code


def says(table: Table, move: Move) -> Phrase:
    """Return what is done with it."""
    return Phrase(key=f"move-{ACTS[move.act]}", args=details(table, move))


def details(table: Table, move: Move) -> Args:
    """Return what the words of a move need to know."""
    box = table.rules.box
    if move.act == WITH:
        clans = sorted((move.clan, move.other), key=table.board.index)
        return {"clan": box.clans[clans[0]].noun(), "other": box.clans[clans[1]].noun()}
    if move.act in (FROM, CHOOSE):
        return {"clan": box.clans[move.clan].noun()}
    if move.act == DECORATE:
        return {"where": "lid" if move.card == NOTHING else "card"}
    if move.act == REFILL:
        return {"lapses": lapsing(table)}
    return {"left": table.combos[move.act - USE]} if move.act >= USE else {}


def lapsing(table: Table) -> str:
    """Return what can no longer be used once the hand is filled."""
    keeps = table.rules.options.combos_in_refill or not any(table.combos)
    if table.bonus:
        return "bonus" if keeps else "both"
    return "nothing" if keeps else "combos"


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
    return refusal.about(args)
