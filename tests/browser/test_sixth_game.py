"""A sixth game is one folder: CONTRIBUTING's list is walked with one, and it is played to the end.

The commands are those that stand there, in their order, run in a copy of the tree.
"""

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser

from tests.server.house import HOST

from .looking import hindrances, stands_out, too_small
from .people import Message, Person, own, person
from .test_together import invite

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parents[2]
GAME = Path(__file__).parents[1] / "sixth_game" / "shells"
KEY = "shells"
TITLES = {"ru": "Ракушки у моря", "en": "Shells by the Sea"}
SECTION = re.compile(r"^## Add a game\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"`(nox [^`]+)`")
NOT_SOURCES = (".git", ".nox", ".venv", "venv", ".cache", ".*_cache", "node_modules", "__pycache__")
BUILT = "client"
PATIENCE = 300.0
"""Seconds for a house to open: it may have to be installed first."""
DRAWING = "section .lines p"
MOVES = "section ul ul button"
SWAPS = 2
TURNS = 4


class Tree(NamedTuple):
    """A copy of the tree with one more game in it."""

    root: Path

    def start(self, command: str, *more: str) -> subprocess.Popen[bytes]:
        """Begin a command of the list here, as whoever works on the game would."""
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
        ours = ("PYTEST_", "COV_", "NOX_", "PYTHONPATH", "VIRTUAL_ENV")
        env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        return subprocess.Popen(
            [*shlex.split(re.sub("KEY|FOLDER", KEY, command)), *more],
            cwd=self.root,
            env=env | {"PATH": path},
            start_new_session=True,
        )


def commands() -> list[str]:
    """Return what CONTRIBUTING says is to be run, in its order."""
    found = SECTION.search((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert found
    return COMMAND.findall(found.group(1))


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """Copy the tree, and lay the game into it: one folder, and nothing else."""
    root = tmp_path_factory.mktemp("sixth") / "tree"
    shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(*NOT_SOURCES, BUILT))
    shutil.copytree(GAME, root / "src" / "stolik" / "games" / KEY)
    return Tree(root)


@pytest.fixture(scope="module")
def house(tree: Tree) -> Iterator[str]:
    """Run every command of the list; the last of them opens the house."""
    *chores, opening = commands()
    assert len(chores) > 1
    for chore in chores:
        assert tree.start(chore).wait() == 0, chore
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    folder = tree.root.parent / "house"
    serving = tree.start(opening, "--", "--port", str(port), "--folder", str(folder))
    try:
        yield opened(serving, f"http://{HOST}:{port}")
    finally:
        os.killpg(serving.pid, signal.SIGTERM)
        serving.wait()


def opened(serving: subprocess.Popen[bytes], url: str) -> str:
    """Return where the house is, as soon as it can serve."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert serving.poll() is None, "the house has closed before it opened"
        with suppress(httpx.TransportError):
            if httpx.get(f"{url}/readyz").is_success:
                return url
        time.sleep(0.2)
    raise TimeoutError(url)


def test_a_sixth_game_is_one_folder(browser: Browser, tree: Tree, house: str) -> None:
    """One test: whoever shares the work would lay the tree anew for each part of it."""
    check_made(tree, house)
    for language in TITLES:
        check_on_the_shelf(browser, house, language)
    two_play_it_to_the_end(browser, house)


def check_made(tree: Tree, house: str) -> None:
    """By the commands of the list, in the copy: nothing was there before."""
    assert httpx.get(f"{house}/api/games", params={"lang": "ru"}).json()
    assert f'"{KEY}": {KEY}.View' in (tree.root / "web" / "src" / "wire.ts").read_text("utf-8")
    assert (tree.root / "tests" / "golden" / f"{KEY}.txt").exists()
    tests = tree.root / "src" / "stolik" / "games" / KEY / "tests"
    assert (tests / "perft" / f"{KEY}.txt").exists()
    assert len(list((tests / "records").glob("*.txt"))) == 2 * len(list(GAME.rglob("*.json")))


def check_on_the_shelf(browser: Browser, house: str, language: str) -> None:
    """With its title, a lid that nobody has drawn, its rules and its guide."""
    with person(browser, house, 360, language) as ann:
        ann.go()
        title = TITLES[language]
        ann.box(KEY).get_by_role("link", name=title).first.wait_for()
        for path in (f"/games/{KEY}", f"/games/{KEY}/rules", f"/games/{KEY}/guide", "/rules"):
            ann.go(path)
            ann.page.get_by_text(title).filter(visible=True).first.wait_for()
            ann.settle()
            assert "box-name" not in ann.page.content()
            assert hindrances(ann.page) == []
            assert stands_out(ann.page) == []
        ann.go(f"/games/{KEY}/guide")
        ann.page.locator(DRAWING).first.wait_for()


def two_play_it_to_the_end(browser: Browser, house: str) -> None:
    """By clicks and by keys; each sees the own shells, and is never sent those of the other."""
    with person(browser, house, 360) as ann, person(browser, house, 1280, "en") as ben:
        invite(ann, ben, KEY)
        for somebody in (ann, ben):
            title = TITLES[somebody.language]
            somebody.page.get_by_role("heading", name=title, level=1).wait_for()
            assert title in somebody.page.title()
            check_own_shells(somebody)
        play_on(ann, ben)
        for somebody in (ann, ben):
            check_end(somebody)
        for one, other in ((ann, ben), (ben, ann)):
            check_secrets(one, other)


def check_own_shells(somebody: Person) -> None:
    """The drawing shows one's own shells and two backs, and nothing is out of reach."""
    drawn = shown_lines(somebody)
    mine, theirs = seats_of(somebody.last)
    assert mine["shells"]
    assert theirs["shells"] is None
    for shell in mine["shells"]:
        assert re.search(rf"│ +{shell['spots']} +│", drawn)
    assert drawn.count("▒▒▒") == 2
    assert hindrances(somebody.page) == []
    assert too_small(somebody.page) == []
    assert stands_out(somebody.page) == []


def shown_lines(somebody: Person) -> str:
    """Return what is drawn on the page, once it is."""
    somebody.page.locator(DRAWING).first.wait_for()
    somebody.settle()
    return "\n".join(somebody.page.locator(DRAWING).all_inner_texts())


def seats_of(told: Message) -> tuple[Message, Message]:
    """Return what was told of one's own seat, and of the other."""
    (seen,) = own(told)
    seats = seen["view"]["seats"]
    return seats[seen["seat"]], seats[1 - seen["seat"]]


def play_on(ann: Person, ben: Person) -> None:
    """Everybody swaps once, with the mouse; then all keep, with the keyboard."""
    for turn in range(TURNS):
        ann.until(lambda: ann.is_asked() or ben.is_asked())
        somebody = ann if ann.is_asked() else ben
        assert somebody.await_turn()
        number = somebody.last["number"]
        if turn < SWAPS:
            somebody.page.locator(MOVES).first.click()
        else:
            somebody.page.locator(MOVES).last.focus()
            somebody.page.keyboard.press("Enter")
        for each in (ann, ben):
            each.await_news(number)


def check_end(somebody: Person) -> None:
    """The winner is named with the points; the log tells all; and a look back is drawn too."""
    somebody.until(somebody.is_over)
    result = somebody.last["result"]
    names = [somebody.last["seats"][seat]["name"] for seat in result["ranking"][0]]
    key = "result-winner" if len(names) == 1 else "result-shared"
    somebody.see(key, names=", ".join(names))
    assert "▒" not in shown_lines(somebody)
    end = {"ru": "открывает", "en": "shows"}[somebody.language]
    somebody.page.get_by_text(end).filter(visible=True).first.wait_for()
    somebody.click("result-look")
    somebody.see("replay-place", move=0, moves=TURNS)
    somebody.until(lambda: shown_lines(somebody).count("▒▒▒") == 2)
    hellos = [each for each in somebody.lines[-1] if each["type"] == "hello"]
    assert len(hellos) <= 2, "a drawing is asked for once, not whenever one has come"


def check_secrets(one: Person, other: Person) -> None:
    """Nothing that the one ever received names a shell that the other held then."""
    own_views = [told for told in dealt(other) if own(told)]
    hands = {told["number"]: seats_of(told)[0]["shells"] for told in own_views}
    received = dealt(one)
    assert len(received) > TURNS
    assert any("drawn" in told["views"][0]["view"] for told in received)
    for told in received:
        before = [number for number in hands if number <= told["number"]]
        held = hands[max(before, default=min(hands))]
        sent = json.dumps(told)
        assert len(held) == 2
        assert not [shell for shell in held if f'"{shell["shell"]}"' in sent]


def dealt(somebody: Person) -> list[Message]:
    """Return all that was ever told of the table while the shells were secret, however it came."""
    answered = [json.loads(text) for text in somebody.answers if text.startswith('{"number"')]
    return [told for told in (*somebody.told, *answered) if told.get("phase") == "playing"]
