"""What a person might do, and why: the best move found, what it is worth, what follows."""

from collections import Counter
from itertools import groupby
from typing import Any, NamedTuple

from stolik.bots.search import Search
from stolik.core import AnyGame, Chance, Event, Move, Seat
from stolik.core.phrases import is_fleeting

TRIES = 400
"""Steps of thought: a moment for whoever waits, and enough to play well."""
TABLES = 24
"""What comes of a move on all of so many tables that the seat might be facing is worth telling."""
MOSTLY = 1 / 2
"""What comes of a move in so many of the thoughts about it is worth telling, too."""
MOST_TOLD = 2
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
    """What it brings about at once, as far as the seat can tell, beside the move itself."""
    later: list[Event]
    """What the seat mostly came to when the search thought on."""


class Heard(NamedTuple):
    """A move in a step of thought, and what happened."""

    step: int
    move: Move
    happened: list[Event]


def hint(
    game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance, tries: int = TRIES
) -> Hint:
    """Find a good move for somebody who does not know what to do."""
    if len(moves) == 1:
        return Hint(moves[0], 0, 0.0, *following(game, seat, knowledge, moves[0], chance), [])
    search = Search(game, seat, knowledge, chance)
    heard = listen(search)
    search.think(tries)
    visits = search.visits(moves)
    best = visits.index(max(visits))
    points, happens = following(game, seat, knowledge, moves[best], chance)
    later = [event for event in usual(heard, seat, moves[best]) if event not in happens]
    later = later[: MOST_TOLD - len(happens)]
    return Hint(moves[best], search.steps, search.values(moves)[best], points, happens, later)


def listen(search: Search) -> list[Heard]:
    """Return a list on which the search will put all that happens in its thoughts."""
    heard: list[Heard] = []

    def play(state: Any, seat: Seat, move: Move) -> None:
        happened: list[Event] = []
        search.game.play(state, seat, move, happened)
        heard.append(Heard(search.steps, move, happened))

    search.play = play
    return heard


def usual(heard: list[Heard], seat: Seat, move: Move) -> list[Event]:
    """Return what mostly happened to the seat in the thoughts that began with its move, in order.

    Only the later half counts: at first, everything is tried.
    """
    thoughts = [list(step) for _, step in groupby(heard, key=lambda each: each.step)]
    begun = [thought for thought in thoughts if thought[0].move.index == move.index]
    settled = [seen_of(thought, seat) for thought in begun[len(begun) // 2 :]]
    times = Counter(event for seen in settled for event in seen)
    enough = MOSTLY * len(settled)
    lines = [[seen[event] for event in seen if times[event] >= enough] for seen in settled]
    return max(lines, key=len)


def seen_of(thought: list[Heard], seat: Seat) -> dict[str, Event]:
    """Return what happened to a seat in a thought, beside its move itself."""
    events = thought[0].happened[1:] + [event for each in thought[1:] for event in each.happened]
    return {repr(event): event for event in events if is_reason(event, seat)}


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
    """Return what a move brings at this table, and what it does for the seat beside that."""
    happened: list[Event] = []
    before = points_of(game, table, seat)
    game.play(table, seat, move, happened)
    told = [event for event in happened[1:] if is_reason(event, seat)]
    return points_of(game, table, seat) - before, told


def is_reason(event: Event, seat: Seat) -> bool:
    """Tell whether everybody would see something happen to a seat that lasts."""
    public = event["audience"] is None
    return public and event["args"].get("seat") == seat and not is_fleeting(event)


def points_of(game: AnyGame, table: Any, seat: Seat) -> int:
    """Return the points of a seat as they are now."""
    return sum([line["points"] for line in game.scores(table)[seat]])
