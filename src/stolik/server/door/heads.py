"""The head of a request, read strictly: what two programs could read in two ways is refused.

A proxy and the house that differ in where a request ends see different requests. So lines end with
CR LF, a field is one line, and a request says once how long it is.
"""

import re
from typing import Any

import h11

MOST_BYTES = 16 * 1024
MOST_LINES = 100
BAD = 400
TOO_LARGE = 431

BLANK = re.compile(rb"\n\r?\n")
LOOSE = re.compile(rb"(?<!\r)\n|\n[ \t]")
"""A line that ends without CR, or goes on in the next one."""
LENGTH = re.compile(rb"\n(?:content-length|transfer-encoding)[ \t]*:", re.IGNORECASE)


class StrictConnection(h11.Connection):
    """Hears one side of a conversation, and remembers how to answer what was wrong with it."""

    fault = BAD

    def __init__(self) -> None:
        """Hear whoever calls a server."""
        super().__init__(h11.SERVER, MOST_BYTES)

    def next_event(self) -> Any:
        """Return what comes next; a head is looked at before it is taken apart."""
        try:
            if self.their_state is h11.IDLE:
                check_head(self.trailing_data[0])
            return super().next_event()
        except h11.RemoteProtocolError as fault:
            self.fault = fault.error_status_hint
            raise


def check_head(received: bytes) -> None:
    """Refuse a head that is too large, or that could be read in another way, once it is whole."""
    end = BLANK.search(received)
    head = received[: end.end()] if end else received
    if len(head) > MOST_BYTES or head.count(b"\n") > MOST_LINES:
        raise h11.RemoteProtocolError("the head is too large", TOO_LARGE)
    if end and (LOOSE.search(head) or len(LENGTH.findall(head)) > 1):
        raise h11.RemoteProtocolError("the head can be read in two ways", BAD)
