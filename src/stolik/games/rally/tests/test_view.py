"""What a seat is shown: open tiles and backs, what is asked, and every move taken apart."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.core import JSON, AnyGame, Chance, Event, Phrase, Seat, phrase
from stolik.games import find
from stolik.games.rally.board import CELLS, NAMES, PIT, TRACK
from stolik.games.rally.components import COLOURS
from stolik.games.rally.state import PHASES, Table

RUG = """
    x c s c x
    s c d c s
    c s . s c
    d c x c d
    x c s c d
"""
"""Straights, curves, crossings and dead ends as our box has them, from upper left."""
LETTERS = "sctxd"
HERE = ["a1 open", "a2 open", "a3 open", "turn NE", "b3 open", "pit drive"]
"""The first car's way to the pit stop."""
HOME = ["b3 open", "a3 open", "turn NE", "a2 open", "a1 open", "red drive"]
"""And back to its corner."""
IDLE = [["swap", "d1 pick", "d2 pick"], ["swap", "c5 pick", "e2 pick"]]
"""Swaps that change nothing but the turn: tiles of one kind."""


class Race:
    """A rug laid by hand; the first car starts at the upper left corner, the second below right."""

    def __init__(
        self,
        rug: str = RUG,
        seats: int = 2,
        tokens: str = "red yellow green blue",
        corners: str = "red yellow",
        **options: str,
    ) -> None:
        """Lay it; the tokens are named from the top of the stack, then those in the box."""
        self.game: AnyGame = find("rally")
        settled = self.game.options(**({"first_seat": "1"} | options))
        self.table: Table = self.game.prepare(seats, settled, Chance("race"))
        self.events: list[Event] = []
        letters = rug.replace(".", "").split()
        for place, letter in zip(TRACK, letters, strict=True):
            self.table.kinds[place] = LETTERS.index(letter)
        named = [COLOURS.index(token) for token in tokens.split()]
        self.table.stack, self.table.boxed = named[:seats][::-1], named[seats:]
        self.play(*(f"{corner} start" for corner in corners.split()))

    def play(self, *moves: str) -> Race:
        """Let whoever is asked say these things."""
        for move in moves:
            self.game.play(self.table, self.table.seat, self.game.by_name[move], self.events)
        return self

    def drive(self, *moves: str) -> Race:
        """Let the first car drive so, while the second player swaps like for like."""
        for move in moves:
            self.play(move)
            if self.table.seat == 1 and not self.table.over:
                self.play(*IDLE[self.table.turn // 2 % 2])
        return self

    def see(self, *names: str) -> Race:
        """Let these tiles have been seen in the first turn."""
        for name in names:
            self.table.seen[NAMES.index(name)] = 1
        return self

    @property
    def state(self) -> JSON:
        """The whole table as JSON."""
        return self.game.write_state(self.table)

    @property
    def moves(self) -> list[str]:
        """The legal moves of whoever is asked."""
        return [str(move) for move in self.game.legal_moves(self.table, self.table.seat)]

    def view(self, seat: int | None = None) -> Any:
        """Return what this seat sees, or an onlooker."""
        return self.game.view(self.table, None if seat is None else Seat(seat))

    def cell(self, name: str, seat: int | None = None) -> Any:
        """Return one place as a seat sees it."""
        return self.view(seat)["cells"][NAMES.index(name)]

    def offered(self, move: str) -> Any:
        """Return a move that is offered, taken apart."""
        moves = self.view(self.table.seat)["moves"]
        return next(each for each in moves if each["move"] == move)


def at_phase(phase: str) -> Race:
    """Return a race at which just this is asked."""
    if phase == "corner":
        return Race(corners="red")
    race = Race()
    if phase == "turning":
        race.play("a1 open", "e5 open")
    if phase == "swapping":
        race.play("a1 open", "swap", "b1 pick")
    if phase == "over":
        race.drive(*HERE, *HOME)
    assert PHASES[race.table.phase] == phase
    return race


every_phase = pytest.mark.parametrize("phase", PHASES)
every_seat = pytest.mark.parametrize("seat", [None, 0, 1])


# Tiles


def back(name: str, *, banned: bool = False, picked: bool = False) -> dict[str, Any]:
    """Return a back as it is seen."""
    return {"place": name, "tile": None, "road": None, "banned": banned, "picked": picked}


@every_seat
def test_at_first_nothing_but_backs_and_the_pit_stop_is_seen(seat: int | None) -> None:
    """SR-2, SR-R12: the pit stop lies face up and is open on all sides."""
    cells = Race().view(seat)["cells"]
    assert len(cells) == CELLS
    assert [cell for cell in cells if cell["place"] != "pit"] == [back(NAMES[n]) for n in TRACK]
    assert cells[PIT] == back("pit") | {"tile": "pit", "road": "NESW"}


@every_seat
def test_an_open_tile_is_seen_with_its_road(seat: int | None) -> None:
    """SR-6: by everybody."""
    race = Race().play("a1 open", "e5 open", "turn N")
    assert race.cell("a1", seat) == back("a1") | {"tile": "crossing", "road": "NESW"}
    assert race.cell("e5", seat) == back("e5") | {"tile": "dead-end", "road": "N"}


@every_seat
def test_a_tile_being_turned_is_seen_without_a_road(seat: int | None) -> None:
    """SR-6: its kind is known, the way it lies is not settled."""
    assert at_phase("turning").cell("e5", seat) == back("e5") | {"tile": "dead-end"}


@every_seat
def test_a_tile_turned_down_again_shows_nothing(seat: int | None) -> None:
    """SR-9, SR-R20: memory is the game."""
    race = Race().drive("a1 open", "a2 open")
    assert race.cell("a1", seat) == back("a1")


@every_seat
def test_tiles_just_swapped_are_marked(seat: int | None) -> None:
    """SR-10: both, for the next player's turn; a drive lifts the ban."""
    race = Race().play("swap", "a2 pick", "b2 pick")
    assert race.cell("a2", seat) == back("a2", banned=True)
    assert race.cell("b2", seat) == back("b2", banned=True)
    assert not race.cell("c2", seat)["banned"]
    race.play("e5 open", "turn N")
    assert race.cell("a2", seat) == back("a2")


@every_seat
def test_the_first_of_two_is_marked(seat: int | None) -> None:
    """SR-10: until the second is named."""
    race = at_phase("swapping")
    assert race.cell("b1", seat) == back("b1", picked=True)
    race.play("d1 pick")
    assert race.cell("b1", seat) == back("b1", banned=True)


def test_every_seat_sees_the_same_rug() -> None:
    """SR-R20: nobody has anything hidden from the others."""
    race = Race().drive("a1 open", "a2 open")
    assert race.view(0)["cells"] == race.view(1)["cells"] == race.view()["cells"]


# Cars and tokens


def test_a_car_before_it_has_a_corner_is_nowhere() -> None:
    """SR-4: the first has chosen, the second has not."""
    assert at_phase("corner").view()["seats"] == [
        {"place": "red", "start": "red", "goal": None},
        {"place": None, "start": None, "goal": None},
    ]


def test_where_a_car_is_and_where_it_began() -> None:
    """SR-4, SR-6: both are told."""
    assert Race().play("a1 open").view()["seats"][0] == {
        "place": "a1",
        "start": "red",
        "goal": None,
    }


@every_seat
def test_the_goal_is_seen_once_the_token_is_taken(seat: int | None) -> None:
    """SR-11: face up, so by everybody; of the stack only the number."""
    race = Race(tokens="green red yellow blue").drive(*HERE[:-1])
    assert (race.view(seat)["tokens"], race.view(seat)["seats"][0]["goal"]) == (2, None)
    race.play("pit drive")
    assert (race.view(seat)["tokens"], race.view(seat)["seats"][0]["goal"]) == (1, "green")


def test_the_finishes_are_named_corner_by_corner() -> None:
    """SR-2: upper left, upper right, lower left, lower right."""
    assert Race().view()["finishes"] == ["red", "green", "blue", "yellow"]


# What is asked


@every_phase
def test_the_frame_of_a_view(phase: str) -> None:
    """SR-5: the game, the seat, what is asked of whom, and the count of turns."""
    race = at_phase(phase)
    view = race.view(1)
    assert (view["game"], view["seat"], view["phase"]) == ("rally", 1, phase)
    assert view["to_move"] == ([] if phase == "over" else [race.table.seat])
    assert view["turn"] == race.table.turn
    assert race.view()["seat"] is None


DEAD_END = phrase("tile", kind="dead-end")


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("corner", phrase("prompt-corner")),
        ("turn", phrase("prompt-turn")),
        ("turning", phrase("prompt-turning", tile=DEAD_END)),
        ("swapping", phrase("prompt-second")),
        ("over", phrase("prompt-over")),
    ],
)
def test_the_prompt_says_what_is_asked(phase: str, expected: Phrase) -> None:
    """SR-4, SR-5, SR-6, SR-10, SR-12: each question has a prompt of its own."""
    race = at_phase(phase)
    assert race.view(race.table.seat)["prompt"] == expected


