"""The protocol has a number: whoever speaks another one is told so, and is not misunderstood."""

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from stolik.server.http.protocol import HEADER
from stolik.server.http.sockets import NO_HELLO, UNSPOKEN
from stolik.server.tables.messages import PROTOCOL
from stolik.words import LANGUAGES

from .house import SOON, House, Message, open_house

OTHERS = [PROTOCOL - 1, PROTOCOL + 1, 2**31]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a house that all tests here use."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def refused_hello(house: House, hello: Message) -> tuple[Message, int]:
    """Return what a window is told that says hello so, and the code with which it is closed."""
    ann = house.guest("Ann")
    with ann.line(ann.lay().name) as line:
        line.send(json.dumps(hello))
        told = json.loads(line.recv(timeout=SOON))
        with pytest.raises(ConnectionClosed) as caught:
            line.recv(timeout=SOON)
    assert caught.value.rcvd is not None
    return told, caught.value.rcvd.code


@pytest.mark.parametrize("said", [{}, {"protocol": PROTOCOL}])
def test_a_window_is_told_the_protocol_of_the_house(house: House, said: Message) -> None:
    """With the first answer; who names none speaks the first there was."""
    ann = house.guest("Ann")
    with ann.line(ann.lay().name) as line:
        line.send(json.dumps({"type": "hello", **said}))
        told = json.loads(line.recv(timeout=SOON))
    assert (told["type"], told["protocol"]) == ("table", PROTOCOL)


@pytest.mark.parametrize("protocol", OTHERS)
@pytest.mark.parametrize("more", [{}, {"since": "then", "tokens": 7}], ids=["alike", "unlike"])
def test_a_window_of_another_protocol_is_closed(house: House, protocol: int, more: Message) -> None:
    """With a sentence and a code of its own, whatever else that protocol may say in a hello."""
    told, code = refused_hello(house, {"type": "hello", "protocol": protocol, **more})
    assert (told["type"], code) == ("error", UNSPOKEN)
    assert f"protocol {protocol}" in told["text"]
    assert ("older" if protocol < PROTOCOL else "newer") in told["text"]


@pytest.mark.parametrize("protocol", ["1", None, -1, 10**30, 1.5])
def test_what_is_no_number_of_a_protocol_is_not_understood(house: House, protocol: object) -> None:
    """As any other hello that makes no sense."""
    told, code = refused_hello(house, {"type": "hello", "protocol": protocol})
    assert (told["type"], code) == ("error", NO_HELLO)


def test_a_second_hello_is_of_the_same_protocol(house: House) -> None:
    """Another one is refused in words; the window stays as it was."""
    ann = house.guest("Ann")
    with ann.window(ann.lay().name) as screen:
        screen.hear()
        screen.say(type="hello", protocol=PROTOCOL + 1)
        assert screen.hear()["type"] == "error"
        screen.say(type="hello", protocol=PROTOCOL)
        assert screen.hear()["type"] == "table"


def test_every_answer_names_the_protocol(house: House) -> None:
    """Also one that says no, and a page."""
    ann = house.guest("Ann")
    for path in ("/api/me", "/api/tables/nowhere", "/healthz", "/nowhere", "/"):
        assert ann.call("GET", path).headers[HEADER] == str(PROTOCOL)
    assert ann.done("GET", "/openapi.json")["info"]["version"] == str(PROTOCOL)


def test_a_call_may_name_the_protocol(house: House) -> None:
    """The house's own is answered, another refused in every language, and nothing is done."""
    ann = house.guest("Ann")
    assert ann.call("GET", "/api/me", headers={HEADER: str(PROTOCOL)}).status_code == 200
    for named in (*map(str, OTHERS[:2]), "x", "-1", "1" * 5000):
        for language in LANGUAGES:
            said = {HEADER: named, "accept-language": language}
            response = ann.call("PUT", "/api/me", json={"name": "Eve"}, headers=said)
            assert response.status_code == 400
            assert response.json()["text"]
    assert ann.done("GET", "/api/me")["name"] == "Ann"
