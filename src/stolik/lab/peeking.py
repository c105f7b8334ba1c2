"""What hidden things are worth: a bot that is shown the true table, against one that is not.

If the fair one saw anything it must not see, there would be nothing left to win by peeking.
"""

from collections.abc import Iterator
from typing import Any

from stolik.bots import Search
from stolik.core import AnyGame, Chance, Move, Seat, begin, deal


def peeking(game: AnyGame, pairs: int, steps: int, seed: str) -> Iterator[float]:
    """Play games for two, each deal in both seatings; hand out what the peeking one wins."""
    for pair in range(pairs):
        for seat in (0, 1):
            yield peeks(game, f"{seed} {pair}", Seat(seat), steps)


def peeks(game: AnyGame, seed: str, peeking: Seat, steps: int) -> float:
    """Return what a seat wins that thinks with the true table before its eyes."""
    state = deal(game, begin(game, 2, seed))
    lucks = [Chance(f"{seed} peeking {peeking} seat {seat}") for seat in (0, 1)]
    while movers := game.to_move(state):
        seat = movers[0]
        seen = shown(game, state) if seat == peeking else game
        game.play(state, seat, thought(seen, state, seat, steps, lucks[seat]))
    first = game.ranking(state)[0]
    return 1 / len(first) if peeking in first else 0.0


def shown(game: AnyGame, state: Any) -> AnyGame:
    """Return the game with nothing left to imagine: every imagined table is this one."""
    return game._replace(imagine=lambda _, __: game.copy(state))


def thought(game: AnyGame, state: Any, seat: Seat, steps: int, chance: Chance) -> Move:
    """Return the move that was tried most."""
    moves: list[Move] = game.legal_moves(state, seat)
    if len(moves) == 1:
        return moves[0]
    search = Search(game, seat, game.knows(state, seat), chance)
    search.think(steps)
    visits = search.visits(moves)
    return moves[visits.index(max(visits))]
