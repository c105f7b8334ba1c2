"""The process in which bots think: questions come in, a line each, and answers go out.

The server starts it, `python -m stolik.server.thinking.worker stolik.bots:find`, and talks to it
over its standard input and output. It is a program of its own, not a copy of the server: it carries
nothing of the server's sockets, and a bot that crashes takes nothing along.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from pkgutil import resolve_name
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from msgspec.json import Decoder, encode

from stolik.games import catalogue
from stolik.server.thinking.deciding import Find, thought_out
from stolik.server.thinking.thought import Thought

MANNERS = 5
"""By how much a worker gives way to the server when both want the same core."""


def main(where: str) -> None:
    """Let bots think about whatever is asked."""
    leave_interrupts_to_the_server()
    give_way()
    pipes = keep_the_pipes()
    bots: Find = resolve_name(where)
    read = Decoder(Thought).decode
    answer_all(pipes, lambda line: encode(thought_out(bots, read(line))))


def answer_all(pipes: tuple[BinaryIO, BinaryIO], answer: Callable[[bytes], bytes]) -> None:
    """Answer questions until there is nobody left to ask any; a first line says that it can."""
    questions, answers = pipes
    catalogue()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions, waiting), daemon=True).start()
    say(answers, encode("ready"))
    while True:
        say(answers, answer(waiting.get()))


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


def say(answers: BinaryIO, answer: bytes) -> None:
    """Send an answer; with nobody left to hear it, go quietly."""
    try:
        answers.write(answer + b"\n")
        answers.flush()
    except OSError:
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
