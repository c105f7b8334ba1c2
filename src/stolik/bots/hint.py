"""What a person might do, and why: the best move found, what it is worth, what follows."""

from typing import Any, NamedTuple

from stolik.bots.search import Search
from stolik.core import AnyGame, Chance, Event, Move, Seat
from stolik.core.phrases import is_fleeting

TRIES = 400
"""Steps of thought: a moment for whoever waits, and enough to play well."""
TABLES = 24
"""What comes of a move on all of so many tables that the seat might be facing is worth telling."""
MOST_TOLD = 3
"""Events; a hint is no chronicle."""


class Hint(NamedTuple):
    """A move, and the reasons for it."""

    move: Move
    tries: int
    """How often a game was tried on from here; where there is one move, never."""
    share: float
    """How well the search thinks the seat stands with this move, from 0 to 1; rough."""
    points: int
    """What it brings at once, as far as the seat can tell."""
    happens: list[Event]
    """What it brings about, as far as the seat can tell, beside the move itself."""


def hint(
    game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance, tries: int = TRIES
) -> Hint:
    """Find a good move for somebody who does not know what to do."""
    if len(moves) == 1:
        return Hint(moves[0], 0, 0.0, *following(game, seat, knowledge, moves[0], chance))
    search = Search(game, seat, knowledge, chance)
    search.think(tries)
    visits = search.visits(moves)
    best = visits.index(max(visits))
    follows = following(game, seat, knowledge, moves[best], chance)
    return Hint(moves[best], search.steps, search.values(moves)[best], *follows)


def following(
    game: AnyGame, seat: Seat, knowledge: Any, move: Move, chance: Chance
) -> tuple[int, list[Event]]:
    """Return the points and the events that follow a move on every imagined table."""
    points, common = after(game, seat, game.imagine(knowledge, chance), move)
    for _ in range(TABLES - 1):
        other, happened = after(game, seat, game.imagine(knowledge, chance), move)
        points = points if points == other else 0
        common = [event for event in common if event in happened]
    return points, common[:MOST_TOLD]


def after(game: AnyGame, seat: Seat, table: Any, move: Move) -> tuple[int, list[Event]]:
    """Return what a move brings at this table, and what the seat would hear of beside the move."""
    happened: list[Event] = []
    before = points_of(game, table, seat)
    game.play(table, seat, move, happened)
    heard = [
        event
        for event in happened[1:]
        if not is_fleeting(event) and (event["audience"] is None or seat in event["audience"])
    ]
    return points_of(game, table, seat) - before, heard


def points_of(game: AnyGame, table: Any, seat: Seat) -> int:
    """Return the points of a seat as they are now."""
    return sum([line["points"] for line in game.scores(table)[seat]])
