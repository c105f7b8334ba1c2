"""`stolik` alone: the house opens, and with it the browser."""

import signal
import socket
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep

import pytest

from stolik.commands.serve import draw, settled
from stolik.server.network import home_address
from tests.program import PATIENCE, finish, refused, start, stolik


@pytest.fixture
def port() -> str:
    """Return a port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return str(free.getsockname()[1])


@pytest.fixture
def surroundings(tmp_path: Path, port: str) -> dict[str, str]:
    """Return an environment whose browser only notes where it was sent."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/visited\n')
    browser.chmod(0o755)
    return {
        "BROWSER": f"{browser} %s",
        "STOLIK_HOME": str(tmp_path / "home"),
        "STOLIK_PORT": port,
        "STOLIK_WORKERS": "1",
    }


def visited(folder: Path, times: int) -> list[str]:
    """Return where the browser was sent, as soon as it was so often."""
    until = monotonic() + PATIENCE
    found: list[str] = []
    while len(found) < times and monotonic() < until:
        sleep(0.05)
        file = folder / "visited"
        found = file.read_text().split() if file.exists() else []
    return found


@pytest.fixture
def opened(surroundings: dict[str, str], tmp_path: Path) -> Iterator[dict[str, str]]:
    """Return a house that was opened by the name of the program alone."""
    process = start(("--lang", "en"), **surroundings)
    try:
        assert visited(tmp_path, 1) == [f"http://127.0.0.1:{surroundings['STOLIK_PORT']}"]
        yield surroundings
    finally:
        process.send_signal(signal.SIGINT)
        done = finish(process)
    assert "Stolik is open: http://127.0.0.1" in done.out
    assert str(tmp_path / "home") in done.out
    assert "Traceback" not in done.err


def test_the_browser_is_sent_to_a_house_that_is_open(opened: dict[str, str]) -> None:
    """There is a page to see, and a game to play."""
    for path, kind in (("/", "text/html"), ("/api/games", "application/json")):
        line = HTTPConnection("127.0.0.1", int(opened["STOLIK_PORT"]), timeout=PATIENCE)
        line.request("GET", path)
        answer = line.getresponse()
        assert answer.status == 200
        assert (answer.headers["content-type"] or "").startswith(kind)
        line.close()


def test_who_opens_it_twice_wants_to_play(opened: dict[str, str], tmp_path: Path) -> None:
    """The house is open: the browser goes there, and nothing else happens."""
    done = stolik("--lang", "en", **opened)
    assert done.code == 0
    assert "open already" in done.out
    assert len(visited(tmp_path, 2)) == 2


def test_a_door_that_somebody_else_has(surroundings: dict[str, str], port: str) -> None:
    """Is named, whether or not a browser was asked for."""
    with socket.create_server(("127.0.0.1", int(port))) as taken:
        taken.settimeout(PATIENCE)
        for call in (("serve", "--lang=en"), ("--lang=en",)):
            assert f"port {port}" in refused(*call, **surroundings)


def test_a_file_is_no_database_to_share(surroundings: dict[str, str]) -> None:
    """What was given is named, and what is expected."""
    said = refused("serve", "--lang=en", "--database", "some.db", **surroundings)
    assert "--database takes postgresql://…, not 'some.db'" in said
    said = refused("serve", "--lang=ru", "--database", "sqlite:///some.db", **surroundings)
    assert "для --database нужен адрес postgresql://…, а не «sqlite:///some.db»" in said.lower()


@pytest.mark.parametrize(
    "address",
    [
        "stolik.example",
        "ftp://stolik.example",
        "https://",
        "https://stolik.example/house",
        "https://stolik.example?",
        "https://me@stolik.example",
        "https://stolik.example:many",
        "https://[stolik",
    ],
)
def test_an_address_that_links_cannot_begin_with(
    surroundings: dict[str, str], address: str
) -> None:
    """Is named, with one that they can."""
    said = refused("serve", "--lang=en", "--address", address, **surroundings)
    assert said.startswith(f"The address '{address}' should look like https://stolik.example")


@pytest.mark.parametrize(
    "address", ["http://10.0.0.7:80", "https://Stolik.example", "http://[::1]"]
)
def test_an_address_for_people_outside(address: str) -> None:
    """Is taken as it stands, but for a slash at its end."""
    assert settled("folder", address=address).address == address
    assert settled("folder", address=f"{address}/").address == address


def test_where_to_listen_is_said_once(surroundings: dict[str, str]) -> None:
    """Either by hand, or as the home network has it; and only a house has a door."""
    for other in (
        ("--host", "127.0.0.1"),
        ("--database", "postgresql://host/house"),
        ("--address", "https://stolik.example"),
    ):
        said = refused("serve", "--lang=en", "--network", *other, **surroundings)
        assert said == "--network goes without --host, --database and --address"
    assert "--network" in refused("--lang=en", "--network", "games", **surroundings)


@pytest.mark.skipif(not home_address(), reason="this machine is in no network")
def test_friends_are_told_the_way(surroundings: dict[str, str], tmp_path: Path) -> None:
    """From the start, if that was asked for; who asks later is told what to press."""
    process = start(("--lang", "en", "--network"), **surroundings)
    visited(tmp_path, 1)
    assert "press the button" in stolik("--lang=en", "--network", **surroundings).out
    process.send_signal(signal.SIGINT)
    port = surroundings["STOLIK_PORT"]
    assert f"Friends come in here: http://{home_address()}:{port}\n" in finish(process).out


def test_the_way_is_drawn_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a square for cameras; a pipe or a file gets the words alone."""
    draw("http://192.168.1.5:8765")
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    draw("http://192.168.1.5:8765")
    lines = capsys.readouterr().out.splitlines()
    assert {len(line) for line in lines} == {2 * len(lines) - 1}


def test_without_a_browser_it_says_where_to_go(surroundings: dict[str, str]) -> None:
    """On a machine that has none."""
    process = start(("--lang", "en"), **surroundings | {"BROWSER": "no-such-browser", "PATH": ""})
    assert process.stdout is not None
    said = [process.stdout.readline().decode() for _ in range(2)]
    process.send_signal(signal.SIGINT)
    finish(process)
    assert "Stolik is open" in said[0]
    assert "No browser was found" in said[1]


def test_any_port_that_is_free(surroundings: dict[str, str], tmp_path: Path) -> None:
    """Is found by whoever opens the house: it says which one it has."""
    process = start(("--lang", "en"), **surroundings | {"STOLIK_PORT": "0"})
    (address,) = visited(tmp_path, 1)
    process.send_signal(signal.SIGINT)
    assert f"Stolik is open: {address} " in finish(process).out
    assert not address.endswith(":0")


def test_a_short_secret_is_refused(surroundings: dict[str, str], tmp_path: Path) -> None:
    """Whether it was given or found: whoever guesses it could sign for everybody."""
    said = refused("serve", "--lang=en", "--secret", "fifteen letters", **surroundings)
    assert said == "The secret (--secret) has 15 characters; it needs 16 or more"
    assert "Знаков в секрете (--secret): 2" in refused(
        "serve", "--lang=ru", **surroundings | {"STOLIK_SECRET": "ab"}
    )
    file = tmp_path / "home" / "secret"
    file.write_text("short\n")
    assert f"({file}) has 5 characters" in refused("serve", "--lang=en", **surroundings)
