"""How many files the system lets us have open: every connection is one."""

KEPT = 64
"""For the database, the log, those who think, and whoever is told that the house is full."""
ENOUGH = 65_536
"""Where the system names no limit."""


def room_for(wanted: int) -> int:
    """Return how many connections can be open, of those wanted: as many as there are files for."""
    return max(1, min(wanted, files() - KEPT))


def files() -> int:
    """Return how many files may be open, after asking for as many as can be had."""
    try:
        from resource import (  # noqa: PLC0415 - not every system has it
            RLIM_INFINITY,
            RLIMIT_NOFILE,
            getrlimit,
            setrlimit,
        )
    except ImportError:
        return ENOUGH
    soft, hard = getrlimit(RLIMIT_NOFILE)
    wanted = ENOUGH if hard == RLIM_INFINITY else hard
    if soft == RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        setrlimit(RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted
