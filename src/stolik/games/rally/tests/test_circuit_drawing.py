"""The rug drawn with letters."""

from __future__ import annotations

import pytest

from stolik.games.rally.tests.test_circuit_rug import JOINTS, LONG_RING, RUNS_TO, Rug
from stolik.games.rally.tests.test_circuit_view import at_phase
from stolik.words import LANGUAGES, Words

SOME = "╔╗╥ ╚╝·╬"
WIDE = """\
      a       b       c       d       e       f       g
   ①④      ③
1     ╔═══ ═══╗       ╥       ·       ·       ·       ·
      ║  ⚑    ║       ║
      ║    ②  ║               ║
2     ╚═══ ═══╝       ·    ═══╬═══    ·       ·       ·
                              ║

3     ·       ·       ·       ·       ·       ·       ·"""
NARROW = """\
     a     b     c     d     e     f     g

1    ╔══ ══╗     ╥     ?     ·     ·     ·
     ║ ⚑   ║     ║
     ║     ║           ║
2    ╚══ ══╝     ·   ══╬══   ·     ·     ·
                       ║

3    ·     ·     ·     ·     ·     ·     ·"""
ENGLISH = """\

The road is closed, a lap is 4 long, laps: 2
Supply: a straight 6, a curve 6, a crossing 3, a dead end 3
① Ann · driven 0, laps 0 ← to move
② Boris · driven 2, laps 0
③ Vera · driven 5, laps 1
④ Gleb · driven 4, laps 1"""
RUSSIAN = """\

Трасса замкнута, длина круга 4, кругов 2
В запасе: прямая 6, поворот 6, перекрёсток 3, тупик 3
① Ann · шагов 0, кругов 0 ← ходит
② Boris · шагов 2, кругов 0
③ Vera · шагов 5, кругов 1
④ Gleb · шагов 4, кругов 1"""


def spans(scene: Rug, width: int = 80, language: str = "en") -> list[list[tuple[str, str]]]:
    """Return the drawing as an onlooker sees it."""
    words = Words(language, scene.game, ("Ann", "Boris", "Vera", "Gleb"))
    return scene.game.draw(scene.view(), words.say, width)


def lines(scene: Rug, width: int = 80, language: str = "en") -> list[str]:
    """Return its lines without their styles and without spaces at the end."""
    return ["".join(text for text, _ in line).rstrip() for line in spans(scene, width, language)]


def race() -> Rug:
    """Lay a race with all four cars on a small ring."""
    return Rug(SOME, driven=[0, 2, 5, 4])


def style_of(scene: Rug, piece: str) -> set[str]:
    """Return the styles in which this piece of text is drawn."""
    return {style for line in spans(scene) for text, style in line if piece in text}


def test_the_rug_is_drawn_from_above() -> None:
    """SR-C1, SR-C7: five rows of seven places, the roads of the tiles, the cars upon them."""
    assert "\n".join(lines(race())[:9]) == WIDE
    assert len(lines(race())) == 1 + 5 * 3 + 3 + 4


def test_a_narrow_window_has_narrow_tiles() -> None:
    """SR-C2: with a question mark where a tile is about to be laid."""
    assert "\n".join(lines(Rug(SOME).play("d1 lay"), 50)[:9]) == NARROW


@pytest.mark.parametrize(("width", "longest"), [(80, 58), (59, 58), (58, 44), (45, 44)])
def test_the_drawing_keeps_to_the_window(width: int, longest: int) -> None:
    """SR-C1: wide tiles as soon as there is room for them."""
    drawn = spans(race(), width)
    assert max(sum(len(text) for text, _ in line) for line in drawn[:16]) == longest


@pytest.mark.parametrize(("language", "below"), [("en", ENGLISH), ("ru", RUSSIAN)])
def test_below_stands_what_the_referee_says(language: str, below: str) -> None:
    """SR-C3, SR-C8: the road, the supply, and how far every car is."""
    assert "\n".join(lines(race(), language=language)[16:]) == below


