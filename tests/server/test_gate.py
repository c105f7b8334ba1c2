"""How friends come in: whom a link leads to the house, and who may let the home network in."""

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed

from stolik.server import network
from stolik.server.door.crowds import Door
from stolik.server.http.outside import FixedGate, begins, reach_of
from stolik.server.network import HomeGate, address_at, gate_of, home_address, own_addresses
from stolik.server.settings import Settings
from stolik.server.tables.refusing import Refused

from .house import SOON, Guest, House, Process, open_house, process

ELSEWHERE = "203.0.113.9"
"""Whoever calls from there does not sit at this machine."""
HOME = "http://192.168.1.5:8765"
CLOSED = FixedGate()
AT_HOME = FixedGate(lambda: HOME)
in_a_network = pytest.mark.skipif(not home_address(), reason="this machine is in no network")


def call(host: str, caller: str = "127.0.0.1") -> Request:
    """Return a call that names the house so, and comes from there."""
    return Request(
        {
            "type": "http",
            "scheme": "http",
            "path": "/api/door",
            "query_string": b"",
            "headers": [(b"host", host.encode())],
            "server": ("192.168.1.7", 8765),
            "client": (caller, 50_000),
        }
    )


# What links begin with


@pytest.mark.parametrize(
    ("host", "caller", "gate", "found"),
    [
        ("localhost:8765", "127.0.0.1", CLOSED, "http://localhost:8765"),
        ("127.0.0.1:8765", "127.0.0.1", AT_HOME, HOME),
        ("[::1]:8765", "::1", AT_HOME, HOME),
        # As friends in the network have found it.
        ("192.168.1.6:80", ELSEWHERE, AT_HOME, "http://192.168.1.6:80"),
        (f"{socket.gethostname()}:8765", ELSEWHERE, AT_HOME, None),
        # A port was forwarded to us: our own address means nothing where the call comes from.
        ("localhost:8000", "172.17.0.1", AT_HOME, "http://localhost:8000"),
        # Names that anybody can make up lead nowhere; the socket itself has an address.
        ("evil.example", "127.0.0.1", AT_HOME, "http://192.168.1.7:8765"),
        ("evil.example", ELSEWHERE, CLOSED, "http://192.168.1.7:8765"),
        ("192.168.1.6@evil.example", ELSEWHERE, CLOSED, "http://192.168.1.7:8765"),
        ("[", ELSEWHERE, CLOSED, "http://192.168.1.7:8765"),
    ],
)
def test_links_begin_with_what_leads_there(
    host: str, caller: str, gate: FixedGate, found: str | None
) -> None:
    """From outside if that can be, and never with a name of a stranger's making."""
    assert begins(call(host, caller), "", gate) == (found or f"http://{host}")
    settled = "https://stolik.example"
    assert begins(call(host, caller), settled, gate) == settled


@pytest.mark.parametrize(
    ("address", "reach"),
    [
        ("http://127.0.0.1:8765", "here"),
        ("http://localhost", "here"),
        ("http://[::1]:8765", "here"),
        ("http://192.168.1.5:8765", "network"),
        ("http://100.64.1.2", "network"),
        ("http://[fd00::2]:8765", "network"),
        ("http://laptop:8765", "network"),
        ("http://laptop.local:8765", "network"),
        ("http://8.8.8.8", "anywhere"),
        ("https://stolik.example", "anywhere"),
    ],
)
def test_how_far_an_address_leads(address: str, reach: str) -> None:
    """By its number or its name."""
    assert reach_of(address) == reach


# The machine in its network


def at(monkeypatch: pytest.MonkeyPatch, own: dict[str, str]) -> None:
    """Let this machine have these addresses on the way to others."""
    monkeypatch.setattr(network, "own_towards", lambda there, _: own.get(there, ""))


@pytest.mark.parametrize(
    ("own", "home"),
    [
        ({}, ""),
        ({"192.0.2.1": "10.1.2.3", "10.0.0.1": "10.1.2.3"}, "10.1.2.3"),
        ({"192.168.1.1": "192.168.1.5", "192.0.2.1": "10.8.0.2"}, "192.168.1.5"),
        ({"172.16.0.1": "172.17.0.1", "192.0.2.1": "192.168.0.7"}, "192.168.0.7"),
        ({"192.0.2.1": "8.8.4.4", "10.0.0.1": "10.0.0.9"}, "10.0.0.9"),
        ({"192.0.2.1": "8.8.4.4"}, ""),
    ],
)
def test_the_address_at_home(
    monkeypatch: pytest.MonkeyPatch, own: dict[str, str], home: str
) -> None:
    """Rather Wi-Fi than a tunnel or a bridge; what the whole internet sees is no home."""
    at(monkeypatch, own)
    assert home_address() == home
    assert len(own_addresses()) == len({*own.values()})


