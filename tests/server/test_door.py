"""The door of a house: whoever comes to the point is let in, whatever the others do."""

import os
import resource
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

from stolik.server.door import files, visitors
from stolik.server.door.crowds import Crowd, Door, Place, household
from stolik.server.live.window import OUTBOX

from .house import SOON, Guest, House, choice, open_house, owing, process
from .knocking import (
    BODY,
    GREETING,
    HERE,
    LAST,
    SAID,
    allow_files,
    answers,
    asked,
    crowd,
    heard,
    knock,
)

FEW_FILES = 256
MANY = 400
HALF_SENT = 1500


def wait_until(found: Callable[[], bool]) -> None:
    """Look until it is so."""
    until = time.monotonic() + SOON
    while not found():
        assert time.monotonic() < until, "nothing happens"
        time.sleep(0.02)


# Number


def test_400_idle_connections_shut_nobody_out_of_256_files(tmp_path: Path) -> None:
    """New people come in, and whoever looks at a table goes on looking."""
    with process(tmp_path, files=FEW_FILES) as node, crowd(node.url, MANY, *SAID):
        ann = Guest(node.url, "Ann")
        table = ann.lay(chairs=("", "luck")).name
        ann.sit(table, 0)
        with ann.window(table) as screen, crowd(node.url, MANY, *SAID):
            screen.hear()
            for _ in range(5):
                assert httpx.get(f"{node.url}/healthz", timeout=SOON).json() == {"alive": True}
            screen.say(type="ping")
            assert screen.hear_until(lambda told: told["type"] == "pong")
        ann.http.close()


def test_more_at_once_than_there_are_files(tmp_path: Path) -> None:
    """Whoever came last and asks for something is heard all the same."""
    with process(tmp_path, files=FEW_FILES) as node:
        assert node.running is not None
        node.running.send_signal(signal.SIGSTOP)
        with crowd(node.url, MANY, *SAID), knock(node.url, LAST) as line:
            node.running.send_signal(signal.SIGCONT)
            assert answers(heard(line)) == [200]


def test_no_file_is_left(tmp_path: Path) -> None:
    """Something else took them: nobody comes in, and the house waits until there are some."""
    with process(tmp_path) as node:
        assert node.running is not None
        pid = node.running.pid
        before = resource.prlimit(pid, resource.RLIMIT_NOFILE, (20, FEW_FILES))
        with crowd(node.url, 50, b"") as lines:
            used = cpu(pid)
            for line in lines[-20:]:
                assert heard(line) == b""
            assert cpu(pid) - used < 1.0, "it does nothing but try"
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (min(before[0], FEW_FILES), FEW_FILES))
        assert asked(node.url, LAST) == [200]


