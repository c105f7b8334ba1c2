"""The rug drawn with letters: what lies there, and what must not be told."""

from __future__ import annotations

import pytest

from stolik.core import Chance, Seat
from stolik.games.rally.board import NAMES, PIT
from stolik.games.rally.components import ROADS, kind_of, sides_of
from stolik.games.rally.drawing import JOINTS
from stolik.games.rally.tests.test_view import HERE, Race, at_phase, every_phase
from stolik.terminal.paint import STYLES
from stolik.words import LANGUAGES, Words

Spans = list[list[tuple[str, str]]]


def spans(race: Race, width: int = 80, language: str = "en") -> Spans:
    """Return the drawing as an onlooker sees it."""
    words = Words(language, race.game, ("Ann", "Boris", "Vera", "Gleb"))
    return race.game.draw(race.view(), words.say, width)


def lines(race: Race, width: int = 80, language: str = "en") -> list[str]:
    """Return its lines without their styles."""
    return ["".join(text for text, _ in line).rstrip() for line in spans(race, width, language)]


def tile(race: Race, name: str, width: int = 80) -> list[tuple[str, str]]:
    """Return the three lines of one tile, with their styles."""
    row, column = divmod(NAMES.index(name), 5)
    drawn = spans(race, width)[1 + row * 3 : 4 + row * 3]
    return [line[1 + 2 * column] for line in drawn]


def scene() -> Race:
    """Return a race after three turns: a curve under a car, two tiles banned, one picked."""
    race = Race().drive("a1 open", "a2 open", "a3 open", "turn NE")
    return race.play("swap", "b1 pick")


ENGLISH = """\
           a       b       c       d       e
        ░░░░░░░ ▓▓▓▓▓▓▓ ░░░░░░░ ░░░░░░░ ░░░░░░░
[R]    ═░░a1░░░ ▓▓b1▓▓▓ ░░c1░░░ ░░d1░░░ ░░e1░░░═[G]
        ░░░░░░░ ▓▓▓▓▓▓▓ ░░░░░░░ ░░░░░░░ ░░░░░░░
        ░░░░░░░ ░░░░░░░ ░░░░░░░ ░░░░░░░ ×××××××
   2    ░░a2░░░ ░░b2░░░ ░░c2░░░ ░░d2░░░ ××e2×××
        ░░░░░░░ ░░░░░░░ ░░░░░░░ ░░░░░░░ ×××××××
        ①  ║    ░░░░░░░    ║    ░░░░░░░ ░░░░░░░
   3       ╚═══ ░░b3░░░ ══PIT══ ░░d3░░░ ░░e3░░░
             a3 ░░░░░░░    ║2●  ░░░░░░░ ░░░░░░░
        ░░░░░░░ ░░░░░░░ ░░░░░░░ ░░░░░░░ ░░░░░░░
   4    ░░a4░░░ ░░b4░░░ ░░c4░░░ ░░d4░░░ ░░e4░░░
        ░░░░░░░ ░░░░░░░ ░░░░░░░ ░░░░░░░ ░░░░░░░
        ░░░░░░░ ░░░░░░░ ××××××× ░░░░░░░ ░░░░░░░
[B]    ═░░a5░░░ ░░b5░░░ ××c5××× ░░d5░░░ ░░e5░░░═[Y②]
        ░░░░░░░ ░░░░░░░ ××××××× ░░░░░░░ ░░░░░░░

① Ann · to the pit stop ← to move
② Boris · to the pit stop
"""
NARROW_RUSSIAN = """\
          a     b     c     d     e
        ░░░░░ ▓▓▓▓▓ ░░░░░ ░░░░░ ░░░░░
[К]    ═░a1░░ ▓b1▓▓ ░c1░░ ░d1░░ ░e1░░═[З]
        ░░░░░ ▓▓▓▓▓ ░░░░░ ░░░░░ ░░░░░
        ░░░░░ ░░░░░ ░░░░░ ░░░░░ ×××××
   2    ░a2░░ ░b2░░ ░c2░░ ░d2░░ ×e2××
        ░░░░░ ░░░░░ ░░░░░ ░░░░░ ×××××
        ① ║   ░░░░░   ║   ░░░░░ ░░░░░
   3      ╚══ ░b3░░ ═ПИТ═ ░d3░░ ░e3░░
           a3 ░░░░░   ║2● ░░░░░ ░░░░░
        ░░░░░ ░░░░░ ░░░░░ ░░░░░ ░░░░░
   4    ░a4░░ ░b4░░ ░c4░░ ░d4░░ ░e4░░
        ░░░░░ ░░░░░ ░░░░░ ░░░░░ ░░░░░
        ░░░░░ ░░░░░ ××××× ░░░░░ ░░░░░
[С]    ═░a5░░ ░b5░░ ×c5×× ░d5░░ ░e5░░═[Ж②]
        ░░░░░ ░░░░░ ××××× ░░░░░ ░░░░░

① Ann · едет на пит-стоп ← ходит
② Boris · едет на пит-стоп
"""


