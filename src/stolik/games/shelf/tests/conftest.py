"""Tables laid by hand: board in, board out.

A shelf is its cards from left to right, a face-down card in brackets: ``AL1 A3.1 [B2.1]``.
Shelves of one player and rows of the middle stand between slashes: ``A3.1 / C1.1 C2.1``.
In a row ``..`` stands for as many other cards as make it six. Cards that a test does not
mention are out of the game, so every scene holds the whole box.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import pytest

from stolik.core import JSON, AnyGame, Chance, Event, Reason, Seat, Value, settle, written
from stolik.games import find
from stolik.games.shelf.components import LEFT, Card
from stolik.games.shelf.moves import Move
from stolik.games.shelf.preparation import ROW_LENGTH, ROWS
from stolik.games.shelf.shelf import Shelf
from stolik.games.shelf.state import UNTIL_SKIP, Table

FILL = ".."


class Scene:
    """A table laid by hand, played with spelled moves and drawn as text."""

    def __init__(
        self,
        *shelves: str,
        rows: str = "",
        deck: str = "",
        discard: str = "",
        collections: Sequence[str] = (),
        game: str | AnyGame = "geroychiki",
        seat: int = 0,
        bonus: bool = False,
        due: int = 0,
        final: bool = False,
        turns_left: int = UNTIL_SKIP,
        ending: str = "",
        **options: Value,
    ) -> None:
        """Lay the shelves of each seat, the middle, and the piles; the deck from its top."""
        self.game = find(game) if isinstance(game, str) else game
        seats = max(2, len(shelves), len(collections))
        self.table: Table = self.game.prepare(
            seats, settle(self.game.options, options), Chance("a table laid by hand")
        )
        self.spare = list(self.table.rules.box.cards)
        self.events: list[Event] = []
        self.table.seat = Seat(seat)
        self.table.bonus, self.table.bonus_due, self.table.final = bonus, due, final
        self.table.turns_left, self.table.ending = turns_left, ending
        for number, text in enumerate(shelves):
            for drawn in parts(text):
                shelf = self.shelf(drawn)
                self.table.shelves[number][shelf.colour] = shelf
        for number, text in enumerate(collections):
            self.table.collections[number] = self.pile(text)
        self.table.deck = self.pile(deck)[::-1]
        self.table.discard = self.pile(discard)
        self.table.rows = self.middle_of(rows, 1 if final else ROWS)
        self.table.removed = self.spare
        self.out = len(self.spare)

    @classmethod
    def offering(cls, move: str, *shelves: str, **parts: Any) -> Scene:
        """Lay these shelves, with the card of this move at an end of a row."""
        return cls(*shelves, rows=f"{card_of(move)} {FILL}", **parts)

    def card(self, code: str) -> Card:
        """Take a card out of the box."""
        found = self.table.rules.box.by_code[code]
        self.spare.remove(found)
        return found

    def pile(self, text: str) -> list[Card]:
        """Take several."""
        return [self.card(code) for code in text.split()]

    def shelf(self, text: str) -> Shelf:
        """Lay a shelf out, a lawful one or not."""
        down = [code.startswith("[") for code in text.split()]
        cards = self.pile(text.replace("[", "").replace("]", ""))
        colour = next((card.colour for card, d in zip(cards, down, strict=True) if not d), 0)
        left = right = None
        left_down = right_down = False
        if down[0] or cards[0].side == LEFT:
            left, left_down = cards.pop(0), down[0]
        if cards and (down[-1] or not cards[-1].is_toy):
            right, right_down = cards.pop(), down[-1]
        return Shelf(colour, tuple(cards), left, right, left_down=left_down, right_down=right_down)

    def middle_of(self, text: str, number: int) -> list[list[Card]]:
        """Lay the rows out; those not mentioned are full, but for the pool of the final round."""
        wanted = [row.split() for row in text.split("/")] if text else []
        wanted += [[FILL] for _ in range(number - len(wanted))] if number > 1 else []
        named = [[self.card(code) for code in row if code != FILL] for row in wanted]
        rows: list[list[Card]] = []
        for row, cards in zip(wanted, named, strict=True):
            place = row.index(FILL) if FILL in row else 0
            fill = [self.spare.pop() for _ in range(ROW_LENGTH - len(cards)) if FILL in row]
            rows.append(cards[:place] + fill + cards[place:])
        return rows or [[]]

    def play(self, *moves: str) -> Scene:
        """Play these moves, each by the seat whose turn it is; telling of them changes nothing."""
        for name in moves:
            silent = self.game.copy(self.table)
            self.game.play(silent, self.table.seat, self.game.by_name[name])
            self.game.play(self.table, self.table.seat, self.game.by_name[name], self.events)
            assert written(self.game.write_state(silent)) == written(self.state)
            codes = [card.code for card in self.table.rules.box.cards]
            assert sorted(self.game.inventory(self.table)) == sorted(codes)
        return self

    @property
    def state(self) -> JSON:
        """The whole table as JSON."""
        return self.game.write_state(self.table)

    def reason(self, move: str, seat: int | None = None) -> Reason | None:
        """Return why the move is refused; the list of legal moves has to agree."""
        who = self.table.seat if seat is None else Seat(seat)
        reason = self.game.why_not(self.table, who, self.game.by_name[move])
        legal = self.game.legal_moves(self.table, who)
        assert (reason is None) == (self.game.by_name[move] in legal)
        return reason

    def why(self, move: str, seat: int | None = None) -> str | None:
        """Return the number of the rule that refuses the move, or none if it is legal."""
        reason = self.reason(move, seat)
        return None if reason is None else reason["rule"]

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """Return what this seat sees, or an onlooker."""
        return self.game.view(self.table, None if seat is None else Seat(seat))

    @property
    def moves(self) -> list[str]:
        """The legal moves of the seat whose turn it is."""
        return [str(move) for move in self.game.legal_moves(self.table, self.table.seat)]

    def ways(self, card: str) -> list[str]:
        """Return where this card may go."""
        return [move.removeprefix(f"{card} ") for move in self.moves if move.startswith(f"{card} ")]

    @property
    def taken(self) -> set[str]:
        """The cards that some legal move takes."""
        return {card_of(move) for move in self.moves}

    @property
    def kinds(self) -> set[str]:
        """What the legal moves do with a card."""
        return {move.split()[1] for move in self.moves}

    @property
    def heard(self) -> list[str]:
        """The keys of what happened."""
        return [event["key"] for event in self.events]

    @property
    def turn(self) -> str:
        """Whose turn it is, such as `seat 1` or `seat 0 bonus +1`."""
        if self.table.over:
            return f"over: {self.game.ending(self.table)}"
        due = f" +{self.table.bonus_due}" if self.table.bonus_due else ""
        return f"seat {self.table.seat}{' bonus' if self.table.bonus else ''}{due}"

    def shelves(self, seat: int = 0) -> str:
        """Draw the shelves of a seat."""
        return " / ".join(drawn(shelf) for shelf in self.table.shelves[seat] if shelf is not None)

    @property
    def middle(self) -> str:
        """Draw the rows."""
        return " / ".join(codes(row) for row in self.table.rows)

    @property
    def deck(self) -> str:
        """Draw the deck from its top."""
        return codes(self.table.deck[::-1])

    @property
    def discard(self) -> str:
        """Draw the discard."""
        return codes(self.table.discard)

    @property
    def removed(self) -> str:
        """Draw what has gone to the box since the scene was laid."""
        return codes(self.table.removed[self.out :])

    def collection(self, seat: int = 0) -> str:
        """Draw a collection."""
        return codes(self.table.collections[seat])

    def points(self, seat: int = 0) -> int:
        """Count a player's points as if the game ended now."""
        return sum(line["points"] for line in self.game.scores(self.table)[seat])