def test_where_a_house_is_found_that_listens_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it was settled by hand."""
    at(monkeypatch, {"192.0.2.1": "8.8.4.4", "2001:db8::1": "fd00::2"})
    assert address_at("0.0.0.0", 80) == "http://8.8.4.4:80"  # noqa: S104 - not listened at
    assert address_at("::", 80) == "http://[fd00::2]:80"
    assert address_at("10.0.0.9", 80) == "http://10.0.0.9:80"
    assert [address_at(host, 80) for host in ("127.0.0.1", "::1", "localhost", "")] == [""] * 4
    at(monkeypatch, {})
    assert address_at("0.0.0.0", 80) == ""  # noqa: S104 - not listened at


def test_nothing_is_sent_to_find_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine in no network at all has none, and is not asked for its name either."""

    def unreachable(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    monkeypatch.setattr(socket, "getaddrinfo", None)
    assert own_addresses() == []


class Doors:
    """Remembers what was opened, and how often it was closed."""

    def __init__(self) -> None:
        """Begin with none."""
        self.opened: list[tuple[str, int]] = []
        self.closed = 0

    async def listen(self, door: socket.socket) -> Callable[[], None]:
        """Open one."""
        self.opened.append(door.getsockname())

        def close() -> None:
            self.closed += 1
            door.close()

        return close


async def test_a_machine_that_moves_to_another_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gate stands open at an address that is gone: it is opened anew, and only then."""
    monkeypatch.setattr(network, "home_address", lambda: "127.0.0.1")
    doors = Doors()
    gate = HomeGate(0, doors.listen)
    await gate.open()
    await gate.open()
    assert len(doors.opened) == 1
    assert gate.address() == f"http://127.0.0.1:{doors.opened[0][1]}"
    monkeypatch.setattr(network, "is_own", lambda _: False)
    assert gate.address() == ""
    await gate.open()
    assert (len(doors.opened), doors.closed) == (2, 1)
    await gate.close()
    await gate.close()
    assert doors.closed == 2


async def test_a_port_that_is_taken_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another will do; without a network there is nothing to open."""
    monkeypatch.setattr(network, "home_address", lambda: "127.0.0.1")
    doors = Doors()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        gate = HomeGate(port, doors.listen)
        await gate.open()
    assert doors.opened[0][1] not in {0, port}
    await gate.close()
    monkeypatch.setattr(network, "home_address", str)
    with pytest.raises(Refused, match="refused-no-network"):
        await gate.open()
    assert not gate.has_network()


@pytest.mark.parametrize(
    "settled",
    [
        {"host": "127.0.0.1"},
        {"database": "postgresql://host/house"},
        {"address": "https://stolik.example"},
    ],
)
def test_what_was_settled_by_hand_stays(tmp_path: Path, settled: dict[str, Any]) -> None:
    """Where to listen, that nodes share a database, or how people outside find the house."""
    assert not gate_of(Settings(tmp_path, **settled), 80, Doors().listen).turns
    assert gate_of(Settings(tmp_path), 80, Doors().listen).turns


# The calls


def test_a_house_without_a_gate(tmp_path: Path) -> None:
    """Says how far its links lead, and that nothing can be done about it."""
    with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        told = {"reach": "here", "address": house.url}
        nothing = {"may_open": False, "may_close": False, "no_network": False}
        assert ann.done("GET", "/api/door") == told | nothing
        for method in ("PUT", "DELETE"):
            assert ann.refused(method, "/api/door") == "refused-fixed-gate"
            assert house.guest().refused(method, "/api/door") == "refused-no-name"


def test_a_house_with_an_address(tmp_path: Path) -> None:
    """Makes its links with it, whoever asks."""
    with open_house(tmp_path, address="https://stolik.example") as house:
        ann = house.guest("Ann")
        assert ann.done("GET", "/api/door")["reach"] == "anywhere"
        assert link_of(ann).startswith("https://stolik.example/t/")
        campaign = ann.done(
            "POST", "/api/campaigns", json={"game": "stickers", "roster": ["Ann", "Ben"]}
        )
        path = f"/api/campaigns/{campaign['campaign']}/invitation"
        assert ann.done("GET", path)["link"].startswith("https://stolik.example/c/")


def link_of(ann: Guest) -> str:
    """Return the link to a seat of a table that somebody lays."""
    return str(ann.done("GET", f"/api/tables/{ann.lay().name}/seats/1/invitation")["link"])


@contextmanager
def machine(folder: Path, *flags: str) -> Iterator[tuple[Process, House]]:
    """Start a house as people do, and let everybody go home when it closes."""
    with process(folder, *flags) as node:
        house = House(node.url, folder, Door(100, 100, lambda _: False))
        try:
            yield node, house
        finally:
            house.leave()


def from_network(house: House, address: str, name: str = "") -> Guest:
    """Let a friend come who has found the house there."""
    house.guests.append(Guest(address, name))
    return house.guests[-1]


def is_let_in(host: str, port: int) -> bool:
    """Tell whether somebody opens there."""
    try:
        socket.create_connection((host, port), SOON).close()
    except ConnectionRefusedError:
        return False
    return True


@in_a_network
def test_the_network_is_let_in_and_shut_out(tmp_path: Path) -> None:
    """By who sits at the machine, while the house is open; friends come by the link."""
    home = home_address()
    with machine(tmp_path) as (node, house):
        ann, address = house.guest("Ann"), f"http://{home}:{node.port}"
        assert not is_let_in(home, node.port)
        assert link_of(ann).startswith(node.url)
        seen = ann.done("GET", "/api/door")
        assert seen == {
            "reach": "here",
            "address": node.url,
            "may_open": True,
            "may_close": False,
            "no_network": False,
        }
        opened = ann.done("PUT", "/api/door")
        assert opened == seen | {
            "reach": "network",
            "address": address,
            "may_open": False,
            "may_close": True,
        }
        assert link_of(ann).startswith(f"{address}/t/")
        friend_comes_and_has_to_go(ann, from_network(house, address, "Ben"))
        assert not is_let_in(home, node.port)
        assert ann.done("GET", "/api/door") == seen
        assert ann.done("PUT", "/api/door") == opened, "the port is free again"


def friend_comes_and_has_to_go(ann: Guest, ben: Guest) -> None:
    """Let a friend sit down from the network; the key is not his, and at the end he is out."""
    laid = ann.lay()
    ben.sit(laid.name, 1, laid.invitations[1])
    for method in ("PUT", "DELETE"):
        answer = ben.call(method, "/api/door")
        assert answer.status_code == 403
        assert answer.json()["refused"]["key"] == "refused-not-at-machine"
    seen = ben.done("GET", "/api/door")
    assert (seen["reach"], seen["may_open"], seen["may_close"]) == ("network", False, False)
    with ben.window(laid.name) as screen:
        screen.table_when(lambda told: told["yours"] == [1])
        assert ann.done("DELETE", "/api/door")["may_open"]
        with pytest.raises(ConnectionClosed):
            screen.table_when(lambda _: False)


@in_a_network
def test_the_network_is_let_in_from_the_start(tmp_path: Path) -> None:
    """By a flag; at every address the house listens for good."""
    home = home_address()
    for flags, may_close in ((["--network"], True), (["--host", "0.0.0.0"], False)):  # noqa: S104 - briefly
        with machine(tmp_path, *flags) as (node, house):
            ann, address = house.guest("Ann"), f"http://{home}:{node.port}"
            seen = ann.done("GET", "/api/door")
            assert (seen["address"], seen["may_close"]) == (address, may_close)
            assert link_of(ann).startswith(address)
            assert from_network(house, address).done("GET", "/api/door")["address"] == address
            assert said(node) == [address]


def said(node: Process) -> list[str]:
    """Return the address for friends that the house has printed."""
    assert node.running is not None
    assert node.running.stdout is not None
    first, second = (node.running.stdout.readline() for _ in range(2))
    assert node.url in first
    return second.split()[-1:]


def test_a_house_that_was_bound_to_this_machine_by_hand(tmp_path: Path) -> None:
    """Stays there."""
    with machine(tmp_path, "--host", "127.0.0.1") as (_, house):
        ann = house.guest("Ann")
        seen = ann.done("GET", "/api/door")
        assert (seen["reach"], seen["may_open"], seen["no_network"]) == ("here", False, False)
        assert ann.refused("PUT", "/api/door") == "refused-fixed-gate"
