"""A command begins at once: what another one needs is not even imported."""

import subprocess
import sys

import pytest

from .program import environment

HEAVY = (
    "asyncpg",
    "msgspec",
    "multiprocessing",
    "starlette",
    "stolik.lab",
    "stolik.server",
    "uvicorn",
)
BEGINS = f"""
import sys
from stolik.cli import main
try:
    main(sys.argv[1:])
finally:
    print(*sorted(set({HEAVY}) & set(sys.modules)), file=sys.stderr)
"""


@pytest.mark.parametrize(
    "call",
    [
        "--help",
        "--version",
        "games",
        "rules rally SR-1",
        "play rally",
        "campaign --help",
        "check --help",
    ],
)
def test_who_plays_waits_neither_for_a_server_nor_for_a_laboratory(call: str) -> None:
    """In a process of its own, that has imported nothing yet."""
    program = [sys.executable, "-c", BEGINS, *call.split()]
    done = subprocess.run(
        program, input="", capture_output=True, text=True, env=environment(), check=True
    )
    assert done.stdout
    assert done.stderr == "\n"
