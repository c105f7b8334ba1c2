"""A house is asked everything that its description allows, and a lot that it does not.

It runs as a program of its own, so that it can be seen to live on, and what it logs can be read.
Calls are made up by schemathesis from the description: at every limit it names, within and beyond
it. What windows say, and the rest, is made up by Hypothesis.
"""

import json
import re
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from stolik.server.door.frames import MOST_FRAME
from stolik.server.http.passes import COOKIE
from stolik.server.http.routes import CALLS, Call, description

from .fuzzing.examples import ROSTER, SAID, hits
from .fuzzing.mutating import BRACKETS, HUGE, LONE
from .house import QUICK, SOON, Guest, Process, choice, is_over, owing, plays_on
from .postgres import Postgres

PROGRAM = str(Path(__file__).with_name("unhurried.py"))
CASES = 15
"""Random messages for each call, beside those at the limits."""
FRAMES = 200
ADDRESSES = 100
AIMED = {"seat", "question", "token", "game", "chairs", "stand_in", "roster", "players", "bots"}
AIMED |= {"evenings"}
"""Fields without which nothing is read any further."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
NO_HELLO, NO_TEXT, TOO_LONG = 4400, 1007, 1009
"""How a window is closed for what it said."""

pytestmark = pytest.mark.thorough
"""All of it; `test_found` rehearses in a hurry."""

Case = schemathesis.Case[Any]
api = schemathesis.openapi.from_dict(description())


def tried(times: int) -> settings:
    """Try so many examples, however long the house takes for one."""
    return settings(max_examples=times, deadline=None, suppress_health_check=list(HealthCheck))


class Spot(NamedTuple):
    """A table that is there, and what can be said at it."""

    table: str
    token: str
    campaign: str
    question: int


class Place(Process):
    """A house that is asked faster than people ask, with a guest at tables of every kind."""

    def __init__(self, folder: Path, *more: str) -> None:
        """Keep what it logs beside its data."""
        super().__init__(folder, *more)
        self.log = folder / "log"
        self.logged = 0
        """Lines of it that were looked at."""

    def start(self) -> None:
        """Open the house, and lay the tables."""
        command = [sys.executable, PROGRAM, "serve", "--port", str(self.port), "--workers", "1"]
        command += ["--folder", str(self.folder), "--crowd", "0", *self.more]
        with self.log.open("w", encoding="utf-8") as log:
            self.running = subprocess.Popen(command, stderr=log, text=True)
        self.knock(time.monotonic() + SOON)
        self.ann = Guest(self.url, "Ann")
        self.line = requests.Session()
        wanted = {"game": "stickers", "roster": ROSTER}
        self.campaign = str(self.ann.done("POST", "/api/campaigns", json=wanted)["campaign"])
        self.spots = [self.gathering(), self.playing(), self.over()]

    def seated(self, game: str = QUICK, seats: int = 2) -> tuple[str, str]:
        """Return a table at which Ann has so many of the two seats, and the token of one."""
        laid = self.ann.lay(game, listed=True)
        tokens = [self.ann.sit(laid.name, seat) for seat in range(seats)]
        return laid.name, tokens[0]

    def gathering(self) -> Spot:
        """Return a table that waits for somebody."""
        return Spot(*self.seated(seats=1), self.campaign, 0)

    def playing(self) -> Spot:
        """Return a table at which a game has just begun."""
        table, token = self.seated("stickers")
        seen = self.ann.look(table)
        return Spot(table, token, self.campaign, choice(seen, owing(seen)[0])["question"])

    def over(self) -> Spot:
        """Return a table at which a game is over."""
        table, token = self.seated()
        plays_on(self.ann, table, is_over)
        return Spot(table, token, self.campaign, 0)

    def close(self) -> None:
        """Let everybody go home, and close."""
        self.line.close()
        self.ann.http.close()
        self.kill()

    def check(self) -> None:
        """It lives, it serves, and it has nothing to complain about."""
        assert self.running is not None
        assert self.running.poll() is None
        assert self.ann.done("GET", "/readyz") == {"ready": True}
        lines = self.log.read_text("utf-8").splitlines()
        new, self.logged = lines[self.logged :], len(lines)
        assert not [line for line in new if not is_calm(line)]


def is_calm(line: str) -> bool:
    """Tell whether a line of the log is one, and not about a fault."""
    try:
        said = json.loads(line)
    except ValueError:
        return False
    return "fault" not in said and said["level"] in {"info", "warning"}


@contextmanager
def opened(folder: Path, *more: str) -> Iterator[Place]:
    """Open a house for a while."""
    house = Place(folder, *more)
    house.start()
    try:
        yield house
    finally:
        house.close()


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Open a house with a file."""
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def large(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Open a house with a database."""
    database = postgres.database()
    with opened(tmp_path_factory.mktemp("house"), "--database", database) as house:
        yield house
    postgres.drop(database)


@pytest.fixture
def on_file(small: Place) -> Iterator[Place]:
    """Return that house, which must have borne whatever was done to it."""
    yield small
    small.check()


@pytest.fixture
def on_database(large: Place) -> Iterator[Place]:
    """Return that house, likewise."""
    yield large
    large.check()


@pytest.fixture(params=["on_file", "on_database"])
def place(request: pytest.FixtureRequest) -> Place:
    """Return one house and the other."""
    house: Place = request.getfixturevalue(request.param)
    return house


# Calls


@api.include(method=["GET", "DELETE"]).parametrize()
@tried(CASES)
def test_every_question_is_answered_as_described(case: Case, on_file: Place) -> None:
    """Whatever is asked, of a stranger anywhere and of a guest at a table."""
    ask_twice(case, on_file)


@api.include(method=["POST", "PUT"]).parametrize()
@tried(CASES)
def test_whatever_is_brought_is_answered_as_described(case: Case, place: Place) -> None:
    """And kept, or refused before it comes to a database that does not take everything."""
    ask_twice(case, place)


def ask_twice(case: Case, place: Place) -> None:
    """Ask as it comes, and then so that it comes in as far as can be."""
    ask(case, place, {})
    aim(case, place)
    # Whoever is forgotten could ask for nothing more.
    leaving = (case.method, case.path) == ("DELETE", "/api/me")
    who = Guest(place.url, "Eve") if leaving else place.ann
    ask(case, place, {COOKIE: who.cookie})
    if leaving:
        who.http.close()


def ask(case: Case, place: Place, cookies: dict[str, str]) -> None:
    """Make a call, and hold the answer to what is described."""
    place.line.cookies.clear()
    response = case.call(base_url=place.url, session=place.line, cookies=cookies)
    case.validate_response(response, checks=CHECKS)


def aim(case: Case, place: Place) -> None:
    """Make a call be about what is there."""
    # Not by luck: a case that is tried again must be the same.
    spot = place.spots[zlib.crc32(repr((case.query, case.body)).encode()) % len(place.spots)]
    for name in ("table", "campaign"):
        if name in case.path_parameters:
            case.path_parameters[name] = getattr(spot, name)
    if isinstance(case.path_parameters.get("seat"), int):
        case.path_parameters["seat"] %= 2
    if "X-Seat-Token" in case.headers:
        case.headers["X-Seat-Token"] = spot.token
    if isinstance(case.body, dict):
        known = hits(spot.question, spot.token)
        case.body |= {name: value for name, value in known.items() if name in AIMED & {*case.body}}


HERE = "here"
"""In an address: a table that is there."""
odd = st.sampled_from(["\0", "a\0b", "..", "%", "٣", "😀", "9" * 400, "9" * 5000, "x" * 5000])
pieces = st.text(min_size=1) | st.binary(min_size=1) | odd
seats = st.integers().map(str) | odd | pieces
spotted = st.sampled_from([call for call in CALLS if "{" in call.path])


@given(call=spotted, table=st.just(HERE) | pieces, rest=st.lists(seats, min_size=2, max_size=2))
@tried(ADDRESSES)
def test_every_address_is_answered(
    place: Place, call: Call, table: str | bytes, rest: list[str | bytes]
) -> None:
    """Wherever it leads: whatever stands in it for a table, a seat or anything else."""
    path = call.path
    for piece in (place.spots[1].table if table == HERE else table, *rest):
        path = re.sub(r"{.*?}", quote(piece, safe=""), path, count=1)
    response = place.ann.call(call.method, path, json={})
    assert response.status_code < 500, response.text


# Windows

HELLO = '{"type": "hello"}'
AFTER = '{"type": "move", "id": "after", "seat": 9, "question": 0, "move": "x"}'
"""Refused by everybody: what was answered before it was the answer to something else."""

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
huge = st.sampled_from(HUGE)
lone = st.sampled_from(LONE)
known = st.fixed_dictionaries(
    {},
    optional={
        "id": st.text(max_size=41),
        "seat": st.integers(0, 2),
        "question": st.integers(0, 9),
        "move": st.text(max_size=201),
        "moves": st.integers(0, 9) | st.none(),
        "what": st.sampled_from(["undo", "pause", "resume"]),
        "yes": st.booleans(),
        "phrase": st.sampled_from(["hello", "wow", ""]),
        "since": st.integers(0, 9),
        "tokens": st.lists(st.text(), max_size=9),
    },
)
kind = st.sampled_from(["hello", "move", "ask", "answer", "say", "ping"])
right: st.SearchStrategy[dict[str, Any]] = st.sampled_from(SAID)


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """Return something that could be said, with one thing wrong: gone, strange, endless, double."""
    said: dict[str, Any] = {**draw(right)}
    name = draw(st.sampled_from(sorted(said)))
    how = draw(st.sampled_from(["gone", "strange", "deep", "double"]))
    if how == "gone":
        del said[name]
    elif how == "strange":
        said[name] = draw(values | huge | lone)
    text = json.dumps(said)
    if how == "deep":
        return text[:-1] + f', "{name}": {BRACKETS}'
    return text[:-1] + f', "{name}": 0}}' if how == "double" else text


typed = st.builds(lambda rest, kind: json.dumps(rest | {"type": kind}), known, kind)
frames = (
    st.text()
    | st.binary()
    | st.builds(json.dumps, values | right | known)
    | typed
    | typed.map(str.encode)
    | spoiled()
    | st.sampled_from(["", BRACKETS, '{"type":"ping"' * 3, "\0", " " * MOST_FRAME])
)


class Window:
    """A window of Ann's that can be opened again when it was closed."""

    def __init__(self, place: Place) -> None:
        """Look at the game that goes on."""
        self.place = place
        self.line: ClientConnection | None = None
        self.closing = ExitStack()

    def open(self) -> ClientConnection:
        """Return a line through which somebody has said hello."""
        if self.line is None:
            line = self.place.ann.line(self.place.spots[1].table)
            self.line = self.closing.enter_context(line)
            self.line.send(HELLO)
        return self.line

    def close(self) -> None:
        """Close the line, if it is not closed."""
        self.closing.close()
        self.line = None

    def answers(self, said: str | bytes) -> list[str]:
        """Return the kinds of the answers to something said."""
        line = self.open()
        line.send(said)
        line.send(AFTER)
        found: list[str] = []
        while (told := json.loads(line.recv(timeout=SOON))).get("id") != "after":
            found.append(told["type"])
        return [kind for kind in found if kind not in {"table", "said"}]


@pytest.fixture
def window(place: Place) -> Iterator[Window]:
    """Return a window at a game; whoever looks on meanwhile notices nothing but what is shown."""
    with Guest(place.url).window(place.spots[1].table, max_queue=None) as onlooker:
        found = Window(place)
        yield found
        found.close()
        onlooker.say(type="ping")
        assert onlooker.hear_until(lambda told: told["type"] == "pong")


@given(said=frames)
@tried(FRAMES)
def test_everything_a_window_says_is_answered(window: Window, said: str | bytes) -> None:
    """Once, and the window stays open."""
    (answer,) = window.answers(said)
    assert answer in {"done", "refused", "stale", "error", "pong"}


@given(said=frames)
@tried(FRAMES // 5)
def test_whatever_a_window_says_first(place: Place, said: str | bytes) -> None:
    """It is a hello, or there is a sentence and the window is closed."""
    with place.ann.line(place.spots[1].table) as line:
        line.send(said)
        first = json.loads(line.recv(timeout=SOON))
        if first["type"] != "table":
            assert first["type"] == "error"
            assert first["text"]
            assert closed_with(line) == NO_HELLO


def test_what_is_too_long_or_no_text_closes_the_window(window: Window) -> None:
    """With the reason; it can come back."""
    for said, as_text, code in (
        (b" " * (MOST_FRAME + 1), None, TOO_LONG),
        (" " * (MOST_FRAME + 1), None, TOO_LONG),
        (b"\xff\xfe", True, NO_TEXT),
        ('"\ud800"'.encode("utf-8", "surrogatepass"), True, NO_TEXT),
    ):
        line = window.open()
        line.send(said, text=as_text)
        assert closed_with(line) == code
        window.close()
        assert window.answers('{"type": "ping"}') == ["pong"]


def closed_with(line: ClientConnection) -> int:
    """Return how the house closed a line; what was still on its way is let pass."""
    with pytest.raises(ConnectionClosed) as caught:  # noqa: PT012 - until it is closed
        while True:
            line.recv(timeout=SOON)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code