@pytest.mark.parametrize("width", [56, 80, 200])
def test_the_whole_picture(width: int) -> None:
    """SR-2, SR-R19: five rows of five, the pit stop in the middle, a finish beside each corner."""
    assert lines(scene(), width) == ENGLISH.splitlines()


@pytest.mark.parametrize("width", [40, 55])
def test_the_whole_picture_in_a_narrow_window_and_in_russian(width: int) -> None:
    """SR-2: smaller tiles, the same rug."""
    assert lines(scene(), width, "ru") == NARROW_RUSSIAN.splitlines()


def test_a_window_is_not_left() -> None:
    """SR-R7, SR-R11: even with all the cars at one finish, in a window where wide tiles fit."""
    race = Race(seats=4, corners="red green blue yellow")
    race.table.cars = [NAMES.index("green")] * 4
    assert max(len(line) for line in lines(race, 56)) <= 56
    assert lines(race)[2].endswith("═[G①②③④]")


# Tiles


@pytest.mark.parametrize("road", [road for roads in ROADS for road in roads])
def test_every_road_is_drawn(road: int) -> None:
    """SR-6: to the sides that it runs to, with its middle, and no other; its place is named."""
    race = Race().play("a1 open")
    race.table.kinds[0], race.table.roads[0] = kind_of(road), road
    sides = sides_of(road)
    top, middle, low = (text for text, _ in tile(race, "a1"))
    assert top == f"①  {'║' if 'N' in sides else ' '}   "
    assert (
        middle
        == f"{'═══' if 'W' in sides else '   '}{JOINTS[sides]}{'═══' if 'E' in sides else '   '}"
    )
    assert low == f"   {'║' if 'S' in sides else ' '} a1"


def test_the_pictures_of_the_middles() -> None:
    """SR-6: each has its arms where the road has them."""
    drawn = [[JOINTS[sides_of(road)] for road in roads] for roads in ROADS]
    assert drawn == [
        ["║", "═"],
        ["╚", "╔", "╗", "╝"],
        ["╩", "╠", "╦", "╣"],
        ["╬"],
        ["╨", "╞", "╥", "╡"],
    ]


def test_a_tile_being_turned_has_no_road_yet() -> None:
    """SR-6: neither a back nor a road, but a place with a name."""
    assert tile(at_phase("turning"), "e5") == [
        ("       ", "plain"),
        ("   ?   ", "plain"),
        ("     e5", "plain"),
    ]


