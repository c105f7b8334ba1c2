"""What one seat sees: listed here piece by piece, so that nothing slips in unnoticed."""

from typing import TypedDict, cast

from stolik.core import Choice, Line, Phrase, Seat, Seen, phrase, seen_by
from stolik.games.shelf.components import (
    COLOURS,
    ENDS,
    LEFT,
    NOTHING,
    PROPERTIES,
    RIGHT,
    Card,
    shown,
)
from stolik.games.shelf.moves import ACTS, DISCARD, REMOVE, Move
from stolik.games.shelf.scoring import counting, kept, points, score_pad
from stolik.games.shelf.shelf import Shelf
from stolik.games.shelf.state import Table
from stolik.games.shelf.stuck import shelf_of
from stolik.games.shelf.turn import legal_moves, to_move


class CardView(TypedDict):
    """The face of a card."""

    card: str
    kind: str
    colour: str
    points: int
    property: str
    side: str | None
    toy: str | None
    """The toy itself, or the toy that an edge shows."""
    noun: Phrase
    calls: Phrase | None
    """The toy that earns a bonus turn with this card: on this edge's shelf, or beside this toy."""


class BackView(TypedDict):
    """A card of which only the back is seen."""

    kind: str


class ShelfView(TypedDict):
    """A shelf from left to right."""

    colour: str
    cards: list[CardView | BackView]
    open: list[str]
    """The ends where a card might still go."""


class CountedView(TypedDict):
    """A card when the points are counted."""

    card: CardView | BackView
    points: int
    """What it gives, which may be nothing."""
    kept: bool
    """Not so for a toy that stood outermost on an unfinished shelf (SH-40)."""


class PadView(Line):
    """A line of the score pad, with the cards it speaks of."""

    cards: list[CountedView]


class SeatView(TypedDict):
    """What lies before one player."""

    shelves: list[ShelfView | None]
    collection: int
    """How many cards; what they are is nobody's business now (SH-R24)."""
    points: int | None
    """Their points, for the owner's eyes; at the end for everybody's."""
    pad: list[PadView] | None
    """Where the points come from, card by card; there is none before the end (SH-41)."""


class MoveView(Choice):
    """A move that may be made, taken apart for a screen."""

    act: str
    shelf: str
    end: str | None


class View(Seen):
    """The table as one seat sees it."""

    moves: list[MoveView]
    colours: list[str]
    """What the colours A, B and C are in this edition."""
    bonus: bool
    bonus_due: int
    final: bool
    rows: list[list[CardView]]
    deck: int
    discard: list[CardView]
    removed: int
    seats: list[SeatView]


def view(table: Table, seat: Seat | None) -> View:
    """Return the table as this seat sees it; nobody's seat is an onlooker's."""
    moves = [] if seat is None else legal_moves(table, seat)
    return {
        **seen_by(seat, table.rules.edition.key, to_move(table), prompt(table, seat, moves)),
        "moves": [move_view(table, move) for move in moves],
        "colours": list(table.rules.edition.colours),
        "bonus": table.bonus,
        "bonus_due": table.bonus_due,
        "final": table.final,
        "rows": [[face(card) for card in row] for row in table.rows],
        "deck": len(table.deck),
        "discard": [face(card) for card in table.discard],
        "removed": len(table.removed),
        "seats": [seat_view(table, Seat(each), seat) for each in range(len(table.shelves))],
    }


def prompt(table: Table, seat: Seat | None, moves: list[Move]) -> Phrase:
    """Say what is asked, and of whom."""
    if table.over:
        return phrase("prompt-over", ending=table.ending)
    if seat != table.seat:
        return phrase("prompt-final-wait" if table.final else "prompt-wait", seat=table.seat)
    if moves[0].act == REMOVE:
        return phrase("prompt-remove")
    if moves[0].act == DISCARD:
        return phrase("prompt-discard")
    if table.bonus:
        key = "prompt-final-bonus" if table.final else "prompt-bonus"
        return phrase(key, due=table.bonus_due)
    return phrase("prompt-final" if table.final else "prompt-turn")


