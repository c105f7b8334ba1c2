"""Tells whether a message says more than whoever is sent it may know.

The table is as it is stored; everything that the looker must not know is dealt anew, and what would
have been sent then is compared with what was sent.
"""

import json
from collections.abc import Iterator
from copy import copy
from typing import NamedTuple

from stolik.core import Chance, Seat
from stolik.server.tables.showing import Names, shown, shown_to_all
from stolik.server.tables.table import Table

from .house import Message

LUCK = ("one", "two")
"""Other deals that are tried for every message; more of them find more."""


AROUND = {"type", "protocol"}
"""What a message has whatever the table is."""


class Sent(NamedTuple):
    """A message about a table, and from where on it tells what happened."""

    since: int
    message: Message


def check_message(
    table: Table, eye: Seat | None, sent: Sent, names: Names, guest: str = ""
) -> None:
    """The message is what the table shows, whatever is dealt anew."""
    message = {key: value for key, value in sent.message.items() if key not in AROUND}
    assert message == as_sent(table, eye, sent.since, names, guest)
    audiences = [each["audience"] for told in message["happened"] for each in told["events"]]
    assert all(audience is None or eye in audience for audience in audiences)
    for other in other_deals(table, eye):
        if table.over:
            continue  # the points are everybody's now, and the secret too
        assert as_sent(other, eye, sent.since, names, guest) == message
        if eye is not None:
            assert other.asked_now()[eye] == table.asked[eye]


def as_sent(table: Table, eye: Seat | None, since: int, names: Names, guest: str = "") -> Message:
    """Return what somebody would be sent of a table."""
    seats = [] if eye is None else [eye]
    message: Message = json.loads(
        json.dumps(shown(table, seats, since, shown_to_all(table, names), guest))
    )
    return message


def other_deals(table: Table, eye: Seat | None) -> Iterator[Table]:
    """Return the table with everything dealt anew that somebody must not know."""
    if table.state is None:
        return
    for seat in range(len(table.sitters)) if eye is None else [eye]:
        for luck in LUCK:
            other = copy(table)
            other.state = table.game.redeal(table.state, Seat(seat), Chance(luck))
            yield other
