"""What one seat sees: listed here piece by piece, so that nothing slips in unnoticed."""

from typing import TypedDict

from stolik.core import Arg, Choice, Phrase, Seat, Seen, seen_by
from stolik.core.phrases import wait_for
from stolik.games.hercules.components import (
    EFFECTS,
    HALVES,
    NOTHING,
    SYMBOLS,
    Card,
    Face,
    shown,
)
from stolik.games.hercules.explaining import about, says
from stolik.games.hercules.moves import ACTS, ROB, Move
from stolik.games.hercules.piles import owned
from stolik.games.hercules.prompts import question
from stolik.games.hercules.scoring import points
from stolik.games.hercules.state import (
    CHOICE,
    DUEL_CARD,
    PHASES,
    REFRESH,
    Player,
    Table,
)
from stolik.games.hercules.turn import legal_moves, to_move


class FaceView(TypedDict):
    """A card with one of its halves."""

    half: str
    symbol: str
    initiative: Arg
    """A number, or ★."""
    tokens: int
    noun: Phrase


class CardView(TypedDict):
    """A card of a hand, of a discard or of the Gymnasium."""

    card: str
    colour: int | None
    """Of a starting card, counted from 1."""
    cost: int | None
    """Of a Gymnasium card."""
    faces: list[FaceView]
    noun: Phrase
    short: Phrase
    """Without its code."""


class LabourView(TypedDict):
    """A labour: both its sides are open to everybody (HE-R34)."""

    number: int
    noun: Phrase
    symbols: list[str]
    tokens: int
    places: int
    """How many tokens lay on it at first."""
    round: int
    """Counted from 1."""
    extra_token: str | None
    instant: list[str]
    at_the_end: list[str]


class LaidView(TypedDict):
    """A card that was laid, and the half that is used."""

    card: str
    half: str
    noun: Phrase


class ChoiceView(TypedDict):
    """What a seat has decided; others see it when all have."""

    plan: str | None
    named: list[str]
    labour: int | None
    wanted: str | None
    laid: list[LaidView]
    answer: str | None
    duel: LaidView | None


class SeatView(TypedDict):
    """What belongs to one player."""

    colour: int
    """Of the starting cards, counted from 1."""
    tokens: int
    labours: list[int]
    active: int | None
    points: int
    hand: int
    cards: list[CardView] | None
    """The hand, for the owner's eyes alone."""
    stack: int
    discard: list[CardView]
    bought: list[CardView]
    """The Gymnasium cards of this player, wherever they are: everybody saw them taken."""
    ready: bool
    choice: ChoiceView | None


class MoveView(Choice):
    """A move that may be made, taken apart for a screen."""

    act: str
    half: str | None
    labour: int | None
    victim: Seat | None


class View(Seen):
    """The table as one seat sees it."""

    moves: list[MoveView]
    phase: str
    mode: str
    round: int
    rounds: int
    turn: int
    labours: list[LabourView]
    """As they lie, round by round."""
    gymnasium: list[CardView | None]
    stack: int
    paid: int
    contest: str | None
    seats: list[SeatView]


def view(table: Table, seat: Seat | None) -> View:
    """Return the table as this seat sees it; nobody's seat is an onlooker's."""
    moves = [] if seat is None else legal_moves(table, seat)
    cards = table.rules.box.cards
    waiting = to_move(table)
    prompt = question(table, seat) if seat in waiting else wait_for(waiting, seat in table.asked)
    return {
        **seen_by(seat, "hercules", waiting, prompt),
        "moves": [move_view(table, move) for move in moves],
        "phase": PHASES[table.phase],
        "mode": table.rules.options.mode,
        "round": table.round + 1,
        "rounds": int(table.rules.options.rounds),
        "turn": table.turn,
        "labours": [labour_view(table, place) for place in range(len(table.order))],
        "gymnasium": [None if card == NOTHING else card_view(cards[card]) for card in table.open],
        "stack": len(table.stack),
        "paid": table.paid,
        "contest": None if table.contest == NOTHING else cards[table.contest].code,
        "seats": [seat_view(table, Seat(each), seat) for each in range(len(table.players))],
    }


