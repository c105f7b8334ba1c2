"""The head of a request, read strictly: what two programs could read in two ways is refused.

A proxy and the house that differ in where a request ends see different requests. So lines end with
CR LF, a field is one line, and a request says once how long it is.
"""

from typing import Any

import h11

MOST_BYTES = 16 * 1024
MOST_LINES = 100
BAD = 400
TOO_LARGE = 431

LENGTHS = (b"\ncontent-length", b"\ntransfer-encoding")


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
    """Refuse a head, or the beginning of one, that is too large or has two meanings."""
    head = received.partition(b"\r\n\r\n")[0].lower()
    lines = head.count(b"\n")
    if len(head) > MOST_BYTES or lines > MOST_LINES:
        raise h11.RemoteProtocolError("the head is too large", TOO_LARGE)
    loose = lines > head.count(b"\r\n") or b"\n " in head or b"\n\t" in head
    if loose or sum(map(head.count, LENGTHS)) > 1:
        raise h11.RemoteProtocolError("the head can be read in two ways", BAD)
