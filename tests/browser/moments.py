"""Moments of every game to look at its table in: one for each thing that is ever asked there."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from stolik import bots
from stolik.core import Chance, Record, Seat, write_record
from stolik.games import find
from tests.positions import At, agreements, dealt
from tests.server.house import Guest, House, choice

from .people import Person

OWN = Seat(0)
"""Where whoever looks sits."""
GAMES = 6
"""So many are played with so many seats: what is rarely asked comes up in one of them."""
NAMES = ("Маргарита", "Храбрый Пингвин", "Шустрый Журавль", "Быстрый Барсук", "Весёлый Хомяк")
"""As long as those that the house gives to its guests."""


class Moment(NamedTuple):
    """A table after some moves of a game."""

    asked: str
    """The key of what is asked, of the own seat or of somebody else."""
    answers: int
    """In how many ways that can be answered."""
    record: Record

    @property
    def is_end(self) -> bool:
        """Whether nothing is asked any more."""
        return self.asked == "prompt-over"


@cache
def moments(game: str, seats: int) -> list[Moment]:
    """Return one for each question: of all that bots came to, the last with the most answers."""
    fullest: dict[str, Moment] = {}
    for at in tables(game, seats):
        found = moment_of(at)
        before = fullest.get(found.asked)
        if before is None or found.answers >= before.answers:
            fullest[found.asked] = found
    return list(fullest.values())


def first_question(game: str, seats: int) -> Moment:
    """Return the first moment in which something can be answered."""
    return next(moment for moment in map(moment_of, tables(game, seats)) if moment.answers)


def moment_of(at: At) -> Moment:
    """Look at a table as it stands."""
    view = at.game.view(at.state, OWN)
    return Moment(view["prompt"]["key"], len(view["moves"]), at.record)


def tables(game: str, seats: int) -> Iterator[At]:
    """Let bots play whole games, each with other options; return how the table stood."""
    options = [each for number, each in agreements(game) if number == seats]
    greed = bots.find("greed")
    for number, agreed in enumerate(options[:: len(options) // GAMES + 1] * GAMES):
        if number == GAMES:
            return
        at, luck = dealt(find(game), seats, f"a table to look at {number}", agreed), Chance(game)
        yield at
        while to_move := at.game.to_move(at.state):
            seat = to_move[-1]
            moves = at.game.legal_moves(at.state, seat)
            at.play(seat, greed(at.game, seat, at.game.knows(at.state, seat), moves, luck))
            yield at


def sit(ann: Person, house: House, moment: Moment) -> None:
    """Lay the table of a moment; everybody else at it is a person, and waits."""
    begun = moment.record.until(len(moment.record.moves) - moment.is_end)
    chairs = [""] * (begun.seats - 1)
    record = write_record(begun)
    table, invitations = ann.sit_down(begun.game, *chairs, name=NAMES[OWN], record=record)
    guests = [house.guest(name) for name in NAMES[1 : begun.seats]]
    for seat, guest in enumerate(guests, 1):
        guest.sit(table, seat, invitations[seat])
    told = len(ann.told)
    ann.go(f"/t/{table}")
    ann.until(lambda: len(ann.told) > told)
    if moment.is_end:
        play_last(ann, guests, moment.record)
        ann.until(ann.is_over)
    ann.page.get_by_role("heading", name=ann.t("table-board")).wait_for()


def play_last(ann: Person, guests: list[Guest], record: Record) -> None:
    """Make the move that ends a game."""
    seat, move = record.moves[-1]
    path = f"/api/tables/{ann.table}/moves"
    if seat == OWN:
        ann.page.request.post(f"{ann.url}{path}", data=choice(ann.last, seat) | {"move": move})
    else:
        guest = guests[seat - 1]
        guest.done("POST", path, json=choice(guest.look(ann.table), seat) | {"move": move})
