"""The process in which foreign texts are tried: it has little time for each, and little memory.

It is started as those are in which bots think, and talks as they do. The system itself ends it when
it takes more, where the system knows such limits; elsewhere the server ends it when it waits too
long.
"""

import os
import sys
from collections.abc import Callable
from pkgutil import resolve_name
from time import process_time

from msgspec.json import Decoder, encode

from stolik.core import Unreadable
from stolik.server.thinking.worker import (
    answer_all,
    give_way,
    keep_the_pipes,
    leave_interrupts_to_the_server,
)
from stolik.server.trials.trial import Trial, Verdict, refused

SECONDS = 5
"""Of the processor, for one trial: a campaign of fifteen evenings takes half a second."""
MEMORY = 512 * 1024 * 1024
"""Bytes for the whole process."""

Tried = Callable[[Trial], None]


def main(where: str) -> None:
    """Try whatever is brought."""
    leave_interrupts_to_the_server()
    give_way()
    pipes = keep_the_pipes()
    tried: Tried = resolve_name(where)
    limit("RLIMIT_AS", MEMORY)
    limit("RLIMIT_CORE", 0)
    read = Decoder(Trial).decode
    answer_all(pipes, lambda line: encode(verdict_on(tried, read(line))))


def verdict_on(tried: Tried, trial: Trial) -> Verdict:
    """Try it, and say what was wrong with it."""
    limit("RLIMIT_CPU", int(process_time()) + SECONDS)
    try:
        tried(trial)
    except Unreadable as fault:
        return refused(fault)
    except MemoryError:
        os._exit(1)  # whoever asked will know what that means
    except Exception:  # noqa: BLE001 - a fault of ours: the house meets it too, and logs it
        return Verdict()
    return Verdict()


def limit(what: str, most: int) -> None:
    """Have no more of something than this, where the system knows such limits."""
    try:
        import resource  # noqa: PLC0415 - not every system has it
    except ImportError:
        return
    kind: int = getattr(resource, what)
    hard = resource.getrlimit(kind)[1]
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (soft, hard))


if __name__ == "__main__":
    main(sys.argv[1])
