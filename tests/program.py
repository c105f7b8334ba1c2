"""The program as people start it: processes of its own, read like a page."""

import os
import subprocess
import sys
from dataclasses import dataclass

from stolik.words import LANGUAGES

STOLIK = [sys.executable, "-m", "stolik"]
PATIENCE = 30
"""Seconds; nothing here takes more than a few."""


@dataclass(frozen=True)
class Done:
    """What a process left behind."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What it printed."""
        return self.out.splitlines()


def environment(**more: str) -> dict[str, str]:
    """Return an environment that is the same on every machine."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("STOLIK_")}
    return kept | {"PYTHONUTF8": "1", "COLUMNS": "80", "NO_COLOR": "1", "TERM": "xterm"} | more


def start(args: tuple[object, ...], **more: str) -> subprocess.Popen[bytes]:
    """Start the program."""
    return subprocess.Popen(
        [*STOLIK, *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(**more),
        start_new_session=True,
    )


def finish(process: subprocess.Popen[bytes], typed: str = "") -> Done:
    """Wait for the end of the program, but not for ever."""
    try:
        out, err = process.communicate(typed.encode("utf-8", "surrogateescape"), PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        out, err = process.communicate()
        err += b"Traceback: it did not end"
    return Done(process.returncode, out.decode(errors="replace"), err.decode(errors="replace"))


def polite(done: Done) -> Done:
    """Make sure that a person was not shown a traceback."""
    assert "Traceback" not in done.out + done.err, done.err[-1500:]
    return done


def stolik(*args: object, typed: str = "", **more: str) -> Done:
    """Run the program to its end."""
    return polite(finish(start(args, **more), typed))


def in_every_language(*args: object, typed: str = "") -> dict[str, Done]:
    """Run the program once for every language, side by side."""
    started = {lang: start((f"--lang={lang}", *args)) for lang in LANGUAGES}
    found = {lang: finish(process, typed) for lang, process in started.items()}
    return {lang: polite(done) for lang, done in found.items()}


def refusal(done: Done) -> str:
    """Return the one line that says what was wrong with a call."""
    assert done.code == 2, (done.code, done.err)
    assert done.out == ""
    assert done.err.count("\n") == 1, done.err
    return done.err.strip()


def refused(*args: object, typed: str = "", **more: str) -> str:
    """Run a wrong call, and return the one line that says what was wrong."""
    return refusal(stolik(*args, typed=typed, **more))


def refused_in_every_language(*args: object, typed: str = "") -> dict[str, str]:
    """Run a wrong call in every language."""
    found = in_every_language(*args, typed=typed)
    return {lang: refusal(done) for lang, done in found.items()}
