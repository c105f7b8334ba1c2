"""Bots that no table should suffer from; workers find them under `misbehaving:find`.

And those who try what strangers have written, but for too long or at too great a cost.
"""

import ctypes
import os
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

from stolik import bots
from stolik.bots import Bot
from stolik.core import AnyGame, Chance, Move, Seat


class Mumbling(Exception):
    """A fault that cannot even say what is wrong."""

    def __str__(self) -> str:
        """Fail once more."""
        raise ValueError


class Nonsense:
    """A move of no game."""

    index = 0
    takes_back = False

    def __init__(self, spelling: str) -> None:
        """Take any spelling."""
        self.spelling = spelling

    def __str__(self) -> str:
        """Spell it."""
        return self.spelling


def raises(*_: Any) -> NoReturn:
    """Fail as programs do."""
    raise ZeroDivisionError("no\nreason")


def mumbles(*_: Any) -> NoReturn:
    """Fail and say nothing."""
    raise Mumbling


def asks_to_exit(*_: Any) -> NoReturn:
    """Take the program for its own."""
    sys.exit(3)


def is_interrupted(*_: Any) -> NoReturn:
    """Behave like somebody at a keyboard."""
    raise KeyboardInterrupt


def exits(*_: Any) -> NoReturn:
    """Pull the plug."""
    os._exit(3)


def crashes(*_: Any) -> Move:
    """Reach for memory that is not there, as a compiled bot might."""
    ctypes.string_at(0)
    raise AssertionError


def recurses(*given: Any) -> Move:
    """Think about thinking."""
    return recurses(*given)


def babbles(*_: Any) -> Move:
    """Answer at length, in letters that nobody can send."""
    return Nonsense("\ud800 yes " * 100_000)


def answers_nothing(*_: Any) -> Any:
    """Forget to answer."""
    return None


def plays_another_move(game: AnyGame, _: Seat, __: Any, moves: list[Move], ___: Chance) -> Move:
    """Make a move that the game has, but not now."""
    other: Move = next(move for move in game.moves if move not in moves)
    return other


def hangs_up(*_: Any) -> NoReturn:
    """Close everything that is open."""
    os.closerange(0, 100)
    time.sleep(60)
    raise AssertionError


def is_stuck(*_: Any) -> Move:
    """Let nothing else run in its process, as a compiled bot might."""
    ctypes.PyDLL(None).sleep(60)
    raise AssertionError


def dawdles(*_: Any) -> NoReturn:
    """Think for ever, and hard."""
    while True:
        pass


def naps(game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance) -> Move:
    """Leave a note of where it sleeps, at the place that its luck names, and sleep for a minute."""
    note = Path(chance.seed)
    note.with_suffix(".part").write_text(str(os.getpid()), "utf-8")
    note.with_suffix(".part").replace(note)
    time.sleep(60)
    return bots.find("greed")(game, seat, knowledge, moves, chance)


def signs_in(game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance) -> Move:
    """Sign the list that its luck names, as the luck says; whoever signs as `held` waits."""
    place, _, label = chance.seed.partition("#")
    with Path(place).open("a", encoding="utf-8") as signed:
        signed.write(f"{label}\n")
    while label == "held" and not Path(place).with_suffix(".go").exists():
        time.sleep(0.01)
    return bots.find("luck")(game, seat, knowledge, moves, chance)


def slow(game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance) -> Move:
    """Take a moment."""
    time.sleep(0.1)
    return bots.find("luck")(game, seat, knowledge, moves, chance)


def chatters(game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance) -> Move:
    """Print, and ask who is there, before it plays quite well."""
    print("hm, let me see")  # noqa: T201 - that is the mischief
    sys.stdout.flush()
    if sys.stdin.read():
        raise AssertionError
    return bots.find("greed")(game, seat, knowledge, moves, chance)


MISBEHAVING: dict[str, Bot] = {
    bot.__name__: bot
    for bot in (
        raises,
        mumbles,
        asks_to_exit,
        is_interrupted,
        exits,
        crashes,
        recurses,
        babbles,
        answers_nothing,
        plays_another_move,
        hangs_up,
        is_stuck,
        dawdles,
        naps,
        signs_in,
        slow,
        chatters,
    )
}


def find(name: str) -> Bot:
    """Return one of them, or a bot of ours."""
    return MISBEHAVING[name] if name in MISBEHAVING else bots.find(name)


def find_all_bad(_: str) -> Bot:
    """Return a bot that fails, even under the name of a good one."""
    return raises


# Trying what strangers have written


def goes(_: Any) -> None:
    """Find nothing wrong."""


def dawdles_over(_: Any) -> None:
    """Take a minute, and do nothing."""
    time.sleep(60)


def toils_over(_: Any) -> None:
    """Take for ever, and all of the processor."""
    while True:
        pass


def devours(_: Any) -> None:
    """Take all the memory there is."""
    held: list[bytearray] = []
    while True:
        held.append(bytearray(2**24))


def breaks(_: Any) -> None:
    """Take the process along."""
    os._exit(3)