def test_the_prompt_for_the_first_of_two_tiles() -> None:
    """SR-10: before any is named."""
    assert Race().play("swap").view(0)["prompt"] == phrase("prompt-first")


def test_the_prompt_after_the_pit_stop_names_the_finish() -> None:
    """SR-11: of the colour of the token."""
    race = Race().drive(*HERE)
    expected = phrase("prompt-to-finish", finish=phrase("finish", colour="red"))
    assert race.view(0)["prompt"] == expected


@pytest.mark.parametrize("phase", PHASES[:-1])
def test_whoever_is_not_asked_waits(phase: str) -> None:
    """SR-5: told for whom; an onlooker too."""
    race = at_phase(phase)
    expected = phrase("prompt-wait", seat=race.table.seat)
    assert race.view(1 - race.table.seat)["prompt"] == race.view()["prompt"] == expected


def test_the_end_is_told_to_everybody() -> None:
    """SR-12: nobody is asked any more."""
    race = at_phase("over")
    for seat in (None, 0, 1):
        view = race.view(seat)
        assert (view["prompt"], view["to_move"], view["moves"]) == (phrase("prompt-over"), [], [])


# Moves


@every_phase
def test_the_moves_are_those_of_the_seat(phase: str) -> None:
    """SR-5: in the order of the list; the others and onlookers have none."""
    race = at_phase(phase)
    seat = race.table.seat
    assert [move["move"] for move in race.view(seat)["moves"]] == race.moves
    assert race.view(1 - seat)["moves"] == race.view()["moves"] == []


