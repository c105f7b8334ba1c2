"""From where a house may be called, by which name and in which words; and who may do what."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from stolik.server.http import hosts
from stolik.server.http.hosts import Hosts
from stolik.server.http.routes import CALLS, Call
from stolik.server.settings import Settings

from .house import JSON, QUICK, Guest, House, open_house

NOWHERE = {
    "table": "nowhere",
    "campaign": "c.nowhere",
    "code": "nowhere",
    "game": QUICK,
    "seat": "0",
    "evening": "1",
    "step": "0",
}
CHANGES = [call for call in CALLS if call.method != "GET"]
THEIRS = "https://evil.example"
SETTLED = "https://friends.example"
OUTSIDE = "https://stolik.example:8443"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a house that is known outside, and has friends."""
    folder = tmp_path_factory.mktemp("callers")
    with open_house(folder, origins=frozenset({SETTLED}), address=OUTSIDE) as opened:
        yield opened


@pytest.fixture(scope="module")
def ann(house: House) -> Guest:
    """Return somebody with a name."""
    return house.guest("Ann")


def at(call: Call) -> str:
    """Return the address of a call about nothing in particular."""
    return call.path.format_map(NOWHERE)


def tried(guest: Guest, method: str, path: str, **headers: str) -> httpx.Response:
    """Call with these headers, and nothing else."""
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return guest.call(method, path, headers=names)


every_change = pytest.mark.parametrize(
    "call", CHANGES, ids=[f"{each.method} {each.path}" for each in CHANGES]
)


# Pages of others


@every_change
def test_pages_of_others_change_nothing(ann: Guest, call: Call) -> None:
    """Whatever they call, a browser says where it comes from."""
    for header in ({"origin": THEIRS}, {"origin": "null"}, {"sec_fetch_site": "cross-site"}):
        response = tried(ann, call.method, at(call), **header)
        assert response.status_code == 403
        assert "other sites" in response.json()["text"]
    assert ann.done("GET", "/api/me")["name"] == "Ann"


@pytest.mark.parametrize("origin", ["", SETTLED, OUTSIDE])
def test_our_own_pages_and_those_settled_do(house: House, ann: Guest, origin: str) -> None:
    """Even where a browser thinks them far away."""
    headers = {"origin": origin or house.url, "sec-fetch-site": "cross-site"}
    ann.done("PUT", "/api/me", json={"name": "Ann"}, headers=headers)
    with ann.line(ann.lay().name, origin=origin or house.url) as line:
        line.send('{"type": "hello"}')


def test_whoever_only_looks_may_come_from_anywhere(ann: Guest) -> None:
    """As by a link on another page."""
    for path in ("/", "/api/games", "/healthz"):
        assert tried(ann, "GET", path, sec_fetch_site="cross-site").is_success


# Messages


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonx", "json"]
)
def test_a_message_is_json_and_says_so(ann: Guest, kind: str) -> None:
    """A form of another page could not."""
    for call in CHANGES:
        response = ann.call(call.method, at(call), content=b"{}", headers={"content-type": kind})
        assert response.status_code == 415, call
        assert "application/json" in response.json()["text"]


@pytest.mark.parametrize("kind", [JSON["content-type"], "Application/JSON; charset=utf-8"])
def test_json_is_understood(ann: Guest, kind: str) -> None:
    """However it is written; who says nothing need not say in what."""
    said = {"content": b'{"name": "Ann"}', "headers": {"content-type": kind}}
    assert ann.done("PUT", "/api/me", **said) == {"name": "Ann"}
    assert ann.call("POST", "/api/tables/nowhere/rematch").status_code == 404


# Names of the house


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "127.0.0.1:99",
        "[::1]:80",
        "a.localhost",
        "stolik.example:8443",
        "FRIENDS.example.",
    ],
)
def test_the_house_answers_to_its_names(ann: Guest, host: str) -> None:
    """With whatever port."""
    assert tried(ann, "GET", "/healthz", host=host).is_success


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "[", "x" * 300]
)
def test_the_house_answers_to_no_other_name(ann: Guest, host: str) -> None:
    """Neither a page, nor a program, nor a window; people read a sentence that says what to do."""
    for call in CALLS:
        assert tried(ann, call.method, at(call), host=host).status_code == 421, call
    page = tried(ann, "GET", "/?lang=ru", host=host, accept="text/html")
    assert (page.status_code, page.headers["content-type"]) == (421, "text/plain; charset=utf-8")
    assert "--address" in page.text
    assert "этот дом не зовут" in page.text
    socket = ann.lay().name
    upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec_websocket_version": "13"}
    key = {"sec_websocket_key": "dGhlIHNhbXBsZSBub25jZQ=="}
    path = f"/api/tables/{socket}/socket"
    assert tried(ann, "GET", path, host=host, **upgrade, **key).status_code == 403


