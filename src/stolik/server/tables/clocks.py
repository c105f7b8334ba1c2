"""How long everybody may still think: kept as the time a decision was asked for, never as a count.

A clock that stands is a number of seconds; one that runs is a time at which it runs out. So nothing
has to tick, and a node that takes a table up knows everything.
"""

from stolik.core import Seat
from stolik.server.tables.entries import Pace

DAY = 24 * 60 * 60


class Clock:
    """The clocks of a table."""

    __slots__ = ("left", "pace", "paid", "since")

    def __init__(self, pace: Pace, seats: int) -> None:
        """Set the clocks; none runs yet."""
        self.pace = pace
        self.left = [0.0 if pace.bank is None else pace.bank] * seats
        """Seconds in the bank, as of when the clock was started or stopped."""
        self.since: list[float | None] = [None] * seats
        """When the clock was started, if it runs."""
        self.paid: list[tuple[Seat, float]] = []
        """What each decision of the game brought."""

    def start(self, seats: list[Seat], now: float) -> None:
        """Run the clocks of those who owe a decision, and no others."""
        for seat in range(len(self.left)):
            if seat not in seats:
                self.halt(Seat(seat), now)
            elif self.since[seat] is None:
                self.since[seat] = now

    def stop(self, now: float) -> None:
        """Stop them all."""
        for seat in range(len(self.left)):
            self.halt(Seat(seat), now)

    def halt(self, seat: Seat, now: float) -> None:
        """Stop one clock; what was used of the bank is gone."""
        since = self.since[seat]
        if since is not None and self.pace.bank is not None:
            self.left[seat] = max(0.0, self.left[seat] - max(0.0, now - since))
        self.since[seat] = None

    def decided(self, seat: Seat, owing: list[Seat], now: float, *, owed: bool = True) -> None:
        """Stop the clock of whoever decided, pay the increment, and run those asked next.

        Whoever owed nothing has taken a decision back, and with it what it brought.
        """
        self.halt(seat, now)
        self.pay(seat, self.pace.increment if owed else -self.pace.increment)
        self.start(owing, now)

    def pay(self, seat: Seat, seconds: float) -> None:
        """Bring time into a bank, or take it out of it."""
        self.paid.append((seat, seconds))
        if self.pace.bank is not None:
            self.left[seat] = max(0.0, self.left[seat] + seconds)

    def take_back(self, moves: int) -> None:
        """Take what all decisions but the first so many have brought."""
        for seat, seconds in self.paid[moves:]:
            if self.pace.bank is not None:
                self.left[seat] = max(0.0, self.left[seat] - seconds)
        del self.paid[moves:]

    def refill(self, seat: Seat, owing: list[Seat], now: float) -> None:
        """Give somebody who comes back time to decide: at least what one decision brings."""
        self.halt(seat, now)
        if self.pace.bank is not None:
            self.left[seat] = max(self.left[seat], self.pace.increment)
        self.start(owing, now)

    def runs_out(self, seat: Seat) -> float | None:
        """Return when this seat has no time left, if its clock runs."""
        since = self.since[seat]
        if since is None:
            return None
        if self.pace.days is not None:
            return since + self.pace.days * DAY
        return None if self.pace.bank is None else since + self.left[seat]
