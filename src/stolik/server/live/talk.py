"""What is said at a table: set phrases, and free words only where no children sit.

Nothing of it is stored. A room remembers the last of it for those who call now and then.
"""

from collections import deque
from typing import Any

from stolik.core import Seat
from stolik.server.tables.refusing import refuse
from stolik.server.tables.table import Table

PHRASES = ("hello", "good-luck", "thanks", "well-done", "oops", "wow", "wait", "again", "bye")
"""What can be said at any table."""
EMOTES = ("smile", "laugh", "surprise", "sad", "heart", "applause")
"""Faces and gestures, drawn by whoever shows them."""
LONGEST = 200
"""Letters of free words."""
BETWEEN = 2.0
"""Seconds between one thing that somebody says and the next."""
REMEMBERED = 20


class Talk:
    """What was said lately, and by whom."""

    def __init__(self) -> None:
        """Begin in silence."""
        self.lately: deque[dict[str, Any]] = deque(maxlen=REMEMBERED)
        self.spoken: dict[Seat, float] = {}

    def said(self, table: Table, seat: Seat, phrase: str, text: str, now: float) -> dict[str, Any]:
        """Return what is heard, unless it cannot be said here or comes too soon."""
        text = text.strip()
        if bool(phrase) == bool(text):
            raise refuse("say-something")
        if text and table.head.kid:
            raise refuse("set-phrases-only")
        if text and not (text.isprintable() and len(text) <= LONGEST):
            raise refuse("words", most=LONGEST)
        if phrase and phrase not in PHRASES + EMOTES:
            raise refuse("no-such-phrase", known=", ".join(PHRASES + EMOTES))
        if now < self.spoken.get(seat, 0.0) + BETWEEN:
            raise refuse("too-soon")
        self.spoken[seat] = now
        return {"type": "said", "seat": seat, "phrase": phrase, "text": text, "at": now}

    def keep(self, message: dict[str, Any]) -> None:
        """Remember it for a while."""
        self.lately.append(message)