def card_of(move: str) -> str:
    """Return the code with which a move begins."""
    return move.split(maxsplit=1)[0]


def parts(text: str) -> list[str]:
    """Return the shelves in this text."""
    return [part for part in text.split("/") if part.strip()]


def codes(cards: list[Card]) -> str:
    """Name the cards."""
    return " ".join(card.code for card in cards)


def drawn(shelf: Shelf) -> str:
    """Draw a shelf as it is written in a test."""
    down = shelf.face_down()
    return " ".join(f"[{card.code}]" if card in down else card.code for card in shelf.cards())


@dataclass(frozen=True)
class Step:
    """One move of a game played at random."""

    before: Table
    move: Move
    happened: list[Event]
    after: Table

    @property
    def heard(self) -> list[str]:
        """The keys of what happened."""
        return [event["key"] for event in self.happened]

    def total(self, key: str, arg: str) -> int:
        """Add up a number told in these events."""
        return sum(int(str(e["args"][arg])) for e in self.happened if e["key"] == key)


class Walk:
    """A whole game from a seed and some choices: what Hypothesis shrinks and shows."""

    def __init__(self, game: str, seats: int, seed: int, choices: list[int]) -> None:
        """Deal."""
        self.game = find(game)
        self.table: Table = self.game.prepare(seats, self.game.options(), Chance(str(seed)))
        self.choices = choices

    def __iter__(self) -> Iterator[Step]:
        """Play on to the end; the choices come round again and again."""
        number = 0
        while not self.table.over:
            moves = self.game.legal_moves(self.table, self.table.seat)
            move = moves[self.choices[number % len(self.choices)] % len(moves)]
            before, happened = self.table.copy(), list[Event]()
            self.game.play(self.table, before.seat, move, happened)
            yield Step(before, move, happened, self.table)
            number += 1


class CardFile:
    """Our card list, to be changed by a test and written as TOML again."""

    def __init__(self) -> None:
        """Read it."""
        text = (files("stolik.games.shelf") / "cards.toml").read_text("utf-8")
        self.whole: dict[str, Any] = tomllib.loads(text)

    def toy(self, id_: str) -> dict[str, Any]:
        """Return the toy of this id."""
        found: dict[str, Any] = next(toy for toy in self.whole["toys"] if toy["id"] == id_)
        return found

    def edge(self, number: int) -> dict[str, Any]:
        """Return an edge, counted from 1."""
        found: dict[str, Any] = self.whole["edges"][number - 1]
        return found

    @property
    def text(self) -> str:
        """The file."""
        return "\n".join(f"{name} = {toml(value)}" for name, value in self.whole.items())

    @property
    def game(self) -> AnyGame:
        """The game played with it."""
        return find("geroychiki").with_components(self.text)


def toml(value: object) -> str:
    """Write a value in one line of TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {toml(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)


Lay = type[Scene]
Wander = type[Walk]
Cards = type[CardFile]


@pytest.fixture(scope="session")
def lay() -> Lay:
    """Lay a table by hand."""
    return Scene


@pytest.fixture(scope="session")
def walk() -> Wander:
    """Play a whole game at random."""
    return Walk


@pytest.fixture(scope="session")
def card_file() -> Cards:
    """Change our card list."""
    return CardFile


@pytest.fixture
def scene(lay: Lay) -> Scene:
    """Return a table with something everywhere, in the course of a bonus turn."""
    return lay(
        "AL1 A3.1 / B1.1 [C1.1]",
        "C2.1",
        rows="A4.1 AL4 .. BR1",
        deck="C3.1 C3.2 C3.3 C3.4 C4.1 C4.2",
        discard="A5.1",
        collections=["A8.1", "B5.1"],
        bonus=True,
        due=1,
    )
