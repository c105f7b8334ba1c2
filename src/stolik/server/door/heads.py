"""Requests, read strictly: what two programs could read in two ways is refused, and crumbs are.

A proxy and the house that differ in where a request ends see different requests. So lines end with
CR LF, a field is one line, and a request says once how long it is. Whatever has to be taken up one
by one, lines or the pieces of a body, is counted: nobody else is heard meanwhile.
"""

from typing import Any

import h11
from h11._receivebuffer import ReceiveBuffer

MOST_BYTES = 16 * 1024
MOST_LINES = 100
BAD = 400
TOO_LARGE = 431
PIECE = 256
"""Bytes that pay for taking up one piece of a body; proxies cut them far larger."""
CREDIT = 1000 * PIECE
"""What is lent to a connection: so many pieces may be tiny."""
LENT = 16 * PIECE
"""What is lent again with every request: it costs more than so many pieces itself."""

LENGTHS = (b"\ncontent-length", b"\ntransfer-encoding")


class StrictBuffer(ReceiveBuffer):
    """What was heard but not understood yet: lines are looked at before they are taken apart."""

    def maybe_extract_lines(self) -> list[bytearray] | None:
        """Return the lines of a head, or those after a body, once all are there."""
        if not self._data.startswith(b"\r\n"):
            check_lines(bytes(self._data[: MOST_BYTES + len(b"\r\n\r\n")]))
        return super().maybe_extract_lines()


class StrictConnection(h11.Connection):
    """Hears one side of a conversation, and remembers how to answer what was wrong with it."""

    fault = BAD
    credit = CREDIT

    def __init__(self) -> None:
        """Hear whoever calls a server."""
        super().__init__(h11.SERVER, MOST_BYTES)
        self._receive_buffer = StrictBuffer()

    def next_event(self) -> Any:
        """Return what comes next."""
        try:
            event = super().next_event()
            self.count(event)
        except h11.RemoteProtocolError as fault:
            self.fault = fault.error_status_hint
            raise
        return event

    def count(self, event: Any) -> None:
        """Refuse a body in crumbs, however many requests it is spread over."""
        if isinstance(event, h11.Request):
            self.credit = min(CREDIT, self.credit + LENT)
        elif isinstance(event, h11.Data):
            paid = len(event.data) - PIECE * event.chunk_end
            self.credit = min(CREDIT, self.credit + paid)
            if self.credit < 0:
                raise h11.RemoteProtocolError("the body comes in crumbs", BAD)


def check_lines(received: bytes) -> None:
    """Refuse lines, or the beginning of them, that are too many or have two meanings."""
    lines = received.partition(b"\r\n\r\n")[0].lower()
    count = lines.count(b"\n")
    if len(lines) > MOST_BYTES or count > MOST_LINES:
        raise h11.RemoteProtocolError("the head is too large", TOO_LARGE)
    loose = count > lines.count(b"\r\n") or b"\n " in lines or b"\n\t" in lines
    if loose or sum(map(lines.count, LENGTHS)) > 1:
        raise h11.RemoteProtocolError("the head can be read in two ways", BAD)
