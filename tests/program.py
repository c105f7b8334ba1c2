"""The program as people start it: processes of its own, read like a page."""

import os
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from unittest.mock import patch

from stolik.cli import main
from stolik.words import LANGUAGES

STOLIK = [sys.executable, "-m", "stolik"]
LOCALE = {"LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES"}
FOREIGN = {"FORCE_COLOR", "PYTHONIOENCODING", "TTY_COMPATIBLE", *LOCALE}
"""What somebody may have set for themselves."""
HOUSE = {
    "COLUMNS": "80",
    "NO_COLOR": "1",
    "PYTHONUTF8": "1",
    "STOLIK_LANG": "ru",
    "TERM": "xterm",
}
"""What every test has, unless it says otherwise."""
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
    ours = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    return ours | HOUSE | more


def heed_ctrl_c() -> None:
    """Undo what a shell does to everything it starts in the background, tests included."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(args: tuple[object, ...], **more: str) -> subprocess.Popen[bytes]:
    """Start the program."""
    return subprocess.Popen(
        [*STOLIK, *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(**more),
        start_new_session=True,
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - it sets one signal, and nothing else
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


def stolik(*args: object, typed: str = "", **more: str) -> Done:
    """Run the program to its end; a person must never be shown a traceback."""
    done = finish(start(args, **more), typed)
    assert "Traceback" not in done.out + done.err, done.err[-1500:]
    return done


def here(*args: object, typed: str = "", **more: str) -> Done:
    """Run the program without starting a process for it, which takes its time."""
    out, err, code = StringIO(), StringIO(), 0
    surroundings = patch.dict(os.environ, environment(**more), clear=True)
    keyboard = patch("sys.stdin", StringIO(typed))
    with surroundings, keyboard, redirect_stdout(out), redirect_stderr(err):
        try:
            main([str(arg) for arg in args])
        except SystemExit as left:
            code = int(left.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


def in_every_language(*args: object) -> dict[str, Done]:
    """Run the program here in every language."""
    return {lang: here(f"--lang={lang}", *args) for lang in LANGUAGES}


def refusal(done: Done) -> str:
    """Return the one line that says what was wrong with a call."""
    assert done.code == 2, (done.code, done.err)
    assert done.out == ""
    assert done.err.count("\n") == 1, done.err
    return done.err.strip()


def refused(*args: object, typed: str = "", **more: str) -> str:
    """Run a wrong call here, and return the one line that says what was wrong."""
    return refusal(here(*args, typed=typed, **more))


def refused_in_every_language(*args: object) -> dict[str, str]:
    """Run a wrong call in every language."""
    return {lang: refusal(done) for lang, done in in_every_language(*args).items()}
