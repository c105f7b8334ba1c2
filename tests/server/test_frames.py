"""The frames of a window: those count too that say nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.server.door import frames
from stolik.server.door.frames import StrictFrames
from stolik.server.http.limits import FRAMES, Limit, Limits
from stolik.server.live.window import TOO_MUCH

from .house import House, closed_with, open_house

FEW = 10
PROTOCOL_ERROR = 1002
NOTHING = b"\x80\0\0\0\0"
"""The rest of a frame that holds nothing, and is masked as those of windows are."""
PING = b"\x89" + NOTHING
PONG = b"\x8a" + NOTHING
TEXT = b"\x01" + NOTHING
"""The beginning of a message."""
EMPTY = b"\x00" + NOTHING
CRUMB = b"\x00\x81\0\0\0\0 "
SAID = b"\x81\x8f\0\0\0\0" + b'{"type":"ping"}'


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """Return a house where a window may send a few frames, and no more for an hour."""
    monkeypatch.setattr(frames, "FRAMES", Limit(FEW, 3600))
    with open_house(tmp_path, patient=False) as opened:
        yield opened


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (PING * FEW, TOO_MUCH),
        (PONG * FEW, TOO_MUCH),
        (SAID * FEW, TOO_MUCH),
        (TEXT + CRUMB * FEW, TOO_MUCH),
        (TEXT + EMPTY, PROTOCOL_ERROR),
    ],
    ids=["pings", "pongs", "messages", "crumbs of a message", "an empty fragment"],
)
def test_a_window_that_floods_is_closed(house: House, said: bytes, code: int) -> None:
    """With a code of its own; others and its next one are not."""
    ann, ben, table = house.two()
    with ben.window(table) as his:
        his.hear()
        with ann.window(table) as hers:
            hers.hear()
            hers.line.socket.sendall(said)
            assert closed_with(hers.line) == code
        his.say(type="ping")
        his.hear_until(lambda told: told["type"] == "pong")
    with ann.window(table) as again:
        assert again.hear()["type"] == "table"


def test_no_more_is_taken_up_of_a_flood() -> None:
    """However much came at once: the rest is not even looked at."""
    window = StrictFrames(Limits(), "somebody")
    window.receive_data(b"GET / HTTP/1.1\r\n\r\n" + PING * 10 * FRAMES.most)
    assert len(window.events_received()) == 1 + FRAMES.most
    assert not window.reader.buffer