def cpu(pid: int) -> float:
    """Return the seconds of the processor that a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_a_full_house_says_so(tmp_path: Path) -> None:
    """In words, to everybody but who asks whether it lives; when somebody leaves, there is room."""
    with open_house(tmp_path, connections=2) as house:
        ann = house.guest("Ann")
        table = ann.lay().name
        with ann.window(table) as one, ann.window(table) as two:
            for screen in (one, two):
                screen.hear()
            for language, sentence in (("en", "the house is full"), ("ru", "все места в доме")):
                said = httpx.get(f"{house.url}/api/games", headers={"accept-language": language})
                assert said.status_code == 503
                assert sentence in said.json()["text"]
                assert said.headers["retry-after"]
            assert httpx.get(f"{house.url}/healthz").json() == {"alive": True}
            with pytest.raises(Exception, match="503"):
                house.guest().line(table)
        wait_until(lambda: httpx.get(f"{house.url}/api/games").is_success)


def test_one_address_has_its_share(tmp_path: Path) -> None:
    """However many it opens; a proxy that is named speaks for many, and has no share."""
    with open_house(tmp_path, per_address=2) as house:
        with crowd(house.url, 5, b"", source="127.0.0.2") as lines:
            assert [heard(line) for line in lines[:3]] == [b""] * 3
            with knock(house.url, source="127.0.0.3") as other:
                assert [finished(line) for line in (*lines[3:], other)] == [[200]] * 3
        with crowd(house.url, 5, b"") as lines:
            assert [finished(line) for line in lines] == [[200]] * 5


def finished(line: socket.socket) -> list[int]:
    """Ask for something at last, and return how it is answered."""
    line.sendall(LAST)
    return answers(heard(line))


def stay() -> None:
    """Be somebody who is never asked to go."""
    raise AssertionError("it is not their turn")


def test_whoever_has_kept_us_waiting_for_longest_goes_first() -> None:
    """Nobody goes who came to the point; to wait again is to wait from then on."""
    left: list[str] = []
    crowd_of_three = Crowd(3)
    one, two, three = (
        Place((crowd_of_three,), lambda name=name: left.append(name))  # type: ignore[misc]
        for name in ("one", "two", "three")
    )
    for place in (one, two, three, one):
        place.wait()
    two.hear()
    assert crowd_of_three.has_room()
    Place((crowd_of_three,), stay)
    assert crowd_of_three.has_room()
    Place((crowd_of_three,), stay)
    assert not crowd_of_three.has_room()
    assert left == ["three", "one"]
    two.give_up()
    assert crowd_of_three.has_room()


def test_a_household_is_one_address() -> None:
    """Of IPv6 it has a whole network; nobody is remembered who has left."""
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:3::") != household("2001:db8::")
    door = Door(100, 80, {"192.0.2.1"}.__contains__)
    (_, ours) = door.crowds("2001:db8::1")
    place = Place((ours,), stay)
    assert door.crowds("2001:db8::2")[1] is ours
    assert ours.most == 50, "half of the house"
    assert door.crowds("192.0.2.1") == (door.everybody,)
    place.give_up()
    del ours, place
    assert len(door.households) == 0


def test_as_many_files_as_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for once; where none can be had, those there are must do."""
    limits = {"now": (256, 4096)}

    def set_limit(_: int, wanted: tuple[int, int]) -> None:
        limits["now"] = wanted

    def refuse(*_: object) -> None:
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: limits["now"])
    with monkeypatch.context() as patch:
        patch.setattr(resource, "setrlimit", refuse)
        assert files.room_for(20_000) == 256 - files.KEPT
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert files.room_for(20_000) == 4096 - files.KEPT
    assert limits["now"] == (4096, 4096)
    assert files.room_for(100) == 100
    limits["now"] = (1024, resource.RLIM_INFINITY)
    assert files.room_for(20_000) == 20_000


# Time

OURS = {
    visitors.Caller: "connection_made connection_lost data_received on_response_complete"
    " timeout_keep_alive_handler send_400_response _should_upgrade handle_websocket_upgrade",
    visitors.Looker: "connection_made data_received keepalive_timeout on_task_complete",
    visitors.Visitor: "connection_lost pause_writing resume_writing",
}
"""What the web server calls, and we have changed."""


@pytest.mark.parametrize("kind", OURS)
def test_the_web_server_calls_all_that_we_have_changed(kind: type) -> None:
    """Another version may call it otherwise, and nobody would be sent away."""
    theirs = H11Protocol if kind is not visitors.Looker else WebSocketsSansIOProtocol
    for name in OURS[kind].split():
        assert name in vars(kind)
        assert name in vars(theirs)


