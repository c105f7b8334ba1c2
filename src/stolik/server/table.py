"""What can be wished at a table: answered with the entries that would grant it, or refused.

A wish changes nothing. Whoever runs the table stores those entries first, and only then shows what
follows: so nothing is seen that could be lost, and two nodes that grant different wishes cannot
both win. There is no I/O here, and the time is always handed in.
"""

from stolik.core import Seat, Unreadable, move_named, phrase
from stolik.core.wire import shortened
from stolik.server.entries import (
    Answered,
    Asked,
    Dealt,
    Entry,
    Head,
    Left,
    Moved,
    Paused,
    Rematched,
    Resumed,
    Returned,
    Sat,
    Stood,
    TakenOver,
    Undone,
)
from stolik.server.fairness import LONGEST
from stolik.server.laid import Laid, replayed
from stolik.server.refusing import Refused, Stale, refuse
from stolik.server.undoing import shows_nothing_new


class Table(Laid):
    """A table that grants wishes."""

    def sit(self, seat: Seat, guest: str, luck: str, now: float) -> list[Entry]:
        """Sit down; the last one to come begins the game."""
        self.check_seat(seat)
        sitter = self.sitters[seat]
        if sitter.guest == guest:
            return []
        if self.state is not None:
            raise refuse("game-began")
        if not sitter.free:
            raise refuse("seat-taken", number=seat + 1)
        if not luck or len(luck) > LONGEST or not luck.isprintable():
            raise refuse("luck", most=LONGEST)
        entries: list[Entry] = [Sat(seat, guest, luck, now)]
        if all(other is sitter or not other.free for other in self.sitters):
            entries.append(Dealt(now))
        return entries

    def stand(self, seat: Seat, now: float) -> list[Entry]:
        """Give the seat up again, before the game begins."""
        self.check_seat(seat)
        if self.state is not None:
            raise refuse("game-began")
        return [Stood(seat, now)] if self.sitters[seat].guest else []

    def begin(self, now: float) -> list[Entry]:
        """Begin a game to which nobody has to come."""
        if self.state is not None or any(sitter.free for sitter in self.sitters):
            return []
        return [Dealt(now)]

    def move(
        self, seat: Seat, question: int, text: str, now: float, by: str = "", id_: str = ""
    ) -> list[Entry]:
        """Answer a question; an answer to an older one is stale, and changes nothing."""
        self.check_seat(seat)
        if id_ and id_ == self.sitters[seat].last_id:
            return []
        self.check_going_on()
        if question != self.questions[seat] or (by and self.sitters[seat].decides):
            raise Stale
        try:
            move = move_named(self.game, text)
        except Unreadable:
            raise refuse("no-such-move", move=shortened(text)) from None
        reason = self.game.why_not(self.state, seat, move)
        if reason is not None:
            raise Refused(phrase("refused-rule", rule=reason["rule"]), reason)
        moved = Moved(seat, text, now, by, id_)
        # Whoever was late and decides after all is back.
        return [moved] if by else [*self.come_back(seat, now), moved]

    def undo(self, seat: Seat, now: float, moves: int | None = None) -> list[Entry]:
        """Take the own last move back: at once where nothing was shown, else by consent.

        With the number of moves that the player has seen, a wish that comes twice is stale.
        """
        self.check_seat(seat)
        self.check_going_on()
        if moves not in (None, len(self.record.moves)):
            raise Stale
        made = [place for place, (mover, _) in enumerate(self.record.moves) if mover == seat]
        if not made:
            raise refuse("nothing-to-undo")
        if not self.others(seat, "undo", now) or self.is_free(made[-1]):
            return [Undone(made[-1], now)]
        return [Asked(seat, "undo", now, made[-1])]

    def is_free(self, place: int) -> bool:
        """Tell whether the moves from this place on can be taken back without asking."""
        seat, text = self.record.moves[place]
        if place < len(self.record.moves) - 1 or seat not in self.waits_for:
            return False  # somebody has answered it, or is thinking about it
        before = replayed(self.game, self.record.until(place))
        return shows_nothing_new(self.game, before, seat, move_named(self.game, text))

    def pause(self, seat: Seat, now: float) -> list[Entry]:
        """Pause: alone at once, else if the others agree."""
        self.check_seat(seat)
        if not self.playing:
            raise refuse("no-game")
        if self.paused:
            return []
        alone = not self.others(seat, "pause", now)
        return [Paused(now)] if alone else [Asked(seat, "pause", now)]

    def resume(self, seat: Seat, now: float) -> list[Entry]:
        """Go on after a pause, likewise."""
        self.check_seat(seat)
        if not self.playing:
            raise refuse("no-game")
        if not self.paused:
            return []
        alone = not self.others(seat, "resume", now)
        return [Resumed(now)] if alone else [Asked(seat, "resume", now)]

    def answer(
        self, seat: Seat, now: float, *, yes: bool, question: int | None = None
    ) -> list[Entry]:
        """Agree to what is asked, or not; when all have agreed it is done.

        With the number of the question, an answer to an older one is stale.
        """
        self.check_seat(seat)
        asked = self.asking
        if asked is None or seat == asked.seat or not self.sitters[seat].guest:
            raise refuse("nothing-asked")
        if question not in (None, asked.number):
            raise Stale
        if yes and seat in asked.agreed:
            return []
        entries: list[Entry] = [Answered(seat, yes, now)]
        waiting = set(self.others(asked.seat, asked.what, now)) - asked.agreed - {seat}
        if yes and not waiting:
            done: dict[str, Entry] = {
                "undo": Undone(asked.moves, now),
                "pause": Paused(now),
                "resume": Resumed(now),
            }
            entries.append(done[asked.what])
        return entries

    def play_again(self, name: str, now: float) -> list[Entry]:
        """Note where the same people play again; the first who asks has laid the table."""
        if not self.over:
            raise refuse("not-over")
        return [] if self.rematch else [Rematched(name, now)]

    def leave(self, seat: Seat, now: float) -> list[Entry]:
        """Note that a player's last window closed; after the grace a bot takes over."""
        self.check_seat(seat)
        gone = self.sitters[seat].left is not None or not self.sitters[seat].guest
        # When it is over nobody is waited for: that somebody goes need not be kept.
        return [] if gone or self.over else [Left(seat, now)]

    def come_back(self, seat: Seat, now: float) -> list[Entry]:
        """Note that a player is there again."""
        self.check_seat(seat)
        sitter = self.sitters[seat]
        return [Returned(seat, now)] if sitter.left is not None or sitter.taken_over else []

    def take_over(self, seat: Seat, now: float) -> list[Entry]:
        """Let a bot decide, where the grace or the clock has run out; else it is too early."""
        self.check_seat(seat)
        late = [at for at in (self.grace_ends(seat), self.clock.runs_out(seat)) if at is not None]
        ready = self.sitters[seat].decides and seat in self.waits_for
        return [TakenOver(seat, now)] if ready and late and min(late) <= now else []

    def grace_ends(self, seat: Seat) -> float | None:
        """Return when a bot takes over from somebody who has left."""
        left = self.sitters[seat].left
        unhurried = self.head.pace.days is not None
        return None if left is None or unhurried else left + self.head.grace

    def check_seat(self, seat: Seat) -> None:
        """Refuse a seat that is not at the table."""
        if not 0 <= seat < len(self.sitters):
            raise refuse("no-seat", number=seat + 1)

    def check_going_on(self) -> None:
        """Refuse what needs a game that goes on."""
        if not self.playing:
            raise refuse("no-game")
        if self.paused:
            raise refuse("paused")


def opened(head: Head, entries: list[Entry]) -> Table:
    """Return the table that follows from its head and its entries."""
    table = Table(head)
    for entry in entries:
        table.heard(entry)
    return table
