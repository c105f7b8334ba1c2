"""The process in which bots think: questions come in, a line each, and answers go out.

The server starts it, `python -m stolik.server.worker stolik.bots:find`, and talks to it over its
standard input and output. It is a program of its own, not a copy of the server: it carries nothing
of the server's sockets, and a bot that crashes takes nothing along.
"""

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from pkgutil import resolve_name
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, NamedTuple

from msgspec.json import Decoder, encode

from stolik.bots import Bot, hint
from stolik.core import AnyGame, Chance, Seat, move_named
from stolik.games import catalogue, find
from stolik.server.answers import Why

GAMES = 64
"""Games with components of an owner that are kept built: a deck of a campaign is new every evening,
and would be kept for ever."""
LONG = 200
"""Letters of what a bot says for itself that are passed on; a log has lines to be read."""
MANNERS = 5
"""By how much a worker gives way to the server when both want the same core."""

HINT = "hint"
"""No bot: asks for a move for a person, with the reasons for it."""

Find = Callable[[str], Bot]


class Thought(NamedTuple):
    """A decision to be thought about, and all that may be known for it."""

    game: str
    components: str | None
    """The component file of an owner, if the game is played with one."""
    bot: str
    seat: Seat
    knowledge: str
    """What the seat knows, as JSON."""
    moves: tuple[str, ...]
    """What it may do, at least one thing."""
    luck: str
    """The seed of the bot's own luck: the same thought ends with the same move."""
    version: int | None = None
    """Of the rules, if they may be earlier ones."""


class Answer(NamedTuple):
    """One of the moves; or none, and what the bot did instead of answering."""

    move: str
    fault: str = ""
    why: Why | None = None


def main(where: str) -> None:
    """Answer questions until there is nobody left to ask any."""
    leave_interrupts_to_the_server()
    give_way()
    questions, answers = keep_the_pipes()
    bots: Find = resolve_name(where)
    catalogue()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions, waiting), daemon=True).start()
    say(answers, Answer(""))  # ready
    read = Decoder(Thought).decode
    while True:
        say(answers, thought_out(bots, read(waiting.get())))


def leave_interrupts_to_the_server() -> None:
    """Go when the server goes, not with it: it may still want answers for a graceful end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def give_way() -> None:
    """Let the server go first, where the system knows such manners: people wait for it."""
    if hasattr(os, "nice"):
        os.nice(MANNERS)


def keep_the_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Keep the pipes to the server from bots: what one of them prints goes to the log's stream.

    The one for answers is closed by the end of the process and not before: so the server takes
    nobody for dead who is still about to say why.
    """
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", closefd=False)
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return questions, answers


def listen(questions: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    """Listen even while a bot thinks: one that never ends must not outlive the server."""
    for line in questions:
        waiting.put(line)
    os._exit(0)


def say(answers: BinaryIO, answer: Answer) -> None:
    """Send an answer; with nobody left to hear it, go quietly."""
    try:
        answers.write(encode(answer) + b"\n")
        answers.flush()
    except OSError:
        os._exit(0)


def thought_out(bots: Find, thought: Thought) -> Answer:
    """Return the bot's move; whatever it does instead, the worker lives on."""
    try:
        answer = asked(bots, thought)
    except BaseException as fault:  # noqa: BLE001 - a bot may raise anything, even a wish to exit
        return Answer("", f"raised {described(fault)}")
    if answer.move not in thought.moves:
        said = short(answer.move)
        return Answer("", f"answered '{said}', none of its {len(thought.moves)} moves")
    return answer


def asked(bots: Find, thought: Thought) -> Answer:
    """Ask the bot, and return the spelling of what it picked."""
    game = game_with(thought.game, thought.components, thought.version)
    knowledge = game.read_knowledge(json.loads(thought.knowledge))
    moves = [move_named(game, text) for text in thought.moves]
    luck = Chance(thought.luck)
    if thought.bot == HINT:
        found = hint(game, thought.seat, knowledge, moves, luck)
        why: Why = {
            "tries": found.tries,
            "percent": round(100 * found.share),
            "points": found.points,
            "happens": found.happens,
            "later": found.later,
        }
        return Answer(str(found.move), why=why)
    return Answer(str(bots(thought.bot)(game, thought.seat, knowledge, moves, luck)))


@lru_cache(GAMES)
def game_with(key: str, components: str | None, version: int | None = None) -> AnyGame:
    """Return the game with these components, built once and not for every thought."""
    game = find(key, version)
    return game if components is None else game.with_components(components)


def described(fault: BaseException) -> str:
    """Say what was raised, and where, on one line."""
    where = traceback.extract_tb(fault.__traceback__)[-1]
    said = traceback.format_exception_only(fault)[-1]
    return f"{short(said)} ({Path(where.filename).name}, line {where.lineno})"


def short(text: str) -> str:
    """Return the beginning of a text on one line, of letters that can be sent."""
    line = " ".join(text[: 2 * LONG].encode("utf-8", "backslashreplace").decode().split())
    return line if len(line) <= LONG else f"{line[:LONG]}…"


if __name__ == "__main__":
    main(sys.argv[1])
