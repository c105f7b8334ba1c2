"""A rug laid by hand: board in, board out.

A board is up to five rows of five cells; rows that are left out are full of unknown tiles.

    .            a tile face down that nobody has seen; it is filled in from the rest of the mix
    s c t x d    a tile face down that somebody has seen: straight, curve, tee, crossing, dead end
    ║ ═ ╚ ╔ …    an open tile, as its road lies; after it the cars that stand there: `╬12`
    S C T X D    a tile that was just opened and is being turned round
    P            the pit stop, in the middle; its cars too: `P3`

    at="red12 blue3"             cars on start and finish tiles; a car that is mentioned nowhere
                                 stands where it started
    starts="red green"           where the cars started, by seat: in the order of the colours
    goals="blue -"               the tokens taken, by seat
    stack="red yellow"           the tokens on the pit stop, the top first
    swapped="a1 b2"              the tiles swapped in the turn before
    first=True                   the first round; else it is the second

Without a board the table is as prepared, and corners are chosen. `scene.board` draws what lies
there now; `drawn` writes the board of a test in the same form, so that they can be compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from stolik.core import JSON, AnyGame, Chance, Event, Reason, Seat, Value, settle, written
from stolik.games import find
from stolik.games.rally.board import CELLS, CORNERS, NAMES, PIT, TRACK
from stolik.games.rally.components import COLOURS, KINDS, NOTHING, SIDES
from stolik.games.rally.state import NEVER, TURN_PHASE, Table

LETTERS = "sctxd"
"""Of the kinds, in their order."""
JOINTS = "╨╞╥╡║═╚╔╗╝╠╦╣╩╬"
RUNS_TO = [*"NESW", "NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW", "NESW"]
"""The sides to which the road of each joint runs."""
SHAPES = "dddd" + "ss" + "cccc" + "tttt" + "x"
"""The kind of each joint."""
ROW = ". . . . ."
UNKNOWN = [ROW, ROW, ". . P . .", ROW, ROW]


class Scene:
    """A table laid by hand, played with spelled moves and drawn as text."""

    def __init__(
        self,
        board: str | None = None,
        *,
        seats: int = 2,
        at: str = "",
        starts: str = "red green blue yellow",
        goals: str = "",
        stack: str = "",
        swapped: str = "",
        seat: int = 0,
        first: bool = False,
        seed: str = "scene",
        **options: Value,
    ) -> None:
        """Lay the table; what is not mentioned lies as luck will have it."""
        self.game: AnyGame = find("rally")
        self.events: list[Event] = []
        chosen = settle(self.game.options, options)
        self.table: Table = self.game.prepare(seats, chosen, Chance(seed))
        if board is not None:
            self.table.phase = TURN_PHASE
            self.table.seat = Seat(seat)
            self.table.turn = seat + 1 if first else seats + seat + 1
            self.table.swapped = [place(name) for name in swapped.split()]
            self.lay_cars(cells(board), starts.split()[:seats], at)
            self.lay_tiles([cell[0] for cell in cells(board)], Chance(seed))
            self.lay_tokens(goals.split(), stack.split())
        self.laid = sorted(self.game.inventory(self.table))
        self.hold()

    def lay_cars(self, board: list[str], starts: list[str], at: str) -> None:
        """Put the cars where the board and the finishes have them."""
        table = self.table
        table.starts = [place(name) for name in starts]
        table.cars = table.starts.copy()
        found = {number: cell[1:] for number, cell in enumerate(board)}
        for word in at.split():
            colour = word.rstrip("1234")
            found[place(colour)] = word.removeprefix(colour)
        for where, digits in found.items():
            for digit in digits:
                table.cars[int(digit) - 1] = where

    def lay_tiles(self, marks: list[str], chance: Chance) -> None:
        """Lay the tiles that are drawn, and the rest of the mix where nobody has looked."""
        table = self.table
        left = [kind for kind, number in enumerate(table.rules.mix) for _ in range(number)]
        unknown: list[int] = []
        for where in TRACK:
            mark = marks[where]
            table.roads[where] = bits(RUNS_TO[JOINTS.index(mark)]) if mark in JOINTS else 0
            if mark == ".":
                unknown.append(where)
                continue
            letter = SHAPES[JOINTS.index(mark)] if mark in JOINTS else mark
            table.kinds[where] = LETTERS.index(letter)
            table.seen[where] = 1
            left.remove(table.kinds[where])
        chance.shuffle(left)
        for where, kind in zip(unknown, left, strict=True):
            table.kinds[where], table.seen[where] = kind, NEVER

    def lay_tokens(self, goals: list[str], stack: list[str]) -> None:
        """Give these tokens, and pile up these; the others follow in the order of the colours."""
        table = self.table
        seats = len(table.cars)
        goals += ["-"] * (seats - len(goals))
        table.goals = [NOTHING if goal == "-" else COLOURS.index(goal) for goal in goals]
        piled = [COLOURS.index(token) for token in stack]
        taken = [*piled, *table.goals]
        piled += [token for token in range(len(COLOURS)) if token not in taken]
        height = seats - sum(goal != NOTHING for goal in table.goals)
        table.stack, table.boxed = piled[:height][::-1], piled[height:]

    # Playing

    def play(self, *moves: str) -> Scene:
        """Play these moves, each by the seat whose turn it is; telling of them changes nothing."""
        for name in moves:
            move, seat = self.game.by_name[name], self.table.seat
            silent = self.game.copy(self.table)
            self.game.play(silent, seat, move)
            self.game.play(self.table, seat, move, self.events)
            assert written(self.game.write_state(silent)) == written(self.state)
            self.hold()
        return self

    def swap(self, two: str = "d5 e5") -> Scene:
        """Let the seat whose turn it is swap these two tiles."""
        one, other = two.split()
        return self.play("swap", f"{one} pick", f"{other} pick")

    def hold(self) -> None:
        """Hold the table against its deductions; nothing is lost, and the rules agree."""
        self.game.check(self.table)
        assert sorted(self.game.inventory(self.table)) == self.laid
        for number in range(len(self.table.cars)):
            seat = Seat(number)
            legal = self.game.legal_moves(self.table, seat)
            assert bool(legal) == (seat in self.game.to_move(self.table))
            allowed = [
                move for move in self.game.moves if not self.game.why_not(self.table, seat, move)
            ]
            assert sorted(map(str, legal)) == sorted(map(str, allowed))

    # Looking

    @property
    def state(self) -> JSON:
        """The whole table as JSON."""
        return self.game.write_state(self.table)

    @property
    def board(self) -> str:
        """The tiles and the cars on them, drawn as in a test."""
        return aligned([self.cell(where) for where in range(CELLS)])

    def cell(self, where: int) -> str:
        """Draw a cell."""
        return f"{self.mark(where)}{self.cars(where)}"

    def mark(self, where: int) -> str:
        """Draw a tile."""
        table = self.table
        if where == PIT:
            return "P"
        if table.roads[where]:
            return JOINTS[RUNS_TO.index(sides(table.roads[where]))]
        letter = LETTERS[table.kinds[where]]
        if where == table.opened:
            return letter.upper()
        return "." if table.seen[where] == NEVER else letter

    def cars(self, where: int) -> str:
        """Name the cars that stand there."""
        return "".join(str(seat + 1) for seat, car in enumerate(self.table.cars) if car == where)

    @property
    def at(self) -> str:
        """The cars on start and finish tiles, such as `red12 blue3`."""
        found = [(NAMES[CELLS + n], self.cars(CELLS + n)) for n in range(len(CORNERS))]
        return " ".join(colour + cars for colour, cars in found if cars)

    @property
    def turn(self) -> str:
        """Whose turn it is, such as `seat 1`, or how the race ended."""
        ending = self.game.ending(self.table)
        return f"seat {self.table.seat}" if ending is None else f"over: {ending}"

    @property
    def goals(self) -> str:
        """The tokens taken, by seat."""
        return " ".join("-" if goal == NOTHING else COLOURS[goal] for goal in self.table.goals)

    @property
    def stack(self) -> str:
        """The tokens on the pit stop, the top first."""
        return " ".join(COLOURS[token] for token in self.table.stack[::-1])

    @property
    def tiles(self) -> list[str]:
        """The kinds of all tiles, by place."""
        return [KINDS[self.table.kinds[where]] for where in TRACK]

    @property
    def moves(self) -> list[str]:
        """The legal moves of the seat whose turn it is."""
        return [str(move) for move in self.game.legal_moves(self.table, self.table.seat)]

    @property
    def drives(self) -> set[str]:
        """The legal moves other than swapping."""
        return set(self.moves) - {"swap"}

    def reason(self, move: str, seat: int | None = None) -> Reason | None:
        """Return why the move is refused; the list of legal moves has to agree."""
        who = self.table.seat if seat is None else Seat(seat)
        found = self.game.why_not(self.table, who, self.game.by_name[move])
        legal = self.game.legal_moves(self.table, who)
        assert (found is None) == (self.game.by_name[move] in legal)
        return found

    def why(self, move: str, seat: int | None = None) -> str | None:
        """Return the rule that refuses the move and the key of its sentence, or none if legal."""
        found = self.reason(move, seat)
        return None if found is None else f"{found['rule']} {found['key'].removeprefix('why-not-')}"

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """Return what this seat sees, or an onlooker."""
        return self.game.view(self.table, None if seat is None else Seat(seat))

    def shown(self, name: str) -> Mapping[str, Any]:
        """Return what everybody sees of a cell."""
        found: Mapping[str, Any] = self.view()["cells"][place(name)]
        return found

    @property
    def heard(self) -> list[str]:
        """The keys of what happened."""
        return [event["key"] for event in self.events]


def place(name: str) -> int:
    """Return the place of this name."""
    return NAMES.index(name)


def bits(text: str) -> int:
    """Return the road to these sides."""
    return sum(1 << SIDES.index(side) for side in text)


def sides(road: int) -> str:
    """Return the sides of this road."""
    return "".join(side for number, side in enumerate(SIDES) if road >> number & 1)


def cells(board: str) -> list[str]:
    """Take a board apart; the rows that are left out are unknown."""
    rows = [row.split() for row in board.splitlines() if row.strip()]
    rows += [row.split() for row in UNKNOWN[len(rows) :]]
    found = [cell for row in rows for cell in row]
    assert len(found) == CELLS
    assert found[PIT][0] == "P"
    return found


def aligned(found: list[str]) -> str:
    """Write cells as a board, in columns."""
    rows = [found[row : row + 5] for row in range(0, CELLS, 5)]
    return "\n".join(" ".join(f"{cell:<3}" for cell in row).rstrip() for row in rows)


def drawn(board: str) -> str:
    """Write the board of a test as a scene draws it."""
    return aligned(cells(board))


Lay = type[Scene]


@pytest.fixture(scope="session")
def lay() -> Lay:
    """Lay a table by hand."""
    return Scene
