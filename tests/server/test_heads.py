"""Requests letter by letter: what can be read in two ways is refused, and so are crumbs."""

from collections.abc import Iterator

import h11
import pytest

from stolik.server.door.heads import StrictConnection

from .house import House, open_house
from .knocking import GREETING, HERE, LAST, answers, asked, heard, knock

PUT = b"PUT /api/me HTTP/1.1\r\n" + HERE + b"Content-Type: application/json\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
CRUMB = b"1\r\n \r\n"
END = b"0\r\n\r\n"
SHAPES = {
    "both lengths": (
        PUT + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        400,
    ),
    "lengths the other way round": (
        PUT + b"transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n",
        400,
    ),
    "two lengths": (PUT + b"Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}  ", 400),
    "the same length twice": (PUT + b"Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", 400),
    "two lengths in one": (PUT + b"Content-Length: 2, 3\r\n\r\n{} ", 400),
    "a length that is none": (PUT + b"Content-Length: +2\r\n\r\n{}", 400),
    "chunked twice": (
        PUT + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        400,
    ),
    "another coding": (PUT + b"Transfer-Encoding: gzip\r\n\r\n", 501),
    "a chunk without a size": (PUT + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n", 400),
    "a body in crumbs": (PUT + CHUNKED + CRUMB * 1100 + END, 400),
    "crumbs for nobody": (b"POST /nowhere HTTP/1.1\r\n" + HERE + CHUNKED + CRUMB * 1100 + END, 400),
    "many lines after the body": (PUT + CHUNKED + b"0\r\n" + b"X: 1\r\n" * 200 + b"\r\n", 431),
    "a line after the body without CR": (PUT + CHUNKED + b"0\r\nX: 1\n\r\n", 400),
    "a field before the colon": (PUT + b"Content-Length : 2\r\n\r\n{}", 400),
    "a folded field": (PUT + b"X-Long: one\r\n two\r\n\r\n", 400),
    "lines without CR": (b"GET /healthz HTTP/1.1\nHost: localhost\n\n", 400),
    "one line without CR": (b"GET /healthz HTTP/1.1\r\nX: 1\nHost: localhost\r\n\r\n", 400),
    "a CR alone": (b"GET /healthz HTTP/1.1\r\nX: 1\rY: 2\r\n" + HERE + b"\r\n", 400),
    "a NUL": (b"GET /healthz HTTP/1.1\r\nX: \0\r\n" + HERE + b"\r\n", 400),
    "no host": (b"GET /healthz HTTP/1.1\r\n\r\n", 400),
    "two hosts": (b"GET /healthz HTTP/1.1\r\n" + 2 * HERE + b"\r\n", 400),
    "a long field": (b"GET /healthz HTTP/1.1\r\nX: " + b"x" * 20_000 + b"\r\n\r\n", 431),
    "many fields": (b"GET /healthz HTTP/1.1\r\n" + b"X: 1\r\n" * 200 + HERE + b"\r\n", 431),
    "a long address": (b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n" + HERE + b"\r\n", 431),
    "no HTTP at all": (b"\x16\x03\x01\x02\x00\x01\x00", 400),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return a house that is not patient."""
    with open_house(tmp_path_factory.mktemp("heads"), patience=1.5) as opened:
        yield opened


@pytest.mark.parametrize(("said", "status"), SHAPES.values(), ids=SHAPES)
def test_what_can_be_read_in_two_ways_is_refused_once(
    house: House, said: bytes, status: int
) -> None:
    """Nothing that comes after it is heard."""
    assert asked(house.url, said + LAST) == [status]


@pytest.mark.parametrize("said", [said for said, _ in SHAPES.values()], ids=SHAPES)
def test_a_good_request_before_it_is_answered(house: House, said: bytes) -> None:
    """In its turn."""
    assert asked(house.url, GREETING + said)[0] == 200


def test_requests_in_a_row_are_answered_in_a_row(house: House) -> None:
    """However they are cut in pieces."""
    body = b'{"name": "Ann"}'
    name = PUT + b"Content-Length: %d\r\n\r\n" % len(body) + body
    both = name + GREETING + name + LAST
    assert asked(house.url, both) == [200] * 4
    with knock(house.url) as line:
        for place in range(0, len(both), 7):
            line.sendall(both[place : place + 7])
        assert answers(heard(line)) == [200] * 4


def pieces_taken(conn: StrictConnection, said: bytes, at_once: int = 1 << 18) -> int:
    """Say something in parts, and return in how many pieces its body was taken up."""
    taken = 0
    for place in range(0, len(said), at_once):
        conn.receive_data(said[place : place + at_once])
        while (event := conn.next_event()) is not h11.NEED_DATA:
            taken += isinstance(event, h11.Data)
            if isinstance(event, h11.EndOfMessage):
                ok = h11.Response(status_code=200, headers=[("content-length", "0")])
                conn.send(ok)
                conn.send(h11.EndOfMessage())
                conn.start_next_cycle()
    return taken


def test_crumbs_are_counted_over_all_requests() -> None:
    """Each of which is lent a few, so that many small messages of a proxy are no crumbs."""
    conn = StrictConnection()
    small = PUT + CHUNKED + CRUMB * 10 + END
    assert pieces_taken(conn, small * 500) == 5000
    crumbs = PUT + CHUNKED + CRUMB * 100 + END
    assert pieces_taken(conn, crumbs * 11) == 1100
    with pytest.raises(h11.RemoteProtocolError, match="in crumbs"):
        pieces_taken(conn, crumbs)


def test_a_file_may_come_in_pieces() -> None:
    """However the network cuts it; a proxy makes of each what it likes, if it is no crumb."""
    conn = StrictConnection()
    size = 100_000
    whole = PUT + b"Content-Length: %d\r\n\r\n" % size + b" " * size
    assert pieces_taken(conn, whole, at_once=20) > 4900
    cut = PUT + CHUNKED + (b"64\r\n" + b" " * 100 + b"\r\n") * 1000 + END
    for at_once in (7, 1 << 18):
        assert pieces_taken(StrictConnection(), cut, at_once) >= 1000
    large = PUT + CHUNKED + (b"100\r\n" + b" " * 256 + b"\r\n") * 5000 + END
    assert pieces_taken(conn, large) >= 5000
