"""What a window sends, frame by frame: each costs something, even one that says nothing.

Pings, pongs and the fragments of a message never come to the house: they are counted here.
"""

import logging

from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from stolik.server.http.limits import FRAMES, Limits
from stolik.server.live.window import TOO_MUCH

MOST_FRAME = 64 * 1024
"""Bytes of one message from a window."""


class StrictFrames(ServerProtocol):
    """Hears one window, as long as it does not send more than anybody could mean."""

    def __init__(self, limits: Limits, who: str) -> None:
        """Count what this window sends."""
        super().__init__(max_size=MOST_FRAME, logger=logging.getLogger("uvicorn.error"))
        self.limits = limits
        self.who = who

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame up, or hear no more."""
        if not self.limits.allows(FRAMES, self.who):
            self.fail(TOO_MUCH)
            raise ProtocolError("too many frames")
        if frame.opcode is Opcode.CONT and not frame.data and not frame.fin:
            raise ProtocolError("an empty fragment")  # a message of such ones would never end
        super().recv_frame(frame)
