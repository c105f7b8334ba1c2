"""Points and the winner (SH-40, SH-41)."""

from stolik.core import Line, Seat, phrase, ranked
from stolik.games.shelf.components import COLOURS, Card
from stolik.games.shelf.shelf import Shelf
from stolik.games.shelf.state import Table


def scores(table: Table) -> list[list[Line]]:
    """Return the score pad: the collection, then each shelf left unfinished."""
    return [score_pad(table, Seat(seat)) for seat in range(len(table.shelves))]


def score_pad(table: Table, seat: Seat) -> list[Line]:
    """Return one player's lines."""
    collection = line("score-collection", "", points(table.collections[seat]))
    return [collection] + [
        line("score-unfinished", COLOURS[shelf.colour], unfinished(table, shelf))
        for shelf in table.shelves[seat]
        if shelf is not None
    ]


def line(key: str, colour: str, number: int) -> Line:
    """Return one line of the pad."""
    return {"what": phrase(key, colour=colour), "points": number}


def points(cards: list[Card]) -> int:
    """SH-41: the points printed on the cards."""
    return sum(card.points for card in cards)


def unfinished(table: Table, shelf: Shelf) -> int:
    """SH-40: what an unfinished shelf is worth."""
    return points(counting(table, shelf))


def counting(table: Table, shelf: Shelf) -> list[Card]:
    """SH-40: the cards that count; SH-R13: a face-down card only if the players agreed so."""
    return kept(shelf) + (shelf.face_down() if table.rules.options.face_down_scores else [])


def kept(shelf: Shelf) -> list[Card]:
    """SH-40, SH-R14: an outermost toy is lost, once at each end; an edge protects it."""
    toys = list(shelf.toys)
    if shelf.left is None:
        toys = toys[1:]
    if shelf.right is None:
        toys = toys[:-1]
    return toys + [card for card in shelf.face_up() if not card.is_toy]


def totals(table: Table) -> list[int]:
    """Return each player's points."""
    return [sum(each["points"] for each in pad) for pad in scores(table)]


def ranking(table: Table) -> list[list[Seat]]:
    """SH-41: most points first; equal points share the place."""
    return ranked(totals(table))


def ending(table: Table) -> str | None:
    """Return the way the game ended."""
    return table.ending if table.over else None