def test_a_kind_that_is_used_up_is_left_out_of_the_supply() -> None:
    """SR-C1: what there is none of is not named."""
    assert lines(Rug("╬╬╬╬"))[18] == "Supply: a straight 6, a curve 10, a dead end 4"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "The road is not closed"), ("ru", "Трасса не замкнута")]
)
def test_an_open_road_is_said_to_be_open(language: str, said: str) -> None:
    """SR-C3: and no distances stand there before the race."""
    drawn = lines(Rug("╔╗", seats=3), language=language)
    turn = Words(language, Rug().game)("draw-turn")
    assert drawn[17] == said
    assert drawn[19:] == ["① Ann", "② Boris", f"③ Vera ← {turn}"]


def test_the_closed_road_is_drawn_in_bold() -> None:
    """SR-C3: other tiles and empty places are quiet."""
    scene = Rug(SOME)
    for ring in ("╔═══", "═══╗", "╚═══", "═══╝"):
        assert style_of(scene, ring) == {"title"}
    for other in ("╥", "═══╬═══", " · "):
        assert style_of(scene, other) == {"quiet"}


def test_an_open_road_is_not_drawn_in_bold() -> None:
    """SR-C3: until it is closed."""
    assert style_of(Rug("╔╗ ╚"), "╔═══") == {"quiet"}


@pytest.mark.parametrize(("joint", "sides"), list(zip(JOINTS, RUNS_TO, strict=True)))
def test_every_tile_is_drawn_as_it_lies(joint: str, sides: str) -> None:
    """SR-C2: with an arm to each side that its road runs to."""
    scene = Rug(joint, mix="alternative" if len(sides) == 3 else "usual")
    top, middle, low = ("".join(t for t, _ in line)[3:10] for line in spans(scene)[1:4])
    assert top == f"   {'║' if 'N' in sides else ' '}   "
    assert low == f"   {'║' if 'S' in sides else ' '}   "
    west, east = ("═" * 3 if side in sides else " " * 3 for side in "WE")
    assert middle == west + joint + east


@pytest.mark.parametrize(
    ("width", "tile"),
    [(80, ["①②③    ", "   ╔═══", "④  ║  ⚑"]), (50, ["①②   ", "  ╔══", "③④║ ⚑"])],
)
def test_four_cars_fit_on_a_tile(width: int, tile: list[str]) -> None:
    """SR-C7: above the road and below it, and the road is still seen."""
    drawn = spans(Rug(LONG_RING, driven=[0, 0, 0, 0]), width)
    assert [line[1][0] for line in drawn[1:4]] == tile


@pytest.mark.parametrize(("rug", "flags"), [(SOME, 1), (LONG_RING, 1), ("╔╗ ╚", 0), ("·", 0)])
@pytest.mark.parametrize("width", [80, 50])
def test_only_the_start_of_a_closed_road_carries_a_flag(rug: str, flags: int, width: int) -> None:
    """SR-C4: an open road has no start."""
    drawn = spans(Rug(rug), width)
    assert [text.count("⚑") for line in drawn for text, _ in line if "⚑" in text] == [1] * flags


@pytest.mark.parametrize(("width", "tile"), [(80, "   ║  ⚑"), (50, "  ║ ⚑")])
def test_the_flag_stands_at_the_upper_left_of_the_road(width: int, tile: str) -> None:
    """SR-C4: on the leftmost of its uppermost tiles, at the lower right."""
    drawn = spans(Rug("···╔╗ ╔══╝║ ╚═══╝"), width)
    assert drawn[3][1 + 2 * 3] == (tile, "title")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["empty", "building", "laying", "racing", "over", "no race"])
def test_every_table_can_be_drawn_in_every_language(phase: str, language: str) -> None:
    """With nothing left open, and every style one that is painted."""
    for width in (80, 40):
        drawn = spans(at_phase(phase), width, language)
        assert not set("{}$") & {letter for line in drawn for text, _ in line for letter in text}
        assert {style for line in drawn for _, style in line} <= {"title", "plain", "quiet", "turn"}


@pytest.mark.parametrize(("phase", "marked"), [("racing", 1), ("over", 0), ("no race", 0)])
def test_whose_turn_it_is_is_marked(phase: str, marked: int) -> None:
    """SR-C1: nobody's at the end."""
    drawn = spans(at_phase(phase))
    assert [style for line in drawn for _, style in line].count("turn") == marked
