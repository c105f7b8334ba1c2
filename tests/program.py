"""The program as people start it: a process of its own, read like a page."""

import os
import subprocess
import sys
from dataclasses import dataclass

STOLIK = [sys.executable, "-m", "stolik"]
PATIENCE = 60
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


def stolik(*args: object, lang: str = "", typed: str = "", **more: str) -> Done:
    """Run the program to its end; a person must never be shown a traceback."""
    language = [f"--lang={lang}"] if lang else []
    done = subprocess.run(
        [*STOLIK, *language, *map(str, args)],
        input=typed.encode(),
        capture_output=True,
        env=environment(**more),
        timeout=PATIENCE,
        check=False,
    )
    out, err = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
    assert "Traceback" not in err, err
    assert "Traceback" not in out, out
    return Done(done.returncode, out, err)


def refused(*args: object, lang: str = "", typed: str = "", **more: str) -> str:
    """Run a wrong call, and return the one line that says what was wrong."""
    done = stolik(*args, lang=lang, typed=typed, **more)
    assert done.code == 2, (done.code, done.err)
    assert done.out == ""
    assert done.err.count("\n") == 1, done.err
    return done.err.strip()
