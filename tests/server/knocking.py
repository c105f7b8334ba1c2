"""Whoever comes to a house without a browser: letter by letter, in crowds, or saying nothing."""

import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from .house import SOON

HERE = b"Host: localhost\r\n"
GREETING = b"GET /healthz HTTP/1.1\r\n" + HERE + b"\r\n"
LAST = b"GET /healthz HTTP/1.1\r\n" + HERE + b"Connection: close\r\n\r\n"
"""Requests that are whole; nothing is to come after the last."""
SAID = (b"", b"GET / HTTP/1.1\r\nHost: loc", b"PUT /api/me HTTP/1.1\r\n" + HERE)
"""Nothing, and heads that are not whole."""
BODY = (
    b"PUT /api/me HTTP/1.1\r\n"
    + HERE
    + b'Content-Type: application/json\r\nContent-Length: 14\r\n\r\n{"name"'
)
"""A message that is not whole."""


def knock(url: str, said: bytes = b"", source: str = "") -> socket.socket:
    """Open a connection, and say something."""
    place = urlsplit(url)
    origin = (source, 0) if source else None
    line = socket.create_connection((place.hostname, place.port), SOON, origin)
    line.sendall(said)
    return line


@contextmanager
def crowd(url: str, people: int, *said: bytes, source: str = "") -> Iterator[list[socket.socket]]:
    """Let so many come, each with something to say."""
    lines: list[socket.socket] = []
    try:
        lines.extend(knock(url, said[number % len(said)], source) for number in range(people))
        yield lines
    finally:
        for line in lines:
            line.close()


def heard(line: socket.socket) -> bytes:
    """Return all that is said until the connection is closed; a crash of the line is an end too."""
    said = b""
    try:
        while piece := line.recv(65536):
            said += piece
    except ConnectionResetError:
        pass
    return said


def answers(said: bytes) -> list[int]:
    """Return the status of every answer."""
    return [int(each[:3]) for each in said.split(b"HTTP/1.1 ")[1:]]


def asked(url: str, said: bytes) -> list[int]:
    """Say something, and return how it is answered."""
    with knock(url, said) as line:
        return answers(heard(line))


def allow_files(wanted: int) -> None:
    """Let the tests open so many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