# What is asked


def move_view(table: Table, move: Move) -> MoveView:
    """Take a move apart."""
    box = table.rules.box
    rob = move.act == ROB
    return {
        "move": move.text,
        "code": "" if move.card == NOTHING else box.cards[move.card].code,
        "about": about(table, move),
        "says": says(table, move),
        "act": ACTS[move.act],
        "half": None if move.face == NOTHING else HALVES[box.faces[move.face].half],
        "labour": None if rob or move.target == NOTHING else move.target + 1,
        "victim": Seat(move.target) if rob else None,
    }


# What lies there


def labour_view(table: Table, place: int) -> LabourView:
    """Show both sides of a labour, and the tokens on it."""
    labour = table.order[place]
    return {
        "number": labour.number,
        "noun": labour.noun(),
        "symbols": [SYMBOLS[symbol] for symbol in labour.symbols()],
        "tokens": table.tokens[labour.index],
        "places": table.rules.tokens,
        "round": place // table.rules.per_round + 1,
        "extra_token": None if labour.permanent == NOTHING else SYMBOLS[labour.permanent],
        "instant": [EFFECTS[effect] for effect in labour.instant],
        "at_the_end": [EFFECTS[effect] for effect in labour.at_the_end],
    }


def card_view(card: Card) -> CardView:
    """Show what is printed on a card."""
    starting = card.colour != NOTHING
    return {
        "card": card.code,
        "colour": card.colour + 1 if starting else None,
        "cost": None if starting else card.cost,
        "faces": [face_view(face) for face in card.faces],
        "noun": card.noun(),
        "short": card.name(),
    }


def face_view(face: Face) -> FaceView:
    """Show one way to use a card."""
    return {
        "half": HALVES[face.half],
        "symbol": SYMBOLS[face.symbol],
        "initiative": shown(face.initiative),
        "tokens": face.tokens,
        "noun": face.noun(),
    }


def seat_view(table: Table, seat: Seat, onlooker: Seat | None) -> SeatView:
    """Show what belongs to a player; the hand and the hidden choice to the owner alone."""
    player = table.players[seat]
    own = seat == onlooker
    bought = sorted(
        (card for card in owned(table, player) if card.colour == NOTHING),
        key=lambda card: card.index,
    )
    return {
        "colour": int(table.rules.options.colours[seat]),
        "tokens": player.tokens,
        "labours": [labour.number for labour in player.labours],
        "active": None if player.active == NOTHING else player.active + 1,
        "points": points(player),
        "hand": len(player.hand),
        "cards": [card_view(card) for card in player.hand] if own else None,
        "stack": len(player.stack),
        "discard": [card_view(card) for card in player.discard],
        "bought": [card_view(card) for card in bought],
        "ready": seat in table.asked and player.ready,
        "choice": choice_view(table, player, own=own),
    }


def choice_view(table: Table, player: Player, *, own: bool) -> ChoiceView | None:
    """HE-R1: a choice is shown when all have chosen; an answer in a contest likewise."""
    if table.phase in (REFRESH, CHOICE) and not own:
        return None
    box = table.rules.box
    duel = player.duel if own else NOTHING
    decided = player.answer if own or table.phase == DUEL_CARD else NOTHING
    return {
        "plan": None if player.plan == NOTHING else ACTS[player.plan],
        "named": [card.code for card in player.named],
        "labour": None if player.labour == NOTHING else player.labour + 1,
        "wanted": None if player.wanted == NOTHING else box.cards[player.wanted].code,
        "laid": [laid_view(face) for face in player.laid],
        "answer": None if decided == NOTHING else ACTS[decided],
        "duel": None if duel == NOTHING else laid_view(box.faces[duel]),
    }


def laid_view(face: Face) -> LaidView:
    """Show a card that was laid."""
    return {"card": face.card.code, "half": HALVES[face.half], "noun": face.noun()}