TAKEN_APART: dict[str, tuple[str, str, dict[str, Any]]] = {
    "a start": (
        "corner",
        "yellow start",
        {
            "code": "",
            "about": phrase("finish", colour="yellow"),
            "says": phrase("move-start"),
            "act": "start",
            "place": "yellow",
            "road": None,
        },
    ),
    "an opening": (
        "turn",
        "a1 open",
        {
            "code": "",
            "about": phrase("about-open"),
            "says": phrase("move-open", cell="a1"),
            "act": "open",
            "place": "a1",
            "road": None,
        },
    ),
    "a swap": (
        "turn",
        "swap",
        {
            "code": "",
            "about": phrase("about-swap"),
            "says": phrase("move-swap"),
            "act": "swap",
            "place": None,
            "road": None,
        },
    ),
    "a way to lie": (
        "turning",
        "turn N",
        {
            "code": "",
            "about": DEAD_END,
            "says": phrase("move-turn", sides="N"),
            "act": "turn",
            "place": None,
            "road": "N",
        },
    ),
    "a tile to be swapped": (
        "swapping",
        "c1 pick",
        {
            "code": "",
            "about": phrase("about-pick"),
            "says": phrase("move-pick", cell="c1"),
            "act": "pick",
            "place": "c1",
            "road": None,
        },
    ),
    "no swap": (
        "swapping",
        "back",
        {
            "code": "",
            "about": phrase("about-choice"),
            "says": phrase("move-back"),
            "act": "back",
            "place": None,
            "road": None,
        },
    ),
}


@pytest.mark.parametrize("what", TAKEN_APART)
def test_a_move_is_taken_apart(what: str) -> None:
    """SR-4, SR-5, SR-6, SR-10: with every part, for a screen."""
    phase, move, parts = TAKEN_APART[what]
    assert at_phase(phase).offered(move) == {"move": move} | parts


def test_a_drive_to_the_pit_stop_has_no_code() -> None:
    """SR-R22: there is one pit stop only, it needs no name."""
    drive = Race().drive(*HERE[:-1]).offered("pit drive")
    assert (drive["code"], drive["about"], drive["place"]) == ("", phrase("pit"), "pit")
    assert (drive["act"], drive["says"], drive["road"]) == ("drive", phrase("move-drive"), None)


def test_a_drive_back_to_a_finish_has_no_code() -> None:
    """SR-R7: its colour tells it."""
    drive = Race().drive("a1 open").offered("red drive")
    assert (drive["code"], drive["about"]) == ("", phrase("finish", colour="red"))