def move_view(table: Table, move: Move) -> MoveView:
    """Take a move apart."""
    end = ENDS[move.end] if move.end >= 0 else None
    colour, facing = COLOURS[move.shelf], "up"
    if move.act == REMOVE:
        shelf = shelf_of(table.shelves[table.seat], move.card)
        colour = COLOURS[shelf.colour]
        facing = "down" if move.card in shelf.face_down() else "up"
    return {
        "move": move.text,
        "code": move.card.code,
        "act": ACTS[move.act],
        "shelf": colour,
        "end": end,
        "about": move.card.noun(),
        "says": phrase(f"move-{ACTS[move.act]}", colour=colour, end=end or "none", face=facing),
    }


def seat_view(table: Table, seat: Seat, onlooker: Seat | None) -> SeatView:
    """SH-R24: a collection lies face down; its owner may count it."""
    own = points(table.collections[seat]) if seat == onlooker else None
    pad = pad_view(table, seat) if table.over else None
    return {
        "shelves": [None if shelf is None else shelf_view(shelf) for shelf in table.shelves[seat]],
        "collection": len(table.collections[seat]),
        "points": own if pad is None else sum(line["points"] for line in pad),
        "pad": pad,
    }


def pad_view(table: Table, seat: Seat) -> list[PadView]:
    """SH-41: the collection is turned up, and every line of the pad shows its cards."""
    shelves = [shelf for shelf in table.shelves[seat] if shelf is not None]
    collected = [counted(card, scores=True) for card in table.collections[seat]]
    cards = [collected, *(counted_shelf(table, shelf) for shelf in shelves)]
    lines = zip(score_pad(table, seat), cards, strict=True)
    return [{"what": line["what"], "points": line["points"], "cards": own} for line, own in lines]


def counted_shelf(table: Table, shelf: Shelf) -> list[CountedView]:
    """SH-40, SH-R13: what each card of an unfinished shelf gives, from left to right."""
    giving, down = counting(table, shelf), shelf.face_down()
    staying = kept(shelf) + down
    return [
        counted(card, scores=card in giving, stays=card in staying, down=card in down)
        for card in shelf.cards()
    ]


def counted(card: Card, *, scores: bool, stays: bool = True, down: bool = False) -> CountedView:
    """Show a card and what it gives; a back that gives nothing is not even turned up."""
    return {
        "card": back() if down and not scores else face(card),
        "points": card.points if scores else 0,
        "kept": stays,
    }


def shelf_view(shelf: Shelf) -> ShelfView:
    """Show the shelf; of a face-down card only the back."""
    down = shelf.face_down()
    return {
        "colour": COLOURS[shelf.colour],
        "cards": [back() if card in down else face(card) for card in shelf.cards()],
        "open": [ENDS[end] for end in (LEFT, RIGHT) if shelf.edge(end) is None],
    }


def face(card: Card) -> CardView:
    """Show what is printed on the card: always the same, and shown all the time."""
    if card.face is None:
        card.face = printed(card)
    return cast("CardView", card.face)


def printed(card: Card) -> CardView:
    """Return what is printed on the card."""
    return {
        "card": card.code,
        "kind": "toy" if card.is_toy else "edge",
        "colour": COLOURS[card.colour],
        "points": card.points,
        "property": PROPERTIES[card.property] if card.is_toy else edge_property(card),
        "side": None if card.is_toy else ENDS[card.side],
        "toy": card.toy_id or None,
        "noun": card.noun(),
        "calls": None if card.calls is None else phrase("toy", **shown(card.calls)),
    }


def edge_property(card: Card) -> str:
    """Return the property of an edge: a bonus turn for a toy, or none."""
    return "plain" if card.bonus_for == NOTHING else "edge-bonus"


def back() -> BackView:
    """Show the back of a card."""
    return {"kind": "back"}
