"""Who wins from here, if everybody plays on equally well.

Tables are imagined from what the seats know and played on to their ends. The seats take turns in
imagining, so that a share is what the table could tell and not what one of them knew.
"""

from math import sqrt
from typing import Any, NamedTuple

from stolik.bots import best_of
from stolik.bots.quick import QuickLuck
from stolik.core import AnyGame, Chance, Seat

LOOKS = 16
"""Everybody plays the best by advice of so many moves; `docs/bots.md` tells what fewer cost."""
MOST_PLIES = 2_000
"""A game that goes on for longer goes in circles: then whoever stands best by outlook is first."""
DOUBT = 0.5
"""Wins that every seat is given beside those seen: until the end nothing is quite sure."""

Won = tuple[float, ...]
"""What every seat has of a win: 1 for the first, a part where several came first."""


class Chances(NamedTuple):
    """How everybody stands at one moment."""

    shares: tuple[float, ...]
    """Of wins, for every seat."""
    played: tuple[Won, ...]
    """The games that tell so."""


def chances(game: AnyGame, state: Any, games: int) -> Chances:
    """Play so many games on from here; at the end of a game say who has won."""
    seats = len(game.scores(state))
    if not game.to_move(state):
        won = shared(game.ranking(state)[0], seats)
        return Chances(won, (won,) * games)
    known = [game.knows(state, Seat(seat)) for seat in range(seats)]
    # The same luck at every moment: what differs is what was played in between.
    played = tuple(
        played_on(game, known[number % seats], QuickLuck(Chance(f"analysis {number}")))
        for number in range(games)
    )
    whole = games + DOUBT * seats
    return Chances(tuple((sum(each) + DOUBT) / whole for each in zip(*played, strict=True)), played)


def played_on(game: AnyGame, knowledge: Any, luck: QuickLuck) -> Won:
    """Imagine a table, play it to its end, and return who has won."""
    state = game.imagine(knowledge, luck)
    for _ in range(MOST_PLIES):
        movers = game.to_move(state)
        if not movers:
            break
        # Whoever has decided already is not asked again, or nobody would ever be done.
        seat = movers[luck.below(len(movers))]
        game.play(state, seat, best_of_some(game, state, seat, luck))
    stands = game.outlook(state)
    if game.to_move(state):
        best = max(stands)
        return shared([Seat(seat) for seat, own in enumerate(stands) if own == best], len(stands))
    return shared(game.ranking(state)[0], len(stands))


def best_of_some(game: AnyGame, state: Any, seat: Seat, luck: QuickLuck) -> Any:
    """Return the move that advice likes best of some; among equals, any."""
    some = game.legal_moves(state, seat)
    if len(some) > LOOKS:
        some = [luck.choice(some) for _ in range(LOOKS)]
    return some[0] if len(some) == 1 else best_of(game, seat, state, some, luck)


def shared(first: list[Seat], seats: int) -> Won:
    """Return the win, shared by those who came first."""
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(seats))


def error_of_change(before: Chances, after: Chances, seat: Seat) -> float:
    """Return the standard error of the difference of a seat's shares.

    Games of the same number had the same luck, so they are compared one by one. One more game that
    might have gone the other way keeps the error from vanishing where a few happened to agree.
    """
    changes = [two[seat] - one[seat] for one, two in zip(before.played, after.played, strict=True)]
    mean = sum(changes) / len(changes)
    return sqrt(sum((change - mean) ** 2 for change in changes) + 1) / len(changes)
