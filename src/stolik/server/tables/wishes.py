"""What can be wished at a table: answered with the entries that would grant it, or refused.

A wish changes nothing. Whoever runs the table stores those entries first, and only then shows what
follows: so nothing is seen that could be lost, and two nodes that grant different wishes cannot
both win. The time is always handed in.
"""

from collections.abc import Callable, Iterable
from itertools import islice

from stolik.core import Seat, Unreadable, move_named, phrase
from stolik.core.wire import shortened
from stolik.server.tables.entries import (
    Answered,
    Asked,
    Dealt,
    Entry,
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
from stolik.server.tables.fairness import LONGEST
from stolik.server.tables.refusing import Refused, Stale, refuse
from stolik.server.tables.table import Table
from stolik.server.tables.undoing import must_agree

MOST_REMEMBERED = 1000
"""Moves whose names are known again: nobody sends one again so late."""
Wish = Callable[[Table, float], list[Entry]]
"""What somebody wishes at a time, as a function of the table: it may be answered anew."""


def sit(table: Table, seat: Seat, guest: str, luck: str, now: float) -> list[Entry]:
    """Sit down; the last one to come begins the game."""
    check_seat(table, seat)
    sitter = table.sitters[seat]
    if sitter.guest == guest:
        return []
    if table.state is not None:
        raise refuse("game-began")
    if not sitter.free:
        raise refuse("seat-taken", number=seat + 1)
    if not luck or len(luck) > LONGEST or not luck.isprintable():
        raise refuse("luck", most=LONGEST)
    entries: list[Entry] = [Sat(seat, guest, luck, now)]
    if all(other is sitter or not other.free for other in table.sitters):
        entries.append(Dealt(now))
    return entries


def stand(table: Table, seat: Seat, now: float) -> list[Entry]:
    """Give the seat up again, before the game begins."""
    check_seat(table, seat)
    if table.state is not None:
        raise refuse("game-began")
    return [Stood(seat, now)] if table.sitters[seat].guest else []


def begin(table: Table, now: float) -> list[Entry]:
    """Begin a game to which nobody has to come."""
    if table.state is not None or any(sitter.free for sitter in table.sitters):
        return []
    return [Dealt(now)]


def move(
    table: Table, seat: Seat, question: int, text: str, now: float, by: str = "", id_: str = ""
) -> list[Entry]:
    """Answer a question; an answer to an older one is stale, and changes nothing."""
    check_seat(table, seat)
    if id_ and is_sent_again(table, seat, id_, (question, text)):
        return []
    check_going_on(table)
    if question != table.questions[seat] or (by and table.sitters[seat].decides):
        raise Stale
    try:
        wanted = move_named(table.game, text)
    except Unreadable:
        raise refuse("no-such-move", move=shortened(text)) from None
    reason = table.game.why_not(table.state, seat, wanted)
    if reason is not None:
        raise Refused(phrase("refused-rule", rule=reason["rule"]), reason)
    moved = Moved(seat, text, now, by, id_)
    # Whoever was late and decides after all is back.
    return [moved] if by else [*come_back(table, seat, now), moved]


def is_sent_again(table: Table, seat: Seat, id_: str, answer: tuple[int, str]) -> bool:
    """Tell whether a move of this name was made; the name of one cannot be given to another."""
    told_and_moved = zip(reversed(table.story), reversed(table.record.moves), strict=True)
    for told, (_, text) in islice(told_and_moved, MOST_REMEMBERED):
        if (told.seat, told.id) == (seat, id_):
            if (told.question, text) != answer:
                raise refuse("id-used")
            return True
    return False


def undo(
    table: Table,
    seat: Seat,
    now: float,
    moves: int | None = None,
    held: Iterable[Seat] = (),
) -> list[Entry]:
    """Take the own last move back: at once where nothing was shown, else by consent.

    With the number of moves that the player has seen, a wish that comes twice is stale. Whoever
    has several seats at one screen agrees for all that are `held` there.
    """
    check_seat(table, seat)
    check_going_on(table)
    if moves not in (None, len(table.record.moves)):
        raise Stale
    made = [place for place, (mover, _) in enumerate(table.record.moves) if mover == seat]
    if not made:
        raise refuse("nothing-to-undo")
    needs = must_agree(table, made[-1], now, {seat, *held})
    return [Asked(seat, "undo", now, made[-1], tuple(needs)) if needs else Undone(made[-1], now)]


def ask(
    table: Table,
    seat: Seat,
    now: float,
    what: str,
    moves: int | None,
    held: Iterable[Seat],
) -> list[Entry]:
    """Ask the others to take back, to pause or to go on."""
    if what == "undo":
        return undo(table, seat, now, moves, held)
    return pause(table, seat, now) if what == "pause" else resume(table, seat, now)


def pause(table: Table, seat: Seat, now: float) -> list[Entry]:
    """Pause: alone at once, else if the others agree."""
    check_seat(table, seat)
    if not table.playing:
        raise refuse("no-game")
    if table.paused:
        return []
    alone = not table.others(seat, "pause", now)
    return [Paused(now)] if alone else [Asked(seat, "pause", now)]


def resume(table: Table, seat: Seat, now: float) -> list[Entry]:
    """Go on after a pause, likewise."""
    check_seat(table, seat)
    if not table.playing:
        raise refuse("no-game")
    if not table.paused:
        return []
    alone = not table.others(seat, "resume", now)
    return [Resumed(now)] if alone else [Asked(seat, "resume", now)]


def answer(
    table: Table, seat: Seat, now: float, *, yes: bool, question: int | None = None
) -> list[Entry]:
    """Agree to what is asked, or not; when all have agreed it is done.

    Whoever asked can say no as well, and need not wait any more. With the number of the question,
    an answer to an older one is stale.
    """
    check_seat(table, seat)
    asked = table.asking
    if asked is None or (yes and seat == asked.seat) or not table.sitters[seat].guest:
        raise refuse("nothing-asked")
    if question not in (None, asked.number):
        raise Stale
    if yes and seat in asked.agreed:
        return []
    entries: list[Entry] = [Answered(seat, yes, now)]
    if yes and not table.awaited(asked, now) - {seat}:
        done: dict[str, Entry] = {
            "undo": Undone(asked.moves, now),
            "pause": Paused(now),
            "resume": Resumed(now),
        }
        entries.append(done[asked.what])
    return entries


def play_again(table: Table, name: str, now: float) -> list[Entry]:
    """Note where the same people play again; the first who asks has laid the table."""
    if not table.over:
        raise refuse("not-over")
    return [] if table.rematch else [Rematched(name, now)]


def leave(table: Table, seat: Seat, now: float) -> list[Entry]:
    """Note that a player's last window closed; after the grace a bot takes over."""
    check_seat(table, seat)
    gone = table.sitters[seat].left is not None or not table.sitters[seat].guest
    # When it is over nobody is waited for: that somebody goes need not be kept.
    return [] if gone or table.over else [Left(seat, now)]


def come_back(table: Table, seat: Seat, now: float) -> list[Entry]:
    """Note that a player is there again."""
    check_seat(table, seat)
    sitter = table.sitters[seat]
    return [Returned(seat, now)] if sitter.left is not None or sitter.taken_over else []


def leaving(seat: Seat) -> Wish:
    """Wish not to be waited for."""
    return lambda table, now: leave(table, seat, now)


def coming_back(seat: Seat) -> Wish:
    """Wish to be seen at the table."""
    return lambda table, now: come_back(table, seat, now)


def take_over(table: Table, seat: Seat, now: float) -> list[Entry]:
    """Let a bot decide, where the grace or the clock has run out; else it is too early."""
    check_seat(table, seat)
    late = table.late_at(seat)
    ready = table.sitters[seat].decides and seat in table.waits_for
    return [TakenOver(seat, now)] if ready and late is not None and late <= now else []


def check_seat(table: Table, seat: Seat) -> None:
    """Refuse a seat that is not at the table."""
    if not 0 <= seat < len(table.sitters):
        raise refuse("no-seat", number=seat + 1)


def check_going_on(table: Table) -> None:
    """Refuse what needs a game that goes on."""
    if not table.playing:
        raise refuse("no-game")
    if table.paused:
        raise refuse("paused")
