"""What a person might do, and why: the best move found, what it is worth, what follows."""

from collections import defaultdict
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from stolik.bots.bot import helping
from stolik.bots.search import Search, lead_of
from stolik.core import AnyGame, Chance, Event, Move, Seat
from stolik.core.phrases import is_fleeting

TRIES = 400
"""Steps of thought: a moment for whoever waits, and enough to play well."""
TABLES = 24
"""What comes of a move on all of so many tables that the seat might be facing is worth telling."""
MOSTLY = 1 / 2
"""What comes of a move in so many of the thoughts about it is worth telling, too."""
CLEARLY = 2.0
"""Standard errors below the usual: what goes with doing worse by more than that is no reason."""
MOST_TOLD = 2
"""Events; a hint is no chronicle."""


class Hint(NamedTuple):
    """A move, and the reasons for it."""

    move: Move
    tries: int
    """How often a game was tried on from here; where there is one move, never; once for a step of
    what people make together."""
    share: float
    """How well the search thinks the seat stands with this move, from 0 to 1; rough."""
    points: int
    """What it brings at once, as far as the seat can tell."""
    happens: list[Event]
    """What it brings about at once, as far as the seat can tell, beside the move itself."""
    later: list[Event]
    """What the seat mostly came to when the search thought on."""


class Thought(NamedTuple):
    """A step of thought: its first move, what came to the seat, how far ahead that was then."""

    move: Move
    seen: dict[str, Event]
    lead: float


def hint(
    game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance, tries: int = TRIES
) -> Hint:
    """Find a good move for somebody who does not know what to do."""
    if len(moves) == 1:
        return Hint(moves[0], 0, 0.0, *following(game, seat, knowledge, moves[0], chance), [])
    if helpful := helping(game, seat, knowledge, chance):
        return Hint(helpful[0], 1, 0.5, *following(game, seat, knowledge, helpful[0], chance), [])
    search = Search(game, seat, knowledge, chance)
    thoughts = [overheard(search) for _ in range(tries)]
    visits = search.visits(moves)
    best = visits.index(max(visits))
    points, happens = following(game, seat, knowledge, moves[best], chance)
    later = [event for event in reasons(thoughts, moves[best]) if event not in happens]
    later = later[: MOST_TOLD - len(happens)]
    return Hint(moves[best], search.steps, search.values(moves)[best], points, happens, later)


def overheard(search: Search) -> Thought:
    """Take a step of thought, and return what could be heard of it."""
    game, seat = search.game, Seat(search.seat)
    plies: list[tuple[Any, Move, list[Event]]] = []

    def play(state: Any, mover: Seat, move: Move) -> None:
        happened: list[Event] = []
        game.play(state, mover, move, happened)
        plies.append((state, move, happened))

    search.play = play
    search.step()
    table, first, happened = plies[0]
    events = happened[1:] + [event for _, _, then in plies[1:] for event in then]
    seen = {repr(event): event for event in events if is_reason(event, seat)}
    return Thought(first, seen, lead_of(game.outlook(table), seat))


def reasons(thoughts: list[Thought], move: Move) -> list[Event]:
    """Return what mostly came of a move, in order, unless the seat clearly did worse for it.

    Of the thoughts about the move only the later half counts: at first, everything is tried.
    """
    about = [thought for thought in thoughts if thought.move.index == move.index]
    settled = about[len(about) // 2 :]
    leads: dict[str, list[float]] = defaultdict(list)
    for thought in settled:
        for event in thought.seen:
            leads[event].append(thought.lead)
    usual, spread = fmean(lead_in(thoughts)), pstdev(lead_in(thoughts))
    good = {
        event
        for event, at in leads.items()
        if len(at) >= MOSTLY * len(settled)
        if fmean(at) >= usual - CLEARLY * spread / sqrt(len(at))
    }
    lines = [
        [thought.seen[event] for event in thought.seen if event in good] for thought in settled
    ]
    return max(lines, key=len)


def lead_in(thoughts: list[Thought]) -> list[float]:
    """Return how far the seat was ahead in each."""
    return [thought.lead for thought in thoughts]


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
