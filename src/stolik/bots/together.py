"""Several processes think at once, each a tree of its own; what they tried is added up."""

from typing import Any

from stolik.bots.search import Search
from stolik.core import Chance, Move

FORK = "fork"
"""A child has all that its parent has: games and knowledge need not travel."""


def visits_together(
    searches: list[Search], moves: list[Move], steps: int, seconds: float
) -> list[int]:
    """Return how often each move was tried, by all searches; where nobody can fork, in turn."""
    import multiprocessing  # noqa: PLC0415 - a browser's Python has no processes, and needs none

    may_fork = not multiprocessing.current_process().daemon  # as the workers of a ladder are
    if may_fork and FORK in multiprocessing.get_all_start_methods():
        tried = tried_apart(multiprocessing.get_context(FORK), searches, moves, steps, seconds)
    else:
        tried = [tried_by(search, moves, steps, seconds) for search in searches]
    return [sum(counts) for counts in zip(*tried, strict=True)]


def tried_apart(
    fork: Any, searches: list[Search], moves: list[Move], steps: int, seconds: float
) -> list[list[int]]:
    """Let every search think in a process of its own."""
    pipes = [fork.Pipe(duplex=False) for _ in searches]
    thinking = [
        fork.Process(target=think_and_tell, args=(sender, search, moves, steps, seconds))
        for (_, sender), search in zip(pipes, searches, strict=True)
    ]
    for process in thinking:
        process.start()
    for _, sender in pipes:
        sender.close()
    tried = [heard.recv() for heard, _ in pipes]
    for process in thinking:
        process.join()
    return tried


def think_and_tell(
    sender: Any, search: Search, moves: list[Move], steps: int, seconds: float
) -> None:
    """Think, in the child, and tell the parent."""
    sender.send(tried_by(search, moves, steps, seconds))


def tried_by(search: Search, moves: list[Move], steps: int, seconds: float) -> list[int]:
    """Return how often a search tries each move."""
    search.think(steps, seconds)
    return search.visits(moves)


def lucks_of(chance: Chance, many: int) -> list[Chance]:
    """Return luck for each of so many, none like another's."""
    return [Chance(f"{chance.word()} {number}") for number in range(many)]