def test_the_names_of_this_machine(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own, alone and in the network around it; and the one it listens at."""
    monkeypatch.setattr(hosts, "node", lambda: "Laptop.Home.Example")
    ours = Hosts(Settings(tmp_path, host="attic.lan"))
    for name in ("laptop", "LAPTOP.local:8765", "laptop.home.example", "attic.lan", ""):
        assert ours.is_ours(name), name
    for name in ("home.example", "laptop.evil.example", "local", "."):
        assert not ours.is_ours(name), name
    for mark in "@/#?\\\t":
        for name in (f"localhost{mark}.evil.example", f"evil.example{mark}localhost"):
            assert not ours.is_ours(name), name


# Rights


def test_who_has_no_name_is_asked_for_it(house: House) -> None:
    """Which is not to be refused for want of rights."""
    laid = house.guest("Ben").lay(listed=True).name
    for method, path, body in (
        ("POST", "/api/tables", {"game": QUICK, "chairs": ["", ""]}),
        ("PUT", f"/api/tables/{laid}/seats/0", {}),
        ("GET", f"/api/tables/{laid}/seats/0/invitation", None),
        ("POST", f"/api/tables/{laid}/rematch", None),
        ("POST", "/api/campaigns", {"game": "stickers", "roster": ["Ann", "Ben"]}),
        ("DELETE", "/api/me", None),
    ):
        response = house.guest().call(method, path, json=body)
        assert (response.status_code, key_of(response)) == (401, "refused-no-name"), path


def test_what_is_for_others_is_forbidden(house: House, ann: Guest) -> None:
    """A seat, a table by invitation, a campaign."""
    ben = house.guest("Ben")
    laid = ben.lay(chairs=("", "")).name
    ben.sit(laid, 0)
    wanted = {"game": "stickers", "roster": ["Ann", "Ben"]}
    campaign = ben.done("POST", "/api/campaigns", json=wanted)["campaign"]
    move = {"seat": 0, "question": 0, "move": "x"}
    for method, path, body, key in (
        ("POST", f"/api/tables/{laid}/moves", move, "not-your-seat"),
        ("DELETE", f"/api/tables/{laid}/seats/0", None, "not-your-seat"),
        ("GET", f"/api/tables/{laid}/seats/0/hint", None, "not-your-seat"),
        ("GET", f"/api/tables/{laid}/seats/1/invitation", None, "not-your-seat"),
        ("PUT", f"/api/tables/{laid}/seats/1", {}, "no-invitation"),
        ("POST", f"/api/tables/{laid}/rematch", None, "not-at-table"),
        ("POST", f"/api/campaigns/{campaign}/undo", {"evenings": 0}, "not-host"),
        (
            "POST",
            f"/api/campaigns/{campaign}/evenings",
            {"players": ["Ann", "Ben"]},
            "not-your-campaign",
        ),
    ):
        response = ann.call(method, path, json=body)
        assert (response.status_code, key_of(response)) == (403, f"refused-{key}"), path


def test_how_things_stand_is_no_matter_of_rights(house: House) -> None:
    """It may be granted later."""
    ben = house.guest("Ben")
    laid = ben.lay().name
    ben.sit(laid, 0)
    for method, path, body, key in (
        ("POST", f"/api/tables/{laid}/rematch", None, "not-over"),
        ("GET", f"/api/tables/{laid}/record", None, "not-over"),
        ("GET", f"/api/tables/{laid}/seats/0/hint", None, "nothing-asked"),
        ("PUT", "/api/me", {"name": "x" * 30}, "name"),
    ):
        response = ben.call(method, path, json=body)
        assert (response.status_code, key_of(response)) == (409, f"refused-{key}"), path


def key_of(response: httpx.Response) -> str:
    """Return why something was refused."""
    return str(response.json()["refused"]["key"])
