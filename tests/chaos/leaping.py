"""`stolik` on a machine whose clock can be told to leap.

    python -m tests.chaos.leaping CLOCK serve --port 8765

CLOCK is a file with one number: by how many seconds the machine's clock is wrong. It is looked at
whenever somebody asks for the time. It is put in place before anything of ours is imported, so that
all of this process reads a wrong time, as it would if the machine's own clock had been set.
"""

import struct
import sys
import time
from collections.abc import Callable
from mmap import ACCESS_READ, mmap
from pathlib import Path

OFF = struct.Struct("d")


def set_wrong(file: Path, seconds: float) -> None:
    """Let the clock of whoever looks at this file be wrong by so much."""
    with file.open("r+b" if file.exists() else "wb") as clock:
        clock.write(OFF.pack(seconds))


def leaping(file: Path) -> Callable[[], float]:
    """Return a clock that is wrong by what the file says."""
    with file.open("rb") as opened:
        off = mmap(opened.fileno(), OFF.size, access=ACCESS_READ)
    true = time.time
    return lambda: true() + float(OFF.unpack(off[:])[0])


if __name__ == "__main__":
    time.time = leaping(Path(sys.argv[1]))
    from stolik.cli import main

    main(sys.argv[2:])
