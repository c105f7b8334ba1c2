"""`nox` and `nox -s thorough` together run every test there is."""

import importlib.util
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
EVERYTHING = ("tests", "src/stolik/games", "README.md", "docs")


class Session(SimpleNamespace):
    """Notes what a chore would run, and does nothing."""

    def __init__(self) -> None:
        """Have nothing to do yet."""
        super().__init__(posargs=[], ran=[], env={}, install=lambda *_: None)

    def run(self, *command: str, **_: Any) -> None:
        """Note a command."""
        if command[0] == "pytest":
            self.ran.append(command[1:])


@cache
def chores() -> Any:
    """Return the noxfile, which may be read but once: it registers its chores."""
    spec = importlib.util.spec_from_file_location("chores", ROOT / "noxfile.py")
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def run_by(chore: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Return how a chore calls pytest, but for the compiled build."""
    noxfile, session = chores(), Session()
    for name in ("install_compiled", "lay_tests_beside_the_installed_games", "run_compiled"):
        monkeypatch.setattr(noxfile, name, lambda *_: None)
    getattr(noxfile, chore).func(session)
    return list(session.ran)


def selected(*arguments: str) -> set[str]:
    """Return the names of the tests that such a call would run."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        *arguments,
        "-n",
        "0",
        "--no-cov",
        "--collect-only",
        "-q",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    return {line for line in done.stdout.splitlines() if "::" in line}


@pytest.mark.thorough
def test_no_test_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by its place nor by its mark."""
    short, long = (
        set().union(*(selected(*call) for call in run_by(chore, monkeypatch)))
        for chore in ("tests", "thorough")
    )
    assert short | long == selected(*EVERYTHING)
    assert len(short) > len(long)


def test_every_folder_of_tests_is_in_both() -> None:
    """The same places, whatever is marked in them."""
    noxfile = chores()
    assert {noxfile.CLUSTER, noxfile.BROWSER, *noxfile.MEASURED} == set(noxfile.ELSEWHERE)
    assert noxfile.OTHERS[: len(EVERYTHING) - 1] == ("tests", "README.md", "docs")
    for place in noxfile.ELSEWHERE:
        assert (ROOT / place).exists(), place