def test_tiles_are_marked_by_style_too() -> None:
    """SR-10: what is picked or banned stands out, what just lies face down does not."""
    race = scene()
    assert {style for _, style in tile(race, "b1")} == {"orange"}
    assert {style for _, style in tile(race, "e2")} == {"orange"}
    assert {style for _, style in tile(race, "a1")} == {"quiet"}
    assert {style for _, style in tile(race, "a3")} == {"title"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_hidden_is_not_drawn(language: str) -> None:
    """SR-R20, SR-R25: with all that is unseen dealt anew, the picture is the same."""
    race = scene()
    before = spans(race, language=language)
    race.table = race.game.redeal(race.table, Seat(0), Chance("other"))
    assert spans(race, language=language) == before


# Cars


@pytest.mark.parametrize(
    ("cars", "width", "top", "low"),
    [
        (1, 80, "①  ║   ", "   ║ a1"),
        (3, 80, "①②③║   ", "   ║ a1"),
        (4, 80, "①②③║   ", "④  ║ a1"),
        (2, 40, "①②║  ", "  ║a1"),
        (4, 40, "①②║  ", "③④║a1"),
    ],
)
def test_cars_on_one_tile_stand_beside_the_road(cars: int, width: int, top: str, low: str) -> None:
    """SR-R11: up to four."""
    race = Race(seats=4, corners="red green blue yellow").play("a1 open")
    race.table.cars[:cars] = [0] * cars
    drawn = tile(race, "a1", width)
    assert (drawn[0], drawn[2]) == ((top, "title"), (low, "title"))


def test_cars_at_the_pit_stop_leave_the_tokens_in_sight() -> None:
    """SR-R9, SR-11: two cars, and one token left."""
    race = Race().drive(*HERE)
    race.table.cars[1] = PIT
    assert tile(race, "pit") == [
        ("①② ║   ", "title"),
        ("══PIT══", "title"),
        ("   ║1● ", "title"),
    ]


@pytest.mark.parametrize(("width", "low"), [(80, "④  ║0● "), (40, "③④║0●")])
def test_all_cars_at_the_pit_stop_leave_room_for_the_tokens(width: int, low: str) -> None:
    """SR-R9, SR-R11: four cars, and no token left."""
    race = Race(seats=4, corners="red green blue yellow")
    race.table.cars, race.table.stack, race.table.goals = [PIT] * 4, [], [0, 1, 2, 3]
    assert tile(race, "pit", width)[2] == (low, "title")


def test_cars_stand_at_the_finishes() -> None:
    """SR-4: each at its own before the first turn, in the colour of the finish."""
    race = Race(seats=4, corners="red yellow green blue")
    drawn = lines(race)
    assert (drawn[2][:8], drawn[2][-5:]) == ("[R①]   ═", "═[G③]")
    assert (drawn[14][:8], drawn[14][-5:]) == ("[B④]   ═", "═[Y②]")
    ends = [(line[0][1], line[-1][1]) for line in (spans(race)[2], spans(race)[14])]
    assert ends == [("red", "green"), ("blue", "yellow")]


@pytest.mark.parametrize(("width", "low"), [(40, "  ║{}●"), (80, "   ║{}● ")])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tokens_on_the_pit_stop_are_counted(seats: int, width: int, low: str) -> None:
    """SR-3: as many as players."""
    race = Race(seats=seats, corners=" ".join(["red", "green", "blue", "yellow"][:seats]))
    assert tile(race, "pit", width)[2] == (low.format(seats), "plain")


def test_it_is_told_when_no_token_is_left() -> None:
    """SR-11: the stack is empty."""
    race = Race().drive(*HERE)
    race.table.stack, race.table.goals[1] = [], 3
    assert tile(race, "pit")[2] == ("   ║0● ", "title")


# Players


def test_a_player_with_a_token_drives_to_its_finish() -> None:
    """SR-11: told in the colour of the finish."""
    drawn = spans(Race(tokens="blue red green yellow").drive(*HERE))
    assert drawn[-2:] == [
        [("① Ann", "title"), (" · to the blue finish", "blue"), (" ← to move", "turn")],
        [("② Boris", "title"), (" · to the pit stop", "plain")],
    ]


def test_at_the_end_nobody_is_to_move() -> None:
    """SR-12: the winner is at the finish."""
    drawn = lines(at_phase("over"))
    assert drawn[2].startswith("[R①]")
    assert drawn[-2:] == ["① Ann · to the red finish", "② Boris · to the pit stop"]


def test_a_car_without_a_corner_is_nowhere() -> None:
    """SR-4: it is to choose one."""
    drawn = lines(at_phase("corner"))
    assert not any("②" in line for line in drawn[:-1])
    assert drawn[-1] == "② Boris · to the pit stop ← to move"


@every_phase
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_drawn_in_every_language(phase: str, language: str) -> None:
    """SR-5: with nothing left open, and every style one that is painted."""
    for width in (40, 80):
        drawn = spans(at_phase(phase), width, language)
        text = "".join(piece for line in drawn for piece, _ in line)
        assert not set("{}$") & set(text)
        assert {style for line in drawn for _, style in line} <= set(STYLES)