def test_1500_half_sent_requests_are_gone_in_time(tmp_path: Path) -> None:
    """Whether nothing came, a part of the head, or a part of the body."""
    allow_files(HALF_SENT + 200)
    patience = ("--patience", "1")
    with (
        process(tmp_path, *patience) as node,
        crowd(node.url, HALF_SENT, *SAID, *SAID, BODY) as lines,
    ):
        assert [heard(line) for line in lines] == [b""] * HALF_SENT
        assert asked(node.url, LAST) == [200]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a house that is not patient."""
    with open_house(tmp_path_factory.mktemp("door"), patience=1.5) as opened:
        yield opened


@pytest.mark.parametrize("said", [b"GET /healthz HTTP/1.1\r\n" + HERE, BODY])
def test_a_letter_now_and_then_is_not_enough(house: House, said: bytes) -> None:
    """The clock runs on until all is there."""
    with knock(house.url, said) as line, pytest.raises(ConnectionError):
        insist(line, b" ")


def test_who_asks_again_has_time_again(house: House) -> None:
    """The clock stands while we answer; between two requests there is another one."""
    with knock(house.url) as line:
        for _ in range(3):
            line.sendall(GREETING[:20])
            time.sleep(0.6)
            line.sendall(GREETING[20:])
            assert next_answer(line).startswith(b"HTTP/1.1 200")
            time.sleep(0.6)
        line.sendall(GREETING[:20])
        assert heard(line) == b""


def next_answer(line: socket.socket) -> bytes:
    """Return one whole answer to a greeting: its head and its body may come one by one."""
    said = b""
    while not said.endswith(b"}") and (more := line.recv(65536)):
        said += more
    return said


@pytest.mark.thorough
def test_who_asks_for_nothing_more_goes(house: House) -> None:
    """Some seconds after the last answer."""
    with knock(house.url, GREETING) as line:
        assert answers(heard(line)) == [200]


def test_who_waits_for_a_table_is_waited_for(house: House) -> None:
    """A request that is whole may take as long as the house needs."""
    ann = house.guest("Ann")
    laid = ann.lay()
    ann.sit(laid.name, 0)
    seen = ann.look(laid.name)
    later = ann.look(laid.name, since=seen["number"], wait=2)
    assert later["number"] == seen["number"]


def test_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though there is always more to send."""
    monkeypatch.setattr(visitors, "READING", 0.3)
    with open_house(tmp_path, narrow=True) as house, knock(house.url) as line:
        line.setblocking(False)
        ask = b"GET /openapi.json HTTP/1.1\r\n" + HERE + b"\r\n"
        with pytest.raises(ConnectionError):
            insist(line, ask)
        wait_until(lambda: not house.door.everybody.inside)


def insist(line: socket.socket, said: bytes) -> None:
    """Say something again and again, and read nothing."""
    until = time.monotonic() + SOON
    while time.monotonic() < until:
        with suppress(BlockingIOError):
            line.send(said)
        time.sleep(0.02)


@pytest.mark.thorough
def test_a_window_that_does_not_read_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection too, though nobody has read that it was closed."""
    monkeypatch.setattr(visitors, "READING", 0.3)
    with open_house(tmp_path, narrow=True) as house:
        ann, table = house.one()
        inside = house.door.everybody.inside
        before = set(inside)
        with ann.window(table, max_queue=1) as screen:
            told = screen.hear()
            (window,) = inside - before
            stale = choice(told, owing(told)[0]) | {"question": 0}
            with suppress(ConnectionClosed):
                for number in range(40 * OUTBOX):
                    screen.say(type="move", id=str(number), **stale)
            wait_until(lambda: window not in inside)


def test_a_window_says_hello_or_makes_room(tmp_path: Path) -> None:
    """One that has said it stays."""
    with open_house(tmp_path, connections=3) as house:
        ann = house.guest("Ann")
        table = ann.lay().name
        with ann.window(table) as screen, ann.line(table) as silent:
            screen.hear()
            assert house.guest().call("GET", "/healthz").is_success
            assert house.guest().call("GET", "/api/games").is_success
            with pytest.raises(ConnectionClosed):
                silent.recv(timeout=SOON)
            screen.say(type="ping")
            assert screen.hear_until(lambda told: told["type"] == "pong")
