"""A table without a server: what is granted is stored as JSON, read again and heard."""

from collections.abc import Callable, Sequence
from typing import Any

from stolik.core import AnyGame, Chance, Record, Seat, Value, deal, move_named, written
from stolik.games import find
from stolik.server.tables import wishes
from stolik.server.tables.entries import (
    Entry,
    Head,
    Pace,
    read_entry,
    read_head,
    write_entry,
    write_head,
)
from stolik.server.tables.table import Table, opened

SECRET = "5ec2e7"  # noqa: S105 - no secret of anybody
A, B, C, D = (Seat(number) for number in range(4))
STRANGER = Seat(9)
"""A seat that no table has."""

UNHURRIED = Pace()
"""No clock."""


def head_of(
    key: str = "geroychiki",
    chairs: Sequence[str] = ("", ""),
    options: dict[str, Value] | None = None,
    components: str | None = None,
    pace: Pace = UNHURRIED,
    grace: float = 60,
) -> Head:
    """Lay a table for a game of the catalogue."""
    return Head(
        game=key,
        version=find(key).version,
        options=options or {},
        chairs=tuple(chairs),
        secret=SECRET,
        host="host",
        components=components,
        pace=pace,
        grace=grace,
    )


class Sitting:
    """One table and its store."""

    def __init__(self, head: Head) -> None:
        """Store the head, and open the table from it."""
        self.head = write_head(head)
        self.stored: list[str] = []
        self.table = Table(read_head(self.head))
        self.now = 1000.0

    def grant(self, entries: list[Entry]) -> list[Entry]:
        """Store the entries, and let the table hear what the store has."""
        texts = [write_entry(entry) for entry in entries]
        self.stored += texts
        for text in texts:
            self.table.heard(read_entry(text))
        return entries

    def opened(self) -> Table:
        """Return the table that follows from the store."""
        return opened(read_head(self.head), [read_entry(text) for text in self.stored])

    def all_sit(self) -> "Sitting":
        """Let somebody come to each free seat; a game to which nobody has to come begins."""
        for number, sitter in enumerate(self.table.sitters):
            if sitter.free:
                self.sit(Seat(number))
        self.grant(wishes.begin(self.table, self.now))
        return self

    def sit(self, seat: Seat, guest: str = "") -> list[Entry]:
        """Sit down."""
        name = guest or f"guest {seat}"
        return self.grant(wishes.sit(self.table, seat, name, f"luck of {name}", self.now))

    def moves_of(self, seat: Seat) -> list[str]:
        """Return what a seat may do."""
        return [str(move) for move in self.table.game.legal_moves(self.table.state, seat)]

    def move(self, seat: Seat, text: str, by: str = "") -> list[Entry]:
        """Answer the question of the seat."""
        question = self.table.questions[seat]
        return self.grant(wishes.move(self.table, seat, question, text, self.now, by))

    def next_move(self, luck: Chance) -> list[Entry]:
        """Let somebody who owes a decision make one by luck."""
        seat = luck.choice(self.table.waits_for)
        return self.move(seat, luck.choice(self.moves_of(seat)))

    def play_until(self, found: Callable[["Sitting"], bool], luck: str = "luck") -> None:
        """Play by luck until the table stands so."""
        chance = Chance(luck)
        while not found(self):
            self.next_move(chance)

    def take_over(self, seat: Seat) -> list[Entry]:
        """Let the seat's player leave, and a bot take over as soon as it may."""
        self.grant(wishes.leave(self.table, seat, self.now))
        self.now += self.table.head.grace
        return self.grant(wishes.take_over(self.table, seat, self.now))


def laid(key: str = "geroychiki", chairs: Sequence[str] = ("", ""), **more: Any) -> Sitting:
    """Return a table to which everybody has come."""
    return Sitting(head_of(key, chairs, **more)).all_sit()


def everything(table: Table) -> str:
    """Return all there is to know of a table, byte for byte."""
    game = table.game
    sitters = [
        [each.bot, each.guest, each.luck, each.left, each.taken_over] for each in table.sitters
    ]
    asking = table.asking
    whole: dict[str, object] = {
        "number": table.number,
        "sitters": sitters,
        "moves": table.record.moves if table.dealt else None,
        "seed": table.record.seed if table.dealt else None,
        "state": game.write_state(table.state) if table.dealt else None,
        "waits_for": table.waits_for,
        "story": table.story,
        "questions": table.questions,
        "asked": table.asked,
        "decided": table.decided,
        "clock": [table.clock.left, table.clock.since, table.clock.paid],
        "paused": table.paused,
        "rematch": table.rematch,
        "undone": table.undone,
        "asking": asking and [*asking[:4], sorted(asking.agreed), asking.needs],
    }
    return written(whole)


def led_to(game: AnyGame, record: Record) -> Any:
    """Return the table to which a record leads, played from its deal."""
    state = deal(game, record)
    for seat, text in record.moves:
        game.play(state, seat, move_named(game, text))
    return state
