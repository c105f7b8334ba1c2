"""Measures the front page and a table as a phone on a slow line would have them, with Lighthouse.

    python tools/lighthouse.py            # five times each, of which the medians count
    python tools/lighthouse.py --times 9 --game hercules

Starts the house of this checkout in a folder of its own, with the client as it was built, and fails
when a bound does not hold. Needs Node with npm, and Chromium or Chrome (CHROME_PATH, if it is not
found). A machine that is busy with something else measures itself and not the page: its own figure,
the last column, is several hundred then.
"""
# ruff: noqa: INP001, T201 - a script that prints, not a package

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from urllib.request import HTTPCookieProcessor, Request, build_opener

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src" / "stolik" / "server" / "client"
SOURCES = Path(__file__).parent / "lighthouse"
INSTALLED = ROOT / ".cache" / "lighthouse"
FLAGS = "--headless=new --no-sandbox --disable-quic --no-first-run"
CATEGORIES = ("performance", "accessibility", "best-practices")
CODE = ("Script", "Stylesheet", "Document")
"""What counts as script and style: styles stand in the page itself."""


class Bound(NamedTuple):
    """What must hold for one figure."""

    unit: str
    least: float = 0
    most: float = float("inf")

    def holds(self, figure: float) -> bool:
        """Tell whether a figure is within."""
        return self.least <= figure <= self.most

    def __str__(self) -> str:
        """Say it."""
        return f"at least {self.least:g}" if self.least else f"at most {self.most:g}"


BOUNDS = {
    "performance": Bound("points", least=95),
    "accessibility": Bound("points", least=95),
    "best-practices": Bound("points", least=95),
    "layout shift": Bound("thousandths", most=20),
}
"""Of every page."""
FIRST = {
    **BOUNDS,
    "interactive": Bound("ms", most=1500),
    "script and style": Bound("KiB", most=100),
}
"""Of the front page: it is what somebody new waits for."""


def install() -> None:
    """Install Lighthouse where it stays out of the way, the versions being those of the lock."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            sys.exit(f"There is no {program} on the PATH: Lighthouse needs Node.")
    INSTALLED.mkdir(parents=True, exist_ok=True)
    wanted = (SOURCES / "package-lock.json").read_bytes()
    lock = INSTALLED / "package-lock.json"
    whole = (INSTALLED / "node_modules" / ".package-lock.json").exists()  # npm writes it last
    ready = whole and lock.exists() and lock.read_bytes() == wanted
    shutil.copytree(SOURCES, INSTALLED, dirs_exist_ok=True)
    if not ready:
        print("installing Lighthouse", file=sys.stderr)
        command = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
        subprocess.run(command, cwd=INSTALLED, check=True)  # noqa: S603 - npm from the PATH


def chrome() -> str:
    """Return the browser."""
    found = os.environ.get("CHROME_PATH") or next(
        filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
    )
    return found or sys.exit("There is no Chromium: say in CHROME_PATH where it is.")


@contextmanager
def open_house() -> Iterator[str]:
    """Open a house of this checkout for a while; return its address."""
    if not (CLIENT / "index.html").exists():
        sys.exit("The client is not built: `npm run build` in web/.")
    port = free_port()
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with TemporaryDirectory() as folder:
        command = ["-m", "stolik", "serve", "--port", str(port), "--folder", folder]
        house = subprocess.Popen(  # noqa: S603 - our own
            [sys.executable, *command], env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        try:
            if not house.stdout or not house.stdout.readline():  # it says where it is open
                sys.exit("The house did not open.")
            yield f"http://127.0.0.1:{port}/"
        finally:
            house.terminate()
            house.wait()


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def lay_table(house: str, game: str) -> tuple[str, str]:
    """Lay a table against a bot and sit down; return its address, and whoever sits as a cookie."""
    known = CookieJar()
    caller = build_opener(HTTPCookieProcessor(known))

    def call(method: str, path: str, body: dict[str, Any]) -> Any:
        data, headers = json.dumps(body).encode(), {"content-type": "application/json"}
        asked = Request(f"{house}api/{path}", data, headers, method=method)  # noqa: S310 - our own
        return json.load(caller.open(asked))

    call("PUT", "me", {"name": "Ann"})
    table = call("POST", "tables", {"game": game, "chairs": ["", "luck"]})["table"]
    call("PUT", f"tables/{table}/seats/0", {})
    return f"{house}t/{table}", "; ".join(f"{each.name}={each.value}" for each in known)


def measure(address: str, cookie: str = "") -> dict[str, float]:
    """Look at a page once: the phone, the line and the slower machine are simulated."""
    command = [
        *("node", str(INSTALLED / "node_modules/lighthouse/cli/index.js"), address),
        *("--quiet", "--output=json", f"--chrome-flags={FLAGS}"),
        *([f"--extra-headers={json.dumps({'Cookie': cookie})}"] if cookie else []),
        f"--only-categories={','.join(CATEGORIES)}",
    ]
    env = os.environ | {"CHROME_PATH": chrome()}
    told = subprocess.run(  # noqa: S603 - Lighthouse
        command, env=env, check=True, stdout=subprocess.PIPE
    ).stdout
    return figures(json.loads(told))


def figures(report: dict[str, Any]) -> dict[str, float]:
    """Return what is looked at in a report."""
    audits = report["audits"]
    requests = audits["network-requests"]["details"]["items"]
    code = sum(each["transferSize"] for each in requests if each.get("resourceType") in CODE)
    return {
        **{name: 100 * report["categories"][name]["score"] for name in CATEGORIES},
        "layout shift": 1000 * audits["cumulative-layout-shift"]["numericValue"],
        "interactive": audits["interactive"]["numericValue"],
        "script and style": code / 1024,
        "all bytes": audits["total-byte-weight"]["numericValue"] / 1024,
        "requests": len(requests),
        "first paint": audits["first-contentful-paint"]["numericValue"],
        "largest paint": audits["largest-contentful-paint"]["numericValue"],
        "blocked": audits["total-blocking-time"]["numericValue"],
        "this machine": report["environment"]["benchmarkIndex"],
    }


def show(label: str, found: dict[str, float]) -> None:
    """Print figures in a line."""
    print(f"{label:>8}  " + "  ".join(f"{name} {figure:.0f}" for name, figure in found.items()))


def broken_by(page: str, runs: list[dict[str, float]], bounds: dict[str, Bound]) -> list[str]:
    """Show the medians, and return what does not hold."""
    medians = {name: median(run[name] for run in runs) for name in runs[0]}
    show("median", medians)
    return [
        f"{page}: {name} is {medians[name]:.0f} {bound.unit}, and must be {bound}"
        for name, bound in bounds.items()
        if not bound.holds(medians[name])
    ]


def main() -> None:
    """Measure both pages, show the medians, and say what does not hold."""
    parser = argparse.ArgumentParser(description="Measure front page and table with Lighthouse.")
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--game", default="geroychiki", help="whose table")
    given = parser.parse_args()
    install()
    broken = []
    with open_house() as house:
        seen = {"front page": (house, ""), "table": lay_table(house, given.game)}
        for page, asked in seen.items():
            print(page)
            runs = []
            for number in range(1, given.times + 1):
                runs.append(measure(*asked))
                show(f"{number}", runs[-1])
            broken += broken_by(page, runs, FIRST if page == "front page" else BOUNDS)
    if broken:
        sys.exit("\n".join(broken))


if __name__ == "__main__":
    main()
